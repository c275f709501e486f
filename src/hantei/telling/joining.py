"""Joins what belongs together in one line of a log: a check and what comes of it, a blow turned aside and the HP lost
to the rest of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hantei.core.event import DICE, Event
from hantei.core.message import Join, Message

from .saying import Saying


class Joining:
    """Makes one line of two sayings that follow one another, where the rulebook has a message for both.

    What may be the first of such a pair waits for the next saying; dice that fall between wait with it. Two sayings
    that both have reasons stay apart, since a line has one number to explain, unless the message tells those of the
    first. Parameters: the pairs by the message of the first (`Speech.joins`).
    """

    def __init__(self, joins: Mapping[str, Sequence[Join]]) -> None:
        self._joins = joins
        self._first: Saying | None = None
        self._dice: list[Saying] = []

    def take(self, saying: Saying) -> Iterator[Saying]:
        """Take in the next saying; hand out those to which nothing can be joined any more."""
        if saying.event.name == DICE and self._first is not None:
            self._dice.append(saying)
            return
        whole = None if self._first is None else self._joined(self._first, saying)
        if whole is None:
            yield from self.rest()
        else:
            dice, self._dice, self._first = self._dice, [], None
            yield from dice
            saying = whole
        if saying.message.id in self._joins:
            self._first = saying
        else:
            yield saying

    def rest(self) -> Iterator[Saying]:
        """Hand out what waits."""
        first, dice = self._first, self._dice
        self._first, self._dice = None, []
        if first is not None:
            yield first
        yield from dice

    def _joined(self, first: Saying, second: Saying) -> Saying | None:
        """The saying for both, None if there is none."""
        mine, its = first.message, second.message
        for join in self._joins[mine.id]:
            if join.second != its.id or mine.args.get(join.mine) != its.args.get(join.its):
                continue
            if first.event.readers != second.event.readers:
                continue
            if join.reasons_told or not (first.event.steps and second.event.steps):
                return Saying(explained(second.event, first.event), Message(join.said, {**mine.args, **its.args}))
        return None


def explained(event: Event, before: Event) -> Event:
    """An event with the reasons of the one before it, if it has none itself."""
    if event.steps or not before.steps:
        return event
    return replace(event, steps=before.steps, value=before.value, reasoned=before.reasoned or before.name)
