"""Chapter 20: surprise (不意打ち): what the passive side cannot do. Who is caught: `people.caught`."""

from __future__ import annotations

from hantei.core.table import Table

from ..content.records import Possession
from ..state import Fight
from .people import caught, incapacitated, participants, passive


def restricted(c: Fight, who: str) -> bool:
    """WA-20.14: whether the game master still restricts somebody who was overpowered (level 2), from round 2 on."""
    surprise = c.scene.surprise
    if surprise is None or surprise.level != 2 or c.fighters[who].faction not in passive(c):
        return False
    return 2 <= c.round <= surprise.until


def barred_for(c: Fight, who: str) -> tuple[Possession, ...]:
    """WA-20.14: possessions that somebody cannot choose after having been overpowered."""
    surprise = c.scene.surprise
    return surprise.barred if surprise is not None and restricted(c, who) else ()


def take_away(c: Fight, table: Table) -> None:
    """WA-20.14: the ARMs of the overpowered are out of reach as long as the game master says."""
    surprise = c.scene.surprise
    if surprise is None or not surprise.no_arms:
        return
    for who in participants(c):
        fighter = c.fighters[who]
        if restricted(c, who) and not fighter.disarmed:
            fighter.disarmed = True
            table.tell("disarmed", who=who)
        elif c.round > surprise.until and fighter.disarmed:
            fighter.disarmed = False
            table.tell("rearmed", who=who)


def holds_possession(c: Fight, who: str) -> bool:
    """WA-06.1: whether somebody has a possession to choose: not out of action (WA-18.8), not surprised.

    WA-20.4: none at level 1; WA-20.13: nor at level 2, unless the table rules otherwise.
    """
    if incapacitated(c, who) or caught(c, who, 1):
        return False
    return not caught(c, who, 2) or c.rulings["surprise2_guard"] == "allowed"
