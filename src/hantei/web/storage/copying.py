"""Copies of a store: a backup is made while a server runs, a restore while none does.

A copy is one SQLite file with its key beside it, whatever the store is in (`moving` does it for PostgreSQL).
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hantei.core.message import Complaint
from hantei.play.locking import CannotLock, lock

from .keys import settle, write_whole
from .sqlite import VERSION, SqliteStore

PAGES = 500
"""Pages copied in one step; a server that writes meanwhile waits for one step at most."""


class BadCopy(Complaint):
    """Raised for a store that cannot be copied or restored."""


def backup(source: Path, target: Path) -> int:
    """Copy a store and its key as they are at one moment. Return the number of its tables.

    A server may be running. The copy is complete or does not exist. Raises `BadCopy` (`no-store`, `copy-no-place`,
    `cannot-copy`).
    """
    if not source.is_file():
        raise BadCopy("no-store", path=str(source))
    must_be_a_place(target)
    part = target.with_name(f".{target.name}.part")
    try:
        address = f"{source.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True)) as db, closing(sqlite3.connect(part)) as copy:
            part.chmod(0o600)
            db.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode=DELETE")
        shutil.copyfile(key(source), key(part))
        tables = finished(part, target)
    except (OSError, sqlite3.Error) as error:
        raise BadCopy("cannot-copy", path=str(target), reason=str(error)) from None
    finally:
        for left in (part, key(part)):
            left.unlink(missing_ok=True)
    return tables


def must_be_a_place(target: Path) -> None:
    """Refuse to put a copy in the place of a store, known by its lock, or of anything but a file. Raises `BadCopy`
    (`copy-no-place`)."""
    if target.with_name(target.name + ".lock").exists() or (target.exists() and not target.is_file()):
        raise BadCopy("copy-no-place", path=str(target))


def finished(part: Path, target: Path) -> int:
    """Complete a copy and its key, and give both their names. Return the number of tables. Raises as `sound`, and
    `OSError`."""
    tables = sound(part)
    settle(part)
    key(part).chmod(0o600)
    settle(key(part))
    key(part).replace(key(target))
    part.replace(target)
    settle(target.parent)
    return tables


def restore(source: Path, target: Path) -> tuple[int, Path | None]:
    """Restore a copy. Return the number of its tables, and the new path of the store that was there (None: there was
    none).

    Raises `BadCopy` (`no-store`, `store-in-use` while a server runs, `cannot-copy`).
    """
    if not source.is_file():
        raise BadCopy("no-store", path=str(source))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with alone(target):
            tables = sound(source)
            part = target.with_name(f".{target.name}.part")
            key(part).unlink(missing_ok=True)  # left by a restore that was killed
            shutil.copyfile(source, part)
            part.chmod(0o600)
            settle(part)
            if key(source).exists():
                write_whole(key(part), key(source).read_bytes())
            kept = put_aside(target)
            if key(part).exists():
                key(part).replace(key(target))
            part.replace(target)
            settle(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise BadCopy("cannot-copy", path=str(target), reason=str(error)) from None
    return tables, kept


def put_aside(store: Path) -> Path | None:
    """Move a store aside, into one file with another name, with its key and what is kept beside it. Return the new
    path; None if there was none.

    The key stays at its old path as well until another one replaces it, so no store is ever without its key.
    """
    names = (store.with_name(f"{store.name}.before-{n}") for n in range(1, 10_000))
    kept = next(one for one in names if not one.exists() and not annex_of(one).exists())
    there = store.exists()
    if there:
        without_log(store)
        if key(store).exists():
            write_whole(key(kept), key(store).read_bytes())
        store.replace(kept)
    if annex_of(store).exists():
        annex_of(store).rename(annex_of(kept))
    settle(store.parent)
    return kept if there else None


def opened(store: Path) -> SqliteStore:
    """A store that no server uses. Raises `BadCopy` (`no-store`), `SaveError`."""
    if not store.is_file():
        raise BadCopy("no-store", path=str(store))
    return SqliteStore(store)


def without_log(store: Path) -> None:
    """Take what is logged beside a store into it, so that it is one file. Raises `sqlite3.Error`."""
    with closing(sqlite3.connect(store)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def alone(store: Path) -> Iterator[None]:
    """Lock a store so that no server opens it. Raises `BadCopy` (`store-in-use`, `store-cannot-lock`), `OSError`."""
    handle = os.open(store.with_name(store.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        if not lock(handle):
            raise BadCopy("store-in-use", path=str(store))
        yield
    except CannotLock as error:
        raise BadCopy("store-cannot-lock", path=str(store), reason=error.reason) from None
    finally:
        os.close(handle)


def sound(store: Path) -> int:
    """Check a store and count its tables. Raises `BadCopy` (`copy-damaged`, `copy-newer`), `sqlite3.Error`."""
    with closing(sqlite3.connect(f"{store.resolve().as_uri()}?mode=ro", uri=True)) as db:
        if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise BadCopy("copy-damaged", path=str(store))
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise BadCopy("copy-newer", path=str(store), found=version, known=VERSION)
        if not version:
            raise BadCopy("copy-damaged", path=str(store))
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def key(store: Path) -> Path:
    """The path of a store's key."""
    return store.with_name(store.name + ".key")


def annex_of(store: Path) -> Path:
    """The directory beside a store in which earlier versions of the program kept those of what people write."""
    return store.with_name(store.name + ".versions")
