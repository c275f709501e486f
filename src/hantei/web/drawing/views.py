"""The view from a place at a table: the parts of its page, drawn once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from sys import intern
from typing import Any, TypeVar

from markupsafe import Markup

from hantei.core.board import Track
from hantei.core.decision import Amount, Decision, Faces, Route, Words
from hantei.core.message import Sayable
from hantei.core.roster import Figure, Sheet, own_first
from hantei.core.text import Language
from hantei.exchange.diceserver import host_of
from hantei.play.policies import player_of
from hantei.telling import Question, example
from hantei.telling.questions import whose_dice
from hantei.text import Catalogue

from ..http.addresses import is_local
from ..http.codes import code_of
from ..http.pages import rendered
from ..storage.company import Guest
from ..storage.doors import links
from ..storage.places import ANY, WATCH, place_of, seat_in
from ..storage.written import Earshot, PlacedLine, last_lines
from ..table.asking import asking, orders
from ..table.clock import asks_ruler
from ..table.sights import PlaceSight, PlaceSights
from ..table.stand import Stand
from ..table.taking_back import has_moves, may_redo, may_undo
from ..table.voices import heard_by, voices
from ..working.hints import listed
from .asked import Asked
from .board import Artist
from .changed import View
from .drawing_cache import DrawingCache

T = TypeVar("T")

LOG_LINES = 60
Players = tuple[tuple[str, int, str], ...]
"""Name, colour and picture of the people who play a seat."""


class Drawing:
    """Draws a table in one language; what several places see alike is drawn once.

    Call `anew` after the table has changed; parts that look as before are not drawn again.
    """

    def __init__(self, live: Stand, lang: Language) -> None:
        self.live = live
        self.catalogue: Catalogue = live.shelf.catalogue(lang)
        self.sights = PlaceSights(live)
        self._shared: bool | None = None
        self._here: Collection[tuple[str, str]] = ()
        """Who was there when the company was drawn; people come and go without a change of the table."""
        self._drawn: dict[tuple[Any, ...], Any] = {}
        self._questions: dict[tuple[Decision, str], Question] = {}
        self._links: tuple[Sequence[Guest], Mapping[str, str]] | None = None
        """The links of the places, with the company at the time: whatever renews a link reads the company anew."""
        self._cached = DrawingCache()

    def anew(self) -> None:
        """Note that the table has changed."""
        self.sights = PlaceSights(self.live)
        self._shared = None
        self._drawn.clear()
        self._questions.clear()
        self._cached.turn()

    def rest(self) -> None:
        """Note that all readers have been drawn their view. What was needed for the words of questions alone is let go
        at once, since it costs more once other tables have been drawn."""
        self._questions.clear()
        self._cached.rest()

    def whole(self, place: str) -> dict[str, str]:
        """All parts of a page except the log, by name."""
        return {**self.around(place), "roster": self.roster(place)}

    def view(self, place: str) -> View:
        """The same in smaller parts, each of which is sent when it has changed."""
        return View(self.around(place), self.people(place))

    def around(self, place: str) -> dict[str, str]:
        """All parts of a page except the log and the sheets."""
        sight = self.sights[place]
        asked = ("ask", place, *sight.questions) if sight.questions else ("resting", sight.rules, self._replaced(place))
        return {
            "awaited": self.awaited(place),
            "company": self.company(),
            "talk": self.talk(place),
            "bar": self.bar(place),
            "ask": self._once(asked, lambda: self.ask(place)),
            "board": self.board(place),
        }

    def awaited(self, place: str) -> str:
        """The links of seats to which nobody has come yet, for the owner."""
        live = self.live
        seats = live.free() if live.owns(place) else ()
        if not seats:
            return ""
        if self._links is None or self._links[0] is not live.company:
            self._links = live.company, links(live.store, live.id)
        secrets = self._links[1]
        known = [(self.seat_name(seat), secrets[place_of(seat)]) for seat in seats if place_of(seat) in secrets]
        return self._cached("awaited", (known, secrets[ANY], live.base), self._awaited)

    def _awaited(self, seen: tuple[Sequence[tuple[str, str]], str, str]) -> str:
        known, free, base = seen
        found, everybody = [(name, f"{base}join/{secret}") for name, secret in known], f"{base}sit/{free}"
        facts: dict[str, Any] = {"awaited": found, "everybody": everybody, "local": is_local(base)}
        facts["code"] = code_of(everybody if len(found) > 1 else found[0][1]) if found else None
        return self._fill("table/awaited.html", facts)

    def company(self) -> str:
        """The players of the seats, who is there now, and who is asked; nothing for somebody alone."""
        here = self.live.here
        if here != self._here:
            self._here = here
            self._drawn.pop(("company",), None)
        return self._once(("company",), self._company)

    def _company(self) -> str:
        if not self._is_shared():
            return ""
        live, asked = self.live, self.live.awaited()
        seen = asked, live.company, self._here, self._once(("who plays",), self._who_plays)

        def draw(_: object) -> str:
            lookers = [guest for guest in live.company if guest.place == WATCH and self._is_here(guest)]
            facts: dict[str, Any] = {"seats": [self._chip(seat, seat in asked) for seat in live.seats()]}
            facts["lookers"] = [(one.name, one.colour, one.picture) for one in lookers]
            return self._fill("table/company.html", facts)

        return self._cached(("company", *sorted(asked)), seen, draw)  # seats take turns

    def _is_shared(self) -> bool:
        if self._shared is None:
            self._shared = self.live.is_shared
        return self._shared

    def _chip(self, seat: str, asked: bool) -> dict[str, Any]:
        """A seat as the company shows it: its name, its player, whether they are there, whether it is asked."""
        live = self.live
        policy = live.session.seats.get(seat)
        return {
            "seat": self.seat_name(seat),
            "machine": self.catalogue.say(player_of(policy, live.shelf.rulebook)) if policy else "",
            "people": [(one.name, one.colour, one.picture, self._is_here(one)) for one in live.players(seat)],
            "asked": asked,
        }

    def _is_here(self, guest: Guest) -> bool:
        return (guest.person, guest.place) in self._here

    def talk(self, place: str) -> str:
        """The form to say something to the others."""
        if not self._is_shared():
            return ""
        sheets, sight = self._own_first(place), self.sights[place]
        people = self._once(("called", sight.alike), lambda: [(one.id, one.seat, one.name) for one in sheets])
        seen = self._once(("who plays",), self._who_plays), sight.eye, people

        def draw(_: object) -> str:
            name = self.catalogue.name
            to = [(seat, name(called)) for seat, called in heard_by(self.live, place)]
            speakers = [(who, name(called)) for who, called in voices(self.live, place, sheets)]
            return self._fill("table/talk.html", {"to": to, "voices": speakers})

        return self._cached(("talk", place), seen, draw)

    def _who_plays(self) -> tuple[Any, ...]:
        """All that says who plays which seat, and what seats are called."""
        live, session = self.live, self.live.session
        names = {seat: self.seat_name(seat) for seat in live.seats()}
        return names, dict(live.card.seats), dict(session.seats), dict(session.deputies)

    def bar(self, place: str) -> str:
        """The actions besides answering."""
        live, role = self.live, self.sights[place].at.role
        if not has_moves(live, role):
            return ""
        facts = {"undo": may_undo(live, role), "redo": may_redo(live, role)}
        return self._cached("bar", facts, partial(self._fill, "table/bar.html"))

    def ask(self, place: str) -> str:
        """The questions for a place, or the people whom everybody waits for."""
        sight = self.sights[place]
        questions = [self.asked(place, key, one) for key, one in sight.questions.items()]
        if self.live.prepares:
            stand = {"rules": sight.rules, "peopled": bool(self._own_first(place))}
            return self._fill("table/preparing.html", stand)
        if not questions:
            name = ("resting", *(one.who for one in self.live.session.decisions.values()))  # seats take turns
            return self._cached(name, self._resting(place), partial(self._fill, "table/resting.html"))
        situation = self.situation(place, questions[0].question)
        live, mine = self.live, sight.at.role.seats
        facts = {"questions": questions, "situation": situation, "at": live.asked_at, "until": live.until}
        facts |= {"ruled": asks_ruler(live.card.clock), "rules": sight.rules, "late": live.late}
        facts |= {"orders": orders(live, mine), "asking": self._asking(mine)}
        return self._fill("table/ask.html", facts)

    def _asking(self, mine: Sequence[str]) -> Markup:
        """The forms that set how much the asked seats are asked; each names its seat if there are several."""
        asked = asking(self.live, mine)
        found = [(who, self.seat_name(who) if len(asked) > 1 else "", much) for who, much in asked]
        name = ("asking", *(who for who, _ in asked))  # seats take turns
        return self._cached(name, found, self._asking_forms)

    def _asking_forms(self, found: list[tuple[str, str, str]]) -> Markup:
        return Markup(self._fill("table/asking.html", {"asking": found}))  # noqa: S704 - from a template

    def _resting(self, place: str) -> dict[str, Any]:
        """The text for people who are not asked."""
        live, session = self.live, self.live.session
        return {
            "at": live.asked_at if session.waiting else "",
            "until": live.until,
            "ruled": asks_ruler(live.card.clock),
            "late": live.late,
            "waiting": [self._awaited_of(one) for one in session.decisions.values()],
            "machines": [self.seat_name(one.who) for one in session.waiting.values()],
            "step": live.card.pace == "step" and self.sights[place].rules,
            "replaced": self._replaced(place),
            "finished": session.finished,
            "outcome": self.outcome() if session.finished else [],
            "next": bool(self.sights[place].at.next_table()),
        }

    def _replaced(self, place: str) -> bool:
        """Whether a machine has the seat of a guest."""
        return bool(seat_in(place)) and self.sights[place].at.looks_on

    def _awaited_of(self, decision: Decision) -> str:
        """The people whom everybody waits for, for somebody who is not asked."""
        if isinstance(decision, Faces):
            return self.catalogue.say_id("web-waiting-dice")
        return self.played(self.live.answerer(decision))

    def situation(self, place: str, question: Question) -> list[str]:
        """The facts that matter for a question, without boards in letters if boards are drawn."""
        return question.situation(drawn=bool(self.board(place)))

    def outcome(self) -> list[tuple[str, str]]:
        """The outcome in figures."""
        figures = self.live.shelf.rulebook.judging.outcome(self.live.session.state) or ()
        say = self.catalogue.say
        shown = [one for one in figures if one.key != "win"]
        return [(say(one.label), say(one.said) if one.said else self.catalogue.name(one.value)) for one in shown]

    def asked(self, place: str, key: str, decision: Decision) -> Asked:
        """A question as its form needs it at a place."""
        question = self.question(decision, self._thrower(place, decision))
        if isinstance(decision, Amount):
            return Asked(key, question, "amount", {"low": decision.low, "high": decision.high})
        if isinstance(decision, Faces):
            dice = decision.dice
            facts = {"n": dice.n, "sides": dice.sides, "example": example(decision)}
            return Asked(key, question, "faces", {**facts, **self._elsewhere()})
        if isinstance(decision, Words):
            return Asked(key, question, "words", {"longest": decision.longest})
        if isinstance(decision, Route):
            facts = {"many": not listed(decision), "way": decision.example, "named": decision.named}
            return Asked(key, question, "route", facts)
        return Asked(key, question, "choice", {})

    def _elsewhere(self) -> dict[str, str]:
        """The server that throws the dice, and what is said where it has no answer."""
        source, why = self.live.card.source, self.live.lacking_dice
        return {"source": source, "server": host_of(source), "lacks": self.catalogue.say(why) if why else ""}

    def question(self, decision: Decision, thrower: str = "") -> Question:
        """A question in words, with its seat if there are several, or with the words that say whose dice are thrown."""
        known = decision, thrower
        if known not in self._questions:
            several = len(self.live.seats()) > 1 and not isinstance(decision, Faces)
            whose = self.seat_name(decision.who) if several else thrower
            state = self.live.session.state
            self._questions[known] = Question(self.live.shelf, self.catalogue, state, decision, whose)
        return self._questions[known]

    def _thrower(self, place: str, decision: Decision) -> str:
        """Whose dice are to be thrown, as far as a place knows."""
        return whose_dice(self.catalogue, decision, self._own_first(place)) if isinstance(decision, Faces) else ""

    def board(self, place: str, pointing: bool = True) -> str:
        """The boards, with the answers to the first question that can be given by pointing; nothing without boards."""
        sight = self.sights[place]
        asked = next(iter(sight.questions.values()), None) if pointing else None
        mine = asked if asked is not None and asked.who == sight.eye and not isinstance(asked, Faces) else None
        key = ("board", sight.alike) if mine is None else ("board", sight.eye, *sight.questions)
        return self._once(key, lambda: self._board(place, mine))

    def _board(self, place: str, asked: Decision | None) -> str:
        sight = self.sights[place]
        boards = sight.at.boards(asked, sight.eye)
        pointed = asked if any(one.offers for one in boards if not isinstance(one, Track)) else None

        def draw(_: object) -> str:
            artist = Artist(self.catalogue, self.question(pointed) if pointed else None, self._cached)
            drawn = [artist.drawn(board) for board in boards]
            return self._fill("table/board.html", {"boards": drawn, "cached": self._cached})

        return self._cached("board", (boards, pointed.describe() if pointed else None), draw) if boards else ""

    def roster(self, place: str, amending: bool = True) -> str:
        """All sheets as one part; `amending`: with the controls of the game master."""
        people = [
            tuple(Markup(part) for part in (parts if amending else parts[:2]))  # noqa: S704 - from templates
            for parts in self.people(place)
        ]
        return self._fill("table/roster.html", {"people": people})

    def people(self, place: str) -> list[tuple[str, ...]]:
        """The sheets, those of the place's own people first: the part of each that changes at any moment, the part
        that lasts, which is shared by all tables that show the same, and for whoever rules the fold with the controls
        of the game master."""
        sheets, sight = self._own_first(place), self.sights[place]
        drawn = self._once(("people", sight.alike), lambda: self._people(sheets))
        if not sight.rules:
            return [drawn[sheet.id] for sheet in sheets]
        folds = self._amending_folds(sheets)
        return [(*drawn[sheet.id], folds[sheet.id]) for sheet in sheets]

    def _people(self, sheets: Sequence[Sheet]) -> Mapping[str, tuple[str, ...]]:
        """The two parts of each sheet, by who it is."""
        seats, found = self.live.seats() if self._is_shared() else (), {}
        for sheet in sheets:
            players = self._named(sheet.seat) if sheet.seat in seats else ()
            found[sheet.id] = self._cached(("person", sheet.id), (sheet, players), self._person)
        return found

    def _named(self, seat: str) -> Players:
        """The people who play a seat and have given a name."""
        return self._once(("named", seat), lambda: self._names(seat))

    def _names(self, seat: str) -> Players:
        return tuple([(one.name, one.colour, one.picture) for one in self.live.players(seat) if one.name])

    def _own_first(self, place: str) -> Sequence[Sheet]:
        """The sheets that a place sees, those of its own people first."""
        sight = self.sights[place]
        return self._once(("own first", sight.eye, sight.alike), lambda: self._sheets(sight))

    def _sheets(self, sight: PlaceSight) -> Sequence[Sheet]:
        live, eye = self.live, sight.eye
        sheets = self._once(("sheets", sight.alike), lambda: sight.at.sheets(eye))
        return own_first(sheets, eye, live.shelf.rulebook.judging.side(live.session.state, eye) if eye else "")

    def _amending_folds(self, sheets: Sequence[Sheet]) -> Mapping[str, str]:
        """The folds with what the game master can change on each sheet, by who it is."""
        names = {sheet.id: sheet.name for sheet in sheets}
        return self._cached(
            "amending", names, lambda _: {who: self._amending_fold(who, of) for who, of in names.items()}
        )

    def _amending_fold(self, who: str, of: Sayable) -> str:
        fill = partial(self._fill, "table/amending.html")
        return self._cached(("amending", who), {"who": who, "of": of}, fill)

    def _person(self, seen: tuple[Sheet, Players]) -> tuple[str, str]:
        sheet, players = seen
        lasting = (sheet.id, sheet.figures, sheet.gear)
        details = self._cached(("details", sheet.id), lasting, self._details)
        return intern(self._fill("table/person.html", {"sheet": sheet, "players": players})), details

    def _details(self, lasting: tuple[str, Sequence[Figure], Sequence[Sayable]]) -> str:
        sheet, figures, gear = lasting
        return intern(self._fill("table/details.html", {"sheet": sheet, "figures": figures, "gear": gear}))

    def line(self, line: PlacedLine) -> str:
        """A line of the log, drawn once for all who read it alike."""
        return self._once(("line", line.number), lambda: self._line(line))

    def _line(self, line: PlacedLine) -> str:
        facts = {
            "line": line,
            "told": line.told,
            "text": self.catalogue.again(line.told.message),
            "table": self.live.id,
        }
        seat = line.told.seat
        facts["players"] = self._named(seat) if seat and self._is_shared() else ()
        return self._fill("table/line.html", facts)

    def lines(self, lines: Sequence[PlacedLine]) -> str:
        """Lines of the log."""
        return "".join(map(self.line, lines))

    def log(self, ear: Earshot) -> str:
        """The end of the log, as far as it is within earshot."""
        return self._once(("log", ear, self.live.last_line), lambda: self._log(ear))

    def _log(self, ear: Earshot) -> str:
        found = last_lines(self.live.store, self.live.id, ear, LOG_LINES + 1)
        shown = found[-LOG_LINES:]
        lines = Markup(self.lines(shown))  # noqa: S704 - each from a template
        return self._fill("table/log.html", {"lines": lines, "earlier": shown[0].number if found != shown else 0})

    def seat_name(self, seat: str) -> str:
        """The name of a seat."""
        return self._once(("seat", seat), lambda: self.catalogue.name(self.live.seat_name(seat)))

    def played(self, seat: str) -> str:
        """The name of a seat, and of its player."""
        people = [called for called, _, _ in self._named(seat)]
        name = self.seat_name(seat)
        return self.catalogue.say_id("web-seat-played", seat=name, people=people) if people else name

    def _fill(self, template: str, facts: Mapping[str, Any]) -> str:
        return rendered(template, self.catalogue, facts)

    def _once(self, key: tuple[Any, ...], draw: Callable[[], T]) -> T:
        found: T | None = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = draw()
        return found


class PlaceDrawing:
    """A table drawn for one place, from which routes make pages."""

    def __init__(self, drawing: Drawing, place: str) -> None:
        self._drawing, self.place = drawing, place
        self.catalogue = drawing.catalogue

    def whole(self) -> dict[str, str]:
        """See `Drawing.whole`."""
        return self._drawing.whole(self.place)

    def log(self) -> str:
        """The end of the log, as far as it is told at the place."""
        return self._drawing.log(self._drawing.sights[self.place].ear)

    def lines(self, lines: Sequence[PlacedLine]) -> str:
        """See `Drawing.lines`."""
        return self._drawing.lines(lines)

    def questions(self) -> list[Question]:
        """The questions of the place, in words."""
        asked = self._drawing.sights[self.place].questions
        return [self._drawing.asked(self.place, key, one).question for key, one in asked.items()]

    def board(self) -> str:
        """The boards, without answers that are given by pointing."""
        return self._drawing.board(self.place, pointing=False)

    def roster(self) -> str:
        """All sheets as one part, without the controls of the game master."""
        return self._drawing.roster(self.place, amending=False)

    def played(self, seat: str) -> str:
        """See `Drawing.played`."""
        return self._drawing.played(seat)
