"""Writes of several moves at once, torn by a power failure."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hantei.play import Game, Journal, SaveError
from hantei.play.travelling import Redo, Undo
from tests.play.test_journal import played
from tests.toy import find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_a_torn_write_of_many_moves_is_cut_off(path: Path) -> None:
    """The power went: of the last write the first sector is zeros, and further moves of the same write follow it."""
    with played(path) as game:
        game.undo(8)
        before = path.read_bytes()
        game.do_all([Redo(1), Undo(1)] * 10)
    data = bytearray(path.read_bytes())
    data[len(before) : len(before) + 512] = bytes(512)
    path.write_bytes(data)
    with Game.resume(path, find) as game:
        assert [notice.message for notice in game.notices] == ["last-line-cut"]
    assert path.read_bytes() == before


def test_zeros_before_the_last_write_are_damage(path: Path) -> None:
    with played(path) as game:
        before = path.read_bytes()
        game.do_all([Undo(1), Redo(1), Undo(1)])
        game.do_all([Redo(1), Undo(1)])
    data = bytearray(path.read_bytes())
    data[len(before) : len(before) + 10] = bytes(10)
    path.write_bytes(data)
    with pytest.raises(SaveError, match="damaged"):
        Game.resume(path, find)
    assert path.read_bytes() == data


def test_a_save_that_gets_shorter_as_it_is_opened_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(path).close()
    seek = os.lseek

    def longer(handle: int, to: int, whence: int) -> int:
        return seek(handle, to, whence) + (10 if whence == os.SEEK_END else 0)

    monkeypatch.setattr(os, "lseek", longer)
    with pytest.raises(SaveError, match="save-replaced"):
        Journal.open(path)
