"""The room: all tables of a server; those in use stand in memory, the others in the store."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Any, TypeVar

from hantei import library
from hantei.core.message import Complaint
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import (
    DiceSource,
    Reading,
    Record,
    Refused,
    SaveError,
    Session,
    Snapshot,
    begun,
    decoded,
    headed,
)
from hantei.telling.lines import from_plain, told

from . import doors, machines, slots
from .company import call, calling, tables_of
from .crew import Crew, Lane
from .doors import Doors, Viewer
from .expiry import Expiry
from .following import checked, followed
from .hints import Hints
from .hub import Hub, Reader, Seen
from .live import PACES, Line, Live, opened, write_lines
from .machines import Machines
from .stand import LINK, MACHINE, OWNER, SEAT, WATCH, Card
from .store import NoSuchTable, Row, Store, forget
from .talk import TALK
from .thinking import Task

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds that a page waits for machines that answer at once; what comes later comes by its stream."""

GLANCE = 2.0
"""Seconds after which it is shown that somebody has come or gone: whoever loads a page anew was never away."""

IDLE = 300.0
"""Seconds after which a table nobody looks at leaves the memory."""

MOST_TABLES = 200
"""Tables that one person may own."""

COLUMNS = "id, rulebook, title, owner, seats, pace, back, over, touched"


@dataclass(frozen=True)
class Manner:
    """How a table is played: who throws the dice, how fast machines are, what guests may take back, the seed."""

    dice: DiceSource
    pace: str
    back: str
    seed: str


class Room:
    """All tables of one server. Its coroutines are for the loop; what takes time is carried out by the crew."""

    def __init__(self, store: Store, crew: Crew, expiry: Expiry | None = None) -> None:
        self.store, self.crew, self.expiry = store, crew, expiry or Expiry()
        self.hubs: dict[str, Hub] = {}
        self._opening: dict[str, asyncio.Future[Hub]] = {}
        self._used: dict[str, float] = {}
        self.doors = Doors(store)
        self._ticks: set[asyncio.Task[None]] = set()
        self.machines = Machines(crew)
        self.stopping = False

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
        """A table by its id. Raises `NoSuchTable`, and what `live.opened` raises."""
        self._used[table] = asyncio.get_running_loop().time()
        hub = self.hubs.get(table)
        if hub is not None and hub.live.game.journal.is_open:
            return hub
        if table not in self._opening:
            task = asyncio.ensure_future(self.run(lambda: Hub(opened(self.store, self.card(table)))))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        found = await self._opening[table]
        return self.hubs.setdefault(table, found) if hub is None else self._replace(table, hub, found)

    def _replace(self, table: str, old: Hub, new: Hub) -> Hub:
        """A table whose last write failed is taken from the store again; those who look on ask anew."""
        if self.hubs[table] is old:
            self.hubs[table] = new
            old.retire()
            old.dismiss()
        return self.hubs[table]

    async def change(
        self, hub: Hub, act: Callable[[Live], None], viewer: Viewer | None = None, lane: Lane = Lane.PLAY
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
        await done
        hub.forget()
        self.wind(hub)

    def wind(self, hub: Hub) -> None:
        """Let the machine seats that wait answer after a while; called on the loop."""
        delay, at = PACES[hub.live.card.pace], hub.live.place
        if hub.live.session.waiting and delay >= 0 and hub.clock != at:
            hub.clock = at
            if delay == 0:
                self._begin(self.let_go(hub, at), hub)
            else:
                self.crew.later(delay, lambda: self._due(hub, at))

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

    async def rename(self, person: str, name: str, colour: int) -> None:
        """Remember what somebody is called, and show it at the tables in memory, and where they are told of first.

        Raises `SaveError`.
        """

        def work() -> tuple[bool, list[str]]:
            first = not calling(self.store, person)[0]
            call(self.store, person, name, colour)
            return first, tables_of(self.store, person)

        first, tables = await self.run(work)
        for table in tables:
            if first or table in self.hubs:
                with suppress(Complaint, NoSuchTable):  # a table that cannot be opened says so to whoever goes there
                    await self.change(await self.hub(table), lambda live: live.rename(person, first))

    def beat(self) -> None:
        """Let quiet streams say that they are still there; called on the loop, every `HEARTBEAT` seconds."""
        for hub in self.hubs.values():
            for reader in hub.readers:
                reader.beat()

    def sweep(self) -> None:
        """Let tables out of the memory at which nobody looks."""
        old = asyncio.get_running_loop().time() - IDLE
        for table, hub in list(self.hubs.items()):
            if not hub.readers and self._used.get(table, 0.0) < old and hub.live.lock.acquire(blocking=False):
                hub.retire()
                hub.live.close()
                hub.live.lock.release()
                del self.hubs[table]
                self._used.pop(table, None)

    def expire(self) -> None:
        """Delete tables that nobody has played at for long; called on the loop."""
        used = [*self.hubs, *self._opening]

        async def work() -> None:
            with suppress(SaveError):  # the next time
                await self.look(lambda: self.expiry.carry_out(self.store, self.doors, used))

        if self.expiry.days:
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

    def create(
        self,
        owner: str,
        shelf: Shelf,
        title: Text,
        setup: Mapping[str, Any],
        seats: Mapping[str, str],
        policies: Mapping[str, str],
        manner: Manner,
    ) -> str:
        """Make a table and begin its game; its id.

        Parameters: the owner; the rulebook; what the table is called; the setup; who plays each seat; the policies of
        those that machines play; how it is played. Raises `Refused` (`too-many-tables`), and what the setup raises.
        """
        self._room_for(owner)
        session, header = begun(shelf.rulebook, setup, manner.seed, manner.dice, policies, waits=True)
        lines = told(shelf, session.state, session.look(), shelf.catalogue("en"))
        numbered = [Line(number, session.moves, line) for number, line in enumerate(lines, 1)]
        card = Card(secrets.token_urlsafe(9), shelf.id, title, owner, seats, manner.pace, manner.back, session.finished)
        self._keep(card, [headed(header), *session.drain()], numbered)
        return card.id

    def fork(self, live: Live, owner: str, moves: int) -> str:
        """Another table that goes on from where one stood after `moves`; its id. Raises as `create` does."""
        self._room_for(owner)
        with live.lock:
            reading = slots.opened(self.store, live.id)[1]
            behind, lines = live.session.moves, self._told_until(live.id, min(moves, live.session.moves))
        card = replace(live.card, id=secrets.token_urlsafe(9), owner=owner)
        self._keep(card, headed_again(reading), lines)
        if moves != behind:
            twin = opened(self.store, card)
            if moves < behind:
                twin.undo(OWNER, behind - moves)
            else:
                twin.redo(OWNER, moves - behind)
            twin.close()
        return card.id

    def _told_until(self, table: str, moves: int) -> list[Line]:
        query = "SELECT number, moves, line FROM told WHERE tab = ? AND NOT gone AND moves <= ? ORDER BY number"
        found = [Line(row[0], row[1], from_plain(json.loads(row[2]))) for row in self.store.read(query, table, moves)]
        return [line for line in found if line.told.kind not in TALK]

    def bring(self, owner: str, data: bytes, name: str) -> str:
        """A table for a game that was saved elsewhere; its id.

        Nothing is kept that is damaged, whose scenario has errors, that does not follow the rules, or that takes
        them too much work. Raises `SaveError`, `BadContent`, `Refused`.
        """
        self._room_for(owner)
        path = Path(name or "?")
        reading = decoded(data, path)
        book = reading.header["rulebook"]
        if book["id"] not in library.shelves():
            raise SaveError("unknown-rulebook", path=name, rulebook=book["id"], version=book["version"])
        shelf = library.shelf(book["id"])
        title = checked(shelf, reading.header["setup"])
        session, lines = followed(shelf, reading, path)
        pace = "step" if session.waits else "instant"
        seats = dict.fromkeys(session.seats, MACHINE)
        card = Card(secrets.token_urlsafe(9), shelf.id, title, owner, seats, pace, over=session.finished)
        self._keep(card, headed_again(reading), lines)
        return card.id

    def _room_for(self, owner: str) -> None:
        ((count,),) = self.store.read("SELECT count(*) FROM tables WHERE owner = ?", owner)
        if count >= MOST_TABLES:
            raise Refused("too-many-tables", most=MOST_TABLES)

    def _keep(self, card: Card, records: list[Record], lines: list[Line]) -> None:
        """Put a new table into the store, whole."""
        slot = slots.Slot(self.store, card.id)
        places = [OWNER, WATCH, *(SEAT + seat for seat, who in card.seats.items() if who == LINK)]
        now = int(time())

        def beside(db: sqlite3.Connection) -> None:
            title = json.dumps({"ja": card.title.ja, "en": card.title.en}, ensure_ascii=False)
            seats = json.dumps(dict(card.seats))
            values = (card.id, card.rulebook, title, card.owner, now, now, card.over, seats, card.pace, card.back)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            doors.invite(db, card.id, places)
            db.execute("INSERT INTO grants VALUES (?, ?, ?)", (card.owner, card.id, OWNER))
            write_lines(db, card.id, lines)

        slot.beside = lambda: beside
        slot.append(records)

    async def renew(self, hub: Hub, viewer: Viewer) -> None:
        """Give a place another link, and send away all who came by the old one but one person."""

        def work() -> None:
            with hub.live.lock:
                self.doors.renew(viewer, hub.live.id)

        await self.run(work)
        hub.send_away(viewer.place, but=viewer.person)

    async def remove(self, hub: Hub) -> None:
        """Take a table out of the store for good, and out of the memory; who waits to change it finds it gone.

        Raises `SaveError`, and nothing has changed then.
        """
        table = hub.live.id

        def work() -> None:
            with hub.live.lock:
                self.store.write(lambda db: forget(db, table))
                self.doors.forget(table)
                hub.live.close()

        await self.run(work)
        hub.retire()
        if self.hubs.get(table) is hub:
            del self.hubs[table]
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


def headed_again(reading: Reading) -> list[Record]:
    """All records of a game that was read, its head first, to be kept elsewhere."""
    header = {key: value for key, value in reading.header.items() if key not in ("format", "version")}
    return [headed(header), *(entry.record for entry in reading.entries)]


def card_of(row: Row) -> Card:
    """What lists show of a table, from the store."""
    table, rulebook, title, owner, seats, pace, back, over, touched = row
    return Card(table, rulebook, Text(**json.loads(title)), owner, json.loads(seats), pace, back, bool(over), touched)
