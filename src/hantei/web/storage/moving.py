"""Copies of tables in PostgreSQL: made while servers run, and brought back into a database that is empty.

A copy is the same as one of a store in a file, so that tables move from SQLite to PostgreSQL and back. It is taken in
one transaction that sees a single moment, and brought back in one that is kept as a whole or not at all.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from . import rekeying
from .copying import BadCopy, finished, key, must_be_a_place, sound, without_log
from .doors import forget_old_links
from .keys import LENGTH, fingerprint, settle, write_whole
from .postgres import PostgresDb, PostgresStore, connected, prepared, translated
from .sqlite import SqliteStore

KEPT = ("tables", "links", "grants", "entries", "told", "scripts", "versions", "people")
"""The SQL tables of a store."""

ROWS = 500
"""Rows that are in memory at a moment."""

SERVERS = """
SELECT DISTINCT application_name FROM pg_stat_activity
WHERE datname = current_database() AND application_name LIKE 'http%' ORDER BY 1
"""
"""The addresses of the servers that run: the names of their sessions."""

NOWHERE = "http://copying.invalid"
"""The address of a session that nobody is led to."""


def backup(address: str, file: Path, target: Path) -> int:
    """Copy the tables of a database. Return their number.

    Parameters: the address of the database, the file of its key, the file of the copy.
    Servers may be running. The copy is complete or does not exist. Raises `BadCopy` (`copy-no-key`,
    `copy-no-place`, `cannot-copy`), and as `PostgresStore`.
    """
    if not file.is_file():
        raise BadCopy("copy-no-key", path=str(file))
    must_be_a_place(target)
    opened(address, file).close()  # it is ours, up to date, and of this key
    part = target.with_name(f".{target.name}.part")
    try:
        clear(part)
        in_one_file(part)
        shutil.copyfile(file, key(part))
        with connected(address) as source, closing(sqlite3.connect(part)) as copy, copy, source.transaction():
            source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            for name in KEPT:
                names = columns(copy, name)
                with source.cursor(f"all_{name}") as rows:
                    rows.itersize = ROWS
                    rows.execute(f"SELECT {', '.join(names)} FROM {name}")  # noqa: S608
                    copy.executemany(inserted(name, names), rows)
        return finished(part, target)
    except (OSError, sqlite3.Error, psycopg.Error) as error:
        raise BadCopy("cannot-copy", path=str(target), reason=str(error)) from None
    finally:
        clear(part)


def restore(source: Path, address: str, file: Path) -> int:
    """Bring a copy into a database that has no tables yet. Return their number.

    Parameters: the copy, the address of the database, the file of its key, which is made if there is none.
    Raises `BadCopy` (`no-store`, `copy-no-key`, `copy-other-key`, `copy-not-empty`,
    `copy-damaged`, `copy-newer`, `cannot-copy`), and as `PostgresStore`.
    """
    for one, message in ((source, "no-store"), (key(source), "copy-no-key")):
        if not one.is_file():
            raise BadCopy(message, path=str(one))
    try:
        with recent(source) as copy, closing(sqlite3.connect(copy)) as db:
            keyed(key(source), file)
            opened(address, file).close()
            with connected(address) as target, target.transaction():
                target.execute("LOCK TABLE tables, scripts, people IN EXCLUSIVE MODE")
                if any(target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in KEPT):  # noqa: S608
                    raise BadCopy("copy-not-empty")
                for name in KEPT:
                    names = columns(db, name)
                    for rows in batches(db.execute(f"SELECT {', '.join(names)} FROM {name}")):  # noqa: S608
                        target.cursor().executemany(translated(inserted(name, names)), rows)
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except (OSError, sqlite3.Error, psycopg.Error) as error:
        raise BadCopy("cannot-copy", path=str(source), reason=str(error)) from None


def opened(address: str, file: Path) -> PostgresStore:
    """The tables of a database, of which this program is no server. Raises as `PostgresStore`."""
    return PostgresStore(address, file, NOWHERE)


def rekey(address: str, file: Path) -> None:
    """Give the tables of a database another key, and put it into a file, which may be gone or hold another one.

    Raises `BadCopy` (`servers-running`, `cannot-rekey`). Where this breaks off, no server starts, and it can be done
    again.
    """
    made = rekeying.new_key()
    try:
        db = PostgresDb(address, "another key")
        with closing(db), db.raw.transaction():
            prepared(db, "")  # no server begins meanwhile
            running = [str(name) for (name,) in db.execute(SERVERS)]
            if running:
                raise BadCopy("servers-running", servers=running)
            forget_old_links(db)
            db.execute("UPDATE format SET key = ?", (fingerprint(made.hex()),))
            rekeying.put(made, file)
    except psycopg.Error as error:
        raise BadCopy("cannot-rekey", path=str(file), reason=str(error)) from None


@contextmanager
def recent(source: Path) -> Iterator[Path]:
    """A copy of the copy, brought up to date and deleted afterwards; the original stays untouched. Raises as `sound`,
    and `OSError`."""
    sound(source)
    with tempfile.TemporaryDirectory(prefix="hantei-") as folder:
        copy = Path(folder) / "tables.db"
        shutil.copyfile(source, copy)
        shutil.copyfile(key(source), key(copy))
        in_one_file(copy)
        yield copy


def in_one_file(path: Path) -> None:
    """Make a store of ours, or bring it up to date, and let it be one file: nothing is logged beside it any more."""
    SqliteStore(path).close()
    without_log(path)


def keyed(given: Path, file: Path) -> None:
    """Put the key of a copy where servers look for theirs. Raises `BadCopy` (`copy-other-key`), `OSError`."""
    found = given.read_bytes()
    if len(found) != LENGTH:
        raise BadCopy("copy-damaged", path=str(given))
    if file.exists():
        if file.read_bytes() != found:
            raise BadCopy("copy-other-key", path=str(file))
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    write_whole(part, found)
    part.replace(file)
    settle(file.parent)


def columns(db: sqlite3.Connection, name: str) -> Sequence[str]:
    """The columns of an SQL table of ours."""
    return [str(row[1]) for row in db.execute(f"PRAGMA table_info({name})")]


def inserted(name: str, names: Sequence[str]) -> str:
    """The statement that inserts a row."""
    return f"INSERT INTO {name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - ours


def batches(rows: sqlite3.Cursor) -> Iterator[list[Any]]:
    """Rows, some at a time."""
    while some := rows.fetchmany(ROWS):
        yield some


def clear(part: Path) -> None:
    """Delete a copy that was begun."""
    for one in (part, key(part), *(part.with_name(part.name + end) for end in (".lock", "-journal", "-wal", "-shm"))):
        one.unlink(missing_ok=True)
