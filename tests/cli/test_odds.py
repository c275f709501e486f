"""`hantei odds`: checks and battles at the command line."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from hantei.cli.chances import alike, short
from hantei.cli.reckoning import exactly
from hantei.library import scenario_text

from .breaking import broken_off_after, started
from .table import Hantei


def test_the_odds_of_a_check(hantei: Hantei) -> None:
    """2D6+6 reaches 15 with 9 or more, 10 of 36, one of them the critical 12."""
    ran = hantei("odds", "senki", "--check", "2D6+6>=15")
    assert ran.code == 0
    assert ran.lines[:4] == [
        "2D6+6>=15",
        "  Critical success  2.78%",
        "  Success           25.00%",
        "  Failure           72.22%",
    ]
    assert ran.lines[4] == "Total"
    assert ran.lines[5].split() == ["exactly", "at", "least"]
    assert ran.lines[6].split()[:3] == ["8", "2.78%", "100.00%"]


def test_what_is_counted_is_named(hantei: Hantei) -> None:
    """A degree or hits are no totals."""
    assert "Degree of success" in hantei("odds", "gundog", "--check", "1D100<=65").lines
    assert "Hits" in hantei("odds", "shadowrun4", "--check", "8D6>=2").lines
    assert "Total" in hantei("odds", "gundog", "--check", "2D6").lines


def test_the_odds_of_a_check_as_data(hantei: Hantei) -> None:
    ran = hantei("odds", "urban_assault", "--check", "attack+2>=5", "--json")
    data = json.loads(ran.out)
    assert data["degrees"]["success"] == {"chance": 0.5, "exact": "1/2"}
    assert data["figures"]["total"]["8"]["exact"] == "1/6"
    assert data["uncounted"] == 0


def test_readings_of_open_points_count(hantei: Hantei) -> None:
    plain = hantei("odds", "senki", "--check", "2D6+8>=10")
    fumbles = hantei("odds", "senki", "--check", "2D6+8>=10", "--ruling", "fumble=1")
    assert "Fumble" not in plain.out
    assert "Fumble            2.78%" in fumbles.out


def test_rows_of_tables_are_named(hantei: Hantei) -> None:
    ran = hantei("odds", "urban_assault", "--check", "hit", "--lang", "ja")
    assert len(ran.lines) == 7
    assert all(line.endswith("16.67%") for line in ran.lines[1:])


def test_the_odds_of_a_scenario(hantei: Hantei) -> None:
    options = ("--difficulty", "hard", "--seed", "1", "--budget", "200")
    ran = hantei("odds", "urban_assault", "quarry_town", *options)
    assert ran.code == 0
    assert ran.lines[0] == "Victories"
    assert (
        "Sampled: 30 games; behind each chance stand the bounds between which it lies with 95% confidence." in ran.lines
    )
    assert "Played by the computer: the squad (steady)." in ran.lines
    data = json.loads(hantei("odds", "urban_assault", "quarry_town", *options, "--json").out)
    assert data["samples"] == 30
    assert set(data["names"]) == set(data["wins"]) | set(data["ends"])
    assert f"{data['wins']['win/squad/operation']['chance']:.2%}" in ran.lines[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("senki",), "Say what the odds are of"),
        (("senki", "nowhere"), "nowhere"),
        (("nobook", "--check", "2D6"), "nobook"),
        (("senki", "--check", "2D6+"), "is incomplete"),
        (("senki", "ace_duel", "--check", "2D6"), "--check can be combined with"),
        (("senki", "--check", "2D6", "--seed", "1"), "--check can be combined with"),
        (("senki", "ace_duel", "--budget", "0"), "“0”"),
        (("senki", "ace_duel", "--budget", "much"), "“much”"),
        (("senki", "ace_duel", "--policy", "=random"), "SEAT=POLICY"),
        (("senki", "ace_duel", "--policy", "red=nobody"), "nobody"),
        (("senki", "ace_duel", "--policy", "green=random"), "green"),
        (("senki", "--check", "2D6", "--ruling", "fumble=9"), "9"),
    ],
)
def test_bad_input_says_what_is_wrong(hantei: Hantei, arguments: tuple[str, ...], said: str) -> None:
    ran = hantei("odds", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == ""


def test_an_encounter_of_ones_own(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "faulty.yaml"
    file.write_text("hantei: senki/1\nid: mine\n", encoding="utf-8")
    ran = hantei("odds", "senki", str(file))
    assert ran.code == 2
    assert "faulty.yaml" in ran.err


def test_who_breaks_off_a_battle_sees_what_is_known() -> None:
    with started("odds", "urban_assault", "quarry_town", "--budget", "90000000", "--json") as process:
        out, err = broken_off_after(process, 3)
    assert process.returncode == 130
    assert b"Traceback" not in err
    data = json.loads(out)
    assert data["broken"]
    assert data["uncounted"] > 0


def test_a_check_with_too_many_throws_is_sampled(hantei: Hantei) -> None:
    ran = hantei("odds", "gundog", "--check", "semi 3<=45")
    assert ran.code == 0
    assert "20000 were sampled" in ran.lines[-1]
    data = json.loads(hantei("odds", "gundog", "--check", "semi 3<=45", "--json").out)
    assert data["samples"] == 20000
    assert "exact" not in data["degrees"]["success"]


def test_who_asks_again_gets_figures_that_were_thought_about_longer(hantei: Hantei) -> None:
    typed = "none\n?odds cautious\n?odds cautious\nquit\n"
    ran = hantei("play", "gundog", "office_raid", "--seed", "3", typed=typed)
    samples = [int(found[1]) for line in ran.lines if (found := re.search(r"sampled (\d+) times", line))]
    assert len(samples) == 2
    assert samples[0] < samples[1]
    assert any("?odds again" in line for line in ran.lines)
    assert any(line.startswith("  Next check: ") for line in ran.lines)


def test_how_a_game_may_end(hantei: Hantei) -> None:
    ran = hantei("play", "wild_arms", "canyon_duel", "--seed", "3", typed="見込み\nquit\n")
    assert "How the game may end" in ran.lines
    assert any("█" in line for line in ran.lines)
    assert any(re.search(r"Played on \d+ times", line) for line in ran.lines)


def test_where_hidden_figures_decide_no_chance_is_told(hantei: Hantei, tmp_path: Path) -> None:
    """The host of the others has figures of the encounter's own, which stand in no book."""
    file = tmp_path / "pier.yaml"
    text = scenario_text("shadowrun4", "mixed_run")[1]
    file.write_text(text.replace("device: corporate_host", "response: 6, system: 6, firewall: 6"), encoding="utf-8")
    ran = hantei("play", "shadowrun4", str(file), "--seed", "3", typed="?battle\nquit\n")
    assert any("hantei replay SAVE --turning" in line for line in ran.lines)
    assert not any("█" in line for line in ran.lines)


@pytest.mark.slow
def test_where_a_game_turned(hantei: Hantei, tmp_path: Path) -> None:
    """Each round of a duel among machines, with the chance of the first seat's side as it began."""
    save = tmp_path / "duel.hantei"
    hantei("play", "wild_arms", "canyon_duel", "--auto", "--seed", "3", "--save", str(save))
    told = hantei("replay", str(save), "--turning", "--json").data
    assert [one["at"] for one in told][1:3] == ["Round 1", "Round 2"]
    for one in told:
        assert one["exact"] or one["samples"] >= 30
    lines = hantei("replay", str(save), "--turning").lines
    assert lines[0].startswith("The chance that ")
    assert sum("Round 1" in line for line in lines[1:]) >= 1


def test_the_chance_of_the_next_check_stands_at_the_options(hantei: Hantei, tmp_path: Path) -> None:
    """GD-13.2: Hatamoto's tactics are 65, Pointer's 35; whoever rolls nothing has no chance there. What the figures are
    is said once."""
    options = ("--seed", "5", "--save", str(tmp_path / "game.hantei"))
    ran = hantei("play", "gundog", "office_raid", *options, typed="look\nquit\n")
    rows = [line for line in ran.lines if "hatamoto " in line]
    assert len(rows) == 2
    assert all("1 hatamoto  65% tactics roll  Hatamoto" in row for row in rows)
    assert "2 pointer   35% tactics roll  Pointer" in ran.out
    assert re.search(r"5 none {10,}\w", ran.out)
    assert ran.out.count("Each percentage is the chance that the next check") == 1


def test_a_check_of_which_a_scenario_speaks_has_its_chance(hantei: Hantei, tmp_path: Path) -> None:
    """Skill 2 against 4 fails by a 1 alone, the fumble: five in six. What rest behind the boat brings is not said."""
    typed = "1\n1\n5\n" + "1\n" * 8 + "quit\n"
    ran = hantei(
        "play", "urban_assault", "three_lamps", "--seed", "11", "--save", str(tmp_path / "game.hantei"), typed=typed
    )
    assert re.search(r"1 lift +83% skill roll  Right the boat", ran.out)
    assert re.search(r"2 watch {3,}Rest behind the boat", ran.out)


def test_only_the_impossible_is_nothing_and_only_the_certain_everything() -> None:
    shown = {chance: exactly(Fraction(chance)) for chance in ("0", "1/100000", "1/3", "99999/100000", "1")}
    assert list(shown.values()) == ["0.00%", "<0.01%", "33.33%", ">99.99%", "100.00%"]


def test_figures_that_are_the_same_for_every_answer_are_one_line() -> None:
    """A table of fourteen rows said "FP 2" fourteen times."""
    assert alike([["1", "Keep", "", "2 FP"], ["2", "Add", "", "2 FP"]]) == ("", "2 FP")
    assert alike([["1", "Keep", "", "2 FP"], ["2", "Add", "", "3 FP"]]) == ()
    assert alike([["1", "Keep", "", "2 FP"]]) == ()


def test_a_row_is_called_without_brackets_and_notes() -> None:
    """The note of a label stands behind its brackets, or without any; two that would be alike keep theirs."""
    assert short(["傷薬を使う（残り1個）　※必要としている味方がいない", "リロード　※残弾は装弾数いっぱい"]) == [
        "傷薬を使う",
        "リロード",
    ]
    assert short(["《ヒール》（FP3）", "Heal (FP 3; nobody needs it)", "待機"]) == ["《ヒール》", "Heal", "待機"]
    assert short(["盾（木）", "盾（鉄）"]) == ["盾（木）", "盾（鉄）"]
