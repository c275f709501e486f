"""The check of encounters: every kind of fault, at its place and line; the sound ones that come with the rulebook.

Each case changes the sound encounter below in one place; its faults, and no others, must be reported.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hantei
from hantei.library import shelf
from hantei.scenario_check import check_file, schema

DUEL = """\
hantei: gundog/1
id: duel
version: "1.0"
title: {ja: 決闘, en: A Duel}
map:
  kind: point
  places:
    barn: {name: {ja: 納屋, en: Barn}, at: "0,0", room: inside, cover: true}
    gate: {name: {ja: 門, en: Gate}, at: "20,0", room: outside, exit: true}
  rough:
  - corners: ["5,-5", "10,5"]
  sight: ["inside|outside"]
sides:
  blue: {name: {ja: 青, en: Blue}, pc: true, hostile: [red]}
  red: {name: {ja: 赤, en: Red}, hostile: [blue]}
arsenal:
  weapons:
    musket:
      name: {ja: マスケット, en: Musket}
      kind: gun
      skill: rifles
      modes: [single_shot]
      magazine: 1
      damage: 3D6
      range: {close: 0}
      hands: 2
  armour:
    coat: {name: {ja: 外套, en: Coat}, value: 1}
  items:
    tonic: {name: {ja: 強壮剤, en: Tonic}, effect: {endurance: 1D6}, skill: medicine}
  characters:
    pawn:
      name: {ja: 歩, en: Pawn}
      endurance: 10
      initiative: 8
      moves: {cautious: 5, normal: 10, full: 20}
      skills: {rifles: {rate: 50}}
      weapons: [musket, knife]
      in_hand: [musket]
      magazines: {musket: 3}
      items: {tonic: 1}
      armour: coat
  tables:
    bands: [2, 20, 100, 400]
    fumbles: {shooting: {rows: {"0-9": {text: {ja: 転ぶ, en: Falls}}, "10-18": {text: {ja: 無事, en: Unhurt}}}}}
units:
- {character: pawn, side: blue, at: barn, cover: true}
- {id: tower, character: pawn, side: red, at: gate, endurance: 9, arrives: 9}
goals:
- {side: blue, kind: eliminate}
- {side: red, kind: defeat, unit: pawn}
- {side: blue, kind: escape, unit: pawn}
- {side: red, kind: reach, places: [barn]}
- {side: red, kind: survive, rounds: 9}
rounds_max: 9
winner_at_end: red
rulings: {range_bands: group_file, halving: up, fight_end: round_limit}
"""


FOLLOWING = ["unknown-name-guess", "side-empty", "no-fight", "goal-count", "other-side"]
"""What comes of a combatant whose side does not exist."""

AREA = DUEL.replace("kind: point", "kind: area").replace("room: inside", "links: [gate]")
AREA = AREA.replace("room: outside", "links: [barn]").replace('  sight: ["inside|outside"]\n', "")


def told(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    """The lines and messages of what is wrong; both languages must have words for it."""
    file = tmp_path / "duel.yaml"
    file.write_text(text, encoding="utf-8")
    found = check_file(file, "gundog")
    for lang in ("ja", "en"):
        assert all(shelf("gundog").catalogue(lang).say(fault.said) for fault in found)
    lines = text.splitlines()
    return [(lines[fault.line - 1], fault.said.id.removeprefix("gd-").removeprefix("fault-")) for fault in found]


@pytest.mark.parametrize("text", [DUEL, AREA])
def test_the_sound_encounters_are_sound(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, text) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("id: duel", "id: a duel", ["plain-name"]),
        ("room: inside, cover: true", "links: [gate]", ["links-unused", "one-way", "unknown-name-guess", "no-cover"]),
        ("inside|outside", "inside", ["sight"]),
        ("inside|outside", "inside|inside", ["sight"]),
        ("inside|outside", "inside|outsides", ["unknown-name-guess"]),
        ('at: "0,0"', 'at: "0;0"', ["pattern"]),
        ("    barn: {", "    the barn: {", ["id-plain", "unknown-name-guess"]),
        ("hostile: [red]", "hostile: [rod]", ["unknown-name-guess"]),
        ("hostile: [red]", "hostile: [red, blue]", ["unknown-name"]),
        ("hostile: [blue]", "hostile: []", ["side-peaceful"]),
        ("  red: {name", "  green: {name: {ja: 緑, en: Green}, hostile: [red]}\n  red: {name", ["side-empty"]),
        ("side: red, at: gate", "side: blue, at: gate", ["side-empty", "no-fight", "nobody-to-beat", "goal-count"]),
        ("character: pawn, side: blue", "character: pwan, side: blue", ["unknown-name-guess"]),
        ("character: pawn, side: blue", "character: pawn, side: bleu", FOLLOWING),
        ("at: gate,", "at: gait,", ["unknown-name-guess"]),
        ("endurance: 9", "endurance: 11", ["above-record"]),
        ("arrives: 9", "arrives: 10", ["too-late"]),
        ("at: barn, cover: true", "at: gate, cover: true", ["no-cover"]),
        ("{id: tower", "{id: to/wer", ["id-plain"]),
        ("{id: tower", "{id: tower, character: pawn, side: red, at: gate, count: 2}\n- {id: tower-1", ["id-twice"]),
        ("kind: defeat, unit: pawn", "kind: defeat", ["unknown-name"]),
        ("kind: defeat, unit: pawn", "kind: defeat, unit: tower", ["own-unit"]),
        ("kind: escape, unit: pawn", "kind: escape, unit: tower", ["other-side"]),
        ("kind: escape, unit: pawn", "kind: escape, count: 2", ["goal-count"]),
        (", exit: true", "", ["no-exit"]),
        ("places: [barn]", "places: []", ["goal-places"]),
        ("places: [barn]", "places: [bran]", ["unknown-name-guess"]),
        ("- {side: blue, kind: eliminate}", "- {side: bleu, kind: eliminate}", ["unknown-name-guess"]),
        ("rounds: 9}", "rounds: 10}", ["goal-rounds"]),
        ("rounds: 9}", "rounds: 0}", ["goal-rounds"]),
        ("rounds_max: 9", "rounds_max: 8", ["goal-rounds", "too-late"]),
        ("rounds_max: 9\n", "", ["no-figure"]),
        ("winner_at_end: red", "winner_at_end: rod", ["unknown-name-guess"]),
        ("halving: up", "halving: sideways", ["reading"]),
        ("halving: up", "havling: up", ["unknown-name-guess"]),
        ("halving: up", "silencing_table: group_file", ["no-table"]),
        ("halving: up", "tactics_effect: group_file", ["no-table"]),
        ("halving: up", "medical_action_effect: restores", ["no-table"]),
        ("halving: up", "aim_bonus: other", ["no-figure"]),
        ("skill: rifles", "skill: rifle", ["unknown-name-guess"]),
        ("modes: [single_shot]", "modes: []", ["gun"]),
        ("kind: gun", "kind: thrown", ["no-gun"]),
        ("range: {close: 0}", "range: {}", ["no-range"]),
        ("damage: 3D6", "damage: 41D6", ["pattern"]),
        ("skill: medicine", "skill: medcine", ["unknown-name-guess"]),
        ("skills: {rifles:", "skills: {riffles:", ["unknown-name-guess"]),
        ("armour: coat", "evasion: atletics", ["unknown-name-guess"]),
        ("armour: coat", "armour: goat", ["unknown-name-guess"]),
        ("weapons: [musket, knife]", "weapons: [musket, knives]", ["unknown-name-guess"]),
        ("weapons: [musket, knife]", "weapons: []", ["unarmed", "unknown-name-none"]),
        ("in_hand: [musket]", "in_hand: [musket, knife]", ["hands"]),
        ("in_hand: [musket]", "in_hand: [knife, knife]", ["twice-in-hand"]),
        ("in_hand: [musket]", "in_hand: [machete]", ["unknown-name"]),
        ("magazines: {musket", "magazines: {muskets", ["unknown-name-guess"]),
        ("items: {tonic: 1}", "items: {tonics: 1}", ["unknown-name-guess"]),
        ("character: pawn, side: blue", "id: pawn, character: thug, side: blue", []),
        ("bands: [2, 20,", "bands: [2, 2,", ["bands"]),
        ("bands: [2, 20,", "bands: [30, 20,", ["bands"]),
        ('"0-9"', '"0-8"', ["rows"]),
        ('"0-9"', '"0-10"', ["rows"]),
        ('"10-18"', '"10-19"', ["rows"]),
        ('"10-18"', '"ten"', ["rows"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, expected: list[str]) -> None:
    assert old in DUEL
    found = [message for _, message in told(tmp_path, DUEL.replace(old, new, 1))]
    assert sorted(set(found)) == sorted(expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("links: [gate]", "links: [gaet]", ["unknown-name-guess", "one-way"]),
        ("links: [gate]", "links: []", ["cut-off", "one-way"]),
        ("links: [gate]", "links: [gate, barn]", ["unknown-name"]),
    ],
)
def test_areas_have_borders_with_each_other(tmp_path: Path, old: str, new: str, expected: list[str]) -> None:
    found = [message for _, message in told(tmp_path, AREA.replace(old, new, 1))]
    assert sorted(set(found)) == sorted(expected)


def test_a_weapon_of_its_own_is_too_much_for_the_hands_of_others(tmp_path: Path) -> None:
    """A record of the encounter stands for that of the book of the same name, for everybody."""
    text = DUEL.replace("musket", "machete").replace("character: pawn, side: blue", "character: thug, side: blue")
    text = text.replace("unit: pawn", "unit: thug")
    line = "- {character: thug, side: blue, at: barn, cover: true}"
    assert told(tmp_path, text) == [(line, "hands")]


def test_a_fault_stands_at_its_line(tmp_path: Path) -> None:
    found = told(tmp_path, DUEL.replace("at: gate,", "at: harbour,"))
    assert found == [
        ("- {id: tower, character: pawn, side: red, at: harbour, endurance: 9, arrives: 9}", "unknown-name")
    ]


def test_a_map_without_places(tmp_path: Path) -> None:
    start = DUEL.index("  places:")
    text = DUEL[:start] + "  places: {}\n" + DUEL[DUEL.index("  rough:") :].replace('["inside|outside"]', "[]")
    found = [message for _, message in told(tmp_path, text)]
    assert set(found) == {"no-places", "unknown-name-none", "no-exit"}


@pytest.mark.parametrize("name", [heading.id for heading in shelf("gundog").headings("encounters")])
def test_the_encounters_that_come_with_the_rulebook_are_sound(name: str) -> None:
    file = Path(hantei.__file__).parent / "rulebooks" / "gundog" / "encounters" / f"{name}.yaml"
    assert check_file(file, "gundog") == []


def test_the_published_schema_is_up_to_date() -> None:
    """Write it anew with `json.dumps(schema("gundog"), ensure_ascii=False, indent=2)` and a line end."""
    published = Path(__file__).parents[2] / "docs" / "schema" / "gundog-encounter.json"
    assert json.loads(published.read_text(encoding="utf-8")) == schema("gundog")
