"""Tells in one line what belongs together: a check and what comes of it, a deed and what it does ("Ant 1 fires at the
guard: hit, 1 down")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from hantei.core.event import DICE, Event
from hantei.core.message import Join, Message, Sayable, Single, everybody, phrase


class Saying(NamedTuple):
    """An event with its message."""

    event: Event
    message: Message


class Joining:
    """Joins a line with the one right behind it. Dice that fall in between come before both.

    What may be the first of a pair waits for the next line. Two lines are joined if the same people learn of them and
    at most one has reasons, since a line has one number to explain, unless the message tells those of the first.

    Parameters: the pairs by the message of the first (`Speech.joins`), and whether lines have been gathered already.
    """

    def __init__(self, joins: Mapping[str, Sequence[Join]], gathered: bool) -> None:
        self._joins, self._gathered = joins, gathered
        self._first: Saying | None = None
        self._dice: list[Saying] = []

    def take(self, line: Saying) -> Iterator[Saying]:
        """Take in the next line; hand out those to which nothing can be joined any more."""
        if self._first is not None and line.event.name == DICE:
            self._dice.append(line)
            return
        whole = None if self._first is None else self._whole(self._first, line)
        if whole is not None:
            line, self._first = whole, None
        yield from self.rest()
        if line.message.id in self._joins:
            self._first = line
        else:
            yield line

    def rest(self) -> Iterator[Saying]:
        """Hand out the line that waits, and the dice behind it."""
        first, dice = self._first, self._dice
        self._first, self._dice = None, []
        if first is not None:
            yield first
        yield from dice

    def _whole(self, first: Saying, second: Saying) -> Saying | None:
        """The line for both, None if they are two."""
        if first.event.readers != second.event.readers:
            return None
        reasons = bool(first.event.steps and second.event.steps)
        for join in self._joins[first.message.id]:
            fits = join.second == second.message.id and alike(join, first.message, second.message)
            if fits and (self._gathered or not join.late) and (join.reasons_told or not reasons):
                args = {**first.message.args, **second.message.args, "head": first.message}
                if join.whole:
                    args["tail"] = second.message
                if "head" in first.message.args:
                    args["lead"] = first.message.args["head"]
                if join.oneself:
                    args["who"] = with_oneself(first.message.args["who"], args["who"], phrase(join.oneself))
                events = (second.event, first.event) if join.heads else (first.event, second.event)
                return Saying(with_both(*events), Message(join.said, args))
        return None


def alike(join: Join, first: Message, second: Message) -> bool:
    """Whether two messages name the same people: by the arguments that the pair tells, else all that both name; their
    figures may differ."""
    if join.mine:
        return first.args.get(join.mine) == second.args.get(join.its)
    return all(isinstance(said, int) or second.args.get(name, said) == said for name, said in first.args.items())


def with_oneself(one: Sayable, people: Sayable, oneself: Message) -> Sayable:
    """People among whom one calls oneself so, first of all ("itself and Holly")."""
    several = isinstance(people, Message) and people.id == "and-all"
    names = cast(Sequence[Single], people.args["names"] if isinstance(people, Message) and several else [people])
    return everybody([oneself, *(name for name in names if name != one)]) if one in names else people


def with_both(first: Event, second: Event) -> Event:
    """The second event, with the reasons of the first if it has none itself, and with what both count for."""
    return replace(explained(second, first), counts=(*first.counts, *second.counts))


def explained(event: Event, before: Event) -> Event:
    """An event with the reasons of the one before it, if it has none itself."""
    if event.steps or not before.steps:
        return event
    facts = before.facts if before.because is None else before.because
    name = before.reasoned or before.name
    return replace(event, steps=before.steps, value=before.value, reasoned=name, because=facts)
