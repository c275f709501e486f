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
hantei: senki/1
id: duel
version: "1.0"
title: {ja: 決闘, en: A Duel}
board:
  rows:
  - "..~x"
  - ".*#."
  - "...."
  controlled_by: red
  second: {"0,0": [water]}
  hindered: {"1,2": blue}
  edges:
  - {between: ["0,0", "1,0"], kind: door}
  - {between: ["0,0", "0,1"]}
sides:
  blue: {name: {ja: 青, en: Blue}, pc: true, hostile: [red]}
  red: {name: {ja: 赤, en: Red}}
arsenal:
  weapons:
    saw:
      name: {ja: 鋸, en: Saw}
      effect: {ja: 斬る, en: Cuts}
      kind: blade
      power: {attribute: physical}
      range: 0
  skills:
    mend:
      name: {ja: 直す, en: Mend}
      effect: {ja: 直す, en: Mends}
      timing: major
      target: 範囲1(選択)
      effects: [{do: heal, hp: 2d6+3}]
  characters:
    pawn: {name: {ja: 歩, en: Pawn}, effect: {ja: 歩, en: Pawn}, hp: 10, weapons: [saw], skills: [mend], MORE}
units:
- {character: pawn, side: blue, at: "0,0"}
- {id: tower, character: pawn, side: red, at: "3,0", count: 1}
goals:
- {side: blue, kind: eliminate}
- {side: red, kind: defeat, unit: pawn-1}
- {side: blue, kind: escape, unit: pawn-1}
- {side: red, kind: reach, squares: ["0,2"]}
- {side: red, kind: survive, rounds: 9}
rounds_max: 9
winner_at_end: red
surprised: [red]
hazards:
- {round: 9, attribute: fire, squares: ["1,1"]}
rulings: {fumble: "1"}
""".replace(
    "MORE",
    "melee: 1, shooting: 1, evasion: 1, reaction: 1, initiative: 1, movement: 4, power: 0, items: {repair_gel: 1}",
)


FOLLOWING = ["unknown-name-guess", "side-empty", "no-fight", "goal-count", "other-side"]
"""What comes of a combatant whose side does not exist."""


def told(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    """The lines and messages of what is wrong; both languages must have words for it."""
    file = tmp_path / "duel.yaml"
    file.write_text(text, encoding="utf-8")
    found = check_file(file, "senki")
    for lang in ("ja", "en"):
        assert all(shelf("senki").catalogue(lang).say(fault.said) for fault in found)
    lines = text.splitlines()
    return [(lines[fault.line - 1], fault.said.id.removeprefix("sk-").removeprefix("fault-")) for fault in found]


def test_the_sound_encounter_is_sound(tmp_path: Path) -> None:
    assert told(tmp_path, DUEL) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("id: duel", "id: a duel", ["id-plain"]),
        ('- "...."', '- "..."', ["row-length"]),
        ('- "...."', '- "..?."', ["mark"]),
        ('second: {"0,0"', 'second: {"0;0"', ["square-form"]),
        ('second: {"0,0"', 'second: {"4,0"', ["square-outside"]),
        ('"1,2": blue', '"1,3": blue', ["square-outside"]),
        ('"1,2": blue', '"1,2": green', ["unknown-name"]),
        ('- ".*#."', '- "..#."', ["nothing-controlled"]),
        ("controlled_by: red", "controlled_by: rad", ["unknown-name-guess"]),
        ('["0,0", "1,0"]', '["0,0", "2,0"]', ["not-neighbours"]),
        ('["0,0", "1,0"]', '["0,0", "1,1"]', ["not-neighbours"]),
        ('["0,0", "1,0"]', '["0,1", "0,0"]', ["edge-twice"]),
        ('["0,0", "0,1"]', '["0,0", "0,9"]', ["square-outside"]),
        ('["0,0", "0,1"]}', '["0,0", "0,1"], state: open}', ["wall-state"]),
        ("  controlled_by: red", '  lines: {"0,0": clear}\n  controlled_by: red', ["line-form"]),
        ("  controlled_by: red", '  lines: {"0,0|0,0": clear}\n  controlled_by: red', ["line-form"]),
        ("  controlled_by: red", '  lines: {"0,0|9,0": clear}\n  controlled_by: red', ["square-outside"]),
        (
            "  controlled_by: red",
            '  lines: {"0,0|1,0": clear, "1,0|0,0": partial}\n  controlled_by: red',
            ["line-twice"],
        ),
        ("hostile: [red]", "hostile: [rad]", ["unknown-name-guess", "nobody-to-beat"]),
        ("hostile: [red]", "hostile: [red, blue]", ["own-enemy"]),
        ("  red: {name", "  green: {name: {ja: 緑, en: Green}}\n  red: {name", ["side-empty", "side-peaceful"]),
        (
            'side: red, at: "3,0"',
            'side: blue, at: "3,0"',
            ["side-empty", "no-fight", "nobody-to-beat", "goal-count"],
        ),
        ("character: pawn, side: blue", "character: prawn, side: blue", ["unknown-name-guess"]),
        ("character: pawn, side: blue", "character: pawn, side: bleu", FOLLOWING),
        ('at: "3,0"', 'at: "2,1"', ["closed-square"]),
        ('at: "3,0"', 'at: "3,0", submerged: true', ["no-water"]),
        ('at: "3,0"', 'at: "03-0"', ["square-form"]),
        ("count: 1", "count: 0", ["at-least"]),
        ("count: 1", "hp: -1", ["at-least"]),
        ("count: 1", "hp: 11", ["above-record"]),
        ("count: 1", "en: 1", ["above-record"]),
        ("count: 1", "arrives: 10", ["too-late"]),
        ("{id: tower", "{id: to/wer", ["id-plain"]),
        ("{id: tower", '{id: rook, character: pawn, side: red, at: "0,0"}\n- {id: rook', ["id-twice"]),
        ("kind: defeat, unit: pawn-1", "kind: defeat", ["unknown-name"]),
        ("kind: defeat, unit: pawn-1", "kind: defeat, unit: tower", ["own-unit"]),
        ("kind: escape, unit: pawn-1", "kind: escape, unit: tower", ["other-side"]),
        ("kind: escape, unit: pawn-1", "kind: escape, count: 2", ["goal-count"]),
        ("kind: escape, unit: pawn-1", "kind: escape, count: 0", ["at-least"]),
        ('- "..~x"', '- "..~."', ["no-escape"]),
        ("rounds_max: 9", "rounds_max: 9\nescape_allowed: false", ["no-escape"]),
        ('squares: ["0,2"]', "squares: []", ["goal-squares"]),
        ('squares: ["0,2"]', 'squares: ["2,1"]', ["closed-square"]),
        ("rounds: 9", "rounds: 10", ["goal-rounds"]),
        ("rounds_max: 9", "rounds_max: 8", ["goal-rounds", "too-late"]),
        ("winner_at_end: red", "winner_at_end: rot", ["unknown-name"]),
        ("surprised: [red]", "surprised: [rot]", ["unknown-name"]),
        ("- {round: 9", "- {round: 0", ["at-least"]),
        ('squares: ["1,1"]', 'squares: ["1,9"]', ["square-outside"]),
        ('fumble: "1"', 'fumble: "2"', ["reading"]),
        ('fumble: "1"', 'fumbles: "1"', ["unknown-name-guess"]),
        ("    saw:\n", "    a saw:\n", ["id-plain", "unknown-name-guess"]),
        ("range: 0", "range: -1", ["at-least"]),
        ("range: 0", "range: 0\n      target: 放射1", ["target"]),
        ("range: 0", "range: 0\n      cost: {en: -1}", ["at-least"]),
        ("target: 範囲1(選択)", "target: 範囲(選択)", ["target"]),
        ("timing: major", "timing: hook", ["no-hook"]),
        ("hp: 2d6+3", "hp: 2d8", ["formula"]),
        ("hp: 2d6+3", "hp: 41d6", ["formula"]),
        ("weapons: [saw]", "weapons: [saws]", ["unknown-name-guess"]),
        ("weapons: [saw]", "weapons: [saw], assaults: [saw]", ["unknown-name"]),
        ("skills: [mend]", "skills: [mending_ivy]", ["unknown-name-guess"]),
        ("repair_gel: 1", "repair_gle: 1", ["unknown-name-guess"]),
        ("repair_gel: 1", "repair_gel: -1", ["at-least"]),
        ("weapons: [saw]", "weapons: [saw], dress: none", ["unknown-name"]),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, expected: list[str]) -> None:
    assert old in DUEL
    found = [message for _, message in told(tmp_path, DUEL.replace(old, new, 1))]
    assert sorted(set(found)) == sorted(expected)


def test_a_fault_stands_at_its_line(tmp_path: Path) -> None:
    found = told(tmp_path, DUEL.replace('at: "3,0"', 'at: "9,9"'))
    assert found == [('- {id: tower, character: pawn, side: red, at: "9,9", count: 1}', "square-outside")]


def test_an_empty_sheet(tmp_path: Path) -> None:
    rows = '  rows:\n  - "..~x"\n  - ".*#."\n  - "...."\n'
    assert told(tmp_path, DUEL.replace(rows, "  rows: []\n")) == [("  rows: []", "no-squares")]


@pytest.mark.parametrize("name", [heading.id for heading in shelf("senki").headings("encounters")])
def test_the_encounters_that_come_with_the_rulebook_are_sound(name: str) -> None:
    file = Path(hantei.__file__).parent / "rulebooks" / "senki" / "encounters" / f"{name}.yaml"
    assert check_file(file, "senki") == []


def test_the_published_schema_is_up_to_date() -> None:
    """Write it anew with `json.dumps(schema("senki"), ensure_ascii=False, indent=2)` and a line end."""
    published = Path(__file__).parents[2] / "docs" / "schema" / "senki-encounter.json"
    assert json.loads(published.read_text(encoding="utf-8")) == schema("senki")
