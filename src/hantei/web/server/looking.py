"""A table in memory as somebody looks at it from their place: everything that a page or a program may be shown of it.

What is not for everybody stands behind a condition: the table itself for whoever rules or owns it (`ruled`, `owned`),
copies of the game to be thought about for whoever is asked, or once it is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from hantei import dossiers
from hantei.core.adjusting import SEAT, Blank
from hantei.core.decision import Decision
from hantei.core.message import Sayable
from hantei.core.seats import HAND, REFEREE
from hantei.core.text import Language
from hantei.lab.course import Course
from hantei.play import Refused, Session, name_of_seat

from ..drawing.views import Drawing, PlaceDrawing
from ..setup import founding, joining
from ..storage import doors, slots
from ..storage.company import Guest, free_colour
from ..storage.doors import Viewer
from ..storage.store import NoSuchTable
from ..storage.written import HeardLog, PlacedLine, made_within
from ..table import taking_along
from ..table.live import LiveTable
from ..table.stand import Past
from ..table.viewpoint import Viewpoint


@dataclass(frozen=True)
class OpenQuestion:
    """A question that a place is asked: the state of the game, its key, and a copy of the game that nobody else
    uses."""

    moment: str
    key: str
    decision: Decision
    session: Session


@dataclass(frozen=True)
class AheadLook:
    """A look ahead: the state of the game, the seat that looks, and a copy of the game that nobody else uses."""

    moment: str
    eye: str
    session: Session


@dataclass(frozen=True)
class GameOver:
    """A game that is over, as the store keeps it, and the seats whose part of it a place reads (None: all)."""

    kept: bytes
    reads: tuple[str, ...] | None


class LookBack:
    """The earlier moments of a game, as far as one place may look back at them. Make it under the lock of the table; it
    holds all that it needs of it, so it is read without."""

    def __init__(self, live: LiveTable, at: Viewpoint) -> None:
        self._store, self._card, self._ruler = live.store, live.card, live.ruler
        self._session = live.session.fork()
        self._log: HeardLog = at.log()  # with the readers of the place now
        self.place, self.rules = at.place, at.rules
        self.now = self._session.moves
        self.first = 0 if at.rules else min(max(0, live.card.prepares), self.now)
        """The moves at the first moment that is shown; only whoever rules sees the preparation."""
        self.last = self.now + (self._session.undone if at.rules else 0)
        """The moves at the last moment; only whoever rules sees what was taken back."""

    def drawn(self, moves: int, lang: Language) -> PlaceDrawing:
        """The table as the place saw it after some moves."""
        then = Past(self._store, self._card, self._session.at(self._within(moves)), self._ruler)
        return PlaceDrawing(Drawing(then, lang), self.place)

    def lines(self, moves: int, most: int) -> list[PlacedLine]:
        """The last lines of the log that were told by then; none of moves that were taken back."""
        within = self._within(moves)
        lines = self._log.last(most, moves=within) if within <= self.now else []
        return made_within(lines, within)

    def _within(self, moves: int) -> int:
        return max(self.first, min(self.last, moves))


class LiveViewpoint(Viewpoint):
    """A table in memory from the place of a viewer. Use it under the lock of the table."""

    def __init__(self, live: LiveTable, viewer: Viewer) -> None:
        super().__init__(live, viewer.place)
        self._live, self.viewer = live, viewer

    @property
    def stamp(self) -> str:
        """See `LiveTable.stamp`."""
        return self._live.stamp

    @property
    def moment(self) -> str:
        """See `LiveTable.moment`."""
        return self._live.moment

    @property
    def by_hand(self) -> bool:
        """Whether people throw the dice."""
        return self._live.session.dice == "physical"

    @property
    def shareable(self) -> bool:
        """Whether seats can be shared in the middle of the game."""
        every = self.shelf.rulebook.referee.adjustable(self._live.session.state)
        return any(one.amendment[0] == SEAT for one in every)

    def drawn(self, lang: Language) -> PlaceDrawing:
        """The table drawn for the place, in a language."""
        return PlaceDrawing(Drawing(self._live, lang), self.place)

    # What belongs to those who lead the table

    def ruled(self) -> LiveTable:
        """The table with all that is hidden, for whoever rules. Raises `Refused` (`not-the-referee`) for others."""
        if not self.rules:
            raise Refused("not-the-referee")
        return self._live

    def owned(self) -> LiveTable:
        """The table, for its owner, who may make others of it or send it on, which show nothing that is hidden from
        them here. Raises `Refused` (`not-the-owner`) for others."""
        if not self.owns:
            raise Refused("not-the-owner")
        return self._live

    def guests(self) -> Sequence[Guest]:
        """Everybody who has a place, for the owner; others find themselves alone."""
        mine = self.viewer.person, self.place
        return [one for one in self._live.company if self.owns or (one.person, one.place) == mine]

    @property
    def free_colour(self) -> int:
        """The first colour that nobody has yet, for somebody who has no name."""
        return free_colour(self._live.company)

    def is_here(self, guest: Guest) -> bool:
        """Whether somebody has the page open."""
        return (guest.person, guest.place) in self._live.here

    def links(self) -> Mapping[str, str]:
        """The links to the places of the table, for its owner. Raises as `owned`."""
        return doors.links(self.owned().store, self.table)

    def full_name(self, seat: str) -> Sayable:
        """The name of a seat as the place reads it: whoever rules knows everybody."""
        if self.rules:
            return name_of_seat(self.shelf.rulebook, self._live.session.state, seat)
        return self.seat_name(seat)

    def swaps(self) -> bool:
        """See `founding.swaps`."""
        return founding.swaps(self._live)

    @property
    def coming(self) -> Coming:
        """Who can be brought from the place, and whom it may keep."""
        return Coming(self._live, self.place)

    @property
    def foresight(self) -> AheadFrom:
        """What can be thought about from the place while the game goes on."""
        return AheadFrom(self._live, self)

    def back(self) -> LookBack:
        """The earlier moments of the game."""
        return LookBack(self._live, self)

    def over(self) -> GameOver:
        """The game, once it is over. Raises `NoSuchTable` while it goes on."""
        if not self.finished:
            raise NoSuchTable(self.table)
        reads = self.reads()
        return GameOver(slots.lines(self._live.store, self.table), None if reads is None else tuple(reads))


class Coming:
    """Who can be brought to a table from a place, and whom of its people the place may keep. Use it under the lock of
    the table."""

    def __init__(self, live: LiveTable, place: str) -> None:
        self._live, self._place = live, place

    def replaceable(self) -> Mapping[str, Sayable]:
        """See `joining.replaceable`."""
        return joining.replaceable(self._live, self._place)

    def blanks(self) -> Sequence[Blank]:
        """See `joining.running`."""
        return joining.running(self._live, self._place)

    def opening(self, wanted: str) -> joining.Opening:
        """See `joining.opening`."""
        return joining.opening(self._live, self._place, wanted)

    def must_come_in(self) -> None:
        """See `joining.must_come_in`."""
        joining.must_come_in(self._live, self._place)

    def may_take_along(self) -> Mapping[str, Sayable]:
        """The people of the game whom the place may keep, with their names; see `taking_along.may_be_taken_along`."""
        called = taking_along.those_there(self._live)
        return {who: called[who] for who in taking_along.may_be_taken_along(self._live, self._place)}

    def as_they_are(self, who: str) -> str:
        """The file of somebody whom the place may keep. Raises `NoSuchTable`, and as `dossiers.kept_dossier`."""
        if who not in taking_along.may_be_taken_along(self._live, self._place):
            raise NoSuchTable(self._live.id)
        return dossiers.kept_dossier(self._live.shelf.id, self._live.session.state, who)


class AheadFrom:
    """What can be thought about from a place while the game goes on: copies of it for whoever is asked, and how its
    chances went so far. Use it under the lock of the table."""

    def __init__(self, live: LiveTable, at: Viewpoint) -> None:
        self._live, self._at = live, at

    def asked(self, key: str) -> OpenQuestion | None:
        """A question that the place is asked; None for any other question: people who are not asked learn nothing of
        it."""
        decision = self._at.questions().get(key)
        return None if decision is None else OpenQuestion(self._live.moment, key, decision, self._live.session.fork())

    def asked_from(self, key: str, at: str) -> OpenQuestion | None:
        """The same, where the game still stands at a point (`asked_at`)."""
        return self.asked(key) if at == self._live.asked_at else None

    def eye_ahead(self) -> str:
        """The seat through whose eyes the place may look ahead now; "" where it is not asked.

        It is the seat that is asked, as in the terminal: another one might learn what happened out of its sight.
        Whoever oversees the table sees as the game master does.
        """
        for one in self._at.questions().values():
            if one.who != HAND:
                return one.who
        return REFEREE if self._at.oversees and self._live.session.decisions and not self._live.prepares else ""

    def ahead(self) -> AheadLook | None:
        """A look ahead for the place; None where it is not asked."""
        eye = self.eye_ahead()
        return AheadLook(self._live.moment, eye, self._live.session.fork()) if eye else None

    def course(self, asked: bool) -> tuple[Sayable, Course]:
        """The side of the seat that looks ahead for the place, and how its chances went so far; if the place is not
        `asked`, those of one of its seats that has looked before."""
        live, judging = self._live, self._live.shelf.rulebook.judging
        mine = self._at.own_seats() or ([REFEREE] if self._at.rules else [])
        eye = self.eye_ahead() if asked else next((seat for seat in mine if seat in live.courses), "")
        side = judging.side(live.session.state, eye) if eye not in ("", REFEREE) else ""
        name = self._live.shelf.rulebook.speech.side_name(live.session.state, side or self._side_of_all())
        return name, Course(list(live.courses.get(eye, Course()).moments))

    def _side_of_all(self) -> str:
        """The side whose chances are told to somebody who belongs to none."""
        side = partial(self._live.shelf.rulebook.judging.side, self._live.session.state)
        return next(filter(None, map(side, self._live.seats())), "")
