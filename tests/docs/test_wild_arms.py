"""The pages on Wild Arms: fields, words, what ships and its figures."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from hantei.content import load_text, read
from hantei.rulebooks.wild_arms.checking.facts import GENERAL
from hantei.rulebooks.wild_arms.content import records as wild_arms
from hantei.scenario_check import check_file

from .pages import ROOT, WILD_ARMS, blocks, name_of, records, text_of, words

WILD_ARMS_MODELS = [
    wild_arms.Encounter, wild_arms.FactionSpec, wild_arms.UnitSpec, wild_arms.Surprise, wild_arms.Sniping,
    wild_arms.SceneStatus, wild_arms.Barring, wild_arms.Task, wild_arms.Goal, wild_arms.After, wild_arms.Arsenal,
    wild_arms.Skill, wild_arms.Trained, wild_arms.Modifier, wild_arms.Effect, wild_arms.Arm, wild_arms.Test,
    wild_arms.Art, wild_arms.Item, wild_arms.Character,
]  # fmt: skip
"""What the writer of an encounter of Wild Arms may say."""

WILD_ARMS_WORDS = [
    *wild_arms.POSSESSIONS, *get_args(wild_arms.Kind), *get_args(wild_arms.Trait), *get_args(wild_arms.Status),
    *get_args(wild_arms.Until), *get_args(wild_arms.Ending), *wild_arms.ATTRIBUTES, *GENERAL,
    *get_args(get_type_hints(wild_arms.Goal)["kind"]), *get_args(get_type_hints(wild_arms.Task)["kind"]),
    *get_args(get_type_hints(wild_arms.Art)["kind"]), *get_args(get_type_hints(wild_arms.Art)["timing"]),
    *get_args(get_type_hints(wild_arms.Art)["target"]), *get_args(get_type_hints(wild_arms.After)["defeat"]),
    *get_args(get_type_hints(wild_arms.Encounter)["result_at_end"]),
]  # fmt: skip

WILD_ARMS_ENCOUNTER: dict[str, Any] = {
    "hantei": "wild_arms/1", "id": "x", "title": {"ja": "x", "en": "x"}, "factions": {},
    "fighters": [{"character": "x", "faction": "x"}],
}  # fmt: skip


@pytest.mark.parametrize("page", WILD_ARMS, ids=name_of)
@pytest.mark.parametrize("model", WILD_ARMS_MODELS, ids=lambda model: model.__name__)
def test_every_field_of_a_battle_is_explained(page: Path, model: Any) -> None:
    """No field of an encounter, of its records or their effects is left out."""
    assert not [field.name for field in fields(model) if field.name not in words(page)]


@pytest.mark.parametrize("page", WILD_ARMS, ids=name_of)
def test_every_word_of_a_battle_is_explained(page: Path) -> None:
    """No possession, status, trait, attribute, goal, kind of task and so on is left out."""
    assert not [name for name in WILD_ARMS_WORDS if name not in words(page)]


@pytest.mark.parametrize("page", WILD_ARMS, ids=name_of)
def test_examples_of_battles_are_sound(page: Path, tmp_path: Path) -> None:
    """Whole encounters have no fault; parts of them have the right shape, and make one without a fault."""
    parts: dict[str, Any] = {}
    file = tmp_path / "encounter.yaml"
    for line, text in blocks(page, "yaml"):
        if text.startswith("hantei:"):
            file.write_text(text, encoding="utf-8")
            assert check_file(file, "wild_arms") == [], line
        else:
            part = read(text, "part").value
            rest = "".join(f"{key}: {value!r}\n" for key, value in WILD_ARMS_ENCOUNTER.items() if key not in part)
            assert load_text(rest + text, "part", wild_arms.Encounter).faults == (), line
            parts |= part
    file.write_text(json.dumps({**WILD_ARMS_ENCOUNTER, **parts}), encoding="utf-8")
    faults = [fault for fault in check_file(file, "wild_arms") if fault.said.id != "fault-never-named"]
    assert faults == []  # parts name things for people of other parts


WILD_ARMS_RECORDS = ("drifters", "foes", "arms", "arts", "items", "skills")


@pytest.mark.parametrize("page", WILD_ARMS, ids=name_of)
def test_everything_that_ships_with_wild_arms_is_listed(page: Path) -> None:
    """Every record by its name, with what its text says, every encounter by its title; and how many there are."""
    lang = "ja" if page in WILD_ARMS[1:] else "en"
    for name in WILD_ARMS_RECORDS:
        for key, entry in records("wild_arms", name).items():
            row = re.search(rf"^\| `{key}` \| {re.escape(entry['name'][lang])} \|.*$", text_of(page), re.M)
            assert row, key
            assert entry.get("text", {lang: ""})[lang] in row[0], key
    encounters = sorted((ROOT / "src/hantei/rulebooks/wild_arms/encounters").glob("*.yaml"))
    for file in encounters:
        encounter = read(file.read_text(encoding="utf-8"), file.stem).value
        row = re.search(rf"^\| `{file.stem}` \| {re.escape(encounter['title'][lang])}.*$", text_of(page), re.M)
        assert row, file.stem
        assert re.search(rf"\b{encounter['minutes']} minutes \||。{encounter['minutes']}分 \|", row[0]), file.stem
    shipped = re.search(r"^(?:The rules of the document, and|文書の規則と).*$", text_of(page), re.M)
    assert shipped
    counts = [len(records("wild_arms", name)) for name in WILD_ARMS_RECORDS]
    assert [int(n) for n in re.findall(r"\d+", shipped[0])] == [*counts, len(encounters)]


@pytest.mark.parametrize("page", WILD_ARMS, ids=name_of)
def test_the_figures_of_wild_arms_are_those_of_its_records(page: Path) -> None:
    """Dice and levels, HP, armour, initiative, FP, damage, ranges, rounds, weights and costs stand in the rows."""
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]* \| (.*) \|$", text_of(page), re.M))
    cells = {key: row.split(" | ") for key, row in rows.items()}
    abilities = {key: entry["ability"] for key, entry in records("wild_arms", "skills").items()}

    def rolled_by(sheet: dict[str, Any], skill: str) -> str:
        trained = sheet["skills"][skill]
        dice = trained["dice"] if "dice" in trained else sheet["abilities"][trained.get("ability", abilities[skill])]
        return f"{dice}D6" + (f"+{trained['level']}" if trained.get("level") else "")

    for key, sheet in records("wild_arms", "drifters").items():
        reactions = [rolled_by(sheet, skill) for skill in ("evasion", "resistance")]
        assert cells[key][1:3] + cells[key][4:6] == [str(sheet["initiative"]), str(sheet["fp"]), *reactions], key
        attacks = [rolled_by(sheet, skill) for skill in ("shooting", "melee", "magic") if skill in sheet["skills"]]
        assert re.findall(r"\dD6(?:\+\d)?", cells[key][3]) == attacks, key
    arms = records("wild_arms", "arms")
    for key, sheet in records("wild_arms", "foes").items():
        figures = [sheet.get("hp", "—"), sheet.get("armour", "—"), sheet["initiative"], sheet.get("fp", 0)]
        reactions = [rolled_by(sheet, skill) for skill in ("evasion", "resistance")]
        assert cells[key][:6] == [*map(str, figures), *reactions], key
        carried = [*(arms[name] for name in sheet.get("arms", ())), *sheet.get("attacks", {}).values()]
        assert re.findall(r"/(\dD6(?:\+\d)?)", cells[key][6]) == [arm["damage"] for arm in carried], key
    for key, arm in arms.items():
        figures = [arm["damage"], arm.get("range", 1), arm.get("capacity", "—")]
        assert [*cells[key][1:4], cells[key][6]] == [*map(str, figures), str(arm["weight"])], key
    for key, art in records("wild_arms", "arts").items():
        assert cells[key][2] == str(art.get("cost", "—")), key
    for key, item in records("wild_arms", "items").items():
        assert cells[key][1] == str(item.get("weight", 0)), key
