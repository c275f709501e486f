"""Tables in PostgreSQL, for several servers at the same time.

Each server writes through one connection, whose session also holds the server's tables by advisory locks. A server that
can commit therefore holds what it commits to: if the connection is lost, the database ends the session, and with it the
open transaction and all locks at once. No server ever asks whether another one is alive.
"""

from __future__ import annotations

import json
import logging
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from hantei.core.system import system_reason
from hantei.play import SaveError

from .keys import fingerprint, key_in
from .store import FORESTALLED, Claim, Db, Dialect, Elsewhere, Row, Store

LOG = logging.getLogger(__name__)

STEPS = (
    """
CREATE TABLE tables (
  id TEXT COLLATE "C" PRIMARY KEY, rulebook TEXT NOT NULL, title TEXT NOT NULL, owner TEXT COLLATE "C" NOT NULL,
  made BIGINT NOT NULL, touched BIGINT NOT NULL, over INTEGER NOT NULL DEFAULT 0, seats TEXT NOT NULL,
  pace TEXT NOT NULL, back TEXT NOT NULL DEFAULT 'own', clock TEXT NOT NULL DEFAULT 'off',
  prepares INTEGER NOT NULL DEFAULT 0, notes TEXT NOT NULL DEFAULT ''
);
CREATE INDEX tables_of_owner ON tables (owner, touched);
CREATE INDEX tables_by_time ON tables (touched);
CREATE TABLE links (
  name TEXT COLLATE "C" PRIMARY KEY, tab TEXT COLLATE "C" NOT NULL, place TEXT COLLATE "C" NOT NULL,
  before TEXT COLLATE "C" NOT NULL DEFAULT '', UNIQUE (tab, place)
);
CREATE INDEX links_before ON links (before) WHERE before != '';
CREATE TABLE grants (
  person TEXT COLLATE "C", tab TEXT COLLATE "C", place TEXT COLLATE "C", PRIMARY KEY (person, tab, place)
);
CREATE INDEX grants_of_table ON grants (tab);
CREATE TABLE entries (tab TEXT COLLATE "C", number BIGINT, lines BYTEA NOT NULL, PRIMARY KEY (tab, number));
CREATE TABLE told (
  tab TEXT COLLATE "C", number BIGINT, moves BIGINT NOT NULL, gone INTEGER NOT NULL DEFAULT 0, line TEXT NOT NULL,
  PRIMARY KEY (tab, number)
);
CREATE TABLE scripts (
  id TEXT COLLATE "C" PRIMARY KEY, person TEXT COLLATE "C" NOT NULL, rulebook TEXT NOT NULL,
  name TEXT COLLATE "C" NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL, made BIGINT NOT NULL,
  UNIQUE (person, rulebook, name)
);
CREATE TABLE people (
  person TEXT COLLATE "C" PRIMARY KEY, name TEXT COLLATE "C" NOT NULL, colour INTEGER NOT NULL,
  picture TEXT COLLATE "C" NOT NULL DEFAULT '', image BYTEA
);
CREATE INDEX people_by_picture ON people (picture) WHERE image IS NOT NULL;
""",
    """
ALTER TABLE tables ADD COLUMN source TEXT NOT NULL DEFAULT '';
""",
    r"""
ALTER TABLE scripts ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
UPDATE scripts SET people = 1 WHERE text ~ '(^|\n)hantei:\s*["'']{0,1}\w+/\w+/\d+';
""",
    """
CREATE TABLE versions (
  own TEXT COLLATE "C" NOT NULL, number BIGINT NOT NULL, made BIGINT NOT NULL, kind TEXT NOT NULL,
  page TEXT NOT NULL DEFAULT '', lines BIGINT NOT NULL, bytes BIGINT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (own, number)
);
""",
)
"""The steps that each version of the store added here. The comments on SQLite's tables explain their columns."""

VERSION = len(STEPS)

SOUND = "replace(line, '\\u0000', '\\u0020')::json"
"""A line of the log as PostgreSQL reads JSON, which allows no zero character; only used to read, never to keep."""

DIALECT = Dialect(
    told_to=f"""
(CAST(? AS text) IS NULL OR {SOUND} -> 'readers' IS NULL OR EXISTS (
  SELECT 1 FROM json_array_elements_text({SOUND} -> 'readers') AS reader
  JOIN json_array_elements_text(CAST(? AS json)) AS seat ON reader = seat
))""",  # noqa: S608 - ours
    kind=f"({SOUND} ->> 'kind')",
)

LOST = (
    errors.OperationalError, errors.InterfaceError, errors.InternalError, errors.DiskFull, errors.UniqueViolation,
    errors.ReadOnlySqlTransaction,
)  # fmt: skip
"""Errors of the database, and errors that say that another server has written the same row."""

CLASH = (errors.DeadlockDetected, errors.SerializationFailure)
"""Errors of transactions that block each other."""

OURS = "; ".join((
    "SET tcp_keepalives_idle = 1", "SET tcp_keepalives_interval = 1", "SET tcp_keepalives_count = 3",
    "SET tcp_user_timeout = 4000", "SET idle_in_transaction_session_timeout = 10000", "SET synchronous_commit = on",
))  # fmt: skip
"""The settings of each session: the tables of a server that dies without a word are free soon, and an answer is told
only after it is on the disk."""

CONNECTING = 3
"""Seconds in which the database must answer."""

PAUSE = 0.5
"""Seconds between two attempts to reach a database that is away; requests in between fail at once."""

LONGEST_ADDRESS = 63
"""Bytes of the name of a session, which holds the address of its server."""

CHANNEL = "hantei"

HOLDER = """
SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND a.datname = current_database()
  AND l.classid = ? AND l.objid = ? AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""The address of the server whose session holds a lock."""


class PostgresDb:
    """A connection as jobs see it; `claims` counts, for each table that the session holds, how often it was claimed."""

    def __init__(self, address: str, name: str) -> None:
        self.raw = connected(address, name)
        self.raw.execute(OURS)
        self.claims: Counter[str] = Counter()
        self.lost = False

    @property
    def in_transaction(self) -> bool:
        """See `Db`."""
        return self.raw.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    @property
    def alive(self) -> bool:
        """Whether the session is open, as far as this side knows."""
        return not (self.lost or self.raw.closed or self.raw.broken)

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Row]:
        """See `Db`."""
        return self.raw.execute(translated(statement), values)

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """See `Db`."""
        self.raw.cursor().executemany(translated(statement), values)
        return None

    def held_row(self, query: str, values: Sequence[Any], /) -> Row | None:
        """See `Db`."""
        return self.execute(f"{query} FOR UPDATE", values).fetchone()

    def hold(self, table: str, claim: Claim | None = None) -> bool:
        """See `Db`. The session holds the table; the row is locked too, for changes that concern tables of several
        servers."""
        there = self.held_row("SELECT 1 FROM tables WHERE id = ?", (table,)) is not None
        held = self.claims[table] if claim is None else isinstance(claim, SessionClaim) and claim.of(self)
        if there and not held:
            raise SaveError("store-lost")
        return there

    def announce(self, *news: str) -> None:
        """See `Db`."""
        self.execute("SELECT pg_notify(?, ?)", (CHANNEL, json.dumps(news)))

    def close(self) -> None:
        """End the session, which lets go of all that it holds."""
        self.lost = True
        with suppress(psycopg.Error):
            self.raw.close()


class SessionClaim(Claim):
    """The claim of a server's session on a table."""

    def __init__(self, store: PostgresStore, session: PostgresDb, table: str) -> None:
        self.store, self.session, self.table = store, session, table
        self.released = False

    @property
    def valid(self) -> bool:  # type: ignore[override]
        """See `Claim`."""
        return self.session.alive and not self.released

    def of(self, session: PostgresDb) -> bool:
        """Whether it is this session that holds the table by this claim."""
        return self.session is session and self.valid

    def release(self) -> None:
        """See `Claim`; works once."""
        self.store.release(self)


class PostgresStore(Store):
    """The tables of several servers.

    Parameters: the address of the database; the file of the key, which must be the same on all servers; the address of
    this server for the others. Raises `SaveError`: `store-unreachable`, `store-unreadable`, `store-newer`,
    `store-other-key`.
    """

    errors = psycopg.Error
    sql = DIALECT
    shared = True

    def __init__(self, address: str, key: Path, at: str) -> None:
        super().__init__("PostgreSQL")
        self.address, self.at = address, at
        try:
            key.parent.mkdir(parents=True, exist_ok=True)
            self.key = key_in(key)
        except OSError as error:
            raise SaveError("store-unreadable", path=str(key), reason=system_reason(error)) from None
        self._reading = threading.local()
        self._readers: list[psycopg.Connection[Row]] = []
        self._session: PostgresDb | None = None
        self._closed = False
        self._away_until = 0.0
        self._prepare(key)
        self._hears = threading.Event()
        self._ear = threading.Thread(target=self._listen, name="news", daemon=True)
        self._ear.start()
        self._hears.wait(CONNECTING)  # news told from now on are heard

    def read(self, query: str, *values: Any) -> list[Row]:
        """See `Store`. Raises `SaveError` (`store-unreachable`)."""
        for last in (False, True):
            db = getattr(self._reading, "db", None)
            try:
                if db is None:
                    db = self._reading.db = connected(self.address)
                    self._readers.append(db)
                rows: list[Row] = db.execute(translated(query), values).fetchall()
                return rows
            except psycopg.OperationalError as error:
                self._reading.db = None
                if db is not None:
                    db.close()
                if last or self._closed:
                    LOG.error("%s cannot be read: %s", self.name, error)
                    raise SaveError("store-unreachable") from None
        raise AssertionError

    def touch(self) -> None:
        """See `Store`; servers that are asked at the same moment write one after the other."""
        self.write(lambda db: db.execute("UPDATE format SET version = version"))

    # Who holds which table

    def claim(self, table: str) -> Claim:
        """See `Store`."""
        with self._turn, self._reached() as session:
            if not session.claims[table]:
                high, low = number_of(table)
                query = "SELECT pg_try_advisory_lock(?)"
                if not session.execute(query, (signed(high, low),)).fetchall()[0][0]:
                    found = session.execute(HOLDER, (high, low)).fetchone()
                    address = str(found[0]) if found else ""
                    raise Elsewhere(table, "" if address == self.at else address)
            session.claims[table] += 1
            return SessionClaim(self, session, table)

    def release(self, claim: SessionClaim) -> None:
        """Give up a claim; with the last one the table is free."""
        with self._turn:
            session, table = claim.session, claim.table
            if claim.released:
                return
            claim.released = True
            session.claims[table] -= 1
            if session.claims[table]:
                return
            del session.claims[table]
            if session.alive:
                with suppress(SaveError), self._reached():
                    session.execute("SELECT pg_advisory_unlock(?)", (signed(*number_of(table)),))

    def holds(self, table: str) -> bool:
        """See `Store`."""
        session = self._session
        return session is not None and session.alive and bool(session.claims.get(table))

    def beat(self) -> None:
        """Check whether the database still knows this server. A timer calls it, never a player's request."""
        with self._turn, suppress(SaveError), self._reached() as session:
            session.execute("SELECT 1")

    def close(self) -> None:
        """Finish the writes that wait, and let go of the tables."""
        with self._turn:
            self._closed = True
            if self._session is not None:
                self._session.close()
            for db in self._readers:
                db.close()
        self._ear.join()

    # The session

    @contextmanager
    def _reached(self) -> Iterator[PostgresDb]:
        """The session; call it with the turn. Raises `SaveError` (`store-lost`) if the session is lost meanwhile."""
        try:
            yield self._writer()
        except psycopg.Error as error:
            LOG.error("%s cannot be reached: %s", self.name, error)
            self._lose()
            raise SaveError("store-lost") from None

    def _writer(self) -> PostgresDb:
        if self._session is not None and not self._session.alive:
            self._lose()
        if self._session is None:
            if self._closed or monotonic() < self._away_until:
                raise SaveError("store-unreachable")
            try:
                self._session = PostgresDb(self.address, self.at)
            except psycopg.Error as error:
                self._away_until = monotonic() + PAUSE
                LOG.error("%s cannot be reached: %s", self.name, error)
                raise SaveError("store-unreachable") from None
        return self._session

    def _lose(self) -> None:
        """End the session: this server holds no table any more, and its tables in memory may be out of date."""
        if self._session is not None:
            self._session.close()
            self._session = None
            self.lost()

    def _begin(self) -> None:
        self._writer().execute("BEGIN")

    def _roll_back(self) -> None:
        if self._session is not None and not self._session.alive:
            self._lose()
        if self._session is not None:
            super()._roll_back()

    def _why(self, error: BaseException) -> str:
        if isinstance(error, SaveError):
            return error.message
        if isinstance(error, CLASH) or not isinstance(error, LOST):
            return ""
        if self._session is not None and self._session.alive:
            return FORESTALLED if isinstance(error, errors.UniqueViolation) else "store-write-failed"
        return "store-lost"

    def _in_the_way(self, error: Exception) -> bool:
        return isinstance(error, CLASH)

    # News

    def _listen(self) -> None:
        """Hear the news of other servers, and begin anew if some may have been missed."""
        missed = False
        while not self._closed:
            try:
                with connected(self.address) as ear:
                    ear.execute(f"LISTEN {CHANNEL}")
                    self._hears.set()
                    if missed:
                        with self._turn:
                            self._lose()
                    while not self._closed:
                        for note in ear.notifies(timeout=PAUSE):
                            self._hear(note)
            except psycopg.Error as error:
                if not self._closed:
                    LOG.error("%s cannot be heard: %s", self.name, error)
                    missed = True
                    sleep(PAUSE)

    def _hear(self, note: psycopg.Notify) -> None:
        session = self._session
        if session is None or note.pid != session.raw.info.backend_pid:
            self.heard(json.loads(note.payload))

    def _prepare(self, key: Path) -> None:
        """Bring the tables up to date, one server at a time."""
        try:
            with self._turn:
                db = self._writer()
                with db.raw.transaction():
                    version, mark = prepared(db, fingerprint(self.key.hex()))
        except psycopg.Error as error:
            self._give_up()
            raise SaveError("store-unreadable", path=self.name, reason=str(error)) from None
        except SaveError:
            self._give_up()
            raise
        if version > VERSION:
            self._give_up()
            raise SaveError("store-newer", path=self.name, found=version, known=VERSION)
        if mark != fingerprint(self.key.hex()):
            self._give_up()
            raise SaveError("store-other-key", path=str(key))

    def _give_up(self) -> None:
        self._closed = True
        if self._session is not None:
            self._session.close()


def connected(address: str, name: str = "hantei") -> psycopg.Connection[Row]:
    """Make a connection that commits each statement by default, and that soon notices when the database is gone.

    Raises `psycopg.Error`.
    """
    found: psycopg.Connection[Row] = psycopg.connect(
        address, autocommit=True, application_name=name, connect_timeout=CONNECTING,
        keepalives=1, keepalives_idle=1, keepalives_interval=1, keepalives_count=3, tcp_user_timeout=4000,
    )  # fmt: skip
    return found


def prepared(db: Db, mark: str) -> tuple[int, str]:
    """Bring tables up to date in a transaction. Return the version that they had, and the mark of the key that they
    belong to; new tables take `mark`."""
    db.execute("SELECT pg_advisory_xact_lock(hashtext('hantei'))")
    db.execute("CREATE TABLE IF NOT EXISTS format (version INTEGER NOT NULL, key TEXT NOT NULL)")
    found = db.execute("SELECT version, key FROM format").fetchone()
    if found is None:
        db.execute("INSERT INTO format (version, key) VALUES (0, ?)", (mark,))
    version, known = found or (0, mark)
    for number, step in enumerate(STEPS[version:], version + 1):
        for statement in step.split(";\n"):
            if statement.strip():
                db.execute(statement)
        db.execute("UPDATE format SET version = ?", (number,))
    return int(version), str(known)


@cache
def translated(statement: str) -> str:
    """A statement in this database's form; no statement has a question mark that does not stand for a value."""
    return statement.replace("%", "%%").replace("?", "%s")


def number_of(table: str) -> tuple[int, int]:
    """The two halves of the number that stands for a table in locks."""
    digest = sha256(table.encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def signed(high: int, low: int) -> int:
    """The number of two halves, as the database counts."""
    whole = high << 32 | low
    return whole - (1 << 64) if whole >= 1 << 63 else whole
