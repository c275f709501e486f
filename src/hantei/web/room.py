"""The room: all tables of a server; those in use stand in memory, the others in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import Any, TypeVar

from hantei.core.message import Complaint
from hantei.play import SaveError, Session, Snapshot

from . import machines
from .cards import COLUMNS, card_of
from .clock import CLOCKS
from .company import RENAMED, Calling, call, picture, tables_of
from .crew import Crew, Lane
from .dicing import Dicing
from .doors import RENEWED, Doors, Viewer
from .expiry import Expiry
from .hints import Hints
from .hub import Hub, Reader, Seen
from .live import PACES, LiveTable, opened
from .machines import Machines
from .memory import give_back
from .stand import Card
from .store import Elsewhere, NoSuchTable, Store, forget
from .thinking import Task

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds that a page waits for machines that answer at once; what comes later comes by its stream."""

GLANCE = 2.0
"""Seconds after which it is shown that somebody has come or gone: whoever loads a page anew was never away."""

IDLE = 300.0
"""Seconds after which a table nobody looks at leaves the memory."""

UNOPENED = (Complaint, NoSuchTable, Elsewhere)
"""Why a table cannot be shown something here: it says so itself to whoever goes there, or another server shows it."""


class Room:
    """All tables of one server. Its coroutines are for the loop; what takes time is carried out by the crew."""

    def __init__(self, store: Store, crew: Crew, expiry: Expiry | None = None, dicing: Dicing | None = None) -> None:
        self.store, self.crew, self.expiry, self.dicing = store, crew, expiry or Expiry(), dicing
        self.hubs: dict[str, Hub] = {}
        self._opening: dict[str, asyncio.Future[Hub]] = {}
        self._used: dict[str, float] = {}
        self.doors = Doors(store)
        self._ticks: set[asyncio.Task[None]] = set()
        self.machines = Machines(crew)
        self.stopping = False
        if store.shared:
            loop = asyncio.get_running_loop()

            def soon(act: Callable[[], None]) -> None:
                with suppress(RuntimeError):  # the server has stopped meanwhile
                    loop.call_soon_threadsafe(act)

            store.lost = lambda: soon(self.lose)
            store.heard = lambda news: soon(partial(self.hear, news))

    # Tables in memory

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that somebody waits for."""
        return await self.crew.done(work, Lane.PLAY)

    async def look(self, work: Callable[[], T]) -> T:
        """Do something that may take longer: nobody who plays waits behind it."""
        return await self.crew.done(work, Lane.LOOK)

    async def hints(self, hub: Hub, moment: str, session: Session, key: str, lang: str, level: int = 0) -> Hints | None:
        """Hints on a question of a table as it stood at a moment; None where it has changed, or too much is asked.

        Parameters: the table, the moment, a fork of the game that is looked at alone, the key of the question, the
        language, and how often it has been thought about before. Whoever asks the same waits for the same thought.
        """
        known = (moment, key, lang, level)
        thought = hub.thoughts.get(known)
        if thought is None:
            task = await self.run(lambda: Task(Snapshot.of(session), key, lang, level))
            thought = hub.thoughts.get(known) or self.crew.think(task)
            if thought is None:
                return None
            hub.thoughts[known] = thought
            hub.forget()  # it may have changed meanwhile
        return await thought.found()

    async def hub(self, table: str) -> Hub:
        """A table by its id. Raises `NoSuchTable`, `Elsewhere`, and what `live.opened` raises."""
        self._used[table] = asyncio.get_running_loop().time()
        hub = self.hubs.get(table)
        if hub is not None and hub.live.game.journal.is_open and hub.claim.valid:
            return hub
        if table not in self._opening:
            task = asyncio.ensure_future(self.run(lambda: self._open(table)))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        found = await self._opening[table]
        return self.hubs.setdefault(table, found) if hub is None else self._replace(table, hub, found)

    def _open(self, table: str) -> Hub:
        claim = self.store.claim(table)
        try:
            return Hub(opened(self.store, self.card(table)), claim)
        except BaseException:
            claim.release()
            raise

    def _let_go(self, hub: Hub) -> None:
        """The table has left the memory: other servers may hold it. Called on the loop."""
        hub.retire()
        if self.store.shared:
            self.doors.forget(hub.live.id)
            self.crew.start(hub.claim.release, Lane.LOOK)

    def lose(self) -> None:
        """This server holds no table any more: all leave the memory, and who looks on asks anew; called on the loop."""
        self.doors.forget_all()
        for hub in [hub for hub in self.hubs.values() if not hub.claim.valid]:
            del self.hubs[hub.live.id]
            hub.retire()
            hub.dismiss()

    def hear(self, news: Sequence[str]) -> None:
        """Another server has changed what concerns tables here; called on the loop."""
        what, person, more = news
        if what == RENEWED:
            self.doors.moved(person, more)
            self._begin(self._known_as(person, more), None)
        elif what == RENAMED:
            self._begin(self._renamed(person, bool(more), here=True), None)

    def _replace(self, table: str, old: Hub, new: Hub) -> Hub:
        """A table whose last write failed is taken from the store again; those who look on ask anew."""
        if self.hubs[table] is old:
            self.hubs[table] = new
            self._let_go(old)
            old.dismiss()
        return self.hubs[table]

    async def change(
        self, hub: Hub, act: Callable[[LiveTable], None], viewer: Viewer | None = None, lane: Lane = Lane.PLAY
    ) -> None:
        """Change a table and show it to all who look on, once it is on the disk.

        Parameters: the table, the change, who changes it (None for machines), the lane in which that is done. Raises
        what the change raises, and `NoSuchTable` where whoever changes it has lost their place meanwhile.
        """
        loop = asyncio.get_running_loop()
        done = loop.create_future()

        def show(payloads: Mapping[Seen, bytes]) -> None:
            hub.deliver(payloads)
            if not done.done():  # whoever sent it may be gone
                done.set_result(None)

        def fail(error: BaseException) -> None:
            if not done.done():
                done.set_exception(error)

        def work() -> None:
            try:
                with hub.live.lock:
                    if viewer is not None:
                        self.doors.check(viewer, hub.live.id)
                    try:
                        act(hub.live)
                    except BaseException:
                        if hub.live.fresh or hub.live.halted:  # what was kept before it failed is shown all the same
                            loop.call_soon_threadsafe(hub.deliver, hub.payloads())
                        raise
                    if hub.live.taken:
                        self.doors.forget(hub.live.id)
                        loop.call_soon_threadsafe(hub.send_away, *hub.live.taken)  # before they are shown anything
                        hub.live.taken = []
                    loop.call_soon_threadsafe(show, hub.payloads())  # under the lock: in the order of the changes
            except BaseException as error:  # noqa: BLE001 - it is raised where the change was asked for
                loop.call_soon_threadsafe(fail, error)

        # One step back to the loop, where `run` takes a second one for its result.
        self.crew.start(work, lane)
        try:
            await done
        finally:  # what was kept before it failed has been played
            hub.forget()
            self.wind(hub)

    def wind(self, hub: Hub) -> None:
        """Let the machine seats that wait answer after a while, and the time for questions run; called on the loop."""
        self._time(hub)
        self._dice(hub)
        delay, at = PACES[hub.live.card.pace], hub.live.place
        if hub.live.session.waiting and not hub.live.prepares and delay >= 0 and hub.clock != at:
            hub.clock = at
            if delay == 0:
                self._begin(self.let_go(hub, at), hub)
            else:
                self.crew.later(delay, lambda: self._due(hub, at))

    def _time(self, hub: Hub) -> None:
        """Let the time for the questions run that stand at a table now; called on the loop."""
        timed = hub.live.timed
        if timed != hub.timed:
            hub.timed = timed
            if hub.timer is not None:
                hub.timer.cancel()
            seconds = CLOCKS[hub.live.card.clock]
            hub.timer = self.crew.later(seconds, lambda: self._time_up(hub, timed)) if timed else None

    def _time_up(self, hub: Hub, timed: str) -> None:
        """The time is over; where nobody looks on it begins anew with whoever comes back. Called on the loop."""
        hub.timed, hub.timer = "", None
        if not hub.readers:
            hub.live.deadline.anew()
        elif not hub.retired:
            self._begin(self.change(hub, lambda live: live.time_up(timed)), None)

    def _dice(self, hub: Hub) -> None:
        """Let a server throw the dice that are asked for at a table, where it has one; called on the loop."""
        asked = hub.live.thrown_elsewhere
        if self.dicing is not None and asked and hub.thrown != asked:
            hub.thrown = asked
            self._begin(self.dicing.fall(hub, asked, partial(self.change, hub)), hub)

    def hasten(self, hub: Hub, at: str) -> None:
        """Let the machine seats that wait answer now, if the table still stands there; called on the loop."""
        if not hub.busy:
            self._begin(self.let_go(hub, at), hub)

    def _begin(self, work: Coroutine[Any, Any, None], hub: Hub | None) -> None:
        """Do something beside; the pages of a table wait a moment for what is done there at once."""
        task = asyncio.create_task(work)
        self._ticks.add(task)
        task.add_done_callback(self._ticks.discard)
        if hub is not None:
            hub.busy.add(task)
            task.add_done_callback(hub.busy.discard)

    def _due(self, hub: Hub, at: str) -> None:
        """It is time for machine seats to answer, unless they have to wait for a click now; called on the loop."""
        if PACES[hub.live.card.pace] >= 0 and not hub.retired:
            self._begin(self.let_go(hub, at), None)
        elif hub.clock == at:
            hub.clock = ""

    async def let_go(self, hub: Hub, at: str) -> None:
        """Let the machine seats that wait answer, for a slice of time, once it is the turn of their table.

        Nothing happens where the game has moved on.
        """
        try:
            known = await self.machines.known(hub.live, at)
            async with self.machines.turn:
                if hub.retired:
                    return
                if hub.clock == at:
                    hub.clock = ""  # where they are not done, the change winds it anew
                await self.change(hub, lambda live: machines.play(live, at, known), lane=Lane.MACHINES)
        except BaseException:
            if hub.clock == at:
                hub.clock = ""
            raise

    async def settle(self, hub: Hub) -> None:
        """Wait until machines that answer at once have done so, but no longer than `PATIENCE`."""
        if machines.at_once(hub.live):
            self.wind(hub)
        now = asyncio.get_running_loop().time
        end = now() + PATIENCE
        while hub.busy and (left := end - now()) > 0:
            await asyncio.wait(hub.busy, timeout=left)

    async def listen(self, hub: Hub, viewer: Viewer, lang: str, stamp: str) -> Reader:
        """A new reader of a table, who has seen it as of a stamp. Raises `NoSuchTable` for who has lost their place."""
        reader = Reader((viewer.place, lang), viewer.person)
        loop = asyncio.get_running_loop()

        def work() -> None:
            with hub.live.lock:
                self.doors.check(viewer, hub.live.id)
                hub.expect(reader)
                try:
                    if stamp == hub.live.stamp:
                        hub.up_to_date(reader.seen)
                    else:
                        reader.waiting.append(hub.everything(reader.seen))
                except BaseException:
                    loop.call_soon_threadsafe(hub.leave, reader)  # it is never admitted
                    raise
                loop.call_soon_threadsafe(hub.admit, reader)  # behind what was drawn before, ahead of what comes after

        await self.run(work)
        if self.stopping:
            reader.end()
        self.wind(hub)
        self.look_round(hub)
        return reader

    def look_round(self, hub: Hub) -> None:
        """Show in a moment who is at a table: somebody has come or gone; called on the loop."""

        def due() -> None:
            hub.looking = False
            if not (hub.retired or self.stopping):
                self._begin(self._show_company(hub), None)

        if not hub.looking:
            hub.looking = True
            self.crew.later(GLANCE, due)

    async def _show_company(self, hub: Hub) -> None:
        """Show to all who look on what has changed of who is there."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            with hub.live.lock, suppress(SaveError):  # a table that is taken from the store anew is drawn then
                if hub.live.is_shared:
                    loop.call_soon_threadsafe(hub.deliver, hub.payloads())

        await self.run(work)

    async def come(self, person: str, table: str, place: str) -> None:
        """Somebody has come to a place of a table for the first time: it is told there. Raises as `change`."""
        await self.change(await self.hub(table), lambda live: live.seat_down(person, place))

    async def rename(self, person: str, called: Calling) -> None:
        """Remember what somebody is called, and show it at the tables in memory, and where they are told of first.

        Raises `SaveError`.
        """

        first = await self.run(lambda: call(self.store, person, called))
        await self._renamed(person, first)

    async def _renamed(self, person: str, first: bool, here: bool = False) -> None:
        """Show what somebody is called now at the tables in memory, and where they are told of first unless `here`."""
        tables = await self.run(lambda: tables_of(self.store, person))
        for table in tables:
            if (first and not here) or table in self.hubs:
                with suppress(*UNOPENED):
                    await self.change(await self.hub(table), lambda live: live.rename(person, first))

    async def picture(self, person: str, called: Calling, image: bytes) -> None:
        """Remember an image of somebody's own, and show it at the tables in memory. Raises `SaveError`."""

        def work() -> list[str]:
            picture(self.store, person, called, image)
            return tables_of(self.store, person)

        for table in await self.run(work):
            if table in self.hubs:
                with suppress(*UNOPENED):
                    await self.change(await self.hub(table), lambda live: live.look_round())

    def beat(self) -> None:
        """Let quiet streams say that they are still there; called on the loop, every `HEARTBEAT` seconds."""
        for hub in self.hubs.values():
            for reader in hub.readers:
                reader.beat()

    def sweep(self) -> None:
        """Let tables out of the memory at which nobody looks; with the last one that goes, memory is given back."""
        old, before = asyncio.get_running_loop().time() - IDLE, len(self.hubs)
        for table, hub in list(self.hubs.items()):
            if not hub.readers and self._used.get(table, 0.0) < old and hub.live.lock.taken_at_once():
                hub.live.close()
                hub.live.lock.release()
                del self.hubs[table]
                self._let_go(hub)
                self._used.pop(table, None)
        if before and not self.hubs:
            self.crew.start(give_back, Lane.LOOK)

    def expire(self) -> None:
        """Delete tables that nobody has played at for long; called on the loop."""
        used = [*self.hubs, *self._opening]

        async def work() -> None:
            with suppress(SaveError):  # the next time
                await self.look(lambda: self.expiry.carry_out(self.store, self.doors, used))

        if self.expiry.days and self.expiry.steady(time(), monotonic()):
            self._begin(work(), None)

    def stop(self) -> None:
        """The server stops: streams end, and those that begin now end at once; called on the loop."""
        self.stopping = True
        for hub in self.hubs.values():
            hub.dismiss()

    def close(self) -> None:
        """Finish what is being written, and let go of the store; called on the loop."""
        self.stop()
        for task in self._ticks:
            task.cancel()
        self.crew.close()
        self.store.close()

    # Tables in the store

    def card(self, table: str) -> Card:
        """What lists show of a table. Raises `NoSuchTable`."""
        rows = self.store.read(f"SELECT {COLUMNS} FROM tables WHERE id = ?", table)  # noqa: S608
        if not rows:
            raise NoSuchTable(table)
        return card_of(rows[0])

    async def renew(self, hub: Hub, viewer: Viewer, by: Viewer) -> None:
        """Give a place another link, and send away all who came by the old one but one person. Raises as `change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            self.doors.renew(viewer, live.id)
            live.look_round()
            leave = partial(hub.send_away, viewer.place, but=viewer.person)
            loop.call_soon_threadsafe(leave)  # before they are shown anything

        await self.change(hub, act, by)

    async def put_out(self, hub: Hub, viewer: Viewer, by: Viewer, renewed: Sequence[str] = ()) -> None:
        """Take a place from one person, and give these places other links. Raises as `change`."""
        loop = asyncio.get_running_loop()

        def act(live: LiveTable) -> None:
            live.get_up(viewer, renewed)
            self.doors.forget(live.id)
            loop.call_soon_threadsafe(hub.send_off, viewer.person, viewer.place)  # before they are shown anything

        await self.change(hub, act, by)

    async def move(self, old: str, new: str) -> None:
        """Everything that a person has is another one's from now on, and the streams of the old one end.

        What was under way when this returns has been done. Raises `SaveError`.
        """
        await self.run(lambda: self.doors.move(old, new))
        await self._known_as(old, new)

    async def _known_as(self, old: str, new: str) -> None:
        """At the tables in memory everything that a person had is another one's."""
        loop = asyncio.get_running_loop()
        for hub in self.hubs.values():
            hub.cut_off(old)
        for table in await self.run(lambda: tables_of(self.store, new)):
            if table in self.hubs or table in self._opening:
                with suppress(*UNOPENED):
                    hub = await self.hub(table)

                    def act(live: LiveTable, hub: Hub = hub) -> None:
                        live.look_up(old, new)
                        loop.call_soon_threadsafe(hub.cut_off, old)  # who was admitted meanwhile

                    await self.change(hub, act)

    async def remove(self, hub: Hub, by: Viewer) -> None:
        """Take a table out of the store for good, and out of the memory; who waits to change it finds it gone.

        Raises `SaveError`, and `NoSuchTable` where who asks has lost their place; nothing has changed then.
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

    # Lists

    def tables_of(self, person: str, most: int = 50) -> list[tuple[Card, str]]:
        """The tables at which a person has a place, the last one played first, each with the place."""
        rows = self.store.read(
            f"SELECT {', '.join('t.' + name for name in COLUMNS.split(', '))}, g.place FROM grants g"  # noqa: S608
            " JOIN tables t ON t.id = g.tab WHERE g.person = ? ORDER BY t.touched DESC LIMIT ?",
            person, most,
        )  # fmt: skip
        return [(card_of(row[:-1]), row[-1]) for row in rows]
