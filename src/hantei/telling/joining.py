"""Tells in one sentence what was done and what came of it ("Ant 1 fires at the guard: hit, 1 down")."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from hantei.core.event import DICE, Event
from hantei.core.message import Message


class Saying(NamedTuple):
    """An event with its message."""

    event: Event
    message: Message


class Joining:
    """Joins a line with the one right behind it. Dice that fell in between come before both.

    Two lines are joined if the same people learn of them, if at most one has reasons, and if whoever both name is the
    same; their figures may differ.

    Parameters: the messages that can be joined to one before (`Speech.joins`).
    """

    def __init__(self, joins: Mapping[str, Collection[str]]) -> None:
        self._joins = joins
        self._first = {one for heads in joins.values() for one in heads}
        self._held: Saying | None = None
        self._dice: list[Saying] = []

    def take(self, line: Saying) -> Iterator[Saying]:
        """Take in the next line; hand out those to which nothing can be joined any more."""
        if self._held is not None and line.event.name == DICE:
            self._dice.append(line)
            return
        if self._held is not None and self._fits(self._held, line):
            yield from self._dice
            line = joined(self._held, line)
            self._held, self._dice = None, []
        yield from self.rest()
        if line.message.id in self._first:
            self._held = line
        else:
            yield line

    def rest(self) -> Iterator[Saying]:
        """Hand out the line that waits, and the dice behind it."""
        held, dice = self._held, self._dice
        self._held, self._dice = None, []
        if held is not None:
            yield held
        yield from dice

    def _fits(self, before: Saying, line: Saying) -> bool:
        first, then = before.message, line.message
        return (
            first.id in self._joins.get(then.id, ())
            and before.event.readers == line.event.readers
            and not (before.event.steps and line.event.steps)
            and all(isinstance(said, int) or then.args.get(name, said) == said for name, said in first.args.items())
        )


def joined(before: Saying, line: Saying) -> Saying:
    """The line for both: `-joined` behind the id of the second, `$head` for the first, and what both name."""
    event = before.event if before.event.steps else line.event
    event = replace(event, counts=(*before.event.counts, *line.event.counts))
    args = {**before.message.args, **line.message.args, "head": before.message}
    return Saying(event, Message(f"{line.message.id}-joined", args))
