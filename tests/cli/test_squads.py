"""People and squads in files of their own: checked, brought, kept."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hantei import dossiers, library
from hantei.cli.serving import people_for_all
from hantei.content import read, written
from hantei.core.message import BadSetup
from hantei.dossiers import Wanted
from hantei.play import Game
from hantei.web.app import app
from hantei.web.storage.scripts import at_hand, lay_out
from hantei.web.storage.sqlite import SqliteStore

from .table import Hantei

KURZ = """\
hantei: urban_assault/squad/1
id: kurz
squad:
  leader:
    name: クルツ
    sub: shooting
    level: 12
    growth: {skill: 1, life: 2, sub: 2, squad_size: 1}
    skills: [rapid_fire, evade]
  gear: [{gear: ar, attachment: laser_sight}, plate_carrier, medkit, frag]
  members: {assault: 5, medic: 1}
  magazines: 24
  scrip: 3
"""

OPERATION = "quarry_town"

SOMEBODY = {
    "senki": ("ace_duel", "red_ace"),
    "gundog": ("convoy_ambush", "heron"),
    "wild_arms": ("canyon_duel", "iska"),
    "shadowrun4": ("alley_firefight", "mori"),
}
"""An encounter of each rulebook, and a player character in it."""


@pytest.fixture
def kurz(tmp_path: Path) -> Path:
    file = tmp_path / "kurz.yaml"
    file.write_text(KURZ, encoding="utf-8")
    return file


def begun(rulebook: str, scene: str, *wanted: Wanted, level: int | None = None) -> Any:
    """The state of a new game with people from files."""
    shelf = library.shelf(rulebook)
    text = dossiers.brought(rulebook, scene, shelf.scenario_text(scene)[1], wanted, level)
    leaders = dossiers.leaders(rulebook, wanted, 1, 2)
    return shelf.rulebook.start({"scenario": scene, "scenarios": {scene: text}, "leaders": leaders})


# A squad of URBAN ASSAULT


def test_a_squad_begins_as_it_is_written(kurz: Path) -> None:
    c = begun("urban_assault", OPERATION, Wanted(str(kurz)))
    squad = c.squads["leader"]
    leader = squad.leader
    assert (leader.name, leader.sub, leader.level, leader.skills) == ("クルツ", "shooting", 12, ["rapid_fire", "evade"])
    assert leader.steps == {"skill": 1, "life": 2, "sub": 2, "squad_size": 1}
    assert leader.points == 4  # UA-13.4: 2 and two steps
    assert leader.life == 4 + 2 + 1  # UA-15.5: two steps; a plate carrier gives one
    assert [item.gear for item in squad.items.values()] == ["ar", "plate_carrier", "medkit", "frag"]
    assert (squad.items["ar"].attachment, squad.gun, squad.worn) == ("laser_sight", "ar", "plate_carrier")
    assert [member.role for member in squad.members.values()] == ["assault"] * 5 + ["medic"]
    assert (squad.magazines, squad.scrip) == (24, 3)


def test_a_leader_who_is_brought_is_not_made_again(hantei: Hantei, kurz: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    options = ("--scenario", OPERATION, "--squad", str(kurz), "--seed", "1", "--save", str(save), "--leaders", "1")
    ran = hantei("play", "urban_assault", *options, "--difficulty", "normal", "--json", typed="q\n")
    asked = [line for line in map(json.loads, ran.out.splitlines()) if "kind" in line]
    assert asked[0]["kind"] == "prepare"  # preparation is the first thing, since nobody has to be made


def test_without_gear_a_squad_has_what_a_new_leader_has(tmp_path: Path) -> None:
    file = tmp_path / "bare.yaml"
    file.write_text(
        "hantei: urban_assault/squad/1\nid: bare\nsquad: {leader: {name: Bare, sub: dexterity}}\n", encoding="utf-8"
    )
    squad = begun("urban_assault", OPERATION, Wanted(str(file))).squads["leader"]
    assert [item.gear for item in squad.items.values()] == ["dmr", "soft_armor", "cable_ties"]  # UA-26.4
    assert (squad.magazines, squad.leader.level) == (10, 10)  # UA-26.1, UA-16.1


def test_a_squad_begins_at_another_level(kurz: Path) -> None:
    leader = begun("urban_assault", OPERATION, Wanted(str(kurz)), level=15).squads["leader"].leader
    assert leader.level == 15
    assert leader.steps == {"skill": 1, "life": 2, "sub": 2, "squad_size": 1}  # UA-15.9: what is not spent is kept


def test_two_squads_are_two_leaders(kurz: Path, tmp_path: Path) -> None:
    other = tmp_path / "lang.yaml"
    # UA-45.2: with two leaders each leads half, 4 of 8
    other.write_text(KURZ.replace("クルツ", "ラング"), encoding="utf-8")
    c = begun("urban_assault", OPERATION, Wanted(str(kurz)), Wanted(str(other)))
    assert [squad.leader.name for squad in c.squads.values()] == ["クルツ", "ラング"]


FAULTS = {
    "growth costs more than the level": ("level: 12", "level: 9", 8, "fault-squad-spent"),
    "growth beyond its ceiling": (
        "skill: 1, life: 2, sub: 2, squad_size: 1",
        "life: 2, sub: 2, squad_size: 4",
        8,
        "fault-squad-growth",
    ),
    "a skill of another ability": ("evade", "fortify", 9, "fault-unknown-name"),
    "a skill twice": ("rapid_fire, evade", "evade, evade", 9, "fault-squad-skill-twice"),
    "more skills than growth gives": ("sub: 2,", "sub: 1,", 9, "fault-squad-skills"),
    "no such gear": ("medkit", "medikit", 10, "fault-unknown-name-guess"),
    "two body protections": ("medkit", "soft_armor", 10, "fault-squad-worn"),
    "an attachment on no gun": ("medkit", "{gear: medkit, attachment: suppressor}", 10, "fault-squad-no-gun"),
    "two attachments on one gun": ("medkit", "suppressor", 10, "fault-squad-mounts"),
    "uses that are rolled": ("medkit", "tactical_scanner", 10, "fault-squad-uses"),
    "uses of what has none": ("medkit", "{gear: medkit, uses: 2}", 10, "fault-squad-no-uses"),
    "more uses than at first": ("medkit", "{gear: ap_rounds, uses: 3, first_uses: 2}", 10, "fault-squad-first-uses"),
    "more than one AT4": ("medkit, frag", "at4, at4", 10, "fault-squad-carry"),
    "more than can be carried": ("medkit", "medkit, rope, rope, rope, rope, rope", 10, "fault-squad-load"),
    "no such member": ("medic: 1", "medics: 1", 11, "fault-unknown-name-guess"),
    "more members than lead can be": ("medic: 1", "medic: 4", 11, "fault-squad-size"),
    "three at the sniping point": ("medic: 1", "sniper: 3", 11, "fault-squad-posts"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_the_book_does_not_allow_is_a_fault_at_its_line(name: str, tmp_path: Path) -> None:
    before, after, line, message = FAULTS[name]
    assert before in KURZ
    file = tmp_path / "kurz.yaml"
    file.write_text(KURZ.replace(before, after), encoding="utf-8")
    found = [(fault.line, fault.said.id) for fault in dossiers.check_dossier(file, "urban_assault")]
    assert found == [(line, message)]


def test_a_scenario_may_hold_squads_ready_to_play(tmp_path: Path) -> None:
    plain = read(library.shelf("urban_assault").scenario_text(OPERATION)[1], OPERATION).value
    squad = {**read(KURZ, "kurz").value["squad"], "members": {"assault": 20}}
    file = tmp_path / "own.yaml"
    file.write_text(written({**plain, "squads": {"leader": squad, "third": squad}}), encoding="utf-8")
    from hantei.scenario_check import check_file

    found = {fault.said.id for fault in check_file(file, "urban_assault") if fault.severity == "error"}
    assert found == {"fault-squad-size", "fault-unknown-name"}


# Brought and kept, on the command line


def test_a_save_holds_the_squad_it_was_made_from(hantei: Hantei, kurz: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    assert not hantei(
        "play", "urban_assault", OPERATION, "--squad", str(kurz), "--auto", "--seed", "2", "--save", str(save)
    ).code
    kurz.unlink()
    assert hantei("verify", str(save)).code == 0


def test_a_squad_is_kept_and_can_be_brought_again(hantei: Hantei, kurz: Path, tmp_path: Path) -> None:
    save, target = tmp_path / "game.jsonl", tmp_path / "kept.yaml"
    begin = ("play", "urban_assault", OPERATION, "--squad", str(kurz), "--seed", "1", "--save", str(save))
    hantei(*begin, "--leaders", "1", "--json", typed="q\n")
    ran = hantei("keep", str(save), "-o", str(target))
    assert (ran.code, ran.out) == (0, f"Written to {target}.\n")
    kept, first = read(target.read_text(encoding="utf-8"), "kept").value["squad"], read(KURZ, "kurz").value["squad"]
    assert kept == {**first, "in_hand": "ar"}  # nothing has happened yet
    assert hantei("check", str(target)).code == 0


@pytest.mark.parametrize("rulebook", SOMEBODY)
def test_a_character_is_kept_and_can_be_brought_again(hantei: Hantei, rulebook: str, tmp_path: Path) -> None:
    scene, who = SOMEBODY[rulebook]
    save, target = tmp_path / "game.jsonl", tmp_path / "kept.yaml"
    hantei("play", rulebook, scene, "--seed", "1", "--save", str(save), "--json", typed="q\n")
    assert hantei("keep", str(save), "--who", who, "-o", str(target)).code == 0
    assert hantei("check", str(target)).code == 0
    state, usual = begun(rulebook, scene, Wanted(str(target), who)), begun(rulebook, scene)
    people = "actors" if rulebook == "shadowrun4" else "fighters"
    now, before = getattr(state, people), getattr(usual, people)
    assert list(now) == list(before)  # whoever is brought bears the name of the place
    assert now[who].character in state.scene.arsenal.characters  # by a record of their own
    assert replace(now[who], character=before[who].character) == before[who]


@pytest.mark.parametrize("rulebook", SOMEBODY)
def test_who_is_named_nowhere_takes_the_place_of_a_player_character(rulebook: str, tmp_path: Path) -> None:
    scene, who = SOMEBODY[rulebook]
    file = tmp_path / "kept.yaml"
    file.write_text(dossiers.kept_dossier(rulebook, begun(rulebook, scene), who), encoding="utf-8")
    state = begun(rulebook, scene, Wanted(str(file)))
    people = state.actors if rulebook == "shadowrun4" else state.fighters
    own = [name for name in state.scene.arsenal.characters if name not in begun(rulebook, scene).records.characters]
    assert len(own) <= 1  # an id that the book has too stands for the record that is brought
    [changed] = [one for one in people.values() if one.character == (own or [who])[0]]
    assert changed.pc


def test_who_is_brought_changes_nobody_else(tmp_path: Path) -> None:
    """Both sides of this encounter have the same people: the record that is brought is for one of them alone."""
    file = tmp_path / "kept.yaml"
    usual = begun("gundog", "mirror_four")
    who, twin = [name for name, one in usual.fighters.items() if one.character == "kite"]
    text = dossiers.kept_dossier("gundog", usual, who).replace("endurance: 21", "endurance: 25")
    file.write_text(text, encoding="utf-8")
    state = begun("gundog", "mirror_four", Wanted(str(file), who))
    assert (state.fighters[who].endurance, state.fighters[twin].endurance) == (25, 21)


def test_records_of_ones_own_come_along(tmp_path: Path) -> None:
    own = "arsenal: {weapons: {cannon: {name: 砲, kind: gun, skill: handguns, damage: 3D6, range: {close: 0},"
    sheet = (
        "character: {name: 砲手, endurance: 20, initiative: 10, moves: {cautious: 5, normal: 10, full: 20},"
        " skills: {handguns: {rate: 50}, athletics: {rate: 50}}, weapons: [cannon], in_hand: [cannon]}"
    )
    text = f"hantei: gundog/character/1\nid: gunner\nlanguage: ja\n{sheet}\n{own} modes: [semi], magazine: 2}}}}}}\n"
    file = tmp_path / "gunner.yaml"
    file.write_text(text, encoding="utf-8")
    state = begun("gundog", "convoy_ambush", Wanted(str(file), "kite"))
    assert state.fighters["kite"].carried["cannon"].rounds == 2
    assert state.records.characters["gunner"].name.en == "砲手"  # one language is enough
    kept = read(dossiers.kept_dossier("gundog", state, "kite"), "kept").value
    assert list(kept["arsenal"]["weapons"]) == ["cannon"]


def test_a_fault_of_a_character_stands_at_its_line(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "heron.yaml"
    file.write_text(
        "hantei: gundog/character/1\nid: heron\nlanguage: en\ncharacter:\n  name: Heron\n  endurance: 18\n"
        "  initiative: 10\n  moves: {cautious: 5, normal: 11, full: 22}\n  weapons: [unarmed]\n"
        "  skills: {athletics: {rate: 50}}\n"
        "  armour: tin\n",
        encoding="utf-8",
    )
    data = hantei("check", str(file), "--json").data
    assert [(fault["line"], fault["place"]) for fault in data["faults"]] == [(11, "character.armour")]
    assert [fault["place"] for fault in hantei("check", str(file), "--lang", "ja", "--json").data["untranslated"]] == [
        "character.name"
    ]


def test_a_squad_goes_into_simulations_and_odds(hantei: Hantei, kurz: Path) -> None:
    options = (OPERATION, "--squad", str(kurz), "--json")
    with_squad = hantei("simulate", "urban_assault", *options, "-n", "4", "--jobs", "1", "--level", "16").data
    without = hantei("simulate", "urban_assault", OPERATION, "--json", "-n", "4", "--jobs", "1").data
    assert with_squad["runs"] == without["runs"] == 4
    assert with_squad["counts"] != without["counts"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--squad", "nowhere.yaml"), "There is no file “nowhere.yaml”."),
        (("--level", "12"), "--level is for those you bring: give --squad FILE as well."),
        (("--squad", "KURZ", "--level", "many"), "--level takes a whole number from 0 to 99, not “many”."),
        (
            ("--squad", "third=KURZ"),
            "Nobody called “third” can be replaced here; those who can: leader, leader2.",
        ),
        (
            ("--squad", "KURZ", "--squad", "KURZ", "--squad", "KURZ"),
            "There is no place left for KURZ; say whose place it takes (PLACE=FILE), or bring fewer.",
        ),
    ],
)
def test_who_cannot_be_brought_is_refused(hantei: Hantei, kurz: Path, words: tuple[str, ...], said: str) -> None:
    here = [word.replace("KURZ", str(kurz)) for word in words]
    ran = hantei("simulate", "urban_assault", OPERATION, *here)
    assert (ran.code, ran.err) == (2, said.replace("KURZ", str(kurz)) + "\n")


def test_a_squad_of_another_rulebook_is_refused(hantei: Hantei, kurz: Path) -> None:
    ran = hantei("simulate", "gundog", "convoy_ambush", "--squad", str(kurz))
    assert ran.code == 2
    assert "hantei: gundog/character/1" in ran.err


def test_a_faulty_squad_is_refused_with_its_lines(hantei: Hantei, kurz: Path) -> None:
    kurz.write_text(KURZ.replace("level: 12", "level: 9"), encoding="utf-8")
    ran = hantei("play", "urban_assault", OPERATION, "--squad", str(kurz), "--auto", "--lang", "ja")
    assert ran.code == 2
    assert f"{kurz}:8:" in ran.err


def test_a_level_below_what_growth_has_cost_is_refused(hantei: Hantei, kurz: Path) -> None:
    ran = hantei("simulate", "urban_assault", OPERATION, "--squad", str(kurz), "--level", "9")
    assert ran.code == 2
    assert "10" in ran.err


def test_a_book_without_levels_says_so(tmp_path: Path) -> None:
    file = tmp_path / "kept.yaml"
    file.write_text(dossiers.kept_dossier("gundog", begun("gundog", "convoy_ambush"), "heron"), encoding="utf-8")
    with pytest.raises(BadSetup) as refused:
        begun("gundog", "convoy_ambush", Wanted(str(file)), level=3)
    assert refused.value.message == "dossier-no-levels"


def test_whom_to_keep_must_be_said_where_there_are_several(hantei: Hantei, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    hantei("play", "gundog", "convoy_ambush", "--seed", "1", "--save", str(save), "--json", typed="q\n")
    assert "heron, kite" in hantei("keep", str(save)).err
    ran = hantei("keep", str(save), "--who", "nobody")
    assert (ran.code, ran.err.splitlines()[0][:29]) == (2, "Nobody called “nobody” can be")


def test_who_has_died_cannot_be_kept() -> None:
    state = begun("gundog", "convoy_ambush")
    state.fighters["heron"].dead = True
    with pytest.raises(ValueError, match="keep-nobody"):
        dossiers.kept_dossier("gundog", state, "heron")


@pytest.mark.parametrize(
    ("rulebook", "kind"),
    [
        ("urban_assault", "squad"), ("senki", "machine"), ("gundog", "character"), ("wild_arms", "character"),
        ("shadowrun4", "character"),
    ],
)  # fmt: skip
def test_the_schema_of_people_is_printed_and_stands_in_the_docs(hantei: Hantei, rulebook: str, kind: str) -> None:
    printed = json.loads(hantei("schema", rulebook, kind).out)
    assert printed["properties"]["hantei"]["const"] == f"{rulebook}/{kind}/1"
    stored = Path(__file__).parents[2] / f"docs/schema/{rulebook}-{kind}.json"
    assert json.loads(stored.read_text(encoding="utf-8")) == printed


def test_a_kind_that_there_is_not_is_refused(hantei: Hantei) -> None:
    ran = hantei("schema", "gundog", "squad")
    assert (ran.code, ran.err) == (2, "There are no files of the kind “squad”; available: character.\n")


def test_a_squad_is_kept_as_if_the_operation_were_over(tmp_path: Path, kurz: Path) -> None:
    """UA-21.17, UA-44.7, UA-44.8: requested gear is lost, the living recover, who has dropped out does not return."""
    c = begun("urban_assault", OPERATION, Wanted(str(kurz)))
    from hantei.rulebooks.urban_assault.state import Item, Operation

    c.operation = Operation(OPERATION, "normal")
    squad = c.squads["leader"]
    squad.items["lmg"] = Item("lmg", requested=True)
    squad.members["assault-1"].active = False
    squad.leader.life = 1
    record = read(dossiers.kept_dossier("urban_assault", c), "kept").value["squad"]
    assert record["members"] == {"assault": 4, "medic": 1}
    assert "lmg" not in record["gear"]
    assert squad.leader.life == 1  # the game itself is left alone


def test_what_is_written_is_read_the_same() -> None:
    plain = {
        "a": "yes",
        "b": "0o14",
        "c": "12",
        "d": [1, "1e3", True, "true", None, "~"],
        "11": "x: y",
        "e": "日本語\n行",
    }
    assert read(written(plain), "file").value == plain


def test_a_game_that_goes_on_has_the_squad(kurz: Path, tmp_path: Path) -> None:
    shelf = library.shelf("urban_assault")
    text = dossiers.brought("urban_assault", OPERATION, shelf.scenario_text(OPERATION)[1], [Wanted(str(kurz))])
    setup = {"scenario": OPERATION, "scenarios": {OPERATION: text}, "leaders": 1, "difficulty": "normal"}
    path = tmp_path / "game.jsonl"
    with Game.new(path, shelf.rulebook, setup, "1", "seeded", {}):
        pass
    kurz.unlink()
    with Game.resume(path, library.find) as game:
        assert game.state.squads["leader"].leader.name == "クルツ"


def test_a_server_offers_people_to_everybody(kurz: Path, tmp_path: Path) -> None:
    """Whoever sets a table chooses them; at the next start only those count that are given then."""
    store = SqliteStore(tmp_path / "tables.db")
    lay_out(store, people_for_all([str(kurz)], "14"))
    with TestClient(app(store), "http://testserver", headers={"accept-language": "ja"}) as browser:
        page = browser.get(f"/new/urban_assault/{OPERATION}").text
        (own,) = re.findall(r'<option value="([\w-]+)"[^>]*>クルツ', page)
        form = {"bring-leader": own, "leaders": "1", "seat-leader": "here", "difficulty": "normal"}
        made = browser.post(f"/new/urban_assault/{OPERATION}", data=form, headers={"origin": "http://testserver"})
        assert "クルツ" in made.text
        assert ">14<" in made.text
        lay_out(store, people_for_all([str(kurz)], ""))
        assert [one.id for one in at_hand(store, "", "urban_assault")] == [own]  # who stays keeps their place in forms
        lay_out(store, [])
        assert at_hand(store, "", "urban_assault") == []


def test_an_id_that_is_none_is_told_what_ids_are() -> None:
    (fault,) = dossiers.faults_of(KURZ.replace("id: kurz", "id: 黒田隊"), "kurz.yaml", "urban_assault")
    assert (fault.line, fault.said.id) == (2, "fault-plain-name")


def test_a_level_is_for_people_whose_book_has_levels(kurz: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text(dossiers.kept_dossier("senki", begun("senki", "ace_duel"), "red_ace"), encoding="utf-8")
    offered = people_for_all([str(other), str(kurz)], "14")
    assert [read(one.text, one.name).value.get("squad", {}).get("leader", {}).get("level") for one in offered] == [
        None,
        14,
    ]
    with pytest.raises(BadSetup):
        people_for_all([str(other)], "14")


def test_a_server_offers_nothing_that_is_wrong(kurz: Path, tmp_path: Path, hantei: Hantei) -> None:
    scene = tmp_path / "duel.yaml"
    scene.write_text(library.shelf("senki").scenario_text("ace_duel")[1], encoding="utf-8")
    for words, said in (
        (["--squad", str(scene)], "holds no people"),
        (["--squad", str(tmp_path / "none.yaml")], "none.yaml"),
        (["--level", "14"], "--squad"),
        (["--squad", str(kurz), "--level", "x"], "“x”"),
    ):
        done = hantei("serve", "--port", "0", "--db", str(tmp_path / "t.db"), *words)
        assert (done.code, said in done.err) == (2, True), done.err
