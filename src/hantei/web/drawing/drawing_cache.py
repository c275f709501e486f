"""A cache of drawings: what looks the same is not drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


@dataclass(slots=True)
class KeptDrawing:
    """What was seen of a part, the drawing that was made from it, and the look that used it last."""

    seen: Any
    made: Any
    look: int


class DrawingCache:
    """Drawings made from what is seen, kept as long as it is seen.

    They are found by comparing what is seen, so nothing out of date is ever shown.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[KeptDrawing]] = {}
        """By part, one for each way in which places see it."""
        self._renewed: list[list[KeptDrawing]] = []
        """Those parts of which something was drawn in this look."""
        self._look = 0

    def __call__(self, name: Hashable, seen: T, make: Callable[[T], R]) -> R:
        """The drawing of a part; the earlier one if what is seen is equal."""
        kept = self._kept.get(name)
        if kept is None:
            kept = self._kept[name] = []
        made: R
        for one in kept:
            if one.seen is seen or one.seen == seen:
                one.look = self._look
                made = one.made
                return made
        made = make(seen)
        kept.append(KeptDrawing(seen, made, self._look))
        self._renewed.append(kept)
        return made

    def turn(self) -> None:
        """Note that the table has changed."""
        self.rest()
        self._look += 1

    def rest(self) -> None:
        """Note that everything was drawn; older drawings of the parts that look different now are dropped."""
        for kept in self._renewed:
            kept[:] = [one for one in kept if one.look == self._look]
        self._renewed.clear()
