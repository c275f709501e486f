"""A rulebook played by encounters: what lists, play, check, schema and coverage make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.library import Shelf, heading

from .table import Hantei, saves

SENKI = "senki"
ENCOUNTERS = Path(library.__file__).parent / "rulebooks" / SENKI / "encounters"


def test_encounters_are_listed(hantei: Hantei) -> None:
    data = hantei("list", SENKI, "--json").data
    assert data["scenarios"] == []
    assert {"ace_duel", "bridge"} <= {row["id"] for row in data["encounters"]}
    assert set(data["encounters"][0]) == {"id", "title", "genre", "minutes", "rulebook"}
    lines = hantei("list", SENKI).lines
    assert any("bridge" in line and "30" in line for line in lines)


def test_an_encounter_without_figures_is_listed_by_its_title(hantei: Hantei, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = heading("meadow", "title: {ja: 野, en: A Meadow}")
    monkeypatch.setattr(Shelf, "headings", lambda shelf, kind: [plain] if kind == "encounters" else [])
    assert "  meadow  A Meadow" in hantei("list", SENKI).lines


def test_an_encounter_is_played_by_its_id_or_file(hantei: Hantei, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    text = (ENCOUNTERS / "ace_duel.yaml").read_text(encoding="utf-8")
    file.write_text(text.replace("id: ace_duel", "id: own", 1), encoding="utf-8")
    last: list[Any] = []
    for option, name in (("--encounter", "ace_duel"), ("--scenario", "ace_duel"), ("--encounter", str(file))):
        ran = hantei("play", SENKI, option, name, "--auto", "--seed", "1", "--json")
        assert ran.code == 0
        last.append(ran.rows[-1])
    assert last[0] == last[1] == last[2]
    assert last[0]["event"] == "came_to"
    assert hantei("play", SENKI, "--encounter", "ace_duel", "--auto", "--seed", "1").code == 0
    assert hantei("verify", str(saves(data)[0])).code == 0


def test_the_rulebook_of_an_encounter_need_not_be_named(hantei: Hantei) -> None:
    for name in ("ace_duel", str(ENCOUNTERS / "ace_duel.yaml")):
        ran = hantei("play", "--encounter", name, "--auto", "--seed", "1", "--json")
        assert ran.rows[-1]["event"] == "came_to"


def test_an_encounter_that_does_not_exist(hantei: Hantei) -> None:
    ran = hantei("play", SENKI, "--encounter", "nowhere", "--auto")
    assert ran.code == 2
    assert "no encounter and no file “nowhere”" in ran.err
    assert "bridge" in ran.err


def test_a_faulty_encounter_is_not_played(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    text = (ENCOUNTERS / "ace_duel.yaml").read_text(encoding="utf-8")
    text = text.replace("id: ace_duel", "id: own", 1).replace("goals:", "winner_at_end: nobody\ngoals:", 1)
    file.write_text(text, encoding="utf-8")
    assert hantei("check", str(file)).code == 2
    ran = hantei("play", SENKI, "--encounter", str(file), "--auto")
    assert ran.code == 2
    assert "“nobody” is not the name of a side" in ran.err


def test_which_encounter_is_asked(hantei: Hantei) -> None:
    ran = hantei("play", SENKI, "--seed", "1", typed="1\n")
    assert "Which encounter will you play?" in ran.lines
    assert "Which scenario" not in ran.out


def test_encounters_that_come_with_it_are_checked(hantei: Hantei) -> None:
    for file in sorted(ENCOUNTERS.glob("*.yaml")):
        assert hantei("check", str(file)).code == 0


def test_the_schema_of_encounters(hantei: Hantei) -> None:
    assert hantei("schema", SENKI).data["title"] == "Senki encounter"


def test_only_a_finished_rulebook_must_be_proved_in_full(hantei: Hantei, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = [{"clause": "SK-01.1", "cited": True, "proved": False}]
    found = {"executable": 2, "cited": 2, "proved": 1, "missing": lacking, "to_come": []}
    monkeypatch.setattr("hantei.cli.proving.coverage", lambda name: found)
    for finished, code in ((False, 0), (True, 1)):
        monkeypatch.setattr(Shelf, "finished", finished)
        assert hantei("coverage", SENKI).code == code


@pytest.mark.parametrize(
    ("encounter", "options", "people"),
    [
        ("bridge", (), ["pc"]),  # the machine plays the foes, unless somebody wants them
        ("bridge", ("--seat", "brood=me"), ["pc", "brood"]),
        ("bridge", ("--referee",), ["pc", "brood", "referee"]),  # who plays the game master plays them
        ("ace_duel", (), ["red", "white"]),
        ("ace_duel", ("--seat", "white=heuristic"), ["red"]),
    ],
)
def test_who_plays_the_foes(hantei: Hantei, encounter: str, options: tuple[str, ...], people: list[str]) -> None:
    ran = hantei("play", SENKI, "--encounter", encounter, *options, "--seed", "1", typed="seat\n")
    assert [line.split()[0] for line in ran.lines if " = a person" in line] == people


def test_nobody_can_take_a_seat_that_is_not_there(hantei: Hantei) -> None:
    ran = hantei("play", SENKI, "--encounter", "bridge", "--seat", "nobody=me")
    assert ran.code == 2
    assert "There is no seat “nobody”; the seats are: pc, brood" in ran.err


def test_how_much_is_asked_can_be_said_before_the_game(hantei: Hantei) -> None:
    game = ("play", "shadowrun4", "warehouse", "--seed", "5")
    limited = hantei(*game, "--ask", "matters", typed="ask everything\nquit\n")
    assert any(line.startswith("You are asked only what matters") for line in limited.lines)
    assert not any("dice for initiative" in line for line in limited.lines)
    assert any(line.startswith("Gantry is 13th to act") for line in limited.lines)
    piped = hantei(*game, typed="quit\n")
    assert any("these 9 dice for initiative" in line for line in piped.lines)
    wrong = hantei(*game, "--ask", "much")
    assert wrong.code == 2
    assert "everything, matters, turns" in wrong.err
