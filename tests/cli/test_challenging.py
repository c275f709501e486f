"""`hantei simulate --challenge`, as it is typed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from hantei.lab import challenge as strength

from .table import Hantei

STRENGTH = Path(__file__).parents[2] / "benchmarks" / "strength"


def test_the_command_says_what_was_tried(monkeypatch: pytest.MonkeyPatch, hantei: Hantei) -> None:
    monkeypatch.setattr(strength, "SURVEYED", 3)
    monkeypatch.setattr(strength, "MOST_OF_A_KIND", 2)
    ran = hantei("simulate", "urban_assault", "quarry_town", "--challenge", "-n", "3", "--jobs", "1", "--lang", "en")
    assert "what beats the computer player? (decided by 3 games, seed 1)" in ran.out
    assert "0 other answers" not in ran.out, "where all may be better, none is said not to be"


def test_what_is_paid_for_beyond_the_game_has_a_list_of_its_own(
    monkeypatch: pytest.MonkeyPatch, hantei: Hantei
) -> None:
    """SR-2.4: Edge that is burned is missing in every fight to come."""
    monkeypatch.setattr(strength, "SURVEYED", 2)
    tried = strength.fixed_answers
    monkeypatch.setattr(
        strength, "fixed_answers", lambda *args: [one for one in tried(*args) if one.answer == "critical"]
    )
    words = ("simulate", "shadowrun4", "alley_firefight", "--challenge", "-n", "2", "--jobs", "1", "--lang", "en")
    _, told = hantei(*words).out.split("paid for with what does not come back after the game\n")
    heads, row = told.splitlines()[:2]
    assert heads.endswith("spent for good, more per game")
    assert row.split()[0] == "test=critical"
    (rival,) = json.loads(hantei(*words, "--json").out)["rivals"]
    assert float(row.split()[-1]) == round(rival["price"], 1) >= 1
    assert not rival["beats"]


def test_a_directory_is_challenged_file_by_file(
    monkeypatch: pytest.MonkeyPatch, hantei: Hantei, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength, "SURVEYED", 2)
    monkeypatch.setattr(strength, "MOST_OF_A_KIND", 1)
    for name in ("lone_giant", "iron_shed"):
        shutil.copy(STRENGTH / "urban_assault" / f"{name}.yaml", tmp_path)
    (tmp_path / "notes.txt").write_text("no encounter")
    words = ("simulate", "urban_assault", str(tmp_path), "--challenge", "-n", "2", "--jobs", "1", "--lang", "en")
    ran = hantei(*words)
    assert ran.code == 0
    assert ran.out.index("The Iron Shed: what beats") < ran.out.index("One Giant: what beats")
    assert "of the 2" in ran.out
    found = json.loads(hantei(*words, "--json").out)
    assert [Path(one["scenario"]).name for one in found] == ["iron_shed.yaml", "lone_giant.yaml"]
    assert all(one["games"] == 2 for one in found)


def test_a_directory_without_encounters_is_refused(hantei: Hantei, tmp_path: Path) -> None:
    ran = hantei("simulate", "urban_assault", str(tmp_path), "--challenge", "--lang", "en")
    assert ran.code == 2
    assert "holds no scenarios or encounters" in ran.err


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
