"""Chapter 07: the meaning of every square for one move: the answers of `step_costs` and `stopping`, kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from hantei.core.glance import at_a_glance
from hantei.core.memory import found_once

from ..state import Cell, Fight
from . import grid, hindering, step_costs, stopping
from .move_kinds import Kind
from .mover import Mover, mover_of

MOST_CROWDS = 1 << 12
"""The most squares with enemies whose meaning is kept; one more empties the store."""

MOST_MOVES = 1 << 12
"""The same of moves."""

Found = TypeVar("Found")


class Square(NamedTuple):
    """The meaning of a square: what forbids entering it, what it costs, what stops the mover there, whom it has to beat
    to go on.
    """

    problem: str = ""
    cost: int = 1
    stop: str = ""
    opponents: tuple[str, ...] = ()
    can_end: bool = True


class Squares(dict[Cell, Square]):
    """The squares of one move, each worked out when it is first asked for, and kept.

    The search for the best paths comes to a square from all its neighbours and once for every path worth keeping, and
    the machine player searches before every decision. So the meaning of a square is kept as long as the move is
    considered. A square without enemies means the same to all who move alike; that is kept with the sheet.
    """

    def __init__(self, mover: Mover) -> None:
        self.mover, self.alike = mover, alike(mover)
        self.empty: dict[Cell, Square] = mover.ground.steps.setdefault(self.alike, {})
        super().__init__()

    def filled(self) -> Squares:
        """Return the same with all that is known of squares without enemies, for callers that need many."""
        with_enemies = {at: self[at] for at in self.mover.met if at in self}
        self.update(self.empty)
        for at in self.mover.met:
            self.pop(at, None)
        self.update(with_enemies)
        return self

    def __missing__(self, at: Cell) -> Square:
        if at not in self.mover.met:
            found = self.empty.get(at) or self.empty.setdefault(at, work_out(self.mover, at))
        elif "sealed" in self.mover.marks[at]:
            found = work_out(self.mover, at)
        else:
            found = self.crowded(at)
        self[at] = found
        return found

    def crowded(self, at: Cell) -> Square:
        """Return the meaning of a square with enemies, which is the same wherever the same people stand. A sealed one
        names them.
        """
        mover, crowds = self.mover, self.mover.ground.crowds
        key = self.alike, hindering.against(mover.c, mover.side), hinders(mover.c, mover.who), at, crowd(mover.c, at)
        found: Square | None = crowds.get(key)
        if found is None:
            if len(crowds) >= MOST_CROWDS:
                crowds.clear()
            found = crowds[key] = work_out(mover, at)
        return found


@at_a_glance
def crowd(c: Fight, at: Cell) -> tuple[Hashable, ...]:
    """Return a key for those in a square: everything that decides whom they hinder, and how."""
    there = [(name, c.fighters[name]) for name in grid.here(c, at)]
    means = [(one.side, one.high, grid.fallen(one), grid.is_slow(c, name), hinders(c, name)) for name, one in there]
    return tuple(means)


def hinders(c: Fight, who: str) -> tuple[str, ...]:
    """SK-DATA.13: what effects in force say of how somebody hinders and is hindered."""
    return tuple(hindering.hindering(c, who))


def alike(mover: Mover) -> tuple[object, ...]:
    """Return a key for a mover: movers with equal keys find the same meaning in squares without enemies."""
    side = mover.side if mover.c.scene.board.hindered else ""
    means = mover.kind, mover.high, mover.slow, mover.charging, mover.shut_out, side
    return (*means, *mover.cost_effects, *mover.leave_effects)


def work_out(mover: Mover, at: Cell) -> Square:
    """Work out the meaning of a square by the rules."""
    return Square(
        stopping.entry_problem(mover, at),
        step_costs.cost(mover, at),
        stopping.stop(mover, at),
        tuple(stopping.opponents(mover, at)),
        stopping.can_end(mover, at),
    )


class Course:
    """One move: the mover, and the meaning of every square for it."""

    def __init__(self, c: Fight, who: str, kind: Kind) -> None:
        self.mover = mover_of(c, who, kind)
        self.start, self.kind = self.mover.start, kind
        self.squares = Squares(self.mover)

    @found_once
    def stuck(self) -> str:
        """The clause by which the move cannot begin where the mover stands, or ""."""
        return stopping.start_problem(self.mover)

    def leads_to(self, find: Callable[[Course, int], Found], points: int) -> Found:
        """Where the move can lead within a budget, as a function finds it. That is the same for all who move alike from
        here past the same enemies, and is kept with the sheet.
        """
        moves: dict[Any, Found] = self.mover.ground.moves
        key = find, points, self.start, self.squares.alike, self.stuck, self.passed(points)
        found = moves.get(key)
        if found is None:
            if len(moves) >= MOST_MOVES:
                moves.clear()
            found = moves[key] = find(self, points)
        return found

    def passed(self, points: int) -> tuple[Hashable, ...]:
        """The meaning of the start and of the squares with enemies to which the budget might reach."""
        squares, sheet = self.squares, self.mover.marks
        near = grid.within_steps(self.mover.c, self.start, self.mover.met, points)
        return squares[self.start], *[(at, squares[at]) for at in near if at in sheet]


course_of = at_a_glance(Course)
"""A move, considered once."""
