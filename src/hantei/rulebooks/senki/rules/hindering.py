"""Chapters 06, 08 and 10: friend and foe, enemy and controlled squares, and who hinders whose movement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.glance import at_a_glance

from ..content.effects import Hinder
from ..content.records import SideSpec
from ..content.words import Side
from ..state import Cell, Fight
from .figures import in_force
from .grid import everybody, fallen, here, is_slow, marks, named, present

# Friend and foe


def enemies(sides: Mapping[Side, SideSpec], a: Side, b: Side) -> bool:
    """SK-06.9, SK-DATA.23: enemies are mutual; the encounter names them, else PCs stand against all others."""
    if a == b:
        return False
    one, other = sides[a], sides[b]
    if one.hostile or other.hostile:
        return b in one.hostile or a in other.hostile
    return one.pc != other.pc


def foes(sides: Mapping[Side, SideSpec], side: Side) -> list[Side]:
    """SK-DATA.23: the sides that are enemies of one."""
    return [other for other in sides if enemies(sides, side, other)]


def hostile_sides(c: Fight, a: Side, b: Side) -> bool:
    """Whether two sides are enemies (SK-06.9); what the encounter says of two sides is read once."""
    known = c.scene.hostility
    found = known.get((a, b))
    if found is None:
        found = known[a, b] = enemies(c.scene.sides, a, b)
    return found


def hostile(c: Fight, a: str, b: str) -> bool:
    """Whether two fighters are enemies (SK-06.9)."""
    return hostile_sides(c, c.fighters[a].side, c.fighters[b].side)


def against(c: Fight, side: Side) -> Sequence[Side]:
    """SK-DATA.23: the sides that are enemies of one; what the encounter says of it is read once."""
    known = c.scene.opposed
    found = known.get(side)
    if found is None:
        found = known[side] = tuple(foes(c.scene.sides, side))
    return found


def counts_as_enemy(c: Fight, who: str, other: str) -> bool:
    """SK-06.8, SK-06.13: a hostile character makes an enemy square; an incapacitated one does not, unless so ruled."""
    if not hostile(c, who, other) or not present(c.fighters[other]):
        return False
    return not fallen(c.fighters[other]) or c.rulings["incapacitated_hinder"] == "1"


def downed_enemies(c: Fight, who: str) -> list[str]:
    """SK-14.8: the enemies on the field who could be finished off: incapacitated, not shot down."""
    enemies = against(c, c.fighters[who].side)
    return [name for name, one in everybody(c).items() if one.incapacitated and one.side in enemies]


# Squares of the enemy


@at_a_glance
def enemy_places(c: Fight, side: Side) -> Mapping[Cell, None]:
    """The squares in which enemies of a side are, able to act or not."""
    enemies = against(c, side)
    return dict.fromkeys([(one.x, one.y) for one in everybody(c).values() if one.side in enemies])


def enemies_at(c: Fight, who: str, at: Cell) -> list[str]:
    """The enemies who make a square an enemy square for somebody (SK-06.8)."""
    return [other for other in here(c, at) if counts_as_enemy(c, who, other)]


def hindrance(c: Fight, who: str, at: Cell) -> bool:
    """SK-06.8, SK-06.9: the referee's mark for something else in a square that hinders a side."""
    hindered = c.scene.board.hindered
    return bool(hindered) and hindered.get(named(at)) == c.fighters[who].side


def holders(c: Fight) -> list[Side]:
    """SK-08.12: the side that holds controlled squares: the one named, else those hostile to the PCs."""
    if c.scene.board.controlled_by:
        return [c.scene.board.controlled_by]
    pcs = [side for side, entry in c.scene.sides.items() if entry.pc]
    return [side for side in c.scene.sides if any(hostile_sides(c, side, pc) for pc in pcs)]


def controlled_against(c: Fight, who: str, at: Cell) -> bool:
    """SK-08.12, SK-08.13: a controlled square is one that the enemy holds, even empty; to its holder it is an ordinary
    square.
    """
    return "controlled" in marks(c, at) and shut_out(c, who)


def shut_out(c: Fight, who: str) -> bool:
    """SK-08.12: whether controlled squares are held by somebody's enemies."""
    return held_against(c, c.fighters[who].side)


@at_a_glance
def held_against(c: Fight, side: Side) -> bool:
    """The same of a whole side."""
    holding = holders(c)
    return side not in holding and any(hostile_sides(c, side, holder) for holder in holding)


def enemy_square(c: Fight, who: str, at: Cell) -> bool:
    """SK-06.8, SK-08.13: a square with an enemy or a hindrance in it, or controlled by the enemy."""
    return bool(enemies_at(c, who, at)) or hindrance(c, who, at) or controlled_against(c, who, at)


# Hindering


def hinders(c: Fight, mover: str, enemy: str) -> bool:
    """SK-10.21: whom an enemy in the square stops and holds, except those who charge (`stopping.ignores_enemies`).

    Nobody in high mobility unless the enemy is so too (SK-10.2, SK-10.3); a slow enemy none but slow movers
    (SK-10.18). Being submerged changes nothing (SK-10.31).
    """
    return counts_as_enemy(c, mover, enemy) and can_hold(c, mover, enemy, c.fighters[mover].high, is_slow(c, mover))


def can_hold(c: Fight, mover: str, enemy: str, high: bool, slow: bool) -> bool:
    """The two terms of SK-10.21: height, then speed; SK-DATA.13: effects come before both, those that free first.

    `high`, `slow`: whether the mover counts as such.
    """
    said = hindering(c, enemy)
    if "nobody" in said or "unhindered" in hindering(c, mover):
        return False
    if "everybody" in said:
        return True
    if high and not c.fighters[enemy].high:
        return False
    return slow or not is_slow(c, enemy)


@at_a_glance
def hindering(c: Fight, who: str) -> list[str]:
    """SK-DATA.13: what effects in force say of how somebody hinders and is hindered."""
    return [effect.how for effect, _ in in_force(c, who) if isinstance(effect, Hinder)]


def hinderers(c: Fight, mover: str, at: Cell) -> list[str]:
    """The enemies in a square who hinder somebody's movement (SK-10.21)."""
    return [other for other in here(c, at) if hinders(c, mover, other)]
