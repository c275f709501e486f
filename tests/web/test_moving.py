"""Tables move from SQLite to PostgreSQL and back, with their links, and with what people write."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg")

from hantei.play import SaveError
from hantei.web.storage import copying, moving
from hantei.web.storage.copying import BadCopy, key
from hantei.web.storage.postgres import PostgresStore
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.versions import Versions

from .clusters import Cluster

LINE = '{"kind": "said", "text": "\\u0000 日本"}'


def filled(file: Path) -> None:
    """A store with a table and whatever a store can keep."""
    store = SqliteStore(file)
    store.execute(
        "INSERT INTO tables (id, rulebook, title, owner, made, touched, seats, pace, notes)"
        " VALUES ('t1', 'senki', '{}', 'me', 5, 6, '{}', 'step', '覚え書き')"
    )
    store.execute("INSERT INTO links VALUES ('0123456789abcdef', 't1', 'seat-red', '')")
    store.execute("INSERT INTO grants VALUES ('guest', 't1', 'seat-red')")
    for number in (1, 40):
        store.execute("INSERT INTO entries VALUES ('t1', ?, ?)", number, bytes(range(256)))
    store.execute("INSERT INTO told VALUES ('t1', 1, 2, 0, ?)", LINE)
    store.execute("INSERT INTO scripts VALUES ('own1', 'me', 'senki', 'new', '{}', 'hantei: senki/1', 7, 0)")
    store.execute("INSERT INTO people VALUES ('me', 'なまえ', 3, 'pic', ?)", b"\x00\xff")
    kept = Versions(store, "own1", "me")
    kept.keep("hantei: senki/1", "saved", 7)
    kept.keep("hantei: senki/1\nid: a", "draft", 8)
    store.close()


def contents(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a store in a file."""
    with closing(sqlite3.connect(file)) as db:
        return {one: sorted(db.execute(f"SELECT * FROM {one}").fetchall()) for one in moving.KEPT}  # noqa: S608


def test_tables_move_to_postgres_and_back_as_they_are(postgres: Cluster, tmp_path: Path) -> None:
    old, copy, shared, again, new = (tmp_path / one / "tables.db" for one in ("old", "copy", "shared", "again", "new"))
    for one in (old, copy, shared, again, new):
        one.parent.mkdir()
    filled(old)
    before = contents(old)
    assert len(before["versions"]) == 2
    assert copying.backup(old, copy) == 1
    address = postgres.database()
    assert moving.restore(copy, address, key(shared)) == 1
    store = PostgresStore(address, key(shared), "http://127.0.0.1:1")
    assert store.key == key(old).read_bytes()
    assert store.read("SELECT lines FROM entries ORDER BY number")[1][0] == bytes(range(256))
    store.close()
    assert moving.backup(address, key(shared), again) == 1
    assert copying.restore(again, new) == (1, None)
    assert contents(new) == before
    assert key(new).read_bytes() == key(old).read_bytes()
    SqliteStore(new).close()


def test_a_database_with_tables_and_another_key_are_left_alone(postgres: Cluster, tmp_path: Path) -> None:
    old, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    filled(old)
    copying.backup(old, copy)
    address, file = postgres.database(), tmp_path / "shared.key"
    assert moving.restore(copy, address, file) == 1
    with pytest.raises(BadCopy, match="copy-not-empty"):
        moving.restore(copy, address, file)
    other = tmp_path / "other.key"
    other.write_bytes(b"x" * 32)
    with pytest.raises(BadCopy, match="copy-other-key"):
        moving.restore(copy, postgres.database(), other)
    with pytest.raises(BadCopy, match="copy-no-key"):
        moving.backup(address, tmp_path / "none.key", tmp_path / "b.db")
    assert not (tmp_path / "none.key").exists()
    assert not (tmp_path / "b.db").exists()


def test_what_fails_in_the_middle_leaves_the_database_empty(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, copy, file = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "shared.key"
    filled(old)
    copying.backup(old, copy)
    address = postgres.database()
    batches = moving.batches

    def full(rows: sqlite3.Cursor) -> Iterator[list[Any]]:
        yield from batches(rows)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(moving, "batches", full)
    with pytest.raises(BadCopy, match="cannot-copy"):
        moving.restore(copy, address, file)
    monkeypatch.undo()
    assert moving.restore(copy, address, file) == 1


def test_servers_that_share_tables_can_have_another_key(postgres: Cluster, tmp_path: Path) -> None:
    """Not while one runs; afterwards the old key is refused, and one that was lost does not matter."""
    address, file, old = postgres.database(), tmp_path / "tables.key", tmp_path / "old.key"
    store = PostgresStore(address, file, "http://one:1")
    store.execute("INSERT INTO links VALUES ('0123456789abcdef', 't1', 'seat-red', 'given out long ago')")
    old.write_bytes(file.read_bytes())
    with pytest.raises(BadCopy, match="servers-running") as running:
        moving.rekey(address, file)
    assert running.value.facts["servers"] == ["http://one:1"]
    assert file.read_bytes() == old.read_bytes()
    store.close()
    moving.rekey(address, file)
    assert file.read_bytes() != old.read_bytes()
    with pytest.raises(SaveError, match="store-other-key"):
        PostgresStore(address, old, "http://one:1")
    file.unlink()
    moving.rekey(address, file)
    store = PostgresStore(address, file, "http://one:1")
    assert store.read("SELECT name, before FROM links") == [("0123456789abcdef", "")]
    store.close()


def test_where_the_key_cannot_be_written_the_tables_keep_theirs(postgres: Cluster, tmp_path: Path) -> None:
    address, file = postgres.database(), tmp_path / "tables.key"
    PostgresStore(address, file, "http://one:1").close()
    with pytest.raises(BadCopy, match="cannot-rekey"):
        moving.rekey(address, tmp_path / "tables.key" / "below.key")
    PostgresStore(address, file, "http://one:1").close()
