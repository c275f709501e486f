"""What conditions of victory have in common where encounters name sides, people and numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from .text import Text


class Headcount(Protocol):
    """A goal that asks for people: how many, and one who must be among them ("" for nobody)."""

    @property
    def unit(self) -> str:
        """Who must be among them."""

    @property
    def count(self) -> int:
        """How many there must be."""


class Spoken(Protocol):
    """A goal of a side, which the encounter may put into words."""

    @property
    def side(self) -> str:
        """Whose goal it is."""

    @property
    def text(self) -> Text | None:
        """What the encounter says of it."""


def enough(goal: Headcount, people: Collection[str]) -> bool:
    """Whether those a goal asks for are among these people."""
    return (not goal.unit or goal.unit in people) and len(people) >= goal.count


def in_words(goals: Iterable[Spoken]) -> Mapping[str, list[Text]]:
    """What an encounter says of the goals of each side."""
    found: dict[str, list[Text]] = {}
    for goal in goals:
        if goal.text is not None:
            found.setdefault(goal.side, []).append(goal.text)
    return found
