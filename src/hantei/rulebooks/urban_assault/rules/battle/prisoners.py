"""Chapters 21 and 28: prisoners (捕虜): who is taken, and by how many cable ties they are held."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table

from ...state import Campaign, spec
from ..beats import beat
from ..gear import of_kind
from ..scenario.conditions import holds
from ..squad import alive
from .end import settle
from .enemies import leave, standing

TIES_IN_A_BUNDLE = 10  # UA-28.62


def take_prisoners(c: Campaign, table: Table, key: str, n: int) -> None:
    """Prisoners (捕虜) go by the unit where the scenario declares such, else as soldiers.

    A scenario that says what a capture does (`on_capture`) books its prisoners itself.
    """
    unit = c.fight.units[key]
    table.tell("captured", unit=key, n=n)
    if spec(c, unit).on_capture:
        then(c, ("effects", f"{unit.spec}/on_capture"))
        return
    kind = key if key in c.scenario.prisoners else "soldier"
    c.op.prisoners[kind] = c.op.prisoners.get(kind, 0) + n


def free_ties(c: Campaign) -> int:
    """UA-28.61, UA-28.62: one bundle holds ten prisoners at a time."""
    tied = min(c.op.tied, sum(c.op.prisoners.values()))
    bundles = sum(
        1 for seat in alive(c) for key in of_kind(c, c.squads[seat], "equipment")
        if c.squads[seat].items[key].gear == "cable_ties"
    )  # fmt: skip
    return bundles * TIES_IN_A_BUNDLE - tied


def capturable(c: Campaign) -> list[str]:
    """UA-28.61, UA-SC.14: soldiers whom the scenario lets the squad take prisoner now, with ties for all of them."""
    if "no_prisoners" in c.op.map_marks:  # UA-28.34
        return []
    found = []
    for key in standing(c):
        unit = c.fight.units[key]
        when = spec(c, unit).capture_when
        heads = unit.strength if unit.kind == "group" else 0  # ties are useless on high-threat targets
        if when is not None and holds(c, when) and (not heads or free_ties(c) >= heads):
            found.append(key)
    return found


@beat("capture_unit", "UA-28.61", "UA-28.62", "UA-36.33")
def capture_unit(c: Campaign, table: Table, key: str, by: str = "") -> None:
    """They give themselves up to the leader `by`; the capture of the last enemy ends the battle."""
    unit = c.fight.units[key]
    n = unit.strength if unit.kind == "group" else 1
    c.op.tied += n if unit.kind == "group" else 0
    unit.strength = 0
    unit.captured += n
    leave(c, table, key, "captured", **({"by": by} if by else {}))
    take_prisoners(c, table, key, n)
    settle(c, table)
