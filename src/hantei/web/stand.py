"""A table at a moment: its places, and what each may see and do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hantei import library
from hantei.core.board import Board
from hantei.core.decision import Decision
from hantei.core.event import DICE
from hantei.core.message import Message, Sayable
from hantei.core.roster import Sheet
from hantei.core.rulebook import Rulebook
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import EVERYTHING, HAND, Session
from hantei.play.timeline import Mark
from hantei.telling.reading import reading
from hantei.telling.standing_orders import StandingOrder, StandingOrders

from .company import Guest
from .places import OWNER, place_of, seat_in
from .store import Store
from .written import Earshot

HERE, LINK, MACHINE = "here", "link", "machine"
"""Who plays a seat: the owner, the person who comes by its link, or the machine."""

BACKS = ("own", "all", "none")
"""What guests may take back: their own last answer, anything, nothing."""


@dataclass(frozen=True)
class Card:
    """What lists show of a table, and who plays at it. `source` is the server that throws its dice, if one does.

    `seats` names who plays each seat while no machine does. Which seats machines play is said by the game alone, whose
    moves can be taken back.
    `prepares` is below 0 while the table is under preparation; afterwards it is the number of moves made by then.
    """

    id: str
    rulebook: str
    title: Text
    owner: str
    seats: Mapping[str, str] = field(default_factory=dict)
    pace: str = "fast"
    back: str = "own"
    clock: str = "off"
    over: bool = False
    touched: int = 0
    prepares: int = 0
    source: str = ""


def people_in(players: Mapping[str, str]) -> dict[str, str]:
    """Who plays each seat while no machine does: the seats of machines are then the owner's."""
    return {seat: HERE if player == MACHINE else player for seat, player in players.items()}


class Stand:
    """A table at a moment: what there is to see, and from which place. Its `session` is only read."""

    def __init__(self, store: Store, card: Card, session: Session) -> None:
        self.store, self.card, self.session = store, card, session
        self.shelf: Shelf = library.shelf(card.rulebook)
        self.company: Sequence[Guest] = ()
        """Everybody who has a place here."""
        self.given = StandingOrders()
        self.called: dict[tuple[str, int], Sayable] = {}
        """The names of seats, by seat and number of seats; their sheets are searched once."""
        self._seated: tuple[Any, Sequence[str]] = (None, ())
        """A state, and its seats."""

    base = ""
    """The address of the server under which its owner reached it last."""

    @property
    def last_line(self) -> int:
        """The number of the last line of the log, which grows at a live table; 0 for one that only looks back."""
        return 0

    @property
    def here(self) -> Collection[tuple[str, str]]:
        """The people who have its page open, each with the place."""
        return ()

    @property
    def until(self) -> float:
        """When the time for the open questions is over, in seconds since 1970; 0 if there is no limit."""
        return 0.0

    @property
    def late(self) -> bool:
        """Whether the time for the open questions is over, so that whoever rules may answer them too."""
        return False

    @property
    def lacking_dice(self) -> Message | None:
        """Why the server that throws the dice has not thrown those that are asked for now; None where it may yet."""
        return None

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.card.id

    @property
    def asked_at(self) -> str:
        """The place of the question, as answers name it."""
        beat, line = self.session.where
        return f"{beat}.{line}"

    def seats(self) -> Sequence[str]:
        """The seats at this moment, looked up once for each state of the game."""
        state = self.session.state
        if self._seated[0] is not state:
            self._seated = state, tuple(self.shelf.rulebook.seats(state))
        return self._seated[1]

    def player(self, seat: str) -> str:
        """Who plays a seat."""
        return MACHINE if seat in self.session.seats else self.card.seats.get(seat, HERE)

    def players(self, seat: str) -> list[Guest]:
        """The people who play a seat; none if a machine does, or if nobody has come yet."""
        player = self.player(seat)
        place = {HERE: OWNER, LINK: place_of(seat)}.get(player, "")
        return [guest for guest in self.company if guest.place == place]

    def free(self) -> list[str]:
        """The seats that newcomers can take."""
        return [seat for seat in self.seats() if self.player(seat) == LINK and not self.players(seat)]

    @property
    def is_shared(self) -> bool:
        """Whether more than one person is, or will be, at the table."""
        return LINK in map(self.player, self.seats()) or len({guest.person for guest in self.company}) > 1

    def heard_by(self, place: str) -> list[tuple[str, Sayable]]:
        """The people to whom somebody at a place can whisper, by name: seats that others play, and the game master."""
        mine = self.seats_at(place)
        seats = [seat for seat in self.seats() if seat not in mine and self.player(seat) != MACHINE]
        found = [(seat, seat_name(self, seat)) for seat in seats]
        if not self.may_rule(place) and REFEREE not in self.seats() and self.reads(self.ruler) is None:
            found.append((self.ruler, Message("web-plays-host")))
        return [] if self.looks_on(place) else found

    def voices(self, place: str, sheets: Sequence[Sheet]) -> list[tuple[str, Sayable]]:
        """The people for whom somebody at a place can speak, by the sheets that they see: those that they play;
        those who rule also speak for all whom no other person plays."""
        mine, rules = self.seats_at(place), self.may_rule(place)
        spoken = [one for one in sheets if one.seat in mine or (rules and self.player(one.seat) != LINK)]
        return [(one.id, one.name) for one in spoken]

    def seats_at(self, place: str) -> list[str]:
        """The seats that are played from a place; none for a guest whose seat a machine has again: they look on."""
        if seat := seat_in(place):
            return [] if seat in self.session.seats else [seat]
        if place != OWNER:
            return []
        machines, players = self.session.seats, self.card.seats
        return [seat for seat in self.seats() if seat not in machines and players.get(seat, HERE) == HERE]

    def orders(self, place: str) -> list[StandingOrder]:
        """The standing orders of the seats that are played from a place."""
        mine = self.seats_at(place)
        return [order for order in self.given.of(self.session) if order.who in mine]

    def asking(self, place: str) -> list[tuple[str, str]]:
        """How much the seats of a place are asked: those that are asked now, or that are not asked everything."""
        settings, decisions = self.session.asking, self.session.decisions
        asked = {*settings, *[one.who for one in decisions.values()]}
        return [(who, settings.get(who, EVERYTHING)) for who in self.seats_at(place) if who in asked]

    def readers_at(self, place: str) -> list[str]:
        """The readers that a line names so that a place reads it: its seats; "" for people who only look on."""
        return [""] if self.looks_on(place) else self.seats_at(place)

    def looks_on(self, place: str) -> bool:
        """Whether somebody at a place only looks on: they neither play nor rule."""
        return not self.may_rule(place) and not self.seats_at(place)

    def oversees(self, place: str) -> bool:
        """Whether somebody at a place sees everything: they rule and play no seat."""
        return self.may_rule(place) and not self.seats_at(place)

    def reads(self, place: str) -> Collection[str] | None:
        """The seats whose lines of the log a place reads: those that it plays, and those for which it answers.

        None stands for all lines, which the game master reads, and whoever oversees the table.
        """
        mine, deputies = self.readers_at(place), self.session.deputies
        answered = [seat for seat, deputy in deputies.items() if deputy in mine] if deputies else []
        return reading([*mine, *answered])

    def hears(self, place: str) -> Earshot:
        """What a place is told of the log."""
        seats = Stand.reads(self, place)
        return Earshot(None if seats is None else tuple(seats), self.curtained(place))

    @property
    def prepares(self) -> bool:
        """Whether the game master is still preparing the table."""
        return self.card.prepares < 0

    def curtained(self, place: str) -> bool:
        """Whether a place sees nothing of the game yet."""
        return self.card.prepares < 0 and not self.may_rule(place)

    def sheets(self, place: str, eye: str | None = None) -> Sequence[Sheet]:
        """The sheets that a place sees; `eye` is the seat through whose eyes, where that is known already."""
        if self.curtained(place):
            return ()
        eye = self.eye(place, self.questions(place)) if eye is None else eye
        return self.shelf.rulebook.sight.roster(self.session.state, eye)

    def boards(self, place: str, asked: Decision | None = None, eye: str | None = None) -> Sequence[Board]:
        """The boards that a place sees; `asked` adds what can be answered on them, `eye` is as for `sheets`."""
        if self.curtained(place):
            return ()
        eye = self.eye(place, self.questions(place)) if eye is None else eye
        return self.shelf.rulebook.sight.boards(self.session.state, eye, asked)

    def figures(self, place: str) -> Mapping[str, Any]:
        """What a place sees as plain data."""
        if self.curtained(place):
            return {}
        return self.shelf.rulebook.sight.view(self.session.state, self.eye(place, self.questions(place)))

    def first_seen(self, place: str) -> int:
        """The number of moves at the first moment that a place may look back to; preparation is not shown."""
        return 0 if self.may_rule(place) else min(max(0, self.card.prepares), self.session.moves)

    def awaited(self) -> set[str]:
        """The seats for which the game waits, people and machines; nobody while it is prepared."""
        if self.prepares:
            return set()
        session = self.session
        deputies = session.deputies
        waiting = {one.who for one in session.waiting.values()} if session.waiting else set()
        late = {REFEREE} if self.late and REFEREE in self.seats() else set()
        return waiting | late | {deputies.get(one.who, one.who) for one in session.decisions.values()}

    def questions(self, place: str) -> dict[str, Decision]:
        """The open questions that can be answered from a place, by their keys."""
        if self.card.prepares < 0:
            return {}
        decisions, deputies = self.session.decisions, self.session.deputies
        mine = self.seats_at(place)
        if HAND in decisions and self.throws(place):
            mine = [*mine, HAND]
        late = self.late and self.may_rule(place)
        return {
            key: one
            for key, one in decisions.items()
            if deputies.get(one.who, one.who) in mine or (late and one.who != HAND)
        }

    def throws(self, place: str) -> bool:
        """Whether somebody at a place may enter the faces of real dice: all who play and may learn of the throw; the
        one who rules, if no person who plays may."""
        decision = self.session.decisions.get(HAND)
        if decision is None or self.looks_on(place):
            return False
        asked = self.shelf.rulebook.sight.readers
        if asked is None or self.reads(place) is None:
            return True
        running = [str(word) for word in self.session.beginning.agenda[-1]]
        learn = asked(self.session.state, DICE, {"why": decision.kind, "beat": running})
        if learn is None:
            return True
        if self.may_rule(place) and not any(self.player(seat) != MACHINE for seat in learn):
            return True
        return any(seat in learn for seat in self.seats_at(place))

    def answerer(self, decision: Decision) -> str:
        """The seat that answers a question."""
        return self.session.deputies.get(decision.who, decision.who)

    def eye(self, place: str, questions: Mapping[str, Decision]) -> str:
        """The seat through whose eyes a place with these questions sees the table: the seat that is asked, else its
        first.

        Whoever oversees the table sees as the game master does; "" stands for people who only look on.
        """
        for one in questions.values():
            if one.who != HAND:
                return one.who
        mine = self.seats_at(place)
        return mine[0] if mine else (REFEREE if self.may_rule(place) else "")

    @property
    def ruler(self) -> str:
        """The place from which the table is ruled: that of a guest who plays the game master, else the owner's."""
        guest = self.card.seats.get(REFEREE) == LINK and REFEREE not in self.session.seats
        return place_of(REFEREE) if guest else OWNER

    def may_rule(self, place: str) -> bool:
        """Whether a place rules: it has the panel, sees what is secret, and takes back what it likes."""
        return place == self.ruler

    def owns(self, place: str) -> bool:
        """Whether a place may do what only the owner may: settings, links, places of others, the end of the table."""
        return place == OWNER

    def has_moves(self, place: str) -> bool:
        """Whether a place can ever take moves back: those who rule, and guests as far as the table allows it."""
        return self.may_rule(place) or (self.card.back != "none" and not self.looks_on(place))

    def may_undo(self, place: str) -> bool:
        """Whether a place can take back the last move now."""
        marks = self.session.timeline.marks
        return self._may_move(place, marks[-1]) if marks else False

    def may_redo(self, place: str) -> bool:
        """Whether a place can make the last undone move again now."""
        undone = self.session.timeline.undone
        return self._may_move(place, undone[-1].mark) if undone else False

    def _may_move(self, place: str, mark: Mark) -> bool:
        if self.may_rule(place):
            return True
        if not self.has_moves(place):
            return False
        if self.card.back == "own":
            return mark.mover in self.seats_at(place)
        return mark.move.answers  # a guest does not undo a ruling


class Past(Stand):
    """A table at an earlier moment; `session` is the game as it stood then. Whoever rules now looks back at it as the
    one who rules: a machine may have been the game master then."""

    def __init__(self, store: Store, card: Card, session: Session, ruler: str = "") -> None:
        super().__init__(store, card, session)
        self._ruler = ruler

    @property
    def ruler(self) -> str:
        return self._ruler or super().ruler


NAMELESS_SEAT = "web-seat-of-side"
"""The message that names a seat whose character is not known yet."""


def seat_name(stand: Stand, seat: str) -> Sayable:
    """The name of a seat, as everybody reads it: without that of somebody whom not all who play have noticed."""
    key = seat, len(stand.seats())
    if key in stand.called:
        return stand.called[key]
    found = name_of_seat(stand.shelf.rulebook, stand.session.state, seat, "")
    if not (isinstance(found, Message) and found.id == NAMELESS_SEAT):  # otherwise it may get a name later
        stand.called[key] = found
    return found


def name_of_seat(rulebook: Rulebook[Any], state: Any, seat: str, eye: str = REFEREE) -> Sayable:
    """The name of a seat in a state: that of its side, or of the person who has it alone, as far as `eye` sees them."""
    if seat == REFEREE:
        return Message("web-seat-referee")
    side = rulebook.judging.side(state, seat)
    if not side:
        return seat
    name = rulebook.speech.side_name(state, side)
    mates = [other for other in rulebook.seats(state) if rulebook.judging.side(state, other) == side]
    if len(mates) == 1:
        return name
    own = next((sheet.name for sheet in rulebook.sight.roster(state, eye) if sheet.id == seat), None)
    number = mates.index(seat) + 1 if seat in mates else 0
    return Message(NAMELESS_SEAT, {"side": name, "n": number}) if own is None else own
