"""The pages on Senki: fields, words, what ships, rulings."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from hantei.content import load_text, read
from hantei.rulebooks.senki.content import effects
from hantei.rulebooks.senki.content import records as senki
from hantei.rulebooks.senki.content import words as words_of
from hantei.scenario_check import check_file

from .pages import ENCOUNTERS, ROOT, SENKI, blocks, name_of, records, text_of, words

SENKI_MODELS = [
    senki.Encounter, senki.Board, senki.Edge, senki.SideSpec, senki.UnitSpec, senki.Goal, senki.Hazard, senki.Arsenal,
    senki.Character, senki.Weapon, senki.Skill, senki.Item, senki.Assault, senki.Dress, senki.Cost, senki.Power,
    *get_args(effects.Effect),
]  # fmt: skip
"""What the writer of an encounter may say."""

SENKI_WORDS = [
    *get_args(words_of.Mark), *get_args(words_of.Timing), *get_args(words_of.StatusId), *get_args(words_of.Duration),
    *get_args(words_of.CheckValue), *get_args(words_of.Cover), *get_args(get_type_hints(senki.Goal)["kind"]),
    *get_args(get_type_hints(senki.Skill)["hook"])[1:], *get_args(get_type_hints(effects.Modify)["figure"]),
    *(name for effect in get_args(effects.Effect) for name in get_args(get_type_hints(effect)["do"])),
]  # fmt: skip

ENCOUNTER: dict[str, Any] = {
    "hantei": "senki/1", "id": "x", "version": "1", "title": {"ja": "x", "en": "x"}, "board": {"rows": ["."]},
    "sides": {}, "units": [],
}  # fmt: skip


@pytest.mark.parametrize("page", ENCOUNTERS, ids=name_of)
@pytest.mark.parametrize("model", SENKI_MODELS, ids=lambda model: model.__name__)
def test_every_field_of_an_encounter_is_explained(page: Path, model: Any) -> None:
    """No field of an encounter, of its records or their effects is left out."""
    assert not [field.name for field in fields(model) if field.name not in {*words(page), "do"}]


@pytest.mark.parametrize("page", ENCOUNTERS, ids=name_of)
def test_every_word_of_an_encounter_is_explained(page: Path) -> None:
    """No mark, timing, status, goal, effect and so on is left out."""
    assert not [name for name in SENKI_WORDS if name not in words(page)]


@pytest.mark.parametrize("page", ENCOUNTERS, ids=name_of)
def test_examples_of_encounters_are_sound(page: Path, tmp_path: Path) -> None:
    """Whole encounters have no fault; parts of them have the right shape."""
    for line, text in blocks(page, "yaml"):
        if text.startswith("hantei:"):
            file = tmp_path / "encounter.yaml"
            file.write_text(text, encoding="utf-8")
            assert check_file(file, "senki") == [], line
        elif text.startswith("- "):
            assert load_text(text, "effects", tuple[effects.Effect, ...]).faults == (), line
        else:
            part = read(text, "part").value
            rest = "".join(f"{key}: {value!r}\n" for key, value in ENCOUNTER.items() if key not in part)
            assert load_text(rest + text, "part", senki.Encounter).faults == (), line


RECORDS = ("characters", "foes", "weapons", "assaults", "dresses", "skills", "items")


@pytest.mark.parametrize("page", SENKI, ids=name_of)
def test_everything_that_ships_with_senki_is_listed(page: Path) -> None:
    """Every record by its name and what it does, every encounter by its title; and how many there are."""
    lang = "ja" if page in SENKI[1:] else "en"
    for name in RECORDS:
        for key, entry in records("senki", name).items():
            if name != "dresses":
                row = rf"^\| `{key}` \| {re.escape(entry['name'][lang])} \| .*{re.escape(entry['effect'][lang])} \|$"
                assert re.search(row, text_of(page), re.M), key
    encounters = sorted((ROOT / "src/hantei/rulebooks/senki/encounters").glob("*.yaml"))
    for file in encounters:
        title = read(file.read_text(encoding="utf-8"), file.stem).value["title"][lang]
        assert re.search(rf"^\| `{file.stem}` \| {re.escape(title)}", text_of(page), re.M), file.stem
    shipped = re.search(r"^(?:All rules of the document, and|文書の規則のすべてと).*$", text_of(page), re.M)
    assert shipped
    counts = [len(records("senki", name)) for name in RECORDS]
    assert [int(n) for n in re.findall(r"\d+", shipped[0])] == [*counts, len(encounters)]
