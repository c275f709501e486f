"""Who comes to the tables of a server and goes, and how they are called: each is kept at once for all tables of a
person, and then shown at those in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from hantei.core.message import Complaint

from . import attendance
from .background import Background
from .company import NameWish, call, picture, tables_of
from .doors import Viewer
from .driving import Changing
from .hub import Hub
from .hubs import Hubs
from .live import LiveTable
from .store import Elsewhere, NoSuchTable

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

        The table is opened first, because only the server that holds it opens its doors. Raises as `Hubs.of`.
        """
        leads = await self.work.run(lambda: self.doors.leads_to(secret))
        if leads is None:
            return None
        await self.hubs.of(leads[0])
        return await self.work.run(lambda: self.doors.enter(person, secret))

    async def come(self, person: str, table: str, place: str) -> None:
        """Tell a table that somebody has come to a place for the first time. Raises as `Room.change`."""
        await self.change(await self.hubs.of(table), lambda live: attendance.come(live, person, place))

    # Names

    async def rename(self, person: str, wish: NameWish) -> None:
        """Keep somebody's name, and show it at the tables in memory; tables that had no name for them tell it.

        Raises `SaveError` where it is not kept.
        """
        first = await self.work.run(lambda: call(self.store, person, wish))
        await asyncio.wait([self.background.begin(self.renamed(person, first))])

    async def picture(self, person: str, name: str, image: bytes) -> None:
        """Keep an uploaded image of somebody under a name of its own, and show it at the tables in memory.

        Raises `SaveError` where it is not kept.
        """
        await self.work.run(lambda: picture(self.store, person, name, image))
        await asyncio.wait([self.background.begin(self.renamed(person, first=False))])

    async def renamed(self, person: str, first: bool, here: bool = False) -> None:
        """Show somebody's name and picture at the tables in memory; a first name is told in the log, unless `here`."""
        tables = await self.work.run(lambda: tables_of(self.store, person))
        for table in tables:
            if (first and not here) or table in self.hubs.here:
                with suppress(*UNOPENED):
                    await self.change(await self.hubs.of(table), lambda live: attendance.rename(live, person, first))

    # Places

    async def renew(self, hub: Hub, viewer: Viewer, by: Viewer) -> None:
        """Give a place another link, and send away all but one of the people who came by the old one. Raises as
        `Room.change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            self.doors.renew(viewer, live.id)
            # Before they are shown anything, and before anything can fail
            loop.call_soon_threadsafe(partial(hub.send_away, viewer.place, but=viewer.person))
            attendance.clear_place(live, viewer)

        await self.change(hub, act, by)

    async def put_out(self, hub: Hub, viewer: Viewer, by: Viewer, renewed: Sequence[str] = ()) -> None:
        """Take a place from one person, and renew the links of some places. Raises as `Room.change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            attendance.get_up(live, viewer, renewed)
            self.doors.forget(live.id)
            loop.call_soon_threadsafe(hub.send_off, viewer.person, viewer.place)  # before they are shown anything

        await self.change(hub, act, by)

    # Identities

    async def move(self, old: str, new: str) -> None:
        """Give all that a person has to another identity, and end the streams of the old one.

        Requests under way are finished when this returns. Raises `SaveError` before anything has changed, never after.
        """
        await self.work.run(lambda: self.doors.move(old, new))
        await asyncio.wait([self.background.begin(self.known_as(old, new))])

    async def known_as(self, old: str, new: str) -> None:
        """Hand over all that a person had at the tables in memory."""
        loop = asyncio.get_running_loop()
        for hub in self.hubs.here.values():
            hub.cut_off(old)
        for table in await self.work.run(lambda: tables_of(self.store, new)):
            if table in self.hubs.used():
                with suppress(*UNOPENED):
                    hub = await self.hubs.of(table)

                    def act(live: LiveTable, hub: Hub = hub) -> None:
                        attendance.know_as(live, old, new)
                        loop.call_soon_threadsafe(hub.cut_off, old)  # a stream admitted meanwhile

                    await self.change(hub, act)
