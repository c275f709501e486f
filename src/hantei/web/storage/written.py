"""The log of a table as the store keeps it: written, and read as far as it is told to whoever asks."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hantei.telling.lines import Told, from_plain, line_data
from hantei.telling.reading import learns

from .store import Db, Row, Store

WRITTEN = json.JSONEncoder(ensure_ascii=False)
"""Writes the lines of the log; making one for every line would take as long as writing the line."""


TALK = ("said", "note")
"""The kinds of lines that stand beside the game: what was said, and who came."""

PIECE = 100
"""Lines of a log that are read at once if only some of its last ones are needed."""

NEVER = 1_000_000_000
"""More moves than any game has."""


@dataclass(frozen=True)
class PlacedLine:
    """A line of the log at its place in it, and the moves made by then (-1: it is no place to go back to)."""

    number: int
    moves: int
    told: Told


def write_lines(db: Db, table: str, lines: Sequence[PlacedLine]) -> None:
    """Add lines to the log of a table."""
    rows = [(table, one.number, one.moves, WRITTEN.encode(line_data(one.told))) for one in lines]
    db.executemany("INSERT INTO told (tab, number, moves, line) VALUES (?, ?, ?, ?)", rows)


def take_back(db: Db, table: str, moves: int) -> None:
    """Take those lines out of the log of a table that were told after a number of moves."""
    db.execute("UPDATE told SET gone = 1 WHERE tab = ? AND moves > ?", (table, moves))


LAST = "SELECT coalesce(max(number), 0) FROM told WHERE tab = ?"
"""The number of the last line of a log; 0 for none."""


def last_number(store: Store, table: str) -> int:
    """The number of the last line of a log; 0 for none."""
    ((last,),) = store.read(LAST, table)
    return int(last)


def forget_game(db: Db, table: str, kind: str) -> int:
    """Delete the lines of a game from the log of a table; what stands beside the game stays.

    `kind` is the expression for the kind of a line. Return the number of the last line that there was.
    """
    ((last,),) = db.execute(LAST, (table,)).fetchall()
    beside = ", ".join("?" * len(TALK))
    db.execute(f"DELETE FROM told WHERE tab = ? AND {kind} NOT IN ({beside})", (table, *TALK))  # noqa: S608 - ours
    return int(last)


class Earshot(NamedTuple):
    """What of a log is told at a place: the lines for these seats (None: for all), or of those only what people say."""

    seats: tuple[str, ...] | None
    talk_only: bool = False

    def among(self, lines: Iterable[PlacedLine]) -> list[PlacedLine]:
        """Those of some lines that are told there."""
        return [
            one
            for one in lines
            if learns(one.told.readers, self.seats) and (not self.talk_only or one.told.kind in TALK)
        ]


@dataclass(frozen=True)
class HeardLog:
    """The log of a table as far as it is told at one place."""

    store: Store
    table: str
    ear: Earshot

    def last(self, most: int, before: int = 0, moves: int = NEVER) -> list[PlacedLine]:
        """See `last_lines`."""
        return last_lines(self.store, self.table, self.ear, most, before, moves)

    def line(self, number: int, stands: bool = False) -> PlacedLine | None:
        """See `line_at`."""
        return line_at(self.store, self.table, self.ear, number, stands)


def last_lines(
    store: Store, table: str, ear: Earshot, most: int, before: int = 0, moves: int = NEVER
) -> list[PlacedLine]:
    """The last lines of a log, in order, that are told within earshot.

    Parameters: the store, the table, the earshot, how many lines at most; only lines before this number, unless that
    is 0; only those that were told until a number of moves was made.
    """
    query, values = _told(store, table, ear)
    ends = [one for one in (before, _after(store, table, moves)) if one]
    query += " AND gone = 0 AND number < ? ORDER BY number DESC LIMIT ?"
    return [line_of(row) for row in reversed(store.read(query, *values, min(ends, default=NEVER), most))]


def _after(store: Store, table: str, moves: int) -> int:
    """The number of the first line of a log that was told after a number of moves; 0 for none. Lines that are no place
    to go back to, such as rulings, count where they stand."""
    if moves >= NEVER:
        return 0
    query = "SELECT coalesce(min(number), 0) FROM told WHERE tab = ? AND gone = 0 AND moves > ?"
    ((number,),) = store.read(query, table, moves)
    return int(number)


def backwards(store: Store, table: str, ear: Earshot, moves: int) -> Iterator[PlacedLine]:
    """The lines of a log that are told within earshot, of the first moves, the last first; they are read as they are
    asked for, `PIECE` at a time."""
    before = 0
    while piece := last_lines(store, table, ear, PIECE, before, moves):
        yield from reversed(piece)
        before = piece[0].number


def line_at(store: Store, table: str, ear: Earshot, number: int, stands: bool = False) -> PlacedLine | None:
    """A line of a log by its number, taken back or not unless it has to stand; None where it is not told within
    earshot."""
    query, values = _told(store, table, ear)
    query += " AND number = ? AND gone = 0" if stands else " AND number = ?"
    rows = store.read(query, *values, number)
    return line_of(rows[0]) if rows else None


def rows_until(store: Store, table: str, moves: int) -> Sequence[Row]:
    """The lines of a log, as the store has them, that were told until a number of moves was made."""
    query = "SELECT number, moves, line FROM told WHERE tab = ? AND gone = 0 AND number < ? ORDER BY number"
    return store.read(query, table, _after(store, table, moves) or NEVER)


def of_game(rows: Iterable[Row]) -> list[PlacedLine]:
    """Those lines of a log that belong to the game: not what stands beside it."""
    return [line for line in map(line_of, rows) if line.told.kind not in TALK]


def made_within(lines: Iterable[PlacedLine], moves: int) -> list[PlacedLine]:
    """Those of some lines that tell of nothing after a number of moves. The line of a ruling is no place to go back to
    (it stands before what the ruling led to), but it names its own move."""
    return [one for one in lines if one.told.kind != "ruling" or _ruled_by(one) <= moves]


def _ruled_by(line: PlacedLine) -> int:
    """The number of the move that a ruling is; 0 where its line does not name it."""
    move = line.told.message.args.get("move", 0)
    return move if isinstance(move, int) else 0


def last_amendments(store: Store, table: str, most: int) -> list[PlacedLine]:
    """The last rulings of a table that stand, the newest first."""
    query = f"SELECT number, moves, line FROM told WHERE tab = ? AND gone = 0 AND {store.sql.kind} = 'ruling'"  # noqa: S608
    return [line_of(row) for row in store.read(query + " ORDER BY number DESC LIMIT ?", table, most)]


def _told(store: Store, table: str, ear: Earshot) -> tuple[str, list[object]]:
    """The query for the lines of a table within earshot, and its values."""
    seats = None if ear.seats is None else json.dumps(ear.seats)
    query = f"SELECT number, moves, line FROM told WHERE tab = ? AND {store.sql.told_to}"  # noqa: S608 - ours
    if ear.talk_only:
        query += f" AND {store.sql.kind} IN ({', '.join('?' * len(TALK))})"
    return query, [table, seats, seats, *(TALK if ear.talk_only else ())]


def line_of(row: Row) -> PlacedLine:
    """A line as it stands in the store."""
    number, moves, text = row
    return PlacedLine(number, moves, from_plain(json.loads(text)))
