"""What was drawn a little before: nothing that looks the same is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST_ALIKE = 4
"""So many sights of a part are remembered: those of the seats, and that of those who only look on."""


class Kept:
    """What was made of what was seen, the last few of each part.

    It is found again by comparing what is seen, so that nothing is ever shown that is no longer so.
    """

    def __init__(self) -> None:
        self._parts: dict[Hashable, list[tuple[Any, Any]]] = {}

    def __call__(self, part: Hashable, seen: T, make: Callable[[T], R]) -> R:
        """What is made of what is seen; the same as before where the same is seen."""
        kept = self._parts.setdefault(part, [])
        for n, (other, made) in enumerate(kept):
            if other == seen:
                if n:
                    kept.insert(0, kept.pop(n))
                return made  # type: ignore[no-any-return]
        fresh = make(seen)
        kept.insert(0, (seen, fresh))
        del kept[MOST_ALIKE:]
        return fresh
