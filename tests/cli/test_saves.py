"""Where saves lie, and which of them goes on."""

from __future__ import annotations

import os
from pathlib import Path
from pwd import getpwuid

import pytest

from hantei import library
from hantei.cli import saves
from hantei.cli.saves import directory
from hantei.core.message import Complaint
from hantei.play import Game
from hantei.play.journal import Journal, read
from hantei.telling import sentences
from hantei.testing.games import setup


def test_an_empty_home_is_not_the_root_of_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "")
    assert directory() == Path(getpwuid(os.getuid()).pw_dir) / ".local" / "share" / "hantei" / "saves"
    monkeypatch.setenv("HOME", "/somewhere")
    assert directory() == Path("/somewhere/.local/share/hantei/saves")


def test_a_save_whose_scenario_no_longer_fits_does_not_stand_before_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newer of two saves was written when encounters had a field more."""
    monkeypatch.setattr(saves, "directory", lambda: tmp_path)
    with Game.new(tmp_path / "good.hantei", library.shelf("gundog").rulebook, setup("gundog", "office_raid"), "7"):
        pass
    header = {
        key: value for key, value in read(tmp_path / "good.hantei").header.items() if key not in ("format", "version")
    }
    texts = {name: f"{text}\nold_field: 1\n" for name, text in header["setup"]["scenarios"].items()}
    old = header | {"setup": header["setup"] | {"scenarios": texts}}
    Journal.create(tmp_path / "old.hantei", old, []).close()
    os.utime(tmp_path / "good.hantei", (1, 1))
    warned = list[Complaint]()
    game = saves.newest_unfinished(warned.append)
    assert game is not None
    game.close()
    (one,) = warned
    assert one.message == "save-not-set-up"
    assert "old_field" in "".join(sentences(one, "en"))
    assert str(tmp_path / "old.hantei") in "".join(sentences(one, "en"))
