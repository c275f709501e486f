"""Copies of the tables: made while a server plays, brought back while none does; and links without secrets at rest."""

from __future__ import annotations

import hmac
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hantei import library
from hantei.play import read, verify
from hantei.web.storage import keys
from hantei.web.storage.copying import BadCopy, backup, restore
from hantei.web.storage.doors import Doors, links
from hantei.web.storage.sqlite import STEPS, SqliteStore

from .serving import Person, Process

DUEL = "senki/ace_duel"


def hantei(*words: str) -> subprocess.CompletedProcess[str]:
    """A command, as somebody types it."""
    return subprocess.run(
        [sys.executable, "-m", "hantei", *words, "--lang", "en"], capture_output=True, text=True, check=False
    )


def secret(person: Person, table: str) -> str:
    """The link of the first seat for guests."""
    found = re.search(r"/join/[\w-]+", person.get(f"{table}panel").text)
    assert found
    return found[0]


def answers(person: Person, table: str, most: int) -> None:
    """Give the first answer to some questions."""
    for _ in range(most):
        page = person.get(table).text
        found = re.search(r'name="answer" value="([^"]+)"', page)
        if not found:
            return
        person.answer(table, page, found[1])


def test_a_copy_is_made_while_people_play_and_goes_on_from_there(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Process(db) as server, Person(server.address) as person:
        table = person.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
        link = secret(person, table)
        answers(person, table, 3)
        done = hantei("backup", str(copy), "--db", str(db))
        assert done.returncode == 0, done.stderr
        assert "1 table was copied" in done.stdout
        saved = person.get(f"{table}save").content
        answers(person, table, 3)
        cookies = person.cookies
    done = hantei("restore", str(copy), "--db", str(db))
    assert done.returncode == 0, done.stderr
    assert "What was there before is now" in done.stdout
    with Process(db) as server, Person(server.address) as person, Person(server.address) as guest:
        person.cookies.update(cookies)
        assert person.get(f"{table}save").content == saved
        assert guest.get(link).status_code == 200  # links go on working: the key came along
    file = tmp_path / "game.hantei"
    file.write_bytes(saved)
    assert verify(file, library.find).sound
    assert read(file).entries


def test_a_store_that_is_in_use_is_not_replaced(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Process(db) as server, Person(server.address) as person:
        person.begin(DUEL)
        backup(db, copy)
        before = db.read_bytes()
        done = hantei("restore", str(copy), "--db", str(db))
        assert done.returncode == 2
        assert "in use by a server" in done.stderr
        assert "Traceback" not in done.stderr
        assert db.read_bytes()[:100] == before[:100]


@pytest.mark.parametrize("content", [b"", b"nothing of the kind" * 100])
def test_what_is_no_copy_is_not_brought_back(tmp_path: Path, content: bytes) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    SqliteStore(db).close()
    copy.write_bytes(content)
    before = db.read_bytes()
    with pytest.raises(BadCopy):
        restore(copy, db)
    assert db.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} <= {"tables.db", "tables.db.key", "tables.db.lock", "copy.db"}


def test_a_copy_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    SqliteStore(db).close()
    backup(db, copy)
    with sqlite3.connect(copy) as newer:
        newer.execute("PRAGMA user_version = 999")
    newer.close()
    with pytest.raises(BadCopy, match="copy-newer"):
        restore(copy, db)


def test_nothing_is_there_to_be_copied(tmp_path: Path) -> None:
    done = hantei("backup", str(tmp_path / "copy.db"), "--db", str(tmp_path / "none.db"))
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert not (tmp_path / "none.db").exists()


def test_only_its_owner_reads_a_copy_and_its_key(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "tables.db").close()
    backup(tmp_path / "tables.db", tmp_path / "copy.db")
    for name in ("copy.db", "copy.db.key", "tables.db.key"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


# Links


def test_no_secret_of_a_link_stands_in_the_store(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Process(db) as server, Person(server.address) as person:
        link = secret(person, person.begin(DUEL, **{"seat-white": "link"})).removeprefix("/join/")
    for file in tmp_path.glob("tables.db*"):
        assert link.encode() not in file.read_bytes()


def test_links_of_a_store_of_before_go_on_working(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    for step in STEPS[:3]:
        db.executescript(step)
    db.execute("PRAGMA user_version = 3")
    seats = json.dumps({"white": "link"})
    db.execute("INSERT INTO tables VALUES ('t', 'senki', '{}', 'me', 0, 0, 0, ?, 'fast', 'own')", (seats,))
    db.execute("INSERT INTO links VALUES ('an-old-secret-that-was-sent', 't', 'seat-white')")
    db.commit()
    db.close()
    store = SqliteStore(tmp_path / "old.db")
    doors = Doors(store)
    assert doors.enter("somebody", "an-old-secret-that-was-sent") == ("t", "seat-white", True)
    shown = links(store, "t")["seat-white"]
    assert doors.enter("another", shown) == ("t", "seat-white", True)
    assert doors.enter("nobody", "") is None
    assert doors.enter("nobody", keys.fingerprint("an-old-secret-that-was-sent")) is None
    assert b"an-old-secret" not in (tmp_path / "old.db").read_bytes()
    store.close()


@pytest.mark.parametrize(
    "change", [lambda s: s[:-1], lambda s: s + "0", lambda s: s[:16], lambda s: "0" * 16 + s[16:], str.upper]
)
def test_a_secret_that_is_not_quite_one_proves_nothing(change: object) -> None:
    key, name = b"k" * 32, "0123456789abcdef"
    whole = keys.secret_of(key, name)
    assert keys.name_in(key, whole) == name
    assert keys.name_in(key, change(whole)) is None  # type: ignore[operator]
    assert keys.name_in(b"x" * 32, whole) is None
    assert keys.name_in(key, "é" * 40) is None


def test_a_link_is_proved_by_128_bits_and_one_of_before_as_it_was_given_out() -> None:
    key = b"k" * 32
    new = keys.new_name()
    assert (len(new), len(keys.secret_of(key, new))) == (20, 20 + 128 // 4)
    whole = hmac.new(key, b"0123456789abcdef", "sha256").hexdigest()
    before = f"0123456789abcdef{whole[:24]}"
    assert keys.name_in(key, before) == "0123456789abcdef"
    assert keys.name_in(key, before[:-1]) is None
    longer = hmac.new(key, new.encode(), "sha256").hexdigest()
    assert keys.name_in(key, new + longer[:32]) == new
    assert keys.name_in(key, new + longer[:24]) is None  # a new one is not proved by less


def test_another_key_ends_the_links_that_were_sent_and_nobody_loses_a_place(tmp_path: Path) -> None:
    """Not while a server runs, and not where there are no tables."""
    db = tmp_path / "tables.db"
    with Process(db) as server, Person(server.address) as person:
        table = person.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
        old, before = secret(person, table), (tmp_path / "tables.db.key").read_bytes()
        refused = hantei("new-key", "--db", str(db))
        assert (refused.returncode, "in use by another server" in refused.stderr) == (2, True)
        assert (tmp_path / "tables.db.key").read_bytes() == before
        cookies = person.cookies
    assert hantei("new-key", "--db", str(tmp_path / "none.db")).returncode == 2
    assert not (tmp_path / "none.db").exists()
    done = hantei("new-key", "--db", str(db))
    assert (done.returncode, str(db) + ".key" in done.stdout.replace("\n", "")) == (0, True), done.stderr
    key = tmp_path / "tables.db.key"
    assert key.stat().st_mode & 0o077 == 0
    assert len(key.read_bytes()) == len(before)
    assert key.read_bytes() != before
    with Process(db) as server, Person(server.address) as person, Person(server.address) as guest:
        person.cookies = cookies
        assert person.get(table).status_code == 200
        assert guest.get(old).status_code == 404
        assert guest.get(secret(person, table)).status_code == 200


def test_a_host_puts_somebody_out_of_all_tables_and_theirs_can_be_taken_over(tmp_path: Path) -> None:
    db, log = tmp_path / "tables.db", tmp_path / "notes"
    with Process(db, more=("--log", str(log))) as server, Person(server.address) as bad, Person(server.address) as good:
        own = bad.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
        known = json.loads(log.read_text().splitlines()[-1])
        there = good.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
        way = secret(good, there)
        seat = str(bad.post(way).url.path)
        assert bad.get(seat).status_code == 200
        who = json.loads(log.read_text().splitlines()[-1])["person"]
        assert known["what"] == "begin"
        assert hantei("put-out", who, "--db", str(db)).returncode == 2  # a server runs
        bad_cookies, good_cookies = bad.cookies, good.cookies
    nobody = hantei("put-out", "0" * 32, "--db", str(db))
    assert (nobody.returncode, "Nobody called" in nobody.stderr) == (2, True)
    done = hantei("put-out", who, "--db", str(db), "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["tables"], list(told["owners"])) == (2, [own.split("/")[2]])
    with Process(db) as server, Person(server.address) as bad, Person(server.address) as good:
        bad.cookies, good.cookies = bad_cookies, good_cookies
        assert [bad.get(one).status_code for one in (own, seat, way)] == [404, 404, 404]
        assert good.get(there).status_code == 200
        assert good.get(own).status_code == 404
        assert good.post(told["owners"][own.split("/")[2]]).status_code == 200
        assert good.get(own).status_code == 200


def test_a_copy_takes_the_place_of_no_store_and_of_nothing_but_a_file(tmp_path: Path) -> None:
    """That of the server itself would be gone from under it, and a device from the system."""
    store, pipe = tmp_path / "tables.db", tmp_path / "pipe"
    with closing(SqliteStore(store)):
        os.mkfifo(pipe)
        for place in (store, pipe, tmp_path):
            with pytest.raises(BadCopy, match="copy-no-place"):
                backup(store, place)
        assert pipe.is_fifo()
        for _ in range(2):
            assert backup(store, tmp_path / "copy.db") == 0
