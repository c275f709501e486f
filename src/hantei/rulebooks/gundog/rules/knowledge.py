"""Whom a seat plays, and whose figures it may read."""

from __future__ import annotations

from collections.abc import Collection

from hantei.core.seats import REFEREE
from hantei.scenes.muster import one_side

from ..state import Fight


def side(c: Fight, seat: str) -> str:
    """The side whose people a seat plays; "" where it plays none, or several sides."""
    return one_side(fighter.side for fighter in c.fighters.values() if fighter.seat == seat)


def sides_read(c: Fight, seat: str) -> Collection[str]:
    """The sides whose figures a seat may read: its own; all for the game master, or where nobody is a PC."""
    if seat == REFEREE or not any(fighter.pc for fighter in c.fighters.values()):
        return c.scene.sides
    return [fighter.side for fighter in c.fighters.values() if fighter.seat == seat]


def knows(c: Fight, seat: str, who: str) -> bool:
    """Whether a seat may read somebody's figures."""
    return c.fighters[who].side in sides_read(c, seat)


def insight(c: Fight, seat: str) -> tuple[str, ...]:
    """Those whose figures a seat may read: all that one seat sees of the fight and another does not."""
    sides = sides_read(c, seat)
    return tuple([who for who, fighter in c.fighters.items() if fighter.side in sides])


def hides(c: Fight, who: str) -> bool:
    """Whether somebody's figures are hidden from any seat: those of player characters never are."""
    return not c.fighters[who].pc and not all(knows(c, seat, who) for seat in seats(c))


def seats(c: Fight) -> list[str]:
    """The seats that play somebody, in the order of the roster."""
    return list(dict.fromkeys(fighter.seat for fighter in c.fighters.values()))
