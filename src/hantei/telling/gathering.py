"""Turns events into the lines of a log. One sentence tells what an effect does to several people ("Ant 1 and Ant 2 lose
16 HP"), a turn without any line says so, and a silent event leaves its reasons to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, cast

from hantei.core.event import DICE, Event
from hantei.core.message import Message, Sayable, Single, everybody
from hantei.core.rulebook import Speech

from .joining import Joining, Saying, explained

T = TypeVar("T")


@dataclass
class Collected:
    """A line in the making: what was said first, and all about whom it is."""

    first: Saying
    differing: Sequence[str]
    """The arguments that may differ; the first of them names the person, or what the dice show."""

    people: list[Single] = field(default_factory=list)
    dice: list[Saying] = field(default_factory=list)
    """The throws that led to it."""

    def takes(self, other: Saying) -> bool:
        """Whether the other says the same of somebody else, for the same reasons and for the same readers."""
        mine, its = self.first, other
        return (
            mine.message.id == its.message.id
            and mine.event.readers == its.event.readers
            and (mine.event.steps, mine.event.value) == (its.event.steps, its.event.value)
            and unnamed(mine.message, self.differing) == unnamed(its.message, self.differing)
        )

    def said(self) -> Saying:
        """The line for all of them; of one alone, what was said."""
        if len(self.people) == 1:
            return self.first
        event, message = self.first
        args = {**message.args, self.differing[0]: everybody(self.people)}
        return Saying(event, replace(message, id=f"{message.id}-many", args=args))


def unnamed(message: Message, differing: Sequence[str]) -> Mapping[str, Sayable]:
    """What a message says but for the name of the person; so do the messages of a line that was joined."""
    args: dict[str, Sayable] = {**message.args, **dict.fromkeys(differing, "")}
    parts = {name: said for name in ("head", "lead", "tail") if isinstance(said := args.get(name), Message)}
    return args | {name: Message(said.id, unnamed(said, differing)) for name, said in parts.items()}


class Gathering:
    """Gathers what follows one another and says the same of several people.

    A line about somebody never comes before a line about an earlier event of the same person. Throws that had one
    outcome after another, with the same reasons, are a series (`Speech.series`): one line shows all their dice.

    The heading of a turn waits for what comes under it: if that is the next heading, or belongs to nobody's turn, it
    says that nothing was done, in one line with the idle turns before it where these can be told together; the heading
    of a phase in which nothing was told before the next such heading is left out.

    First of all, and once more at the end, what came of something is joined to it (`Joining`).

    Parameters: what the rulebook says of its messages (`Speech.gathers`, `Speech.rolled`, `Speech.series`,
    `Speech.idle`, `Speech.loose`, `Speech.hollow`, `Speech.spans`, `Speech.joins`, `Speech.parts`, `Speech.turns`).
    """

    def __init__(self, speech: Speech[Any]) -> None:
        self._gathers, self._idle, self._loose = speech.gathers, speech.idle, speech.loose
        self._hollow, self._parts, self._series = speech.hollow, speech.parts, speech.series
        self._rolled = (*speech.rolled, *speech.series)
        self._headings = (*speech.parts, *speech.turns)
        self._early, self._late = Joining(speech.joins, False), Joining(speech.joins, True)
        self._lines: list[Collected] = []
        self._dice: list[Saying] = []
        self._spans = speech.spans
        self._heading: Saying | None = None
        self._span: Saying | None = None
        self._idlers: Collected | None = None
        self._over = False

    def take(self, saying: Saying) -> Iterator[Saying]:
        """Take in the next saying; hand out the lines to which nothing can be added any more."""
        yield from self._joined(self._lines_of(self._early.take(saying)))

    def pass_over(self, event: Event) -> None:
        """Take in an event of which nothing is told. If that is the end of the game, nothing comes under the last
        heading any more."""
        self._over = self._over or any(count.kind == "end" for count in event.counts)

    def rest(self) -> Iterator[Saying]:
        """Hand out the lines that are left, and a heading under which more may come."""
        yield from self._joined(self._lines_of(self._early.rest()))
        for line in self._collected():
            yield from self._joined(self._under_heading(line))
        heading, self._heading = self._heading, None
        if heading is not None and self._over and heading.message.id in self._hollow:
            heading = None
        yield from self._joined(self._idle_before())
        span, self._span = self._span, None
        if span is not None:
            yield from self._late.take(span)
        yield from self._late.rest()
        if heading is not None:
            yield heading

    def _lines_of(self, sayings: Iterator[Saying]) -> Iterator[Saying]:
        for saying in sayings:
            for line in self._gathered(saying):
                yield from self._under_heading(line)

    def _joined(self, lines: Iterator[Saying]) -> Iterator[Saying]:
        for line in self._spanned(lines):
            yield from self._late.take(line)

    def _spanned(self, lines: Iterator[Saying]) -> Iterator[Saying]:
        """The lines, without headings of stretches of turns in which nothing is told."""
        for line in lines:
            if line.message.id in self._spans:
                self._span = line
                continue
            span = self._span
            if span is not None and line.message.id not in self._loose:
                self._span = None
                if line.event.name not in self._parts:
                    yield span
            yield line

    def _under_heading(self, line: Saying) -> Iterator[Saying]:
        heading, self._heading = self._heading, None
        if heading is not None and heading.message.id in self._hollow:
            yield from self._idle_before()
            aside = line.message.id in (*self._hollow, *self._loose, *self._spans)
            if not aside and line.event.name not in (*self._parts, heading.event.name):
                yield heading
        elif heading is not None and (line.event.name in self._headings or line.message.id in self._loose):
            yield from self._idled(idle(heading))
        elif heading is not None:
            yield from self._idle_before()
            yield heading
        if line.message.id in self._idle or line.message.id in self._hollow:
            self._heading = line
        else:
            yield from self._idle_before()
            yield line

    def _idled(self, heading: Saying) -> Iterator[Saying]:
        """A turn in which nothing was done, told together with those right before it if that is possible."""
        named = self._gathers.get(heading.message.id)
        if self._idlers is None or named is None or not self._idlers.takes(heading):
            yield from self._idle_before()
        if named is None:
            yield heading
        elif self._idlers is None:
            self._idlers = Collected(heading, (named,), [cast(Single, heading.message.args[named])])
        else:
            self._idlers.people.append(cast(Single, heading.message.args[named]))

    def _idle_before(self) -> Iterator[Saying]:
        """The turns in which nothing was done, before something else is told."""
        idlers, self._idlers = self._idlers, None
        if idlers is not None:
            yield idlers.said()

    def _gathered(self, saying: Saying) -> Iterator[Saying]:
        if saying.event.name == DICE and self._lines and self._lines[-1].first.message.id in self._rolled:
            self._dice.append(saying)
            return
        named, series = self._gathers.get(saying.message.id), self._series.get(saying.message.id)
        differing = series or ((named,) if named else ())
        if not differing:
            yield from self._collected()
            yield saying
            return
        person = cast(Single, saying.message.args[differing[0]])
        dice, self._dice = self._dice, []
        for line in reversed(self._lines):
            if line.differing == differing and line.takes(saying) and (series or person not in line.people):
                line.people.append(person)
                line.dice += dice
                return
            if series or person in line.people or line.first.event.name in self._headings:
                break
        self._lines.append(Collected(saying, differing, [person], dice))

    def _collected(self) -> Iterator[Saying]:
        lines, self._lines = self._lines, []
        dice, self._dice = self._dice, []
        for line in lines:
            yield from line.dice
            yield line.said()
        yield from dice


def idle(heading: Saying) -> Saying:
    """The heading of a turn in which nothing was done."""
    return Saying(heading.event, replace(heading.message, id=f"{heading.message.id}-idle"))


def in_order(
    speech: Speech[Any],
    events: Iterable[Event],
    said: Callable[[Event], Message],
    silent: Callable[[Message], bool],
    asides: Mapping[int, Sequence[T]],
) -> Iterator[Saying | T]:
    """Yield what a log tells of events, in its order, with asides before the events at these places.

    Parameters: the words of the rulebook, the events, what is said of each, whether that is nothing, the asides. Those
    behind the last event are left to the caller.
    """
    gathering = Gathering(speech)
    reasons: Event | None = None
    for at, event in enumerate(events):
        if at in asides:
            yield from gathering.rest()
            yield from asides[at]
        message = said(event)
        if event.name == DICE:
            yield from gathering.take(Saying(event, message))
        elif silent(message):
            reasons = event if event.steps else reasons
            gathering.pass_over(event)
        else:
            yield from gathering.take(Saying(reasoned(event, reasons), message))
            reasons = None
    yield from gathering.rest()


def reasoned(event: Event, before: Event | None) -> Event:
    """An event with the reasons of one before it that says nothing, if it has none itself and the same people learn of
    it."""
    return event if before is None or event.readers != before.readers else explained(event, before)
