"""The program plays under a Python without threads, processes, sockets and locks on files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hantei import library
from hantei.play import verify

SHAPES = ("missing", "idle")


def bare(shape: str, what: str, place: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What a program says in such a Python."""
    command = [sys.executable, "-m", "tests.bare", shape, what, str(place)]
    found = subprocess.run(command, input=typed, capture_output=True, text=True)
    assert "Traceback" not in found.stderr, found.stderr
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_a_table_in_turns_of_the_loop(shape: str, tmp_path: Path) -> None:
    found = bare(shape, "web", tmp_path)
    assert found.returncode == 0, found.stderr
    assert found.stdout.strip()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_game_in_a_pipe(shape: str, tmp_path: Path) -> None:
    found = bare(shape, "terminal", tmp_path, "1\n1\nquit\n")
    assert found.returncode == 0, found.stderr
    checked = verify(tmp_path / "game.hantei", library.find)
    assert checked.sound


def test_what_is_taken_away_is_missed_where_it_is_used(tmp_path: Path) -> None:
    for shape in SHAPES:
        words = f"from tests import bare; bare.{'without_modules' if shape == 'missing' else 'without_work'}(); "
        words += "bare.without_threads_and_sockets(); from hantei.web.working.pools import PooledCrew, Lane; "
        words += "PooledCrew().start(print, Lane.PLAY)"
        found = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True)
        assert found.returncode != 0
        assert "No module named" in found.stderr or "can't start new thread" in found.stderr
