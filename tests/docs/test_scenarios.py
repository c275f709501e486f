"""The how-to for scenario writers tells the truth: fields, effects, scopes, examples."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from hantei.content import load_text, read
from hantei.core.text import Language
from hantei.rulebooks.urban_assault.content import enemies
from hantei.rulebooks.urban_assault.content import language as say
from hantei.rulebooks.urban_assault.content import scenario as sc
from hantei.rulebooks.urban_assault.content.conditions import Condition
from hantei.scenario_check import check_file

from .pages import DOCS, ENCOUNTERS, GUNDOG, SCENARIOS, WILD_ARMS, blocks, name_of, text_of, words

MODELS = [
    Condition, say.Encounter, say.UnitSpec, say.Wait, say.Check, say.Option, say.Trap, enemies.Reinforcement,
    say.Course, say.Ware, say.Price, enemies.Resistance, enemies.Modifier, sc.Scenario, sc.Progress, sc.Lap, sc.Tile,
    sc.ConditionSpec, sc.CompanionSpec, sc.PrisonerSpec, sc.FinalChance,
]  # fmt: skip
"""What a scenario writer may say; every field of these is explained."""

HEAD: dict[str, Any] = {
    "hantei": "urban_assault/1", "id": "x", "version": "1", "title": {"ja": "x", "en": "x"},
    "tiles": {}, "progress": {}, "objectives": {}, "final_event": "x",
}  # fmt: skip


def actions() -> list[str]:
    """The names of all effects."""
    return [name for effect in get_args(say.Effect) for name in get_args(get_type_hints(effect)["do"])]


@pytest.mark.parametrize("page", SCENARIOS, ids=name_of)
def test_every_effect_is_explained(page: Path) -> None:
    """No effect is left out."""
    assert not [name for name in actions() if f"`{name}`" not in text_of(page)]


@pytest.mark.parametrize("page", SCENARIOS, ids=name_of)
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_field_is_explained(page: Path, model: Any) -> None:
    """No field of a condition, an encounter, a unit and so on is left out."""
    assert not [field.name for field in fields(model) if field.name not in words(page)]


@pytest.mark.parametrize(("page", "lang"), [("scenario-fields.md", "en"), ("scenario-fields.ja.md", "ja")])
def test_the_reference_of_fields_is_up_to_date(page: str, lang: Language) -> None:
    """Write it anew with `python docs/fields.py`."""
    assert (DOCS / page).read_text(encoding="utf-8") == reference().page(lang)


def test_the_reference_of_fields_has_an_example_of_each() -> None:
    """No model that can stand in a scenario is left out, nor a field without an example."""
    module = reference()
    shown = module.examples()
    assert not [
        f"{model.__name__}.{field.name}"
        for model in module.MODELS
        for field in fields(model)
        if field.name != "do" and (model.__name__, field.name) not in shown
    ]
    assert set(MODELS) <= set(module.MODELS)


def reference() -> Any:
    """The module that writes the reference of fields."""
    spec = spec_from_file_location("docs_fields", DOCS / "fields.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", SCENARIOS, ids=name_of)
def test_every_scope_and_reaction_is_explained(page: Path) -> None:
    """No moment to wait for, no reaction, no ability is left out."""
    known = [*get_args(get_type_hints(say.Wait)["scope"]), *get_args(say.ReactionId), *get_args(say.Ability)]
    assert not [name for name in known if name not in words(page)]


@pytest.mark.parametrize("page", SCENARIOS, ids=name_of)
def test_examples_of_scenarios_are_sound(page: Path, tmp_path: Path) -> None:
    """Whole scenarios have no fault; parts of them have the right shape."""
    for line, text in blocks(page, "yaml"):
        if text.startswith("hantei:"):
            file = tmp_path / "scenario.yaml"
            file.write_text(text, encoding="utf-8")
            assert check_file(file, "urban_assault") == [], line
        elif text.startswith("- "):
            assert load_text(text, "effects", tuple[say.Effect, ...]).faults == (), line
        else:
            part = read(text, "part").value
            rest = "".join(f"{key}: {value!r}\n" for key, value in HEAD.items() if key not in part)
            assert load_text(rest + text, "part", sc.Scenario).faults == (), line


@pytest.mark.parametrize("page", SCENARIOS, ids=name_of)
def test_examples_of_conditions_are_sound(page: Path) -> None:
    """The examples in the table of conditions."""
    rows = re.findall(r"^\|.*\| `(\{.*\})` \|$", text_of(page), re.M)
    assert len(rows) > 15
    for row in rows:
        assert load_text(row, "condition", Condition).faults == (), row


@pytest.mark.parametrize("pages", [SCENARIOS, ENCOUNTERS, GUNDOG, WILD_ARMS], ids=lambda pages: pages[0].stem)
def test_both_languages_show_the_same_code(pages: list[Path]) -> None:
    """Examples are the same on both pages."""
    assert [text for _, text in blocks(pages[0], "yaml")] == [text for _, text in blocks(pages[1], "yaml")]
