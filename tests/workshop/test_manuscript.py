"""The file: written whole, never over what somebody else wrote; its versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hantei.content import BadContent
from hantei.workshop.manuscript import ChangedMeanwhile, Manuscript
from hantei.workshop.versions import STEP, TYPING, FileForAll, Versions
from hantei.writing import BadFile


def test_a_file_that_is_not_there_is_made(tmp_path: Path) -> None:
    paper = Manuscript(tmp_path / "new.yaml")
    assert paper.read().text == paper.read().mark == ""
    paper.write("a: 1\n", "")
    assert (tmp_path / "new.yaml").read_bytes() == b"a: 1\n"


def test_what_another_program_wrote_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("mine\n")
    paper = Manuscript(file)
    base = paper.read().mark
    file.write_text("theirs\n")
    with pytest.raises(ChangedMeanwhile):
        paper.write("mine again\n", base)
    assert file.read_text() == "theirs\n"
    paper.write("mine again\n", paper.read().mark)
    assert file.read_text() == "mine again\n"


def test_a_file_that_came_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    paper = Manuscript(tmp_path / "a.yaml")
    (tmp_path / "a.yaml").write_text("theirs\n")
    with pytest.raises(ChangedMeanwhile):
        paper.write("mine\n", "")


def test_ends_of_lines_rights_and_links_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "a.yaml", tmp_path / "link.yaml"
    file.write_bytes(b"a: 1\r\nb: 2\r\n")
    file.chmod(0o640)
    link.symlink_to(file)
    paper = Manuscript(link)
    standing = paper.read()
    assert standing.text == "a: 1\nb: 2\n"
    paper.write("a: 2\nb: 2\n", standing.mark)
    assert file.read_bytes() == b"a: 2\r\nb: 2\r\n"
    assert file.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()


def test_what_is_no_text_is_said(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent):
        Manuscript(file).read()
    with pytest.raises(BadFile):
        Manuscript(tmp_path / "nowhere" / "a.yaml").write("a", "")


def test_every_version_is_kept(tmp_path: Path) -> None:
    kept = Versions(tmp_path / "place" / "versions.db")
    kept.keep("one", "found", 100)
    kept.keep("one", "found", 101)
    kept.keep("one!", "draft", 102)
    kept.keep("one!!", "draft", 102 + TYPING - 1)
    kept.keep("two", "draft", 102 + TYPING)
    assert kept.unsaved() == "two"
    kept.keep("two", "saved", 200)
    assert kept.unsaved() is None
    again = Versions(tmp_path / "place" / "versions.db")
    assert [(one.kind, again.text(one.number)) for one in again.all()] == [
        ("saved", "two"), ("draft", "one!!"), ("found", "one"),
    ]  # fmt: skip
    assert again.text(99) is None


def test_pages_that_write_at_the_same_time_keep_their_drafts_apart(tmp_path: Path) -> None:
    kept = Versions(tmp_path / "versions.db")
    for now, writer in enumerate(("left", "right", "left")):
        kept.keep(f"{writer} {now}", "draft", 100 + now, writer)
    assert sorted(str(kept.text(one.number)) for one in kept.all()) == ["left 2", "right 1"]
    kept.keep("right 1", "saved", 110, "right")
    kept.keep("left 3", "draft", 111, "left")  # after a version that counts, the draft of before stays as it was
    assert kept.unsaved() == "left 3"
    assert len(kept.all()) == 3


def test_what_is_found_in_the_file_does_not_hide_what_is_being_written(tmp_path: Path) -> None:
    kept = Versions(tmp_path / "versions.db")
    kept.keep_found("file", 100)
    kept.keep("file and more", "draft", 101)
    kept.keep_found("file", 102)
    assert kept.unsaved() == "file and more"


def test_texts_in_one_file_do_not_see_each_other(tmp_path: Path) -> None:
    kept = FileForAll(tmp_path / "versions.db")
    kept.keep_only(())
    for own in ("a", "b"):
        kept.of(own).keep(f"text of {own}", "saved", 100)
        kept.of(own).keep(f"draft of {own}", "draft", 200)
    assert kept.of("a").unsaved() == "draft of a"
    assert kept.of("b").before("draft of b") == "text of b"
    assert [one.lines for one in kept.of("b").all()] == [1, 1]
    assert kept.of("a").text(kept.of("b").all()[0].number) is None
    kept.keep_only(["b"])
    assert kept.of("a").all() == []
    assert len(kept.of("b").all()) == 2
    kept.forget("a")
    assert len(kept.of("b").all()) == 2
    kept.forget("b")
    assert kept.of("b").all() == []


def test_versions_of_before_are_found_again(tmp_path: Path) -> None:
    file = tmp_path / "versions.db"
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(STEP)
        db.execute("INSERT INTO versions (made, kind, text) VALUES (1, 'saved', 'as it was')")
    assert Versions(file).before("as it is") == "as it was"


def test_the_oldest_versions_go_where_there_is_a_bound(tmp_path: Path) -> None:
    """Bytes count, not letters: あ has three. The newest stays, however long it is."""
    versions = Versions(tmp_path / "v.db", "mine", most=10)
    other = Versions(tmp_path / "v.db", "theirs")
    other.keep("x" * 50, "saved", 0)
    for number, text in enumerate(("aaaa", "あ", "bbb")):  # 4, 3 and 3 bytes
        versions.keep(text, "saved", number)
    assert [versions.text(one.number) for one in versions.all()] == ["bbb", "あ", "aaaa"]
    versions.keep("c", "saved", 3)
    assert [versions.text(one.number) for one in versions.all()] == ["c", "bbb", "あ"]
    versions.keep("d" * 40, "saved", 4)
    assert [versions.text(one.number) for one in versions.all()] == ["d" * 40]
    assert len(other.all()) == 1
