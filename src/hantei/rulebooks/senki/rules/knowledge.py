"""SK-DATA.25: whom a seat plays, and whose figures it may read."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.glance import at_a_glance
from hantei.core.seats import REFEREE
from hantei.scenes.muster import one_side

from ..content.records import UnitSpec
from ..state import Fight


def side(c: Fight, seat: str) -> str:
    """The side whose machines a seat plays; "" where it plays none, or several sides."""
    return one_side(fighter.side for fighter in c.fighters.values() if fighter.seat == seat)


def covert(c: Fight) -> bool:
    """SK-DATA.25: whether the figures of NPCs are hidden from the players: unless all is open, or nobody is a PC."""
    return c.rulings["open_npc_values"] == "default" and any(fighter.pc for fighter in c.fighters.values())


@at_a_glance
def hides(c: Fight, who: str) -> bool:
    """SK-DATA.25: whether the figures of somebody are hidden from the players."""
    return not c.fighters[who].pc and covert(c)


def knows(c: Fight, seat: str, who: str) -> bool:
    """SK-DATA.25: whether a seat may read somebody's figures: players may read PCs and what they play themselves;
    onlookers ("") what all players may read.
    """
    return who in insight(c, seat)


@at_a_glance
def insight(c: Fight, seat: str) -> Sequence[str]:
    """Those whose figures a seat may read: nothing else on the sheet differs between seats (SK-DATA.25). A seat that
    plays NPCs alone reads all."""
    everybody, mine = c.fighters, [fighter for fighter in c.fighters.values() if fighter.seat == seat]
    if seat == REFEREE or (seat and not any(fighter.pc for fighter in mine)) or not covert(c):
        return tuple(everybody)
    return tuple([who for who, fighter in everybody.items() if fighter.pc or fighter.seat == seat])


def origin(c: Fight, who: str) -> UnitSpec | None:
    """The entry of the encounter behind a fighter, so long as it has the record that it was mustered with."""
    unit = c.units.get(who)
    return unit if unit is not None and unit.character == c.fighters[who].character else None


def start_hp(c: Fight, who: str) -> int:
    """The HP somebody began with, or can be brought back to."""
    unit = origin(c, who)
    return (unit.hp if unit is not None else 0) or c.sheet(who).hp
