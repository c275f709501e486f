"""`hantei backup`, `hantei restore`: copies of the tables of a server."""

from __future__ import annotations

from pathlib import Path

from hantei.text import Catalogue
from hantei.web import copying

from .options import BadOption
from .saves import directory
from .voice import Voice

DATABASES = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL begins."""


def store_of(file: str) -> Path:
    """The store that is meant: that of the server unless another is named. Raises `BadOption` for no file."""
    if file.startswith(DATABASES):
        raise BadOption("copy-no-file")
    return Path(file).expanduser() if file else directory().parent / "tables.db"


def backup(target: Path, file: str, general: Catalogue, plain: bool) -> int:
    """Copy the tables, also while the server runs. The exit code."""
    tables = copying.backup(store_of(file), target)
    voice = Voice(general, plain)
    if plain:
        voice.document({"file": str(target), "tables": tables})
    else:
        voice.say_id("backup-done", tables=tables, path=str(target), key=str(copying.key(target)))
    return 0


def restore(source: Path, file: str, general: Catalogue, plain: bool) -> int:
    """Bring a copy of the tables back; what stood there is kept. The exit code."""
    store, voice = store_of(file), Voice(general, plain)
    tables, kept = copying.restore(source, store)
    if plain:
        voice.document({"file": str(store), "tables": tables, "kept": str(kept) if kept else None})
    else:
        voice.say_id("restore-done", tables=tables, path=str(store))
        if kept:
            voice.say_id("restore-kept", path=str(kept))
    return 0
