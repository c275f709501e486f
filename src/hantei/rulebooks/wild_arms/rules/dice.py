"""The dice of the book: pools of D6, and what a check reads off them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hantei.core.dice import Dice, Pool


class Faces(NamedTuple):
    """What a check reads off its dice: their sum, how many sixes (two say all), whether every die shows 1."""

    sum: int
    sixes: int
    ones: bool


@cache
def pool(count: int, lowered: bool = False) -> Pool[Faces]:
    """WA-01.1: so many D6; `lowered`: a face counts 1 less, at least 1, in the sum (WA-06.12)."""
    if lowered:
        return Pool(
            count,
            6,
            each=lambda face: (max(1, face - 1), face == 6, face == 1),
            read=lambda total, sixes, ones: Faces(total, min(2, sixes), ones == count),
        )
    return Pool(
        count,
        6,
        each=lambda face: (face, face == 6),
        read=lambda total, sixes: Faces(total, min(2, sixes), total == count),
    )


@cache
def sixes(count: int) -> Dice:
    """So many D6, summed: a damage roll (WA-02.14)."""
    return Dice(f"{count}d6", count, 6)


class Formula(NamedTuple):
    """Dice and a constant: "2D6+3", "4"."""

    dice: int
    constant: int


@cache
def formula(text: str) -> Formula:
    """A figure of the data as dice and a constant."""
    count, _, rest = text.upper().rpartition("D6")
    return Formula(int(count), int(rest or 0)) if count else Formula(0, int(rest))
