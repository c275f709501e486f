"""Find the value at which a figure reaches a target, by halving the span in which it must lie."""

from __future__ import annotations

from dataclasses import dataclass

from .intervals import Interval, mean, wilson
from .simulate import Result, Workers, simulate
from .survey import Progress
from .trial import Trial
from .vary import RANGE, BadWish, varied


@dataclass(frozen=True)
class Target:
    """What is wanted of a figure: `win` as a share from 0 to 1, every other as a mean."""

    key: str
    value: float


@dataclass(frozen=True)
class Tried:
    """A value that was tried, and what it gave."""

    value: int
    found: Interval


def target(words: str) -> Target:
    """What `FIGURE=VALUE` wants. Raises `BadWish` (`tune-bad-target`)."""
    key, sign, number = words.partition("=")
    try:
        value = float(number)
    except ValueError:
        raise BadWish("tune-bad-target", given=words) from None
    if not sign or not key or (key == "win" and not 0 <= value <= 1) or value != value:
        raise BadWish("tune-bad-target", given=words)
    return Target(key, value)


def span(wish: str) -> tuple[str, int, int]:
    """Path and bounds of `PATH=LOW..HIGH`. Raises `BadWish` (`tune-what`)."""
    path, _, words = wish.partition("=")
    low, dots, high = words.partition(RANGE)
    if not (path and dots and low.lstrip("-").isdecimal() and high.lstrip("-").isdecimal() and int(low) < int(high)):
        raise BadWish("tune-what", given=wish)
    return path, int(low), int(high)


def tune(
    trial: Trial,
    wish: str,
    wanted: Target,
    count: int,
    crew: Workers | None = None,
    progress: Progress | None = None,
) -> list[Tried]:
    """Every step on the way to the whole number at which the figure comes nearest to its target, that one last.

    The figure must rise or fall all the way from the lower bound to the upper. The same luck is used for every value,
    so that neighbours are compared fairly. Raises `BadWish` (`tune-what`, `tune-unknown-figure`,
    `tune-out-of-reach` where the target does not lie between what the bounds give) and what `varied` raises.
    """
    path, low, high = span(wish)
    tried: dict[int, Interval] = {}

    def at(value: int) -> float:
        if value not in tried:
            result = simulate(varied(trial, path, value).trial, count, crew, progress)
            if len(result.runs) < count:
                raise KeyboardInterrupt
            tried[value] = figure(result, wanted)
        return tried[value].estimate

    least, most = sorted((at(low), at(high)))
    if not least <= wanted.value <= most:
        bounds = {"low": str(low), "high": str(high), "at_low": f"{at(low):.3g}", "at_high": f"{at(high):.3g}"}
        raise BadWish("tune-out-of-reach", target=f"{wanted.value:g}", **bounds)
    rising = at(low) < at(high)
    while high - low > 1:
        middle = (low + high) // 2
        if (at(middle) < wanted.value) == rising:
            low = middle
        else:
            high = middle
    best = min((low, high), key=lambda value: abs(at(value) - wanted.value))
    return [Tried(value, found) for value, found in tried.items() if value != best] + [Tried(best, tried[best])]


def figure(result: Result, wanted: Target) -> Interval:
    """The figure in question over all runs. Raises `BadWish` (`tune-unknown-figure`)."""
    if wanted.key == "win":
        return wilson(sum(run.won for run in result.runs), len(result.runs))
    values = result.values(wanted.key)
    if not values:
        allowed = ", ".join(["win", *result.numbers()])
        raise BadWish("tune-unknown-figure", given=wanted.key, allowed=allowed)
    return mean(values)
