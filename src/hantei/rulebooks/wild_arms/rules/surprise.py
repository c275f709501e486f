"""Chapter 20: surprise (不意打ち): who is caught by it, and what they cannot do."""

from __future__ import annotations

from hantei.core.table import Table

from ..content.records import Possession
from ..state import Fight
from .people import hostile, participants


def passive(c: Fight) -> list[str]:
    """WA-20.2: the factions attacked by surprise: the enemies of those who attack."""
    surprise = c.scene.surprise
    return [] if surprise is None else [name for name in c.factions if hostile(c, name, surprise.active)]


def surprised(c: Fight, who: str) -> bool:
    """WA-20.3, WA-20.4: whether somebody is caught by a surprise of level 1, in the first round."""
    return caught(c, who, 1)


def overpowered(c: Fight, who: str) -> bool:
    """WA-20.7, WA-20.8: whether somebody is caught by a surprise of level 2, in the first round."""
    return caught(c, who, 2)


def caught(c: Fight, who: str, level: int) -> bool:
    """WA-20.2: whether somebody is of the passive side of a surprise of this level, in the first round."""
    surprise = c.scene.surprise
    return surprise is not None and surprise.level == level and c.round == 1 and c.fighters[who].faction in passive(c)


def defends(c: Fight, who: str) -> bool:
    """WA-20.13: nobody overpowered takes a possession or guards, unless the table rules so."""
    return not overpowered(c, who) or c.rulings["surprise2_guard"] == "allowed"


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
