"""The dice of the book: d100, D6 and the 2D9 of the tables."""

from __future__ import annotations

from functools import cache

from hantei.core.dice import Dice

D100 = Dice("1d100", 1, 100)
"""GD-00.1: 00 reads as 100."""

TWO_D9 = Dice("2d9", 2, 10, lambda faces: sum(faces) - len(faces))
"""GD-00.5: two ten-sided dice read 0 to 9; a face of n on the table is n - 1."""


@cache
def sixes(count: int) -> Dice:
    """So many D6."""
    return Dice(f"{count}d6", count, 6)
