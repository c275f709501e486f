"""A sound scenario, what is changed of it, and the faults that must be found then.

A fault is written as the words of the line it must stand on, its place, its message and the arguments of the message.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import hantei
from hantei.content import FileFault
from hantei.core.message import Message
from hantei.scenario_check import check_file

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


C = Change
"""Cases are tables: a short name keeps a change on its line."""


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
    found = [(f.line, f.place, f.said.id, dict(f.said.args), f.severity) for f in faults]
    return sorted(found, key=lambda fault: fault[:3])
