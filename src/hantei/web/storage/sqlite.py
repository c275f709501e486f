"""Tables in one SQLite file, for one server.

Readers see what is committed, also while somebody writes.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hantei.core.system import system_reason
from hantei.play import SaveError
from hantei.play.locking import CannotLock, lock

from .keys import fingerprint, key_of
from .store import FORESTALLED, HOME, Claim, Db, Dialect, Row, Store

LOG = logging.getLogger(__name__)

STEPS = (
    """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, rulebook TEXT NOT NULL, title TEXT NOT NULL, owner TEXT NOT NULL, made INTEGER NOT NULL,
  touched INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0, seats TEXT NOT NULL, pace TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_of_owner ON tables (owner, touched);
CREATE TABLE links (secret TEXT PRIMARY KEY, tab TEXT NOT NULL, place TEXT NOT NULL, UNIQUE (tab, place)) WITHOUT ROWID;
CREATE TABLE grants (person TEXT, tab TEXT, place TEXT, PRIMARY KEY (person, tab, place)) WITHOUT ROWID;
CREATE TABLE entries (tab TEXT, number INTEGER, lines BLOB NOT NULL, PRIMARY KEY (tab, number)) WITHOUT ROWID;
CREATE TABLE told (
  tab TEXT, number INTEGER, moves INTEGER NOT NULL, gone INTEGER NOT NULL DEFAULT 0, line TEXT NOT NULL,
  PRIMARY KEY (tab, number)
) WITHOUT ROWID;
""",
    """
ALTER TABLE tables ADD COLUMN back TEXT NOT NULL DEFAULT 'own';
CREATE TABLE scripts (
  id TEXT PRIMARY KEY, person TEXT NOT NULL, rulebook TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL,
  text TEXT NOT NULL, made INTEGER NOT NULL, UNIQUE (person, rulebook, name)
) WITHOUT ROWID;
""",
    """
CREATE TEMP VIEW taken_back AS
  SELECT l.tab, l.place FROM (SELECT tab, place FROM links UNION SELECT tab, place FROM grants) l
  LEFT JOIN tables t ON t.id = l.tab LEFT JOIN json_each(t.seats) s ON 'seat-' || s.key = l.place
  WHERE l.place LIKE 'seat-%' AND s.value IS NOT 'link';
DELETE FROM grants WHERE (tab, place) IN (SELECT tab, place FROM taken_back);
DELETE FROM links WHERE (tab, place) IN (SELECT tab, place FROM taken_back);
DROP VIEW taken_back;
""",
    """
CREATE TABLE named (
  name TEXT PRIMARY KEY, tab TEXT NOT NULL, place TEXT NOT NULL, before TEXT NOT NULL DEFAULT '', UNIQUE (tab, place)
) WITHOUT ROWID;
INSERT INTO named SELECT lower(hex(randomblob(8))), tab, place, fingerprint(secret) FROM links;
DROP TABLE links;
ALTER TABLE named RENAME TO links;
CREATE INDEX links_before ON links (before) WHERE before != '';
CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL) WITHOUT ROWID;
""",
    """
INSERT INTO links SELECT lower(hex(randomblob(8))), id, 'any', '' FROM tables;
""",
    """
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'off';
""",
    """
ALTER TABLE tables ADD COLUMN prepares INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN picture TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN image BLOB;
CREATE INDEX people_by_picture ON people (picture) WHERE image IS NOT NULL;
""",
    """
ALTER TABLE tables ADD COLUMN source TEXT NOT NULL DEFAULT '';
""",
    """
CREATE INDEX tables_by_time ON tables (touched);
CREATE INDEX grants_of_table ON grants (tab);
""",
    """
ALTER TABLE scripts ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
UPDATE scripts SET people = holds_people(text);
""",
    """
CREATE TABLE IF NOT EXISTS versions (own TEXT, number INTEGER, made INTEGER, kind TEXT, text TEXT);
ALTER TABLE versions RENAME TO versions_before;
CREATE TABLE versions (
  own TEXT NOT NULL, number INTEGER NOT NULL, made INTEGER NOT NULL, kind TEXT NOT NULL, page TEXT NOT NULL DEFAULT '',
  lines INTEGER NOT NULL, bytes INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (own, number)
);
INSERT INTO versions SELECT own, number, made, kind, '', length(text) - length(replace(text, char(10), '')) + 1,
  length(CAST(text AS BLOB)), text FROM versions_before WHERE own IN (SELECT id FROM scripts);
DROP TABLE versions_before;
""",
)
"""The steps of the versions of the store; an older store is brought up to date when it is opened.

`tables`: what lists show of a table. `title` and `seats` are JSON; `back` says what guests may take back, `clock` is
the time limit of a question, `prepares` says whether the table is under preparation, `notes` are those of the game
master, `source` is the server that throws the dice. `links`: the secret of each place at a table; `grants`: the people
who came by a link. `entries`: the lines of the save file, in runs, by the number of the first. `told`: the lines of the
log as they were told; lines taken back are `gone`. `scripts`: scenarios and encounters that people uploaded. `people`:
their names, colours, the names of their pictures, and the picture itself if it is their own. `scripts.people` says
whether a file holds people and nothing to play, so that lists need not read it. `versions`: every version of a script,
by its id (`own`); `page` is the page on which a draft was written.

The third step deletes the links of seats that the owner had taken back. From the fourth on the store holds no secret of
a link: the key (`keys`) proves its `name`, and `before` is the fingerprint of a secret that was given out earlier. The
fifth gives each table a link for all. Copies that were made before the last step hold the versions in an SQL table of
another shape.
"""

VERSION = len(STEPS)

DIALECT = Dialect(
    told_to="""
(? IS NULL OR json_type(line, '$.readers') IS NULL OR EXISTS (
  SELECT 1 FROM json_each(line, '$.readers') AS reader JOIN json_each(?) AS seat ON reader.value = seat.value
))""",
    kind="json_extract(line, '$.kind')",
)

WRITING_CACHE, CHECKPOINT = 8192, 4000
"""The cache of the connection that writes, in KiB, and the pages of the log of changes (16 MiB) after which they are
written to the file itself. With a quarter of that log, and an eighth of the cache, an answer of one of 400 tables took
two fifths longer to keep."""

DISK = {
    sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM,
}  # fmt: skip
"""The errors of SQLite that mean a failed disk."""


def disk_failed(error: BaseException) -> bool:
    """Whether an error comes from the disk, and not from a bug."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in DISK


CLASH = sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE
"""The errors of SQLite that mean that somebody else has written the same row."""

UNREADABLE = DISK | {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB,
}  # fmt: skip
"""The errors of SQLite that mean that a file cannot be read now."""


def mark_of(path: Path) -> tuple[int, int] | None:
    """What tells a file from any other that is put in its place; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class SqliteDb(sqlite3.Connection):
    """A connection as jobs see it."""

    def held_row(self, query: str, values: Sequence[Any], /) -> Any:
        """See `Db`; nobody else writes during a job."""
        return self.execute(query, values).fetchone()

    def hold(self, table: str, claim: Claim | None = None) -> bool:
        """See `Db`."""
        return self.held_row("SELECT 1 FROM tables WHERE id = ?", (table,)) is not None

    def announce(self, *news: str) -> None:
        """See `Db`; there is no other server."""


class SqliteStore(Store):
    """The tables of one server.

    Raises `SaveError`: `store-locked`, `store-cannot-lock`, `store-unreadable`, `store-newer`.

    Parameters: the file, and whether nobody else can have it open and all is done by one thread. Then one connection
    reads and writes: it shares no memory, and need not check whether others have changed something.
    """

    errors = sqlite3.Error
    sql = DIALECT

    def __init__(self, path: Path, alone: bool = False) -> None:
        super().__init__(str(path))
        self.path, self.alone = path, alone
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))  # nobody else may read it
        except OSError as error:
            raise SaveError("store-unreadable", path=str(path), reason=system_reason(error)) from None
        try:
            self.key = key_of(path)
        except OSError as error:
            os.close(self._lock)
            raise SaveError("store-unreadable", path=str(path), reason=system_reason(error)) from None
        try:
            free = lock(self._lock)
        except CannotLock as error:
            os.close(self._lock)
            raise SaveError("store-cannot-lock", path=str(path), reason=error.reason) from None
        if not free:
            os.close(self._lock)
            raise SaveError("store-locked", path=str(path))
        self._reading = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._db = self._prepared()
        self._mark = mark_of(path)
        if alone:
            self._reading.db = self._db

    def read(self, query: str, *values: object) -> list[Row]:
        """See `Store`. Raises `SaveError` (`store-unreachable`, `store-gone`)."""
        try:
            db = getattr(self._reading, "db", None)
            if db is None:
                self._must_be_there()
                db = self._reading.db = self._connect()
                self._readers.append(db)
            return list(db.execute(query, values))
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in UNREADABLE:
                raise  # a mistake of ours
            LOG.error("%s cannot be read: %s", self.name, error)
            raise SaveError("store-unreachable") from None

    def touch(self) -> None:
        """See `Store`: it rewrites what is there, and the page must reach the disk all the same."""

        def again(db: Db) -> None:
            ((version,),) = db.execute("PRAGMA user_version").fetchall()
            db.execute(f"PRAGMA user_version = {int(version)}")

        self.write(again)

    def claim(self, table: str) -> Claim:
        """See `Store`; the server that holds the file holds all its tables."""
        return HOME

    def holds(self, table: str) -> bool:
        """See `Store`."""
        return True

    def close(self) -> None:
        """Finish the writes that wait, and let go of the file."""
        with self._turn:
            for db in (self._db, *self._readers):
                db.close()
        os.close(self._lock)

    def _connect(self) -> SqliteDb:
        db = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, cached_statements=64, factory=SqliteDb
        )
        if self.alone:
            db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA busy_timeout=10000")
        db.execute("PRAGMA cache_size=-1024")
        return db

    def _writing(self) -> SqliteDb:
        """A connection that writes. Each answer changes two pages of its table, so the cache holds those of all tables
        in use, and a checkpoint writes them once for many answers."""
        db = self._connect()
        db.execute(f"PRAGMA cache_size=-{WRITING_CACHE}")
        db.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        return db

    def _prepared(self) -> SqliteDb:
        """A connection to the file, brought up to date."""
        try:
            db = self._writing()
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version < VERSION:
                self._bring_up(db, version)
                db.close()  # what holds for its steps holds for nothing else
                db = self._writing()
        except sqlite3.Error as error:
            os.close(self._lock)
            raise SaveError("store-unreadable", path=str(self.path), reason=str(error)) from None
        if version > VERSION:
            db.close()
            os.close(self._lock)
            raise SaveError("store-newer", path=str(self.path), found=version, known=VERSION)
        return db

    def _bring_up(self, db: SqliteDb, version: int) -> None:
        """Take the steps that a store of a version lacks, all in one, since each commit waits for the disk."""
        from .scripts import holds_people  # files and rulebooks are asked for here alone

        db.execute("PRAGMA secure_delete=ON")  # no old secret stays behind in a page that is free now
        db.create_function("fingerprint", 1, fingerprint, deterministic=True)
        db.create_function("holds_people", 1, holds_people, deterministic=True)
        db.executescript(f"BEGIN; {''.join(STEPS[version:])} PRAGMA user_version={VERSION}; COMMIT;")

    def _must_be_there(self) -> None:
        """Raise `SaveError` (`store-gone`) if the file is no longer the one that was opened: what is written to that
        one is lost when this server ends."""
        if not self.alone and mark_of(self.path) != self._mark:
            raise SaveError("store-gone")

    def _writer(self) -> SqliteDb:
        self._must_be_there()
        return self._db

    def _begin(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def _why(self, error: BaseException) -> str:
        if getattr(error, "sqlite_errorcode", 0) in CLASH:
            return FORESTALLED
        return "store-write-failed" if disk_failed(error) else ""
