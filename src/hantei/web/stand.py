"""A table as it stands, or stood: who has which place, what each may see and do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from hantei import library
from hantei.core.board import Board
from hantei.core.decision import Decision
from hantei.core.event import DICE
from hantei.core.message import Message, Sayable
from hantei.core.roster import Sheet
from hantei.core.rulebook import Rulebook
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import EVERYTHING, HAND, Refused, Session
from hantei.play.timeline import Mark
from hantei.telling.reading import REFEREE, reading
from hantei.telling.standing import StandingOrder, StandingOrders

from .company import Guest
from .store import Store
from .written import Earshot

OWNER, WATCH, SEAT = "owner", "watch", "seat-"
"""Places at a table: of who made it, of who only looks on, and of a seat (its name follows)."""

ANY = "any"
"""What the link for the whole table leads to: nobody sits there, whoever has it picks a place of their own."""

HERE, LINK, MACHINE = "here", "link", "machine"
"""Who plays a seat: the owner, whoever comes by its link, the machine."""

BACKS = ("own", "all", "none")
"""What guests may take back: the last answer if it was their own, whatever was done, nothing."""


@dataclass(frozen=True)
class Card:
    """What lists show of a table, and who plays at it. `source` is the server that throws its dice, if one does.

    `prepares` is below 0 while the table is prepared, behind a curtain; afterwards the number of moves by then."""

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


class Stand:
    """A table as it stands, or stood: what there is to see, and from which place. `session` is only looked at."""

    def __init__(self, store: Store, card: Card) -> None:
        self.store, self.card = store, card
        self.shelf: Shelf = library.shelf(card.rulebook)
        self.company: Sequence[Guest] = ()
        """Everybody who has a place here."""
        self.given = StandingOrders()
        self.called: dict[tuple[str, int], Sayable] = {}
        """What seats are called, by the number of seats that there are: their sheets are looked up once."""
        self._seated: tuple[Any, Sequence[str]] = (None, ())
        """A state, and its seats."""

    base = ""
    """The address of the server, as its owner has reached it last."""

    @property
    def here(self) -> Collection[tuple[str, str]]:
        """Person and place of those who have its page open."""
        return ()

    @property
    def session(self) -> Session:
        """The game."""
        raise NotImplementedError

    @property
    def until(self) -> float:
        """When the time for the open questions is over, in seconds since 1970; 0 where they have all the time."""
        return 0.0

    @property
    def lacking_dice(self) -> Message | None:
        """Why the server that throws the dice has not thrown those that are asked for now; None where it may yet."""
        return None

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.card.id

    @property
    def place(self) -> str:
        """Where the question stands, as answers name it."""
        beat, line = self.session.where
        return f"{beat}.{line}"

    def seats(self) -> Sequence[str]:
        """The seats that there are now; looked up once, since a game that goes on has another state."""
        state = self.session.state
        if self._seated[0] is not state:
            self._seated = state, tuple(self.shelf.rulebook.seats(state))
        return self._seated[1]

    def player(self, seat: str) -> str:
        """Who plays a seat."""
        return MACHINE if seat in self.session.seats else self.card.seats.get(seat, HERE)

    def players(self, seat: str) -> list[Guest]:
        """The people who play a seat; nobody where a machine does, or where nobody has come yet."""
        player = self.player(seat)
        place = {HERE: OWNER, LINK: SEAT + seat}.get(player, "")
        return [guest for guest in self.company if guest.place == place]

    def free(self) -> list[str]:
        """The seats that whoever comes may take."""
        return [seat for seat in self.seats() if self.player(seat) == LINK and not self.players(seat)]

    @property
    def is_shared(self) -> bool:
        """Whether more than one person is, or is to be, at the table."""
        return LINK in map(self.player, self.seats()) or len({guest.person for guest in self.company}) > 1

    def heard_by(self, place: str) -> list[tuple[str, Sayable]]:
        """To whom somebody at a place can whisper: seats that other people play, and the game master, by name."""
        mine = self.seats_at(place)
        seats = [seat for seat in self.seats() if seat not in mine and self.player(seat) != MACHINE]
        found = [(seat, seat_name(self, seat)) for seat in seats]
        if place != OWNER and REFEREE not in self.seats() and self.reads(OWNER) is None:
            found.append((OWNER, Message("web-link-owner")))
        return found if mine or place == OWNER else []

    def voices(self, place: str, sheets: Sequence[Sheet]) -> list[tuple[str, Sayable]]:
        """For whom somebody at a place can speak, by the sheets that are seen there (`sheets`): those whom they play;
        whoever rules, also for all whom no other person plays."""
        mine, rules = self.seats_at(place), self.may_rule(place)
        spoken = [one for one in sheets if one.seat in mine or (rules and self.player(one.seat) != LINK)]
        return [(one.id, one.name) for one in spoken]

    def seats_at(self, place: str) -> list[str]:
        """The seats that are played from a place."""
        if place.startswith(SEAT):
            return [place.removeprefix(SEAT)]
        return [seat for seat in self.seats() if self.player(seat) == HERE] if place == OWNER else []

    def orders(self, place: str) -> list[StandingOrder]:
        """The standing orders of the seats that are played from a place."""
        return [order for order in self.given.of(self.session) if order.who in self.seats_at(place)]

    def asking(self, place: str) -> list[tuple[str, str]]:
        """How much the seats are asked that are played from a place: those asked now, or not asked all."""
        asked = {*self.session.asking, *(one.who for one in self.session.decisions.values())}
        return [(who, self.session.asking.get(who, EVERYTHING)) for who in self.seats_at(place) if who in asked]

    def readers_at(self, place: str) -> list[str]:
        """By what a line of the log names a place that is to read it: its seats; "" stands for who only looks on."""
        return [""] if place == WATCH else self.seats_at(place)

    def reads(self, place: str) -> Collection[str] | None:
        """The seats whose lines of the log are read at a place: those that it plays and those for which it answers;
        None for all, which the game master reads, and an owner who plays no seat."""
        mine = self.readers_at(place)
        return reading([*mine, *(seat for seat, deputy in self.session.deputies.items() if deputy in mine)])

    def hears(self, place: str) -> Earshot:
        """What of the log is told at a place."""
        seats = self.reads(place)
        return Earshot(None if seats is None else tuple(seats), self.curtained(place))

    @property
    def prepares(self) -> bool:
        """Whether whoever rules still sets the table up."""
        return self.card.prepares < 0

    def curtained(self, place: str) -> bool:
        """Whether a place sees nothing of the game yet."""
        return self.prepares and not self.may_rule(place)

    def sheets(self, place: str) -> Sequence[Sheet]:
        """The sheets that are seen at a place."""
        if self.curtained(place):
            return ()
        return self.shelf.rulebook.sight.roster(self.session.state, self.eye(place, self.questions(place)))

    def boards(self, place: str, asked: Decision | None = None) -> Sequence[Board]:
        """The boards that are seen at a place, with what a question makes of them."""
        if self.curtained(place):
            return ()
        return self.shelf.rulebook.sight.boards(self.session.state, self.eye(place, self.questions(place)), asked)

    def figures(self, place: str) -> Mapping[str, Any]:
        """What is seen at a place as plain data."""
        if self.curtained(place):
            return {}
        return self.shelf.rulebook.sight.view(self.session.state, self.eye(place, self.questions(place)))

    def first_seen(self, place: str) -> int:
        """The moves before the first moment that a place may look back to: what was prepared is not shown."""
        return 0 if self.may_rule(place) else min(max(0, self.card.prepares), self.session.moves)

    def awaited(self) -> set[str]:
        """The seats for which the game waits, people and machines; nobody while it is prepared."""
        if self.prepares:
            return set()
        waiting = {one.who for one in self.session.waiting.values()}
        return waiting | {self.answerer(one) for one in self.session.decisions.values()}

    def questions(self, place: str) -> dict[str, Decision]:
        """The open questions that may be answered from a place, by their keys."""
        if self.prepares:
            return {}
        mine = [*self.seats_at(place), *([HAND] if self.throws(place) else [])]
        return {key: one for key, one in self.session.decisions.items() if self.answerer(one) in mine}

    def throws(self, place: str) -> bool:
        """Whether somebody at a place may enter what real dice show: anybody who plays and may learn of the throw; the
        owner, where no person who plays may."""
        decision = self.session.decisions.get(HAND)
        if decision is None or place == WATCH:
            return False
        asked = self.shelf.rulebook.sight.readers
        if asked is None or self.reads(place) is None:
            return True
        running = [str(word) for word in self.session.beginning.agenda[-1]]
        learn = asked(self.session.state, DICE, {"why": decision.kind, "beat": running})
        if learn is None:
            return True
        if place == OWNER and not any(self.player(seat) != MACHINE for seat in learn):
            return True
        return any(seat in learn for seat in self.seats_at(place))

    def answerer(self, decision: Decision) -> str:
        """The seat that answers a question."""
        return self.session.deputies.get(decision.who, decision.who)

    def eye(self, place: str, questions: Mapping[str, Decision]) -> str:
        """The seat through whose eyes a place with these questions sees the table: the one asked, else its first; an
        owner who plays none sees what the game master sees, and "" stands for who only looks on."""
        asked = (one.who for one in questions.values() if one.who != HAND)
        return next(chain(asked, self.seats_at(place)), REFEREE if place == OWNER else "")

    def may_rule(self, place: str) -> bool:
        """Whether the game master's panel is for this place: the owner's, and the game master's own."""
        return place in (OWNER, SEAT + REFEREE)

    def must_rule(self, place: str) -> None:
        """Raise `Refused` (`not-the-referee`) for a place that does not rule."""
        if not self.may_rule(place):
            raise Refused("not-the-referee")

    def has_moves(self, place: str) -> bool:
        """Whether this place ever takes moves back: whoever rules, and guests as far as the table allows it."""
        return self.may_rule(place) or (place.startswith(SEAT) and self.card.back != "none")

    def may_undo(self, place: str) -> bool:
        """Whether the last move can be taken back from here."""
        marks = self.session.timeline.marks
        return bool(marks) and self._may_move(place, marks[-1])

    def may_redo(self, place: str) -> bool:
        """Whether the move that was taken back last can be made again from here."""
        undone = self.session.timeline.undone
        return bool(undone) and self._may_move(place, undone[-1].mark)

    def _may_move(self, place: str, mark: Mark) -> bool:
        if self.may_rule(place) or not self.has_moves(place):
            return self.may_rule(place)
        if self.card.back == "own":
            return mark.mover in self.seats_at(place)
        return mark.move.answers  # what a game master has ruled stays


class Past(Stand):
    """A table as it stood once."""

    def __init__(self, store: Store, card: Card, session: Session) -> None:
        super().__init__(store, card)
        self._session = session

    @property
    def session(self) -> Session:
        """The game as it stood then."""
        return self._session


NAMELESS_SEAT = "web-seat-of-side"
"""What a seat is called of whose character nothing is known yet."""


def seat_name(stand: Stand, seat: str) -> Sayable:
    """What a seat is called."""
    key = seat, len(stand.seats())
    if key in stand.called:
        return stand.called[key]
    found = name_of_seat(stand.shelf.rulebook, stand.session.state, seat)
    if not (isinstance(found, Message) and found.id == NAMELESS_SEAT):  # it may be given a name yet
        stand.called[key] = found
    return found


def name_of_seat(rulebook: Rulebook[Any], state: Any, seat: str) -> Sayable:
    """What a seat of a state is called: by its side, or by whoever has it for their own."""
    if seat == REFEREE:
        return Message("web-seat-referee")
    side = rulebook.judging.side(state, seat)
    if not side:
        return seat
    name = rulebook.speech.side_name(state, side)
    mates = [other for other in rulebook.seats(state) if rulebook.judging.side(state, other) == side]
    if len(mates) == 1:
        return name
    own = next((sheet.name for sheet in rulebook.sight.roster(state, seat) if sheet.id == seat), None)
    number = mates.index(seat) + 1 if seat in mates else 0
    return Message(NAMELESS_SEAT, {"side": name, "n": number}) if own is None else own
