"""What was drawn a little before: nothing that looks the same is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

Sights = dict[Hashable, list[tuple[Any, Any]]]
"""By part: what was seen of it from one place or another, and what was made of that."""


class Kept:
    """What was made of what is seen now, and of what was seen before the last change.

    It is found again by comparing what is seen, so that nothing is ever shown that is no longer so.
    """

    def __init__(self) -> None:
        self._now: Sights = {}
        self._before: Sights = {}

    def __call__(self, part: Hashable, seen: T, make: Callable[[T], R]) -> R:
        """What is made of what is seen; the same as before where the same is seen."""
        now = self._now.setdefault(part, [])
        for other, made in now:
            if other == seen:
                return made  # type: ignore[no-any-return]
        found = next((one for one in self._before.get(part, ()) if one[0] == seen), None) or (seen, make(seen))
        now.append(found)
        return found[1]  # type: ignore[no-any-return]

    def turn(self) -> None:
        """What is seen has changed: what has not been seen since the last change is let go."""
        self._before, self._now = self._now, {}

    def rest(self) -> None:
        """All that is seen now has been drawn; what was seen before is let go."""
        self._before = {}
