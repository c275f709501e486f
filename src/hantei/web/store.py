"""The store: what keeps all tables, whatever database stands behind it.

A write returns when it is on the disk; writes that wait at the same moment share one commit, so that many tables cost
hardly more than one. Where several servers share a store, each holds tables (`Store.claim`), and only who holds one
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
"""All that belongs to a table beside its own row: where, and by which column."""

MOST_TRIES = 5
"""How often a job is carried out anew that two servers were in each other's way for."""

Row = tuple[Any, ...]


class Rows(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row; None where there is none."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """The transaction of a job. Statements are such as SQLite and PostgreSQL both understand, with `?` for values."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is under way."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Carry out a statement."""

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object:
        """Carry out a statement for each of several rows of values."""

    def hold(self, table: str) -> bool:
        """Whether a table is there, which nobody else changes until the transaction ends.

        Raises `SaveError` (`store-lost`) where this server holds the table no longer. Whoever changes anything of a
        table asks in the same transaction.
        """

    def announce(self, *news: str) -> None:
        """Tell the other servers that share the store, once the transaction is kept."""


Job = Callable[[Db], Any]


@dataclass(frozen=True)
class Dialect:
    """What databases say differently.

    `told_to` tests whether a line of the log is for any of the given seats (bound twice, as a JSON list; null means
    all); `kind` is the kind of a line.
    """

    told_to: str
    kind: str


class NoSuchTable(LookupError):
    """There is no table of this id, or not for whoever asks."""


class Elsewhere(Exception):
    """Another server holds the table; parameters: the table, and where that server is asked ("": not known now)."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(table, address)
        self.table, self.address = table, address


class Claim:
    """That this server holds a table, and nobody else changes it."""

    valid = True
    """Whether it still does."""

    def release(self) -> None:
        """Let go of the table."""


HOME = Claim()
"""The claim of a server that is alone."""


def forget(db: Db, table: str, before: int | None = None) -> bool:
    """Delete a table and all that belongs to it; where a time is given, only if nobody has played there since.

    Whether it was deleted. Raises `SaveError` as `Db.hold`.
    """
    db.hold(table)
    own = "DELETE FROM tables WHERE id = ? AND (CAST(? AS BIGINT) IS NULL OR touched < ?)"
    if not db.execute(own, (table, before, before)).rowcount:
        return False
    for name, key in OWNED:
        db.execute(f"DELETE FROM {name} WHERE {key} = ?", (table,))  # noqa: S608 - names of ours
    return True


class Write:
    """A job that waits to be carried out; once it is `done`, what it returned, or the error that it ended with."""

    __slots__ = ("done", "error", "job", "tries", "value")

    def __init__(self, job: Job) -> None:
        self.job, self.done, self.tries = job, False, 0
        self.value: Any = None
        self.error: Exception | None = None

    def end(self, error: Exception | None = None) -> None:
        """It is carried out, or never will be."""
        self.done, self.error = True, self.error or error


class Store(ABC):
    """What keeps tables. From any thread. Parameter: what the log calls it."""

    errors: type[Exception]
    """The errors of the database."""
    sql: Dialect
    key: bytes
    """What proves the links of the tables."""
    shared = False
    """Whether other servers may use the same tables at the same time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lost: Callable[[], None] = lambda: None
        self.heard: Callable[[Sequence[str]], None] = lambda news: None
        """What is called, from any thread, when this server holds no table any more, and when another one has told of
        something; where a store is shared."""
        self._waiting: deque[Write] = deque()
        self._turn = threading.Lock()

    def write(self, job: Job) -> Any:
        """Carry out a job in a transaction, with those of others; what it returns, once that is on the disk.

        A job may be carried out more than once. Raises what the job raises, and then nothing of it is kept; `SaveError`
        (`store-write-failed`, or `store-lost` where nobody can tell whether it was kept), which names no path, since
        players read it: the log does.
        """
        mine = Write(job)
        self._waiting.append(mine)
        while not mine.done:
            with self._turn:  # whoever has the turn commits for all who wait by then
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
        """The rows of a query."""

    @abstractmethod
    def touch(self) -> None:
        """Write something to the disk that changes nothing. Raises `SaveError`."""

    @abstractmethod
    def claim(self, table: str) -> Claim:
        """Hold a table, be it there already or not, until the claim is released; a server may claim one repeatedly.

        Raises `Elsewhere` where another server holds it, `SaveError` (`store-lost`).
        """

    @abstractmethod
    def holds(self, table: str) -> bool:
        """Whether this server holds a table."""

    def beat(self) -> None:  # noqa: B027 - there is nothing to do where a store is not shared
        """Look whether the database still knows this server, where others share it; called now and then."""

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
        """Finish what is waiting, and let go of the tables."""

    @abstractmethod
    def _writer(self) -> Db:
        """The connection that writes; asked with the turn. Raises `SaveError`."""

    @abstractmethod
    def _begin(self) -> None:
        """Begin a transaction."""

    @abstractmethod
    def _why(self, error: BaseException) -> str:
        """The message for an error that is the disk's, and no mistake of ours; "" for any other."""

    def _in_the_way(self, error: Exception) -> bool:
        """Whether a job may succeed when it is carried out anew."""
        return False

    def _commit(self, writes: Sequence[Write]) -> None:
        try:
            db = self._writer()
            self._begin()
            for one in writes:
                self._carry_out(db, one, alone=len(writes) == 1)
            if db.in_transaction:
                db.execute("COMMIT")
        except BaseException as error:  # whatever it was, nobody may believe that they have been kept
            failed = SaveError(self._why(error) or "store-write-failed")
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
                self._waiting.append(one)  # whoever waits for it takes the next turn
            else:
                one.end()

    def _roll_back(self) -> None:
        """A transaction could not be carried out to its end."""
        try:
            db = self._writer()
            if db.in_transaction:
                db.execute("ROLLBACK")
        except (self.errors, SaveError) as error:
            LOG.error("%s: %s", self.name, error)

    def _carry_out(self, db: Db, one: Write, alone: bool) -> None:
        """Do one job of a transaction; where it fails, nothing of it stays, and all of the others."""
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
            if not db.in_transaction:  # the database has taken everything back itself, what others wrote as well
                raise
            db.execute("ROLLBACK" if alone else "ROLLBACK TO job")
        if not alone:
            db.execute("RELEASE job")
