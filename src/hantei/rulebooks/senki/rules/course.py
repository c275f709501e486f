"""Chapter 07: what every square means for one move: the answers of `step_costs` and `stopping`, kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..state import Cell, Fight
from . import step_costs, stopping
from .move_kinds import Kind
from .mover import Mover


class Square(NamedTuple):
    """What forbids entering a square, what it costs, what stops the mover there, whom it has to beat to go on."""

    problem: str = ""
    cost: int = 1
    stop: str = ""
    opponents: Sequence[str] = ()
    can_end: bool = True


FREE = Square()
"""A square with nothing in it or on it."""


class Squares(dict[Cell, Square]):
    """The squares of one move, each worked out when it is first asked for, and kept.

    The search for the best paths comes to a square from all its neighbours and once for every path worth keeping, and
    the machine player searches before every decision. So what a square means is kept as long as the move is thought
    about, and a square where nothing is at all is not looked at closely.
    """

    def __init__(self, mover: Mover) -> None:
        super().__init__()
        self.mover = mover
        self.unhampered = not (mover.cost_effects or mover.c.scene.board.hindered)

    def __missing__(self, at: Cell) -> Square:
        mover = self.mover
        empty = self.unhampered and at not in mover.occupied and not mover.marks[at]
        found = self[at] = FREE if empty else work_out(mover, at)
        return found


def work_out(mover: Mover, at: Cell) -> Square:
    """What a square means, asked of the rules."""
    return Square(
        stopping.entry_problem(mover, at),
        step_costs.cost(mover, at),
        stopping.stop(mover, at),
        stopping.opponents(mover, at),
        stopping.can_end(mover, at),
    )


class Course:
    """One move: who moves, and what every square means for it."""

    def __init__(self, c: Fight, who: str, kind: Kind) -> None:
        self.mover = Mover(c, who, kind)
        self.start, self.kind = self.mover.start, kind
        self.squares = Squares(self.mover)
