"""The versions of a text: every one is kept in the store, none of another's is touched, and they go with their text."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

import pytest

from hantei.core.text import Text
from hantei.web.storage import scripts
from hantei.web.storage.copying import backup, restore
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.storage.store import NoSuchText, Store
from hantei.web.storage.versions import TYPING, Versions, take_all_over, take_over

if TYPE_CHECKING:
    from .clusters import Cluster

OLD = """
CREATE TABLE versions (
  number INTEGER PRIMARY KEY AUTOINCREMENT, made INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL
);
"""
"""How a file of before held the versions of one text."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """A store in a file."""
    with closing(SqliteStore(tmp_path / "tables.db")) as found:
        yield found


def kept_by(store: Store, name: str) -> str:
    """A text of somebody's; its id."""
    return scripts.bring(store, "me", scripts.OwnScenario("", "senki", name, Text(name, name), f"id: {name}"))


def told(versions: Versions) -> list[tuple[str, str | None]]:
    """The versions of a text, the newest first."""
    return [(one.kind, versions.text(one.number)) for one in versions.all()]


def test_every_version_is_kept(store: SqliteStore) -> None:
    kept = Versions(store)
    kept.keep("one", "found", 100)
    kept.keep("one", "found", 101)
    kept.keep("one!", "draft", 102)
    kept.keep("one!!", "draft", 102 + TYPING - 1)
    kept.keep("two\n2", "draft", 102 + TYPING)
    assert kept.unsaved() == "two\n2"
    kept.keep("two\n2", "saved", 200)
    assert kept.unsaved() is None
    again = Versions(store)
    assert told(again) == [("saved", "two\n2"), ("draft", "one!!"), ("found", "one")]
    assert [one.lines for one in again.all()] == [2, 1, 1]
    assert again.text(99) is None
    assert again.before("two\n2") == "one"


def test_a_page_that_only_reads_leaves_what_another_was_writing(store: SqliteStore) -> None:
    """A page that is opened reads the saved text, and two pages write drafts of their own."""
    kept = Versions(store)
    kept.keep("saved", "saved", 100)
    kept.keep("saved and more", "draft", 110, "one")
    kept.keep("saved", "draft", 111, "two")
    assert kept.unsaved() == "saved and more"
    kept.keep("saved otherwise", "draft", 112, "two")
    assert told(kept)[:2] == [("draft", "saved otherwise"), ("draft", "saved and more")]
    kept.keep("saved", "draft", 113, "two")  # taken back by whoever wrote it
    assert kept.unsaved() == "saved"


def test_pages_that_write_at_the_same_time_keep_their_drafts_apart(store: SqliteStore) -> None:
    kept = Versions(store)
    for now, page in enumerate(("left", "right", "left")):
        kept.keep(f"{page} {now}", "draft", 100 + now, page)
    assert sorted(str(text) for _, text in told(kept)) == ["left 2", "right 1"]
    kept.keep("right 1", "saved", 110, "right")
    kept.keep("left 3", "draft", 111, "left")  # after a version that counts, the draft of before stays as it was
    assert kept.unsaved() == "left 3"
    assert len(kept.all()) == 3


def test_what_another_program_wrote_does_not_hide_what_was_never_saved(store: SqliteStore) -> None:
    kept = Versions(store)
    kept.keep_found("file", 100)
    kept.keep("file and more", "draft", 101)
    kept.keep_found("file", 102)
    assert kept.unsaved() == "file and more"
    kept.keep_found("theirs", 103)
    assert kept.unsaved() == "file and more"
    assert told(kept)[0] == ("found", "theirs")


def test_whatever_stands_already_is_saved_by_saving_it(store: SqliteStore) -> None:
    kept = Versions(store)
    kept.keep("draft", "draft", 100, "page")
    kept.keep_found("theirs", 101)
    assert kept.unsaved() == "draft"
    kept.keep("theirs", "saved", 102)
    assert kept.unsaved() is None
    kept.keep("theirs", "found", 103)
    assert told(kept) == [("saved", "theirs"), ("draft", "draft")]


def seen_after_saves(store: Store, own: str, *texts: str) -> list[tuple[int, int, int]]:
    """What shows of a text after each of some saves in one second, of which the first replaces what stands there."""
    found, kept = [scripts.seen(store, "me", own)], Versions(store, own, "me")
    ((before,),) = store.read("SELECT text FROM scripts WHERE id = ?", own)
    for text in texts:
        kept.keep(text, "draft", 100, "page")
        assert scripts.rewrite(store, "me", own, before, text)
        kept.keep(text, "saved", 100)
        before = text
        found.append(scripts.seen(store, "me", own))
    return found


def test_each_save_shows_also_of_one_length_in_one_second(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts, "time", lambda: 100)
    found = seen_after_saves(store, kept_by(store, "a"), "minutes: 30", "minutes: 40", "minutes: 50")
    assert len(set(found)) == 4
    assert scripts.seen(store, "me", "nothing") == (0, 0, 0)


def test_texts_do_not_see_each_other_and_versions_go_with_their_text(store: SqliteStore) -> None:
    mine, other = (Versions(store, kept_by(store, name), "me") for name in ("a", "b"))
    for one in (mine, other):
        one.keep(f"text of {one.own}", "saved", 100)
        one.keep(f"draft of {one.own}", "draft", 200)
    assert mine.unsaved() == f"draft of {mine.own}"
    assert other.before("") == f"text of {other.own}"
    assert not scripts.remove(store, "somebody else", mine.own)
    assert len(mine.all()) == 2
    assert scripts.remove(store, "me", mine.own)
    assert (len(mine.all()), len(other.all())) == (0, 2)


def test_nothing_is_kept_of_a_text_that_is_removed_meanwhile_and_copies_are_made_as_before(
    store: SqliteStore, tmp_path: Path
) -> None:
    """Its place was looked up before the text arrived."""
    mine = Versions(store, kept_by(store, "a"), "me")
    scripts.remove(store, "me", mine.own)
    with pytest.raises(NoSuchText):
        mine.keep("late", "draft", 5)
    with pytest.raises(NoSuchText):
        mine.keep_found("late", 5)
    assert store.read("SELECT * FROM versions") == []
    assert backup(store.path, tmp_path / "copy.db") == 0


def test_texts_that_are_begun_at_the_same_moment_have_names_of_their_own(store: SqliteStore) -> None:
    scripts.begin(store, "me", "senki/1", "en")
    both = [Thread(target=scripts.begin, args=(store, "me", "senki/1", "en")) for _ in range(2)]
    with store._turn:  # both wait for the same transaction
        for one in both:
            one.start()
        while len(store._waiting) < len(both):
            sleep(0.001)
    for one in both:
        one.join()
    assert store.read("SELECT name FROM scripts ORDER BY name") == [("new",), ("new_2",), ("new_3",)]


def test_the_oldest_versions_go_where_there_is_a_bound(store: SqliteStore) -> None:
    """Bytes count, not letters: あ has three. The newest stays, however long it is."""
    versions, other = Versions(store, kept_by(store, "a"), "me", most=10), Versions(store, kept_by(store, "b"), "me")
    other.keep("x" * 50, "saved", 0)
    for number, text in enumerate(("aaaa", "あ", "bbb")):  # 4, 3 and 3 bytes
        versions.keep(text, "saved", number)
    assert [text for _, text in told(versions)] == ["bbb", "あ", "aaaa"]
    versions.keep("c", "saved", 3)
    assert [text for _, text in told(versions)] == ["c", "bbb", "あ"]
    versions.keep("d" * 40, "saved", 4)
    assert [text for _, text in told(versions)] == ["d" * 40]
    assert len(other.all()) == 1


def test_the_versions_of_all_texts_of_a_person_have_a_bound(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text that is written gives way, and keeps a little in any case."""
    monkeypatch.setattr("hantei.web.storage.versions.LEAST", 4)
    one, other = (Versions(store, kept_by(store, name), "me", most=10, in_all=14) for name in ("a", "b"))
    alone = Versions(
        store, scripts.bring(store, "you", scripts.OwnScenario("", "senki", "c", Text("c", "c"), "id: c")), "you"
    )
    alone.keep("x" * 50, "saved", 0)  # somebody else's
    for number, text in enumerate(("aaaa", "bbb", "ccc")):
        one.keep(text, "saved", number)
    assert len(one.all()) == 3
    for number, text in enumerate(("dd", "ee", "ff")):
        other.keep(text, "saved", number)
    assert [text for _, text in told(other)] == ["ff", "ee"]
    one.keep("gggg", "saved", 4)
    assert [text for _, text in told(one)] == ["gggg", "ccc", "bbb"]


def old_file(path: Path, *rows: tuple[int, str, str]) -> Path:
    """A file of before with versions: when each was made, its kind, its text."""
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(OLD)
        db.executemany("INSERT INTO versions (made, kind, text) VALUES (?, ?, ?)", rows)
    return path


def test_versions_of_before_are_taken_over_once(store: SqliteStore, tmp_path: Path) -> None:
    """Those of two servers come into the order of their times; a file that a bug left empty is no obstacle."""
    own = kept_by(store, "a")
    place = tmp_path / "tables.db.versions"
    Versions(store, own, "me").keep("of another server", "saved", 5)
    old_file(place / f"{own}.db", (1, "found", "first"), (9, "draft", "last"))
    old_file(place / "gone.db", (1, "saved", "of a text that is gone"))
    (place / "torn.db").write_bytes(b"no database at all, but something else" * 9)
    (place / "empty.db").touch()
    take_all_over(store, place)
    assert told(Versions(store, own)) == [("draft", "last"), ("saved", "of another server"), ("found", "first")]
    assert [one.name for one in place.iterdir()] == ["torn.db"]
    assert store.read("SELECT count(*) FROM versions") == [(3,)]
    take_over(store, old_file(tmp_path / "versions.db", (1, "saved", "as it was")))
    assert Versions(store).before("as it is") == "as it was"
    take_over(store, tmp_path / "versions.db")


def test_versions_in_a_copy_of_before_are_those_of_the_store(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(SqliteStore(file)) as store:
        own = kept_by(store, "a")
    backup(file, copy)
    with closing(sqlite3.connect(copy)) as db, db:
        db.executescript(f"DROP TABLE versions; {OLD} ALTER TABLE versions ADD COLUMN own TEXT NOT NULL DEFAULT '';")
        row = "INSERT INTO versions (made, kind, text, own) VALUES (?, ?, ?, ?)"
        db.executemany(row, [(1, "saved", "one\nあ", own), (2, "draft", "two", own), (3, "saved", "no", "../../evil")])
        db.execute("PRAGMA user_version = 10")
    restore(copy, file)
    with closing(SqliteStore(file)) as store:
        found = Versions(store, own, "me", most=10)
        assert told(found) == [("draft", "two"), ("saved", "one\nあ")]
        assert found.all()[1].lines == 2
        assert store.read("SELECT sum(bytes), count(*) FROM versions") == [(10, 2)]
        found.keep("three", "saved", 5)
        assert [text for _, text in told(found)] == ["three", "two"]


def test_servers_that_share_a_store_share_the_versions(postgres: Cluster, tmp_path: Path) -> None:
    postgres_of = pytest.importorskip("hantei.web.storage.postgres").PostgresStore

    address, key = postgres.database(), tmp_path / "tables.key"
    stores = [postgres_of(address, key, f"http://server:{port}") for port in (1, 2)]
    try:
        own = kept_by(stores[0], "a")
        here, there = (Versions(store, own, "me", most=12) for store in stores)
        assert len(set(seen_after_saves(stores[0], kept_by(stores[1], "b"), "30", "40", "50"))) == 4
        here.keep("one", "saved", 1)
        there.keep("more", "draft", 2, "there")
        assert here.unsaved() == "more"
        assert here.before("more") == "one"
        here.keep("あ\nmore", "saved", 3)
        assert told(there) == [("saved", "あ\nmore"), ("draft", "more")]
        scripts.remove(stores[1], "me", own)
        with pytest.raises(NoSuchText):
            here.keep("late", "draft", 4)
        assert there.all() == []
    finally:
        for store in stores:
            store.close()
