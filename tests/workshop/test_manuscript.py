"""The file: written whole, never over what somebody else wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.content import BadContent
from hantei.workshop.manuscript import ChangedMeanwhile, Manuscript
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
