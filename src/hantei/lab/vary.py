"""Trials that differ in one thing: a field of the scenario or of the content, a policy, a ruling, the difficulty."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from hantei.content import BadContent, put, read
from hantei.core.message import Complaint
from hantei.core.numbers import LARGEST, whole_number
from hantei.library import Patch
from hantei.scenario_check import check_text

from .trial import Trial, check

RANGE = ".."

MOST_VALUES = 1_000
"""Values of one range that are compared, at most."""


class BadWish(Complaint):
    """Raised for a wish to vary or to tune something that is impossible."""


@dataclass(frozen=True)
class Variant:
    """A trial with one value in place of another."""

    path: str
    value: Any
    trial: Trial


def variants(trial: Trial, wish: str) -> list[Variant]:
    """Make the variants for `path=values`; commas separate values, and `2..5` means 2, 3, 4, 5.

    Raises `BadWish` (`vary-what`, `vary-too-many`, `vary-unknown-path`, ...), `BadSetup` (`place-unknown`) and
    `BadContent` for an impossible value.
    """
    path, sign, words = wish.partition("=")
    values = [value for word in words.split(",") for value in values_of(word.strip())]
    if not sign or not path or not values:
        raise BadWish("vary-what", given=wish)
    return [varied(trial, path, value) for value in values]


def with_value(trial: Trial, wish: str) -> Trial:
    """Make a trial with the one value of `path=value`. Raises `BadWish` (`set-what`) and what `varied` raises."""
    path, sign, word = wish.partition("=")
    value = read(word, "value").value if word else None
    if not (sign and path and word) or value is None:
        raise BadWish("set-what", given=wish)
    return varied(trial, path, value).trial


def values_of(word: str) -> list[Any]:
    """The values that a word names. Raises `BadWish` (`vary-too-many`)."""
    bounds = bounds_of(word)
    if bounds is not None:
        low, high = bounds
        if high - low >= MOST_VALUES:
            raise BadWish("vary-too-many", given=word, most=MOST_VALUES)
        return list(range(low, high + 1))
    return [read(word, "value").value] if word else []


def bounds_of(word: str) -> tuple[int, int] | None:
    """Read the bounds of `LOW..HIGH`. Return None for any other word."""
    low, _, high = word.partition(RANGE)
    first, last = whole_number(low, -LARGEST), whole_number(high, -LARGEST)
    return None if first is None or last is None else (first, last)


def varied(trial: Trial, path: str, value: Any) -> Variant:
    """Make a trial with a value at a path, and check at once that it can be played. Raises as `variants` does."""
    head, _, rest = path.partition(".")
    if head not in PATHS or (not rest and head != "difficulty"):
        raise BadWish("vary-unknown-path", path=path, allowed=[*SHAPES])
    changed = PATHS[head](trial, tuple(rest.split(".")), value)
    check(changed)
    return Variant(path, value, changed)


def with_ruling(trial: Trial, place: tuple[str, ...], value: Any) -> Trial:
    """Choose another reading of an open point."""
    rulings = {**trial.setup.get("rulings", {}), ".".join(place): as_word(value)}
    return replace(trial, setup={**trial.setup, "rulings": rulings})


def with_policy(trial: Trial, place: tuple[str, ...], value: Any) -> Trial:
    """Put another machine player in a seat."""
    return replace(trial, policies={**trial.policies, ".".join(place): as_word(value)})


def with_answer(trial: Trial, place: tuple[str, ...], value: Any) -> Trial:
    """Give another answer to every question of a kind."""
    return replace(trial, answers={**trial.answers, ".".join(place): as_word(value)})


def with_difficulty(trial: Trial, place: tuple[str, ...], value: Any) -> Trial:
    """Choose another difficulty."""
    return replace(trial, setup={**trial.setup, "difficulty": as_word(value)})


def with_scenario(trial: Trial, place: tuple[str, ...], value: Any) -> Trial:
    """Put another value into the scenario or encounter itself. Raises `BadSetup`, `BadContent`."""
    name = str(trial.setup["scenario"])
    text = trial.setup["scenarios"][name]
    changed = json.dumps(put(read(text, name).value, place, value), ensure_ascii=False)
    errors = [fault for fault in check_text(changed, name, trial.rulebook) if fault.severity == "error"]
    if errors:
        raise BadContent(errors)
    return replace(trial, setup={**trial.setup, "scenarios": {**trial.setup["scenarios"], name: changed}})


def with_content(trial: Trial, place: tuple[str, ...], value: Any) -> Trial:
    """Put another value into the rulebook's content. Raises `BadWish` (`vary-unknown-path`)."""
    patch = Patch(place[0], place[1:], json.dumps(value, ensure_ascii=False))
    if not patch.place:
        raise BadWish("vary-unknown-path", path=f"content.{place[0]}", allowed=[*SHAPES])
    return replace(trial, patches=(*trial.patches, patch))


def as_word(value: Any) -> str:
    """Write a value as people type it."""
    return value if isinstance(value, str) else json.dumps(value)


PATHS: Mapping[str, Callable[[Trial, tuple[str, ...], Any], Trial]] = {
    "scenario": with_scenario,
    "content": with_content,
    "policy": with_policy,
    "ruling": with_ruling,
    "answer": with_answer,
    "difficulty": with_difficulty,
}
SHAPES = ("scenario.FIELD...", "content.FILE.ID.FIELD...", "policy.SEAT", "ruling.NAME", "answer.KIND", "difficulty")
