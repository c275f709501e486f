"""A cache of drawings: what looks the same is not drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

Sights = list[tuple[Any, Any]]
"""Inputs of a part, as several places see it, with the drawings made from them."""


class DrawingCache:
    """Drawings made from what is seen, kept as long as it is seen.

    They are found by comparing what is seen, so nothing out of date is ever shown.
    """

    def __init__(self) -> None:
        self._now: dict[Hashable, Sights] = {}
        """By part, since the last change of the table."""
        self._before: dict[Hashable, Sights] = {}
        """By part, from the look before that."""

    def __call__(self, name: Hashable, seen: T, make: Callable[[T], R]) -> R:
        """The drawing of a part; the earlier one if what is seen is equal."""
        made: R
        now = self._now.get(name)
        if now is None:
            now = self._now[name] = []
        for other, made in now:
            if other is seen or other == seen:
                return made
        for other, made in self._before.get(name, ()):
            if other is seen or other == seen:
                now.append((seen, made))
                return made
        made = make(seen)
        now.append((seen, made))
        return made

    def turn(self) -> None:
        """Note that the table has changed. Drawings of a part that are not used at the next look are dropped."""
        self._before = {**self._before, **self._now}
        self._now = {}

    def rest(self) -> None:
        """Note that everything was drawn; older drawings of the parts that were drawn are dropped."""
        self._before.update(self._now)
        self._now, self._before = self._before, {}
