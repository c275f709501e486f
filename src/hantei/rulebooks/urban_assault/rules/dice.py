"""Chapter 06: dice and how they are written."""

from __future__ import annotations

from hantei.core.dice import Dice
from hantei.core.table import Table

from ..content.conditions import Formula
from ..state import Campaign

D6 = Dice("1d6", 1, 6)
D3 = Dice("1d3", 1, 6, lambda faces: (faces[0] + 1) // 2)
D2_HALVES = Dice("1d2", 1, 6, lambda faces: 1 if faces[0] <= 3 else 2)
D2_PARITY = Dice("1d2", 1, 6, lambda faces: 1 if faces[0] % 2 else 2)
MANY = {n: Dice(f"{n}d6", n, 6) for n in range(2, 11)}


class BadFormula(ValueError):
    """A formula that is no sum of figures and dice."""


def dice(c: Campaign, name: str) -> Dice:
    """The dice that `name` stands for: 1d6 and 2d6 (UA-06.1), 1d3 (UA-06.2), 1d2 as the table rules (UA-06.4)."""
    if name == "1d6":
        return D6
    if name == "1d3":
        return D3
    if name == "1d2":
        return D2_HALVES if c.rulings["d2_by"] == "halves" else D2_PARITY
    return MANY[int(name.removesuffix("d6"))]


def terms(formula: str) -> list[tuple[int, list[str]]]:
    """The signed products of a formula: "2d6+1" is [(1, ["2d6"]), (1, ["1"])]. Raises `BadFormula`."""
    parts: list[tuple[int, list[str]]] = []
    for plus in formula.replace(" ", "").split("+"):
        for i, product in enumerate(plus.split("-")):
            factors = product.split("*")
            if not all(_is_factor(factor) for factor in factors):
                raise BadFormula(formula)
            parts.append((-1 if i else 1, factors))
    return parts


def _is_factor(factor: str) -> bool:
    if factor.isdecimal() or factor in ("1d6", "1d3", "1d2"):
        return True
    count, letter, sides = factor.partition("d")
    return letter == "d" and sides == "6" and count.isdecimal() and int(count) in MANY


def roll_formula(c: Campaign, table: Table, formula: Formula, why: str, who: str = "") -> int:
    """Roll what a table or a scenario writes: a figure, dice, their sums and products (UA-06.1). `who` throws, if it is
    not the table."""
    if isinstance(formula, int):
        return formula
    total = 0
    for sign, factors in terms(formula):
        product = sign
        for factor in factors:
            product *= int(factor) if factor.isdecimal() else table.roll(dice(c, factor), why, who)
        total += product
    return total


def roll_two_digits(c: Campaign, table: Table, name: str) -> str:
    """UA-06.3, UA-34.1, UA-34.2: d66 (or d33): the first die is the tens digit, the second the ones digit."""
    die = D6 if name == "d66" else D3
    tens = table.roll(die, "tens")
    return f"{tens}{table.roll(die, 'ones')}"
