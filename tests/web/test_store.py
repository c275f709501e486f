"""The store: whoever writes commits for all who wait, and each learns what became of their own."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from hantei.play import SaveError, locking
from hantei.web.storage import scripts
from hantei.web.storage.copying import BadCopy, alone
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import Db, Store

THREADS, EACH = 8, 25
ONE_TABLE = (
    "INSERT INTO tables (id, rulebook, title, owner, made, touched, seats, pace)"
    " VALUES (?, 'senki', '{}', 'me', 0, 0, '{}', 'step')"
)

WRITES_AND_DIES = """
import os, sys
from pathlib import Path
from hantei.web.storage.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]), alone=True)
store.execute(sys.argv[2], "a")
assert store.read("SELECT id FROM tables") == [("a",)]
os._exit(9)
"""


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A new store, on each database."""
    found: Store
    if request.param == "sqlite":
        found = SqliteStore(tmp_path / "tables.db")
    else:
        from hantei.web.storage.postgres import PostgresStore  # who tests without the extra needs none

        address = request.getfixturevalue("postgres").database()
        found = PostgresStore(address, tmp_path / "tables.key", "http://127.0.0.1:1")
    found.write(lambda db: db.execute("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    yield found
    found.close()


def put(n: int, error: BaseException | None = None) -> Callable[[Db], None]:
    """A job that puts a number in, and then fails where an error is given."""

    def job(db: Db) -> None:
        db.execute("INSERT INTO numbers VALUES (?)", (n,))
        if error is not None:
            raise error

    return job


def numbers(store: Store) -> list[int]:
    """What has been kept."""
    return [n for (n,) in store.read("SELECT n FROM numbers ORDER BY n")]


def test_what_many_write_at_once_is_kept_and_only_what_failed_is_not(store: Store) -> None:
    failed: list[int] = []

    def work(first: int) -> None:
        for n in range(first, first + EACH):
            try:
                store.write(put(n, ValueError(n) if n % 10 == 0 else None))
            except ValueError as error:
                failed.append(error.args[0])

    threads = [Thread(target=work, args=(100 * k,)) for k in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert numbers(store) == [100 * k + n for k in range(THREADS) for n in range(EACH) if n not in (0, 10, 20)]
    assert sorted(failed) == [100 * k + n for k in range(THREADS) for n in (0, 10, 20)]


def test_a_commit_that_breaks_off_is_no_success_for_those_who_waited(store: Store) -> None:
    failed: list[int] = []

    def work(n: int, error: BaseException | None) -> None:
        try:
            store.write(put(n, error))
        except BaseException:  # noqa: BLE001 - whichever of the two commits is told by what, the other that it failed
            failed.append(n)

    threads = [Thread(target=work, args=(1, None)), Thread(target=work, args=(2, KeyboardInterrupt()))]
    with store._turn:
        for thread in threads:
            thread.start()
        while len(store._waiting) < len(threads):
            sleep(0.001)
    for thread in threads:
        thread.join()
    assert (sorted(failed), numbers(store)) == ([1, 2], [])
    store.write(put(3))
    assert numbers(store) == [3]


def test_a_row_that_somebody_else_has_written_is_told_alike_by_all(store: Store) -> None:
    """Two tables in memory that number their lines alike: whoever is late is told so, and what stood stays."""
    line = "INSERT INTO told (tab, number, moves, line) VALUES ('a', 1, 0, ?)"
    store.execute(line, '"first"')
    with pytest.raises(SaveError) as failed:
        store.execute(line, '"second"')
    assert failed.value.message == "store-clash"
    assert store.read("SELECT line FROM told") == [('"first"',)]


def test_who_is_told_a_line_and_what_is_a_ruling_is_read_alike_by_all(store: Store) -> None:
    """Also of lines in which there are zero characters, or what looks like one."""
    lines = [
        {"kind": "said", "text": "all \0 and \\u0000"},
        {"kind": "ruling", "readers": ["red"], "text": "\0"},
        {"kind": "said", "readers": ["red", "white"]},
        {"kind": "said", "readers": []},
    ]
    rows = [("a", n, 0, json.dumps(line)) for n, line in enumerate(lines)]
    store.write(lambda db: db.executemany("INSERT INTO told (tab, number, moves, line) VALUES (?, ?, ?, ?)", rows))

    def told(seats: list[str] | None) -> list[int]:
        said = None if seats is None else json.dumps(seats)
        query = f"SELECT number FROM told WHERE {store.sql.told_to} ORDER BY number"  # noqa: S608 - ours
        return [n for (n,) in store.read(query, said, said)]

    assert told(None) == [0, 1, 2, 3]
    assert told(["white"]) == [0, 2]
    assert told(["red", "blue"]) == [0, 1, 2]
    assert told([]) == [0]
    assert store.read(f"SELECT number FROM told WHERE {store.sql.kind} = 'ruling'") == [(1,)]  # noqa: S608 - ours
    assert json.loads(store.read("SELECT line FROM told WHERE number = 0")[0][0]) == lines[0]


def test_a_table_is_held_by_whoever_has_claimed_it(store: Store) -> None:
    store.write(lambda db: db.execute(ONE_TABLE, ("a",)))
    with store.held("a"):
        assert store.holds("a")
        assert store.write(lambda db: db.hold("a")) is True
    claim = store.claim("a")
    assert claim.valid
    assert store.write(lambda db: db.hold("a", claim)) is True
    claim.release()
    claim = store.claim("none")  # may be claimed before it is made
    assert store.write(lambda db: db.hold("none", claim)) is False
    claim.release()


def test_a_text_is_replaced_only_where_it_is_still_the_one_that_was_read(store: Store) -> None:
    own = scripts.begin(store, "ann", "senki/1", "en")
    ((first,),) = store.read("SELECT text FROM scripts")
    assert scripts.rewrite(store, "ann", own, first, "one")
    assert not scripts.rewrite(store, "ann", own, first, "two")
    assert store.read("SELECT text FROM scripts") == [("one",)]
    scripts.remove(store, "ann", own)
    assert not scripts.rewrite(store, "ann", own, "one", "two")


def test_what_cannot_be_read_is_told_as_such(store: Store, tmp_path: Path) -> None:
    """A damaged file, a database that is away: a page says so. A mistake of ours stays an error."""
    with pytest.raises(store.errors):
        store.read("SELECT nothing FROM tables")
    assert store.read("SELECT count(*) FROM tables") == [(0,)]
    if isinstance(store, SqliteStore):
        store._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.path.write_bytes(b"no database" * 1000)
    else:
        store.address = "postgresql://hantei@127.0.0.1:1/none"  # type: ignore[attr-defined]
    told: list[SaveError] = []

    def read() -> None:
        try:
            store.read("SELECT count(*) FROM tables")
        except SaveError as error:
            told.append(error)

    reader = Thread(target=read)  # with a connection of its own
    reader.start()
    reader.join()
    assert [error.message for error in told] == ["store-unreachable"]


@pytest.mark.parametrize("before", [True, False])
def test_a_store_of_one_thread_keeps_what_was_written_before_its_process_was_killed(
    tmp_path: Path, before: bool
) -> None:
    """It reads what it wrote; whoever opens the file next finds it, alone as well as with others."""
    place = tmp_path / "tables.db"
    if before:  # as pages of before have left it
        SqliteStore(place).close()
        with closing(sqlite3.connect(place)) as db:
            assert db.execute("PRAGMA journal_mode=DELETE").fetchone() == ("delete",)
    words = [sys.executable, "-c", WRITES_AND_DIES, str(place), ONE_TABLE]
    assert subprocess.run(words, check=False).returncode == 9
    for by_itself in (True, False):
        store = SqliteStore(place, alone=by_itself)
        assert store.read("SELECT id FROM tables") == [("a",)]
        store.close()


def test_what_is_looked_up_has_an_index(store: Store) -> None:
    """The same in all databases: the tables of an owner, those not played lately, the people of a table, old links."""
    query = "SELECT name FROM sqlite_master WHERE type = 'index'"
    if not isinstance(store, SqliteStore):
        query = "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'"
    found = {name for (name,) in store.read(query)}
    wanted = {"tables_of_owner", "tables_by_time", "grants_of_table", "links_before", "people_by_picture"}
    assert {name for name in found if name in wanted} == wanted
    made = {name for name in found if not name.endswith(("_pkey", "_key")) and not name.startswith("sqlite_autoindex")}
    assert made == wanted


def test_a_file_system_without_locks_is_not_told_as_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locking, "flock", refused)
    with pytest.raises(SaveError, match="store-cannot-lock"):
        SqliteStore(tmp_path / "tables.db")
    with pytest.raises(BadCopy, match="store-cannot-lock"), alone(tmp_path / "tables.db"):
        pass
    monkeypatch.undo()
    SqliteStore(tmp_path / "tables.db").close()


def test_nothing_is_acknowledged_once_the_file_is_gone_or_another(tmp_path: Path) -> None:
    """It would be written to a file without a name, which ends with the server."""
    path, away = tmp_path / "tables.db", tmp_path / "away.db"
    store = SqliteStore(path)
    store.execute("INSERT INTO people (person, name, colour) VALUES ('me', 'Aoi', 1)")
    path.rename(away)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(2):
            with pytest.raises(SaveError, match="store-gone"):
                store.execute("UPDATE people SET name = 'Ao'")
            with pytest.raises(SaveError, match="store-gone"):
                pool.submit(store.read, "SELECT name FROM people").result()
            with pytest.raises(SaveError, match="store-gone"):
                store.touch()
            path.write_bytes(away.read_bytes())
    away.replace(path)
    store.execute("UPDATE people SET name = 'Aki'")
    assert store.read("SELECT name FROM people") == [("Aki",)]
    store.close()
