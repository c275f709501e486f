"""The check of scenarios (UA-SC.32): every kind of fault, at its place and line, with what was found and is allowed.

Each case changes the sound scenario below in one or two places; its faults, and no others, must be reported. A fault is
written as the words of the line it must stand on, its place, its message and the arguments of the message.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import hantei
from hantei import dossiers
from hantei.content import FileFault
from hantei.core.message import BadSetup, Message
from hantei.scenario_check import check_file, schema
from hantei.text import Catalogue
from tests.cli.test_squads import FAULTS, KURZ

YARD = """\
hantei: urban_assault/1
id: yard
version: "1.0"
title: {ja: 庭, en: The Yard}
deployment_cap: 20
difficulties:
  easy: {name: {ja: 易, en: Easy}, deployment_cap: 24}
default_difficulty: easy
counters: {alarm: {name: {ja: 警報, en: Alarm}}}
information: {code: {name: {ja: 暗号, en: Code}}}
forces: {militia: {name: {ja: 民兵, en: Militia}}}
traits: {sewer: {name: {ja: 下水, en: Sewer}}}
conditions: {poisoned: {name: {ja: 毒, en: Poisoned}, attack: -1}}
companions:
  guide:
    name: {ja: 案内人, en: Guide}
    battle_start: [{do: modify_battle, attack: 1}]
    at_end: [{do: gain, scrip: 5}]
prisoners: {runner: {name: {ja: 伝令, en: Runner}}}
gear:
  radio:
    name: {ja: 無線機, en: Radio}
    kind: special
    clause: UA-SC.24
    effect: {ja: 呼べる, en: Calls}
    use: [{do: restore, amount: 1}]
    use_when: outside
tables:
  crate:
    rows: {"<=3": [], "4-6": [{do: gain, magazines: 1d6}], ">=7": []}
issue: [{gear: radio}]
start: [{do: count, counter: alarm, add: 1}]
rewards: [{do: gain, scrip: 2d6}]
progress:
  mode: linear
  die: d33
  length: 3
  mid_event: {at: 2, tile: gate}
  rows:
    "11-13": yard
    "21": yard
    "22-33": alley
objectives:
  chief: {kind: eliminate_high_threat, name: {ja: 隊長, en: Chief}, unit: chief}
final_event: tower
failure: [{when: {counter: alarm, at_least: 5}, ending: late}]
endings:
  won: {text: {ja: 勝, en: Won}}
  late: {result: failed, text: {ja: 遅, en: Late}}
overrides: [{clause: UA-07.5, value: 5}]
tiles:
  yard:
    title: {ja: 庭, en: Yard}
    space: outdoor
    traits: [sewer]
    events:
    - do: choose
      options:
      - {id: pay, text: {ja: 払う, en: Pay}, magazines: 2, then: [{do: gain, information: [code]}]}
      - {id: leave, text: {ja: 去る, en: Leave}, then: [{do: join, companion: guide}]}
    - do: check
      replace: negotiation
      bonus: [{amount: 1, when: {member: interpreter}}]
      success: [{do: loot, table: crate}]
      failure: [{do: hurt, who: "role:medic"}, {do: afflict, condition: poisoned}]
  alley:
    title: {ja: 路地, en: Alley}
    space: indoor
    events:
    - do: roll
      rows: {"1-2": [{do: go, tile: cellar}], "3-6": []}
    - do: trap
      damage: 1
    - do: wait
      scope: next_battle
      attack: 1
  cellar:
    title: {ja: 地下室, en: Cellar}
    space: indoor
    events:
    - do: if
      when: {information: code}
      then: [{do: shop, wares: [{item: radio, price: 3}]}]
  gate:
    title: {ja: 門, en: Gate}
    space: outdoor
  tower:
    title: {ja: 塔, en: Tower}
    space: outdoor
    events:
    - do: encounter
      memory: force
      force: militia
      units:
      - id: chief
        name: {ja: 隊長, en: Chief}
        kind: target
        level: 5
        life: 4
        attacks: 2
        guarded_by: guards
        resistances: [{to: shot, effect: level_plus, amount: 1}]
      - id: guards
        name: {ja: 護衛, en: Guards}
        kind: group
        level: 3
        number: 1d6+1
        tags: [human]
        on_fall: [{do: level, unit: chief, amount: -1}]
      - id: relief
        name: {ja: 増援, en: Relief}
        kind: group
        level: 3
        arrives: true
      reactions:
        "1": {reaction: extortion, magazines: 2d6}
        "2-5": neutral
        "6": hostile
      reinforcements: [{unit: relief, number: 2, round: 2}]
      joined_units: [guards, relief]
      course: [{round: 1, then: [{do: damage_unit, unit: guards, amount: 1}]}]
      finish: [{when: {unit: chief, state: fallen}}]
      victory: [{do: capture, prisoner: runner}]
"""

ROOT = Path(hantei.__file__).parent
RULEBOOK = ROOT / "rulebooks" / "urban_assault"
CHIEF = "tiles.tower.events[0].units[0]"
TOWER = "tiles.tower.events[0]"


class Expected(NamedTuple):
    """A fault that must be reported: words of its line, its place, its message."""

    line: str
    place: str
    message: str
    args: Mapping[str, Any]
    severity: str = "error"


class Change(NamedTuple):
    """A change of the sound scenario: words, and what stands there instead."""

    old: str
    new: str


def bad(line: str, place: str, message: str, /, **args: Any) -> Expected:
    """An error."""
    return Expected(line, place, message, args)


def odd(line: str, place: str, message: str, /, **args: Any) -> Expected:
    """A warning."""
    return Expected(line, place, message, args, "warning")


def thing(kind: str) -> Message:
    """The name of a kind of thing."""
    return Message(f"thing-{kind}")


def check(tmp_path: Path, text: str) -> list[FileFault]:
    """The faults of a scenario text."""
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    return check_file(file, "urban_assault")


def changed(changes: tuple[Change, ...]) -> str:
    """The sound scenario with changes."""
    text = YARD
    for change in changes:
        assert text.count(change.old) == 1, change.old
        text = text.replace(change.old, change.new)
    return text


def line_of(text: str, words: str) -> int:
    """The number of the one line that is these words, or holds them."""
    lines = list(enumerate(text.splitlines(), 1))
    same = [number for number, line in lines if line == words] or [number for number, line in lines if words in line]
    assert len(same) == 1, words
    return same[0]


def plain(faults: list[FileFault]) -> list[tuple[int, str, str, dict[str, Any], str]]:
    """Faults in a form that can be compared, by line and place."""
    found = [(f.line, f.place, f.message.id, dict(f.message.args), f.severity) for f in faults]
    return sorted(found, key=lambda fault: fault[:3])


def test_the_sound_scenario_has_no_faults(tmp_path: Path) -> None:
    assert check(tmp_path, YARD) == []


C = Change
TABLES = [
    # UA-SC.4: a result missing, one given twice, one that cannot occur, a row that is none
    (C('"21": yard', '"21": yard\n    "12": yard'), [
        bad('"12": yard', "progress.rows.12", "fault-row-twice", result=12, first="11-13", found="12")]),
    (C('    "21": yard\n', ""), [bad("  rows:", "progress.rows", "fault-rows-missing", missing=[21], die="d33")]),
    (C('"22-33"', '"22-34"'), [
        bad('"22-34"', "progress.rows.22-34", "fault-row-impossible",
            found="22-34", figures=[34], die="d33", first=11, last=33)]),
    (C('"21": yard', '"21": yard\n    "17": yard'), [
        bad('"17"', "progress.rows.17", "fault-row-impossible",
            found="17", figures=[17], die="d33", first=11, last=33)]),
    (C('"21": yard', '"21": yard\n    "13-11": yard'), [
        bad('"13-11"', "progress.rows.13-11", "fault-row-reversed", found="13-11",
            meant="11-13")]),
    (C('"21": yard', '"21": yard\n    "2x": yard'), [bad('"2x"', "progress.rows.2x", "fault-row-form", found="2x")]),
    (C("  length: 3", "  length: 0"), [bad("progress:", "progress", "fault-length-missing", mode="linear")]),
    # UA-SC.12, UA-SC.30: tables cover every modified result; local procurement adds 1
    (C('"3-6": []', '"3-5": []'), [
        bad("rows: {\"1-2\"", "tiles.alley.events[0].rows", "fault-rows-missing", missing=[6], die="1d6")]),
    (C('"3-6": []}', '"3-6": []}\n      kind: supply'), [
        bad("rows: {\"1-2\"", "tiles.alley.events[0].rows", "fault-rows-missing", missing=[7], die="1d6")]),
    (C('"3-6": []', '"3-6": [], "7": []'), [
        odd("rows: {\"1-2\"", "tiles.alley.events[0].rows.7", "fault-row-idle", found="7", first=1, last=6)]),
    (C('"<=3": []', '"1-3": []'), []),
    (C(', ">=7": []', ""), [bad('rows: {"<=3"', "tables.crate.rows", "fault-rows-missing", missing=[7], die="1d6")]),
    (C('">=7": []', '"7": []'), []),
    # UA-SC.9, UA-SC.10
    (C('        "6": hostile\n', ""), [
        bad("reactions:", f"{TOWER}.reactions", "fault-rows-missing", missing=[6], die="1d6")]),
    (C('"6": hostile', '"6": hostile\n        "7": hostile'), [
        bad('"7"', f"{TOWER}.reactions.7", "fault-row-impossible",
            found="7", figures=[7], die="1d6", first=1, last=6)]),
    (C('"6": hostile', '"6": extortion'), [
        bad('"6": extortion', f"{TOWER}.reactions.6", "fault-extortion-demand", row="6")]),
    (C("extortion, magazines: 2d6", "extortion"), [
        bad('"1": {', f"{TOWER}.reactions.1", "fault-extortion-demand", row="1")]),
    (C("      force: militia\n", ""), [
        bad("memory: force", f"{TOWER}.memory", "fault-needs-field", field="memory: force", needs="force")]),
    (C("      memory: force\n", ""), [
        odd("force: militia", f"{TOWER}.force", "fault-needs-field", field="force", needs="memory: force")]),
    (C("tags: [human]", 'target_die: {"1-2": leader, "3-5": members}'), [
        bad("target_die", f"{TOWER}.units[1].target_die", "fault-rows-missing", missing=[6], die="1d6")]),
]  # fmt: skip

REFERENCES = [
    # guesses where something is close, the whole list where nothing is
    (C("final_event: tower", "final_event: towel"), [
        bad("final_event", "final_event", "fault-unknown-name-guess",
            kind=thing("tile"), found="towel", guesses=["tower"]),
        odd("  tower:", "tiles.tower", "fault-tile-unreachable", tile="tower")]),
    (C("default_difficulty: easy", "default_difficulty: hard"), [
        bad("default_difficulty", "default_difficulty", "fault-unknown-name",
            kind=thing("difficulty"), found="hard", allowed=["easy"])]),
    (C('"21": yard', '"21": yrd'), [
        bad('"21"', "progress.rows.21", "fault-unknown-name-guess",
            kind=thing("tile"), found="yrd", guesses=["yard"])]),
    (C("at: 2, tile: gate", "at: 2, tile: cellar"), [
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C("at: 2, tile: gate", "at: 2, tile: gates"), [
        bad("mid_event", "progress.mid_event.tile", "fault-unknown-name-guess",
            kind=thing("tile"), found="gates", guesses=["gate"]),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C("table: crate", "table: crates"), [
        bad("success", "tiles.yard.events[1].success[0].table", "fault-unknown-name-guess",
            kind=thing("table"), found="crates", guesses=["crate"])]),
    (C("{item: radio, price", "{item: raido, price"), [
        bad("wares", "tiles.cellar.events[0].then[0].wares[0].item", "fault-unknown-name-guess",
            kind=thing("gear"), found="raido", guesses=["radio"])]),
    (C("{gear: radio}", "{gear: frags}"), [
        bad("issue", "issue[0].gear", "fault-unknown-name-guess",
            kind=thing("gear"), found="frags", guesses=["frag"])]),
    (C("member: interpreter", "member: interpretor"), [
        bad("bonus", "tiles.yard.events[1].bonus[0].when.member", "fault-unknown-name-guess",
            kind=thing("role"), found="interpretor", guesses=["interpreter"])]),
    (C("role:medic", "role:medik"), [
        bad("failure: [{do", "tiles.yard.events[1].failure[0].who", "fault-unknown-name-guess",
            kind=thing("role"), found="medik", guesses=["medic"])]),
    (C('"role:medic"', "everyone"), [
        bad("failure: [{do", "tiles.yard.events[1].failure[0].who", "fault-unknown-name",
            kind=thing("victim"), found="everyone", allowed=[
                "leader", "members", "all", "random_member", "hit_table", "rolled", "noncombatant", "role:…"])]),
    (C("replace: negotiation", "replace: negotiate"), [
        bad("replace", "tiles.yard.events[1].replace", "fault-unknown-name-guess",
            kind=thing("skill"), found="negotiate", guesses=["negotiation"])]),
    (C("counter: alarm, add: 1", "counter: alert, add: 1"), [
        bad("start: [{do: count", "start[0].counter", "fault-unknown-name-guess",
            kind=thing("counter"), found="alert", guesses=["alarm"]),
        odd("failure: [{when", "failure[0].when.counter", "fault-nothing-grants",
            kind=thing("counter"), name="alarm")]),
    (C("companion: guide", "companion: gide"), [
        bad("id: leave", "tiles.yard.events[0].options[1].then[0].companion", "fault-unknown-name-guess",
            kind=thing("companion"), found="gide", guesses=["guide"])]),
    (C("prisoner: runner", "prisoner: chief"), [
        bad("victory", f"{TOWER}.victory[0].prisoner", "fault-unknown-name",
            kind=thing("prisoner"), found="chief", allowed=["runner"])]),
    (C("condition: poisoned", "condition: poison"), [
        bad("failure: [{do", "tiles.yard.events[1].failure[1].condition", "fault-unknown-name-guess",
            kind=thing("condition"), found="poison", guesses=["poisoned"])]),
    (C("condition: poisoned", "condition: arm_injured"), []),  # UA-SC.21: built in
    (C("force: militia\n", "force: army\n"), [
        bad("force: army", f"{TOWER}.force", "fault-unknown-name",
            kind=thing("force"), found="army", allowed=["militia"])]),
    (C("traits: [sewer]", "traits: [sewers]"), [
        bad("traits: [", "tiles.yard.traits[0]", "fault-unknown-name-guess",
            kind=thing("trait"), found="sewers", guesses=["sewer"])]),
    (C("late: {result: failed", "late1: {result: failed"), [
        bad("failure: [{when", "failure[0].ending", "fault-unknown-name-guess",
            kind=thing("ending"), found="late", guesses=["late1"])]),
    (C("{do: capture, prisoner: runner}", "{do: objective, objective: boss}"), [
        bad("victory", f"{TOWER}.victory[0].objective", "fault-unknown-name",
            kind=thing("objective"), found="boss", allowed=["chief"])]),
    (C("unit: chief}\nfinal", "unit: boss}\nfinal"), [
        bad("  chief: {", "objectives.chief.unit", "fault-unknown-name",
            kind=thing("unit"), found="boss", allowed=["chief", "guards", "relief"])]),
    (C("guarded_by: guards", "guarded_by: guard"), [
        bad("guarded_by", f"{CHIEF}.guarded_by", "fault-unknown-name-guess",
            kind=thing("unit"), found="guard", guesses=["guards"])]),
    (C("guarded_by: guards", "behind: wall"), [
        bad("behind", f"{CHIEF}.behind", "fault-unknown-name",
            kind=thing("unit"), found="wall", allowed=["chief", "guards", "relief"])]),
    (C("guarded_by: guards", "routes: {even: guard, uneven: guards}"), [
        bad("routes", f"{CHIEF}.routes.even", "fault-unknown-name-guess",
            kind=thing("unit"), found="guard", guesses=["guards"]),
        bad("routes", f"{CHIEF}.routes.uneven", "fault-unknown-name-guess",
            kind=thing("route"), found="uneven", guesses=["even"])]),
    (C("joined_units: [guards, relief]", "joined_units: [guards, reserve]"), [
        bad("joined_units", f"{TOWER}.joined_units[1]", "fault-unknown-name",
            kind=thing("unit"), found="reserve", allowed=["chief", "guards", "relief"])]),
    (C("damage_unit, unit: guards", "damage_unit, unit: wall"), [
        bad("course", f"{TOWER}.course[0].then[0].unit", "fault-unknown-name",
            kind=thing("unit"), found="wall", allowed=["chief", "guards", "relief"])]),
    (C("unit: relief, number", "unit: reliefs, number"), [
        bad("reinforcements", f"{TOWER}.reinforcements[0].unit", "fault-unknown-name-guess",
            kind=thing("unit"), found="reliefs", guesses=["relief"]),
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="relief")]),
    (C("to: shot", "to: shots"), [
        bad("resistances", f"{CHIEF}.resistances[0].to", "fault-unknown-name-guess",
            kind=thing("resistance"), found="shots", guesses=["shot", "shotgun"])]),
    (C("tags: [human]", "tags: [humans]"), [
        bad("tags", f"{TOWER}.units[1].tags[0]", "fault-unknown-name-guess",
            kind=thing("tag"), found="humans", guesses=["human"])]),
    (C("when: {information: code}", "when: {information: code, sub_ability: magic, resolved: '41'}"), [
        bad("when: {information", "tiles.cellar.events[0].when.sub_ability", "fault-unknown-name",
            kind=thing("sub_ability"), found="magic", allowed=["melee", "dexterity", "shooting", "command"]),
        bad("when: {information", "tiles.cellar.events[0].when.resolved", "fault-unknown-name",
            kind=thing("resolved"), found="41",
            allowed=["11-13", "21", "22-33", "yard", "alley", "cellar", "gate", "tower"])]),
    (C("forces: {militia: {name: {ja: 民兵, en: Militia}}}\n", ""), [
        bad("force: militia", f"{TOWER}.force", "fault-unknown-name-none", kind=thing("force"), found="militia")]),
    # ids
    (C("      - id: relief",
       "      - {id: guards, name: {ja: 二, en: Two}, kind: group, level: 3, number: 2}\n      - id: relief"), [
        bad("ja: 二", f"{TOWER}.units[2].id", "fault-id-twice", id="guards")]),
    (C("{id: leave", "{id: pay"), [
        bad("ja: 去る", "tiles.yard.events[0].options[1].id", "fault-id-twice", id="pay")]),
    (C("  late: {result", "  la/te: {result"), [
        bad("failure: [{when", "failure[0].ending", "fault-unknown-name-guess",
            kind=thing("ending"), found="late", guesses=["la/te"]),
        bad("endings:", "endings", "fault-id-form", id="la/te")]),
]  # fmt: skip

OVERRIDABLE = [
    "UA-06.4", "UA-07.5", "UA-08.5", "UA-09.7", "UA-10.1", "UA-13.3", "UA-14.7", "UA-14.8", "UA-16.2", "UA-18.5",
    "UA-18.7", "UA-18.8", "UA-19.3", "UA-19.11", "UA-19.17", "UA-19.18", "UA-20.5", "UA-21.10", "UA-21.11", "UA-21.16",
    "UA-23.5", "UA-24.5", "UA-25.2", "UA-25.6", "UA-27.7", "UA-27.22", "UA-28.8", "UA-28.12", "UA-28.20",
    "UA-28.28", "UA-28.31", "UA-28.33", "UA-28.34", "UA-28.50", "UA-28.57", "UA-28.66", "UA-28.69", "UA-28.74",
    "UA-28.76", "UA-28.82", "UA-28.94", "UA-28.95", "UA-29.1", "UA-29.4", "UA-29.5", "UA-29.7", "UA-31.3",
    "UA-35.6", "UA-35.7", "UA-35.13", "UA-35.14", "UA-35.15", "UA-35.19", "UA-35.20", "UA-36.4", "UA-36.16",
    "UA-36.21", "UA-36.31", "UA-38.1", "UA-38.2", "UA-38.3", "UA-38.4", "UA-38.9", "UA-40.12", "UA-40.13",
    "UA-41.4", "UA-41.7", "UA-42.1", "UA-42.4", "UA-42.10", "UA-44.9", "UA-44.10", "UA-45.5", "UA-45.6", "UA-45.8",
    "UA-SC.22",
]  # fmt: skip
"""The clauses of the named rulings, and those whose figure a scenario may replace, in the order of the book."""

OVERRIDES = [
    # UA-SC.2
    (C("clause: UA-07.5, value: 5", "clause: UA-99.1, value: 5"), [
        bad("overrides", "overrides[0].clause", "fault-override-clause", found="UA-99.1", allowed=OVERRIDABLE)]),
    (C("clause: UA-07.5, value: 5", "clause: UA-SC.22, value: reroll"), []),
    (C("clause: UA-07.5, value: 5", "clause: UA-SC.22, value: never"), [
        bad("overrides", "overrides[0].value", "fault-override-value",
            clause="UA-SC.22", found="never", allowed=["run_again", "reroll", "skip"])]),
    (C("clause: UA-07.5, value: 5", "clause: UA-SC.22, value: 1"), [
        bad("overrides", "overrides[0].value", "fault-override-value",
            clause="UA-SC.22", found="1", allowed=["run_again", "reroll", "skip"])]),
    (C("clause: UA-07.5, value: 5", "clause: UA-07.5, value: hard"), [
        bad("overrides", "overrides[0].value", "fault-override-figure", clause="UA-07.5", found="hard", low=1)]),
    (C("clause: UA-07.5, value: 5", "clause: UA-07.5, value: 0"), [
        bad("overrides", "overrides[0].value", "fault-override-figure", clause="UA-07.5", found="0", low=1)]),
    (C("clause: UA-07.5, value: 5", "clause: UA-28.57, value: minus_2"), []),
    (C("clause: UA-07.5, value: 5", "clause: UA-28.57, value: -3"), []),
    (C("{clause: UA-07.5, value: 5}", "{clause: UA-31.3, value: 3}, {clause: UA-31.3, value: 4}"), [
        bad("overrides", "overrides[1].clause", "fault-override-twice", clause="UA-31.3")]),
]  # fmt: skip

FIGURES = [
    (C("magazines: 1d6}", "magazines: 1d8}"), [
        bad("rows: {\"<=3\"", "tables.crate.rows.4-6[0].magazines", "fault-formula", found="1d8")]),
    (C("number: 1d6+1", "number: 1d6+"), [
        bad("number: 1d6+", f"{TOWER}.units[1].number", "fault-formula", found="1d6+")]),
    (C("        level: 5", "        level: 0"), [
        bad("level: 0", f"{CHIEF}.level", "fault-at-least", found="0", limit=1)]),
    (C("        number: 1d6+1\n", ""), [
        bad("- id: guards", f"{TOWER}.units[1]", "fault-group-number", unit="guards")]),
    (C("        life: 4\n", ""), [bad("- id: chief", CHIEF, "fault-target-life", unit="chief")]),
    (C("        attacks: 2\n", ""), [bad("- id: chief", CHIEF, "fault-target-attacks", unit="chief")]),
    (C("        attacks: 2\n", "        attacks: 2\n        damage: -1\n"), [
        bad("damage: -1", f"{CHIEF}.damage", "fault-at-least", found="-1", limit=0)]),
    (C("        attacks: 2\n", "        attacks: 2\n        number: 3\n"), [
        odd("number: 3", f"{CHIEF}.number", "fault-field-idle", field="number", of="target")]),
    (C("        number: 1d6+1\n", "        number: 1d6+1\n        life: 3\n"), [
        odd("life: 3", f"{TOWER}.units[1].life", "fault-field-idle", field="life", of="group")]),
    (C("        number: 1d6+1\n", "        number: 1d6+1\n        attacks: 1\n"), []),  # instead of one a soldier
    (C("        number: 1d6+1\n", "        number: 1d6+1\n        withdraw_at: 1\n"), [
        odd("withdraw_at: 1", f"{TOWER}.units[1].withdraw_at", "fault-joined-number", unit="guards")]),
    (C("deployment_cap: 20", "deployment_cap: -1"), [
        bad("deployment_cap: -1", "deployment_cap", "fault-at-least", found="-1", limit=0)]),
    (C("deployment_cap: 20", "deployment_cap: 20\ndark_penalty: 1"), [
        bad("dark_penalty", "dark_penalty", "fault-at-most", found="1", limit=0)]),
    (C("deployment_cap: 20", "deployment_cap: 20\nleaders: {min: 2, max: 1}"), [
        bad("leaders", "leaders.max", "fault-order", low=2, high=1, low_field="min", high_field="max")]),
    (C("alarm, at_least: 5", "alarm, at_least: 5, at_most: 4"), [
        bad("failure: [{when", "failure[0].when.at_most", "fault-order",
            low=5, high=4, low_field="at_least", high_field="at_most")]),
    (C("counter: alarm, at_least", "lap_from: 1, at_least"), [
        bad("failure: [{when", "failure[0].when.at_least", "fault-needs-one-for",
            field="at_least", fields=["counter", "resource"])]),
    (C("when: {unit: chief, state", "when: {state"), [
        bad("finish", f"{TOWER}.finish[0].when.state", "fault-needs-field", field="state", needs="unit")]),
    (C("{item: radio, price", "{price"), [
        bad("wares", "tiles.cellar.events[0].then[0].wares[0]", "fault-needs-one", fields=["item", "mre"])]),
    (C("issue: [{gear: radio}]", "issue: [{count: 2}]"), [
        bad("issue", "issue[0]", "fault-needs-one", fields=["gear", "member"])]),
    (C("    use_when: outside\n", ""), [
        odd("    use:", "gear.radio.use", "fault-use-never", allowed=["battle", "outside", "any"])]),
    (C("scope: next_battle", "scope: next_map"), [
        odd("      attack: 1", "tiles.alley.events[2].attack", "fault-wait-idle", field="attack", scope="next_map")]),
    (C("      attack: 1\n", "      twice: true\n"), [
        odd("twice", "tiles.alley.events[2].twice", "fault-wait-idle", field="twice", scope="next_battle")]),
    (C("scope: next_battle\n      attack: 1", "scope: next_map\n      fix_ones: 4"), [
        bad("fix_ones", "tiles.alley.events[2].fix_ones", "fault-at-most", found="4", limit=3)]),
    (C("unit: relief, number: 2, round: 2", "unit: relief, number: 2, round: 3, every: true, until: 2"), [
        bad("reinforcements", f"{TOWER}.reinforcements[0].until", "fault-order",
            low=3, high=2, low_field="round", high_field="until")]),
]  # fmt: skip

FLOW = [
    # UA-SC.3
    ((C("deployment_cap: 20\n", ""),
      C("difficulties:\n  easy: {name: {ja: 易, en: Easy}, deployment_cap: 24}\n", ""),
      C("default_difficulty: easy\n", "")), [odd("hantei:", "", "fault-cap-missing")]),
    (C("deployment_cap: 20\n", ""), []),
    # tiles
    (C("{do: go, tile: cellar}", ""), [odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar")]),
    (C("  gate:\n    title: {ja: 門, en: Gate}\n    space: outdoor\n",
       "  gate:\n    title: {ja: 門, en: Gate}\n    space: outdoor\n    events: [{do: go, tile: hall}]\n"
       "  hall:\n    title: {ja: 広間, en: Hall}\n    space: indoor\n    events: # hall\n"
       "    - do: choose\n      options:\n"
       "      - {id: back, text: {ja: 戻る, en: Back}, then: [{do: go, tile: gate}]}\n"
       "      - {id: stay, text: {ja: 待つ, en: Stay}, then: [{do: go, tile: hall}]}\n"), [
        bad("events: [{do: go, tile: hall}]", "tiles.gate.events", "fault-go-circle", tile="gate", targets=["hall"]),
        bad("# hall", "tiles.hall.events", "fault-go-circle", tile="hall", targets=["gate", "hall"])]),
    (C("at: 2, tile: gate", "at: 4, tile: gate"), [
        odd("mid_event", "progress.mid_event.at", "fault-mid-event-late", at=4, length=3)]),
    # UA-SC.18
    (C("objectives:\n  chief: {kind: eliminate_high_threat, name: {ja: 隊長, en: Chief}, unit: chief}",
       "objectives: {}"), [
        bad("objectives", "objectives", "fault-no-objective")]),
    (C(", unit: chief}\nfinal", "}\nfinal"), [
        bad("  chief: {", "objectives.chief", "fault-objective-unmet", objective="chief")]),
    ((C(", unit: chief}\nfinal", "}\nfinal"),
      C("{do: capture, prisoner: runner}", "{do: objective, objective: chief}")), []),
    (C(", unit: chief}\nfinal", ", when: {lap_from: 2}}\nfinal"), [
        odd("  chief: {", "objectives.chief.when", "fault-never-holds")]),
    # UA-SC.19
    (C(", then: [{do: gain, information: [code]}]", ""), [
        odd("when: {information", "tiles.cellar.events[0].when.information", "fault-nothing-grants",
            kind=thing("information"), name="code")]),
    (C("when: {information: code}", "when: {unless: {companion: guide}}"), [
        odd("information: {code", "information.code", "fault-never-used", kind=thing("information"), name="code")]),
    ((C("when: {information: code}", "when: {information: code, companion: guide}"),
      C(", then: [{do: join, companion: guide}]", "")), [
        odd("when: {information", "tiles.cellar.events[0].when.companion", "fault-nothing-grants",
            kind=thing("companion"), name="guide")]),
    (C("start: [{do: count, counter: alarm, add: 1}]", "start: []"), [
        odd("failure: [{when", "failure[0].when.counter", "fault-nothing-grants",
            kind=thing("counter"), name="alarm")]),
    # endings
    (C("  won: {text: {ja: 勝, en: Won}}",
       "  won: {text: {ja: 勝, en: Won}}\n  again: {text: {ja: 再, en: Again}}"), [
        odd("again", "endings.again", "fault-ending-hidden", ending="again", before="won", result="completed")]),
    (C("  won: {text: {ja: 勝, en: Won}}", "  won: {when: {lap_from: 3}, text: {ja: 勝, en: Won}}"), [
        odd("won", "endings.won.when", "fault-never-holds")]),
    # choices
    (C("{id: leave, text: {ja: 去る, en: Leave}, then", "{id: leave, text: {ja: 去る, en: Leave}, mre: 1, then"), [
        odd("options:", "tiles.yard.events[0].options", "fault-choice-conditional")]),
    ((C("{id: leave, text: {ja: 去る, en: Leave}, then",
        "{id: leave, when: {lap_from: 2}, text: {ja: 去, en: Go}, then"),
      C("{id: pay, text", "{id: pay, when: {lap_from: 2}, text")), [
        bad("options:", "tiles.yard.events[0].options", "fault-choice-empty")]),
    # in battle, outside, afterwards
    (C("- do: trap\n      damage: 1", "- {do: end_battle}"), [
        bad("end_battle", "tiles.alley.events[1]", "fault-battle-only", do="end_battle")]),
    (C("then: [{do: damage_unit, unit: guards, amount: 1}]", "then: [{do: go, tile: yard}]"), [
        bad("course", f"{TOWER}.course[0].then[0]", "fault-not-in-battle", do="go")]),
    (C("{do: damage_unit, unit: guards, amount: 1}", "{do: damage_unit, amount: 1}"), [
        bad("course", f"{TOWER}.course[0].then[0]", "fault-needs-field", field="do: damage_unit", needs="unit")]),
    (C("rewards: [{do: gain, scrip: 2d6}]", "rewards: [{do: go, tile: yard}]"), [
        bad("rewards", "rewards[0]", "fault-not-at-the-end", do="go")]),
    (C("when: {information: code}", "when: {information: code, round: odd}"), [
        bad("when: {information", "tiles.cellar.events[0].when.round", "fault-battle-condition", field="round")]),
]  # fmt: skip

MAP = """\
  mode: fixed_map
  start: road
  places:
    road: {tile: yard, ways: [{to: lane}]}
    lane: {tile: alley, ways: [{to: road}, {to: wall}]}
    wall: {tile: gate, ways: [{to: keep}]}
    keep: {tile: tower, final: true}
"""
LINEAR = YARD[YARD.index("  mode: linear") : YARD.index("objectives:")]

MAPS = [
    # UA-SC.17
    (C(LINEAR, MAP), []),
    (C(LINEAR, "  mode: fixed_map\n"), [
        bad("progress:", "progress", "fault-places-missing"),
        odd("  yard:", "tiles.yard", "fault-tile-unreachable", tile="yard"),
        odd("  alley:", "tiles.alley", "fault-tile-unreachable", tile="alley"),
        odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar"),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C(LINEAR, MAP.replace("{to: wall}", "{to: road}")), [
        bad("  places:", "progress.places", "fault-no-way-to-final", start="road", finals=["keep"]),
        odd("    wall:", "progress.places.wall", "fault-place-unreachable", place="wall", start="road"),
        odd("    keep:", "progress.places.keep", "fault-place-unreachable", place="keep", start="road"),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C(LINEAR, MAP.replace(", final: true", "")), []),  # it has the tile of the final event
    (C(LINEAR, MAP.replace("tile: tower, final: true", "tile: gate, ways: [{to: wall}]")), [
        bad("  places:", "progress.places", "fault-no-final-place", tile="tower")]),
    (C(LINEAR, MAP.replace("[{to: keep}]", "[{to: keep}, {to: road}, {to: pit}]") + "    pit: {tile: alley}\n"), [
        odd("    pit:", "progress.places.pit", "fault-dead-end", place="pit")]),
    (C(LINEAR, MAP.replace("[{to: keep}]", "[{to: keep, when: {lap_from: 2}}, {to: road}]")), [
        bad("  places:", "progress.places", "fault-no-way-to-final", start="road", finals=["keep"]),
        odd("    keep:", "progress.places.keep", "fault-place-unreachable", place="keep", start="road")]),
    (C(LINEAR, MAP.replace("{to: wall}", "{to: wall}, {to: well}")), [
        bad("    lane:", "progress.places.lane.ways[2].to", "fault-unknown-name-guess",
            kind=thing("place"), found="well", guesses=["wall"])]),
    (C(LINEAR, MAP.replace("  start: road\n", "")), [
        bad("progress:", "progress", "fault-start-missing", allowed=["road", "lane", "wall", "keep"]),
        odd("  yard:", "tiles.yard", "fault-tile-unreachable", tile="yard"),
        odd("  alley:", "tiles.alley", "fault-tile-unreachable", tile="alley"),
        odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar"),
        odd("  gate:", "tiles.gate", "fault-tile-unreachable", tile="gate")]),
    (C(LINEAR, "  mode: tiles\n  die: d33\n  length: 3\n  mid_event: {at: 2, tile: gate}\n"), [
        bad("progress:", "progress", "fault-map-rows-missing", mode="tiles", die="d33"),
        odd("  yard:", "tiles.yard", "fault-tile-unreachable", tile="yard"),
        odd("  alley:", "tiles.alley", "fault-tile-unreachable", tile="alley"),
        odd("  cellar:", "tiles.cellar", "fault-tile-unreachable", tile="cellar")]),
]  # fmt: skip

IMMUNE = ", ".join(f"{{to: {way}, effect: immune}}" for way in ("shot", "close", "grenade", "frag", "at4"))
FINISH = "      finish: [{when: {unit: chief, state: fallen}}]\n"
RESIST = C("[{to: shot, effect: level_plus, amount: 1}]", f"[{IMMUNE}, {{to: c4, effect: damage, amount: 0}}]")

BATTLE = [
    (C(YARD[YARD.index("      units:") : YARD.index("      reactions:")], "      units: []\n"), [
        bad("  chief: {", "objectives.chief.unit", "fault-unknown-name-none", kind=thing("unit"), found="chief"),
        bad("      units: []", f"{TOWER}.units", "fault-no-units"),
        bad("reinforcements", f"{TOWER}.reinforcements[0].unit", "fault-unknown-name-none",
            kind=thing("unit"), found="relief"),
        bad("joined_units", f"{TOWER}.joined_units[0]", "fault-unknown-name-none", kind=thing("unit"), found="guards"),
        bad("joined_units", f"{TOWER}.joined_units[1]", "fault-unknown-name-none", kind=thing("unit"), found="relief"),
        bad("course", f"{TOWER}.course[0].then[0].unit", "fault-unknown-name-none",
            kind=thing("unit"), found="guards"),
        bad("finish", f"{TOWER}.finish[0].when.unit", "fault-unknown-name-none", kind=thing("unit"), found="chief")]),
    (C("        arrives: true\n", "        number: 2\n"), []),
    (C("unit: relief, number: 2, round: 2", "unit: guards, number: 2, round: 2"), [
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="relief")]),
    ((C("        attacks: 2\n", "        attacks: 2\n        arrives: true # 1\n"),
      C("        number: 1d6+1\n", "        number: 1d6+1\n        arrives: true # 2\n"),
      C("{unit: relief, number: 2, round: 2}",
        "{unit: relief, number: 2, round: 2}, {unit: guards, number: 1, round: 1}")), [
        bad("      units:", f"{TOWER}.units", "fault-nobody-there"),
        odd("# 1", f"{CHIEF}.arrives", "fault-never-arrives", unit="chief"),
        odd("finish", f"{TOWER}.finish[0].when", "fault-never-holds")]),
    (C("guarded_by: guards", "behind: chief"), [
        bad("behind", f"{CHIEF}.behind", "fault-cover-circle", unit="chief", by=["chief"])]),
    (C("tags: [human]", "behind: chief"), [
        bad("guarded_by", f"{CHIEF}.guarded_by", "fault-cover-circle", unit="chief", by=["guards"]),
        bad("behind", f"{TOWER}.units[1].behind", "fault-cover-circle", unit="guards", by=["chief"])]),
    # nothing can hurt the chief, and the battle has no other end
    ((RESIST, C(FINISH, "")), [bad("resistances", f"{CHIEF}.resistances", "fault-unhurtable", unit="chief")]),
    ((RESIST, C(FINISH, "      rounds: 4\n")), []),
    ((RESIST, C("state: fallen}}]", "state: alive, lap_from: 2}}]")), [
        bad("resistances", f"{CHIEF}.resistances", "fault-unhurtable", unit="chief"),
        odd("finish", f"{TOWER}.finish[0].when", "fault-never-holds")]),
    ((RESIST, C(FINISH, ""), C("damage_unit, unit: guards", "damage_unit, unit: chief")), []),
    ((RESIST, C(FINISH, ""), C("        attacks: 2\n", "        attacks: 2\n        tags: [vehicle]\n")), []),
    # UA-SC.34: waves without end, waves that come too late
    ((C(FINISH, ""), C("number: 2, round: 2}", "number: 2, round: 2, every: true}")), [
        odd("reinforcements", f"{TOWER}.reinforcements[0].every", "fault-endless-waves", unit="relief")]),
    ((C(FINISH, ""), C("number: 2, round: 2}", "number: 2, round: 2, every: true, holds: true}")), [
        bad("reinforcements", f"{TOWER}.reinforcements[0].every", "fault-endless-waves", unit="relief")]),
    ((C(FINISH, ""), C("number: 2, round: 2}", "number: 2, round: 2, every: true, holds: true, until: 4}")), []),
    (C(FINISH, "      rounds: 1\n"), [
        odd("reinforcements", f"{TOWER}.reinforcements[0].round", "fault-after-last-round", round=2, rounds=1),
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="relief")]),
]  # fmt: skip

JOINED = "joined_units: [guards, relief]"

SCRIBE = "roles:\n  scribe: {name: {ja: 書, en: S}, effect: {ja: 書, en: S}, clause: UA-SC.27, hire_from_lap: 2}\n"

WORDS = [
    (C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{attacks: -1, attacks_min: -1}]\n"), [
        bad("attacks_min", f"{CHIEF}.modifiers[0].attacks_min", "fault-at-least", found="-1", limit=0)]),
    (C(JOINED, f"{JOINED}\n      joined_felled: 3\n      joined_at: 2"), [
        odd("joined_at", f"{TOWER}.joined_at", "fault-never-both", field="joined_at", other="joined_felled")]),
    (C(JOINED, "joined_felled: 3"), [
        bad("joined_felled", f"{TOWER}.joined_felled", "fault-needs-field", field="joined_felled",
            needs="joined_units")]),
    (C(JOINED, f"{JOINED}\n      joined_at: -1"), [
        bad("joined_at", f"{TOWER}.joined_at", "fault-at-least", found="-1", limit=0)]),
    (C("id: relief\n", "id: first_enemy\n"), [
        bad("id: first_enemy", f"{TOWER}.units[2].id", "fault-id-reserved", id="first_enemy"),
        bad(JOINED, f"{TOWER}.joined_units[1]", "fault-unknown-name",
            kind=thing("unit"), found="relief", allowed=["chief", "guards", "first_enemy"]),
        bad("reinforcements", f"{TOWER}.reinforcements[0].unit", "fault-unknown-name",
            kind=thing("unit"), found="relief", allowed=["chief", "guards", "first_enemy"]),
        odd("arrives", f"{TOWER}.units[2].arrives", "fault-never-arrives", unit="first_enemy")]),
    (C("damage_unit, unit: guards", "damage_unit, unit: first_enemy"), []),
    (C("guarded_by: guards", "guarded_by: first_enemy"), [
        bad("guarded_by", f"{CHIEF}.guarded_by", "fault-unknown-name",
            kind=thing("unit"), found="first_enemy", allowed=["chief", "guards", "relief"])]),
    (C(JOINED, f"{JOINED}\n      retreat_check: {{do: check, who: everyone}}"), [
        bad("retreat_check", f"{TOWER}.retreat_check.who", "fault-leader-checks")]),
    (C(JOINED, f"{JOINED}\n      retreat_check: {{do: check}}\n      retreat_allowed: false"), [
        odd("retreat_check", f"{TOWER}.retreat_check", "fault-never-both", field="retreat_check",
            other="retreat_allowed: false")]),
    (C("scope: next_battle\n      attack: 1", "scope: next_map\n      against: group\n      silent: random_member"), [
        odd("against", "tiles.alley.events[2].against", "fault-wait-idle", field="against", scope="next_map"),
        odd("silent", "tiles.alley.events[2].silent", "fault-wait-idle", field="silent", scope="next_map")]),
    (C("      attack: 1\n", "      attackers_held_back: -2\n      enemy_attacks_min: -1\n"), [
        bad("attackers_held", "tiles.alley.events[2].attackers_held_back", "fault-at-least", found="-2", limit=0),
        bad("enemy_attacks", "tiles.alley.events[2].enemy_attacks_min", "fault-at-least", found="-1", limit=0)]),
    (C("- do: trap\n      damage: 1", "- do: damage_chosen\n      amount: 1"), [
        bad("- do: damage_chosen", "tiles.alley.events[1]", "fault-battle-only", do="damage_chosen")]),
    (C("when: {information: code}", "when: {information: code, struck_first: true}"), [
        bad("struck_first", "tiles.cellar.events[0].when.struck_first", "fault-battle-condition",
            field="struck_first")]),
    (C("      attack: 1\n", "      price: {magazines: -1}\n"), [
        bad("price: {", "tiles.alley.events[2].price", "fault-needs-field", field="price", needs="shift"),
        bad("price: {", "tiles.alley.events[2].price.magazines", "fault-at-least", found="-1", limit=0)]),
    (C("      scope: next_battle\n      attack: 1\n", "      scope: next_map\n      shift: 6\n      laps: 2\n"), [
        bad("shift", "tiles.alley.events[2].shift", "fault-at-most", found="6", limit=5),
        odd("laps", "tiles.alley.events[2].laps", "fault-wait-idle", field="laps", scope="next_map")]),
    (C("      scope: next_battle\n      attack: 1\n", "      scope: operation\n      shift: 1\n      laps: 2\n"), []),
    (C("price: 3}]", "price: 3, prices: [{scrip: 4}]}]"), [
        odd("wares", "tiles.cellar.events[0].then[0].wares[0].price", "fault-never-both", field="price",
            other="prices")]),
    (C("price: 3}]", "prices: [{scrip: 4}, {magazines: 1, scrip: 1}]}]"), []),
    (C("  length: 3\n", "  length: 3\n  between_laps: operation\n"), [
        odd("between_laps", "progress.between_laps", "fault-needs-field", field="between_laps", needs="laps")]),
    (C("tables:\n", f"{SCRIBE}tables:\n"), [
        bad("scribe", "roles.scribe.hire_from_lap", "fault-at-most", found="2", limit=1)]),
    (C("number: 1d6+1", 'number: "１d6＋1"'), [
        bad("number: \"１", f"{TOWER}.units[1].number", "fault-full-width", found="１d6＋1", plain="1d6+1")]),
    # figures that no scenario means
    (C("level: 5\n", "level: 400\n"), [bad("level: 400", f"{CHIEF}.level", "fault-at-most", found="400", limit=30)]),
    (C("level, unit: chief, amount: -1", "level, unit: chief, amount: -400"), [
        bad("amount: -400", f"{TOWER}.units[1].on_fall[0].amount", "fault-at-least", found="-400", limit=-30)]),
    (C("        attacks: 2\n", "        attacks: 2\n        modifiers: [{level: -400}]\n"), [
        bad("level: -400", f"{CHIEF}.modifiers[0].level", "fault-at-least", found="-400", limit=-30)]),
    (C("deployment_cap: 20", f"deployment_cap: {'9' * 400}"), [
        bad("deployment_cap: 999", "deployment_cap", "fault-at-most", found=f"{'9' * 40}…", limit=9999)]),
    (C("number: 1d6+1", f'number: "{"9" * 400}"'), [
        bad("999", f"{TOWER}.units[1].number", "fault-at-most", found=f"{'9' * 40}…", limit=9999)]),
]  # fmt: skip

CASES = [*TABLES, *REFERENCES, *OVERRIDES, *FIGURES, *FLOW, *MAPS, *BATTLE, *WORDS]


@pytest.mark.parametrize(("changes", "expected"), CASES)
def test_every_fault_is_found_at_its_place(
    tmp_path: Path, changes: Change | tuple[Change, ...], expected: list[Expected]
) -> None:
    text = changed((changes,) if isinstance(changes, Change) else changes)
    wanted = [(line_of(text, e.line), e.place, e.message, dict(e.args), e.severity) for e in expected]
    assert plain(check(tmp_path, text)) == sorted(wanted, key=lambda fault: fault[:3])


def test_three_faults_are_reported_together_with_warnings_among_them(tmp_path: Path) -> None:
    """UA-SC.32: three faults in a file, all three reported."""
    changes = (
        C('    "21": yard\n', ""),
        C("table: crate", "table: crates"),
        C('        "6": hostile\n', ""),
        C("deployment_cap: 20\n", "deployment_cap: -3\n"),
        C("    use_when: outside\n", ""),
    )
    text = changed(changes)
    found = check(tmp_path, text)
    assert [(f.line, f.message.id, f.severity) for f in found] == [
        (5, "fault-at-least", "error"),
        (26, "fault-use-never", "warning"),
        (38, "fault-rows-missing", "error"),
        (62, "fault-unknown-name-guess", "error"),
        (113, "fault-rows-missing", "error"),
    ]


def test_faults_of_shape_come_first_and_alone(tmp_path: Path) -> None:
    """UA-SC.1, UA-SC.5, UA-SC.7, UA-35.24: what the shape of the file already shows."""
    changes = (
        C("title: {ja: 庭, en: The Yard}\n", ""),
        C("    title: {ja: 路地, en: Alley}\n    space: indoor", "    title: {ja: 路地, en: Alley}\n    space: roof"),
        C("        level: 5\n", ""),
        C('"6": hostile', '"6": fanatical'),
    )
    text = changed(changes)
    assert [(f.place, f.message.id) for f in check(tmp_path, text)] == [
        ("title", "fault-missing"),
        ("tiles.alley.space", "fault-unknown-value"),
        (f"{CHIEF}.level", "fault-missing"),
        (f"{TOWER}.reactions.6", "fault-unknown-value"),
    ]


def test_every_fault_can_be_said_in_both_languages(tmp_path: Path) -> None:
    catalogues = [Catalogue(lang, [RULEBOOK / "text"]) for lang in ("ja", "en")]
    said = set()
    for changes, _ in CASES:
        for fault in check(tmp_path, changed((changes,) if isinstance(changes, Change) else changes)):  # type: ignore[arg-type]
            assert all(catalogue.say(fault.message) for catalogue in catalogues)
            said.add(fault.message.id)
    for before, after, _, _ in FAULTS.values():
        for fault in dossiers.faults_of(KURZ.replace(before, after), "kurz.yaml", "urban_assault"):
            assert all(catalogue.say(fault.message) for catalogue in catalogues)
            said.add(fault.message.id)
    ids = {name for name in catalogues[0].ids if name.startswith("fault-")} - Catalogue("ja").ids
    assert ids <= said, ids - said


@pytest.mark.parametrize("file", sorted((RULEBOOK / "scenarios").glob("*.yaml")), ids=lambda file: file.stem)
def test_the_scenarios_that_come_with_the_rulebook_are_sound(file: Path) -> None:
    assert check_file(file, "urban_assault") == []


def test_the_published_schema_is_up_to_date() -> None:
    """Write it anew with `json.dumps(schema("urban_assault"), ensure_ascii=False, indent=2)` and a line end."""
    published = ROOT.parent.parent / "docs" / "schema" / "urban_assault-scenario.json"
    assert json.loads(published.read_text(encoding="utf-8")) == schema("urban_assault")


def test_only_rulebooks_that_there_are_can_be_asked(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no-such-rulebook"):
        check_file(tmp_path / "x.yaml", "duel")
    with pytest.raises(BadSetup, match="no-such-rulebook"):
        schema("duel")
