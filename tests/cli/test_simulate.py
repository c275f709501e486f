"""`hantei simulate`: what it prints and writes, and what it refuses."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hantei import library
from hantei.lab import Result, Trial, Tried, simulate
from hantei.lab.intervals import wilson
from hantei.lab.tune import TuningBrokenOff

from .breaking import broken_off_after, started
from .table import Hantei

DUEL = ("simulate", "senki", "ace_duel", "--jobs", "1")


def test_a_result_in_words(hantei: Hantei) -> None:
    done = hantei(*DUEL, "-n", "4")
    assert done.code == 0
    assert "4 games, seed 1" in done.out
    assert "won by Red" in done.out + "won by White"
    assert "What happened most, per game" in done.out
    assert "4回、ダイスのシード1" in hantei("--lang", "ja", *DUEL, "-n", "4").out


def test_a_result_as_data_and_as_rows(hantei: Hantei, tmp_path: Path) -> None:
    rows, page = tmp_path / "rows.csv", tmp_path / "page.html"
    done = hantei(*DUEL, "-n", "4", "--json", "--csv", str(rows), "--report", str(page))
    data = json.loads(done.out)
    assert (data["runs"], data["asked"], data["scenario"]) == (4, 4, "ace_duel")
    with rows.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 4
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["page.html", "rows.csv"]


def test_variants_stand_beside_each_other(hantei: Hantei) -> None:
    done = hantei(*DUEL, "-n", "2", "--vary", "policy.red=random,heuristic", "--vary", "policy.white=random,heuristic")
    assert done.code == 0
    variants = [" ".join(line.split()[:2]) for line in done.lines[2:-1]]
    assert variants == [
        f"policy.red={red}, policy.white={white}"
        for red in ("random", "heuristic")
        for white in ("random", "heuristic")
    ]


def test_a_game_is_told_as_it_was_in_the_simulation(hantei: Hantei, tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    varied = ("--vary", "content.characters.spider_lily.hp=30")
    hantei(*DUEL, "-n", "3", "--seed", "7", *varied, "--csv", str(rows))
    with rows.open(encoding="utf-8") as file:
        row = list(csv.DictReader(file))[2]
    tell = ("simulate", "senki", "ace_duel", "--seed", "7", *varied, "--tell", "2")
    lines = [json.loads(line) for line in hantei(*tell, "--json").out.splitlines()]
    figures = lines[-1]["figures"]
    assert figures == {key: type(value)(row[key]) for key, value in figures.items()}
    lost = [line["lost"] for line in lines if line.get("event") == "hp" and line["who"] == "red_ace"]
    assert sum(lost) == int(row["damage/red/red_ace"])
    words = hantei(*tell)
    assert words.lines[0] == "Spider Lilies at Dawn: game 2, seed 7"
    texts = [line["text"] for line in lines if line.get("text")]
    lines_told = "\n".join(texts).splitlines()  # the first line of a battle says more below it
    hollow = ("▼ Setup process", "▼ Cleanup process")  # left out where nothing is told under them
    told, shown = ([one for one in those if one not in hollow] for those in (lines_told, words.lines[1:-9]))
    # Lines of a log join what belongs together; headings, and lines about nothing else, stay as they are
    ended = next(n for n, line in enumerate(shown) if line.startswith("Combat ends with "))
    heads, moves = ("▼", "——"), " moves from "
    headings = ([one.partition(": ")[0] for one in those if one.startswith(heads)] for those in (told, shown))
    assert next(headings) == next(headings)
    # of the notes behind a way a joined line leaves out what it has said
    ways = ([one.rpartition(moves)[2].partition(" (")[0] for one in those if moves in one] for those in (told, shown))
    assert next(ways) == next(ways)
    assert shown[ended] in told
    assert len(shown) < len(told)
    assert shown[ended + 1].startswith("The end of combat brings ")
    assert hantei("--lang", "ja", *tell).lines[0].endswith("番号2のゲーム、シード7")


def test_a_value_is_tuned(hantei: Hantei) -> None:
    words = ("simulate", "senki", "elevator", "-n", "1", "--jobs", "1")
    done = hantei(*words, "--tune", "scenario.goals.3.rounds=1..3", "--target", "rounds=2")
    assert "scenario.goals.3.rounds = 2 comes nearest to rounds=2" in done.out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("senki", "moon"), "no encounter"),
        (("senki", "ace_duel", "-n", "0"), "-n takes"),
        (("senki", "ace_duel", "-n", "many"), "-n takes"),
        (("senki", "ace_duel", "--jobs", "0"), "--jobs takes"),
        (("senki", "ace_duel", "--policy", "clever"), "clever"),
        (("senki", "ace_duel", "--policy", "=random"), "--policy takes"),
        (("senki", "ace_duel", "--policy", "moon=random"), "seats are: red, white"),
        (("senki", "ace_duel", "--answer", "leader"), "--answer takes"),
        (("senki", "ace_duel", "--ruling", "adjacency=odd"), "odd"),
        (("senki", "ace_duel", "--vary", "content.weapons.rootcutter.hpp=3"), "hpp"),
        (("senki", "ace_duel", "--tune", "content.characters.oak.hp=1..3"), "used together"),
        (("senki", "ace_duel", "--tune", "a=1..3", "--target", "win=1", "--vary", "a=1"), "combined with --tune"),
        (("senki", "ace_duel", "--cluster", "tcp://x", "--jobs", "2"), "--jobs cannot be combined"),
        (("senki", "ace_duel", "--tell", "3"), "cannot be combined with --tell"),
    ],
)
def test_bad_input(hantei: Hantei, tmp_path: Path, words: tuple[str, ...], part: str) -> None:
    page = tmp_path / "page.html"
    done = hantei("simulate", *words, "--report" if "--tune" not in words else "--seed", str(page))
    assert done.code == 2
    assert part in done.err
    assert not page.exists()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--tell", "-1"), "--tell takes"),
        (("--tell", "first"), "--tell takes"),
        (("--tell", "3", "-n", "5"), "-n cannot be combined with --tell"),
        (("--tell", "3", "--vary", "policy.red=random,heuristic"), "only one value"),
    ],
)
def test_games_that_cannot_be_told(hantei: Hantei, words: tuple[str, ...], part: str) -> None:
    done = hantei("simulate", "senki", "ace_duel", *words)
    assert done.code == 2
    assert part in done.err


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_file_that_is_called_like_its_id_is_checked_like_any_other(
    hantei: Hantei, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    (tmp_path / "mill").write_text("hantei: senki/1\nid: mill\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = hantei(command, "senki", "mill")
    assert (done.code, "mill:1" in done.err) == (2, True)


def test_a_file_that_cannot_be_written_is_seen_before_the_work(hantei: Hantei, tmp_path: Path) -> None:
    done = hantei(*DUEL, "-n", "1000000", "--csv", str(tmp_path / "no" / "where.csv"))
    assert (done.code, "cannot be written" in done.err) == (2, True)


def test_breaking_off_keeps_what_is_done(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    with started(*DUEL, "-n", "100000", "--json", "--csv", str(rows)) as process:
        out, err = broken_off_after(process, 6)
    assert process.returncode == 130
    assert b"Traceback" not in err
    data = json.loads(out)
    assert 0 < data["runs"] < data["asked"] == 100000
    with rows.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == data["runs"]


def broken_off(allowed: int) -> Callable[..., Result]:
    """Plays so many trials to their end, of the next one a single game, as if somebody broke off."""
    left = [allowed]

    def play(trial: Trial, count: int, *_: object) -> Result:
        left[0] -= 1
        result = simulate(trial, count if left[0] >= 0 else 1)
        result.asked = count
        return result

    return play


def test_variants_that_somebody_breaks_off_say_where(hantei: Hantei, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantei.cli.simulating.run_all", broken_off(1))
    done = hantei(*DUEL, "-n", "2", "--vary", "policy.red=random,heuristic,cautious")
    assert done.code == 130
    assert "Stopped at “policy.red=heuristic”: 1 of 2 games" in done.out + done.err


def test_versions_that_somebody_breaks_off_are_compared_in_words_all_the_same(
    hantei: Hantei, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = library.shelf("senki").scenario_text("ace_duel")[1]
    assert "rounds_max: 50" in text
    other = tmp_path / "longer.yaml"
    other.write_text(text.replace("rounds_max: 50", "rounds_max: 49"), encoding="utf-8")
    monkeypatch.setattr("hantei.cli.simulating.run_all", broken_off(0))
    done = hantei(*DUEL, "-n", "2", "--against", str(other))
    assert done.code == 130
    assert "rounds_max" in done.out


def test_a_search_that_somebody_breaks_off_tells_what_was_tried(
    hantei: Hantei, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise TuningBrokenOff([Tried(3, wilson(1, 4)), Tried(5, wilson(2, 4))])

    monkeypatch.setattr("hantei.cli.simulating.tune", broken)
    words = ("--tune", "scenario.rounds_max=3..9", "--target", "win=0.6", "-n", "4")
    done = hantei(*DUEL, *words)
    assert done.code == 130
    assert re.search(r"^ *3 +25.0%.*\n *5 +50.0%", done.out, re.M), done.out
    data = json.loads(hantei(*DUEL, *words, "--json").out)
    assert (data["value"], data["reached"], [step["value"] for step in data["steps"]]) == (5, False, [3, 5])


def test_an_option_does_not_take_the_next_one_for_its_value(hantei: Hantei) -> None:
    done = hantei(*DUEL, "--tell", "--seed", "1")
    assert done.code == 2
    assert "“--tell” needs a value." in done.err
