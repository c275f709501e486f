"""Makes tables: for a setup, as a fork of another table, or for a game that was saved elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Any

from hantei import library
from hantei.core.message import Message
from hantei.core.seats import REFEREE
from hantei.core.text import Text
from hantei.library import Shelf
from hantei.play import (
    EVERYTHING,
    DiceSource,
    Game,
    Record,
    Refused,
    SaveError,
    Session,
    SoundSave,
    begun,
    decoded,
    headed,
    limited,
)
from hantei.telling.lines import Told, told, told_of

from ..storage import doors, slots
from ..storage.company import Guest
from ..storage.places import ANY, OWNER, WATCH, place_of
from ..storage.store import Claim, Db, NoSuchTable, Store
from ..storage.written import PlacedLine, forget_game, made_within, of_game, rows_until, write_lines
from ..table.amending import confidants, handed
from ..table.cards import add_card, owned, played_at, set_seats
from ..table.live import LiveTable
from ..table.stand import HERE, LINK, MACHINE, Card, Past, people_in
from ..working.following import checked, followed

MOST_TABLES = 200
"""Tables that one person may own."""


@dataclass(frozen=True)
class Manner:
    """How a table is played: who throws the dice, how fast machines answer, what guests may take back, the seed, the
    time limit, whether the game master prepares the table before the others see it, how much people are asked, and the
    server that throws the dice, if one does."""

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
    """Make a table and begin its game. Return its id.

    Parameters: the owner; the rulebook; the title; the setup; who plays each seat; the policies of machine seats; how
    it is played; the guests who have a place from the start, each with the place. Raises `Refused` (`too-many-tables`),
    and what the setup raises.
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
        people_in(seats),
        manner.pace,
        manner.back,
        manner.clock,
        session.finished,
        prepares=-1 if manner.prepares else 0,
        source=manner.source,
    )
    _keep(store, card, [headed(header), *session.drain()], numbered, guests)
    return card.id


@dataclass(frozen=True)
class TableAsKept:
    """A table of which there is to be another one: its card, its game and its log as they are kept, the moves that were
    made, and those after which the other one goes on."""

    card: Card
    kept: bytes
    lines: Sequence[tuple[Any, ...]]
    behind: int
    moves: int


def as_kept(live: LiveTable, moves: int) -> TableAsKept:
    """Take down a table from which another one is to go on after `moves`. Call it under its lock; nothing is gone
    through yet, since everybody at the table waits."""
    behind = live.session.moves
    lines = rows_until(live.store, live.id, min(moves, behind))
    return TableAsKept(live.card, slots.lines(live.store, live.id), lines, behind, moves)


def fork(store: Store, before: TableAsKept, owner: str) -> str:
    """Make another table that goes on from one. Return its id. Raises as `create` does."""
    _room_for(store, owner)
    reading, lines = slots.read(before.kept, before.card.id), made_within(of_game(before.lines), before.moves)
    seats = {seat: HERE if seat == REFEREE else who for seat, who in before.card.seats.items()}  # whoever rules asks
    card = replace(before.card, id=secrets.token_urlsafe(9), owner=owner, seats=seats)
    later: list[Record] = []
    if before.moves != before.behind:
        later, told_later, over = _moved(store, card, reading, before.moves - before.behind)
        first = lines[-1].number + 1 if lines else 1
        lines += [PlacedLine(number, at, line) for number, (at, line) in enumerate(told_later, first)]
        card = replace(card, over=over)
    _keep(store, card, [*headed_again(reading), *later], lines)
    return card.id


@dataclass(frozen=True)
class PlayedBefore:
    """A game that is to be played again by the same people: the card of its table, its setup, its dice, who plays each
    seat, the policies of machines, how much people are asked, who is there, and which seats swap players."""

    card: Card
    setup: Mapping[str, Any]
    dice: DiceSource
    players: Mapping[str, str]
    policies: Mapping[str, str]
    asking: str
    company: Sequence[Guest]
    crossed: Mapping[str, str]


def played_before(live: LiveTable, swapped: bool) -> PlayedBefore:
    """Take down a game that is to be played again; `swapped`: the two sides swap players. Call it under its lock."""
    session = live.session
    asking = next(iter(session.asking.values()), EVERYTHING)
    now, crossed = {seat: live.player(seat) for seat in live.seats()}, _crossed(live) if swapped else {}
    return PlayedBefore(
        live.card, session.setup, session.dice, now, dict(session.seats), asking, tuple(live.company), crossed
    )


def anew(store: Store, before: PlayedBefore, owner: str) -> str:
    """Make another table for the same setup with the same people, who find it among their tables. Return its id. Raises
    as `create` does."""
    card, now, shelf = before.card, before.players, library.shelf(before.card.rulebook)
    seats = shelf.rulebook.seats(shelf.rulebook.start(before.setup))
    came = {seat: before.crossed.get(seat, seat) for seat in seats}  # the seat that each player had before
    players = {seat: now.get(old, HERE) for seat, old in came.items()}
    machines = {seat: before.policies[old] for seat, old in came.items() if old in before.policies}
    places = {place_of(old): place_of(seat) for seat, old in came.items() if now.get(old) == LINK} | {WATCH: WATCH}
    places[OWNER] = OWNER
    guests = [(one.person, places[one.place]) for one in before.company if one.place in places]
    seed = secrets.token_hex(8)
    manner = Manner(before.dice, card.pace, card.back, seed, card.clock, asking=before.asking, source=card.source)
    return create(store, owner, shelf, card.title, before.setup, players, machines, manner, guests)


def swaps(live: LiveTable) -> bool:
    """Whether it makes a difference if the two sides of a table swap players. Call it under its lock."""
    return any(_plays(live, seat) != _plays(live, old) for seat, old in _crossed(live).items())


def _plays(live: LiveTable, seat: str) -> tuple[str, str, list[str]]:
    return live.player(seat), live.session.seats.get(seat, ""), [guest.person for guest in live.players(seat)]


def _crossed(live: LiveTable) -> dict[str, str]:
    """For each seat the matching one of the other side; empty unless there are two sides with the same number of
    seats."""
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


class Gathered:
    """A keeper that gathers the records of a game, so that they are stored later with everything else."""

    is_open = True

    def __init__(self, path: Path) -> None:
        self.path = path
        self.records: list[Record] = []

    def append(self, records: Sequence[Record]) -> None:
        """See `Keeper`."""
        self.records += records

    def close(self) -> None:
        """See `Keeper`."""


def _moved(
    store: Store, card: Card, reading: SoundSave, moves: int
) -> tuple[list[Record], list[tuple[int, Told]], bool]:
    """Take moves of a game back (a number below 0), or make them again (a number above 0), and keep nothing yet.

    Return its further records, its further lines of the log with the moves made by then, and whether it is over.
    """
    gathered = Gathered(Path(card.id))
    game = Game.standing(gathered, reading, library.find)
    if not game.session.waits:  # a save whose machines answered at once
        game.pace(True)
    game.look()  # the log has it already
    past = Past(store, card, game.session)
    readers = confidants(past) if past.prepares else None
    count, machines = abs(moves), dict(game.session.seats)
    lines = [
        (-1, Told(Message("move-undo" if moves < 0 else "move-redo", {"count": count}), kind="ruling", readers=readers))
    ]
    game.undo(count) if moves < 0 else game.redo(count)
    says = past.shelf.catalogue("en")
    lines += [(news.moves, line) for news in game.news() for line in told_of(past.shelf, news, says)]
    lines += [(-1, line) for line in handed(past, machines)]
    return gathered.records, lines, game.finished


@dataclass(frozen=True)
class SoundGame:
    """A game saved elsewhere that keeps to the rules: its rulebook, its title, its session, its log."""

    shelf: Shelf
    reading: SoundSave
    title: Text
    session: Session
    lines: list[PlacedLine]

    @property
    def records(self) -> list[Record]:
        """The records that are kept of it."""
        return headed_again(self.reading)


def followed_by_rules(data: bytes, name: str) -> SoundGame:
    """Read and check a game saved elsewhere. Raises `SaveError` or `BadContent` if it is damaged, its scenario has
    errors, it breaks the rules, or it takes them too much work."""
    path = Path(name or "?")
    reading = decoded(data, path)
    book = reading.header["rulebook"]
    if book["id"] not in library.shelves():
        raise SaveError("unknown-rulebook", path=name, rulebook=book["id"], version=book["version"])
    shelf = library.shelf(book["id"])
    title = checked(shelf, reading.header["setup"])
    return SoundGame(shelf, reading, title, *followed(shelf, reading, path))


@dataclass(frozen=True)
class BroughtGame:
    """What is kept of a game saved elsewhere: the id of its rulebook, its title, the seats of its machines, whether
    they wait, whether it is over, its records, its log."""

    rulebook: str
    title: Text
    machines: tuple[str, ...]
    waits: bool
    over: bool
    records: list[Record]
    lines: list[PlacedLine]


def brought(data: bytes, name: str) -> BroughtGame:
    """Read and check a game saved elsewhere, to be kept; raises as `followed_by_rules`. It takes long, and can be done
    in another process."""
    found = followed_by_rules(data, name)
    session = found.session
    machines = tuple(session.seats)
    return BroughtGame(
        found.shelf.id, found.title, machines, session.waits, session.finished, found.records, found.lines
    )


def bring(store: Store, owner: str, found: BroughtGame, players: Mapping[str, str] | None = None) -> str:
    """Make a table for a game saved elsewhere. Return its id. Raises `SaveError`, `Refused`.

    Parameters: the owner; the game; the players of the seats without a machine, the owner for all of them by default.
    """
    _room_for(store, owner)
    pace = "step" if found.waits else "instant"
    seats = people_in({**(players or {}), **dict.fromkeys(found.machines, MACHINE)})
    card = Card(secrets.token_urlsafe(9), found.rulebook, found.title, owner, seats, pace, over=found.over)
    _keep(store, card, found.records, found.lines)
    return card.id


def extend(store: Store, table: str, found: SoundGame, players: Mapping[str, str], claim: Claim) -> None:
    """Replace the game of a table by the longer one that was played elsewhere. Close the table first; it is then loaded
    anew.

    Parameters: the store; the table; the game; who plays its seats, but those of machines; the claim by which this
    server holds the table. Raises `SaveError`; `NoSuchTable` if the table was deleted.
    """
    seats = {**players, **dict.fromkeys(found.session.seats, MACHINE)}
    _swap(store, table, claim, found.records, found.lines, found.session.finished, seats)


def hand_over(store: Store, table: str, players: Mapping[str, str], claim: Claim) -> None:
    """Say who plays the seats of a table whose game stands as it stood. Close the table first; it is then loaded anew.

    Parameters and errors as those of `extend`.
    """

    def keep(db: Db) -> None:
        if not db.hold(table, claim):
            raise NoSuchTable(table)
        set_seats(db, table, players)

    store.write(keep)


def begin_again(store: Store, live: LiveTable, scene: str, line: Told) -> None:
    """Begin the game of a table anew with another text of its scene, and a line that says why. The table is closed, and
    is then loaded anew.

    Call it under the lock of the table. Raises what the setup raises, and then leaves all as it is.
    """
    reading, before = slots.opened(store, live.id)[1], live.session
    setup = dict(reading.header["setup"])
    setup["scenarios"] = {**setup["scenarios"], str(setup["scenario"]): scene}
    header = reading.header
    session, begins = begun(live.shelf.rulebook, setup, header["seed"], header["dice"], header["seats"], before.waits)
    for who, how in before.asking.items():
        session.ask(who, how)
    lines = [line, *told(live.shelf, session.state, session.look(), live.shelf.catalogue("en"))]
    numbered = [PlacedLine(number, session.moves, one) for number, one in enumerate(lines, 1)]
    live.close()
    _swap(store, live.id, live.changes.claim, [headed(begins), *session.drain()], numbered, session.finished)


def _swap(
    store: Store,
    table: str,
    claim: Claim | None,
    records: Sequence[Record],
    lines: Sequence[PlacedLine],
    over: bool,
    seats: Mapping[str, str] | None = None,
) -> None:
    """Put another game in the place of that of a table; `seats` names who plays there, where that has changed. What was
    said stays, before the lines of that game, which are numbered on from the last line. Raises `NoSuchTable` if the
    table was deleted, `SaveError` if it is not held by this claim."""

    def swap(db: Db) -> None:
        if not db.hold(table, claim):
            raise NoSuchTable(table)
        if seats is not None:
            set_seats(db, table, seats)
        slots.write_anew(db, table, records)
        last = forget_game(db, table, store.sql.kind)
        write_lines(db, table, [replace(one, number=last + one.number) for one in lines])
        played_at(db, table, int(time()), over)

    store.write(swap)


def _room_for(store: Store, owner: str) -> None:
    if owned(store, owner) >= MOST_TABLES:
        raise Refused("too-many-tables", most=MOST_TABLES)


def _keep(
    store: Store,
    card: Card,
    records: list[Record],
    lines: list[PlacedLine],
    guests: Sequence[tuple[str, str]] = (),
) -> None:
    """Write a new table to the store in one transaction."""
    slot = slots.Slot(store, card.id)
    places = [OWNER, WATCH, ANY, *(place_of(seat) for seat, who in card.seats.items() if who == LINK)]

    def also(db: Db) -> None:
        add_card(db, replace(card, touched=int(time())))
        doors.invite(db, card.id, places)
        for who, place in [(card.owner, OWNER), *guests]:
            doors.granted(db, who, card.id, place)
        write_lines(db, card.id, lines)

    slot.with_records = lambda: also
    with store.held(card.id):
        slot.append(records)


def headed_again(reading: SoundSave) -> list[Record]:
    """All records of a saved game, its head first, ready to be kept elsewhere."""
    header = {key: value for key, value in reading.header.items() if key not in ("format", "version")}
    return [headed(header), *(entry.record for entry in reading.entries)]
