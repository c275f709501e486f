"""Every version of a text: kept beside the data of whoever writes, not beside the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

STEP = """
CREATE TABLE IF NOT EXISTS versions (
  number INTEGER PRIMARY KEY AUTOINCREMENT, made INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL
);
"""

TYPING = 30
"""Seconds of writing that make one draft: a later text takes the place of the one before."""

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
    """The versions of one file. Parameters: the file that holds them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with self._open() as db, db:
            db.execute(STEP)

    def keep(self, text: str, kind: VersionKind, now: int) -> int:
        """Keep a version; its number. The same text is kept once in a row; a draft takes the place of one before it
        that is not older than `TYPING`.

        Parameters: the text, what it is, and the time in seconds since 1970.
        """
        with self._open() as db, db:
            last = db.execute("SELECT number, made, kind, text FROM versions ORDER BY number DESC LIMIT 1").fetchone()
            if last and last[3] == text:
                if last[2] == "draft" and kind != "draft":
                    db.execute("UPDATE versions SET kind = ?, made = ? WHERE number = ?", (kind, now, last[0]))
                return int(last[0])
            if last and kind == last[2] == "draft" and now - last[1] < TYPING:
                db.execute("UPDATE versions SET text = ? WHERE number = ?", (text, last[0]))
                return int(last[0])
            added = db.execute("INSERT INTO versions (made, kind, text) VALUES (?, ?, ?)", (now, kind, text))
            return int(added.lastrowid or 0)

    def keep_found(self, text: str, now: int) -> None:
        """Keep what was found in the file, unless it is what was saved or found there last: what is being written stays
        the newest. Parameters: as `keep` has them."""
        with self._open() as db:
            query = "SELECT text FROM versions WHERE kind != 'draft' ORDER BY number DESC LIMIT 1"
            last = db.execute(query).fetchone()
        if last is None or last[0] != text:
            self.keep(text, "found", now)

    def all(self) -> Sequence[Version]:
        """All versions, the newest first."""
        with self._open() as db:
            rows = db.execute("SELECT number, made, kind, text FROM versions ORDER BY number DESC").fetchall()
        return [Version(number, made, kind, text.count("\n") + 1) for number, made, kind, text in rows]

    def text(self, number: int) -> str | None:
        """The text of a version; None where there is none of this number."""
        with self._open() as db:
            found = db.execute("SELECT text FROM versions WHERE number = ?", (number,)).fetchone()
        return str(found[0]) if found else None

    def before(self, text: str) -> str | None:
        """The last version that was saved or found in the file and is not this text; None where there is none."""
        with self._open() as db:
            query = "SELECT text FROM versions WHERE kind != 'draft' AND text != ? ORDER BY number DESC LIMIT 1"
            found = db.execute(query, (text,)).fetchone()
        return str(found[0]) if found else None

    def unsaved(self) -> str | None:
        """The text that was being written last, where it was never saved; None where all was."""
        with self._open() as db:
            last = db.execute("SELECT kind, text FROM versions ORDER BY number DESC LIMIT 1").fetchone()
        return str(last[1]) if last and last[0] == "draft" else None

    def _open(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(self.path, timeout=10))
