"""Chapter 06: sets of squares as whole numbers, a bit for each square, to treat a whole sheet at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..state import Cell, Ground
from .grid import named

SquareSet = int
"""Squares of a sheet, each a bit at its number; two sets are joined, cut or compared in one step."""


class Numbering:
    """The squares of a sheet by number, row by row from the lower left, and which lie open to each."""

    def __init__(self, sheet: Ground) -> None:
        self.cells = tuple(sheet.marks)
        self.number = {at: n for n, at in enumerate(self.cells)}
        self.open = tuple([self.of(sheet.open[at]) for at in self.cells])
        self.names = {at: named(at) for at in self.cells}
        self.called = {name: at for at, name in self.names.items()}
        self.every = (1 << len(self.cells)) - 1

    def of(self, cells: Iterable[Cell]) -> SquareSet:
        """The set of some squares."""
        return together([self.number[at] for at in cells])


def numbering(sheet: Ground) -> Numbering:
    """The squares of a sheet by number, numbered once for all who play on it."""
    found: Numbering = sheet.charts.get("numbering") or sheet.charts.setdefault("numbering", Numbering(sheet))
    return found


def numbers(squares: SquareSet) -> Sequence[int]:
    """List the numbers of the squares in a set, the lowest first, reading a byte at a time."""
    eights = squares.to_bytes((squares.bit_length() + 7) >> 3, "little")
    return [8 * i + n for i, eight in enumerate(eights) if eight for n in IN_EIGHT[eight]]


IN_EIGHT = tuple([tuple([n for n in range(8) if eight >> n & 1]) for eight in range(256)])
"""The numbers of the squares in each set of eight."""


def together(numbers: Iterable[int]) -> SquareSet:
    """The set of some squares by their numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
