"""Finds the value at which a figure reaches a target, by halving the span that contains it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .intervals import Interval, mean, wilson
from .simulate import ROUNDS, Result, Workers, played_all, simulate
from .survey import Progress
from .trial import Trial
from .vary import BadWish, bounds_of, varied


@dataclass(frozen=True)
class Target:
    """The target of a figure: `win` as a share from 0 to 1, all others as a mean."""

    key: str
    value: float


@dataclass(frozen=True)
class Tried:
    """A value that was tried, and its result."""

    value: int
    found: Interval


def target(words: str) -> Target:
    """Read a target `FIGURE=VALUE`. Raises `BadWish` (`tune-bad-target`)."""
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
    bounds = bounds_of(words)
    if not path or bounds is None or bounds[0] >= bounds[1]:
        raise BadWish("tune-what", given=wish)
    return path, *bounds


def reached(steps: Sequence[Tried], wanted: Target) -> bool:
    """Whether the target lies between the results of the steps."""
    found = [step.found.estimate for step in steps]
    return min(found) <= wanted.value <= max(found)


def path_of(wish: str) -> str:
    """The path of a wish to tune."""
    return wish.partition("=")[0]


@dataclass
class Halving:
    """The search for the whole number between two bounds that brings a figure nearest to its target; it names the next
    number to try.

    The figure must rise, or fall, all the way from one bound to the other.
    """

    low: int
    high: int
    wanted: Target
    tried: dict[int, Interval] = field(default_factory=dict)

    def following(self) -> int | None:
        """The next number to try; None if the search is over, as it is at once if the target does not lie between the
        results of the bounds."""
        for bound in (self.low, self.high):
            if bound not in self.tried:
                return bound
        if not self.within_reach():
            return None
        low, high = self.low, self.high
        rising = self._at(low) < self._at(high)
        while high - low > 1:
            middle = (low + high) // 2
            if middle not in self.tried:
                return middle
            low, high = (middle, high) if (self._at(middle) < self.wanted.value) == rising else (low, middle)
        return None

    def best(self) -> int:
        """The number with the nearest result so far; of two equals the lower."""
        return min(sorted(self.tried), key=lambda value: abs(self._at(value) - self.wanted.value))

    def steps(self) -> list[Tried]:
        """All steps in the order in which they were tried, but the nearest last."""
        if not self.tried:
            return []
        best = self.best()
        return [Tried(value, self.tried[value]) for value in [*(one for one in self.tried if one != best), best]]

    def _at(self, value: int) -> float:
        return self.tried[value].estimate

    def within_reach(self) -> bool:
        """Whether the target lies between the results of the two bounds, which have been tried."""
        least, most = sorted((self._at(self.low), self._at(self.high)))
        return least <= self.wanted.value <= most


class TuningBrokenOff(KeyboardInterrupt):
    """Raised if somebody stops a search; `steps` are those done so far, the nearest last."""

    def __init__(self, steps: list[Tried]) -> None:
        super().__init__()
        self.steps = steps


def tune(
    trial: Trial,
    wish: str,
    wanted: Target,
    count: int,
    crew: Workers | None = None,
    progress: Progress | None = None,
) -> list[Tried]:
    """Search for the whole number that brings the figure nearest to its target. Return all steps, that number last.

    All values are tried with the same luck, so neighbours are compared fairly. If the target does not lie between the
    results of the two bounds, no others are tried. Raises `BadWish` (`tune-what`, `tune-unknown-figure`), `GamesLost`,
    what `varied` raises, and `TuningBrokenOff` if somebody stops it.
    """
    path, low, high = span(wish)
    search = Halving(low, high, wanted)
    while (value := search.following()) is not None:
        result = simulate(varied(trial, path, value).trial, count, crew, progress)
        if not played_all(result):
            raise TuningBrokenOff(search.steps())
        search.tried[value] = figure(result, wanted)
    return search.steps()


def figure(result: Result, wanted: Target) -> Interval:
    """The figure in question over all runs. Raises `BadWish` (`tune-unknown-figure`)."""
    if wanted.key == "win":
        return wilson(sum(run.won for run in result.runs), len(result.runs))
    values = result.each(wanted.key) if wanted.key in (*result.figures, *result.labels, ROUNDS) else []
    if not values:
        allowed = ["win", *result.numbers(), *sorted(result.labels)]
        raise BadWish("tune-unknown-figure", given=wanted.key, allowed=allowed)
    return mean(values)
