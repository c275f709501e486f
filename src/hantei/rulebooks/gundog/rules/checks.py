"""Chapter 00: the dice of the book, success checks with d100, their degree, the 2D9 of the tables, halving."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.dice import Dice
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally

# Dice

D100 = Dice("1d100", 1, 100)
"""GD-00.1: 00 reads as 100."""

TWO_D9 = Dice("2d9", 2, 10, each=lambda face: face - 1)
"""GD-00.5: two ten-sided dice read 0 to 9; a face of n on the table is n - 1."""


@cache
def sixes(count: int) -> Dice:
    """A number of D6."""
    return Dice(f"{count}d6", count, 6)


def dice_formula(table: Table, formula: str, why: str, who: str = "") -> int:
    """A figure, or the sum of D6 with what is added: "3", "2D6", "1D6+2"; `why` names the throw, `who` makes it."""
    count, d6, rest = formula.upper().partition("D6")
    if not d6:
        return int(count)
    return table.roll(sixes(int(count)), why, who) + (int(rest) if rest else 0)


# Checks


class Result(NamedTuple):
    """A check that was made: the face of the d100, what came of it, the degree (達成値; 0 for a failure)."""

    face: int
    result: str
    degree: int

    @property
    def success(self) -> bool:
        """Whether it succeeded."""
        return self.degree > 0


def judge(face: int, rate: int, level: int = 0) -> Result:
    """GD-00.1: equal or below the rate succeeds; GD-00.2: 01 always does, 100 never; GD-00.3: the degree."""
    if face == 1:
        return Result(face, "absolute", 1 + level)
    if face == 100:
        return Result(face, "fumble", 0)
    if face > rate:
        return Result(face, "failure", 0)
    critical = face % 10 == 0
    return Result(face, "critical" if critical else "success", sum(degree_parts(face, critical)) + level)


def degree_parts(face: int, critical: bool) -> tuple[int, ...]:
    """GD-00.3: what a degree is made of before the skill level: both digits, or 20 for a critical."""
    return (20,) if critical else divmod(face, 10)


def check(table: Table, kind: str, rate: Tally, level: int = 0, **facts: Fact) -> Result:
    """GD-00.1: one d100 against a rate that is the sum of all its modifiers (GD-00.4)."""
    found = judge(table.roll(D100, kind, str(facts.get("who", ""))), rate.value, level)
    told: dict[str, Fact] = {"kind": kind, "rate": rate.value, "face": found.face}
    told |= {"result": found.result, "degree": found.degree}
    table.tell("check", rate, **told, **facts)
    return found


def two_d9(table: Table, why: str, modifier: Tally, who: str = "") -> int:
    """GD-00.5: 2D9 with its modifiers, read from 0 to 18."""
    return clamped(table.roll(TWO_D9, why, who) + modifier.value)


def clamped(figure: int) -> int:
    """GD-00.5: below 0 counts as 0, above 18 as 18."""
    return max(0, min(18, figure))


def halved(figure: int, rulings: Rulings, times: int = 1) -> int:
    """GD-00.10: a figure halved several times, rounded once at the end: down unless the table rules otherwise."""
    divisor = 1 << times
    return -(-figure // divisor) if rulings["halving"] == "up" else figure // divisor
