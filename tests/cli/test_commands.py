"""The commands beside play: shapes of their JSON, their errors, their exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.content import BadContent
from hantei.core.message import BadSetup
from hantei.ledger import Ledger
from hantei.text import Catalogue

from .table import HEADING, Hantei, ToyShelf, saves, shelve

UA = "urban_assault"
SCENARIOS = Path(library.__file__).parent / "rulebooks" / UA / "scenarios"


def shell(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own."""
    command = [sys.executable, "-m", "hantei", *arguments]
    return subprocess.run(command, capture_output=True, env={**os.environ, **environment}, check=False)


def line_of(text: str, part: str) -> int:
    """The first line with a text in it."""
    return text[: text.index(part)].count("\n") + 1


# Games among machines


def test_a_game_among_machines_is_the_same_every_time() -> None:
    arguments = ("play", UA, "--auto", "--json", "--seed", "7", "--scenario", "quarry_town", "--lang", "ja")
    runs = [shell(*arguments, PYTHONHASHSEED=seed) for seed in ("0", "1", "2")]
    assert [run.returncode for run in runs] == [0, 0, 0]
    assert runs[0].stdout == runs[1].stdout == runs[2].stdout
    rows = [json.loads(line) for line in runs[0].stdout.decode("utf-8").splitlines()]
    assert all("event" in row for row in rows)
    check = next(row for row in rows if row["event"] == "check")
    assert {"face", "total", "steps", "text"} <= set(check)
    assert {"op", "amount", "clause", "label"} == set(check["steps"][0])
    assert any(row["event"] == "dice" for row in rows)


def test_a_game_among_machines_as_text(hantei: Hantei, data: Path) -> None:
    first, second = (hantei("play", UA, "--auto", "--seed", "7") for _ in range(2))
    assert first.code == 0
    assert first.out == second.out
    assert str(data) not in first.out
    assert str(data) in first.err
    assert len(saves(data)) == 2
    assert hantei("verify", str(saves(data)[0])).code == 0


def test_a_game_among_machines_is_saved_as_data_only_on_request(hantei: Hantei, data: Path, tmp_path: Path) -> None:
    hantei("play", UA, "--auto", "--seed", "7", "--json")
    assert saves(data) == []
    file = tmp_path / "game.hantei"
    ran = hantei("play", UA, "--auto", "--seed", "7", "--json", "--save", str(file))
    assert hantei("verify", str(file)).code == 0
    told = [event for row in hantei("replay", str(file), "--json").rows for event in row["events"]]
    assert [row["event"] for row in ran.rows] == [event["event"] for event in told]


def test_a_seed_is_drawn_and_named(hantei: Hantei) -> None:
    first, second = (hantei("play", UA, "--auto") for _ in range(2))
    assert first.lines[0].startswith("Seed of the dice: ")
    assert first.lines[0] != second.lines[0]
    assert hantei("play", UA, "--auto", "--seed", first.lines[0].split()[-1]).lines == first.lines[1:]


def test_every_throw_on_request(hantei: Hantei) -> None:
    ran = hantei("play", UA, "--auto", "--seed", "7", "--verbose")
    assert sum("1D6 →" in line for line in ran.lines) > 10
    assert not any("1D6 →" in line for line in hantei("play", UA, "--auto", "--seed", "7").lines)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--dice", "physical"), "--auto cannot use real dice."),
        (("--seat", "x=random"), "There is no seat “x”; the seats are: leader"),
        (("--seat", "leader=x"), "There is no computer player “x”; available: heuristic, bold, careful, random, "),
        (("--seat", "leader=search:0"), "The computer player “search” does not take “0”; after the colon it takes: "),
        (("--seat", "leader"), "--seat takes SEAT=POLICY, not “leader”."),
        (("--ruling", "d2_by"), "--ruling takes NAME=READING, not “d2_by”."),
        (("--ruling", "d2_by=x"), "“d2_by” has no reading “x”; its readings are: halves, parity."),
        (("--dice", "x"), "--dice takes seeded or physical, not “x”."),
        (("--leaders", "3"), "--leaders takes 1 or 2, not “3”."),
        (("--difficulty", "x"), "easy, normal, hard"),
        (("--scenario", "x"),
         "There is no scenario and no file “x”; the scenarios are: dry_mill, ferry_witness, glass_road, mute_bells, "
         "quarry_town, salt_quay, silent_relay, three_lamps."),
    ],
)  # fmt: skip
def test_games_that_cannot_be(hantei: Hantei, arguments: tuple[str, ...], said: str, data: Path) -> None:
    ran = hantei("play", UA, "--auto", "--seed", "7", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == ""
    assert saves(data) == []


def test_a_scenario_of_ones_own(hantei: Hantei, tmp_path: Path, data: Path) -> None:
    own = tmp_path / "own.yaml"
    text = (SCENARIOS / "quarry_town.yaml").read_text(encoding="utf-8")
    own.write_text(text.replace("id: quarry_town", "id: my_town"), encoding="utf-8")
    assert hantei("play", "--auto", "--seed", "7", "--scenario", str(own)).code == 0
    header = json.loads(saves(data)[0].read_text(encoding="utf-8").splitlines()[0])
    assert header["setup"]["scenario"] == "my_town"
    own.unlink()  # the save file needs nothing else
    assert hantei("verify", str(saves(data)[0])).code == 0
    own.write_text(text.replace("space: outdoor", "space: outdor"), encoding="utf-8")
    ran = hantei("play", "--auto", "--seed", "7", "--scenario", str(own))
    assert ran.code == 2
    assert f"{own}:{line_of(text, 'space: outdoor')}: error: tiles." in ran.err
    assert "Found “outdor”; did you mean “outdoor”?" in ran.err
    assert "cannot be played" in ran.err


# Lists and rules


NAMES = ["steady", "bold", "careful", "random", "greedy", "braced for bad luck", "far-sighted"]


def test_lists_as_data(hantei: Hantei) -> None:
    for lang, title in (("ja", "石切街の午後"), ("en", "Quarry Town, Afternoon")):
        data = hantei("list", "--json", "--lang", lang).data
        assert set(data) == {"rulebooks", "scenarios", "encounters", "policies", "rulings"}
        assert all({"id", "title"} <= set(row) for rows in data.values() for row in rows)
        assert {row["id"]: row["title"] for row in data["scenarios"]}["quarry_town"] == title
        assert UA in [row["id"] for row in data["rulebooks"]]
        listed = [row["id"] for row in data["policies"] if row["rulebook"] == UA]
        assert listed[:6] == ["heuristic", "bold", "careful", "random", "greedy", "cautious"]
        assert next(row for row in data["rulings"] if row["rulebook"] == UA)["values"] == ["halves", "parity"]
        names = {
            "ja": ["手堅い", "大胆", "守り優先", "でたらめ", "目先重視", "不運に備える", "先読み"],
            "en": NAMES,
        }
        assert [row["title"] for row in data["policies"] if row["rulebook"] == UA][:7] == names[lang]


def test_lists_as_text(hantei: Hantei, toy: ToyShelf) -> None:
    ran = hantei("list", "toy")
    assert "toy  A Toy (version 1.0)" in ran.lines
    assert [line for line in ran.lines if line.startswith("  bold      like “steady”")]
    assert "    again  again: yes / no" not in ran.lines
    assert "    again  again: yes / no" in hantei("list", "toy", "--rulings").lines
    assert "  random    chooses any legal answer at random" in ran.lines
    assert [line for line in ran.lines if line.startswith("  search    far-sighted: plays on in thought")]
    assert hantei("list", "doy").code == 2


def test_a_clause_as_data_with_its_cases(hantei: Hantei) -> None:
    data = hantei("rules", UA, "ua-08.5", "--json", "--lang", "ja").data
    assert data["id"] == "UA-08.5"
    assert data["ruling"]["option"] == "critical_followup_cost"
    assert data["cases"]
    assert {"title", "kind", "rule", "ambiguity", "examples", "needs"} <= set(data)
    point = Ledger.of(UA).get("UA-08.5")
    assert point.ambiguity
    assert data["ambiguity"] == point.ambiguity.ja
    assert [example["expect"] for example in data["examples"]] == [example.expect.ja for example in point.examples]


def test_a_clause_as_text(hantei: Hantei) -> None:
    ran = hantei("rules", UA, "ＵＡ－０８．５", "--lang", "en")
    assert ran.lines[0].startswith("UA-08.5  ")
    for beginning in (
        "Kind: ",
        "Builds on: ",
        "Open point: ",
        "Reading: free: ",
        "Other reading: ",
        "Example: ",
        "Case ",
    ):
        assert any(line.startswith(beginning) for line in ran.lines), beginning
    assert "To choose: --ruling critical_followup_cost=READING" in ran.lines


def test_a_clause_as_text_in_japanese(hantei: Hantei) -> None:
    lines = hantei("rules", UA, "UA-36.5", "--lang", "ja").lines
    assert "未確定の点：ラウンドの始めと終わりの効果。" in lines
    assert any(line.startswith("解釈：ラウンドの始め（ライトの宣言、C4の起爆）、先攻側、後攻側、") for line in lines)
    assert "例：第1ラウンドにC4を設置、出目 -：第2ラウンドの始めに起爆" in lines


def test_clauses_are_searched(hantei: Hantei) -> None:
    assert any(line.split()[0] == "UA-08.5" for line in hantei("rules", UA, "follow-up").lines)
    none = hantei("rules", UA, "no", "such", "words").lines
    assert none == ["No clause has the number or the words “no such words”."]
    ran = hantei("rules", UA, "UA-08.99")
    assert ran.code == 2
    assert "There is no clause “UA-08.99”; similar: UA-" in ran.err
    assert len(hantei("rules", UA).lines) > 400
    assert hantei("rules", UA, "follow-up", "--json").data[0]["id"].startswith("UA-")


def test_every_ruling_is_shown_with_its_readings(hantei: Hantei) -> None:
    ran = hantei("rules", UA, "--rulings")
    for ruling in library.open_rulebook(UA).rulings:
        assert any(line.startswith(f"{ruling.id}  ") for line in ran.lines)
    data = hantei("rules", UA, "--rulings", "--json").data
    assert data[0] == {**data[0], "id": "d2_by", "default": "halves", "clauses": ["UA-06.4"]}
    assert data[0]["readings"]["parity"] == "1d6; an odd face is 1, an even face is 2"
    japanese = hantei("rules", UA, "--rulings", "--lang", "ja").lines
    assert "  * halves：1d6を振り、1〜3なら1、4〜6なら2。" in japanese
    assert "    parity：1d6を振り、奇数なら1、偶数なら2" in japanese


# Files


def test_a_sound_file(hantei: Hantei) -> None:
    for file in sorted(SCENARIOS.glob("*.yaml")):
        ran = hantei("check", str(file))
        assert (ran.code, ran.lines) == (0, [f"{file} has no faults."])


def test_faults_of_a_file(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    text = (SCENARIOS / "quarry_town.yaml").read_text(encoding="utf-8")
    line = line_of(text, "minutes: ")
    file.write_text(text.replace("minutes: ", "minutes: soon #"), encoding="utf-8")
    ran = hantei("check", str(file), "--lang", "ja")
    assert ran.code == 2
    assert ran.lines[0].startswith(f"{file}:{line}: 誤り：minutes：「soon」")
    data = hantei("check", str(file), "--json").data
    assert (data["errors"], data["warnings"]) == (1, 0)
    assert data["faults"][0] | {"message": ""} == {
        "file": str(file), "line": line, "place": "minutes", "severity": "error", "id": "fault-not-int", "message": "",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "There is no file"),
        (b"\xff\xfe\x00", "is not UTF-8"),
        (b"a: [", "bracket is not closed"),
        (b"title: x", "does not say at its top which rulebook"),
        (b"", "does not say at its top which rulebook"),
        (b"- 1", "does not say at its top which rulebook"),
        (b"hantei: chess/1", "there is no rulebook “chess”"),
        (b"rulebook: chess\ncases: []", "there is no rulebook “chess”"),
    ],
)
def test_files_that_cannot_be_checked(hantei: Hantei, tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "odd.yaml"
    if content is not None:
        file.write_bytes(content)
    ran = hantei("check", str(file))
    assert ran.code == 2
    assert said in ran.err


def test_a_file_of_cases_is_checked_too(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "cases.yaml"
    file.write_text(f"rulebook: {UA}\ncases:\n- {{id: a, clauses: [UA-99.9], about: x}}\n", encoding="utf-8")
    ran = hantei("check", str(file))
    assert ran.code == 2
    assert ran.lines[0] == f"{file}:3: error: cases[0].clauses[0]: There is no clause UA-99.9."


def test_the_schema_of_scenarios(hantei: Hantei, toy: ToyShelf) -> None:
    shelve_all = pytest.MonkeyPatch()
    shelve(shelve_all, toy, library.Shelf(UA))
    assert hantei("schema", UA).data["type"] == "object"
    ran = hantei("schema", "toy")
    shelve_all.undo()
    assert ran.code == 2
    assert "There is no rulebook “toy”" in ran.err


# Saves


@pytest.fixture(name="saved")
def fixture_saved(hantei: Hantei, toy: ToyShelf, data: Path) -> Path:
    hantei("play", "--seed", "1", typed="Anvil\n3\nundo\n3\ngm die 6\n2\n4\nseat blue=bold\nrush\n")
    return saves(data)[0]


def test_a_game_is_told_again(hantei: Hantei, saved: Path) -> None:
    ran = hantei("replay", str(saved))
    assert ran.code == 0
    assert "[1] question name? → the Anvil" in ran.lines
    assert "[3] one move taken back" in ran.lines
    assert "[5] ruling: next faces 6" in ran.lines
    assert any(line.endswith("seat blue: the computer (bold)") for line in ran.lines)
    assert "| ammo" in ran.out.rpartition("[")[2] or "question" in ran.lines[-4]
    rows = hantei("replay", str(saved), "--json").rows
    assert [row["entry"] for row in rows[:4]] == [0, 1, 2, 3]
    assert set(rows[1]) == {"entry", "move", "events", "position"}
    assert len(hantei("replay", str(saved), "--to", "2", "--json").rows) == 3


def test_a_sound_save_file(hantei: Hantei, saved: Path) -> None:
    ran = hantei("verify", str(saved))
    assert ran.code == 0
    assert "follows the rules" in ran.out
    data = hantei("verify", str(saved), "--json").data
    assert (data["sound"], data["entry"]) == (True, None)


def test_save_files_that_do_not_hold(hantei: Hantei, saved: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.hantei"
    bad.write_text(saved.read_text(encoding="utf-8").replace('"answer":3', '"answer":4'), encoding="utf-8")
    for command in (("verify", str(bad)), ("replay", str(bad)), ("play", "--continue", str(bad))):
        ran = hantei(*command)
        assert ran.code == 2
        assert "damaged: line 3 (entry 2), the checksum does not match." in ran.out + ran.err
    data = hantei("verify", str(bad), "--json").data
    assert (data["sound"], data["entry"], data["message"]) == (False, 2, "damaged")
    assert hantei("verify", str(tmp_path / "none")).code == 2
    assert hantei("replay", str(saved), "--to", "x").code == 2


# Cases


def test_cases_are_run(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "cases.yaml"
    cases: list[dict[str, Any]] = [
        {"id": "fine", "clauses": ["UA-06.1"], "about": "x", "run": ["check_scenario"], "expect": {}},
        {"id": "odd", "clauses": ["UA-06.1"], "about": "x", "run": ["no_such_beat"]},
    ]
    file.write_text(json.dumps({"rulebook": UA, "cases": cases}), encoding="utf-8")
    ran = hantei("cases", str(file))
    assert ran.code == 2
    assert ran.lines[-1] == "2 cases, 1 failed."
    data = hantei("cases", str(file), "--json").data
    assert (data["cases"], data["passed"]) == (2, 1)
    assert data["failed"][0]["id"] == "cases:odd"
    assert hantei("cases", str(tmp_path / "none")).code == 2


def test_a_file_that_cannot_be_run_is_counted(hantei: Hantei, tmp_path: Path) -> None:
    body = {"id": "fine", "clauses": ["UA-06.1"], "about": "x", "run": ["check_scenario"], "expect": {}}
    (tmp_path / "fine.yaml").write_text(json.dumps({"rulebook": UA, "cases": [body]}), encoding="utf-8")
    for name in ("bad", "worse"):
        (tmp_path / f"{name}.yaml").write_text(json.dumps({"rulebook": UA, "case": []}), encoding="utf-8")
        ran = hantei("cases", str(tmp_path))
        assert ran.code == 2
        assert ran.lines[-1] == f"1 case, 0 failed, {'1 file' if name == 'bad' else '2 files'} not run."
    assert hantei("cases", str(tmp_path), "--json").data["files_not_run"] == [
        str(tmp_path / "bad.yaml"), str(tmp_path / "worse.yaml")]  # fmt: skip


def test_what_happened_in_a_case(hantei: Hantei, tmp_path: Path) -> None:
    """A passing case tells throws, questions, what only one answer was possible for, and events."""
    file = tmp_path / "cases.yaml"
    body = {
        "id": "shot", "clauses": ["UA-29.5"], "about": "x", "run": ["squad_phase"], "dice": [4],
        "given": {"enemies": [{"level": 4, "number": 3}], "battle": {}},
        "decisions": [{"actor": "leader"}, {"action": "shoot"}],
    }  # fmt: skip
    file.write_text(json.dumps({"rulebook": UA, "cases": [body]}), encoding="utf-8")
    assert "throw attack" not in hantei("cases", str(file)).out
    ran = hantei("cases", "--trace", str(file))
    for line in ("cases:shot", "  beat squad_phase", "  only target@leader: group", "  throw attack 1d6: 4"):
        assert line in ran.lines
    assert "  event {event: felled, unit: group, n: 1, left: 2, by: shot|ar}" in ran.lines
    assert "throw attack 1d6: 4" in hantei("cases", "--trace", "--json", str(file)).data["traces"][0]["trace"]


def test_coverage_as_data(hantei: Hantei, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"rulebook": UA, "executable": 3, "cited": 3, "proved": 2, "missing": [
        {"clause": "UA-06.1", "cited": True, "proved": False}], "to_come": ["UA-51.1", "UA-51.2"]}  # fmt: skip
    monkeypatch.setattr("hantei.cli.proving.coverage", lambda name: found)
    ran = hantei("coverage", "--json")
    assert ran.code == 1
    assert set(ran.data) == set(library.rulebook_ids())
    assert set(ran.data[UA]) == {"executable", "cited", "proved", "missing", "to_come"}
    assert hantei("coverage", UA).lines == [
        "urban_assault: 3 executable clauses, 3 cited, 2 proved (66.6%)",
        "2 clauses are to come: UA-51 (2)",
        "  UA-06.1  not proved",
    ]  # fmt: skip
    monkeypatch.setattr("hantei.cli.proving.coverage", lambda name: {**found, "missing": []})
    assert hantei("coverage", UA).code == 0


# The command line itself


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("foo",), "There is no command “foo”; the commands are: play, roll,"),
        (("play", "--sed", "1"), "There is no option “--sed”; did you mean "),
        (("play", "--seed"), "“--seed” needs a value."),
        (("play", "--auto=1"), "“--auto” takes no value."),
        (("list", "a", "b", "c"), "These words are not understood here: b c"),
        (("rules",), "Name a rulebook: urban_assault, senki, gundog, wild_arms, shadowrun4"),
        (("rules", "chess"), "There is no rulebook “chess”; available: urban_assault, senki, "),
        (("--lang", "de"), "There is no language “de”; available: ja, en."),
        (("--lang",), "There is no language “”"),
        (("replay", "x", "--to", "-1"), "An entry is given by its number"),
    ],
)  # fmt: skip
def test_command_lines_that_cannot_be_read(hantei: Hantei, arguments: tuple[str, ...], said: str) -> None:
    ran = hantei(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_errors_in_japanese(hantei: Hantei, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "というコマンドはありません" in hantei("foo", "--lang", "ja").err
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "というコマンドはありません" in hantei("foo").err


def test_help_in_both_languages(hantei: Hantei) -> None:
    for lang in ("ja", "en"):
        catalogue = Catalogue(lang)
        whole = hantei("--help", "--lang", lang)
        assert whole.code == 0
        assert whole.out == hantei("--lang", lang).out
        assert catalogue.say_id("help-hantei") in whole.out
        for command in ("play", "list", "rules", "check", "replay", "verify", "cases", "coverage", "schema"):
            assert f"\n  {command} " in whole.out
            text = hantei(command, "--help", "--lang", lang).out
            assert text.startswith(catalogue.say_id("help-usage", usage=f"hantei {command}"))
            assert "--lang ja|en" in text
    assert hantei("--version").out.startswith("hantei ")


def test_readers_who_have_had_enough() -> None:
    command = f"{sys.executable} -m hantei rules {UA} | head -1"
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert len(run.stdout.splitlines()) == 1


# The library


def test_rulebooks_are_found_by_their_packages() -> None:
    assert UA in library.rulebook_ids()
    assert library.open_rulebook(UA) is library.open_rulebook(UA)
    assert library.find(UA) is library.open_rulebook(UA)
    assert library.find("chess") is None
    with pytest.raises(BadSetup, match="no-such-rulebook"):
        library.open_rulebook("chess")


def test_scenarios_of_the_library(tmp_path: Path) -> None:
    shelf = library.shelf(UA)
    assert next(heading.id for heading in shelf.headings("scenarios")) == "three_lamps"
    assert shelf.headings("encounters") == []
    name, text = library.scenario_text(UA, "mute_bells")
    assert name == "mute_bells"
    assert "id: mute_bells" in text
    with pytest.raises(BadSetup, match="no-such-scenario"):
        library.scenario_text(UA, "none")
    odd = tmp_path / "odd.yaml"
    odd.write_text("title: x", encoding="utf-8")
    with pytest.raises(BadSetup, match="no-scenario-id"):
        shelf.scenario_or_file(str(odd))
    odd.write_bytes(b"\xff")
    with pytest.raises(BadContent):
        shelf.scenario_or_file(str(odd))


def test_the_text_of_a_setup_goes_before_what_comes_with_the_rulebook() -> None:
    shelf = library.shelf(UA)
    text = shelf.scenario_text("quarry_town")[1].replace("author: Hantei", "author: Nobody")
    found = shelf.scenarios_for({"scenarios": {"quarry_town": text}})
    assert found["quarry_town"].author == "Nobody"
    assert "mute_bells" in found


def test_headings_hold_what_lists_show() -> None:
    assert HEADING.leaders == (1, 2)
    found = library.heading("x", "title: {ja: 甲, en: A}")
    assert (found.minutes, found.leaders, found.difficulties) == (0, (1, 1), {})


def test_the_first_rulebook_is_played_where_none_is_named(hantei: Hantei, data: Path) -> None:
    assert library.rulebook_ids()[0] == "urban_assault"
    assert hantei("play", "--seed", "1", "--auto").code == 0
    assert [path.name.partition("-")[0] for path in saves(data)] == ["urban_assault"]
