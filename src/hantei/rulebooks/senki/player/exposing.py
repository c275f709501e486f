"""Weigh where to end a move: a full move, with which the turn is over, may give enemies who have still to act a blow
that they could not strike otherwise.
"""

from __future__ import annotations

from hantei.core.glance import at_a_glance

from ..rules.figures import figure
from ..rules.grid import distance, is_slow
from ..rules.square_sets import SquareSet
from ..state import Cell, Fight
from .blows import payable_blows
from .tactics import STRUCK, View, view_of

REACH, SLOW_REACH = 7, 5
"""How far an enemy is supposed to move and strike, and a slow one, where their records are hidden."""


def stands(c: Fight, view: View, ends: SquareSet, moved: bool, over: bool) -> dict[Cell, int]:
    """Return the worth of ending a move in each of some squares; if the turn is over then, less the blows of those who
    come into reach, but for a side of more than its enemies, who can strike only so many.
    """
    worths = view.stands(ends, moved, over)
    foes = coming(c, view.who) if over and len(view.comrades) < len(view.foes) else []
    if not foes:
        return worths
    return {at: worth - STRUCK * sum(distance(c, at, foe) <= far for foe, far in foes) for at, worth in worths.items()}


@at_a_glance
def coming(c: Fight, who: str) -> list[tuple[Cell, int]]:
    """Return where those enemies are who have still to act in this round, even if they wait (SK-05.16), and cannot
    strike here, and how far each can move and strike.
    """
    view = view_of(c, who)
    left = [(at, reach(view, foe)) for foe, at in view.foes.items() if not c.fighters[foe].finished]
    return [(at, far) for at, far in left if distance(c, view.here, at) > far]


def reach(view: View, foe: str) -> int:
    """Return how far an enemy can move and strike, as far as it is known: who is slow is seen (SK-10.17)."""
    c, other = view.c, view.c.fighters[foe]
    if view.hidden and not other.pc:
        return SLOW_REACH if is_slow(c, foe) else REACH
    arms = [name for name in other.equipped if name not in other.unready]
    strides = figure(c, foe, "movement")
    return max([blow.far + (0 if blow.still else strides) for blow in payable_blows(c, foe, arms, ())], default=0)
