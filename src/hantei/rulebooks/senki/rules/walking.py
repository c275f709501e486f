"""Chapter 07: paths walked square by square, and the squares that can be reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..state import Cell, Fight
from . import grid
from .course import Course, course_of
from .move_kinds import EXHAUSTED, Kind
from .step_costs import unpaid
from .stopping import no_way_through


class Walk(NamedTuple):
    """How far a path goes.

    `problem` is the clause that ends it early; `checks` are the places on the `trail` (0: the start) that must be
    left by a won disengage check.
    """

    start: Cell
    squares: tuple[Cell, ...] = ()
    spent: int = 0
    problem: str = ""
    checks: tuple[int, ...] = ()

    @property
    def trail(self) -> tuple[Cell, ...]:
        """The start and every square entered."""
        return (self.start, *self.squares)

    @property
    def end(self) -> Cell:
        """Where the mover is then."""
        return self.squares[-1] if self.squares else self.start


# Step by step


def walk(c: Fight, who: str, path: Sequence[Cell], kind: Kind, points: int) -> Walk:
    """Return how far a path goes within a budget of movement, as if every check on it were won (SK-07.15)."""
    return follow(course_of(c, who, kind), path, points)


def follow(course: Course, path: Sequence[Cell], points: int) -> Walk:
    """SK-07.15, SK-07.16: walk a path as far as it is legal; by ruling an impossible path is refused as a whole."""
    ruling = course.mover.c.rulings["impossible_path"]
    stuck = "" if course.kind == "disengage" else course.stuck  # there every step says why it is closed
    problem = stuck or path_problem(course.kind, path, points, ruling)
    whole = Walk(course.start, problem=problem) if problem else pace(course, path, points)
    if whole.problem and ruling == "1":
        return Walk(course.start, problem=whole.problem)
    return whole


def path_problem(kind: Kind, path: Sequence[Cell], points: int, ruling: str) -> str:
    """SK-07.3, SK-07.4, SK-07.6, SK-11.27: nobody can declare more squares than the move carries; by ruling such a path
    is walked as far as it goes, like one that costs too much (SK-07.15). SK-07.13: a path may have no steps, but a
    disengage move leaves the square, and a charge enters at least one (SK-11.28).
    """
    if len(path) > points and ruling != "2":
        return EXHAUSTED[kind]
    return "" if path else {"disengage": "SK-07.6", "charge": "SK-11.28"}.get(kind, "")


def pace(course: Course, path: Sequence[Cell], points: int) -> Walk:
    """Walk step by step until something ends the move."""
    trail, spents, checks, problem = [course.start], [0], [], ""
    for to in path:
        problem = next_problem(course, trail, to, points - spents[-1])
        if problem:
            break
        if course.squares[trail[-1]].opponents:
            checks.append(len(trail) - 1)
        trail.append(to)
        spents.append(spents[-1] + course.squares[to].cost)
    while len(trail) > 1 and not course.squares[trail[-1]].can_end:  # passed over, but not to stop in
        problem = "SK-08.24"
        trail.pop()
        spents.pop()
    length = len(trail) - 1
    return Walk(course.start, tuple(trail[1:]), spents[-1], problem, tuple(i for i in checks if i < length))


def next_problem(course: Course, trail: Sequence[Cell], to: Cell, left: int) -> str:
    """The clause by which the next step cannot be made, in the order of SK-07.15."""
    return (
        (course.squares[trail[-1]].stop if len(trail) > 1 else "")
        or bend(course, trail, to)
        or no_way_through(course.mover, trail[-1], to)
        or course.squares[to].problem
        or unpaid(course.mover, course.squares[to].cost, left)
    )


def bend(course: Course, trail: Sequence[Cell], to: Cell) -> str:
    """SK-11.28: a charge may bend, unless it is ruled that it goes straight on."""
    if len(trail) < 2 or not goes_straight(course):
        return ""
    (x0, y0), (x1, y1) = trail[-2], trail[-1]
    return "" if to == (2 * x1 - x0, 2 * y1 - y0) else "SK-11.28"


def goes_straight(course: Course) -> bool:
    """SK-11.28, by ruling: whether this is a charge that goes straight on."""
    return course.kind == "charge" and course.mover.ruled("charge_path_straight")


# The squares that can be reached


def reach(c: Fight, who: str, kind: Kind, points: int) -> dict[Cell, list[Cell]]:
    """Every square where a move may end, with one best path to it; the start is none of them (SK-07.17)."""
    return {walked.end: list(walked.squares) for walked in reached(course_of(c, who, kind), points)}


def reached(course: Course, points: int) -> Iterator[Walk]:
    """SK-07.17: every square where the mover may end, each with the path of fewest checks, then of least cost.

    They come one by one, as they are found.
    """
    if course.stuck:
        return iter(())
    return rays(course, points) if goes_straight(course) else spread(course, points)


Trail = tuple[Cell, tuple[Cell, ...], tuple[int, ...]]
"""A square reached, the path there, and the places on it that must be left by a check."""


def spread(course: Course, points: int) -> Iterator[Walk]:
    """The best paths from square to square. A square that stops the mover can only be a path's end.

    The search goes in waves, the first without a check, each later one with one check more; within a wave it goes by
    cost.
    """
    beyond, squares = course.mover.ground.open, course.squares.filled()
    ended: dict[Cell, None] = {}
    most, cheapest = points + 1, {course.start: 0}
    waves = [Wave({0: [(course.start, (), ())]}, {})]
    for wave in waves:
        for spent in range(most):
            for at, path, checks in wave.trails.get(spent, ()):
                here = squares[at]
                if path:
                    if cheapest.get(at, most) <= spent:
                        continue
                    cheapest[at] = spent
                    if at not in ended and here.can_end:
                        ended[at] = None
                        yield Walk(course.start, path, spent, "", checks)
                    if here.stop:
                        continue
                into = wave
                if here.opponents:
                    checks = (*checks, len(path))
                    into = next_wave(waves, len(checks))
                for to in beyond[at]:
                    there = squares[to]
                    total = spent + there.cost
                    if not there.problem and total < cheapest.get(to, most) and total < into.laid.get(to, most):
                        into.laid[to] = total
                        into.trails.setdefault(total, []).append((to, (*path, to), checks))


class Wave(NamedTuple):
    """Trails with the same number of checks, by cost; `laid`: the lowest cost to each square. Of equal costs the first
    is the best.
    """

    trails: dict[int, list[Trail]]
    laid: dict[Cell, int]


def next_wave(waves: list[Wave], number: int) -> Wave:
    """Return the wave with this number of checks."""
    if number == len(waves):
        waves.append(Wave({}, {}))
    return waves[number]


def rays(course: Course, points: int) -> Iterator[Walk]:
    """SK-11.28, by ruling: straight charges."""
    for dx, dy in grid.deltas(course.mover.c):
        line = [(course.start[0] + k * dx, course.start[1] + k * dy) for k in range(1, points + 1)]
        for length in range(1, len(pace(course, line, points).squares) + 1):
            if course.squares[line[length - 1]].can_end:
                yield pace(course, line[:length], points)
