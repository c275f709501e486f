"""Chapter 06: sets of squares as whole numbers, a bit for each square, to treat a whole sheet at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from ..state import Cell, Ground
from .grid import named

SquareSet = int
"""Squares of a sheet, each a bit at its number; two sets are joined, cut or compared in one step."""

MOST_READ = 1 << 12
"""The most sets whose numbers are kept."""


class Numbering:
    """The squares of a sheet by number, row by row from the lower left, and the steps that no wall bars."""

    def __init__(self, sheet: Ground) -> None:
        self.cells = tuple(sheet.marks)
        self.number = {at: n for n, at in enumerate(self.cells)}
        self.steps = steps(sheet, self.number)
        self.names = {at: named(at) for at in self.cells}
        self.called = {name: at for at, name in self.names.items()}
        self.every = (1 << len(self.cells)) - 1

    def of(self, cells: Iterable[Cell]) -> SquareSet:
        """The set of some squares."""
        return together([self.number[at] for at in cells])

    def beside(self, squares: SquareSet) -> SquareSet:
        """Every square that lies open to one of some squares. All squares step in one direction at once."""
        around = 0
        for far, leaving in self.steps:
            there = squares & leaving
            around |= there << far if far > 0 else there >> -far
        return around


def steps(sheet: Ground, number: Mapping[Cell, int]) -> Sequence[tuple[int, SquareSet]]:
    """Each difference between the numbers of two squares that lie open to each other, with all squares from which it
    leads to such a square.
    """
    found: dict[int, SquareSet] = {}
    for at, n in number.items():
        for to in sheet.open[at]:
            far = number[to] - n
            found[far] = found.get(far, 0) | 1 << n
    return tuple(found.items())


def numbering(sheet: Ground) -> Numbering:
    """The squares of a sheet by number, numbered once for all who play on it."""
    found: Numbering = sheet.charts.get("numbering") or sheet.charts.setdefault("numbering", Numbering(sheet))
    return found


@lru_cache(MOST_READ)
def numbers(squares: SquareSet) -> Sequence[int]:
    """List the numbers of the squares in a set, the lowest first, reading a byte at a time. Of ten sets that are read
    in a battle, nine were read before.
    """
    eights = squares.to_bytes((squares.bit_length() + 7) >> 3, "little")
    return tuple([8 * i + n for i, eight in enumerate(eights) if eight for n in IN_EIGHT[eight]])


IN_EIGHT = tuple([tuple([n for n in range(8) if eight >> n & 1]) for eight in range(256)])
"""The numbers of the squares in each set of eight."""


def together(numbers: Iterable[int]) -> SquareSet:
    """The set of some squares by their numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
