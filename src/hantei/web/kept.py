"""What was drawn a little before: nothing that looks the same is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

Sights = list[tuple[Any, Any]]
"""What was seen of a part from one place or another, and what was made of that."""


class Kept:
    """What was made of what is seen, so long as it is seen.

    It is found again by comparing what is seen, so that nothing is ever shown that is no longer so.
    """

    def __init__(self) -> None:
        self._now: dict[Hashable, Sights] = {}
        """By part, since the table changed last."""
        self._before: dict[Hashable, Sights] = {}
        """By part, when it was looked at before that."""

    def __call__(self, name: Hashable, seen: T, make: Callable[[T], R]) -> R:
        """What is made of what is seen of a part; the same as before where the same is seen."""
        now = self._now.get(name)
        if now is None:
            now = self._now[name] = []
        made: R
        for sights in (now, self._before.get(name, ())):
            for other, made in sights:
                if other is seen or other == seen:
                    if sights is not now:
                        now.append((seen, made))
                    return made
        made = make(seen)
        now.append((seen, made))
        return made

    def turn(self) -> None:
        """The table has changed: of every part, what is not seen when it is looked at again is let go."""
        self._before = {**self._before, **self._now}
        self._now = {}

    def rest(self) -> None:
        """All that is seen now has been drawn; what was seen before of a part that was looked at is let go."""
        self._before.update(self._now)
        self._now, self._before = self._before, {}
