"""The check of encounters: every kind of fault, at its place and line; the sound ones that come with the rulebook.

Each case changes the sound encounter below in one place; its faults, and no others, must be reported.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import hantei
from hantei.library import shelf
from hantei.scenario_check import check_file

DUEL = """\
hantei: wild_arms/1
id: duel
version: "1.0"
title: {ja: 決闘, en: A Duel}
factions:
  blue: {name: {ja: 青, en: Blue}, pc: true}
  red: {name: {ja: 赤, en: Red}}
  town: {name: {ja: 町, en: Town}, friends: [blue]}
arsenal:
  arms:
    musket: {name: {ja: マスケット, en: Musket}, kind: shooting, damage: 2D6, capacity: 2, arts: [volley]}
  arts:
    volley: {name: {ja: 斉射, en: Volley}, kind: skill, timing: major, range: weapon, attack: shooting, rounds: 2}
    spark: {name: {ja: 火花, en: Spark}, kind: spell, timing: major, attack: magic, damage: 1D6, attribute: fire}
    nerve: {name: {ja: 度胸, en: Nerve}, kind: skill, timing: other, modifiers: [{on: will, value: 2}]}
    mend: {name: {ja: 手, en: Aid}, kind: skill, timing: minor, check: {skill: first_aid, target: 8}, effect: {hp: 1D6}}
  items:
    tonic: {name: {ja: 強壮剤, en: Tonic}, timing: minor, effect: {fp: 2}, weight: 1}
  characters:
    pawn:
      name: {ja: 歩, en: Pawn}
      no_hp: true
      initiative: 4
      fp: 5
      abilities: {combat: 2}
      skills: {shooting: {level: 1, ability: combat}}
      arms: [musket, gauntlets]
      in_use: musket
      arts: [spark, nerve, mend]
      items: {tonic: 1}
      weight_limit: 9
    ogre:
      name: {ja: 鬼, en: Ogre}
      hp: 30
      armour: 2
      initiative: 2
      skills: {melee: {dice: 2}}
      traits: {weak: [fire], half: [earth]}
      attacks:
        club: {name: {ja: 棍棒, en: Club}, kind: melee, damage: 3D6}
fighters:
- {character: pawn, faction: blue, fp: 4}
- {character: pawn, faction: town, id: smith}
- {character: ogre, faction: red, hp: 20, arrives: 3}
- {character: ogre, faction: red, id: brute}
victory:
- {kind: beaten, factions: [red]}
- {kind: done, task: gate}
defeat:
- {kind: down, unit: smith}
- {kind: left, factions: [blue], count: 1}
- {kind: survived, rounds: 9}
barred: [close]
later:
- {round: 4, possessions: [lean]}
surprise: {level: 2, active: red, no_arms: true}
sniping: {range: 3, distance: 3}
scene:
- {status: sight_impaired, ending: lantern, factions: [blue]}
tasks:
  gate: {name: {ja: 門, en: Gate}, kind: basic, skill: strength, target: 9, needs: [bar]}
  bar: {name: {ja: かんぬき, en: Bar}, kind: free, opens: [close], factions: [blue]}
after: {left: {bullets: 1}}
rounds_max: 9
rulings: {hp_below_zero: stops_at_zero}
"""


def told(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    """The lines and messages of what is wrong; both languages must have words for it."""
    file = tmp_path / "duel.yaml"
    file.write_text(text, encoding="utf-8")
    found = check_file(file, "wild_arms")
    for lang in ("ja", "en"):
        assert all(shelf("wild_arms").catalogue(lang).say(fault.said) for fault in found)
    lines = text.splitlines()
    return [(lines[fault.line - 1], fault.said.id.removeprefix("wa-").removeprefix("fault-")) for fault in found]


def test_the_sound_encounter_is_sound(tmp_path: Path) -> None:
    assert told(tmp_path, DUEL) == []


def test_the_encounters_that_come_with_it_are_sound() -> None:
    folder = Path(hantei.__file__).parent / "rulebooks/wild_arms/encounters"
    files = sorted(folder.glob("*.yaml"))
    assert len(files) == 8
    assert [check_file(file, "wild_arms") for file in files] == [[]] * 8


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("id: duel", "id: a duel", ["plain-name"]),
        ("friends: [blue]", "friends: [bleu]", ["unknown-name-guess"]),
        ("friends: [blue]", "friends: [town]", ["unknown-name"]),
        ("  town: {name", "  band: {name: {ja: 隊, en: Band}}\n  town: {name", ["faction-empty"]),
        ("friends: [blue]}", "friends: [blue, red]}\n  # red is nobody's enemy then but blue's", []),
        ("{character: pawn, faction: blue", "{character: pwan, faction: blue", ["unknown-name-guess"]),
        ("faction: town, id: smith", "faction: twon, id: smith", ["faction-empty", "unknown-name-guess"]),
        ("fp: 4}", "fp: 6}", ["above-record"]),
        ("fp: 4}", "hp: 6}", ["no-hp"]),
        ("hp: 20, arrives", "hp: 31, arrives", ["above-record"]),
        ("arrives: 3", "arrives: 9", ["too-late"]),
        ("id: brute}", "id: brute, statuses: [awakened]}", ["begins-with"]),
        ("id: brute}", "id: ogre}\n- {character: ogre, faction: red, id: ogre-1}", ["id-twice"]),
        ("- {kind: beaten, factions: [red]}", "- {kind: beaten}", ["goal-faction"]),
        ("- {kind: beaten, factions: [red]}", "- {kind: beaten, factions: [rod]}", ["unknown-name-guess"]),
        ("task: gate}", "task: gaet}", ["unknown-name-guess"]),
        ("unit: smith}", "unit: smyth}", ["unknown-name-guess"]),
        ("count: 1}", "count: 2}", ["goal-count"]),
        ("rounds: 9}", "rounds: 10}", ["goal-rounds"]),
        ("rounds: 9}", "rounds: 9, gone: up}", ["goal-gone"]),
        ("unit: smith}", "unit: smith, gone: up}", []),
        ("round: 4,", "round: 9,", ["too-late"]),
        ("level: 2, active: red", "level: 3, active: red", ["at-most"]),
        ("level: 2, active: red", "level: 1, active: red", ["level-1"]),
        ("active: red", "active: rod", ["unknown-name-guess"]),
        ("{range: 3, distance: 3}", "{range: 1, distance: 3}", ["at-least"]),
        ("{range: 3, distance: 3}", "{range: 2, distance: 3}", ["distance-1"]),
        ("{range: 3, distance: 3}", "{range: 3}", ["no-distance"]),
        ("{range: 3, distance: 3}", "{range: 3, distance: 5}", ["far"]),
        ("{range: 3, distance: 3}", "{range: 3, distance: 0}", ["at-least"]),
        ("barred: [close]", "barred: [lean, run, open, support, draw_crest, close, escape]", ["all-barred"]),
        ("factions: [blue]}\ntasks", "factions: [bleu]}\ntasks", ["unknown-name-guess"]),
        ("skill: strength", "skill: strenght", ["unknown-name-guess"]),
        ("kind: free,", "kind: free, target: 5,", ["free-task"]),
        ("kind: free,", "kind: free, needs: [gate],", ["task-circle", "task-circle"]),
        ("{bullets: 1}", "{bulets: 1}", ["unknown-name-guess"]),
        ("stops_at_zero", "stops", ["reading"]),
        ("hp_below_zero", "hp_below_zerro", ["unknown-name-guess"]),
        (", capacity: 2", "", ["capacity"]),
        ("kind: shooting, damage: 2D6", "kind: magic, damage: 2D6", ["no-shots", "magic-arm"]),
        ("damage: 2D6, capacity", "range: 4, damage: 2D6, capacity", ["at-most"]),
        ("capacity: 2", "capacity: 2, rounds: 3", ["rounds"]),
        ("arts: [volley]", "arts: [voley]", ["unknown-name-guess"]),
        (", damage: 1D6, attribute: fire", ", attribute: fire", ["no-damage"]),
        ("attribute: fire}", "attribute: slime}", ["attribute"]),
        ("attack: magic, damage", "range: weapon, attack: magic, damage", ["magic-range"]),
        ("attack: magic, damage", "rounds: 2, attack: magic, damage", ["art-rounds"]),
        ("attack: magic, damage", "target: self, attack: magic, damage", ["attack-target"]),
        ("timing: major, attack: magic", "timing: other, attack: magic", ["standing-attack"]),
        ("attribute: fire}", "attribute: fire, effect: {fp: 1}}", ["attack-effect"]),
        ("attribute: fire}", "attribute: fire, target: all_enemies, bodies: 2}", ["bodies"]),
        (", modifiers: [{on: will, value: 2}]", "", ["standing-empty"]),
        ("timing: other, modifiers", "timing: other, cost: 1, modifiers", ["standing-use"]),
        ("[{on: will, value: 2}]", "[{on: wil, value: 2}]", ["unknown-name-guess"]),
        ("[{on: will, value: 2}]", "[{on: armour, dice: 1}]", ["dice"]),
        ("effect: {hp: 1D6}}", "damage: 1D6, effect: {hp: 1D6}}", ["no-attack"]),
        ("effect: {hp: 1D6}}", "range: weapon, effect: {hp: 1D6}}", ["use-range"]),
        (", effect: {hp: 1D6}}", "}", ["empty"]),
        ("effect: {hp: 1D6}}", "effect: {hp: 1D6}, modifiers: [{on: will, value: 1}]}", ["modifiers"]),
        ("skill: first_aid", "skill: firstaid", ["unknown-name-guess"]),
        ("timing: minor, effect: {fp: 2}", "effect: {fp: 2}", ["item-timing"]),
        ("      no_hp: true\n", "", ["hp"]),
        ("      no_hp: true\n", "      no_hp: true\n      hp: 3\n", ["hp", "armour"]),
        ("      armour: 2\n", "", ["armour"]),
        ("in_use: musket", "in_use: storm_rod", ["unknown-name"]),
        ("arms: [musket, gauntlets]", "arms: [musket, gauntlet]", ["unknown-name-guess"]),
        ("items: {tonic: 1}", "items: {tonics: 1}", ["unknown-name-guess"]),
        ("weight_limit: 9", "weight_limit: 2", ["weight"]),
        ("half: [earth]", "half: [earth, fire]", ["trait-twice"]),
        ("        club:", "        holdout:", ["attack-name"]),
    ],
)
def test_a_fault_is_found(tmp_path: Path, old: str, new: str, expected: list[str]) -> None:
    assert DUEL.count(old) >= 1
    assert [fault for _, fault in told(tmp_path, DUEL.replace(old, new, 1))] == expected


@pytest.mark.parametrize("field", ["victory", "defeat"])
def test_both_conditions_are_needed(tmp_path: Path, field: str) -> None:
    start = DUEL.index(f"{field}:\n")
    end = start + len(f"{field}:\n")
    while DUEL[end:].startswith("- "):
        end += DUEL[end:].index("\n") + 1
    assert [fault for _, fault in told(tmp_path, DUEL[:start] + DUEL[end:])] == ["no-condition"]
