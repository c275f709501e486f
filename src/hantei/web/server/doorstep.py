"""Somebody before a table: they have a link to it, and no place there yet. The only way to a table but `Admission`.

Sitting down is no command: a command checks its sender's place under the lock of the table, and here there is no place
to check. The link is checked instead, in the transaction that gives the place away (`Doors.enter`, `Doors.sit`),
because by then the link may be withdrawn and the seat taken. Afterwards the table gets the line that says who has come;
the place is theirs even if that line cannot be told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from hantei.core.message import Sayable
from hantei.core.roster import Sheet
from hantei.core.text import Language, Text

from ..drawing.board import Face
from ..drawing.views import Drawing
from ..setup.offering import faces
from ..storage.company import NameWish, free_colour
from ..storage.doors import Viewer
from ..storage.places import WATCH, place_of
from ..table.live import LiveTable
from ..table.stand import LINK
from .hub import Hub
from .room import Room

T = TypeVar("T")


class DoorSeat(NamedTuple):
    """A seat that people come to by a link: its place, what it is called, whether it is free, the counters of those who
    go by it, and the sheet of one who has it alone."""

    place: str
    called: str
    free: bool
    faces: Sequence[Face] = ()
    sheet: Sheet | None = None


class DoorView:
    """What is seen of a table at its door. Use it under the lock of the table."""

    def __init__(self, live: LiveTable, person: str) -> None:
        self._live, self._person = live, person

    def place_name(self, place: str) -> tuple[str, Sayable]:
        """See `Stand.place_name`."""
        return self._live.place_name(place)

    def offers(self, lang: Language) -> list[DoorSeat]:
        """The seats that people come to, in a language."""
        live, drawing = self._live, Drawing(self._live, lang)
        free = live.free()
        seen = self._seen(free, lang)
        invited = [seat for seat in live.seats() if live.player(seat) == LINK]
        return [DoorSeat(place_of(one), drawing.played(one), one in free, *seen.get(one, ())) for one in invited]

    def _seen(self, free: Sequence[str], lang: Language) -> Mapping[str, tuple[Sequence[Face], Sheet | None]]:
        """What is seen of those who go by each free seat, as that seat sees it: whoever has the link may take it and
        read the same. While the table is prepared there is nothing to see."""
        live = self._live
        if live.curtained(WATCH):
            return {}
        state, roster = live.session.state, live.shelf.rulebook.sight.roster
        drawn = faces(live.shelf, state, live.shelf.catalogue(lang))
        own = {seat: [sheet for sheet in roster(state, seat) if sheet.seat == seat] for seat in free}
        return {seat: (drawn.get(seat, ()), those[0] if len(those) == 1 else None) for seat, those in own.items()}

    def colour(self) -> int:
        """The first colour that nobody has there yet; the first of all where there is none."""
        return free_colour(self._live.company)

    def own_places(self) -> list[str]:
        """The places that the person has at the table already."""
        return [guest.place for guest in self._live.company if self._person and guest.person == self._person]


class Doorstep:
    """A person before a table. Only `before_place` and `before_table` make one.

    Parameters: the room; the table; who stands there ("" for somebody new), and by which link.
    """

    def __init__(self, room: Room, hub: Hub, person: str, secret: str) -> None:
        self.room, self.person, self._hub, self._secret = room, person, hub, secret
        self.table, self.shelf = hub.live.id, hub.live.shelf

    @property
    def title(self) -> Text:
        """The title of the table."""
        return self._hub.live.card.title

    async def see(self, look: Callable[[DoorView], T]) -> T:
        """Look at the table from its door, under its lock, and return what `look` finds. Raises as `Room.entered`."""

        def work() -> T:
            with self.room.entered(self._hub) as live:
                return look(DoorView(live, self.person))

        return await self.room.work.run(work)

    async def has(self, place: str) -> bool:
        """Whether the person has a place already."""
        return await self.room.work.run(lambda: self.room.doors.admits(Viewer(self.person, place), self.table))

    async def sit(self, person: str, place: str, called: NameWish) -> bool:
        """Let somebody take a free place under a name, by the link for the whole table. Return whether the link still
        leads there. Raises `Refused` (`seat-not-free`), and `SaveError` where the place or the name is not kept."""
        return await self.room.comings.sit(self._hub, person, self._secret, place, called)


async def before_place(room: Room, person: str, secret: str) -> tuple[Doorstep, str] | None:
    """Somebody before the table to which the link of a place leads, and that place; None if there is no such link.
    Raises as `Hubs.of`."""
    leads = await room.work.run(lambda: room.doors.leads_to(secret))
    return None if leads is None else (Doorstep(room, await room.hubs.of(leads[0]), person, secret), leads[1])


async def before_table(room: Room, person: str, secret: str) -> Doorstep | None:
    """Somebody before the table to which a link for the whole table leads; None if there is no such link. Raises as
    `Hubs.of`."""
    table = await room.work.run(lambda: room.doors.table_of(secret))
    return None if table is None else Doorstep(room, await room.hubs.of(table), person, secret)
