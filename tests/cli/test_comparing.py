"""`hantei simulate`: a value fixed, figures chosen, two versions of a file, fights one by one, how far games came."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from hantei import library
from hantei.content import read
from hantei.lab import mean
from hantei.lab.changes import Change, changes
from hantei.lab.trial import Notes

from .table import Hantei

TOWN = ("simulate", "urban_assault", "quarry_town", "--jobs", "1", "-n", "6")
CAP = "scenario.difficulties.normal.deployment_cap"


def test_a_value_that_is_set_is_that_of_the_only_variant(hantei: Hantei) -> None:
    fixed = hantei(*TOWN, "--json", "--set", f"{CAP}=14").data
    varied = hantei(*TOWN, "--json", "--vary", f"{CAP}=14").data["variants"][0]
    assert "variants" not in fixed
    assert fixed["figures"] == varied["figures"]
    assert fixed["figures"] != hantei(*TOWN, "--json").data["figures"]


def test_a_value_that_is_set_holds_in_every_variant(hantei: Hantei) -> None:
    both = ("--set", "difficulty=normal", "--vary", f"{CAP}=14,20", "--json")
    first, second = hantei(*TOWN, *both).data["variants"]
    assert first["figures"] == hantei(*TOWN, "--set", f"{CAP}=14", "--json").data["figures"]
    assert second["variant"] == f"{CAP}=20"


def test_several_figures_of_variants_are_shown_with_their_differences(hantei: Hantei, tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    words = (*TOWN, "--vary", f"{CAP}=14,24", "--show", "magazines,spent/squad/magazines,win")
    data = hantei(*words, "--json", "--csv", str(rows)).data["variants"]
    with rows.open(encoding="utf-8") as file:
        found = list(csv.DictReader(file))
    half = len(found) // 2
    for key, name in (("magazines", "magazines"), ("spent/squad/magazines", "spent/squad/magazines")):
        apart = [int(after[name]) - int(before[name]) for before, after in zip(found[:half], found[half:], strict=True)]
        assert data[1]["differences"][key] == mean(apart).plain()  # game by game, since both had the same luck
    assert data[0]["differences"]["magazines"]["estimate"] == 0
    heads = hantei(*words).lines[1]
    assert [heads.find(part) for part in ("magazines left", "magazines spent", "won")] == sorted(
        heads.find(part) for part in ("magazines left", "magazines spent", "won")
    )
    assert -1 not in [heads.find(part) for part in ("magazines left", "magazines spent", "won")]


def test_the_figures_asked_for_are_all_that_is_shown(hantei: Hantei) -> None:
    lines = hantei(*TOWN, "--show", "maps,members").lines
    assert [line.split("  ")[1].strip() for line in lines[1:]] == [
        "maps entered [95%]",
        "members in action [95%]",
    ]


def test_the_rounds_of_a_game_are_those_of_its_battles(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "battles.csv"
    lines = hantei(*TOWN, "--battles", str(file), "--show", "rounds").lines
    with file.open(encoding="utf-8") as opened:
        rows = list(csv.DictReader(opened))
    games: dict[str, int] = {}
    for row in rows:
        games[row["run"]] = games.get(row["run"], 0) + int(row["rounds"])
    shown = next(line for line in lines if line.strip().startswith("rounds"))
    assert f"{sum(games.values()) / len(games):.2f} [" in shown  # every game of this operation has its last battle


def test_every_battle_is_a_row_and_its_stock_adds_up(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "battles.csv"
    data = hantei(*TOWN, "--battles", str(file), "--json").data
    with file.open(encoding="utf-8") as opened:
        rows = list(csv.DictReader(opened))
    assert len(rows) == sum(battle["fought"] for battle in data["battles"].values())
    ended = [row for row in rows if row["result"]]
    assert len(ended) > 6
    for row in ended:
        gained = sum(int(row[key]) for key in row if key.startswith("gained/squad/magazines/"))
        spent = int(row["spent/squad/magazines"])
        held = int(row["before/stock/squad/magazines"])
        after = int(row["after/stock/squad/magazines"])
        assert held - spent <= after <= held + gained - spent  # spoils are gained when the battle is over
        purposes = sum(int(row[key]) for key in row if key.startswith("use/squad/magazines/"))
        assert purposes <= spent  # what is paid or lost in an event has no purpose
        assert int(row["rounds"]) >= 1
    for key, battle in data["battles"].items():
        here = [row for row in rows if row["battle"] == key]
        assert battle["rounds"]["estimate"] == pytest.approx(sum(int(row["rounds"]) for row in here) / len(here))
        assert sum(battle["results"].values()) == len(here)


def test_without_spoils_the_stock_of_every_battle_adds_up_exactly(
    hantei: Hantei, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Notes.mark

    def noted(notes: Notes, kind: str, key: str, amount: int) -> None:
        plain(notes, kind, key, amount)
        notes.spoils = False

    monkeypatch.setattr(Notes, "mark", noted)
    file = tmp_path / "battles.csv"
    assert hantei(*TOWN, "--battles", str(file)).code == 0
    with file.open(encoding="utf-8") as opened:
        ended = [row for row in csv.DictReader(opened) if row["result"]]
    assert len(ended) > 6
    for row in ended:
        gained = sum(int(row[key]) for key in row if key.startswith("gained/squad/magazines/"))
        held, spent = int(row["before/stock/squad/magazines"]), int(row["spent/squad/magazines"])
        assert int(row["after/stock/squad/magazines"]) == held + gained - spent


def test_battles_are_written_as_parquet_too(hantei: Hantei, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file, text = tmp_path / "battles.parquet", tmp_path / "battles.csv"
    hantei(*TOWN, "--battles", str(file))
    hantei(*TOWN, "--battles", str(text))
    with text.open(encoding="utf-8") as opened:
        assert parquet.read_table(file).num_rows == len(list(csv.DictReader(opened)))


def test_how_far_games_came_is_told_map_by_map(hantei: Hantei) -> None:
    data = hantei(*TOWN, "--json").data
    survival = data["survival"]
    assert list(survival)[:2] == ["reached/squad/1/1", "reached/squad/1/2"]
    shares = [entry["reached"]["estimate"] for entry in survival.values()]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1  # every game enters its first map
    lost = sum(entry["ended"]["estimate"] for entry in survival.values())
    assert lost == pytest.approx(1 - data["win"]["estimate"])
    assert "How far the games got" in hantei(*TOWN).out


def test_rows_that_no_game_hits_are_named(hantei: Hantei) -> None:
    data = hantei(*TOWN[:-1], "1", "--json").data
    rows = {key: each["estimate"] for key, each in data["counts"].items() if key.startswith("row/")}
    assert sorted(data["never"]) == sorted(key for key, often in rows.items() if not often)
    maps = [key for key in rows if key.startswith("row//map/")]
    assert 0 < len([key for key in maps if key not in data["never"]]) < len(maps)  # a game draws some of the maps
    assert "Rows that were never rolled" in hantei(*TOWN[:-1], "1").out


# Two versions of a file


@pytest.fixture
def harder(tmp_path: Path) -> Path:
    """A version of the town whose aides have a higher level, with a rule more and an objective less of a name."""
    plain = read(library.shelf("urban_assault").scenario_text("quarry_town")[1], "town").value
    file = tmp_path / "harder.yaml"
    [aides] = [unit for unit in plain["tiles"]["watchtower"]["events"][1]["units"] if unit["id"] == "aides"]
    aides["level"] += 1
    plain["attackers_max"] = 3
    del plain["author"]
    file.write_text(json.dumps(plain, ensure_ascii=False), encoding="utf-8")
    return file


def test_two_versions_are_compared_in_words_and_by_what_they_do(hantei: Hantei, harder: Path) -> None:
    ran = hantei(*TOWN, "--against", str(harder))
    assert ran.code == 0
    told = [line.strip() for line in ran.lines[:4]]
    assert told[0] == "3 places have changed:"
    assert told[1:] == [
        "author: removed (was Hantei)",
        "tiles.watchtower.events.1.units.aides.level: 4 → 5",
        "attackers_max: added: 3",
    ]
    data = hantei(*TOWN, "--against", str(harder), "--json").data
    assert [variant["variant"] for variant in data["variants"]] == ["quarry_town", str(harder)]
    assert [change["path"] for change in data["changes"]] == [line.partition(":")[0] for line in told[1:]]
    assert data["variants"][0]["figures"] == hantei(*TOWN, "--json").data["figures"]


def test_the_same_version_has_no_changes_and_the_same_games(hantei: Hantei) -> None:
    data = hantei(*TOWN, "--against", "quarry_town", "--json").data
    assert data["changes"] == []
    difference = data["variants"][1]["difference"]
    assert difference["low"] < difference["estimate"] == 0 < difference["high"]
    assert hantei(*TOWN, "--against", "quarry_town").lines[0] == "Nothing has changed in the scenario."


def test_changes_know_entries_by_their_names() -> None:
    before = {"units": [{"id": "a", "n": 1}, {"id": "b", "n": 2}], "rows": [1, 2], "kind": "x"}
    after = {"units": [{"id": "b", "n": 3}, {"id": "a", "n": 1}], "rows": [1, 2, 3], "kind": ["x"]}
    assert list(changes(before, after)) == [
        Change("units", ["a", "b"], ["b", "a"], moved=True),
        Change("units.b.n", 2, 3),
        Change("rows.2", None, 3, was=False),
        Change("kind", "x", ["x"]),
    ]


def test_one_and_true_are_not_the_same() -> None:
    assert list(changes({"pc": 1}, {"pc": True})) == [Change("pc", 1, True)]


def test_entries_in_another_order_are_told(hantei: Hantei, tmp_path: Path) -> None:
    """They are set up in another order, so other games are played with the same luck."""
    shelf = library.shelf("gundog")
    name, text = shelf.scenario_text("mirror_four")
    plain = read(text, name).value
    turned = tmp_path / "mirror_four.yaml"
    turned.write_text(json.dumps({**plain, "units": plain["units"][::-1]}), encoding="utf-8")
    ran = hantei("simulate", "gundog", "mirror_four", "-n", "2", "--against", str(turned))
    told = [line.strip() for line in ran.lines if line.startswith("  units")]
    assert len(told) == 1
    assert told[0].startswith("units: in another order: ")


# Campaigns


def test_a_campaign_is_simulated(hantei: Hantei) -> None:
    words = (*TOWN[:-1], "2", "--difficulty", "easy", "--then", "quarry_town")
    data = hantei(*words, "--json").data
    assert {"completed", "operations", "maps.1"} <= set(data["figures"])
    assert "operation 1: maps entered" in hantei(*words).out
    ran = hantei("simulate", "gundog", "office_raid", "--then", "office_raid")
    assert (ran.code, "--then is for rulebooks with campaigns" in ran.err) == (2, True)
    assert hantei(*words, "--then", "nowhere").code == 2


# What is refused


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--set", "difficulty"), "--set takes PATH=VALUE"),
        (("--set", "difficulty="), "--set takes PATH=VALUE"),
        (("--set", "moon.x=1"), "There is no path “moon.x”"),
        (("--set", "scenario.minutes=soon"), "minutes"),
        (("--show", "glory"), "There is no figure “glory”"),
        (("--against", "nowhere.yaml"), "nowhere.yaml"),
        (("--against", "mute_bells", "--vary", "difficulty=easy,hard"), "--vary cannot be combined with --against"),
        (("--tune", f"{CAP}=1..3", "--target", "win=1", "--show", "maps"), "cannot be combined with --tune"),
        (("--battles", "/no/where/b.csv"), "cannot be written"),
    ],
)
def test_what_cannot_be_compared_is_refused_before_anything_is_played(
    hantei: Hantei, words: tuple[str, ...], part: str
) -> None:
    ran = hantei("simulate", "urban_assault", "quarry_town", "-n", "1000", "--jobs", "1", *words)
    assert ran.code == 2
    assert part in ran.err


@pytest.mark.parametrize("option", ["--report", "--parquet"])
def test_a_missing_extra_is_seen_before_anything_is_played(
    hantei: Hantei, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow" if option == "--parquet" else "matplotlib", None)
    for name in ("report", "plots"):
        monkeypatch.delitem(sys.modules, f"hantei.lab.{name}", raising=False)
        monkeypatch.delattr(f"hantei.lab.{name}", raising=False)
    target = tmp_path / "file"
    ran = hantei("simulate", "urban_assault", "quarry_town", "-n", "1000", "--jobs", "1", option, str(target))
    assert (ran.code, f'"hantei[{option[2:]}]"' in ran.err) == (2, True)
    assert not target.exists()
