"""The dice of the book: pools of D6, and what a check reads off them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hantei.core.dice import Dice

SIXES, ONES = 1_000, 10_000
"""Where the summary of a throw keeps its sixes and whether all dice show 1; what is below is their sum."""


class Faces(NamedTuple):
    """What a check reads off its dice: their sum, how many sixes (two say all), whether every die shows 1."""

    sum: int
    sixes: int
    ones: bool


@cache
def pool(count: int, lowered: bool = False) -> Dice:
    """WA-01.1: so many D6, read as `Faces` in one figure; `lowered`: a face counts 1 less, at least 1 (WA-06.12)."""

    def read(faces: tuple[int, ...]) -> int:
        total = sum(max(1, face - 1) for face in faces) if lowered else sum(faces)
        return total + SIXES * min(2, faces.count(6)) + ONES * (max(faces) == 1)

    return Dice(f"{count}d6", count, 6, read)


def faces(figure: int) -> Faces:
    """What a figure read off a `pool` says."""
    return Faces(figure % SIXES, figure % ONES // SIXES, figure >= ONES)


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
