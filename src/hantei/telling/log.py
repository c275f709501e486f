"""The log of a game: events become sentences, and the lines of moves taken back disappear."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from hantei.core.decision import Fact
from hantei.core.event import DICE, Event
from hantei.core.message import BadSetup, Message, Sayable
from hantei.core.rulebook import Speech
from hantei.core.tally import Operation, Step
from hantei.ledger import Ledger, NoSuchClause
from hantei.library import Shelf
from hantei.play import FindRulebook, News, Passed, SaveError, read, reviewed
from hantei.text import Catalogue, signed

from .gathering import Gathering, in_order
from .joining import Saying
from .news import told_news
from .reading import learns


class LogLine(NamedTuple):
    """A line of the log: the number of moves by then, its text, the reasons of its number and the number in words, the
    seats that learn of it (None: all), its throws, and whether it is a row of a table that these throws chose."""

    moves: int
    text: str
    steps: tuple[Step, ...]
    total: Message
    readers: Collection[str] | None = None
    dice: tuple[Event, ...] = ()
    row: bool = False
    aside: bool = False
    """Whether it only lists questions that were not asked."""
    apart: str = ""
    """The text apart from the lines around it, if it is another: then the message has it as `apart`."""


def not_asked(news: News) -> Iterator[tuple[str, int, Message]]:
    """The questions of a move that people were not asked: for each seat, the number of events told before the first of
    them, and one message for all of them."""
    for who in dict.fromkeys(one.who for one in news.passed):
        mine = [one for one in news.passed if one.who == who]
        said = [Message("log-passed", {"question": one.question, "answer": one.answer}) for one in mine]
        yield who, mine[0].after, Message("log-not-asked", {"count": len(said), "said": said})


def said_of(shelf: Shelf, state: Any, event: Event) -> Message:
    """The message for an event, by the state after it if no session has told it; some are empty."""
    if event.said is not None:
        return event.said
    if event.name != DICE:
        return shelf.rulebook.speech.report(state, event.name, event.facts)
    return said_of_dice(event, shelf.rulebook.speech.throw_name(str(event.facts["why"])))


def said_of_dice(event: Event, why: Message, purpose: bool = True) -> Message:
    """The message for a throw, with its purpose unless that is known."""
    faces = event.facts["faces"]
    facts: dict[str, Sayable] = {"dice": str(event.facts["dice"]).upper(), "faces": _listed(faces)}
    facts |= {"why": why} if purpose else {}
    known = "" if purpose else "-known"
    if "counted" in event.facts:
        facts |= {"counted": _listed(event.facts["counted"]), "thrown": len(faces) if isinstance(faces, list) else 1}
        from_nought = "-from_nought" if str(event.facts["dice"]).endswith("d9") else ""
        return Message(f"log-dice-counted{from_nought}{known}", facts)
    return Message(f"log-dice{known}", facts)


def sum_of(shelf: Shelf, event: Event) -> Message:
    """What the steps of an event lead to, with a word for what that is; of modifiers of a table, with the row too."""
    roles, name = shelf.rulebook.roles, event.reasoned or event.name
    what, row = roles.sum_of(name), roles.row_of(name, event.facts if event.because is None else event.because)
    if row is not None:
        return Message("log-sum-row", {"what": what, "n": signed(f"{event.value:+d}"), "row": row})
    return summed(what, event.value)


def summed(what: str, value: int) -> Message:
    """A number with a word for what it is; "" for lines of the past, which do not say."""
    shown = signed(f"{value:+d}") if what in ("modifiers", "percent") else value
    return Message("log-sum", {"what": what, "n": shown})


class Teller:
    """Words events through the rulebook, one line each."""

    def __init__(self, shelf: Shelf, catalogue: Catalogue, dice: bool = False) -> None:
        self.shelf, self.catalogue, self.dice = shelf, catalogue, dice

    def text(self, state: Any, event: Event) -> str:
        """The sentence for an event, empty if there is nothing to say."""
        return self.catalogue.say(said_of(self.shelf, state, event))

    @property
    def speech(self) -> Speech[Any]:
        """The words of the rulebook."""
        return self.shelf.rulebook.speech

    def shown(self, event: Event) -> bool:
        """Whether people are shown the event: bare throws only on request."""
        return event.name != DICE or self.dice

    def plain(self, state: Any, event: Event) -> dict[str, object]:
        """The event as data, with its sentence."""
        data = event.describe()
        text = self.text(state, event)
        return {**data, "text": text} if text else data

    def reasons(self, state: Any, steps: Sequence[Step], of: str = "") -> Iterator[tuple[str, str, str]]:
        """The steps of a tally: figure, name, clause. `of`: what they add up to (`Roles.sum_of`)."""
        for step in steps:
            yield figure(step, of), self.catalogue.say(self.label(state, step.label)), step.clause

    def label(self, state: Any, slug: str) -> Message:
        """The name of a step of a tally."""
        return self.shelf.rulebook.speech.step_label(state, slug)


class Narration:
    """Words events as they happen; a sentence that others may still join waits until it is known. Everything is told to
    the same readers, so it parts no lines who else learns of them."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._gathering = Gathering(teller.speech)

    def take(self, state: Any, event: Event) -> Iterator[str]:
        """Take in an event with the state in which it happened; hand out the sentences that are whole."""
        if self._teller.shown(event):
            message = said_of(self._teller.shelf, state, event)
            if self._teller.catalogue.silent(message):
                self._gathering.pass_over(event)
            else:
                yield from self._said(self._gathering.take(Saying(replace(event, readers=None), message)))

    def rest(self) -> Iterator[str]:
        """Hand out what is left."""
        return self._said(self._gathering.rest())

    def _said(self, sayings: Iterable[Saying]) -> Iterator[str]:
        return (self._teller.catalogue.say(message) for _, message in sayings)


PERCENT = ("rate", "percent")
"""What adds up of percentages."""


def figure(step: Step, of: str = "") -> str:
    """A step of a tally as written, with the sign of percentages where they add up to one (`of`)."""
    return signed(step.op.written(step.amount)) + ("%" if of in PERCENT and step.op is Operation.ADD else "")


def all_of_it() -> None:
    """The readers of a log that shows everything: None."""


class Log:
    """The lines of a game in order; `seats` gives the seats for which the log is shown (None: it shows everything)."""

    def __init__(self, teller: Teller, seats: Callable[[], Collection[str] | None] = all_of_it) -> None:
        self.teller, self.seats = teller, seats
        self.lines: list[LogLine] = []

    def take(self, news: News) -> list[LogLine]:
        """Add the result of a move, each question that was not asked where it came; return the new lines that are
        shown."""
        asides: dict[int, list[LogLine]] = {}
        for one in news.passed:
            asides.setdefault(min(one.after, len(news.events)), []).append(self._unasked(news, one))
        said = partial(said_of, self.teller.shelf, news.state)
        new, dice = list[LogLine](), list[Event]()
        for told in in_order(self.teller.speech, news.events, said, self.teller.catalogue.silent, asides):
            new += [told] if isinstance(told, LogLine) else self._lines(news, told, dice)
        new += asides.get(len(news.events), ())
        self.lines += new
        return self._for_these(new)

    def _lines(self, news: News, said: Saying, dice: list[Event]) -> Iterator[LogLine]:
        """The line for a saying, if there is one; `dice` are those that fell before, which the line takes with it."""
        event, message = said
        if event.name == DICE:
            dice.append(event)
        text = self.teller.catalogue.say(message) if self.teller.shown(event) else ""
        if text or event.steps:
            fell = tuple(one for one in dice if one is not event and one.readers == event.readers)
            row = any(count.kind == "row" for count in event.counts)
            apart = message.args.get("apart") if text else None
            alone = self.teller.catalogue.say(apart) if isinstance(apart, Message) else ""
            total = sum_of(self.teller.shelf, event)
            yield LogLine(news.moves, text, event.steps, total, event.readers, fell, row, apart=alone)
            if event.name != DICE:
                dice.clear()

    def _unasked(self, news: News, one: Passed) -> LogLine:
        said = self.teller.catalogue.say_id("log-unasked", question=one.question, answer=one.answer)
        return LogLine(news.moves, said, (), summed("", 0), (one.who,), aside=True)

    def shown(self) -> list[LogLine]:
        """The lines that are shown."""
        return self._for_these(self.lines)

    def _for_these(self, lines: Sequence[LogLine]) -> list[LogLine]:
        seats = self.seats()
        return [line for line in lines if learns(line.readers, seats)]

    def forget_after(self, moves: int) -> None:
        """Drop the lines after a number of moves, which were taken back."""
        self.lines = [line for line in self.lines if line.moves <= moves]

    def refill(self, path: Path, find: FindRulebook) -> None:
        """Read the whole log again from the save file; a game whose rules have changed keeps the lines that it has."""
        twin = Log(self.teller)
        try:
            for _, news in told_news(reviewed(read(path), path, find)):
                twin.take(news)
        except SaveError:
            return
        self.lines = twin.lines

    def told(self) -> list[LogLine]:
        """The shown lines that are not empty."""
        return [line for line in self.shown() if line.text]

    def last_number(self) -> LogLine | None:
        """The last shown line whose number has reasons, or that is a row chosen by dice."""
        return next((line for line in reversed(self.shown()) if line.steps or (line.row and line.dice)), None)


def title_of(rulebook: str, clause: str, catalogue: Catalogue) -> str:
    """The title of a clause, empty for a rulebook without a ledger."""
    try:
        return catalogue.name(Ledger.of(rulebook).get(clause).title)
    except (BadSetup, NoSuchClause):
        return ""


def _listed(faces: Fact) -> str:
    return " ".join(map(str, faces)) if isinstance(faces, list) else str(faces)
