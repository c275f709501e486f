"""The check of encounters with spirits: owners, Force, traditions, projection; each case breaks a sound one once."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.scenario_check import check_file

CIRCLE = """\
hantei: shadowrun4/1
id: circle
title: {ja: 輪, en: A Circle}
map: {places: {ring: {name: {ja: 輪, en: Ring}, at: "0,0"}}}
sides:
  blue: {name: {ja: 青, en: Blue}, pc: true, hostile: [red]}
  red: {name: {ja: 赤, en: Red}, hostile: [blue]}
arsenal:
  traditions:
    rain: {name: {ja: 雨, en: Rain}, attribute: charisma, spirits: [gale, tide]}
  characters:
    witch:
      name: {ja: 魔女, en: Witch}
      attributes: {body: 3, agility: 3, reaction: 3, strength: 3, charisma: 3, intuition: 3, logic: 3, willpower: 3}
      magic: 4
      tradition: rain
    weaver:
      name: {ja: 織り手, en: Weaver}
      attributes: {body: 3, agility: 3, reaction: 3, strength: 3, charisma: 3, intuition: 3, logic: 3, willpower: 3}
      resonance: 4
units:
- {character: witch, side: blue, at: ring, projected: true}
- {character: gale, side: blue, at: ring, owner: witch, rating: 4, services: 2}
- {character: weaver, side: red, at: ring}
- {character: courier, side: red, at: ring, owner: weaver, rating: 3, services: 1}
"""

CASES = [
    ("owner", "owner: witch", "owner: wizard", ["fault-unknown-name"]),
    ("force", "owner: witch, rating: 4", "owner: witch", ["sr-fault-no-rating"]),
    ("rating", "owner: weaver, rating: 3", "owner: weaver", ["sr-fault-no-rating"]),
    ("no-magic", "owner: witch", "owner: weaver", ["sr-fault-no-magic"]),
    ("no-resonance", "owner: weaver", "owner: witch", ["sr-fault-no-resonance"]),
    ("projected", "magic: 4", "edge: 1", ["sr-fault-no-magic", "sr-fault-no-magic"]),
    ("tradition", "tradition: rain", "tradition: hail", ["fault-unknown-name"]),
    ("spirits", "spirits: [gale, tide]", "spirits: [gale, courier]", ["fault-unknown-name"]),
]


@pytest.mark.parametrize(("name", "old", "new", "messages"), CASES, ids=[case[0] for case in CASES])
def test_what_is_wrong_is_found(name: str, old: str, new: str, messages: list[str], tmp_path: Path) -> None:
    assert old in CIRCLE
    file = tmp_path / "circle.yaml"
    file.write_text(CIRCLE.replace(old, new, 1), encoding="utf-8")
    assert [fault.said.id for fault in check_file(file, "shadowrun4")] == messages


def test_the_circle_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "circle.yaml"
    file.write_text(CIRCLE, encoding="utf-8")
    assert check_file(file, "shadowrun4") == []
