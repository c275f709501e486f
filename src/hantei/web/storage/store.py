"""The store keeps all tables, in one database or another.

A write returns when it is on the disk. Writes that wait at the same moment share one commit, so that many tables cost
hardly more than one. If several servers share a store, each table has one holder (`Store.claim`), and only its holder
changes it.
"""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from hantei.play import SaveError

LOG = logging.getLogger(__name__)

OWNED = (("links", "tab"), ("grants", "tab"), ("entries", "tab"), ("told", "tab"))
"""The rows that belong to a table besides its own: the name of the SQL table, and the column."""

MOST_TRIES = 5
"""Times that a job is repeated when two servers blocked each other."""

Row = tuple[Any, ...]


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """The number of rows that were changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All remaining rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """The transaction of a job. Statements are those that SQLite and PostgreSQL both understand, with `?` for
    values."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is under way."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Execute a statement."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Execute a statement for each of several rows of values."""

    def held_row(self, query: str, values: Sequence[Any], /) -> Any:
        """The row of a query, or None; nobody else changes it until the transaction ends."""

    def hold(self, table: str, claim: Claim | None = None) -> bool:
        """Whether a table exists; nobody else changes it until the transaction ends.

        Raises `SaveError` (`store-lost`) if this server does not hold the table any more, or holds it by another claim
        than the one given: a table in memory changes only while its own claim holds, however often its server has
        claimed it since. Each job that changes something of a table calls this in its transaction.
        """

    def announce(self, *news: str) -> None:
        """Tell the other servers that share the store, once the transaction is committed."""


Job = Callable[[Db], Any]


@dataclass(frozen=True)
class Dialect:
    """Expressions in which databases differ.

    `told_to` tests whether a line of the log is for any of the given seats (bound twice, as a JSON list; null means
    all); `kind` is the kind of a line.
    """

    told_to: str
    kind: str


UNSURE, FORESTALLED = "store-lost", "store-clash"
"""The messages of a write that may or may not have been kept, and of one that was not, because somebody else has
written the same row."""

OUT_OF_DATE = (UNSURE, FORESTALLED)
"""The messages of writes after which a table in memory may differ from the store."""


class NoSuchTable(LookupError):
    """Raised if there is no table with this id, or none for the asking person."""


class NoSuchText(LookupError):
    """Raised if there is no text with this id, or none of the asking person."""


class Elsewhere(Exception):
    """Raised if another server holds the table. Parameters: the table, and the address of that server ("": unknown)."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(table, address)
        self.table, self.address = table, address


class Claim:
    """The right of this server to change a table, which nobody else has meanwhile."""

    valid = True
    """Whether the claim still holds."""

    def release(self) -> None:
        """Let go of the table."""


HOME = Claim()
"""The claim of a server without others."""


def forget(db: Db, table: str, before: int | None = None, claim: Claim | None = None) -> bool:
    """Delete a table and all that belongs to it; with a time, only if nobody has played there since.

    Parameter: the claim by which it is held, where it is in memory. Return whether it was deleted. Raises `SaveError`
    as `Db.hold`.
    """
    db.hold(table, claim)
    own = "DELETE FROM tables WHERE id = ? AND (CAST(? AS BIGINT) IS NULL OR touched < ?)"
    if not db.execute(own, (table, before, before)).rowcount:
        return False
    for name, key in OWNED:
        db.execute(f"DELETE FROM {name} WHERE {key} = ?", (table,))  # noqa: S608 - names of ours
    return True


class Write:
    """A job that waits for its transaction; once it is `done`, it has the result, or the error."""

    __slots__ = ("done", "error", "job", "tries", "value")

    def __init__(self, job: Job) -> None:
        self.job, self.done, self.tries = job, False, 0
        self.value: Any = None
        self.error: Exception | None = None

    def end(self, error: Exception | None = None) -> None:
        """Mark the job as carried out, or as failed."""
        self.error = self.error or error
        self.done = True  # last, since whoever reads it goes on


class Store(ABC):
    """Keeps tables. Safe for threads. Parameter: its name in the log."""

    errors: type[Exception]
    """The errors of the database."""
    sql: Dialect
    key: bytes
    """Proves the links of the tables."""
    shared = False
    """Whether other servers can use the same tables at the same time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lost: Callable[[], None] = lambda: None
        self.heard: Callable[[Sequence[str]], None] = lambda news: None
        """Called from any thread if the store is shared: `lost` when this server has lost all its tables, `heard` with
        the news of another server."""
        self._waiting: deque[Write] = deque()
        self._turn = threading.Lock()

    def write(self, job: Job) -> Any:
        """Carry out a job in a transaction, together with other jobs. Return its result once it is on the disk.

        A job may be carried out more than once. Raises what the job raises, and then keeps nothing of it. Raises
        `SaveError` (`store-write-failed`, `store-lost` if nobody can tell whether it was kept, `store-clash` if a row
        stands there that somebody else has written); it names no path, because players read it, but the log does.
        """
        mine = Write(job)
        self._waiting.append(mine)
        while not mine.done:
            with self._turn:  # the thread with the turn commits for all who wait by then
                if not mine.done:
                    self._commit([self._waiting.popleft() for _ in range(len(self._waiting))])
        if mine.error is not None:
            raise mine.error
        return mine.value

    def execute(self, statement: str, *values: Any) -> None:
        """Write with a single statement; see `write`."""
        self.write(lambda db: db.execute(statement, values))

    @abstractmethod
    def read(self, query: str, *values: Any) -> list[Row]:
        """The rows of a query. Raises `SaveError` (`store-unreachable`) if the database cannot be read now."""

    @abstractmethod
    def touch(self) -> None:
        """Write to the disk without changing anything. Raises `SaveError`."""

    @abstractmethod
    def claim(self, table: str) -> Claim:
        """Hold a table, which need not exist yet, until the claim is released. A server can claim a table several
        times.

        Raises `Elsewhere` if another server holds it, `SaveError` (`store-lost`).
        """

    @abstractmethod
    def holds(self, table: str) -> bool:
        """Whether this server holds a table."""

    def beat(self) -> None:  # noqa: B027 - there is nothing to do where a store is not shared
        """Check whether the database still knows this server, if others share it. A timer calls it."""

    @contextmanager
    def held(self, table: str) -> Iterator[None]:
        """Hold a table for a while. Raises as `claim`."""
        claim = self.claim(table)
        try:
            yield
        finally:
            claim.release()

    @abstractmethod
    def close(self) -> None:
        """Finish the writes that wait, and let go of the tables."""

    @abstractmethod
    def _writer(self) -> Db:
        """The connection that writes; call it with the turn. Raises `SaveError`."""

    @abstractmethod
    def _begin(self) -> None:
        """Begin a transaction."""

    @abstractmethod
    def _why(self, error: BaseException) -> str:
        """The message for an error of the disk; "" for any other error."""

    def _in_the_way(self, error: Exception) -> bool:
        """Whether a job may succeed if it is repeated."""
        return False

    def _commit(self, writes: Sequence[Write]) -> None:
        try:
            db = self._writer()
            self._begin()
            for one in writes:
                self._carry_out(db, one, alone=len(writes) == 1)
            if db.in_transaction:
                db.execute("COMMIT")
        except BaseException as error:  # after any error, nobody may believe that they were kept
            failed = error if isinstance(error, SaveError) else SaveError(self._why(error) or "store-write-failed")
            for one in writes:
                one.end(failed)
            LOG.error("%s cannot be written: %s", self.name, error)
            self._roll_back()
            if not isinstance(error, self.errors | SaveError):
                raise
            return
        for one in writes:
            if one.error is not None and self._in_the_way(one.error) and one.tries < MOST_TRIES:
                one.error = None
                self._waiting.append(one)  # the thread that waits for it takes the next turn
            else:
                one.end()

    def _roll_back(self) -> None:
        """Roll a failed transaction back."""
        try:
            db = self._writer()
            if db.in_transaction:
                db.execute("ROLLBACK")
        except (self.errors, SaveError) as error:
            LOG.error("%s: %s", self.name, error)

    def _carry_out(self, db: Db, one: Write, alone: bool) -> None:
        """Carry out one job of a transaction; if it fails, its changes are undone, and those of the other jobs stay."""
        if not alone:
            db.execute("SAVEPOINT job")
        one.tries += 1
        try:
            one.value = one.job(db)
        except Exception as error:
            why = self._why(error)
            one.error = SaveError(why) if why else error
            if why:
                LOG.error("%s cannot be written: %s", self.name, error)
            if not db.in_transaction:  # the database has rolled back everything, other jobs included
                raise
            db.execute("ROLLBACK" if alone else "ROLLBACK TO job")
        if not alone:
            db.execute("RELEASE job")
