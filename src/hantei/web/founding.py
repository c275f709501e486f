"""Tables that begin: made for a setup, as another that goes on from one, or for a game that was saved elsewhere."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Any

from hantei import library
from hantei.core.message import Complaint
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import (
    EVERYTHING,
    FORMAT,
    DiceSource,
    Record,
    Refused,
    SaveError,
    Session,
    SoundSave,
    begun,
    decoded,
    encoded,
    headed,
    limited,
)
from hantei.telling.lines import from_plain, told

from . import doors, slots
from .following import checked, followed
from .live import LiveTable, opened
from .stand import ANY, HERE, LINK, MACHINE, OWNER, SEAT, WATCH, Card
from .store import Db, NoSuchTable, Store, forget
from .written import TALK, PlacedLine, write_lines

MOST_TABLES = 200
"""Tables that one person may own."""


@dataclass(frozen=True)
class Manner:
    """How a table is played: who throws the dice, how fast machines are, what guests may take back, the seed, the
    time for questions, whether whoever rules sets the table up before the others see it, how much people are asked,
    and the server that throws the dice, if one does."""

    dice: DiceSource
    pace: str
    back: str
    seed: str
    clock: str = "off"
    prepares: bool = False
    asking: str = EVERYTHING
    source: str = ""


def create(
    store: Store,
    owner: str,
    shelf: Shelf,
    title: Text,
    setup: Mapping[str, Any],
    seats: Mapping[str, str],
    policies: Mapping[str, str],
    manner: Manner,
    guests: Sequence[tuple[str, str]] = (),
) -> str:
    """Make a table and begin its game; its id.

    Parameters: the owner; the rulebook; what the table is called; the setup; who plays each seat; the policies of
    those that machines play; how it is played; who else has a place from the beginning, and which. Raises `Refused`
    (`too-many-tables`), and what the setup raises.
    """
    _room_for(store, owner)
    session, header = begun(shelf.rulebook, setup, manner.seed, manner.dice, policies, waits=True)
    for who in limited(shelf.rulebook, session.state, policies, manner.asking):
        session.ask(who, manner.asking)
    lines = told(shelf, session.state, session.look(), shelf.catalogue("en"))
    numbered = [PlacedLine(number, session.moves, line) for number, line in enumerate(lines, 1)]
    card = Card(
        secrets.token_urlsafe(9),
        shelf.id,
        title,
        owner,
        seats,
        manner.pace,
        manner.back,
        manner.clock,
        session.finished,
        prepares=-1 if manner.prepares else 0,
        source=manner.source,
    )
    _keep(store, card, [headed(header), *session.drain()], numbered, guests)
    return card.id


def fork(store: Store, live: LiveTable, owner: str, moves: int, check: Callable[[], None]) -> str:
    """Another table that goes on from where one stood after `moves`; its id.

    `check` sees, under the lock of the table, that who asks may see all of it. Raises what it raises, and as `create`.
    """
    _room_for(store, owner)
    with live.lock:
        check()
        reading = slots.opened(store, live.id)[1]
        behind, lines = live.session.moves, _told_until(store, live.id, min(moves, live.session.moves))
    card = replace(live.card, id=secrets.token_urlsafe(9), owner=owner)
    with store.held(card.id):
        _keep(store, card, headed_again(reading), lines)
        try:
            _moved(store, card, moves - behind)
        except Complaint:
            store.write(lambda db: forget(db, card.id))
            raise
    return card.id


def anew(store: Store, live: LiveTable, owner: str, swapped: bool) -> str:
    """Another table for the same setup with the same people, who find it among their tables; its id.

    Parameters: the owner, and whether the two sides change who plays them. Raises as `create` does.
    """
    with live.lock:
        header = slots.opened(store, live.id)[1].header
        seats, company = list(live.shelf.rulebook.seats(live.shelf.rulebook.start(header["setup"]))), live.company
        now = {seat: live.player(seat) for seat in live.seats()}
        policies = dict(live.session.seats)
        crossed = _crossed(live) if swapped else {}
    came = {seat: crossed.get(seat, seat) for seat in seats}  # from which seat whoever plays it comes
    players = {seat: now.get(old, HERE) for seat, old in came.items()}
    machines = {seat: policies[old] for seat, old in came.items() if old in policies}
    places = {SEAT + old: SEAT + seat for seat, old in came.items() if now.get(old) == LINK} | {WATCH: WATCH}
    guests = [(one.person, places[one.place]) for one in company if one.place in places]
    asking = next(iter(live.session.asking.values()), EVERYTHING)
    seed = secrets.token_hex(8)
    card = live.card
    manner = Manner(header["dice"], card.pace, card.back, seed, card.clock, asking=asking, source=card.source)
    return create(store, owner, live.shelf, live.card.title, header["setup"], players, machines, manner, guests)


def swaps(live: LiveTable) -> bool:
    """Whether something is different once the two sides of a table change who plays them."""
    with live.lock:
        return any(_plays(live, seat) != _plays(live, old) for seat, old in _crossed(live).items())


def _plays(live: LiveTable, seat: str) -> tuple[str, str, list[str]]:
    return live.player(seat), live.session.seats.get(seat, ""), [guest.person for guest in live.players(seat)]


def _crossed(live: LiveTable) -> dict[str, str]:
    """For each seat that of the other side; empty where there are not two sides with as many seats each."""
    side, state = live.shelf.rulebook.judging.side, live.session.state
    sides: dict[str, list[str]] = {}
    for seat in live.seats():
        if side(state, seat):
            sides.setdefault(side(state, seat), []).append(seat)
    if len(sides) != 2:
        return {}
    one, other = sides.values()
    return (
        {**dict(zip(one, other, strict=True)), **dict(zip(other, one, strict=True))} if len(one) == len(other) else {}
    )


def _moved(store: Store, card: Card, moves: int) -> None:
    """Take moves of a table back (a number below 0), or make them again (one above 0)."""
    if moves:
        live = opened(store, card)
        live.undo(OWNER, -moves) if moves < 0 else live.redo(OWNER, moves)
        live.close()


def _told_until(store: Store, table: str, moves: int) -> list[PlacedLine]:
    query = "SELECT number, moves, line FROM told WHERE tab = ? AND gone = 0 AND moves <= ? ORDER BY number"
    found = [PlacedLine(row[0], row[1], from_plain(json.loads(row[2]))) for row in store.read(query, table, moves)]
    return [line for line in found if line.told.kind not in TALK]


@dataclass(frozen=True)
class SoundGame:
    """A game that was saved elsewhere, and that follows the rules: what is its rulebook, what it is called, where it
    stands, what its log says."""

    shelf: Shelf
    reading: SoundSave
    title: Text
    session: Session
    lines: list[PlacedLine]

    @property
    def records(self) -> list[Record]:
        """What is kept of it."""
        return headed_again(self.reading)


def followed_by_rules(data: bytes, name: str) -> SoundGame:
    """A game that was saved elsewhere. Raises `SaveError`, `BadContent` where it is damaged, its scenario has errors,
    it does not follow the rules, or takes them too much work."""
    path = Path(name or "?")
    reading = decoded(data, path)
    book = reading.header["rulebook"]
    if book["id"] not in library.shelves():
        raise SaveError("unknown-rulebook", path=name, rulebook=book["id"], version=book["version"])
    shelf = library.shelf(book["id"])
    title = checked(shelf, reading.header["setup"])
    return SoundGame(shelf, reading, title, *followed(shelf, reading, path))


def bring(store: Store, owner: str, data: bytes, name: str, players: Mapping[str, str] | None = None) -> str:
    """A table for a game that was saved elsewhere; its id. Raises `SaveError`, `BadContent`, `Refused`.

    Parameters: the owner; the game as a save file, and its name for messages; who plays the seats that no machine
    plays: the owner all of them unless given.
    """
    _room_for(store, owner)
    found = followed_by_rules(data, name)
    pace = "step" if found.session.waits else "instant"
    seats = {**(players or {}), **dict.fromkeys(found.session.seats, MACHINE)}
    card = Card(secrets.token_urlsafe(9), found.shelf.id, found.title, owner, seats, pace, over=found.session.finished)
    _keep(store, card, found.records, found.lines)
    return card.id


def extend(store: Store, table: str, found: SoundGame) -> None:
    """Put into a table what has become of its game elsewhere; it is taken from the store anew, once it is closed.

    Raises `SaveError`; `NoSuchTable` where the table has been removed.
    """
    data, _ = encoded(found.records, 0, FORMAT)

    def swap(db: Db) -> None:
        if not db.hold(table):
            raise NoSuchTable(table)
        for name in ("entries", "told"):
            db.execute(f"DELETE FROM {name} WHERE tab = ?", (table,))  # noqa: S608 - names of ours
        db.execute("INSERT INTO entries (tab, number, lines) VALUES (?, ?, ?)", (table, 0, data))
        write_lines(db, table, found.lines)
        row = (int(time()), found.session.finished, table)
        db.execute("UPDATE tables SET touched = ?, over = ? WHERE id = ?", row)

    store.write(swap)


def _room_for(store: Store, owner: str) -> None:
    ((count,),) = store.read("SELECT count(*) FROM tables WHERE owner = ?", owner)
    if count >= MOST_TABLES:
        raise Refused("too-many-tables", most=MOST_TABLES)


NEW_TABLE = """
INSERT INTO tables (id, rulebook, title, owner, made, touched, over, seats, pace, back, clock, prepares, source)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


def _keep(
    store: Store,
    card: Card,
    records: list[Record],
    lines: list[PlacedLine],
    guests: Sequence[tuple[str, str]] = (),
) -> None:
    """Put a new table into the store, whole."""
    slot = slots.Slot(store, card.id)
    places = [OWNER, WATCH, ANY, *(SEAT + seat for seat, who in card.seats.items() if who == LINK)]
    now = int(time())

    def beside(db: Db) -> None:
        title = json.dumps({"ja": card.title.ja, "en": card.title.en}, ensure_ascii=False)
        seats = json.dumps(dict(card.seats))
        values = (card.id, card.rulebook, title, card.owner, now, now, int(card.over), seats, card.pace, card.back)
        db.execute(NEW_TABLE, (*values, card.clock, card.prepares, card.source))
        doors.invite(db, card.id, places)
        people = [(who, card.id, place) for who, place in [(card.owner, OWNER), *guests]]
        db.executemany("INSERT INTO grants (person, tab, place) VALUES (?, ?, ?)", people)
        write_lines(db, card.id, lines)

    slot.beside = lambda: beside
    with store.held(card.id):
        slot.append(records)


def headed_again(reading: SoundSave) -> list[Record]:
    """All records of a game that was read, its head first, to be kept elsewhere."""
    header = {key: value for key, value in reading.header.items() if key not in ("format", "version")}
    return [headed(header), *(entry.record for entry in reading.entries)]
