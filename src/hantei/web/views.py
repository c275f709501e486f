"""What a place at a table sees: the parts of its page, drawn once for all who see the same."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from hantei.core.decision import Amount, Decision, Faces, Route, Words
from hantei.telling import Question, example
from hantei.telling.lines import from_plain
from hantei.text import Catalogue

from .board import Artist
from .live import Line, Live
from .pages import rendered

PARTS = ("bar", "ask", "board", "roster")
"""The parts of a page that are drawn anew when the table has changed; the log only grows."""

LOG_LINES = 60
FEW = 14
"""So many squares to go to are shown as buttons; more are chosen from a list."""


@dataclass(frozen=True)
class Asked:
    """A question as its form needs it: key, question in words, what kind of widget, and what it takes."""

    key: str
    question: Question
    widget: str
    facts: Mapping[str, Any]

    @property
    def options(self) -> list[tuple[str, str]]:
        """What can be chosen: answer and label."""
        return list(zip(self.question.keys, self.question.labels, strict=True))


class Drawing:
    """Draws a table as it stands, in one language; what several places see alike is drawn once."""

    def __init__(self, live: Live, lang: str) -> None:
        self.live = live
        self.catalogue: Catalogue = live.shelf.catalogue(lang)
        self._drawn: dict[tuple[Any, ...], str] = {}

    def parts(self, place: str) -> dict[str, str]:
        """All parts of a page but its log, by name."""
        live = self.live
        eye = live.eye(place)
        keys = tuple(live.questions(place))
        asked = next(iter(live.questions(place).values()), None)
        return {
            "bar": self._once(("bar", live.may_go_back(place)), lambda: self.bar(place)),
            "ask": self._once(("ask", keys, live.may_rule(place)), lambda: self.ask(place)),
            "board": self._once(("board", eye, keys), lambda: self.board(eye, asked)),
            "roster": self.roster(eye),
        }

    def bar(self, place: str) -> str:
        """What can be done besides answering."""
        session = self.live.game.session
        facts = {"moves": session.moves, "undone": session.undone, "back": self.live.may_go_back(place)}
        return self._fill("table/bar.html", facts)

    def ask(self, place: str) -> str:
        """The questions for a place, or for whom everybody waits."""
        live = self.live
        questions = [self.asked(key, one) for key, one in live.questions(place).items()]
        situation = questions[0].question.situation() if questions else []
        facts = {
            "questions": questions,
            "situation": situation,
            "at": live.place,
            "waiting": [self.seat_name(live.answerer(one)) for one in live.game.decisions.values()],
            "finished": live.game.finished,
            "outcome": self.outcome() if live.game.finished else [],
        }
        return self._fill("table/ask.html", facts)

    def outcome(self) -> list[tuple[str, str]]:
        """How it ended, in figures."""
        figures = self.live.shelf.rulebook.outcome(self.live.game.state) or ()
        say = self.catalogue.say
        shown = [one for one in figures if one.key != "win"]
        return [(say(one.label), say(one.said) if one.said else str(one.value)) for one in shown]

    def asked(self, key: str, decision: Decision) -> Asked:
        """A question as its form needs it."""
        live = self.live
        several = len(live.seats()) > 1
        name = self.seat_name(decision.who) if several and not isinstance(decision, Faces) else ""
        question = Question(live.shelf, self.catalogue, live.game.state, decision, name)
        if isinstance(decision, Amount):
            return Asked(key, question, "amount", {"low": decision.low, "high": decision.high})
        if isinstance(decision, Faces):
            dice = decision.dice
            return Asked(key, question, "faces", {"n": dice.n, "sides": dice.sides, "example": example(decision)})
        if isinstance(decision, Words):
            return Asked(key, question, "words", {"longest": decision.longest})
        if isinstance(decision, Route):
            way = max(decision.ends.values(), key=len) if decision.ends else ""
            return Asked(key, question, "route", {"many": len(question.keys) > FEW, "way": way})
        return Asked(key, question, "choice", {})

    def board(self, eye: str, asked: Decision | None) -> str:
        """The boards, with the answers that the question asked takes by pointing; nothing where there are none."""
        live = self.live
        state = live.game.state
        mine = asked if asked is not None and asked.who == eye and not isinstance(asked, Faces) else None
        question = None if mine is None else Question(live.shelf, self.catalogue, state, mine)
        artist = Artist(self.catalogue, question)
        boards = [artist.drawn(board) for board in live.shelf.rulebook.boards(state, eye, mine)]
        return self._fill("table/board.html", {"boards": boards}) if boards else ""

    def roster(self, eye: str) -> str:
        """Who takes part."""
        live = self.live
        sheets = live.shelf.rulebook.roster(live.game.state, eye)
        key = ("roster", repr(sheets))
        return self._once(key, lambda: self._fill("table/roster.html", {"sheets": sheets}))

    def line(self, line: Line) -> str:
        """A line of the log."""
        facts = {"line": line, "told": line.told, "text": self.catalogue.say(line.told.message), "table": self.live.id}
        return self._once(("line", line.number), lambda: self._fill("table/line.html", facts))

    def lines(self, lines: Sequence[Line]) -> str:
        """Lines of the log."""
        return "".join(map(self.line, lines))

    def log(self) -> str:
        """The end of the log."""
        found = last_lines(self.live, LOG_LINES + 1)
        shown = found[-LOG_LINES:]
        lines = Markup(self.lines(shown))  # noqa: S704 - each from a template
        return self._fill("table/log.html", {"lines": lines, "earlier": shown[0].number if found != shown else 0})

    def seat_name(self, seat: str) -> str:
        """What a seat is called."""
        return seat_name(self.live, seat, self.catalogue)

    def _fill(self, template: str, facts: Mapping[str, Any]) -> str:
        return rendered(template, self.catalogue, facts)

    def _once(self, key: tuple[Any, ...], draw: Callable[[], str]) -> str:
        if key not in self._drawn:
            self._drawn[key] = draw()
        return self._drawn[key]


def seat_name(live: Live, seat: str, catalogue: Catalogue) -> str:
    """What a seat is called: its side, where it has one of its own, else by its id too."""
    return named(live.shelf.rulebook, live.game.state, seat, catalogue)


def named(rulebook: Any, state: Any, seat: str, catalogue: Catalogue) -> str:
    """What a seat of a state is called."""
    if seat == "referee":
        return catalogue.say_id("web-seat-referee")
    side = rulebook.side(state, seat)
    if not side:
        return seat
    name = catalogue.name(rulebook.side_name(state, side))
    alone = sum(rulebook.side(state, other) == side for other in rulebook.seats(state)) == 1
    return name if alone else catalogue.say_id("web-seat-of-side", side=name, seat=seat)


def last_lines(live: Live, most: int, before: int = 0) -> list[Line]:
    """The last lines of the log, those before a line if one is named."""
    rows = live.store.read(
        "SELECT number, moves, line FROM told WHERE tab = ? AND NOT gone AND (? = 0 OR number < ?)"
        " ORDER BY number DESC LIMIT ?",
        live.id, before, before, most,
    )  # fmt: skip
    return [line_of(row) for row in reversed(rows)]


def line_at(live: Live, number: int) -> Line | None:
    """A line of the log by its number."""
    rows = live.store.read("SELECT number, moves, line FROM told WHERE tab = ? AND number = ?", live.id, number)
    return line_of(rows[0]) if rows else None


def line_of(row: tuple[Any, ...]) -> Line:
    """A line as it stands in the store."""
    number, moves, text = row
    return Line(number, moves, from_plain(json.loads(text)))
