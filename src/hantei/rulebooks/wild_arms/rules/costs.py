"""Chapter 19: what skills and spells cost, and all that changes it (WA-19.13)."""

from __future__ import annotations

from hantei.core.tally import Tally

from ..state import Fight
from .people import counted, has

SAVED = 2
"""WA-06.24."""

MAGNIFIED = 2
"""WA-06.26."""


def price(c: Fight, who: str, written: int, crest: str = "", magnified: bool = True) -> Tally:
    """WA-19.13: the FP that a use costs, given its written cost.

    Parameters: `crest`: the crest skill that applies to it; `magnified`: whether Magnification is used, where it is a
    choice (ruling magnification_optional). A use without a written cost has no price (WA-18.26).
    """
    total = Tally(written, "WA-19.2", "cost")
    if c.rulings["cost_floor_order"] == "saving_first":
        save(c, total, crest)
    if crest == "magnification" and magnified:
        total.add(MAGNIFIED, "WA-06.26", "magnification")
    cowed = counted(c, who, "cowed")
    if cowed:
        total.add(cowed, "WA-18.26", "cowed")
    if c.rulings["cost_floor_order"] == "sum_first":
        save(c, total, crest)
    if has(c.fighters[who], "awakened"):
        total.at_most(0, "WA-17.9", "awakened")
        if cowed and c.rulings["awakening_vs_cowed"] == "one":
            total.add(cowed, "WA-17.11", "cowed")
    return total


def save(c: Fight, total: Tally, crest: str) -> None:
    """WA-06.24: Saving takes 2 off, to no less than 1, and never raises a cost unless the table rules so."""
    if crest == "saving":
        least = min(1, total.value) if c.rulings["saving_minimum"] == "never_raises" else 1
        total.add(-SAVED, "WA-06.24", "saving")
        total.at_least(least, "WA-06.24", "saving_floor")


def affordable(c: Fight, who: str, cost: int) -> bool:
    """WA-19.3: a use that would bring FP below 0 is not possible."""
    return cost <= c.fighters[who].fp


def pay(c: Fight, who: str, cost: int) -> None:
    """WA-19.2: the current FP go down by the cost; WA-19.4: FP 0 has no drawback of its own."""
    c.fighters[who].fp -= cost
