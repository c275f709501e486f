"""Chapter 21 in battle: fortify, negotiation, and taking prisoners (chapters 21, 28)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Campaign, spec
from ..beats import beat
from ..checks import check, spend_point
from ..gear import of_kind
from ..leader import knows
from ..scenario.conditions import holds
from ..squad import alive
from .end import settle
from .enemies import groups, leave, level, soldiers, standing

TIES_IN_A_BUNDLE = 10  # UA-28.62


def fortify_choices(c: Campaign, seat: str) -> list[str]:
    """UA-21.2, UA-21.3: the leader alone or all members in the battle; the same ones never twice."""
    return [who for who in ("leader", "members") if f"{who}:{seat}" not in c.fight.fortified]


@beat("skill_fortify", "UA-21.2", "UA-21.3")
def fortify(c: Campaign, table: Table, seat: str) -> None:
    """+1 to the defence rolls of the leader, or of all members taking part, until the battle ends."""
    who = table.choose(Choice(seat, "fortify", "UA-21.2", fortify_choices(c, seat)))
    table.tell("skill_used", who=seat, skill="fortify")
    spend_point(table, seat, c.squads[seat])
    c.fight.fortified.append(f"{who}:{seat}")


def negotiable(c: Campaign, key: str) -> bool:
    """UA-21.11: not with fanatics or the mission-bound; with those who fight to the end unless ruled otherwise."""
    unit = c.fight.units[key]
    tags = spec(c, unit).tags
    if "fanatic" in tags or "mission_bound" in tags or "no_prisoners" in c.op.map_marks:  # UA-28.34
        return False
    return unit.attitude != "fight_to_the_end" or c.rulings["negotiation_on_diehards"] == "allowed"


def can_negotiate(c: Campaign, seat: str) -> bool:
    """UA-21.7: exactly one enemy soldier is left."""
    if soldiers(c) != 1 or not knows(c, c.squads[seat].leader, "negotiation"):
        return False
    return negotiable(c, groups(c)[0])


@beat("skill_negotiation", "UA-21.7", "UA-21.8", "UA-21.9", "UA-20.6")
def negotiation(c: Campaign, table: Table, seat: str) -> None:
    """A command roll against the level makes the last soldier a prisoner; no restraint is needed."""
    key = groups(c)[0]
    if talk(c, table, seat, key):
        c.fight.units[key].strength = 0
        c.fight.units[key].captured += 1
        leave(c, table, key, "captured")
        take_prisoners(c, table, key, 1)
        settle(c, table)


def talk(c: Campaign, table: Table, seat: str, key: str) -> bool:
    """The command roll of a negotiation (UA-20.3, UA-20.6, UA-21.8)."""
    squad = c.squads[seat]
    before = squad.leader.points
    table.tell("skill_used", who=seat, skill="negotiation")
    spend_point(table, seat, squad)
    value = before if c.rulings["skill_roll_value"] == "before_payment" else before - 1
    tally = Tally(value, "UA-18.7", "command")
    return check(table, "command", level(c, key, "negotiation"), tally, who=seat, unit=key).success


@beat("flight", "UA-21.10")
def flight(c: Campaign, table: Table, key: str) -> None:
    """When soldiers flee one negotiation may catch one of them."""
    unit = c.fight.units[key]
    for seat in alive(c):
        if not unit.strength or not knows(c, c.squads[seat].leader, "negotiation") or not negotiable(c, key):
            continue
        if table.choose(Choice(seat, "flight", "UA-21.10", ["let_go", "negotiate"], {"unit": key})) == "negotiate":
            if talk(c, table, seat, key):
                unit.captured += 1
                take_prisoners(c, table, key, 1)
            return


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
def capture_unit(c: Campaign, table: Table, key: str) -> None:
    """They give themselves up; the capture of the last enemy ends the battle."""
    unit = c.fight.units[key]
    n = unit.strength if unit.kind == "group" else 1
    c.op.tied += n if unit.kind == "group" else 0
    unit.strength = 0
    unit.captured += n
    leave(c, table, key, "captured")
    take_prisoners(c, table, key, n)
    settle(c, table)
