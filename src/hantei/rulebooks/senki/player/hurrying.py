"""Go where a goal sends a machine: in few turns, past the enemy first, with a blow on the way if it costs nothing of
that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import NamedTuple

from hantei.core.decision import Choice
from hantei.core.glance import at_a_glance, glance

from ..content.effects import Shift
from ..content.records import Assault, Item, Skill
from ..rules.costs import cost_of
from ..rules.figures import figure, standing
from ..rules.grid import ground
from ..rules.in_reach import ends
from ..rules.move_kinds import Kind, budget, ends_turn
from ..rules.square_sets import SquareSet, numbering, numbers
from ..state import Cell, Fight
from .tactics import View
from .ways import steps_to

THIS_ROUND = ("attack", "main_process", "round_end")
"""When effects end that bring nobody on in the rounds after this one."""

Haste = tuple[int, int, int, int]
"""How far off a goal still is, the lowest nearest: turns, steps while enemies are in front, what a blow on the way is
worth, steps.
"""


def hurry(c: Fight, view: View, decision: Choice, goals: Sequence[Cell]) -> str:
    """Return the way to move by which the squares of a goal are reached in the fewest turns; of equal ones the one with
    the best blow on the way.
    """
    best = (haste(view, view.here, goals, False, c.moved), "pass")
    if view.here in goals:
        return "pass"
    for stride in strides(c, view, decision):
        cells = (numbering(ground(c)).cells[n] for n in numbers(stride.ends))
        ranks = (dearer(haste(view, end, goals, stride.over, stride.moved), stride.price) for end in cells)
        found = min(ranks, default=best[0])
        if found < best[0]:
            best = (found, stride.option)
    return best[1]


class Stride(NamedTuple):
    """A way to move, and the squares where it may end. `over`: it ends the turn; `moved`: it bars charge shots."""

    option: str
    ends: SquareSet
    over: bool = False
    moved: bool = True
    price: int = 0


def strides(c: Fight, view: View, decision: Choice) -> Iterator[Stride]:
    """Return the ways to move."""
    kinds: tuple[Kind, ...] = ("combat", "full", "disengage")
    for kind in kinds:
        if f"move:{kind}" in decision.options:
            reached = ends(c, view.who, kind, budget(kind, figure(c, view.who, "movement")))
            yield Stride(f"move:{kind}", reached, ends_turn(kind))
    for name in c.sheet(view.who).assaults:
        entry = c.records.assaults[name]
        if entry.squares and f"assault:{name}" in decision.options:
            price = view.en_price * cost_of(c, view.who, f"assaults/{name}").en
            yield Stride(f"assault:{name}", run(c, view.who, name), False, not entry.keeps_charge_shot, price)


@at_a_glance
def run(c: Fight, who: str, name: str) -> SquareSet:
    """Return the squares where the movement of an assault may end, made in the states that it grants (SK-DATA.7)."""
    entry, me = c.records.assaults[name], c.fighters[who]
    if not rises(c, who, entry):
        return ends(c, who, "charge" if "charging" in entry.grants else "combat", entry.squares)
    aloft = copy(c)
    aloft.fighters = {**c.fighters, who: replace(me, high=True, charging="charging" in entry.grants)}
    with glance(aloft):
        return ends(aloft, who, "combat", entry.squares)


def rises(c: Fight, who: str, entry: Assault) -> bool:
    """Whether an assault brings its user into high mobility."""
    return "high" in entry.grants and not c.fighters[who].high


def spares_charge_shot(c: Fight, who: str, points: int) -> bool:
    """Whether something with which somebody moves so many squares leaves charge shots open (SK-12.9)."""
    sheet, shelf = c.sheet(who), c.records
    entries: list[Skill | Item] = [shelf.skills[name] for name in sheet.skills]
    entries += [shelf.items[name] for name in c.fighters[who].items]
    runs = [shelf.assaults[name] for name in sheet.assaults]
    found = [one.keeps_charge_shot for one in runs if one.squares == points]
    for entry in entries:
        shifts = [one for one in entry.effects if isinstance(one, Shift) and one.do == "move" and one.squares == points]
        found += [one.keeps_charge_shot or (isinstance(entry, Skill) and entry.keeps_charge_shot) for one in shifts]
    return any(found)


def dearer(found: Haste, price: int) -> Haste:
    """The same, if the way costs something."""
    turns, ahead, blow, left = found
    return turns, ahead, blow + price, left


def haste(view: View, at: Cell, goals: Sequence[Cell], over: bool, moved: bool = True) -> Haste:
    """Rank a square on the way to some squares, the lowest best: by turns still to go; while an enemy is nearer to them
    by steps, since enemies in front get in the way while one fights; then by the blow from there unless the turn is
    over. `moved`: it has moved so that no charge shot is possible.
    """
    left = steps_to(view.c, at, goals)
    turns = -(-left // max(1, 2 * pace(view.c, view.who)))
    ahead = any(steps_to(view.c, foe, goals) < left for foe in view.foes.values())
    return turns, left if ahead else 0, 0 if over else -view.best(at, moved)[0], left


def pace(c: Fight, who: str) -> int:
    """Return the movement that somebody will have in the rounds to come: what lasts for this round alone saves no turn
    after it.
    """
    passing = [one for one in c.fighters[who].effects if one.until in THIS_ROUND]
    if not passing:
        return figure(c, who, "movement")
    ending = [effect for one in passing for effect in getattr(c.records.at[one.record], one.part)]
    return figure(c, who, "movement") - standing(0, "movement", [(effect, "") for effect in ending])
