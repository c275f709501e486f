"""Chapter 05: the cleanup process (クリンナッププロセス), step by step."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..content.effects import Wear
from ..state import Fight
from .beats import beat
from .damage import Share, corrosion_damage, take_damage
from .figures import in_force, in_order
from .lasting import lift
from .statuses import corrode, has, recover


@beat("cleanup", "SK-05.27", "SK-05.28", "SK-05.23", "SK-05.24", "SK-05.25", "SK-05.31", "SK-05.32")
def cleanup(c: Fight, table: Table) -> None:
    """Continuous damage; statuses that end; effects that end; cleanup skills; uses restored; then the next round."""
    table.tell("cleanup")
    then(c, *cleanup_steps(c), ("round_over",), ("next_round",))


def cleanup_steps(c: Fight) -> list[BeatCall]:
    """SK-05.27, SK-05.30: the steps in their order, each for everybody before the next begins."""
    c.stage = "cleanup"
    suffering = [name for name in c.fighters if has(c, name, "corrosion") or wears_down(c, name)]
    return [
        *(("corrosion", name) for name in in_order(c, suffering)),
        ("end_statuses",),
        ("end_effects",),
        ("timed", "cleanup", "", ""),
        ("restore_uses",),
    ]


def wears_down(c: Fight, name: str) -> list[tuple[Wear, str]]:
    """SK-05.23: the continuous damage of effects in force, with an attribute or without, and the labels of these."""
    return [(effect, label) for effect, label in in_force(c, name) if isinstance(effect, Wear)]


@beat("corrosion", "SK-15.4", "SK-15.7", "SK-05.23", "SK-05.30")
def corrosion(c: Fight, table: Table, name: str) -> None:
    """Step 1: deal continuous damage; the corroded each lose as many D6 HP as the rank."""
    if c.fighters[name].away:
        return
    for effect, label in wears_down(c, name):  # SK-10.27: all damage is halved
        take_damage(c, table, name, effect.amount, effect.attribute or "", Share(lasting=label))
    corrosion_damage(c, table, name, corrode(c, table, name))


@beat("end_statuses", "SK-15.9")
def end_statuses(c: Fight, table: Table) -> None:
    """Step 2: daze ends."""
    for name in c.fighters:
        if has(c, name, "daze"):
            recover(c, table, name, "daze")


@beat("end_effects", "SK-05.24")
def end_effects(c: Fight, table: Table) -> None:
    """Step 3: effects to the end of the round stop; step 4: those counted in rounds lose one."""
    lift(c, table, lambda _, running: running.until == "round_end")
    for fighter in c.fighters.values():
        for running in fighter.effects:
            running.rounds -= running.until == "beyond_round"
    lift(c, table, lambda _, running: running.until == "beyond_round" and running.rounds <= 0)


@beat("restore_uses", "SK-05.31")
def restore_uses(c: Fight, table: Table) -> None:
    """Step 6: restore uses that are limited by the round."""
    for fighter in c.fighters.values():
        fighter.used_round = {}


@beat("round_over", "SK-05.25", "SK-01.3", "SK-02.4")
def round_over(c: Fight, table: Table) -> None:
    """Step 7: the game master's rulings for this moment; then the combat goes on, or ends."""
    if c.referee and not c.ended_by:
        choice = table.choose(Choice(REFEREE, "round_over", "SK-01.3", ["go_on", "end"], {"n": c.round}))
        c.ended_by = "referee" if choice == "end" else ""
