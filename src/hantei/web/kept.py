"""What was drawn a little before: nothing that looks the same is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

Sights = list[tuple[Any, Any]]
"""What was seen of a part from one place or another, and what was made of that."""


class Part:
    """What was made of one part: since the table changed last, and when the part was looked at before that."""

    def __init__(self) -> None:
        self.turn = 0
        self.now: Sights = []
        self.before: Sights = []


class Kept:
    """What was made of what is seen, so long as it is seen.

    It is found again by comparing what is seen, so that nothing is ever shown that is no longer so.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._parts: dict[Hashable, Part] = {}

    def __call__(self, name: Hashable, seen: T, make: Callable[[T], R]) -> R:
        """What is made of what is seen of a part; the same as before where the same is seen."""
        part = self._parts.get(name) or self._parts.setdefault(name, Part())
        if part.turn != self._turn:
            part.turn, part.now, part.before = self._turn, [], part.now
        made: R
        for other, made in part.now:
            if other == seen:
                return made
        found = next((one for one in part.before if one[0] == seen), None)
        made = make(seen) if found is None else found[1]
        part.now.append((seen, made))
        return made

    def turn(self) -> None:
        """The table has changed: of every part, what is not seen when it is looked at again is let go."""
        self._turn += 1

    def rest(self) -> None:
        """All that is seen now has been drawn; what was seen before is let go."""
        for part in self._parts.values():
            part.before = []
