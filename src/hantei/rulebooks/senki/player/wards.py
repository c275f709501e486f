"""Stay together where one's side only has to last, above all by those whom the enemy has to beat: whoever stands in
their square can cover them (SK-16.1), and the enemy comes of its own accord.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.grid import distance, place, up
from ..state import Cell, Fight

WARD, COMRADE = (300, 60), (150, 50)
"""The worth of standing beside a ward, or beside a comrade, and what it loses with each square."""


def wards(c: Fight, who: str) -> list[Cell]:
    """The squares of comrades who may not fall while the side lasts to the end."""
    side = c.fighters[who].side
    if c.scene.winner_at_end != side:
        return []
    named = [goal.unit for goal in c.scene.goals if goal.kind == "defeat" and goal.side != side]
    return [place(c, name) for name in named if name != who and c.fighters[name].side == side and up(c.fighters[name])]


def keeps(c: Fight, at: Cell, others: Sequence[Cell], bond: tuple[int, int]) -> int:
    """Return the worth of a square to somebody who stays by others."""
    worth, further = bond
    return max(0, worth - further * min(distance(c, at, other) for other in others))


def lasting(c: Fight, side: str) -> bool:
    """Whether a side wins by surviving so many rounds."""
    return any(goal.kind == "survive" and goal.side == side for goal in c.scene.goals)
