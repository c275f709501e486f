"""Stand in the ways out that enemies want to take: nobody leaves by a square in which an enemy stands (SK-08.29)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..content.records import Goal
from ..rules.figures import figure
from ..rules.grid import able, distance, place
from ..rules.hindering import hostile_sides
from ..state import Cell, Fight
from .ways import escapes, steps_to

OPEN, LEAVING = 300, 800
"""The worth of barring a way out, and how much more it is for each enemy who is about to take it."""

TURNS = 2
"""How many turns before it is out an enemy is about to leave."""

NEARBY = 10
"""The distance at which a way out counts for nothing; nearer it counts in proportion."""

PACE = 4
"""The movement supposed of enemies where it is hidden."""


class Gate(NamedTuple):
    """A way out, and what it is worth to bar it."""

    at: Cell
    worth: int


def open_gates(c: Fight, who: str, foes: Iterable[str], mates: Iterable[str], hidden: bool) -> Sequence[Gate]:
    """The ways out that enemies want to take and no friend bars. `hidden`: whether the enemies' values are."""
    mine = c.fighters[who].side
    away = [goal for goal in c.scene.goals if goal.kind == "escape" and hostile_sides(c, goal.side, mine)]
    if not away:
        return []
    held = [place(c, name) for name in mates if name != who and able(c, name)]
    runners = [(place(c, foe), TURNS * 2 * pace(c, foe, hidden)) for foe in foes if wants_out(c, foe, away)]
    return [
        Gate(gate, OPEN + LEAVING * sum(steps_to(c, at, [gate]) <= far for at, far in runners))
        for gate in escapes(c)
        if gate not in held
    ]


def wants_out(c: Fight, foe: str, away: Iterable[Goal]) -> bool:
    """Whether one of some goals asks an enemy to leave."""
    return any(goal.side == c.fighters[foe].side and goal.unit in ("", foe) for goal in away)


def pace(c: Fight, foe: str, hidden: bool) -> int:
    """The movement of an enemy, as far as it is known."""
    return PACE if hidden and not c.fighters[foe].pc else figure(c, foe, "movement")


def bars(c: Fight, at: Cell, gates: Sequence[Gate]) -> int:
    """Return the worth of standing on or near one of some ways out."""
    return max([gate.worth * (NEARBY - distance(c, at, gate.at)) // NEARBY for gate in gates] + [0])
