"""The end of a game at the terminal: who did what."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import Hantei

ANSWERS = "1\n" * 300


@pytest.mark.parametrize(
    ("lang", "heading", "column"), [("en", "Who did what", "Damage dealt"), ("ja", "一人一人の戦果", "与えたダメージ")]
)
def test_who_played_is_told_who_did_what(hantei: Hantei, tmp_path: Path, lang: str, heading: str, column: str) -> None:
    save = str(tmp_path / "x.save")
    ran = hantei("play", "gundog", "out_of_the_rain", "--seed", "5", "--save", save, "--lang", lang, typed=ANSWERS)
    told = ran.out[ran.out.index(heading) :]
    assert column in told
    assert len(told.splitlines()) > 6


def test_a_game_among_computers_ends_with_its_last_words(hantei: Hantei, tmp_path: Path) -> None:
    save = str(tmp_path / "x.save")
    ran = hantei("play", "gundog", "out_of_the_rain", "--auto", "--seed", "5", "--save", save, "--lang", "en")
    assert "Who did what" not in ran.out
