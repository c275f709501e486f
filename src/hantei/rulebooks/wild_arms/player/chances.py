"""How likely checks succeed, and what dice come to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..rules.checks import CRITICAL, FUMBLE, SIXES, Pool, check_dice, floored

TWO_DICE = 7
"""The mean of two dice."""


@cache
def totals(dice: int) -> tuple[dict[int, int], int]:
    """Return the totals of the dice of a check, with criticals and fumbles, each with its number of ways among all."""
    law, ways_of_all = check_dice(dice).law()
    found: dict[int, int] = {}
    for faces, count in law:
        total = faces.sum + CRITICAL * (faces.sixes >= SIXES) + FUMBLE * faces.ones
        found[total] = found.get(total, 0) + count
    return found, ways_of_all


@cache
def totals_with(dice: int, raised: int) -> tuple[dict[int, int], int]:
    """Return the same of dice thrown together, some of which are of pools raised to one die: these are no sixes
    (WA-02.13).
    """
    if not raised:
        return totals(dice)
    (counting, ways_of_these), (others, ways_of_those) = check_dice(dice).law(), check_dice(raised).law()
    found: dict[int, int] = {}
    for faces, count in counting:
        for more, times in others:
            total = faces.sum + more.sum + CRITICAL * (faces.sixes >= SIXES) + FUMBLE * (faces.ones and more.ones)
            found[total] = found.get(total, 0) + count * times
    return found, ways_of_these * ways_of_those


@cache
def better(dice: int, others: int, ahead: int) -> int:
    """Return the chance, in thousandths, that a pool beats another with this difference of modifiers."""
    (mine, mine_of), (theirs, theirs_of) = totals(dice), totals(others)
    won = sum(count * more for total, count in mine.items() for other, more in theirs.items() if total + ahead > other)
    return 1000 * won // (mine_of * theirs_of)


@cache
def reaches(dice: int, target: int, raised: int = 0) -> int:
    """How likely, in thousandths, dice reach a target number; `raised`: those of pools raised to one die."""
    found, ways_of_all = totals_with(dice, raised)
    return 1000 * sum(count for total, count in found.items() if total >= target) // ways_of_all


def beats(active: Pool, passive: Pool) -> int:
    """How likely, in thousandths, an opposed check is won."""
    return better(max(1, active.dice.value), max(1, passive.dice.value), active.value.value - passive.value.value)


def makes(made: Pool, target: int) -> int:
    """How likely, in thousandths, a check succeeds."""
    return makes_together([made], target)


def makes_together(pools: Sequence[Pool], target: int) -> int:
    """How likely, in thousandths, a check succeeds that several make together (WA-01.19): all dice are read as one
    throw (WA-02.9).
    """
    counting = sum([one.dice.value for one in pools if not floored(one)])
    raised = sum([max(1, one.dice.value) for one in pools if floored(one)])
    return reaches(counting, target - sum([one.value.value for one in pools]), raised)


def leads(mine: Pool, others: Sequence[Pool]) -> int:
    """How likely, in thousandths, a pool comes out above all others in a competition (WA-01.12): a draw does not
    win."""
    found, ways_of_all = totals(max(1, mine.dice.value))
    won = 0
    for total, count in found.items():
        chance = 1000 * count
        for other in others:
            chance = chance * below(max(1, other.dice.value), total + mine.value.value - other.value.value) // 1000
        won += chance
    return won // ways_of_all


@cache
def below(dice: int, figure: int) -> int:
    """How likely, in thousandths, dice come to less than a figure."""
    return 1000 - reaches(dice, figure)


def mean(made: Pool) -> int:
    """What a pool comes to on average, doubled."""
    return TWO_DICE * max(1, made.dice.value) + 2 * made.value.value
