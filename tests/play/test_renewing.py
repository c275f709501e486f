"""Save files of an old format, which are written anew when their game goes on."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from hantei.play import Game, Journal, Record, SaveError, upgrades
from hantei.play.journal import encoded
from tests.play.test_journal import played
from tests.play.test_session import plain, sampled
from tests.toy import find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def without_links(old: Path, new: Path) -> None:
    """What `os.link` does on a file system that knows no hard links."""
    raise OSError(errno.EPERM, os.strerror(errno.EPERM))


@pytest.mark.parametrize("link", [os.link, without_links])
def test_an_old_format_is_renewed_and_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch, link: Callable[[Path, Path], None]
) -> None:
    monkeypatch.setattr(os, "link", link)
    game = played(path)
    state = plain(game.session)
    game.close()
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    records = [{k: v for k, v in line.items() if k not in ("sum", "n")} for line in lines]
    records[0]["version"] = 0
    records[0]["luck"] = records[0].pop("seed")  # what a format 0 might have called it
    old = encoded(records, 0, "hantei-journal")[0]
    path.write_bytes(old)

    def to_1(record: Record) -> Record:
        return {("seed" if key == "luck" else key): value for key, value in record.items()}

    monkeypatch.setitem(upgrades.STEPS, 0, to_1)
    with Game.resume(path, find) as game:
        assert plain(game.session) == state
        with pytest.raises(SaveError, match="save-locked"):
            Journal.open(path)
        game.answer(*sampled(game.session, Random(1)))
    assert path.with_name("game.jsonl.v0").read_bytes() == old
    assert sorted(one.name for one in path.parent.iterdir()) == ["game.jsonl", "game.jsonl.v0"]
    monkeypatch.undo()
    assert json.loads(path.read_bytes().splitlines()[0])["version"] == upgrades.VERSION
    Game.resume(path, find).close()


def test_a_renewal_that_fails_leaves_the_old_file_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(path).close()
    before = path.read_bytes()
    monkeypatch.setattr(upgrades, "VERSION", upgrades.VERSION + 1)
    monkeypatch.setitem(upgrades.STEPS, upgrades.VERSION - 1, dict)
    monkeypatch.setattr(os, "rename", lambda old, new: without_links(old, new))
    with pytest.raises(SaveError, match="write-failed"):
        Journal.open(path)
    assert path.read_bytes() == before
    assert not path.with_name("game.jsonl.new").exists()
