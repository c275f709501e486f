"""Every version of a text that somebody writes: kept beside the text, and gone with it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from .store import Db, NoSuchText, Row, Store

LOG = logging.getLogger(__name__)

TYPING = 30
"""Seconds of writing that make one draft: a later text of the same page takes the place of the one before."""

ZERO, UNKNOWN = "\0", "\ufffd"
"""A character that no text may have and no database keeps, and what stands in its place in a draft."""

LEAST = 1024 * 1024
"""Bytes that the versions of a text may have however much else its writer keeps."""

VersionKind = Literal["found", "saved", "draft"]
"""Whether a version was found in the file, saved here, or was being written."""

SETTLED: Mapping[str, int] = {"draft": 0, "found": 1, "saved": 2}
"""Which kind a kept version can take on: a draft can become found, and any version saved."""

KEPT = "INSERT INTO versions (own, number, made, kind, page, lines, bytes, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

OTHERS = """
SELECT coalesce(sum(bytes), 0) FROM versions
WHERE own IN (SELECT id FROM scripts WHERE person = ?) AND own != ?
"""
"""The bytes of the versions of all other texts of a person."""

DRAFT = """
SELECT number, made, bytes FROM versions WHERE own = ? AND page = ? AND kind = 'draft'
  AND number > (SELECT coalesce(max(number), 0) FROM versions WHERE own = ? AND kind != 'draft')
ORDER BY number DESC LIMIT 1
"""
"""The last draft of a page, if nothing has been saved or found since."""


@dataclass(frozen=True)
class Version:
    """A version: its number, when it was made (seconds since 1970), what it is, its lines."""

    number: int
    made: int
    kind: VersionKind
    lines: int


class Versions:
    """The versions of one text.

    Parameters: the store; the id of the text and whose it is, "" for both where the text is a file; how many bytes the
    versions may have together, and how many with those of all other texts of the same person, 0 for any number: beyond
    them the oldest are let go, never the newest, and none while the text has no more than `LEAST`.
    """

    def __init__(self, store: Store, own: str = "", person: str = "", most: int = 0, in_all: int = 0) -> None:
        self.store, self.own, self.person, self.most, self.in_all = store, own, person, most, in_all

    def keep(self, text: str, kind: VersionKind, now: int, page: str = "") -> int:
        """Keep a version. A text equal to the newest version is not kept again. A draft replaces one that the same page
        wrote less than `TYPING` before. The first draft of a page is not kept if it equals what was saved or found
        last. Return by how many bytes the versions have grown.

        Parameters: the text, what it is, the time in seconds since 1970, the page on which it was written. Raises
        `NoSuchText` where the text has been removed.
        """
        return int(self.store.write(lambda db: self._keep(db, text.replace(ZERO, UNKNOWN), kind, now, page)))

    def _keep(self, db: Db, text: str, kind: VersionKind, now: int, page: str) -> int:
        self._hold(db)
        query = "SELECT number, kind, text FROM versions WHERE own = ? ORDER BY number DESC LIMIT 1"
        last = db.execute(query, (self.own,)).fetchone()
        if last and last[2] == text:
            if SETTLED[kind] > SETTLED[last[1]]:
                row = "UPDATE versions SET kind = ?, made = ? WHERE own = ? AND number = ?"
                db.execute(row, (kind, now, self.own, last[0]))
            return 0
        if kind == "draft":
            draft = db.execute(DRAFT, (self.own, page, self.own)).fetchone()
            if draft and now - draft[1] < TYPING:
                row = "UPDATE versions SET text = ?, lines = ?, bytes = ? WHERE own = ? AND number = ?"
                size = len(text.encode())
                db.execute(row, (text, lines_of(text), size, self.own, draft[0]))
                return max(0, size - int(draft[2]))
            if not draft and text == self._settled(db):
                return 0
        number = last[0] + 1 if last else 1
        db.execute(KEPT, row_of(self.own, number, now, kind, text, page))
        if self.most:
            self._let_go(db, number)
        return len(text.encode())

    def keep_found(self, text: str, now: int) -> None:
        """Keep what was found in the file, unless it is what was saved or found there last. Parameters and errors as
        for `keep`."""

        def keep(db: Db) -> None:
            if text != self._settled(db):
                self._keep(db, text, "found", now, "")

        self.store.write(keep)

    def all(self) -> Sequence[Version]:
        """All versions, the newest first."""
        query = "SELECT number, made, kind, lines FROM versions WHERE own = ? ORDER BY number DESC"
        return [Version(*row) for row in self.store.read(query, self.own)]

    def text(self, number: int) -> str | None:
        """The text of a version; None where there is none of this number."""
        return text_in(self.store.read("SELECT text FROM versions WHERE own = ? AND number = ?", self.own, number))

    def before(self, text: str) -> str | None:
        """The last version that was saved or found in the file and is not this text; None where there is none."""
        query = "SELECT text FROM versions WHERE own = ? AND kind != 'draft' AND text != ? ORDER BY number DESC LIMIT 1"
        return text_in(self.store.read(query, self.own, text))

    def unsaved(self) -> str | None:
        """The text that was being written last, where nothing was saved since; None where all was."""
        query = """
SELECT text FROM versions WHERE own = ? AND kind = 'draft'
  AND number > (SELECT coalesce(max(number), 0) FROM versions WHERE own = ? AND kind = 'saved')
ORDER BY number DESC LIMIT 1"""
        return text_in(self.store.read(query, self.own, self.own))

    def _hold(self, db: Db) -> None:
        """Nobody removes the text until the transaction ends. Raises `NoSuchText`."""
        if (
            self.own
            and db.held_row("SELECT 1 FROM scripts WHERE person = ? AND id = ?", (self.person, self.own)) is None
        ):
            raise NoSuchText(self.own)

    def _settled(self, db: Db) -> str | None:
        """What was saved or found in the file last; None where nothing was."""
        query = "SELECT text FROM versions WHERE own = ? AND kind != 'draft' ORDER BY number DESC LIMIT 1"
        return text_in(db.execute(query, (self.own,)).fetchall())

    def _let_go(self, db: Db, newest: int) -> None:
        """Delete the oldest versions, until the others have no more bytes together than they may."""
        total, most = 0, self.most
        if self.in_all:
            ((others,),) = db.execute(OTHERS, (self.person, self.own)).fetchall()
            most = max(LEAST, min(most, self.in_all - int(others)))
        for number, size in db.execute(
            "SELECT number, bytes FROM versions WHERE own = ? ORDER BY number DESC", (self.own,)
        ).fetchall():
            total += size
            if total > most and number != newest:
                db.execute("DELETE FROM versions WHERE own = ? AND number <= ?", (self.own, number))
                return


def forget(db: Db, own: str) -> None:
    """Delete the versions of a text that is removed in the same transaction."""
    db.execute("DELETE FROM versions WHERE own = ?", (own,))


def row_of(own: str, number: int, made: int, kind: str, text: str, page: str = "") -> Row:
    """A row of the store for a version, as `KEPT` takes it."""
    return own, number, made, kind, page, lines_of(text), len(text.encode()), text


def lines_of(text: str) -> int:
    """How many lines a text has."""
    return text.count("\n") + 1


def text_in(rows: Sequence[Row]) -> str | None:
    """The text in the only row; None where there is no row."""
    return str(rows[0][0]) if rows else None


# Files of earlier versions of the program


def take_all_over(store: Store, place: Path) -> None:
    """Take the versions that were kept in a directory beside the store, in a file for each text, into the store; the
    files are gone afterwards."""
    for file in sorted(place.glob("*.db")) if place.is_dir() else ():
        take_over(store, file, file.stem)
    with suppress(OSError):  # there is none, or it holds something else
        place.rmdir()


def take_over(store: Store, file: Path, own: str = "") -> None:
    """Take the versions that were kept in a file into the store; the file is gone afterwards.

    Parameters: the store, the file, the id of the text whose they are unless a row says so itself. A file that cannot
    be read stays where it is.
    """
    if not file.exists():
        return
    try:
        found = rows_in(file, own)
    except sqlite3.Error as error:
        LOG.error("%s cannot be read: %s", file, error)
        return
    for one, rows in found.items():
        store.write(partial(add, one, rows))
    file.unlink()


def rows_in(file: Path, own: str) -> dict[str, list[Row]]:
    """The versions in a file, the oldest first, by their texts: when each was made, its kind, its text."""
    found = dict[str, list[Row]]()
    with closing(sqlite3.connect(file, timeout=10)) as db:
        columns = [column[1] for column in db.execute("PRAGMA table_info(versions)")]
        if columns:
            whose = "own" if "own" in columns else "''"
            for one, *row in db.execute(f"SELECT {whose}, made, kind, text FROM versions ORDER BY number"):  # noqa: S608
                found.setdefault(str(one) or own, []).append(tuple(row))
    return found


def add(own: str, rows: Iterable[Row], db: Db) -> None:
    """Add versions to those of a text, each at the place of its time, if there is the text."""
    if own and db.held_row("SELECT 1 FROM scripts WHERE id = ?", (own,)) is None:
        return
    there = db.execute("SELECT made, kind, text FROM versions WHERE own = ? ORDER BY number", (own,)).fetchall()
    forget(db, own)
    for number, (made, kind, text) in enumerate(sorted([*rows, *there], key=lambda row: int(row[0])), 1):
        db.execute(KEPT, row_of(own, number, int(made), kind, str(text).replace(ZERO, UNKNOWN)))
