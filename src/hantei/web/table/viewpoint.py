"""A table as it is from one place: what somebody there may read and answer, and nothing else of it.

Whatever only looks at a table is given a viewpoint and never the table (`Admission.see`), so it cannot show what its
place may not see. Nothing outside this module and `looking` reaches what stands behind one; a test holds it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from hantei.core.board import Board
from hantei.core.decision import Decision, Faces
from hantei.core.event import DICE
from hantei.core.message import Sayable
from hantei.core.roster import Sheet
from hantei.core.seats import REFEREE
from hantei.library import Shelf
from hantei.play import HAND
from hantei.telling import Question
from hantei.telling.questions import whose_dice
from hantei.telling.reading import reading
from hantei.text import Catalogue

from ..storage.written import Earshot, HeardLog
from .stand import MACHINE, Stand

BEGUN_ANEW = "web-anew-begun"
"""The line that tells of the table at which a game was begun anew."""

RECENT = 60
"""Lines of the log among which it is looked for."""


class Viewpoint:
    """A table at a moment, from one place, with the `role` that the place has then."""

    def __init__(self, stand: Stand, place: str) -> None:
        self._stand, self.place, self.role = stand, place, stand.role(place)

    # What everybody at the table may know

    @property
    def table(self) -> str:
        """The id of the table."""
        return self._stand.card.id

    @property
    def shelf(self) -> Shelf:
        """The rulebook, with its files and words."""
        return self._stand.shelf

    @property
    def asked_at(self) -> str:
        """See `Stand.asked_at`."""
        return self._stand.asked_at

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._stand.session.finished

    @property
    def is_shared(self) -> bool:
        """See `Stand.is_shared`."""
        return self._stand.is_shared

    def seats(self) -> Sequence[str]:
        """See `Stand.seats`."""
        return self._stand.seats()

    def seat_name(self, seat: str) -> Sayable:
        """See `Stand.seat_name`."""
        return self._stand.seat_name(seat)

    def place_name(self, place: str) -> tuple[str, Sayable]:
        """See `Stand.place_name`."""
        return self._stand.place_name(place)

    def player(self, seat: str) -> str:
        """See `Stand.player`."""
        return self._stand.player(seat)

    def policy(self, seat: str) -> str:
        """The policy of the machine that plays a seat; "" for a person."""
        return self._stand.session.seats.get(seat, "")

    def names(self, seat: str) -> list[str]:
        """The names of the people who play a seat, of those who have given one."""
        return [guest.name for guest in self._stand.players(seat) if guest.name]

    # What the place is

    @property
    def owns(self) -> bool:
        """See `Stand.owns`."""
        return self._stand.owns(self.place)

    @property
    def rules(self) -> bool:
        """See `Stand.may_rule`."""
        return self.role.rules

    @property
    def looks_on(self) -> bool:
        """See `Role.looks_on`."""
        return self.role.looks_on

    @property
    def oversees(self) -> bool:
        """Whether somebody there sees everything: they rule and play no seat."""
        return self.rules and not self.own_seats()

    @property
    def curtained(self) -> bool:
        """See `Stand.curtained`."""
        return self._stand.curtained(self.place)

    def own_seats(self) -> Sequence[str]:
        """See `Stand.seats_at`."""
        return self.role.seats

    # What is told there

    def reads(self) -> Collection[str] | None:
        """The seats whose lines of the log are read there: those that it plays, and those for which it answers.

        None stands for all lines, which the game master reads, and whoever oversees the table.
        """
        stand = self._stand
        mine, deputies = self.role.readers, stand.session.deputies
        answered = [seat for seat, deputy in deputies.items() if deputy in mine] if deputies else []
        return reading([*mine, *answered])

    def ear(self) -> Earshot:
        """What is told there of the log."""
        seats = self.reads()
        return Earshot(None if seats is None else tuple(seats), self._stand.curtained(self.place))

    def log(self) -> HeardLog:
        """The log, as far as it is told there."""
        return HeardLog(self._stand.store, self.table, self.ear())

    def next_table(self, swapped: bool | None = None) -> str:
        """The table at which the game was begun anew once it was over, as the log tells it; "" where none was.
        `swapped`: with sides changed or not; None for either."""
        lines = self.log().last(RECENT) if self.finished else ()
        told = [line.told.message.args for line in reversed(lines) if line.told.message.id == BEGUN_ANEW]
        asked = (True, False) if swapped is None else (swapped,)
        return next((str(one["anew"]) for one in told if "anew" in one and bool(one.get("swapped")) in asked), "")

    # What is seen there

    def questions(self) -> dict[str, Decision]:
        """The open questions that can be answered from there, by their keys."""
        stand = self._stand
        decisions = stand.session.decisions
        if not decisions or stand.card.prepares < 0:
            return {}
        mine, rules = self.role
        if HAND in decisions and self.throws():
            mine = [*mine, HAND]
        late = rules and stand.late
        if not (mine or late):
            return {}
        deputies = stand.session.deputies
        return {
            key: one
            for key, one in decisions.items()
            if deputies.get(one.who, one.who) in mine or (late and one.who != HAND)
        }

    def worded(self, catalogue: Catalogue) -> dict[str, Question]:
        """The same questions in the words of a catalogue."""
        state, questions = self._stand.session.state, self.questions()
        sheets = self.sheets(self.eye(questions)) if HAND in questions else ()
        return {
            key: Question(self.shelf, catalogue, state, one, whose_dice(catalogue, one, sheets))
            for key, one in questions.items()
        }

    def throws(self) -> bool:
        """Whether somebody there may enter the faces of real dice: all who play and may learn of the throw; the one
        who rules, if no person who plays may."""
        stand = self._stand
        decision = stand.session.decisions.get(HAND)
        if not isinstance(decision, Faces) or self.looks_on:
            return False
        asked = stand.shelf.rulebook.sight.readers
        if asked is None or self.reads() is None:
            return True
        running = [str(word) for word in stand.session.beginning.agenda[-1]]
        learn = asked(stand.session.state, DICE, {"why": decision.kind, "who": decision.thrower, "beat": running})
        if learn is None:
            return True
        if self.rules and not any(stand.player(seat) != MACHINE for seat in learn):
            return True
        return any(seat in learn for seat in self.own_seats())

    def eye(self, questions: Mapping[str, Decision]) -> str:
        """The seat through whose eyes a place with these questions sees the table: the seat that is asked, else its
        first.

        Whoever oversees the table sees as the game master does; "" stands for people who only look on.
        """
        for one in questions.values():
            if one.who != HAND:
                return one.who
        mine, rules = self.role
        return mine[0] if mine else (REFEREE if rules else "")

    def sheets(self, eye: str | None = None) -> Sequence[Sheet]:
        """The sheets that are seen there; `eye` is the seat through whose eyes, where that is known already."""
        stand = self._stand
        if stand.curtained(self.place):
            return ()
        eye = self.eye(self.questions()) if eye is None else eye
        return stand.shelf.rulebook.sight.roster(stand.session.state, eye)

    def boards(self, asked: Decision | None = None, eye: str | None = None) -> Sequence[Board]:
        """The boards that are seen there; `asked` adds what can be answered on them, `eye` is as for `sheets`."""
        stand = self._stand
        if stand.curtained(self.place):
            return ()
        eye = self.eye(self.questions()) if eye is None else eye
        return stand.shelf.rulebook.sight.boards(stand.session.state, eye, asked)

    def figures(self) -> Mapping[str, Any]:
        """What is seen there as plain data."""
        if self.curtained:
            return {}
        return self.shelf.rulebook.sight.view(self._stand.session.state, self.eye(self.questions()))

    def outcome(self) -> Mapping[str, Any] | None:
        """How a game that is over came out, as plain data; None while it goes on, or where it is hidden."""
        if self.curtained or not self.finished:
            return None
        found = self.shelf.rulebook.judging.outcome(self._stand.session.state)
        return None if found is None else {one.key: one.value for one in found}
