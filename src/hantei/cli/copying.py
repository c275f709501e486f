"""Commands of a host for the tables of a server: `hantei backup`, `hantei restore`, `hantei new-key`, `hantei
put-out`."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from types import ModuleType

from hantei.lab.extras import NeedsExtra
from hantei.text import Catalogue
from hantei.web.storage import copying, expelling, rekeying
from hantei.web.storage.store import Store

from .options import BadOption
from .saves import directory
from .voice import Voice

DATABASES = ("postgresql://", "postgres://")
"""The beginning of the address of a PostgreSQL."""


def store_of(file: str) -> Path:
    """Find the store: the named one, by default that of the server."""
    return Path(file).expanduser() if file else directory().parent / "tables.db"


def key_at(key: str) -> Path:
    """Find the file of the key of tables in PostgreSQL: the named one, by default that of the server."""
    return Path(key).expanduser() if key else store_of("").with_name("tables.db.key")


def versions_at(file: str) -> Path:
    """Find where an earlier version of the server kept the versions of people's files: beside its store, or where that
    would lie."""
    return copying.annex_of(store_of("" if file.startswith(DATABASES) else file))


def backup(target: Path, file: str, key: str, general: Catalogue, plain: bool) -> int:
    """Copy the tables, also while the server runs. Return the exit code. Raises `BadOption`, `NeedsExtra`."""
    if file.startswith(DATABASES):
        tables = moving().backup(file, key_at(key), target)
    else:
        no_key(key)
        tables = copying.backup(store_of(file), target)
    voice = Voice(general, plain)
    if plain:
        voice.document({"file": str(target), "tables": tables})
    else:
        voice.say_id("backup-done", tables=tables, path=str(target), key=str(copying.key(target)))
    return 0


def restore(source: Path, file: str, key: str, general: Catalogue, plain: bool) -> int:
    """Restore a copy of the tables; the tables that it replaces are kept. Return the exit code. Raises `BadOption`,
    `NeedsExtra`."""
    voice, kept = Voice(general, plain), None
    if file.startswith(DATABASES):
        tables, where = moving().restore(source, file, key_at(key)), "PostgreSQL"
    else:
        no_key(key)
        where = str(store_of(file))
        tables, kept = copying.restore(source, store_of(file))
    if plain:
        voice.document({"file": where, "tables": tables, "kept": str(kept) if kept else None})
    else:
        voice.say_id("restore-done", tables=tables, path=where)
        if kept:
            voice.say_id("restore-kept", path=str(kept))
    return 0


def new_key(file: str, key: str, general: Catalogue, plain: bool) -> int:
    """Make another key of the links. Return the exit code. Raises `BadOption`, `BadCopy`, `NeedsExtra`, `SaveError`."""
    if file.startswith(DATABASES):
        where = key_at(key)
        moving().rekey(file, where)
    else:
        no_key(key)
        where = rekeying.in_file(store_of(file))
    voice = Voice(general, plain)
    if plain:
        voice.document({"key": str(where)})
    else:
        voice.say_id("new-key-done", path=str(where))
    return 0


def put_out(person: str, file: str, key: str, general: Catalogue, plain: bool) -> int:
    """Put somebody out of all tables. Return the exit code. Raises `BadOption`, `BadCopy`, `CannotPutOut`,
    `NeedsExtra`, `SaveError`."""
    with closing(opened(file, key)) as store:
        done = expelling.put_out(store, person)
    voice = Voice(general, plain)
    found = {table: f"/join/{secret}" for table, secret in done.owners.items()}
    if plain:
        voice.document({"tables": done.tables, "owners": found})
        return 0
    voice.say_id("put-out-done", tables=done.tables)
    for link in found.values():
        voice.say_id("put-out-own", link=link)
    return 0


def opened(file: str, key: str) -> Store:
    """Open the tables of a server that does not run. Raises `BadOption`, `BadCopy` (`no-store`), `NeedsExtra`,
    `SaveError`."""
    if file.startswith(DATABASES):
        found: Store = moving().opened(file, key_at(key))
        return found
    no_key(key)
    return copying.opened(store_of(file))


def moving() -> ModuleType:
    """Load the module that copies tables in PostgreSQL. Raises `NeedsExtra`."""
    try:
        from hantei.web.storage import moving as found
    except ImportError:
        raise NeedsExtra("needs-extra", what="--db postgresql://...", extra="postgres") from None
    return found


def no_key(key: str) -> None:
    """Refuse the file of a key if the store has its own beside it. Raises `BadOption`."""
    if key:
        raise BadOption("only-with-postgres", option="--key")
