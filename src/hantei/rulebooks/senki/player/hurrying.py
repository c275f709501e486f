"""Go where a goal sends a machine: in few turns, past the enemy first, with a blow on the way if it costs nothing of
that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hantei.core.decision import Choice

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
    best = (haste(view, view.here, goals, False), "pass")
    if view.here in goals:
        return "pass"
    for option, there, over, price in strides(c, view, decision):
        cells = (numbering(ground(c)).cells[n] for n in numbers(there))
        found = min((dearer(haste(view, end, goals, over), price) for end in cells), default=best[0])
        if found < best[0]:
            best = (found, option)
    return best[1]


def strides(c: Fight, view: View, decision: Choice) -> Iterator[tuple[str, SquareSet, bool, int]]:
    """Return the ways to move, each with the squares where it may end, whether it ends the turn, and its price."""
    kinds: tuple[Kind, ...] = ("combat", "full", "disengage")
    for kind in kinds:
        if f"move:{kind}" in decision.options:
            reached = ends(c, view.who, kind, budget(kind, figure(c, view.who, "movement")))
            yield f"move:{kind}", reached, ends_turn(kind), 0
    for name in c.sheet(view.who).assaults:
        entry = c.records.assaults[name]
        if entry.squares and f"assault:{name}" in decision.options:
            price = view.en_price * cost_of(c, view.who, f"assaults/{name}").en
            yield (
                f"assault:{name}",
                ends(c, view.who, "charge" if entry.grants else "combat", entry.squares),
                False,
                price,
            )


def dearer(found: Haste, price: int) -> Haste:
    """The same, if the way costs something."""
    turns, ahead, blow, left = found
    return turns, ahead, blow + price, left


def haste(view: View, at: Cell, goals: Sequence[Cell], over: bool) -> Haste:
    """Rank a square on the way to some squares, the lowest best: by turns still to go; while an enemy is nearer to them
    by steps, since enemies in front get in the way while one fights; then by the blow from there unless the turn is
    over.
    """
    left = steps_to(view.c, at, goals)
    turns = -(-left // max(1, 2 * pace(view.c, view.who)))
    ahead = any(steps_to(view.c, foe, goals) < left for foe in view.foes.values())
    return turns, left if ahead else 0, 0 if over else -view.best(at, True)[0], left


def pace(c: Fight, who: str) -> int:
    """Return the movement that somebody will have in the rounds to come: what lasts for this round alone saves no turn
    after it.
    """
    passing = [one for one in c.fighters[who].effects if one.until in THIS_ROUND]
    if not passing:
        return figure(c, who, "movement")
    ending = [effect for one in passing for effect in getattr(c.records.at[one.record], one.part)]
    return figure(c, who, "movement") - standing(0, "movement", [(effect, "") for effect in ending])
