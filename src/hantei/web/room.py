"""The room: all tables of a server. Tables in use are in memory, the others in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import Any, TypeVar

from hantei.core.message import Complaint
from hantei.play import SaveError

from . import attendance
from .beside import Beside
from .cards import card_in
from .company import RENAMED, NameWish, call, picture, tables_of
from .crew import Crew, Lane, TooDear
from .dicing import Dicing
from .doors import RENEWED, Doors, Viewer
from .driving import Drive
from .expiry import Expiry
from .guard import Quota, Sender
from .hub import Hub, Reader, Sleeper
from .live import LiveTable, opened
from .memory import give_back
from .store import Elsewhere, NoSuchTable, Store, forget
from .trouble import ViewKey

S = TypeVar("S")
T = TypeVar("T")

GLANCE = 2.0
"""Seconds before a page shows that somebody came or went, so that reloading a page shows nothing."""

IDLE = 300.0
"""Seconds after which a table that nobody watches leaves the memory."""

SMALL = 8 * 1024
"""Letters of a text that is gone through in a moment, so that another process is not worth it."""

MOST_LOOKS = 8, 24
"""Looks that may take long which one person, and one address, may have under way; all others wait behind them."""

MOST_THOUGHTS = 8, 24
"""Odds for which one person, and one address, may wait at once; the crew holds `pools.MOST_WAITING` for all."""

MOST_REVIEWS = 2, 12
"""Looks at the chances of a whole game that one person, and one address, may wait for: they are had one at a time."""

UNOPENED = (Complaint, NoSuchTable, Elsewhere)
"""Errors with which a table is left out: it tells its people itself, or another server has it."""


class Room:
    """All tables of one server. Its coroutines run on the loop; the crew carries out what takes time."""

    def __init__(self, store: Store, crew: Crew, expiry: Expiry | None = None, dicing: Dicing | None = None) -> None:
        self.store, self.crew, self.expiry = store, crew, expiry or Expiry()
        self.hubs: dict[str, Hub] = {}
        self._opening: dict[str, asyncio.Future[None]] = {}
        self.doors = Doors(store)
        self.beside = Beside()
        self.drive = Drive(crew, self.change, self.beside, dicing)
        self.stopping = False
        self._going: set[asyncio.Future[Any]] = set()
        """Work in other processes that somebody waits for; it ends with the server."""
        self.looks = Quota(*MOST_LOOKS, "web-refused-rate")
        self.thoughts = Quota(*MOST_THOUGHTS, "web-refused-rate")
        self.reviews = Quota(*MOST_REVIEWS, "web-refused-rate")
        self.reviewing = asyncio.Semaphore(1)
        """The turn of a game that is looked at in hindsight, so that odds do not wait for several."""
        if store.shared:
            loop = asyncio.get_running_loop()

            def soon(act: Callable[[], None]) -> None:
                with suppress(RuntimeError):  # the server has stopped meanwhile
                    loop.call_soon_threadsafe(act)

            store.lost = lambda: soon(self.lose)
            store.heard = lambda news: soon(partial(self.hear, news))

    # Tables in memory

    async def run(self, work: Callable[[], T]) -> T:
        """Do work that somebody waits for."""
        return await self.crew.done(work, Lane.PLAY)

    async def look(self, work: Callable[[], T]) -> T:
        """Do work that may take longer, in a lane of its own, so that no player waits behind it."""
        return await self.crew.done(work, Lane.LOOK)

    async def look_long(self, work: Callable[[], T], sender: Sender) -> T:
        """Do something that may take long for somebody. Raises `Refusal` if they have too much of it under way."""
        with self.looks.one(sender):
            return await self.look(work)

    async def apart(self, sender: Sender, work: Callable[..., T], *facts: Any, large: bool = False) -> T:
        """Work on what somebody has sent: in another process where it is `large`, which every text of more than `SMALL`
        letters is; see `Crew.apart`. Raises `Refusal` if they have too much of it under way, `TooDear` where the server
        stops meanwhile."""
        with self.looks.one(sender):
            if large or any(isinstance(fact, str | bytes) and len(fact) > SMALL for fact in facts):
                return await self._until_stopped(self.crew.apart(work, *facts))
            return await self.look(partial(work, *facts))

    async def _until_stopped(self, work: Coroutine[Any, Any, T]) -> T:
        going = asyncio.ensure_future(work)
        self._going.add(going)
        try:
            return await going
        except asyncio.CancelledError:
            if self.stopping and going.cancelled():
                raise TooDear("web-stopping") from None
            raise
        finally:
            self._going.discard(going)

    async def see(self, hub: Hub, viewer: Viewer, look: Callable[[LiveTable], T]) -> T:
        """Look at a table from a place, under its lock, and return what `look` finds.

        Raises what `look` raises, and `NoSuchTable` if the person has lost their place meanwhile.
        """

        def work() -> T:
            with hub.live.lock:
                self.doors.check(viewer, hub.live.id)
                return look(hub.live)

        return await self.run(work)

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
        Who still has the place afterwards, and is still let (`must`), was so meanwhile. Raises as `see`, `look_long`,
        `work` and `must`.
        """

        def looked() -> T:
            with hub.live.lock:
                self.doors.check(viewer, hub.live.id)
                taken = take(hub.live)
            found = work(taken)
            with hub.live.lock:
                self.doors.check(viewer, hub.live.id)
                must(hub.live)
            return found

        return await self.look_long(looked, sender)

    async def replace(self, hub: Hub, viewer: Viewer, act: Callable[[LiveTable], None]) -> None:
        """Let a person put another game in the place of a table's, which closes it; it is then loaded anew, and its
        readers ask for everything.

        Raises what `act` raises; `SaveError` if another table in memory may stand in its stead already; `NoSuchTable`
        if the person has lost their place meanwhile.
        """

        def work(live: LiveTable) -> None:
            if not hub.usable:
                raise SaveError("store-write-failed")
            act(live)

        await self.see(hub, viewer, work)
        await self.hub(hub.live.id)

    async def hub(self, table: str) -> Hub:
        """A table by its id. Raises `NoSuchTable`, `Elsewhere`, and what `live.opened` raises."""
        while True:
            hub = self.hubs.get(table)
            if hub is not None and hub.usable:
                hub.used = asyncio.get_running_loop().time()
                return hub
            if table not in self._opening:
                self._opening[table] = asyncio.ensure_future(self._opened(table))
            await asyncio.shield(self._opening[table])  # whoever asks no longer takes it from nobody else

    async def _opened(self, table: str) -> None:
        """Open a table for all who ask for it meanwhile. Raises as `hub`."""
        try:
            found = await self.run(lambda: self._open(table))
        finally:
            del self._opening[table]
        if not found.usable:  # this server has lost it meanwhile
            self._let_go(found)
            return
        old, self.hubs[table] = self.hubs.get(table), found
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
        """Release a table that has left the memory, so that other servers may hold it. Call it on the loop."""
        hub.retire()
        if self.store.shared:
            self.doors.forget(hub.live.id)
            self.crew.start(hub.claim.release, Lane.LOOK)

    def lose(self) -> None:
        """Drop all tables from memory, because this server holds none any more; their readers ask anew. Call it on
        the loop."""
        self.doors.forget_all()
        for hub in [hub for hub in self.hubs.values() if not hub.claim.valid]:
            del self.hubs[hub.live.id]
            hub.live.close()
            hub.retire()
            hub.dismiss()

    def hear(self, news: Sequence[str]) -> None:
        """Take in news of another server about tables here. Call it on the loop."""
        what, person, more = news
        if what == RENEWED:
            self.doors.moved(person, more)
            self.beside.begin(self._known_as(person, more))
        elif what == RENAMED:
            self.beside.begin(self._renamed(person, bool(more), here=True))

    async def change(
        self, hub: Hub, act: Callable[[LiveTable], None], viewer: Viewer | None = None, lane: Lane = Lane.PLAY
    ) -> None:
        """Change a table, and show it to all readers once the change is on the disk.

        Parameters: the table, the change, the person who makes it (None for machines), and the lane. Raises what the
        change raises; `NoSuchTable` if the person has lost their place meanwhile, `SaveError` if the table is closed.
        """
        loop = asyncio.get_running_loop()
        done = loop.create_future()

        def show(payloads: Mapping[ViewKey, bytes]) -> None:
            hub.deliver(payloads)
            if not done.done():  # the person who sent it may be gone
                done.set_result(None)

        def fail(error: BaseException) -> None:
            if not done.done():
                done.set_exception(error)

        def work() -> None:
            try:
                with hub.live.lock:
                    if viewer is not None:
                        self.doors.check(viewer, hub.live.id)
                    if not hub.usable:  # another one may stand in its stead already
                        raise SaveError("store-write-failed")
                    try:
                        act(hub.live)
                    except BaseException:
                        if hub.live.changes.unshown or hub.live.halted:  # what was kept before it failed
                            with suppress(SaveError):  # of a table that is loaded anew, whoever asks next is shown all
                                loop.call_soon_threadsafe(hub.deliver, self._to_show(hub, loop))
                        raise
                    # Under the lock, so in the order of the changes
                    loop.call_soon_threadsafe(show, self._to_show(hub, loop))
            except BaseException as error:  # noqa: BLE001 - it is raised where the change was asked for
                loop.call_soon_threadsafe(fail, error)

        # One step back to the loop; `run` would take a second one for its result.
        self.crew.start(work, lane)
        try:
            await done
        finally:  # what was kept before it failed has been played
            hub.forget()
            self.drive.wind(hub)

    def _to_show(self, hub: Hub, loop: asyncio.AbstractEventLoop) -> Mapping[ViewKey, bytes]:
        """What readers are shown after a change. Whoever has lost their place to it is sent away before. Call it under
        the lock. Raises `SaveError` as `Showing.payloads`."""
        if hub.live.changes.unshown.taken:
            self.doors.forget(hub.live.id)
            loop.call_soon_threadsafe(hub.send_away, *hub.live.changes.unshown.taken)
        return hub.showing.payloads()

    async def listen(self, hub: Hub, viewer: Viewer, lang: str, stamp: str) -> Reader:
        """Add a reader of a table who has seen it as of a stamp. Raises `NoSuchTable` for somebody who has lost
        their place."""
        reader = Reader((viewer.place, lang), viewer.person)
        return await self._admit(hub, viewer, reader, lambda: hub.begin(reader, stamp))

    async def wait(self, hub: Hub, viewer: Viewer) -> Reader:
        """Add a program that waits for a change, and is shown nothing. Raises as `listen`."""
        return await self._admit(hub, viewer, Sleeper(viewer.place, viewer.person), lambda: None)

    async def _admit(self, hub: Hub, viewer: Viewer, reader: Reader, begin: Callable[[], None]) -> Reader:
        loop = asyncio.get_running_loop()

        def work() -> None:
            with hub.live.lock:
                self.doors.check(viewer, hub.live.id)
                hub.expect(reader)
                try:
                    begin()
                except BaseException:
                    loop.call_soon_threadsafe(hub.leave, reader)  # it will not be admitted
                    raise
                loop.call_soon_threadsafe(hub.admit, reader)  # after what was drawn before, and before what comes later

        await self.run(work)
        if self.stopping or not hub.usable:
            reader.end()  # the browser asks anew, and finds the table that stands in its stead
        self.drive.wind(hub)
        self.show_company_soon(hub)
        return reader

    def show_company_soon(self, hub: Hub) -> None:
        """Show in a moment who is at a table, because somebody came or went. Call it on the loop."""

        def due() -> None:
            hub.company_due = False
            if not (hub.retired or self.stopping):
                self.beside.begin(self._show_company(hub))

        if not hub.company_due:
            hub.company_due = True
            self.crew.later(GLANCE, due)

    async def _show_company(self, hub: Hub) -> None:
        """Show all readers who is there, as far as that has changed."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            with hub.live.lock, suppress(SaveError):  # a table that is loaded anew is drawn then
                if hub.live.is_shared:
                    loop.call_soon_threadsafe(hub.deliver, hub.showing.payloads())

        await self.run(work)

    async def enter(self, person: str, secret: str) -> tuple[str, str, bool] | None:
        """Let somebody in by the link of a place. Return as `Doors.enter`.

        The table is opened first, because only the server that holds it opens its doors. Raises as `hub`.
        """
        leads = await self.run(lambda: self.doors.leads_to(secret))
        if leads is None:
            return None
        await self.hub(leads[0])
        return await self.run(lambda: self.doors.enter(person, secret))

    async def come(self, person: str, table: str, place: str) -> None:
        """Tell a table that somebody has come to a place for the first time. Raises as `change`."""
        await self.change(await self.hub(table), lambda live: attendance.come(live, person, place))

    async def rename(self, person: str, wish: NameWish) -> None:
        """Keep somebody's name, and show it at the tables in memory; tables that had no name for them tell it.

        Raises `SaveError` where it is not kept.
        """
        first = await self.run(lambda: call(self.store, person, wish))
        await asyncio.wait([self.beside.begin(self._renamed(person, first))])

    async def _renamed(self, person: str, first: bool, here: bool = False) -> None:
        """Show somebody's name and picture at the tables in memory; a first name is told in the log, unless `here`."""
        tables = await self.run(lambda: tables_of(self.store, person))
        for table in tables:
            if (first and not here) or table in self.hubs:
                with suppress(*UNOPENED):
                    await self.change(await self.hub(table), lambda live: attendance.rename(live, person, first))

    async def picture(self, person: str, name: str, image: bytes) -> None:
        """Keep an uploaded image of somebody under a name of its own, and show it at the tables in memory.

        Raises `SaveError` where it is not kept.
        """
        await self.run(lambda: picture(self.store, person, name, image))
        await asyncio.wait([self.beside.begin(self._renamed(person, first=False))])

    def beat(self) -> None:
        """Let quiet streams send a sign of life. A timer calls it on the loop, every `HEARTBEAT` seconds."""
        for hub in self.hubs.values():
            for reader in hub.readers:
                reader.beat()

    def sweep(self) -> None:
        """Drop tables that nobody watches from memory; after the last one, give memory back."""
        old, before = asyncio.get_running_loop().time() - IDLE, len(self.hubs)
        for table, hub in list(self.hubs.items()):
            if not hub.readers and hub.used < old and hub.live.lock.taken_at_once():
                hub.live.close()
                hub.live.lock.release()
                del self.hubs[table]
                self._let_go(hub)
        if before and not self.hubs:
            self.crew.start(give_back, Lane.LOOK)

    def expire(self) -> None:
        """Delete tables that nobody has played at for long. Call it on the loop."""
        used = [*self.hubs, *self._opening]

        async def work() -> None:
            with suppress(SaveError):  # try again next time
                await self.look(lambda: self.expiry.carry_out(self.store, self.doors, used))

        if self.expiry.days and self.expiry.steady(time(), monotonic()):
            self.beside.begin(work())

    def stop(self) -> None:
        """End all streams, those that begin now at once, all thoughts, and what other processes go through, because the
        server stops. Call it on the loop."""
        self.stopping = True
        for going in self._going:
            going.cancel()
        for hub in self.hubs.values():
            hub.dismiss()
            hub.think_no_more()

    def close(self) -> None:
        """Finish the writes under way, and let go of the store. Call it on the loop."""
        self.stop()
        self.beside.end()
        self.crew.close()
        self.store.close()

    # Places

    async def renew(self, hub: Hub, viewer: Viewer, by: Viewer) -> None:
        """Give a place another link, and send away all but one of the people who came by the old one. Raises as
        `change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            self.doors.renew(viewer, live.id)
            # Before they are shown anything, and before anything can fail
            loop.call_soon_threadsafe(partial(hub.send_away, viewer.place, but=viewer.person))
            live.read_company()

        await self.change(hub, act, by)

    async def put_out(self, hub: Hub, viewer: Viewer, by: Viewer, renewed: Sequence[str] = ()) -> None:
        """Take a place from one person, and renew the links of some places. Raises as `change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            attendance.get_up(live, viewer, renewed)
            self.doors.forget(live.id)
            loop.call_soon_threadsafe(hub.send_off, viewer.person, viewer.place)  # before they are shown anything

        await self.change(hub, act, by)

    async def move(self, old: str, new: str) -> None:
        """Give all that a person has to another identity, and end the streams of the old one.

        Requests under way are finished when this returns. Raises `SaveError` before anything has changed, never after.
        """
        await self.run(lambda: self.doors.move(old, new))
        await asyncio.wait([self.beside.begin(self._known_as(old, new))])

    async def _known_as(self, old: str, new: str) -> None:
        """Hand over all that a person had at the tables in memory."""
        loop = asyncio.get_running_loop()
        for hub in self.hubs.values():
            hub.cut_off(old)
        for table in await self.run(lambda: tables_of(self.store, new)):
            if table in self.hubs or table in self._opening:
                with suppress(*UNOPENED):
                    hub = await self.hub(table)

                    def act(live: LiveTable, hub: Hub = hub) -> None:
                        attendance.know_as(live, old, new)
                        loop.call_soon_threadsafe(hub.cut_off, old)  # a stream admitted meanwhile

                    await self.change(hub, act)

    async def remove(self, hub: Hub, by: Viewer) -> None:
        """Delete a table for good, from the store and from memory; people who wait to change it find it gone.

        Raises `SaveError`, and `NoSuchTable` if the asking person has lost their place; nothing changes then.
        """
        table = hub.live.id

        def work() -> None:
            with hub.live.lock:
                self.doors.check(by, table)
                self.store.write(lambda db: forget(db, table))
                self.doors.forget(table)
                hub.live.close()

        await self.run(work)
        if self.hubs.get(table) is hub:
            del self.hubs[table]
        self._let_go(hub)
        hub.clear_out()
