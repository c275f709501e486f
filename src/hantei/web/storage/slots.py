"""The store of games: the same numbered and chained lines as in a save file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from sys import intern
from typing import Any

from hantei.play import FORMAT, Record, SaveError, SoundSave, decoded, encoded

from .store import Claim, Db, NoSuchTable, Store

WithRecords = Callable[[Db], None]
"""Writes something together with the records of a game."""


LONG = 1_000
"""Letters from which a text counts as long."""


class Slot:
    """The lines of one game in the store; the `Keeper` of its records.

    `with_records`, if it is set, runs in the same transaction, so neither is ever kept without the other.
    """

    def __init__(
        self, store: Store, table: str, number: int = -1, checksum: str = FORMAT, claim: Claim | None = None
    ) -> None:
        self.store, self.table, self.number, self.checksum, self.claim = store, table, number, checksum, claim
        self.path = Path(table)
        self.with_records: Callable[[], WithRecords] | None = None
        self.is_open = True

    def append(self, records: Sequence[Record]) -> None:
        """Keep records; they are on the disk when this returns.

        Raises `SaveError`; `NoSuchTable` if the table was deleted, and then nothing is kept.
        """
        if not self.is_open:
            raise SaveError("save-closed", path=str(self.path))
        first = self.number + 1
        data, checksum = encoded(records, first, self.checksum)
        make = self.with_records  # it may be closed meanwhile
        more = make() if make else None

        def keep(db: Db) -> None:
            write(db, self.table, first, data)
            if more:
                more(db)
            if not db.hold(self.table, self.claim):
                raise NoSuchTable(self.table)

        try:
            self.store.write(keep)
        except BaseException:
            self.close()
            raise
        self.number, self.checksum = self.number + len(records), checksum

    def close(self) -> None:
        """Take no more records. Nobody waits here: a table that is let go leaves the memory at once."""
        self.is_open, self.with_records = False, None


def write(db: Db, table: str, first: int, data: bytes) -> None:
    """Add lines to a game, by the number of the first of them."""
    db.execute("INSERT INTO entries (tab, number, lines) VALUES (?, ?, ?)", (table, first, data))


def write_anew(db: Db, table: str, records: Sequence[Record]) -> None:
    """Put another game, from its first line, in the place of one."""
    db.execute("DELETE FROM entries WHERE tab = ?", (table,))
    write(db, table, 0, encoded(records, 0, FORMAT)[0])


def lines(store: Store, table: str) -> bytes:
    """A game as the bytes of a save file."""
    return b"".join(row[0] for row in store.read("SELECT lines FROM entries WHERE tab = ? ORDER BY number", table))


def shared(value: Any) -> Any:
    """Plain data in which long texts, such as scenarios, are shared by all tables that have them."""
    if isinstance(value, str):
        return intern(value) if len(value) > LONG else value
    if isinstance(value, dict):
        return {name: shared(part) for name, part in value.items()}
    return [shared(part) for part in value] if isinstance(value, list) else value


def read(kept: bytes, table: str) -> SoundSave:
    """A game from the bytes of its save file. Raises `SaveError` as `play.decoded` does."""
    reading = decoded(kept, Path(table))
    return replace(reading, header=shared(reading.header))


def opened(store: Store, table: str, claim: Claim | None = None) -> tuple[Slot, SoundSave]:
    """The slot of a game, written by a claim, and its records. Raises `SaveError` as `play.decoded` does."""
    reading = read(lines(store, table), table)
    return Slot(store, table, len(reading.entries), reading.checksum, claim), reading
