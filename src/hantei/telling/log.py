"""The log of a game: events become sentences, and lines that were taken back go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hantei.core.event import DICE, Event
from hantei.core.message import BadSetup, Message
from hantei.core.tally import Step
from hantei.ledger import Ledger, NoSuchClause
from hantei.library import Shelf
from hantei.play import FindRulebook, News, Passed, SaveError, read, reviewed
from hantei.text import Catalogue, signed

from .news import told_news
from .reading import learns


class LogLine(NamedTuple):
    """A line of the log: after how many moves it was told, what it says, the reasons of its number if it has one and
    what they lead to, the seats that learn of it (None: everybody), the throws that fell for it, and whether it is a
    row of a table, which these throws chose."""

    moves: int
    text: str
    steps: tuple[Step, ...]
    value: int
    readers: Collection[str] | None = None
    dice: tuple[Event, ...] = ()
    row: bool = False
    aside: bool = False
    """Whether it says only what was not asked."""


def not_asked(news: News) -> Iterator[tuple[str, Message]]:
    """What people were not asked on the way of a move: the seat, and one message of all that it was not asked."""
    for who in dict.fromkeys(one.who for one in news.passed):
        mine = [one for one in news.passed if one.who == who]
        said = [Message("log-passed", {"question": one.question, "answer": one.answer}) for one in mine]
        yield who, Message("log-not-asked", {"count": len(said), "said": said})


def said_of(shelf: Shelf, state: Any, event: Event) -> Message:
    """What is said of an event; some have nothing to say."""
    if event.name != DICE:
        return shelf.rulebook.speech.report(state, event.name, event.facts)
    return said_of_dice(event, shelf.rulebook.speech.throw_name(str(event.facts["why"])))


def said_of_dice(event: Event, why: Message) -> Message:
    """What is said of a throw, and what it was for."""
    return Message("log-dice", {"why": why, "dice": str(event.facts["dice"]), "faces": _faces(event)})


class Teller:
    """Says events: one line each, through the rulebook."""

    def __init__(self, shelf: Shelf, catalogue: Catalogue, dice: bool = False) -> None:
        self.shelf, self.catalogue, self.dice = shelf, catalogue, dice

    def text(self, state: Any, event: Event) -> str:
        """The sentence for an event, the empty string where nothing is to be said."""
        return self.catalogue.say(said_of(self.shelf, state, event))

    def shown(self, event: Event) -> bool:
        """Whether people are told of it: bare throws only on request."""
        return event.name != DICE or self.dice

    def plain(self, state: Any, event: Event) -> dict[str, object]:
        """The event as data, with its sentence."""
        data = event.describe()
        text = self.text(state, event)
        return {**data, "text": text} if text else data

    def reasons(self, state: Any, steps: Sequence[Step]) -> Iterator[tuple[str, str, str]]:
        """The steps of a tally: figure, name, clause."""
        for step in steps:
            yield figure(step), self.catalogue.say(self.label(state, step.label)), step.clause

    def label(self, state: Any, slug: str) -> Message:
        """What a step of a tally is called."""
        return self.shelf.rulebook.speech.step_label(state, slug)


def figure(step: Step) -> str:
    """How a step of a tally is written."""
    return signed(step.op.written(step.amount))


def all_of_it() -> None:
    """For whom a log is shown: for whoever reads all."""


class Log:
    """All that was said to have happened in a game, in its order; `seats` says for whom it is shown (None: for whoever
    reads all)."""

    def __init__(self, teller: Teller, seats: Callable[[], Collection[str] | None] = all_of_it) -> None:
        self.teller, self.seats = teller, seats
        self.lines: list[LogLine] = []

    def take(self, news: News) -> list[LogLine]:
        """Add what a move led to; the new lines that are shown."""
        new = [LogLine(news.moves, self._unasked(one), (), 0, (one.who,), aside=True) for one in news.passed]
        dice: list[Event] = []
        for event in news.events:
            if event.name == DICE:
                dice.append(event)
            text = self.teller.text(news.state, event) if self.teller.shown(event) else ""
            if text or event.steps:
                fell = tuple(one for one in dice if one is not event and one.readers == event.readers)
                row = any(count.kind == "row" for count in event.counts)
                new.append(LogLine(news.moves, text, event.steps, event.value, event.readers, fell, row))
                dice = [] if event.name != DICE else dice
        self.lines += new
        return self._for_these(new)

    def _unasked(self, one: Passed) -> str:
        return self.teller.catalogue.say_id("log-unasked", question=one.question, answer=one.answer)

    def shown(self) -> list[LogLine]:
        """The lines that are shown."""
        return self._for_these(self.lines)

    def _for_these(self, lines: Sequence[LogLine]) -> list[LogLine]:
        seats = self.seats()
        return [line for line in lines if learns(line.readers, seats)]

    def forget_after(self, moves: int) -> None:
        """Drop what happened after `moves`: it was taken back."""
        self.lines = [line for line in self.lines if line.moves <= moves]

    def refill(self, path: Path, find: FindRulebook) -> None:
        """Read the whole log again from the save file; a game whose rules have changed keeps what it has."""
        twin = Log(self.teller)
        try:
            for _, news in told_news(reviewed(read(path), path, find)):
                twin.take(news)
        except SaveError:
            return
        self.lines = twin.lines

    def told(self) -> list[LogLine]:
        """The lines that are shown and say something."""
        return [line for line in self.shown() if line.text]

    def last_number(self) -> LogLine | None:
        """The last line shown whose number has reasons, or that is a row which dice have chosen."""
        return next((line for line in reversed(self.shown()) if line.steps or (line.row and line.dice)), None)


def title_of(rulebook: str, clause: str, catalogue: Catalogue) -> str:
    """The title of a clause, an empty string for a rulebook without a ledger."""
    try:
        return catalogue.name(Ledger.of(rulebook).get(clause).title)
    except (BadSetup, NoSuchClause):
        return ""


def _faces(event: Event) -> str:
    faces = event.facts["faces"]
    return " ".join(map(str, faces)) if isinstance(faces, list) else str(faces)
