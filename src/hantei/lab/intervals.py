"""Intervals of 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
"""Standard errors to each side that leave 5 % outside."""


@dataclass(frozen=True)
class Interval:
    """An estimate, and the bounds that hold the true figure in 95 of 100 such trials."""

    estimate: float
    low: float
    high: float

    @property
    def spread(self) -> float:
        """Half the width."""
        return (self.high - self.low) / 2

    def plain(self) -> dict[str, float]:
        """As data, to six places."""
        return {"estimate": round(self.estimate, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(hits: int, trials: int) -> Interval:
    """A share of trials with Wilson's score interval, which also holds for few trials and for shares near 0 and 1."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share, square = hits / trials, Z * Z / trials
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / trials + square / (4 * trials))
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    high = 1.0 if hits == trials else min(1.0, middle + half)
    return Interval(share, low, high)


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values."""
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - half, middle + half)


def difference(first: Sequence[float], second: Sequence[float]) -> Interval:
    """The mean by which the second of paired values is larger; luck that both share cancels out."""
    return mean([after - before for before, after in zip(first, second, strict=True)])


def apart(first: Interval, second: Interval) -> Interval:
    """How much larger the second of two shares of different trials is, by Newcombe's interval from those of both."""
    change = second.estimate - first.estimate
    below = sqrt((second.estimate - second.low) ** 2 + (first.high - first.estimate) ** 2)
    above = sqrt((second.high - second.estimate) ** 2 + (first.estimate - first.low) ** 2)
    return Interval(change, change - below, change + above)


def percent(share: Interval) -> str:
    """A share in percent with its interval."""
    return f"{share.estimate:.1%} [{share.low:.1%}, {share.high:.1%}]"


def points(change: Interval) -> str:
    """A difference of shares in points of percent, with its interval."""
    return f"{100 * change.estimate:+.1f} [{100 * change.low:+.1f}, {100 * change.high:+.1f}]"
