"""Dice and formulas: 2D6 checks, damage dice."""

from __future__ import annotations

from hantei.core.dice import Dice
from hantei.core.table import Table

from ..content.words import Formula

POOLS = {n: Dice(f"{n}d6", n, 6) for n in range(1, 41)}
TWO = POOLS[2]


def roll_formula(table: Table, formula: Formula, why: str, who: str = "") -> int:
    """Roll a figure or dice such as "2d6+3"; `who` throws them."""
    if isinstance(formula, int):
        return formula
    total = 0
    for part in formula.replace(" ", "").split("+"):
        count, letter, _ = part.partition("d")
        total += table.roll(POOLS[int(count)], why, who) if letter else int(part)
    return total
