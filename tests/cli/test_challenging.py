"""`hantei simulate --challenge`, as it is typed."""

from __future__ import annotations

import pytest

from hantei.lab import challenge as strength

from .table import Hantei


def test_the_command_says_what_was_tried(monkeypatch: pytest.MonkeyPatch, hantei: Hantei) -> None:
    monkeypatch.setattr(strength, "SURVEYED", 3)
    monkeypatch.setattr(strength, "MOST_OF_A_KIND", 2)
    ran = hantei("simulate", "urban_assault", "quarry_town", "--challenge", "-n", "3", "--jobs", "1", "--lang", "en")
    assert "what beats the computer player? 3 games decide, seed 1" in ran.out
    assert "other answers and players tried are not" in ran.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--challenge", "--show", "win"], "cannot be combined with --challenge"),
        (["--rival", "random"], "--rival can only be used with --challenge"),
        (["--challenge", "--tell", "1"], "--tell"),
        (["--challenge", "--rival", "nobody"], "nobody"),
    ],
)
def test_what_does_not_go_with_a_challenge_is_refused(hantei: Hantei, words: list[str], message: str) -> None:
    ran = hantei("simulate", "urban_assault", "quarry_town", "--lang", "en", *words)
    assert ran.code == 2
    assert message in ran.err
