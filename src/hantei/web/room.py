"""The room: all tables of a server; those in use stand in memory, the others in the store."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, time
from typing import Any, TypeVar

from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import DiceSource, Record, Refused, begun, headed
from hantei.telling.lines import told

from . import slots
from .hub import Hub, Reader
from .live import LINK, OWNER, SEAT, WATCH, Card, Line, Live, opened, write_lines
from .store import Row, Store

T = TypeVar("T")

WORKERS = 8
THINKERS = 2
IDLE = 300.0
"""Seconds after which a table nobody looks at leaves the memory."""

MOST_TABLES = 200
"""Tables that one person may own."""

COLUMNS = "id, rulebook, title, owner, seats, pace, over, touched"


class NoSuchTable(LookupError):
    """There is no table of this id."""


class Room:
    """All tables of one server. Its coroutines are for the loop; what takes time runs in worker threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hubs: dict[str, Hub] = {}
        self._opening: dict[str, asyncio.Future[Hub]] = {}
        self._used: dict[str, float] = {}
        self.workers = ThreadPoolExecutor(WORKERS, "table")
        self.thinkers = ThreadPoolExecutor(THINKERS, "odds")

    # Tables in memory

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in a worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self.workers, work)

    async def look(self, work: Callable[[], T]) -> T:
        """Do something in a thread that may take longer: nobody who plays waits behind it."""
        return await asyncio.get_running_loop().run_in_executor(self.thinkers, work)

    async def hub(self, table: str) -> Hub:
        """A table by its id. Raises `NoSuchTable`, and what `live.opened` raises."""
        self._used[table] = monotonic()
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
            for reader in old.readers:
                reader.end()
        return self.hubs[table]

    async def change(self, hub: Hub, act: Callable[[Live], None]) -> None:
        """Change a table and show it to all who look on, once it is on the disk. Raises what the change raises."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            with hub.live.lock:
                act(hub.live)
                payloads = hub.payloads()
                loop.call_soon_threadsafe(hub.deliver, payloads)

        await self.run(work)

    async def listen(self, hub: Hub, place: str, lang: str, stamp: str) -> Reader:
        """A new reader of a table, who has seen it as of a stamp."""
        reader = Reader((place, lang))
        loop = asyncio.get_running_loop()

        def work() -> None:
            with hub.live.lock:
                hub.expect(reader)
                if stamp != hub.live.stamp:
                    reader.waiting.append(hub.everything(reader.seen))
                loop.call_soon_threadsafe(hub.admit, reader)  # behind what was drawn before, ahead of what comes after

        await self.run(work)
        return reader

    def sweep(self) -> None:
        """Let tables out of the memory at which nobody looks."""
        old = monotonic() - IDLE
        for table, hub in list(self.hubs.items()):
            if not hub.readers and self._used.get(table, 0.0) < old and hub.live.lock.acquire(blocking=False):
                hub.live.close()
                hub.live.lock.release()
                del self.hubs[table]
                self._used.pop(table, None)

    def close(self) -> None:
        """The server stops."""
        for hub in self.hubs.values():
            for reader in list(hub.readers):
                reader.end()
        self.thinkers.shutdown(cancel_futures=True)
        self.workers.shutdown()
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
        machines: Mapping[str, str],
        dice: DiceSource,
        pace: str,
    ) -> str:
        """Make a table and begin its game; its id.

        Parameters: the owner; the rulebook; what the table is called; the setup; who plays each seat; the policies of
        those that machines play; who throws the dice; the pace of the machines. Raises `Refused` (`too-many-tables`),
        and what the setup raises.
        """
        self._room_for(owner)
        seed = secrets.token_hex(8)
        session, header = begun(shelf.rulebook, setup, seed, dice, machines)
        lines = told(shelf, session.state, session.look(), shelf.catalogue("en"))
        numbered = [Line(number, session.moves, line) for number, line in enumerate(lines, 1)]
        card = Card(secrets.token_urlsafe(9), shelf.id, title, owner, seats, pace, session.finished)
        self._keep(card, [headed(header), *session.drain()], numbered)
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
            values = (card.id, card.rulebook, title, card.owner, now, now, card.over, seats, card.pace)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            db.executemany(
                "INSERT INTO links VALUES (?, ?, ?)", [(secrets.token_urlsafe(24), card.id, place) for place in places]
            )
            db.execute("INSERT INTO grants VALUES (?, ?, ?)", (card.owner, card.id, OWNER))
            write_lines(db, card.id, lines)

        slot.beside = lambda: beside
        slot.append(records)

    # Who may come in

    def places(self, person: str, table: str) -> list[str]:
        """The places that a person has at a table."""
        rows = self.store.read("SELECT place FROM grants WHERE person = ? AND tab = ?", person, table)
        return [row[0] for row in rows]

    def join(self, person: str, secret: str) -> tuple[str, str] | None:
        """Let a person in by a link; the table and the place, None where there is no such link."""
        rows = self.store.read("SELECT tab, place FROM links WHERE secret = ?", secret)
        if not rows:
            return None
        table, place = rows[0]
        self.store.execute("INSERT OR IGNORE INTO grants VALUES (?, ?, ?)", person, table, place)
        return table, place

    def links(self, table: str) -> dict[str, str]:
        """The secrets of the places at a table."""
        return dict(self.store.read("SELECT place, secret FROM links WHERE tab = ?", table))

    def tables_of(self, person: str, most: int = 50) -> list[tuple[Card, str]]:
        """The tables at which a person has a place, the last one played first, each with the place."""
        rows = self.store.read(
            f"SELECT {', '.join('t.' + name for name in COLUMNS.split(', '))}, g.place FROM grants g"  # noqa: S608
            " JOIN tables t ON t.id = g.tab WHERE g.person = ? ORDER BY t.touched DESC LIMIT ?",
            person, most,
        )  # fmt: skip
        return [(card_of(row[:-1]), row[-1]) for row in rows]


def card_of(row: Row) -> Card:
    """What lists show of a table, from the store."""
    table, rulebook, title, owner, seats, pace, over, touched = row
    return Card(table, rulebook, Text(**json.loads(title)), owner, json.loads(seats), pace, bool(over), touched)
