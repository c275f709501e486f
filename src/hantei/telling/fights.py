"""The fights of a game: each battle that the rulebook counts, with its rounds and its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from hantei.core.event import Count
from hantei.core.message import Message, Sayable
from hantei.core.rulebook import Rulebook
from hantei.play import Passage

from .news import Happening, standing

BEGUN, ROUND = "battle", "round"
ENDED = ("result", "end")
"""The counts that end a battle: its own result, or the end of the game."""

TITLES = ("title", "place")
"""What the name of a battle's count is filled with."""


@dataclass
class Fight:
    """A battle: its name, the entry of the save with which it began, its rounds, and how it ended.

    `ended` is None for a battle that still goes on.
    """

    name: Sayable
    entry: int
    rounds: int = 0
    ended: Message | None = None


class Cue(NamedTuple):
    """A count that begins, continues or ends a battle: its entry, and its name."""

    entry: int
    counted: Count
    name: Message


def fights(rulebook: Rulebook[Any], passages: Iterable[Passage]) -> list[Fight]:
    """The fights of a saved game in order, without those that were taken back.

    Parameters: the rulebook, and the passages of the save (`hantei.play.replay`). Raises what reading them raises.
    """
    return fought(cue for happening in standing(passages) for cue in cues(rulebook, happening))


def cues(rulebook: Rulebook[Any], happening: Happening) -> Iterator[Cue]:
    """The counts of an event that concern battles."""
    for count in happening.event.counts:
        if count.kind in (BEGUN, ROUND, *ENDED):
            yield Cue(happening.entry, count, rulebook.speech.count_name(happening.state, count))


def fought(marks: Iterable[Cue]) -> list[Fight]:
    """The fights that these counts, in their order, tell of; counts outside of a battle belong to none."""
    found: list[Fight] = []
    for mark in marks:
        kind = mark.counted.kind
        if kind == BEGUN:
            found.append(Fight(named(mark.name), mark.entry))
        elif found and found[-1].ended is None:
            if kind == ROUND:
                found[-1].rounds += mark.counted.amount
            else:
                found[-1].ended = mark.name
    return found


def named(counted: Message) -> Sayable:
    """What a battle is called by the name of its count, which says besides that it is one."""
    return next((counted.args[name] for name in TITLES if name in counted.args), counted)


def longest(found: Iterable[Fight], most: int) -> list[Fight]:
    """The longest fights, at most `most`; of two equally long ones the earlier comes first."""
    return sorted(found, key=lambda fight: -fight.rounds)[:most]
