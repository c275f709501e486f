"""Stores of servers that are killed, whose disk is full, and whose clock is wrong."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.play import SaveError
from hantei.web.server.expiry import DAY, STEADY, Expiry
from hantei.web.storage.sqlite import SqliteDb, SqliteStore
from hantei.web.storage.store import Db, Job, Store

from .schedules import FEW, tried

KILLED = 9


def answer(number: int, size: int) -> Job:
    """What an answer writes: lines of the game, and as many of the log."""

    def job(db: Db) -> None:
        db.execute("INSERT INTO entries (tab, number, lines) VALUES ('a', ?, ?)", (number, b"x" * size))
        for line in range(3):
            values = "a", 3 * number + line, number, "y" * size
            db.execute("INSERT INTO told (tab, number, moves, line) VALUES (?, ?, ?, ?)", values)

    return job


def whole(store: Store, kept: Sequence[int], hand: Sequence[int]) -> list[int]:
    """The answers that are there: all that were acknowledged, no others but those under way, each as a whole."""
    found = [number for (number,) in store.read("SELECT number FROM entries ORDER BY number")]
    told = [number for (number,) in store.read("SELECT moves FROM told ORDER BY number")]
    assert set(kept) <= set(found) <= {*kept, *hand}, (kept, found)
    assert told == [number for number in found for _ in range(3)], "an answer is half there"
    return found


def child(file: Path, first: int, rng: Random, said: int) -> None:
    """A server that answers until it is killed before one of its statements; it says what it has acknowledged."""
    left = rng.randint(1, 60)

    class Doomed(SqliteDb):
        def execute(self, *facts: Any) -> sqlite3.Cursor:
            nonlocal left
            left -= 1
            if left == 0:
                os._exit(KILLED)
            return super().execute(*facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hantei.web.storage.sqlite.SqliteDb", Doomed)
        store = SqliteStore(file)
        for number in range(first, first + 20):
            os.write(said, b"%d begun\n" % number)
            store.write(answer(number, rng.choice((10, 5000))))
            os.write(said, b"%d kept\n" % number)
        os._exit(0)


def killed(rng: Random, place: Path) -> None:
    """Some lives of a store."""
    file, kept = place / f"{rng.random()}.db", list[int]()
    for life in range(rng.randint(1, 3)):
        hears, said = os.pipe()
        process = os.fork()
        if not process:
            try:
                child(file, 100 * life, rng, said)
            finally:
                os._exit(1)
        os.close(said)
        with os.fdopen(hears) as told:
            lines = told.read().split("\n")
        assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) in (0, KILLED)
        kept += [int(line.split()[0]) for line in lines if line.endswith("kept")]
        begun = [int(line.split()[0]) for line in lines if line.endswith("begun")]
        store = SqliteStore(file)
        kept = whole(store, kept, begun)
        assert store.read("PRAGMA integrity_check") == [("ok",)]
        store.close()
        rng.random()


def test_a_server_that_is_killed_between_statements_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    tried("killed-store", 25, lambda rng: killed(rng, tmp_path))


def full(rng: Random, place: Path) -> None:
    """A disk that is full now and then."""
    store = SqliteStore(place / f"{rng.random()}.db")
    kept = list[int]()
    store._db.execute("PRAGMA cache_size=5")
    for number in range(rng.randint(5, 30)):
        ((pages,),) = store._db.execute("PRAGMA page_count").fetchall()
        room = rng.choice((0, 0, 1, 2, 1000))
        store._db.execute(f"PRAGMA max_page_count={pages + room}")
        try:
            store.write(answer(number, rng.choice((10, 3000, 9000))))
            kept.append(number)
        except SaveError as error:
            said = error.message
        else:
            said = ""
        assert said in ("", "store-write-failed")
        whole(store, kept, ())
    store._db.execute("PRAGMA max_page_count=100000")
    store.write(answer(1000, 9000))
    whole(store, [*kept, 1000], ())
    store.close()


def test_a_full_disk_leaves_no_answer_half_there(tmp_path: Path) -> None:
    tried("full-store", 60, lambda rng: full(rng, tmp_path))


def clock(rng: Random) -> None:
    """A clock that is wrong now and then, for less than an hour; a table is played at, or is not."""
    expiry, days = Expiry(90), 90 * DAY
    clock = counted = 1_700_000_000.0
    wrong, until, touched = 0.0, 0.0, counted
    for _ in range(300):
        passed = rng.choice((60.0, 900.0, 900.0, DAY))
        if passed == DAY:  # nobody looks at the clock so long where the server runs
            expiry = Expiry(90)
        counted += passed
        if wrong and counted > until:
            wrong = 0.0  # and it is seen to be right
        elif not wrong and rng.random() < 0.05:
            wrong, until = rng.choice((-1, 1)) * rng.choice((100.0, 1000 * DAY)), counted + STEADY - 1000
        clock = counted + wrong
        if rng.random() < 0.2:
            touched = counted
        if expiry.steady(clock, counted) and clock - touched > days:
            assert counted - touched > days, "a table was deleted because the clock was wrong"


def test_a_clock_that_jumps_deletes_no_table() -> None:
    tried("clock", FEW // 3, clock)


def test_what_is_old_by_a_clock_that_goes_evenly_is_deleted() -> None:
    expiry = Expiry(90)
    assert not expiry.steady(0.0, 0.0)
    assert not expiry.steady(STEADY - 1, STEADY - 1)
    assert expiry.steady(STEADY, STEADY)
    assert not expiry.steady(STEADY + 5000, STEADY + 10)
    assert expiry.steady(2 * STEADY + 5000, 2 * STEADY + 10)
