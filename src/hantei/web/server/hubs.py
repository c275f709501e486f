"""The tables of a server that are in memory: opened when somebody asks for them, let go when nobody looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from ..storage.doors import Doors
from ..storage.store import Store
from ..table.cards import card_in
from ..table.live import opened
from ..working.crew import Lane
from ..working.memory import give_back, in_large_pages
from ..working.work import Work
from .hub import Hub

IDLE = 300.0
"""Seconds after which a table that nobody watches leaves the memory."""


class Hubs:
    """The tables in memory, by their ids (`here`). Call everything on the loop.

    Parameters: the store, the doors, which remember nothing of a table that is elsewhere, and who opens tables.
    """

    def __init__(self, store: Store, doors: Doors, work: Work) -> None:
        self.store, self.doors, self.work = store, doors, work
        self.here: dict[str, Hub] = {}
        self._opening: dict[str, asyncio.Future[None]] = {}

    async def of(self, table: str, house: str = "") -> Hub:
        """A table by its id. One address has only one table opened at a time: each is replayed from its first move,
        which may take seconds.

        Parameters: the table, and the address from which it is asked for, "" where that is unknown. Raises
        `NoSuchTable`, `Elsewhere`, and what `live.opened` raises.
        """
        while True:
            hub = self.here.get(table)
            if hub is not None and hub.usable:
                hub.used = asyncio.get_running_loop().time()
                return hub
            if table not in self._opening:
                self._opening[table] = asyncio.ensure_future(self._opened(table, house))
            await asyncio.shield(self._opening[table])  # if one who waits gives up, the others still get it

    def used(self) -> Collection[str]:
        """The ids of the tables that are in memory, or about to be."""
        return {*self.here, *self._opening}

    async def _opened(self, table: str, house: str) -> None:
        """Open a table for all who ask for it meanwhile; see `of`."""
        try:
            found = await self.work.run(lambda: self._open(table), f"open {house}")
        finally:
            del self._opening[table]
        if not found.usable:  # this server has lost it meanwhile
            self._let_go(found)
            return
        old, self.here[table] = self.here.get(table), found
        if old is not None:  # its write failed, or it was lost: its readers ask anew
            self._let_go(old)
            old.dismiss()

    def _open(self, table: str) -> Hub:
        claim = self.store.claim(table)
        try:
            return Hub(opened(self.store, card_in(self.store, table), claim), claim)
        except BaseException:
            claim.release()
            raise

    def _let_go(self, hub: Hub) -> None:
        """Release a table that has left the memory, so that other servers may hold it."""
        hub.retire()
        if self.store.shared:
            self.doors.forget(hub.live.id)
            self.work.crew.start(hub.claim.release, Lane.LOOK)

    def reread(self, hub: Hub) -> None:
        """Close a table from which the store may differ: its readers ask anew, and get what the store holds."""
        hub.live.close()
        hub.dismiss()

    def remove(self, hub: Hub) -> None:
        """Drop a table that is gone from the store, with another that stands in its stead since."""
        for one in {hub, self.here.pop(hub.live.id, hub)}:
            one.live.close()
            self._let_go(one)
            one.clear_out()

    def lose(self) -> None:
        """Drop all tables, because this server holds none any more; their readers ask anew."""
        self.doors.forget_all()
        for hub in [hub for hub in self.here.values() if not hub.claim.valid]:
            del self.here[hub.live.id]
            hub.live.close()
            hub.retire()
            hub.dismiss()

    def sweep(self) -> None:
        """Drop tables that nobody watches; after the last one, give memory back, else ask for large pages."""
        old, before = asyncio.get_running_loop().time() - IDLE, len(self.here)
        for table, hub in list(self.here.items()):
            if not hub.readers and hub.used < old and hub.live.lock.taken_at_once():
                hub.live.close()
                hub.live.lock.release()
                del self.here[table]
                self._let_go(hub)
        if before and not self.here:
            self.work.crew.start(give_back, Lane.LOOK)
        elif self.here:
            self.work.crew.start(in_large_pages, Lane.LOOK)
