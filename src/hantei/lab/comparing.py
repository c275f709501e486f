"""Compares two versions of a scenario or encounter: their differences, and the effect of these on games."""

from __future__ import annotations

from typing import Any

from hantei.content import read

from .changes import Change, changes
from .intervals import Interval, difference, gain
from .simulate import Result, paired, value_of
from .trial import Trial


def change_of(first: Result, other: Result, key: str) -> Interval | None:
    """The paired difference of a figure over the games that both played to the end; None if the other played fewer,
    or no game has the figure."""
    pairs = [
        (before, after)
        for one, two in paired(first, other)
        if (before := value_of(one, key)) is not None and (after := value_of(two, key)) is not None
    ]
    if not pairs or len(other.runs) < len(first.runs):
        return None
    by = gain if key == "win" else difference
    return by([before for before, _ in pairs], [after for _, after in pairs])


def changed(first: Trial, other: Trial) -> list[Change]:
    """The differences between the scenarios of two trials, except the language that a file names."""
    return list(changes(scene_of(first), scene_of(other)))


def scene_of(trial: Trial) -> Any:
    """The scenario or encounter that is played, as plain data."""
    name = str(trial.setup["scenario"])
    return read(trial.setup["scenarios"][name], name).value
