"""Chapter 07: the squares that a move may end in, as one set, for callers that need no paths (SK-07.17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hantei.core.glance import at_a_glance

from ..state import Cell, Fight
from .course import Course, Square, course_of
from .grid import within_steps
from .move_kinds import Kind
from .square_sets import Numbering, SquareSet, numbering, numbers
from .walking import goes_straight, reached


@at_a_glance
def ends(c: Fight, who: str, kind: Kind, points: int) -> SquareSet:
    """Every square where a move may end; the start is none of them. The same squares as those of `walking.reach`."""
    return course_of(c, who, kind).leads_to(reached_squares, points)


def reached_squares(course: Course, points: int) -> SquareSet:
    """The same, worked out."""
    sheet = numbering(course.mover.ground)
    if goes_straight(course):
        return sheet.of(walked.end for walked in reached(course, points))
    return 0 if course.stuck else come_to(sheet, layout(course, sheet, points), course.start, points)


def come_to(sheet: Numbering, squares: Layout, start: Cell, points: int) -> SquareSet:
    """Spread from a square within a budget in squares' worth, from each square to all that lie open to it. Cheaper
    squares come first, so that none is left twice. Checks on the way play no part: a path with more of them leads to a
    square as well.
    """
    begin = 1 << sheet.number[start]
    come, waves = 0, [begin, *[0] * points]
    for spent in range(points + 1):
        fresh = waves[spent] & ~come
        come |= fresh
        around = sheet.beside(fresh & (~squares.stops | begin)) & ~(come | squares.barred)
        for cost, paid in squares.costs.items() if around else ():
            if spent + cost <= points:
                waves[spent + cost] |= around & paid
    return come & ~begin & ~squares.passed


class Layout(NamedTuple):
    """The meaning of squares for one move: the squares themselves, those that cannot be entered, those in which it
    ends, those over which it may pass but not end, and those at each cost in squares' worth.
    """

    all: SquareSet = 0
    barred: SquareSet = 0
    stops: SquareSet = 0
    passed: SquareSet = 0
    costs: Mapping[int, SquareSet] = {}

    def without(self, squares: SquareSet) -> Layout:
        """The same except for some squares."""
        costs = {cost: paid & ~squares for cost, paid in self.costs.items()}
        return Layout(self.all & ~squares, self.barred & ~squares, self.stops & ~squares, self.passed & ~squares, costs)

    def joined(self, other: Layout) -> Layout:
        """The squares of two layouts."""
        costs = {cost: self.costs.get(cost, 0) | other.costs.get(cost, 0) for cost in {**self.costs, **other.costs}}
        return Layout(
            self.all | other.all,
            self.barred | other.barred,
            self.stops | other.stops,
            self.passed | other.passed,
            costs,
        )


NOTHING = Layout()
"""No square."""


def layout(course: Course, sheet: Numbering, points: int) -> Layout:
    """Return the meaning of every square for a move with this budget, except squares with enemies that are too far
    away. Squares without enemies are kept with the sheet, for all who move alike.
    """
    mover, key = course.mover, course.squares.alike
    charts, met = mover.ground.charts, [at for at in mover.met if at in sheet.number]
    taken = sheet.of(met)
    empty: Layout = charts.get(key, NOTHING)
    unknown = sheet.every & ~taken & ~empty.all
    if unknown:
        empty = charts[key] = empty.joined(laid_out(sheet, course.squares, unknown))
    near = sheet.of(within_steps(mover.c, course.start, met, points))
    return empty.without(taken).joined(laid_out(sheet, course.squares, near))


def laid_out(sheet: Numbering, squares: Mapping[Cell, Square], some: SquareSet) -> Layout:
    """Lay out some squares one by one."""
    barred = stops = passed = 0
    costs: dict[int, SquareSet] = {}
    for n in numbers(some):
        square, bit = squares[sheet.cells[n]], 1 << n
        barred |= bit if square.problem else 0
        stops |= bit if square.stop else 0
        passed |= 0 if square.can_end else bit
        costs[square.cost] = costs.get(square.cost, 0) | bit
    return Layout(some, barred, stops, passed, costs)
