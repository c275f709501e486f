"""The room: all tables of a server, as they are looked at, changed and listened to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import monotonic, time
from typing import TypeVar

from hantei.core.text import Language
from hantei.play import SaveError

from ..drawing.trouble import ViewKey
from ..http.guard import Quota, Sender
from ..storage.company import RENAMED
from ..storage.doors import RENEWED, Doors, Viewer
from ..storage.store import UNSURE, Store, forget
from ..table.live import LiveTable
from ..working.background import Background
from ..working.crew import Crew, Lane
from ..working.work import Stopping, Work
from .comings import UNOPENED, Comings
from .dicing import Dicing
from .driving import Drive
from .expiry import Expiry
from .hub import Hub, Reader, Sleeper
from .hubs import Hubs

S = TypeVar("S")
T = TypeVar("T")

LOG = logging.getLogger(__name__)

GLANCE = 2.0
"""Seconds before a page shows that somebody came or went, so that reloading a page shows nothing."""

MOST_THOUGHTS = 8, 24
"""Odds for which one person, and one address, may wait at once; the crew holds `pools.MOST_WAITING` for all."""

MOST_REVIEWS = 2, 12
"""Looks at the chances of a whole game that one person, and one address, may wait for: they are worked out one at a
time."""


class Room:
    """All tables of one server. Its coroutines run on the loop; the crew carries out what takes time.

    `work` is what requests have done, `hubs` are the tables in memory, `comings` lets people in and out, and `drive`
    keeps tables going that wait for nobody.
    """

    def __init__(self, store: Store, crew: Crew, expiry: Expiry | None = None, dicing: Dicing | None = None) -> None:
        self.store, self.crew, self.expiry = store, crew, expiry or Expiry()
        self.doors, self.background, self.work = Doors(store), Background(), Work(crew)
        self.hubs = Hubs(store, self.doors, self.work)
        self.comings = Comings(self.hubs, self.change, self.background)
        self.drive = Drive(crew, self.change, self.hubs.reread, self.background, dicing)
        self.thoughts = Quota(*MOST_THOUGHTS, "web-refused-rate")
        self.reviews = Quota(*MOST_REVIEWS, "web-refused-rate")
        self.reviewing = asyncio.Semaphore(1)
        """The turn of a game that is looked at in hindsight, so that odds do not wait for several."""
        if store.shared:
            loop = asyncio.get_running_loop()

            def soon(act: Callable[[], None]) -> None:
                with suppress(RuntimeError):  # the server has stopped meanwhile
                    loop.call_soon_threadsafe(act)

            store.lost = lambda: soon(self.hubs.lose)
            store.heard = lambda news: soon(partial(self.hear, news))

    @contextmanager
    def entered(self, hub: Hub, viewer: Viewer | None = None) -> Iterator[LiveTable]:
        """Hold the lock of a table for somebody who looks at it or changes it from a place; None for nobody's place.

        Raises `NoSuchTable` if they have lost the place meanwhile, `SaveError` if what is in memory is not what is
        kept, or another table in memory may stand in its stead already.
        """
        with hub.live.lock:
            if viewer is not None:
                self.doors.check(viewer, hub.live.id)
            if not hub.usable:
                raise SaveError("store-write-failed")
            yield hub.live

    # Looks

    async def see(self, hub: Hub, viewer: Viewer, look: Callable[[LiveTable], T]) -> T:
        """Look at a table from a place, under its lock, and return what `look` finds.

        Raises what `look` raises, and as `entered`.
        """

        def work() -> T:
            with self.entered(hub, viewer) as live:
                return look(live)

        return await self.work.run(work, hub.live.id)

    async def see_long(
        self,
        hub: Hub,
        viewer: Viewer,
        sender: Sender,
        take: Callable[[LiveTable], S],
        work: Callable[[S], T],
        must: Callable[[LiveTable], None],
    ) -> T:
        """Take something of a table from a place, and return what `work` finds in it, which may take long.

        The lock of the table is held while it is taken, and not for the work, so that nobody who plays waits for it.
        Whoever has the place afterwards, and passes `must`, had it all the while. Raises as `see`, `look_long`, `work`
        and `must`.
        """

        def looked() -> T:
            with self.entered(hub, viewer) as live:
                taken = take(live)
            found = work(taken)
            with self.entered(hub, viewer) as live:
                must(live)
            return found

        return await self.work.look_long(looked, sender, hub.live.id)

    # Changes

    async def change(
        self, hub: Hub, act: Callable[[LiveTable], None], viewer: Viewer | None = None, lane: Lane = Lane.PLAY
    ) -> None:
        """Change a table, and show it to all readers once the change is on the disk.

        Parameters: the table, the change, the person who makes it (None for machines), and the lane. Raises what the
        change raises, and as `entered`.
        A change that is kept is never told as failed: where it cannot be shown, readers ask for everything anew.
        """
        loop = asyncio.get_running_loop()
        done = loop.create_future()

        def show(payloads: Mapping[ViewKey, bytes] | None) -> None:
            hub.deliver(payloads)
            if not done.done():  # the person who sent it may be gone
                done.set_result(None)

        def fail(error: BaseException) -> None:
            if not done.done():
                done.set_exception(error)

        def work() -> None:
            try:
                with self.entered(hub, viewer) as live:
                    try:
                        try:
                            act(live)
                        finally:
                            live.keep_time()
                    except BaseException:
                        if hub.live.changes.unshown or hub.live.halted:  # what was kept before it failed
                            loop.call_soon_threadsafe(hub.deliver, self._to_show(hub, loop))
                        raise
                    # Under the lock, hence in the order of the changes
                    loop.call_soon_threadsafe(show, self._to_show(hub, loop))
            except BaseException as error:  # noqa: BLE001 - it is raised where the change was asked for
                loop.call_soon_threadsafe(fail, error)

        # One step back to the loop; `run` would take a second one for its result.
        self.crew.start(work, lane, hub.live.id)
        try:
            await done
        finally:  # what was kept before it failed has been played
            hub.forget()
            self.drive.wind(hub)

    def _to_show(self, hub: Hub, loop: asyncio.AbstractEventLoop) -> Mapping[ViewKey, bytes] | None:
        """What readers are shown after a change; None if that cannot be found. People who lost their place to the
        change are sent away before. Call it under the lock."""
        if hub.live.changes.unshown.taken:
            self.doors.forget(hub.live.id)
            loop.call_soon_threadsafe(hub.send_away, *hub.live.changes.unshown.taken)
        try:
            return hub.showing.payloads()
        except SaveError:  # the table is loaded anew
            return None
        except Exception:
            LOG.exception("table %s cannot be shown", hub.live.id)
            return None

    async def replace(self, hub: Hub, viewer: Viewer, act: Callable[[LiveTable], None]) -> None:
        """Let a person put another game in the place of a table's, which closes it; it is then loaded anew, and its
        readers ask for everything.

        It takes as long as the beginning of a game. Raises what `act` raises, and as `entered`.
        """

        def work() -> None:
            with self.entered(hub, viewer) as live:
                act(live)

        await self.work.look(work, hub.live.id)
        with suppress(*UNOPENED):  # it is kept: who asks for the table next opens it
            await self.hubs.of(hub.live.id)

    async def remove(self, hub: Hub, by: Viewer) -> None:
        """Delete a table for good, from the store and from memory; people who wait to change it find it gone.

        Raises `SaveError`, and as `entered`; nothing changes then, unless nobody can tell.
        """
        table = hub.live.id

        def work() -> None:
            with self.entered(hub, by) as live:
                self.store.write(lambda db: forget(db, table, claim=hub.claim))
                self.doors.forget(table)
                live.close()

        try:
            await self.work.run(work, table)
        except SaveError as error:
            if error.message == UNSURE:
                self.hubs.reread(hub)
            raise
        self.hubs.remove(hub)

    # Who listens

    async def listen(self, hub: Hub, viewer: Viewer, lang: Language, stamp: str) -> Reader:
        """Add a reader of a table who has seen it as of a stamp. Raises `NoSuchTable` for somebody who has lost
        their place."""
        reader = Reader((viewer.place, lang), viewer.person)
        return await self._admit(hub, viewer, reader, lambda: hub.begin(reader, stamp))

    async def wait(self, hub: Hub, viewer: Viewer) -> Reader:
        """Add a program that waits for a change, and is shown nothing. Raises as `listen`."""
        return await self._admit(hub, viewer, Sleeper(viewer.place, viewer.person), lambda: None)

    async def _admit(self, hub: Hub, viewer: Viewer, reader: Reader, begin: Callable[[], None]) -> Reader:
        loop, waited_for = asyncio.get_running_loop(), True

        def admit() -> None:
            if waited_for:
                hub.admit(reader)
            else:
                hub.leave(reader)

        def work() -> None:
            with hub.live.lock:
                self.doors.check(viewer, hub.live.id)
                hub.expect(reader)
                try:
                    begin()
                except BaseException:
                    loop.call_soon_threadsafe(hub.leave, reader)  # it will not be admitted
                    raise
                loop.call_soon_threadsafe(admit)  # after what was drawn before, and before what comes later

        try:
            await self.work.run(work, hub.live.id)
        except BaseException:  # whoever asked may have gone while a thread goes on
            waited_for = False
            if reader in hub.readers:
                hub.leave(reader)
            raise
        if self.work.stopping or not hub.usable:
            reader.end()  # the browser asks anew, and finds the table that stands in its stead
        self.drive.wind(hub)
        self.show_company_soon(hub)
        return reader

    def show_company_soon(self, hub: Hub) -> None:
        """Show in a moment who is at a table, because somebody came or went. Call it on the loop."""

        def due() -> None:
            hub.company_due = False
            if not (hub.retired or self.work.stopping):
                self.background.begin(self._show_company(hub))

        if not hub.company_due:
            hub.company_due = True
            self.crew.later(GLANCE, due)

    async def _show_company(self, hub: Hub) -> None:
        """Show all readers who is there, as far as that has changed."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            with suppress(SaveError), self.entered(hub) as live:  # a table that is loaded anew is drawn then
                if live.is_shared:
                    loop.call_soon_threadsafe(hub.deliver, hub.showing.payloads())

        await self.work.run(work, hub.live.id)

    # The server

    def hear(self, news: Sequence[str]) -> None:
        """Take in news of another server about tables here. Call it on the loop."""
        what, person, more = news
        if what == RENEWED:
            self.doors.moved(person, more)
            self.background.begin(self.comings.known_as(person, more))
        elif what == RENAMED:
            self.background.begin(self.comings.renamed(person, bool(more), here=True))

    def beat(self) -> None:
        """Let quiet streams send a sign of life. A timer calls it on the loop, every `HEARTBEAT` seconds."""
        for hub in self.hubs.here.values():
            for reader in hub.readers:
                reader.beat()

    def expire(self) -> None:
        """Delete tables that nobody has played at for long. Call it on the loop."""
        used = list(self.hubs.used())

        async def work() -> None:
            with suppress(SaveError, Stopping):  # try again next time
                await self.work.look(lambda: self.expiry.carry_out(self.store, self.doors, used))

        if self.expiry.days and self.expiry.steady(time(), monotonic()):
            self.background.begin(work())

    def stop(self) -> None:
        """End all streams, those that begin now at once, all thoughts, and what other processes go through, because the
        server stops. Call it on the loop."""
        self.work.stop()
        for hub in self.hubs.here.values():
            hub.dismiss()
            hub.think_no_more()

    def close(self) -> None:
        """Finish the writes under way, and let go of the store. Call it on the loop."""
        self.stop()
        self.background.end()
        self.crew.close()
        self.store.close()
