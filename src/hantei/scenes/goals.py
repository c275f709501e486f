"""Goals in encounters that name sides, people, and numbers: the parts that rulebooks share."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from typing import Protocol

from ..core.message import Message, Sayable
from ..core.text import Text


class Headcount(Protocol):
    """A goal that asks for a number of people, with one of them named or not ("")."""

    @property
    def unit(self) -> str:
        """The one who must be among them."""

    @property
    def count(self) -> int:
        """The number of people that it takes."""


class Spoken(Protocol):
    """A goal of a side; the encounter may word it itself."""

    @property
    def side(self) -> str:
        """The side that has the goal."""

    @property
    def text(self) -> Text | None:
        """The goal in the encounter's words."""


class Kinded(Protocol):
    """A goal of a side, of a kind."""

    @property
    def side(self) -> str:
        """The side that has the goal."""

    @property
    def kind(self) -> str:
        """The kind of thing that it asks for."""


def wins_by_leaving(goals: Iterable[Kinded], side: str) -> bool:
    """Whether a side wins as soon as enough of it have left by an exit."""
    return any(goal.kind == "escape" and goal.side == side for goal in goals)


def enough(goal: Headcount, people: Collection[str]) -> bool:
    """Whether these people are enough for a goal, and include the one whom it names."""
    return (not goal.unit or goal.unit in people) and len(people) >= goal.count


def in_words(goals: Iterable[Spoken]) -> Mapping[str, list[Text]]:
    """The goals of each side in the encounter's words."""
    found: dict[str, list[Text]] = {}
    for goal in goals:
        if goal.text is not None:
            found.setdefault(goal.side, []).append(goal.text)
    return found


def with_last(
    sides: Mapping[str, Sequence[Sayable]], goals: Iterable[Kinded], winner: str, goal: Sayable
) -> Mapping[str, Sequence[Sayable]]:
    """The goals of each side in words, with that of the side that wins when the last round is over.

    Parameters: the goals in words; the goals; that side ("": none), whose goal may be to hold out anyway; its further
    goal in words.
    """
    if not winner or any(one.kind == "survive" and one.side == winner for one in goals):
        return sides
    return {**sides, winner: [*sides.get(winner, ()), goal]}


def any_of(goals: Sequence[Sayable], joint: str) -> Sayable:
    """Goals any of which is enough, joined by a message with `goal` and `other`; "" for none."""
    return reduce(lambda goal, other: Message(joint, {"goal": goal, "other": other}), goals) if goals else ""
