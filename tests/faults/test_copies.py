"""Copies of a store, made and brought back by processes that are killed at every step."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from hantei.web.storage.copying import backup, key, restore, sound
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.versions import Versions

STEPS = ("open", "os.rename", "os.remove", "os.chmod", "os.link", "shutil.copyfile", "sqlite3.connect")
"""What is audited of a program: it is killed before one of these."""


def killed_at(number: int, place: Path, work: Callable[[], object]) -> bool:
    """Whether work that concerns a folder came to its end, in a process that is killed before its step of a number."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    steps = 0

    def audited(event: str, facts: tuple[Any, ...]) -> None:
        nonlocal steps
        if event in STEPS and facts and str(place) in str(facts[0]):
            steps += 1
            if steps == number:
                os._exit(9)

    try:
        sys.addaudithook(audited)
        work()
    except BaseException as error:  # noqa: BLE001 - the child must never go on as if it were the test
        print(repr(error), file=sys.stderr)
        os._exit(8)
    os._exit(0)


def made(file: Path, tables: int) -> bytes:
    """A store with some tables; its key."""
    store = SqliteStore(file)
    for number in range(tables):
        store.execute(
            "INSERT INTO tables (id, rulebook, title, owner, made, touched, seats, pace)"
            " VALUES (?, 'senki', '{}', 'me', 0, 0, '{}', 'step')",
            f"{file.name}-{number}",
        )
    Versions(store).keep(f"{tables} tables", "saved", 0)
    store.close()
    return store.key


def test_a_backup_that_is_killed_leaves_the_copy_of_before_or_the_new_one(tmp_path: Path) -> None:
    source, target = tmp_path / "tables.db", tmp_path / "copy.db"
    mine = made(source, 3)
    backup(source, target)
    made(source, 0)
    store = SqliteStore(source)
    store.execute("DELETE FROM tables WHERE id = 'tables.db-0'")
    store.close()
    number, ended = 0, False
    while not ended:
        number += 1
        assert number < 200
        ended = killed_at(number, tmp_path, lambda: backup(source, target))
        assert sound(target) in ((3, 2) if not ended else (2,))
        assert key(target).read_bytes() == mine
        if sound(target) == 2 and not ended:
            continue
    assert number > 8


def test_a_restore_that_is_killed_loses_neither_store_nor_key(tmp_path: Path) -> None:
    number, ended = 0, False
    while not ended:
        number += 1
        assert number < 200
        place = tmp_path / str(number)
        place.mkdir()
        source, target = place / "copy.db", place / "tables.db"
        (place / "theirs").mkdir()
        theirs, mine = made(place / "theirs" / "tables.db", 2), made(target, 5)
        backup(place / "theirs" / "tables.db", source)
        ended = killed_at(number, place, partial(restore, source, target))
        found = {sound(file): key(file) for file in (target, place / "tables.db.before-1") if file.exists()}
        assert found[5].read_bytes() == mine, "the store of before has lost its key"
        if 2 in found:
            assert found[2].read_bytes() == theirs
        assert restore(source, target)[0] == 2  # whoever brings it back again succeeds
        assert (sound(target), key(target).read_bytes()) == (2, theirs)
        store = SqliteStore(target)
        assert (store.key, Versions(store).text(1)) == (theirs, "2 tables")
    assert number > 8
