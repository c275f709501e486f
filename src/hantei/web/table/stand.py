"""A table at a moment: its seats, who plays them, and which place owns it or rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hantei import library
from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import NAMELESS_SEAT, Session, name_of_seat
from hantei.telling.standing_orders import StandingOrders

from ..storage.company import Guest
from ..storage.places import OWNER, WATCH, place_of, seat_in
from ..storage.store import Store

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
    """Who plays each seat while no machine does: the seats of machines then count as the owner's."""
    return {seat: HERE if player == MACHINE else player for seat, player in players.items()}


class Role(NamedTuple):
    """What a place is at a moment: the seats that are played from it, and whether it rules."""

    seats: Sequence[str]
    rules: bool

    @property
    def looks_on(self) -> bool:
        """Whether somebody there only looks on: they neither play nor rule."""
        return not self.rules and not self.seats

    @property
    def readers(self) -> Sequence[str]:
        """The readers that a line names so that the place reads it: its seats; "" for people who only look on."""
        return [""] if self.looks_on else self.seats


class Stand:
    """A table at a moment: its seats, who plays them, and which place owns it or rules. Its `session` is only read.

    It is the whole table, with all that is hidden; what one place sees of it is a `viewpoint.Viewpoint`.
    """

    def __init__(self, store: Store, card: Card, session: Session) -> None:
        self.store, self.card, self.session = store, card, session
        self.shelf: Shelf = library.shelf(card.rulebook)
        self.company: Sequence[Guest] = ()
        """Everybody who has a place here."""
        self.given = StandingOrders()
        self._named: dict[tuple[str, int], Sayable] = {}
        self._nameless: dict[str, None] = {}
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
        """The point of the game at which its questions stand, as answers name it."""
        beat, line = self.session.where
        return f"{beat}.{line}"

    def seats(self) -> Sequence[str]:
        """The seats at this moment, looked up once for each state of the game."""
        state = self.session.state
        if self._seated[0] is not state:
            self._seated = state, tuple(self.shelf.rulebook.seats(state))
        return self._seated[1]

    def seat_name(self, seat: str) -> Sayable:
        """The name of a seat, as everybody reads it: without the name of a character whom not all players have
        noticed. Names are kept until a seat gets one that had none: a namesake who comes changes those before."""
        if not all(nameless(self._called(one)) for one in self._nameless):
            self._named.clear()
            self._nameless.clear()
        key = seat, len(self.seats())
        if key in self._named:
            return self._named[key]
        found = self._called(seat)
        if nameless(found):
            self._nameless[seat] = None
        else:
            self._named[key] = found
        return found

    def _called(self, seat: str) -> Sayable:
        """The name of a seat now."""
        return name_of_seat(self.shelf.rulebook, self.session.state, seat, "")

    def place_name(self, place: str) -> tuple[str, Sayable]:
        """The name of a place: the message of a sentence, and the seat in it."""
        seat = seat_in(place)
        if seat in self.seats():
            return "web-access-seat", self.seat_name(seat)
        return {OWNER: "web-access-owner", WATCH: "web-looking-on"}.get(place, "web-access-other"), ""

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

    def seats_at(self, place: str) -> list[str]:
        """The seats that are played from a place; none for a guest whose seat has gone back to a machine: they look
        on."""
        machines = self.session.seats
        if place != OWNER:
            seat = seat_in(place)
            return [seat] if seat and seat not in machines else []
        players = self.card.seats
        return [seat for seat in self.seats() if seat not in machines and players.get(seat, HERE) == HERE]

    def role(self, place: str) -> Role:
        """What a place is now."""
        return Role(self.seats_at(place), self.may_rule(place))

    @property
    def prepares(self) -> bool:
        """Whether the game master is still preparing the table."""
        return self.card.prepares < 0

    def curtained(self, place: str) -> bool:
        """Whether a place sees nothing of the game yet."""
        return self.card.prepares < 0 and not self.may_rule(place)

    def awaited(self) -> set[str]:
        """The seats for which the game waits, people and machines; nobody while it is prepared."""
        if self.prepares:
            return set()
        session = self.session
        deputies = session.deputies
        waiting = {one.who for one in session.waiting.values()} if session.waiting else set()
        late = {REFEREE} if self.late and REFEREE in self.seats() else set()
        return waiting | late | {deputies.get(one.who, one.who) for one in session.decisions.values()}

    def answerer(self, decision: Decision) -> str:
        """The seat that answers a question."""
        return self.session.deputies.get(decision.who, decision.who)

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


class Past(Stand):
    """A table at an earlier moment; `session` is the game as it stood then. Whoever rules now looks back at it as the
    one who rules: a machine may have been the game master then."""

    def __init__(self, store: Store, card: Card, session: Session, ruler: str = "") -> None:
        super().__init__(store, card, session)
        self._ruler = ruler

    @property
    def ruler(self) -> str:
        return self._ruler or super().ruler


def nameless(name: Sayable) -> bool:
    """Whether a seat is called by its number only."""
    return isinstance(name, Message) and name.id == NAMELESS_SEAT
