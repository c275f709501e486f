"""Who comes to the tables of a server and goes, and how they are called: each is kept at once for all tables of a
person, and then shown at those in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from hantei.core.message import Complaint
from hantei.play import SaveError

from ..storage.company import NameWish, call, picture, tables_of
from ..storage.doors import Viewer
from ..storage.store import Elsewhere, NoSuchTable
from ..table import attendance
from ..table.live import LiveTable
from ..working.background import Background
from .driving import Changing
from .hub import Hub
from .hubs import Hubs

T = TypeVar("T")

UNOPENED = (Complaint, NoSuchTable, Elsewhere)
"""Errors with which a table is left out: it tells its people itself, or another server has it."""


class Comings:
    """Lets people in and out. Call everything on the loop.

    Parameters: the tables in memory, how one of them is changed, and where work goes on beside.
    """

    def __init__(self, hubs: Hubs, change: Changing, beside: Background) -> None:
        self.hubs, self.doors, self.store, self.work = hubs, hubs.doors, hubs.store, hubs.work
        self.change, self.background = change, beside

    async def enter(self, person: str, secret: str) -> tuple[str, str, bool] | None:
        """Let somebody in by the link of a place. Return as `Doors.enter`.

        The table is opened first, because only the server that holds it opens its doors. Raises as `Hubs.of`, and as
        `Doors.enter`.
        """
        leads = await self.work.run(lambda: self.doors.leads_to(secret))
        if leads is None:
            return None
        return await self._let_in(await self.hubs.of(leads[0]), lambda: self.doors.enter(person, secret))

    async def sit(self, hub: Hub, person: str, secret: str, place: str, wish: NameWish) -> bool:
        """Let somebody take a place of a table under a name, by the link for all of it, and tell the table. Return
        whether the link leads there. Raises as `Doors.sit`."""
        seated = await self._let_in(hub, lambda: self.doors.sit(person, secret, place, wish))
        if seated is None:
            return False
        if seated.new and not seated.first:  # of somebody who had no name before, the line about the name says so
            await self.come(person, seated.table, place)
        await self._show_name(person, seated.first)
        return True

    async def _let_in(self, hub: Hub, let: Callable[[], T]) -> T:
        """Open a door. If that fails, it may have been opened all the same, so the table is read anew."""
        try:
            return await self.work.run(let)
        except SaveError:
            self.hubs.reread(hub)
            raise

    async def come(self, person: str, table: str, place: str) -> None:
        """Tell a table that somebody has come to a place for the first time; see `_show`."""
        await self._show(table, lambda live: attendance.come(live, person, place))

    async def _show(self, table: str, act: Callable[[LiveTable], None]) -> None:
        """Show at a table what is kept already. If that fails, the table is read anew, which shows it too."""
        with suppress(*UNOPENED):
            hub = await self.hubs.of(table)
            try:
                await self.change(hub, act)
            except SaveError:
                self.hubs.reread(hub)

    # Names

    async def rename(self, person: str, wish: NameWish) -> None:
        """Keep somebody's name, and show it at the tables in memory; tables that had no name for them tell it.

        Raises `SaveError` where it is not kept.
        """
        await self._called(person, lambda: call(self.store, person, wish))

    async def picture(self, person: str, name: str, image: bytes) -> None:
        """Keep an uploaded image of somebody under a name of its own, and show it at the tables in memory.

        Raises `SaveError` where it is not kept.
        """
        await self._called(person, lambda: picture(self.store, person, name, image))

    async def _called(self, person: str, keep: Callable[[], bool]) -> None:
        """Keep what somebody is called or looks like, and show it, even if nobody can tell whether it was kept."""
        first = False
        try:
            first = await self.work.run(keep)
        finally:
            await self._show_name(person, first)

    async def _show_name(self, person: str, first: bool) -> None:
        """Show what somebody is called; finish even if whoever asked for it has gone."""
        await asyncio.wait([self.background.begin(self.renamed(person, first))])

    async def renamed(self, person: str, first: bool, here: bool = False) -> None:
        """Show somebody's name and picture at the tables in memory; a first name is told in the log, unless `here`."""
        try:
            tables = await self.work.run(lambda: tables_of(self.store, person))
        except SaveError:  # somebody may just have come to any of those in memory
            tables = list(self.hubs.here)
        for table in tables:
            if (first and not here) or table in self.hubs.here:
                await self._show(table, lambda live: attendance.rename(live, person, first))

    # Places

    async def renew(self, hub: Hub, viewer: Viewer, by: Viewer) -> None:
        """Give a place another link, and send away all but one of the people who came by the old one. Raises as
        `Room.change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            try:
                self.doors.renew(viewer, live.id, hub.claim)
            except SaveError:
                live.close()  # it may have been kept all the same: whoever asks for the table next reads it anew
                raise
            # Before they are shown anything, and before anything can fail
            loop.call_soon_threadsafe(partial(hub.send_away, viewer.place, but=viewer.person))
            attendance.clear_place(live, viewer)

        await self.change(hub, act, by)

    async def put_out(self, hub: Hub, viewer: Viewer, by: Viewer, renewed: Sequence[str] = ()) -> None:
        """Take a place from one person, and renew the links of some places. Raises as `Room.change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            try:
                attendance.get_up(live, viewer, renewed)
            finally:
                self.doors.forget(live.id)
            loop.call_soon_threadsafe(hub.send_off, viewer.person, viewer.place)  # before they are shown anything

        await self.change(hub, act, by)

    # Identities

    async def move(self, old: str, new: str) -> None:
        """Give all that a person has to another identity, and end the streams of the old one.

        Requests under way are finished when this returns. Raises `SaveError` before anything has changed, never after.
        """
        try:
            await self.work.run(lambda: self.doors.move(old, new))
        except SaveError:
            for hub in [hub for hub in self.hubs.here.values() if attendance.knows(hub.live, old)]:
                self.hubs.reread(hub)  # it may have been kept all the same
            raise
        await asyncio.wait([self.background.begin(self.known_as(old, new))])

    async def known_as(self, old: str, new: str) -> None:
        """Hand over all that a person had at the tables in memory, and at those that are being opened."""
        loop = asyncio.get_running_loop()
        for hub in self.hubs.here.values():
            hub.cut_off(old)
        for table in self.hubs.used():
            with suppress(*UNOPENED):
                hub = self.hubs.here.get(table) or await self.hubs.of(table)
                if attendance.knows(hub.live, old):

                    def act(live: LiveTable, hub: Hub = hub) -> None:
                        attendance.know_as(live, old, new)
                        loop.call_soon_threadsafe(hub.cut_off, old)  # a stream admitted meanwhile

                    await self._show(table, act)
