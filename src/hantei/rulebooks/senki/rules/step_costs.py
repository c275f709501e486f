"""Chapters 07, 08, 10: what a step costs."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.tally import Tally

from ..state import Cell
from .move_kinds import EXHAUSTED
from .mover import Mover


def cost(mover: Mover, at: Cell) -> int:
    """SK-07.12: how many squares' worth entering a square takes; it is paid for the square entered."""
    return toll(mover, at).value if mover.cost_effects else plain_cost(mover, at)


def plain_cost(mover: Mover, at: Cell) -> int:
    """SK-07.12: one square's worth, or two; costs are not added (SK-08.2)."""
    hard = hard_going(mover, at) or slow_in_water(mover, at)
    return 2 if hard and pays_more(mover) else 1


def hard_going(mover: Mover, at: Cell) -> bool:
    """SK-08.26: a difficult square costs two; SK-10.5: not in high mobility."""
    return not mover.high and "difficult" in mover.marks[at]


def slow_in_water(mover: Mover, at: Cell) -> bool:
    """SK-10.22: a water square costs the slow two; SK-08.27: nobody else."""
    return mover.slow and "water" in mover.marks[at]


def pays_more(mover: Mover) -> bool:
    """SK-07.14: by ruling a disengage move goes to the neighbouring square whatever it costs."""
    return not (mover.kind == "disengage" and mover.ruled("disengage_into_costly"))


def unpaid(mover: Mover, price: int, left: int) -> str:
    """SK-07.12: a step that cannot be paid in full cannot be made; SK-07.14: nor to disengage."""
    if price <= left:
        return ""
    if left < 1:
        return EXHAUSTED[mover.kind]
    return "SK-07.14" if mover.kind == "disengage" else "SK-07.12"


# With the reasons


def toll(mover: Mover, at: Cell) -> Tally:
    """SK-DATA.13: what entering a square costs, with what effects make of it: one square's worth at least."""
    tally = Tally(plain_cost(mover, at), "SK-07.12", "movement_cost")
    for effect, label in mover.cost_effects if pays_more(mover) else ():
        if effect.mark is None or effect.mark in mover.marks[at]:
            tally.add(max(1 - tally.value, effect.amount), "SK-DATA.13", label)
    return tally


def spent(mover: Mover, path: Sequence[Cell]) -> Tally:
    """Return the cost of walking a path, as changed by effects (SK-07.12, SK-DATA.13)."""
    tolls = [step for at in path for step in toll(mover, at).steps]
    tally = Tally(sum(step.amount for step in tolls if step.clause == "SK-07.12"), "SK-07.12", "movement_cost")
    for label in dict.fromkeys(step.label for step in tolls if step.clause == "SK-DATA.13"):
        tally.add(sum(step.amount for step in tolls if step.label == label), "SK-DATA.13", label)
    return tally
