"""Intervals of 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
"""Standard errors to each side that leave 5 % outside."""

FEW = (12.7062, 4.3027, 3.1824, 2.7764)
"""The same for Student's t with 1 to 4 degrees of freedom."""


@dataclass(frozen=True)
class Interval:
    """An estimate, and the bounds between which the true figure lies in 95 of 100 such trials. They are infinite if one
    value alone is known."""

    estimate: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the width, which people read behind a "±"."""
        return (self.high - self.low) / 2

    def plain(self) -> dict[str, float | None]:
        """As data, to six places; an infinite bound is None."""
        bounds = {"estimate": self.estimate, "low": self.low, "high": self.high}
        return {name: round(value, 6) if isfinite(value) else None for name, value in bounds.items()}


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
    """The mean of independent values with Student's interval, which is infinite for a single value."""
    middle = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Interval(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """Standard errors to each side that leave 5 % outside, if the deviation is estimated. `freedom`: its degrees of
    freedom, at least 1. Beyond those in `FEW` this is Fisher's expansion, which is right to four digits."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    fourth = (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160
    return Z + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom


def gain(first: Sequence[int], second: Sequence[int]) -> Interval:
    """The gain in probability from the first to the second of paired events, each 0 or 1 per trial.

    The interval is that of Agresti and Min, which adds half a trial with each of the four results, and so has a width
    even if all trials agree. It uses Student's t, because the trials may be few. The bound that is farther from the
    estimate holds for both sides.
    """
    trials = len(first)
    change = sum(second) - sum(first)
    unlike = sum(before != after for before, after in zip(first, second, strict=True))
    estimate, middle = change / (trials or 1), change / (trials + 2)
    half = student(trials + 1) * sqrt((unlike + 1) / (trials + 2) - middle**2) / sqrt(trials + 2)
    off = min(1 + abs(estimate), half + abs(estimate - middle))
    return Interval(estimate, estimate - off, estimate + off)


def difference(first: Sequence[float], second: Sequence[float]) -> Interval:
    """The mean by which the second of paired values is larger; luck that both share cancels out."""
    return mean([after - before for before, after in zip(first, second, strict=True)])


def apart(first: Interval, second: Interval) -> Interval:
    """The difference between two shares of different trials (second less first), with Newcombe's interval from those of
    both."""
    change = second.estimate - first.estimate
    below = sqrt((second.estimate - second.low) ** 2 + (first.high - first.estimate) ** 2)
    above = sqrt((second.high - second.estimate) ** 2 + (first.estimate - first.low) ** 2)
    return Interval(change, change - below, change + above)


def percent(share: Interval) -> str:
    """A share in percent with its interval."""
    return f"{share.estimate:.1%} [{share.low:.1%}, {share.high:.1%}]"


def points(change: Interval) -> str:
    """A difference of shares in percentage points, with its interval; no bound is beyond 100."""
    return around(Interval(100 * change.estimate, 100 * within(change.low), 100 * within(change.high)), "+.1f")


def within(change: float) -> float:
    """A bound of a difference of shares, cut to -1 and 1; an infinite one stays."""
    return max(-1.0, min(1.0, change)) if isfinite(change) else change


def around(value: Interval, form: str = ".2f") -> str:
    """A figure with its interval, both in a Python format, with the minus sign of print."""
    return f"{value.estimate:{form}} [{value.low:{form}}, {value.high:{form}}]".replace("inf", "∞").replace("-", "−")


def moved(change: Interval) -> str:
    """A difference of means with its interval."""
    return around(change, "+.2f")
