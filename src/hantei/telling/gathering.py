"""What one effect does to several people is told in one sentence: "Ant 1 and Ant 2 lose 16 HP"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar, cast

from hantei.core.event import Event
from hantei.core.message import Message, Single, everybody

T = TypeVar("T")


class Saying(NamedTuple):
    """An event with its message."""

    event: Event
    message: Message


@dataclass
class Collected:
    """A line in the making: what was said first, and all about whom it is."""

    first: Saying
    named: str
    people: list[Single] = field(default_factory=list)

    def takes(self, other: Saying) -> bool:
        """Whether the other says the same of somebody else, for the same reasons and for the same readers."""
        mine, its = self.first, other
        return (
            mine.message.id == its.message.id
            and mine.event.readers == its.event.readers
            and (mine.event.steps, mine.event.value) == (its.event.steps, its.event.value)
            and {**mine.message.args, self.named: ""} == {**its.message.args, self.named: ""}
        )

    def said(self) -> Saying:
        """The line for all of them; of one alone, what was said."""
        if len(self.people) == 1:
            return self.first
        event, message = self.first
        args = {**message.args, self.named: everybody(self.people)}
        return Saying(event, replace(message, id=f"{message.id}-many", args=args))


class Gathering:
    """Gathers what follows one another and says the same of several people.

    What is said of somebody never comes before anything else about the same person that happened earlier.

    Parameters: which argument of a message names the person, by the ids of the messages that can be gathered
    (`Speech.gathers`); for each of them there is one about several people, with `-many` behind its id.
    """

    def __init__(self, gathers: Mapping[str, str]) -> None:
        self._gathers = gathers
        self._lines: list[Collected] = []

    def take(self, saying: Saying) -> Iterator[Saying]:
        """Take in what is said next; hand out the lines to which nothing can be added any more."""
        named = self._gathers.get(saying.message.id)
        if named is None:
            yield from self.rest()
            yield saying
            return
        person = cast(Single, saying.message.args[named])
        for line in reversed(self._lines):
            if line.named == named and line.takes(saying) and person not in line.people:
                line.people.append(person)
                return
            if person in line.people:
                break
        self._lines.append(Collected(saying, named, [person]))

    def rest(self) -> Iterator[Saying]:
        """Hand out the lines that are left."""
        lines, self._lines = self._lines, []
        return (line.said() for line in lines)


def in_order(
    gathers: Mapping[str, str],
    events: Sequence[Event],
    said: Callable[[Event], Message | None],
    asides: Mapping[int, Sequence[T]],
) -> Iterator[Saying | T]:
    """What a log tells of events, in its order, with asides before the events at these places.

    Parameters: what is gathered (`Speech.gathers`), the events, what is said of each (None: nothing), the asides.
    Those behind the last event are left to the caller.
    """
    gathering = Gathering(gathers)
    for at, event in enumerate(events):
        if at in asides:
            yield from gathering.rest()
            yield from asides[at]
        message = said(event)
        if message is not None:
            yield from gathering.take(Saying(event, message))
    yield from gathering.rest()
