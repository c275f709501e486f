"""A person at a place of a table, as its door has let them in: the only way from a request to what a table holds.

Whoever has an `Admission` cannot forget to ask whether the place is still theirs, and whether it still rules where that
is needed: each look and each change asks, under the lock of the table, since both can be lost between a request and its
turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from hantei.core.text import Language, Text
from hantei.lab.course import ChancePoint, Gap
from hantei.telling.ending import Chances, Ending

from ..commands import Needs, TableCommand
from ..drawing.views import PlaceDrawing
from ..http.addresses import at
from ..http.guard import Refusal, Sender
from ..storage.doors import Viewer
from ..storage.store import NoSuchTable
from ..table.live import LiveTable
from ..working.hints import Hints
from ..working.reckoning import reckoned
from ..working.thinking import Thinkable
from ..working.work import Stopping
from .hub import Hub, Stream
from .looking import AheadLook, LiveViewpoint, OpenQuestion
from .lookout import Gone, while_wanted
from .room import Room

S = TypeVar("S")
T = TypeVar("T")


class Admission:
    """A person at a place of a table. Only `admitted` makes one.

    Parameters: the room; the table; who asks, and from which address; whether the request is one that may be made while
    the table is prepared; what the place must be to ask at all.
    """

    def __init__(
        self, room: Room, hub: Hub, viewer: Viewer, sender: Sender, early: bool, needs: Needs = Needs.PLACE
    ) -> None:
        self.room, self.viewer, self.sender = room, viewer, sender
        self.table, self.shelf = hub.live.id, hub.live.shelf
        self._hub, self._early, self._needs = hub, early, needs

    @property
    def place(self) -> str:
        """The place."""
        return self.viewer.place

    @property
    def title(self) -> Text:
        """The title of the table."""
        return self._hub.live.card.title

    @property
    def page(self) -> str:
        """The address of the page of the place."""
        return at(f"/t/{self.table}/{self.place}/")

    @property
    def owns(self) -> bool:
        """See `Stand.owns`."""
        return self._hub.live.owns(self.place)

    @property
    def rules(self) -> bool:
        """See `Stand.may_rule`."""
        return self._hub.live.may_rule(self.place)

    # Looks and changes

    async def see(self, look: Callable[[LiveViewpoint], T]) -> T:
        """Look at the table from the place, under its lock, and return what `look` finds. Raises as `Room.see`."""

        def seen(live: LiveTable) -> T:
            self._must_be_let(live)
            return look(LiveViewpoint(live, self.viewer))

        return await self.room.see(self._hub, self.viewer, seen)

    async def see_long(self, take: Callable[[LiveViewpoint], S], work: Callable[[S], T]) -> T:
        """Take something of the table from the place, and work on it without the table's lock, which may take long;
        return what `work` finds. Raises as `Room.see_long`."""

        def taken(live: LiveTable) -> S:
            self._must_be_let(live)
            return take(LiveViewpoint(live, self.viewer))

        return await self.room.see_long(self._hub, self.viewer, self.sender, taken, work, self._must_be_let)

    async def draw(self, lang: Language, look: Callable[[LiveViewpoint, PlaceDrawing], T]) -> T:
        """Look at the table with its drawing in a language. Raises as `see` and `Showing.drawing`."""
        showing = self._hub.showing
        return await self.see(lambda at: look(at, PlaceDrawing(showing.drawing(lang), at.place)))

    async def do(self, command: TableCommand) -> None:
        """Carry out a command at the table, and show to all what comes of it. Raises as `TableCommand.carry_out`, and
        as `Room.change` or `Room.replace`."""

        def act(live: LiveTable) -> None:
            self._must_be_let(live)
            command.carry_out(live, self.viewer)

        if command.anew:
            await self.room.replace(self._hub, self.viewer, act)
        else:
            await self.room.change(self._hub, act, self.viewer)

    async def renew(self, place: str) -> None:
        """Give a place another link, as the owner. Raises as `Comings.renew`."""
        self._must_own()
        await self.room.comings.renew(self._hub, Viewer(self.viewer.person, place), self.viewer)

    async def put_out(self, gone: Viewer, renewed: Sequence[str] = ()) -> None:
        """Take a place from one person: one's own, or any as the owner. Raises as `Comings.put_out`."""
        if gone != self.viewer:
            self._must_own()
        await self.room.comings.put_out(self._hub, gone, self.viewer, renewed)

    async def remove(self) -> None:
        """Delete the table for good, as the owner. Raises as `Room.remove`."""
        self._must_own()
        await self.room.remove(self._hub, self.viewer)

    def _must_own(self) -> None:
        """Raise `NoSuchTable` for anybody but the owner, whose place is theirs for good."""
        if not self.owns:
            raise NoSuchTable(self.table)

    def _must_be_let(self, live: LiveTable) -> None:
        """Raise `NoSuchTable` if the place is not what it must be to ask, or does not see the game yet."""
        if not self._needs.met(live, self.place) or (not self._early and live.curtained(self.place)):
            raise NoSuchTable(live.id)

    def one_by_one(self) -> asyncio.Lock:
        """Let those who begin the game anew at another table do so one by one."""
        return self._hub.beginning_anew

    # What goes on at the table

    async def settle(self) -> None:
        """Wait a moment for machines that answer at once."""
        await self.room.drive.settle(self._hub)

    def reached_at(self, address: str) -> None:
        """Note the address of the server under which the owner reaches the table."""
        self._hub.live.base = address

    def hasten(self, asked_at: str) -> None:
        """Let the waiting machine seats answer now, if the table has not changed."""
        self.room.drive.hasten(self._hub, asked_at)

    async def stream(self, lang: Language, stamp: str) -> Stream:
        """The stream of what changes, for somebody who has seen the table as of a stamp. Raises as `Room.listen`."""
        reader = await self.room.listen(self._hub, self.viewer, lang, stamp)
        return Stream(self._hub, reader, self.room.show_company_soon)

    async def news(self, stamp: str, seconds: float) -> None:
        """Wait until the table differs from a state, or for some seconds. Raises as `Room.wait`."""
        reader = await self.room.wait(self._hub, self.viewer)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while self._hub.live.stamp == stamp and not reader.over:  # who comes and goes is no other state
                        await reader.news()
        finally:
            self._hub.leave(reader)
            self.room.show_company_soon(self._hub)

    # What is thought about it

    async def hints(self, asked: OpenQuestion, lang: Language, level: int) -> Hints | None:
        """Get hints on a question; None as `Hub.hints`, if the asking person waits for too many, and if the server
        stops."""
        question = asked.moment, asked.session, asked.key
        try:
            with self.room.thoughts.one(self.sender):
                found = await self.room.work.until_stopped(self._hub.hints(self.room.crew, *question, lang, level))
        except (Refusal, Stopping):
            return None
        await self.see(lambda _: None)  # it took long: the place may be lost
        return found

    async def chance(self, ahead: AheadLook, level: int, gone: Gone) -> ChancePoint | Gap | None:
        """Find how likely the side of a seat is to win; None as `Lookout.look`, if the asking person waits for too
        much, and if the server stops. Raises as `see`."""
        room, key = self.room, (ahead.moment, ahead.eye, level)
        look = self._hub.lookout.look(room.crew, room.reviewing, key, ahead.session, gone)
        try:
            with room.reviews.one(self.sender):
                found = await room.work.until_stopped(look)
        except (Refusal, Stopping):
            look.close()
            return None
        await self.see(lambda _: None)  # it took long: the place may be lost
        return found

    async def review(self, made: Callable[[LiveViewpoint], Thinkable[T]], gone: Gone) -> T | None:
        """Have a game that is over thought about: one on the whole server at a time, given up when its reader has gone.

        None if the reader has gone. Raises `Refusal` if the asking person waits for too much, or everybody together,
        and `Stopping`.
        """

        async def thought_about(task: Thinkable[T]) -> T | None:
            async with self.room.reviewing:
                thought = self.room.crew.think(task)
                if thought is None:
                    raise Refusal(503, "api-too-much-thought")
                return await while_wanted(thought, gone)

        with self.room.reviews.one(self.sender):
            found = await self.room.work.until_stopped(thought_about(await self.see(made)))
        await self.see(lambda _: None)  # it took long: the place may be lost
        return found

    async def ending(self, seconds: float) -> Ending:
        """How a game that is over went, as far as the place may know; `seconds` bound the search for chances.

        Raises `Refusal` if the asking person has too much under way, `TooDear`, `Stopping`.
        """

        moment, reads = await self.see(lambda at: (at.moment, at.ear().seats))

        async def work(known: Chances | None) -> tuple[Ending, Chances]:
            game = await self.see(LiveViewpoint.over)
            facts = game.kept, self.shelf.id, reads, known, seconds
            return await self.room.work.inspect(self.sender, reckoned, *facts, large=True)

        found = await self._hub.reckoning.found(moment, reads, work)
        await self.see(lambda _: None)  # it took long: the place may be lost
        return found


async def admitted(
    room: Room, viewer: Viewer, table: str, sender: Sender, early: bool, needs: Needs = Needs.PLACE
) -> Admission:
    """Let somebody in to their place. Raises `NoSuchTable` if they have no such place, if it is not what it must be, or
    if a curtain hides the game from it; else as `Hubs.of`."""
    known = room.doors.remembered(viewer, table) if viewer.person else False
    if known is None:
        known = await room.work.run(lambda: room.doors.admits(viewer, table))
    if not known:
        raise NoSuchTable(table)
    here = Admission(room, await room.hubs.of(table, sender[1]), viewer, sender, early, needs)
    here._must_be_let(here._hub.live)
    return here
