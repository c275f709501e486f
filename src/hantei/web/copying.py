"""Copies of a store: made while a server runs, and brought back while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hantei.core.message import Complaint
from hantei.play.locking import lock

from .keys import settle
from .sqlite import VERSION

PAGES = 500
"""Pages that are copied at once; a server that writes meanwhile waits no longer than for these."""


class BadCopy(Complaint):
    """A store that cannot be copied, or brought back."""


def backup(source: Path, target: Path) -> int:
    """Copy a store, with its key, as it stands at one moment; how many tables it has.

    A server may be running. The copy is whole or not there. Raises `BadCopy` (`no-store`, `cannot-copy`).
    """
    if not source.is_file():
        raise BadCopy("no-store", path=str(source))
    part = target.with_name(f".{target.name}.part")
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as db:
            with closing(sqlite3.connect(part)) as copy:
                part.chmod(0o600)
                db.backup(copy, pages=PAGES)
                copy.execute("PRAGMA journal_mode=DELETE")
            tables = sound(part)
        settle(part)
        shutil.copyfile(key(source), key(part))
        key(part).chmod(0o600)
        settle(key(part))
        key(part).replace(key(target))
        part.replace(target)
        settle(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise BadCopy("cannot-copy", path=str(target), reason=str(error)) from None
    finally:
        for left in (part, key(part)):
            left.unlink(missing_ok=True)
    return tables


def restore(source: Path, target: Path) -> tuple[int, Path | None]:
    """Bring a copy back; how many tables it has, and where the store now is that stood there (None: there was none).

    Raises `BadCopy` (`no-store`, `store-in-use` while a server runs, `cannot-copy`).
    """
    if not source.is_file():
        raise BadCopy("no-store", path=str(source))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with alone(target):
            tables, kept = sound(source), None
            part = target.with_name(f".{target.name}.part")
            key(part).unlink(missing_ok=True)  # of a restore that was killed
            shutil.copyfile(source, part)
            part.chmod(0o600)
            settle(part)
            if key(source).exists():
                shutil.copyfile(key(source), key(part))
                key(part).chmod(0o600)
                settle(key(part))
            if target.exists():
                kept = put_aside(target)
            if key(part).exists():
                key(part).replace(key(target))
            part.replace(target)
            settle(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise BadCopy("cannot-copy", path=str(target), reason=str(error)) from None
    return tables, kept


def put_aside(store: Path) -> Path:
    """Keep a store and its key under another name, all of it in one file; where it is now.

    The key stays where it was as well, until another one takes its place: no store is ever without its own.
    """
    with closing(sqlite3.connect(store)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("PRAGMA journal_mode=DELETE")
    number = next(n for n in range(1, 10_000) if not store.with_name(f"{store.name}.before-{n}").exists())
    kept = store.with_name(f"{store.name}.before-{number}")
    if key(store).exists():
        shutil.copyfile(key(store), key(kept))
        key(kept).chmod(0o600)
        settle(key(kept))
    store.replace(kept)
    settle(store.parent)
    return kept


@contextmanager
def alone(store: Path) -> Iterator[None]:
    """Hold a store so that no server opens it. Raises `BadCopy` (`store-in-use`), `OSError`."""
    handle = os.open(store.with_name(store.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        if not lock(handle):
            raise BadCopy("store-in-use", path=str(store))
        yield
    finally:
        os.close(handle)


def sound(store: Path) -> int:
    """How many tables a store has. Raises `BadCopy` (`copy-damaged`, `copy-newer`), `sqlite3.Error`."""
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
    """Where the key of a store is."""
    return store.with_name(store.name + ".key")
