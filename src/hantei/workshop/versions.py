"""Every version of a text: kept beside the data of whoever writes, not beside the file."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

from hantei.play import SaveError

LOG = logging.getLogger(__name__)

STEP = """
CREATE TABLE IF NOT EXISTS versions (
  number INTEGER PRIMARY KEY AUTOINCREMENT, made INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL
);
"""
ADDED = {column: f"ALTER TABLE versions ADD COLUMN {column} TEXT NOT NULL DEFAULT ''" for column in ("own", "writer")}
"""What files of before lack: they hold one text each, and do not say in which page it was written."""

DRAFT = """
SELECT number FROM versions WHERE own = ? AND writer = ? AND kind = 'draft' AND made > ? AND number > (
  SELECT coalesce(max(number), 0) FROM versions WHERE own = ? AND kind != 'draft'
) ORDER BY number DESC LIMIT 1
"""
"""The draft of a page, if it is young enough and nothing has been saved or found since."""

OLDEST = """
DELETE FROM versions WHERE number IN (
  SELECT number FROM (
    SELECT number, sum(length(CAST(text AS BLOB))) OVER (ORDER BY number DESC) AS bytes FROM versions WHERE own = ?
  ) WHERE bytes > ?
) AND number != ?
"""
"""Lets go of what is older than the newest versions that have so many bytes together."""

SAFE = re.compile(r"[A-Za-z0-9_-]+")
"""The id of a text."""

TYPING = 30
"""Seconds of writing that make one draft: a later text takes the place of the one before."""

LEAST = 1024 * 1024
"""Bytes that the versions of a text may have however much its writer has."""

VersionKind = Literal["found", "saved", "draft"]
"""Whether a version was found in the file, saved here, or was being written."""


@dataclass(frozen=True)
class Version:
    """A version: its number, when it was made (seconds since 1970), what it is, its lines."""

    number: int
    made: int
    kind: VersionKind
    lines: int


class Versions:
    """The versions of one text.

    Every method raises `SaveError` where the file cannot be read or written.

    Parameters: the file that holds them; the id of the text where it holds others; how many bytes they may have
    together, 0 for any number: beyond them the oldest are let go, never the newest.
    """

    def __init__(self, path: Path, own: str = "", most: int = 0) -> None:
        self.path, self.own, self.most = path, own, most
        with self._open() as db, db:
            db.execute(STEP)
            there = [column[1] for column in db.execute("PRAGMA table_info(versions)")]
            for column, step in ADDED.items():
                if column not in there:
                    db.execute(step)

    def keep(self, text: str, kind: VersionKind, now: int, writer: str = "") -> int:
        """Keep a version; its number. The same text is kept once in a row; a draft takes the place of one before it
        that was written in the same page and is not older than `TYPING`.

        Parameters: the text, what it is, the time in seconds since 1970, and in which page it was written.
        """
        with self._open() as db, db:
            db.execute("BEGIN IMMEDIATE")  # several pages may keep at the same moment
            query = "SELECT number, kind, text FROM versions WHERE own = ? ORDER BY number DESC LIMIT 1"
            last = db.execute(query, (self.own,)).fetchone()
            if last and last[2] == text:
                if last[1] == "draft" and kind != "draft":
                    db.execute("UPDATE versions SET kind = ?, made = ? WHERE number = ?", (kind, now, last[0]))
                return int(last[0])
            draft = db.execute(DRAFT, (self.own, writer, now - TYPING, self.own)).fetchone()
            if draft and kind == "draft":
                db.execute("UPDATE versions SET text = ? WHERE number = ?", (text, draft[0]))
                return int(draft[0])
            row = "INSERT INTO versions (own, made, kind, text, writer) VALUES (?, ?, ?, ?, ?)"
            added = db.execute(row, (self.own, now, kind, text, writer))
            if self.most:
                db.execute(OLDEST, (self.own, self.most, added.lastrowid))
            return int(added.lastrowid or 0)

    def keep_found(self, text: str, now: int) -> None:
        """Keep what was found in the file, unless it is what was saved or found there last: what is being written stays
        the newest. Parameters: as `keep` has them."""
        with self._open() as db:
            query = "SELECT text FROM versions WHERE own = ? AND kind != 'draft' ORDER BY number DESC LIMIT 1"
            last = db.execute(query, (self.own,)).fetchone()
        if last is None or last[0] != text:
            self.keep(text, "found", now)

    def all(self) -> Sequence[Version]:
        """All versions, the newest first."""
        with self._open() as db:
            query = "SELECT number, made, kind, text FROM versions WHERE own = ? ORDER BY number DESC"
            rows = db.execute(query, (self.own,)).fetchall()
        return [Version(number, made, kind, text.count("\n") + 1) for number, made, kind, text in rows]

    def text(self, number: int) -> str | None:
        """The text of a version; None where there is none of this number."""
        with self._open() as db:
            found = db.execute("SELECT text FROM versions WHERE own = ? AND number = ?", (self.own, number)).fetchone()
        return str(found[0]) if found else None

    def before(self, text: str) -> str | None:
        """The last version that was saved or found in the file and is not this text; None where there is none."""
        with self._open() as db:
            query = (
                "SELECT text FROM versions WHERE own = ? AND kind != 'draft' AND text != ? ORDER BY number DESC LIMIT 1"
            )
            found = db.execute(query, (self.own, text)).fetchone()
        return str(found[0]) if found else None

    def unsaved(self) -> str | None:
        """The text that was being written last, where it was never saved; None where all was."""
        with self._open() as db:
            query = "SELECT kind, text FROM versions WHERE own = ? ORDER BY number DESC LIMIT 1"
            last = db.execute(query, (self.own,)).fetchone()
        return str(last[1]) if last and last[0] == "draft" else None

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The file, while something is done in it. Raises `SaveError` where the disk does not take part."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with closing(sqlite3.connect(self.path, timeout=10)) as db:
                yield db
        except (OSError, sqlite3.OperationalError) as error:
            LOG.error("%s: %s", self.path, error)
            raise SaveError("store-write-failed") from None


class Archive(Protocol):
    """Keeps the versions of many texts."""

    def of(self, own: str, others: Sequence[str] = ()) -> Versions:
        """Those of a text, by its id. Parameter: the ids of the other texts of the same person."""

    def forget(self, own: str) -> None:
        """Delete those of a text that has been removed."""

    def keep_only(self, known: Collection[str]) -> None:
        """Delete those of texts that there are no more. Parameter: the ids of those that there are."""


class FileForEach:
    """Keeps the versions of each text in a file of its own.

    Parameters: the directory of these; how many bytes the versions of a text may have, and how many those of all texts
    of a person (0: any number). Where the others leave less than `LEAST`, a text has that.
    """

    def __init__(self, place: Path, most: int = 0, of_person: int = 0) -> None:
        self.place, self.most, self.of_person = place, most, of_person

    def of(self, own: str, others: Sequence[str] = ()) -> Versions:
        """See `Archive`."""
        most = self.most
        if self.of_person:
            kept = sum(file.stat().st_size for file in map(self._file, others) if file.exists())
            most = max(LEAST, min(self.most, self.of_person - kept))
        return Versions(self._file(own), most=most)

    def forget(self, own: str) -> None:
        """See `Archive`."""
        self._file(own).unlink(missing_ok=True)

    def _file(self, own: str) -> Path:
        return self.place / f"{own}.db"

    def keep_only(self, known: Collection[str]) -> None:
        """See `Archive`."""
        for file in self.place.glob("*.db") if self.place.is_dir() else ():
            if file.stem not in known:
                file.unlink()


def packed(copy: Path, place: Path) -> None:
    """Put the versions of all texts in a directory into a copy of the store (`hantei.web.storage.copying.Packing`)."""
    for file in sorted(place.glob("*.db")) if place.is_dir() else ():
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as own:
            rows = own.execute("SELECT made, kind, text FROM versions ORDER BY number").fetchall()
        Versions(copy)  # the table is there from now on
        with closing(sqlite3.connect(copy)) as db, db:
            row = "INSERT INTO versions (own, made, kind, text) VALUES (?, ?, ?, ?)"
            db.executemany(row, [(file.stem, *one) for one in rows])


def unpacked(copy: Path, place: Path) -> None:
    """Take the versions of all texts out of a copy of the store, into a directory."""
    with closing(sqlite3.connect(copy)) as db:
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'versions'").fetchone():
            return
        for own in [str(one) for (one,) in db.execute("SELECT DISTINCT own FROM versions").fetchall()]:
            if not SAFE.fullmatch(own):
                continue  # nobody's: ids are ours, and a file of this name could lie anywhere
            rows = db.execute("SELECT made, kind, text FROM versions WHERE own = ? ORDER BY number", (own,)).fetchall()
            with closing(sqlite3.connect(Versions(place / f"{own}.db").path)) as one, one:
                one.executemany("INSERT INTO versions (made, kind, text) VALUES (?, ?, ?)", rows)
        with db:
            db.execute("DROP TABLE versions")


class FileForAll:
    """Keeps the versions of all texts in one file, where no others can be made. Parameter: the file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, own: str, others: Sequence[str] = ()) -> Versions:
        """See `Archive`."""
        return Versions(self.path, own)

    def forget(self, own: str) -> None:
        """See `Archive`."""
        Versions(self.path)  # the table is there from now on
        with closing(sqlite3.connect(self.path)) as db, db:
            db.execute("DELETE FROM versions WHERE own = ?", (own,))

    def keep_only(self, known: Collection[str]) -> None:
        """See `Archive`."""
        Versions(self.path)  # the table is there from now on
        with closing(sqlite3.connect(self.path)) as db, db:
            marks = ", ".join("?" * len(known))
            db.execute(f"DELETE FROM versions WHERE own NOT IN ({marks})", tuple(known))  # noqa: S608 - marks alone
