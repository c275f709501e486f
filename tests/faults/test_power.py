"""A store whose power goes between any two calls of SQLite, with any part of what was not synced on the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hantei.web.storage.sqlite import SqliteStore

from .schedules import MANY, SHARDS, tried
from .test_stores import whole
from .traced import Call, Replay, can_trace, traced

pytestmark = pytest.mark.skipif(not can_trace(), reason="there is no strace here")

STORE = "tables.db"


@pytest.fixture(scope="module")
def calls(tmp_path_factory: pytest.TempPathFactory) -> Sequence[Call]:
    """What a server that answers calls."""
    folder = tmp_path_factory.mktemp("traced") / "store"
    folder.mkdir()
    found = traced(["-m", "tests.faults.answering", str(folder / STORE)], folder)
    kinds = {(call.name, call.file) for call in found}
    assert {
        ("write", STORE),
        ("sync", STORE),
        ("write", f"{STORE}-wal"),
        ("sync", f"{STORE}-wal"),
        ("say", ""),
    } <= kinds
    return found


def lost(calls: Sequence[Call], place: Path, rng: Random) -> None:
    """The power goes, or the process is killed, and the store is opened again: nothing acknowledged is missing."""
    replay, end = Replay(), rng.randrange(len(calls))
    for call in calls[:end]:
        replay.do(call)
    for old in place.iterdir():
        old.unlink()
    for name, data in replay.left(rng, power=rng.random() < 0.8).items():
        (place / name).write_bytes(data)
    kept = [int(number) for number in replay.said.split()]
    store = SqliteStore(place / STORE)
    try:
        whole(store, kept, [len(kept) + 1])
    finally:
        store.close()
    with closing(sqlite3.connect(place / STORE)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_store_survives_lost_power_between_any_two_calls(calls: Sequence[Call], tmp_path: Path) -> None:
    tried("power", 100, lambda rng: lost(calls, tmp_path, rng))


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
def test_a_store_survives_many_losses_of_power(calls: Sequence[Call], tmp_path: Path, shard: int) -> None:
    tried("power", MANY // 100, lambda rng: lost(calls, tmp_path, rng), shard, SHARDS)


def test_a_store_that_synced_nothing_would_be_found_out(calls: Sequence[Call], tmp_path: Path) -> None:
    careless = [call for call in calls if call.name != "sync" or not call.file.endswith("-wal")]
    with pytest.raises((AssertionError, sqlite3.DatabaseError)):
        tried("power", 200, lambda rng: lost(careless, tmp_path, rng))
