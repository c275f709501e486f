"""Finds what else moves a figure: tries every number of a scenario or encounter with another value and the same
luck."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from hantei.content import BadContent, Path
from hantei.content.placing import NAMES
from hantei.core.message import Complaint

from .comparing import change_of, scene_of
from .intervals import Interval
from .simulate import Result, Workers, played_all, simulate, value_of
from .survey import Progress
from .trial import Trial
from .tune import Target, figure
from .vary import varied

DICE = re.compile(r"([0-9]*d[0-9]+)(?:\+([0-9]{1,3}))?")
"""Dice with a constant; the constant is a number like any other."""

FEWEST, SHARE = 10, 4
"""Each number is tried in a fourth of the games, or only in the first few if it changes nothing in these."""

MOST_NUMBERS = 150

MOST_SHOWN = 5


@dataclass(frozen=True)
class Lever:
    """A value that moves a figure towards its target: its path, the old value, the one tried, the figure with it, and
    its paired difference."""

    path: str
    was: int | str
    value: int | str
    found: Interval
    change: Interval


def levers(
    trial: Trial, wanted: Target, but: str, count: int, crew: Workers | None = None, progress: Progress | None = None
) -> list[Lever]:
    """Find the numbers of a scenario that bring a figure nearer to its target, the nearest first; one value of each.

    Parameters: the trial, the target, the path of a number that is known already, the number of games, who plays, who
    hears of progress. A value that cannot be played is left out. If somebody stops the search, the levers found so far
    are returned. Raises `GamesLost`.
    """
    games = max(FEWEST, count // SHARE)
    found: list[Lever] = []
    with suppress(KeyboardInterrupt):  # what was found so far is worth telling
        first = played(trial, games, crew, progress)
        for path, was in list(numbers_in(scene_of(trial), ()))[:MOST_NUMBERS]:
            place = ".".join(["scenario", *place_words(scene_of(trial), path)])
            if place != but:
                tried = [lever_at(first, wanted, place, was, value, crew, progress) for value in others(was)]
                found += nearest([one for one in tried if one], wanted, figure(first, wanted).estimate)[:1]
    return nearest(found, wanted, float("inf"))[:MOST_SHOWN]


def nearest(found: Iterable[Lever], wanted: Target, start: float) -> list[Lever]:
    """Sort the levers that surely move the figure nearer to its target than it is at the start; the nearest first."""

    def off(estimate: float) -> float:
        return abs(estimate - wanted.value)

    sure = [one for one in found if one.change.low > 0 or one.change.high < 0]
    return sorted(
        (one for one in sure if off(one.found.estimate) < off(start)), key=lambda one: off(one.found.estimate)
    )


def lever_at(
    first: Result,
    wanted: Target,
    place: str,
    was: int | str,
    value: int | str,
    crew: Workers | None,
    progress: Progress | None,
) -> Lever | None:
    """Try a number with another value; None if that cannot be played or changes nothing."""
    try:
        other = varied(first.trial, place, value).trial
    except (BadContent, Complaint):
        return None
    few = played(other, min(FEWEST, first.asked), crew, progress)

    def seen(result: Result) -> list[object]:
        return [(run.figures, value_of(run, wanted.key)) for run in result.runs[: len(few.runs)]]

    if seen(few) == seen(first):
        return None
    result = played(other, first.asked, crew, progress)
    change = change_of(first, result, wanted.key)
    return None if change is None else Lever(place, was, value, figure(result, wanted), change)


def played(trial: Trial, count: int, crew: Workers | None, progress: Progress | None) -> Result:
    """Play all games of a trial. Raises `GamesLost`, and `KeyboardInterrupt` if somebody stops them."""
    result = simulate(trial, count, crew, progress)
    if not played_all(result):
        raise KeyboardInterrupt
    return result


def others(was: int | str) -> tuple[int | str, ...]:
    """Another value below and above a number, a third away; for dice with a constant, one less and one more."""
    if isinstance(was, int):
        step = max(1, abs(was) // 3)
        return (was - step, was + step)
    dice = DICE.fullmatch(was)
    constant = int(dice[2] or 0) if dice else 0
    changed = [constant - 1, constant + 1] if constant else [1]
    return tuple(f"{dice[1]}+{each}" if each else dice[1] for each in changed) if dice else ()


def numbers_in(value: Any, path: Path) -> Iterator[tuple[Path, int | str]]:
    """The whole numbers and dice in plain data, each with its path."""
    if isinstance(value, Mapping | list):
        for part, inner in value.items() if isinstance(value, Mapping) else enumerate(value):
            yield from numbers_in(inner, (*path, part))
    elif type(value) is int or (isinstance(value, str) and DICE.fullmatch(value)):
        yield path, value


def place_words(plain: Any, path: Path) -> Iterator[str]:
    """A path as variants name it: entries of lists by the name that they have."""
    here = plain
    for part in path:
        here = here[part]
        if isinstance(part, int) and isinstance(here, Mapping):
            yield str(next((here[name] for name in NAMES if name in here), part))
        else:
            yield str(part)
