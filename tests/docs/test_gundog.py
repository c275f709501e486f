"""The pages on Gundog: fields, words, what ships and its figures."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from hantei.content import load_text, read
from hantei.rulebooks.gundog.content import records as gundog
from hantei.scenario_check import check_file

from .pages import GUNDOG, ROOT, blocks, name_of, records, text_of, words

GUNDOG_MODELS = [
    gundog.Encounter, gundog.Map, gundog.PlaceSpec, gundog.Ground, gundog.SideSpec, gundog.UnitSpec, gundog.Goal,
    gundog.Arsenal, gundog.Weapon, gundog.Reach, gundog.Armour, gundog.Item, gundog.Change, gundog.Character,
    gundog.Skill, gundog.Tables, gundog.PenaltyTable, gundog.Row, gundog.FumbleTable, gundog.FumbleRow,
]  # fmt: skip
"""What the writer of an encounter of Gundog may say."""

GUNDOG_WORDS = [
    *get_args(gundog.Mode), *gundog.BANDS, *get_args(gundog.Visibility), *get_args(gundog.Terrain),
    *get_args(gundog.Condition), *get_args(get_type_hints(gundog.Goal)["kind"]),
    *get_args(get_type_hints(gundog.Map)["kind"]), *get_args(get_type_hints(gundog.Weapon)["kind"]),
    *get_args(get_type_hints(gundog.Item)["reach"]),
]  # fmt: skip

GUNDOG_ENCOUNTER: dict[str, Any] = {
    "hantei": "gundog/1", "id": "x", "title": {"ja": "x", "en": "x"}, "map": {"kind": "point", "places": {}},
    "sides": {}, "units": [{"character": "x", "side": "x", "at": "x"}],
}  # fmt: skip


@pytest.mark.parametrize("page", GUNDOG, ids=name_of)
@pytest.mark.parametrize("model", GUNDOG_MODELS, ids=lambda model: model.__name__)
def test_every_field_of_a_gunfight_is_explained(page: Path, model: Any) -> None:
    """No field of an encounter, of its records or its tables is left out."""
    assert not [field.name for field in fields(model) if field.name not in words(page)]


@pytest.mark.parametrize("page", GUNDOG, ids=name_of)
def test_every_word_of_a_gunfight_is_explained(page: Path) -> None:
    """No mode, range band, goal, condition and so on is left out."""
    assert not [name for name in GUNDOG_WORDS if name not in words(page)]


@pytest.mark.parametrize("page", GUNDOG, ids=name_of)
def test_examples_of_gunfights_are_sound(page: Path, tmp_path: Path) -> None:
    """Whole encounters have no fault; parts of them have the right shape."""
    for line, text in blocks(page, "yaml"):
        if text.startswith("hantei:"):
            file = tmp_path / "encounter.yaml"
            file.write_text(text, encoding="utf-8")
            assert check_file(file, "gundog") == [], line
        else:
            part = read(text, "part").value
            rest = "".join(f"{key}: {value!r}\n" for key, value in GUNDOG_ENCOUNTER.items() if key not in part)
            assert load_text(rest + text, "part", gundog.Encounter).faults == (), line


GUNDOG_RECORDS = ("operatives", "foes", "weapons", "armour", "items", "skills")


@pytest.mark.parametrize("page", GUNDOG, ids=name_of)
def test_everything_that_ships_with_gundog_is_listed(page: Path) -> None:
    """Every record by its name, with what its text says, every encounter by its title; and how many there are."""
    lang = "ja" if page in GUNDOG[1:] else "en"
    for name in GUNDOG_RECORDS:
        for key, entry in records("gundog", name).items():
            row = re.search(rf"^\| `{key}` \| {re.escape(entry.get('name', entry)[lang])} \|.*$", text_of(page), re.M)
            assert row, key
            assert name == "weapons" or entry.get("text", {lang: ""})[lang] in row[0], key
    encounters = sorted((ROOT / "src/hantei/rulebooks/gundog/encounters").glob("*.yaml"))
    for file in encounters:
        title = read(file.read_text(encoding="utf-8"), file.stem).value["title"][lang]
        assert re.search(rf"^\| `{file.stem}` \| {re.escape(title)}", text_of(page), re.M), file.stem
    shipped = re.search(r"^(?:The rules of the document, and|文書の規則と).*$", text_of(page), re.M)
    assert shipped
    counts = [len(records("gundog", name)) for name in GUNDOG_RECORDS]
    assert [int(n) for n in re.findall(r"\d+", shipped[0])] == [*counts, len(encounters)]


@pytest.mark.parametrize("page", GUNDOG, ids=name_of)
def test_the_figures_of_gundog_are_those_of_its_records(page: Path) -> None:
    """Damage, magazines, armour, endurance, initiative stand in the rows, and so does the noticing table."""
    text = text_of(page)
    for key, entry in records("gundog", "weapons").items():
        shown = f" | {entry.get('magazine', '—')} | {entry['damage']} | "
        assert re.search(rf"^\| `{key}` \|.*{re.escape(shown)}", text, re.M), key
    for key, entry in records("gundog", "armour").items():
        assert re.search(rf"^\| `{key}` \|.*\| {entry['value']} \|$", text, re.M), key
    armour = records("gundog", "armour")
    for name in ("operatives", "foes"):
        for key, entry in records("gundog", name).items():
            shown = f" | {entry['endurance']} | {armour[entry['armour']]['value']} | {entry['initiative']} | "
            assert re.search(rf"^\| `{key}` \|.*{re.escape(shown)}", text, re.M), key
    for level, cells in records("gundog", "tables")["silencing"].items():
        shown = " | ".join(str(cell) for cell in cells)
        row = re.search(rf"^\| {level} [^|]+ \| (.*) \|$", text, re.M)
        assert row
        assert row[1].replace("−", "-").replace("+", "").replace("±", "") == shown, level
