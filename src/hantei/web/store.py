"""The store: all tables in one SQLite file; whoever writes commits for everybody who waits.

Readers see what is committed. A write returns when it is on the disk; writes that wait at the same moment share one
commit, so that many tables cost hardly more than one.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hantei.play import SaveError
from hantei.play.locking import lock

from .keys import fingerprint, key_of

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
)
"""What was added with each version of the store; an older one is brought up to date when it is opened.

`tables`: what lists show of a table; `title` and `seats` are JSON, `back` says what guests may take back, `clock` how
long there is for a question, `prepares` whether whoever rules still sets the table up, `notes` are theirs alone.
`links`: the secret of each place at a table; `grants`: who has come by one. `entries`: the lines of the save file, in
runs, by the number of their first. `told`: the lines of the log as they were told; those taken back are `gone`.
`scripts`: scenarios and encounters that people have brought along. `people`: what they are called, their colour, the
name of their picture, and, where it is their own, the picture itself.

The third step takes their links from seats that the owner had taken back. From the fourth on no secret of a link stands
in the store: the key (`keys`) proves its `name`; `before` is the fingerprint of a secret that was given out earlier.
The fifth gives every table a link for all."""

VERSION = len(STEPS)

OWNED = (("links", "tab"), ("grants", "tab"), ("entries", "tab"), ("told", "tab"))
"""All that belongs to a table beside its own row: where, and by which column."""

Job = Callable[[sqlite3.Connection], Any]
Row = tuple[Any, ...]


class NoSuchTable(LookupError):
    """There is no table of this id, or not for whoever asks."""


def forget(db: sqlite3.Connection, table: str, before: int | None = None) -> bool:
    """Delete a table and all that belongs to it; where a time is given, only if nobody has played there since.

    Whether it was deleted.
    """
    own = "DELETE FROM tables WHERE id = ? AND (? IS NULL OR touched < ?)"
    if not db.execute(own, (table, before, before)).rowcount:
        return False
    for name, key in OWNED:
        db.execute(f"DELETE FROM {name} WHERE {key} = ?", (table,))  # noqa: S608 - names of ours
    return True


class Write:
    """A job that waits to be carried out; once it is `done`, what it returned, or the error that it ended with."""

    __slots__ = ("done", "error", "job", "value")

    def __init__(self, job: Job) -> None:
        self.job, self.done = job, False
        self.value: Any = None
        self.error: Exception | None = None

    def end(self, error: Exception | None = None) -> None:
        """It is carried out, or never will be."""
        self.done, self.error = True, self.error or error


DISK = {
    sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM,
}  # fmt: skip
"""What SQLite says where a disk takes nothing."""


def disk_failed(error: BaseException) -> bool:
    """Whether an error is the disk's, and no mistake of ours."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in DISK


class Store:
    """The tables of one server. Raises `SaveError`: `store-locked`, `store-unreadable`, `store-newer`.

    Parameters: the file, and how SQLite keeps its journal: as a log that is written ahead unless given, for which a
    system needs memory that connections share.
    """

    def __init__(self, path: Path, journal: str = "WAL") -> None:
        self.path, self.journal = path, journal
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))  # nobody else may read it
        except OSError as error:
            raise SaveError("store-unreadable", path=str(path), reason=error.strerror or str(error)) from None
        try:
            self.key = key_of(path)
        except OSError as error:
            os.close(self._lock)
            raise SaveError("store-unreadable", path=str(path), reason=error.strerror or str(error)) from None
        if not lock(self._lock):
            os.close(self._lock)
            raise SaveError("store-locked", path=str(path))
        self._reading = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._waiting: deque[Write] = deque()
        self._turn = threading.Lock()
        self._prepare()
        self._db = self._connect()

    def write(self, job: Job) -> Any:
        """Carry out a job in a transaction, with those of others; what it returns, once that is on the disk.

        Raises what the job raises, and then nothing of it is kept; `SaveError` (`store-write-failed`), which names no
        path, since players read it: the log does.
        """
        mine = Write(job)
        self._waiting.append(mine)
        with self._turn:  # whoever has the turn commits for all who wait by then
            if not mine.done:
                self._commit([self._waiting.popleft() for _ in range(len(self._waiting))])
        if mine.error is not None:
            raise mine.error
        return mine.value

    def execute(self, statement: str, *values: Any) -> None:
        """Write with a single statement; see `write`."""
        self.write(lambda db: db.execute(statement, values))

    def read(self, query: str, *values: Any) -> list[Row]:
        """The rows of a query."""
        db = getattr(self._reading, "db", None)
        if db is None:
            db = self._reading.db = self._connect()
            self._readers.append(db)
        return list(db.execute(query, values))

    def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
        with self._turn:
            for db in (self._db, *self._readers):
                db.close()
        os.close(self._lock)

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=64)
        db.execute(f"PRAGMA journal_mode={self.journal}")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA busy_timeout=10000")
        db.execute("PRAGMA cache_size=-1024")
        return db

    def _prepare(self) -> None:
        try:
            db = self._connect()
            db.execute("PRAGMA secure_delete=ON")  # no secret of before stays behind in a page that is free now
            db.create_function("fingerprint", 1, fingerprint, deterministic=True)
            (version,) = db.execute("PRAGMA user_version").fetchone()
            for number, step in enumerate(STEPS[version:], version + 1):
                db.executescript(f"BEGIN; {step} PRAGMA user_version={number}; COMMIT;")
            db.close()
        except sqlite3.Error as error:
            os.close(self._lock)
            raise SaveError("store-unreadable", path=str(self.path), reason=str(error)) from None
        if version > VERSION:
            os.close(self._lock)
            raise SaveError("store-newer", path=str(self.path), found=version, known=VERSION)

    def _commit(self, writes: Sequence[Write]) -> None:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            for one in writes:
                self._carry_out(one, alone=len(writes) == 1)
            if db.in_transaction:
                db.execute("COMMIT")
        except BaseException as error:  # whatever it was, nobody may believe that they have been kept
            for one in writes:
                one.end(SaveError("store-write-failed"))
            LOG.error("%s cannot be written: %s", self.path, error)
            if db.in_transaction:
                db.execute("ROLLBACK")
            if not isinstance(error, sqlite3.Error):
                raise
            return
        for one in writes:
            one.end()

    def _carry_out(self, one: Write, alone: bool) -> None:
        """Do one job of a transaction; where it fails, nothing of it stays, and all of the others."""
        db = self._db
        if not alone:
            db.execute("SAVEPOINT job")
        try:
            one.value = one.job(db)
        except Exception as error:
            one.error = SaveError("store-write-failed") if disk_failed(error) else error
            if disk_failed(error):
                LOG.error("%s cannot be written: %s", self.path, error)
            if not db.in_transaction:  # SQLite has taken everything back itself, what others wrote as well
                raise
            db.execute("ROLLBACK" if alone else "ROLLBACK TO job")
        if not alone:
            db.execute("RELEASE job")
