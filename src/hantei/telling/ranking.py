"""Puts the answers to a question in order, those that look best first."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from hantei.core.decision import Choice
from hantei.core.purpose import Purpose
from hantei.lab.odds import Odds, Option
from hantei.lab.outcomes import Outcomes

from .chances import comrade, next_check
from .questions import Question

LEAST_GRAIN = (0.1, 1.0)
"""The differences that count at least: of people out of action, and of what is lost."""


class Balance(NamedTuple):
    """What an answer brings the one side and costs the other, on average, and the standard error of that."""

    mean: float
    error: float


def balance(outcomes: Outcomes, kind: str, side: str) -> Balance:
    """What befalls the others less what befalls one's own side."""
    foes, own = outcomes.of_others(kind, side), (f"{kind}/{side}/",)
    means = [outcomes.mean(*starts) if starts else 0.0 for starts in (foes, own)]
    errors = [(outcomes.error(*starts) or 0.0) if starts else 0.0 for starts in (foes, own)]
    return Balance(means[0] - means[1], hypot(*errors))


def grains(odds: Odds) -> tuple[float, float]:
    """The differences between answers that count: those beyond twice the largest standard error, of people out of
    action and of what is lost."""
    down, lost = (
        max(least, *(2 * balance(one.outcomes, kind, odds.side).error for one in odds.options))
        for kind, least in zip(("down", "damage"), LEAST_GRAIN, strict=True)
    )
    return down, lost


def merit(
    option: Option, side: str, use: int = 1, grain: tuple[float, float] = LEAST_GRAIN
) -> tuple[float, float, float, float]:
    """What speaks for an answer, the weightiest first: who goes down, what is lost, the chance of the next check
    (times the `use` of that), how little is spent. What one's own side suffers counts against it; differences within
    a `grain` do not count, since they may be luck."""
    down, lost = (
        round(balance(option.outcomes, kind, side).mean / size)
        for kind, size in zip(("down", "damage"), grain, strict=True)
    )
    which = option.check.main(side) if option.check else None
    chance = float(option.check.chance(which)) if option.check and which else 0.0
    chance = chance if which is None or which[0] == side else -chance
    return down, lost, use * chance, -option.outcomes.mean(f"spent/{side}/")


def use_of(option: Option, odds: Odds, question: Question) -> int:
    """How the chance of the next check counts: for an answer; against it, where the check is made against a comrade;
    for nothing, where the answer is in vain."""
    found = next_check(option, odds.side)
    made = option.check.workings[found[0]] if option.check and found else ()
    if comrade(made, odds.side, question) is not None:
        return -1
    asked = isinstance(odds.decision, Choice) and option.answer is not None
    return 0 if asked and question.purpose(str(option.answer)) is Purpose.VAIN else 1


def ranked(odds: Odds, question: Question) -> Sequence[Option]:
    """The answers, those that look best first."""
    grain = grains(odds)

    def worth(one: Option) -> tuple[float, ...]:
        return merit(one, odds.side, use_of(one, odds, question), grain)

    return sorted(odds.options, key=worth, reverse=True)


def harmful(odds: Odds, question: Question) -> bool:
    """Whether an answer seems to harm one's own side more than the others, or attacks it."""
    grain = grains(odds)
    return any(
        merit(one, odds.side, grain=grain)[:2] < (0, 0) or use_of(one, odds, question) < 0 for one in odds.options
    )
