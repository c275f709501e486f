"""Chapters 05, 17: the setup process (セットアッププロセス): who appears, and damage from other sources."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Fight, Fighter
from .beats import beat
from .checks import check, succeeds
from .damage import deal_other_damage
from .figures import figure
from .goals import still_to_come
from .grid import able, named, place


@beat("setup", "SK-05.5", "SK-05.7", "SK-05.22", "SK-02.1", "SK-02.2", "SK-01.3")
def setup(c: Fight, table: Table) -> None:
    """A new round: who is there; appearance; everybody unacted; setup skills. The fallen stay as they are."""
    c.round += 1
    c.seconds += c.round_seconds
    c.stage = "setup"
    table.tell("round", n=c.round)
    table.tell("setup")
    coming = [name for name, fighter in c.fighters.items() if to_come(c, fighter)]
    then(
        c,
        *(("appear", name) for name in coming),
        ("unacted",),
        ("hazards",),
        ("timed", "setup", "", ""),
        ("initiative",),
    )


def to_come(c: Fight, fighter: Fighter) -> bool:
    """SK-05.6: whether a newcomer is due; nobody who has left the scene or is shot down (SK-14.20) comes again."""
    return still_to_come(fighter) and 0 < fighter.arrives <= c.round


@beat("appear", "SK-05.6")
def appear(c: Fight, table: Table, name: str) -> None:
    """A newcomer's appearance check, where the encounter asks for one; on a failure it tries again next round.

    The encounter says with which value and against which difficulty; the game master may change both, and the square.
    """
    fighter = c.fighters[name]
    if fighter.appearance:
        value = fighter.appearance_value
        tally = Tally(figure(c, name, value), "SK-05.6", value)
        if not succeeds(check(c, table, name, "appearance", tally, c.sheet(name).critical_at), fighter.appearance):
            return
    fighter.away = False
    table.tell("appeared", who=name, square=named(place(c, name)))


@beat("unacted", "SK-05.7", "SK-05.20")
def unacted(c: Fight, table: Table) -> None:
    """Marks of the last round are cleared; a surprised side takes no main process in the first."""
    for fighter in c.fighters.values():
        fighter.acted = fighter.waiting = False
        fighter.turn_order = 0
        fighter.finished = c.round == 1 and fighter.side in c.scene.surprised


@beat("hazards", "SK-17.1", "SK-17.2", "SK-17.3", "SK-17.4")
def hazards(c: Fight, table: Table) -> None:
    """Damage from other sources: 2D6 + n of an attribute, no check, no critical, no cover-up."""
    for i, hazard in enumerate(c.scene.hazards):
        if not (c.round >= hazard.round if hazard.every else c.round == hazard.round):
            continue
        everywhere = not hazard.squares
        there = [name for name in c.fighters if everywhere or named(place(c, name)) in hazard.squares]
        met = [name for name in there if able(c, name)]
        again = c.round > hazard.round
        table.tell("hazard", number=i, again=again, met=len(met))
        deal_other_damage(c, table, met, hazard.n, hazard.attribute, again=again, hazard=i)
