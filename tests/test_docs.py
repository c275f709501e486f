"""The documentation tells the truth: names, examples, links, command lines, and the tutorial's game."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
import typer.main

from hantei.cli.main import app, language
from hantei.content import load, read
from hantei.core.event import COUNTS
from hantei.core.rulings import Ruling
from hantei.lab import play, variants
from hantei.ledger import Ledger
from hantei.rulebooks.gundog.content import records as gundog
from hantei.rulebooks.gundog.rulings import RULINGS as GUNDOG_RULINGS
from hantei.rulebooks.senki.content import effects
from hantei.rulebooks.senki.content import records as senki
from hantei.rulebooks.senki.content import words as words_of
from hantei.rulebooks.senki.rulings import RULINGS as SENKI_RULINGS
from hantei.rulebooks.shadowrun4.rulings import RULINGS as SHADOWRUN4_RULINGS
from hantei.rulebooks.urban_assault.content import enemies
from hantei.rulebooks.urban_assault.content import language as say
from hantei.rulebooks.urban_assault.content import scenario as sc
from hantei.rulebooks.urban_assault.content.conditions import Condition
from hantei.rulebooks.urban_assault.rulings import RULINGS
from hantei.rulebooks.wild_arms.checking.facts import GENERAL
from hantei.rulebooks.wild_arms.content import records as wild_arms
from hantei.rulebooks.wild_arms.rulings import RULINGS as WILD_ARMS_RULINGS
from hantei.scenario_check import check_file

from .lab.trials import trial
from .retelling import DICE, SIMULATION, TUTORIALS, not_understood, retold, rolled

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("README*.md")), *sorted(DOCS.rglob("*.md"))]
SCENARIOS = [DOCS / "scenarios.md", DOCS / "scenarios.ja.md"]
ENCOUNTERS = [DOCS / "encounters.md", DOCS / "encounters.ja.md"]
SENKI = [DOCS / "senki.md", DOCS / "senki.ja.md"]
GUNDOG = [DOCS / "gundog.md", DOCS / "gundog.ja.md"]
WILD_ARMS = [DOCS / "wild-arms.md", DOCS / "wild-arms.ja.md"]
SHADOWRUN4 = [DOCS / "shadowrun4.md", DOCS / "shadowrun4.ja.md"]
PYTHON = [DOCS / name for name in ("python.md", "python.ja.md", "dice.md", "dice.ja.md", "odds.md", "odds.ja.md")]
PYTHON += [DOCS / "chat.md", DOCS / "chat.ja.md", *SIMULATION]

MODELS = [
    Condition, say.Encounter, say.UnitSpec, say.Wait, say.Check, say.Option, say.Trap, enemies.Reinforcement,
    say.Course, say.Ware, say.Price, enemies.Resistance, enemies.Modifier, sc.Scenario, sc.Progress, sc.Lap, sc.Tile,
    sc.ConditionSpec, sc.CompanionSpec, sc.PrisonerSpec, sc.FinalChance,
]  # fmt: skip
"""What a scenario writer may say; every field of these is explained."""

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

ENCOUNTER: dict[str, Any] = {
    "hantei": "senki/1", "id": "x", "version": "1", "title": {"ja": "x", "en": "x"}, "board": {"rows": ["."]},
    "sides": {}, "units": [],
}  # fmt: skip

HEAD: dict[str, Any] = {
    "hantei": "urban_assault/1", "id": "x", "version": "1", "title": {"ja": "x", "en": "x"},
    "tiles": {}, "progress": {}, "objectives": {}, "final_event": "x",
}  # fmt: skip


def name_of(page: Path) -> str:
    """A page as tests are called by it."""
    return str(page.relative_to(ROOT))


def text_of(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def blocks(page: Path, *kinds: str) -> list[tuple[int, str]]:
    """The code blocks of some kinds, each with its line."""
    found = re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```$", text_of(page), re.M | re.S)
    return [(text_of(page)[: match.start()].count("\n") + 1, match[2]) for match in found if match[1] in kinds]


def words(page: Path) -> set[str]:
    """All words that stand in code, in a line or a block."""
    return set(re.findall(r"\w+", " ".join(re.findall(r"```.*?```|`[^`]+`", text_of(page), re.S))))


def actions() -> list[str]:
    """The names of all effects."""
    return [name for effect in get_args(say.Effect) for name in get_args(get_type_hints(effect)["do"])]


# The how-to for scenario writers


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
def test_the_reference_of_fields_is_up_to_date(page: str, lang: str) -> None:
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
            assert load(text, "effects", tuple[say.Effect, ...]).faults == (), line
        else:
            part = read(text, "part").value
            rest = "".join(f"{key}: {value!r}\n" for key, value in HEAD.items() if key not in part)
            assert load(rest + text, "part", sc.Scenario).faults == (), line


@pytest.mark.parametrize("page", SCENARIOS, ids=name_of)
def test_examples_of_conditions_are_sound(page: Path) -> None:
    """The examples in the table of conditions."""
    rows = re.findall(r"^\|.*\| `(\{.*\})` \|$", text_of(page), re.M)
    assert len(rows) > 15
    for row in rows:
        assert load(row, "condition", Condition).faults == (), row


@pytest.mark.parametrize("pages", [SCENARIOS, ENCOUNTERS, GUNDOG, WILD_ARMS], ids=lambda pages: pages[0].stem)
def test_both_languages_show_the_same_code(pages: list[Path]) -> None:
    """Examples are the same on both pages."""
    assert [text for _, text in blocks(pages[0], "yaml")] == [text for _, text in blocks(pages[1], "yaml")]


# Senki


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
            assert load(text, "effects", tuple[effects.Effect, ...]).faults == (), line
        else:
            part = read(text, "part").value
            rest = "".join(f"{key}: {value!r}\n" for key, value in ENCOUNTER.items() if key not in part)
            assert load(rest + text, "part", senki.Encounter).faults == (), line


def records(rulebook: str, name: str) -> dict[str, Any]:
    """The records of a content file of a rulebook."""
    place = ROOT / f"src/hantei/rulebooks/{rulebook}/content" / f"{name}.yaml"
    found: dict[str, Any] = read(place.read_text(encoding="utf-8"), name).value
    return found


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


@pytest.mark.parametrize(
    ("page", "rulings"),
    [
        *((page, SENKI_RULINGS) for page in SENKI),
        *((page, GUNDOG_RULINGS) for page in GUNDOG),
        *((page, WILD_ARMS_RULINGS) for page in WILD_ARMS),
    ],
    ids=lambda found: name_of(found) if isinstance(found, Path) else "",
)
def test_every_ruling_has_its_readings(page: Path, rulings: tuple[Ruling, ...]) -> None:
    """No open point is left out; every reading is there, the default in bold, with its meaning."""
    for ruling in rulings:
        found = re.search(
            rf"^\| `{ruling.id}` \| [^|]+ \| (.*) \| {', '.join(ruling.clauses)} \|$", text_of(page), re.M
        )
        assert found, ruling.id
        assert re.findall(r"(\*\*)?`(\w+)`(?:\*\*)? \S", found[1]) == [
            ("**" if value == ruling.default else "", value) for value in ruling.values
        ], ruling.id


@pytest.mark.parametrize("page", [*SENKI, *GUNDOG, *WILD_ARMS], ids=name_of)
def test_figures_of_the_ledger_in_words(page: Path) -> None:
    """So many clauses there are."""
    ledger = Ledger.of(page.name.partition(".")[0].replace("-", "_"))
    found = re.search(r"into (\d+) clauses; (\d+) of them|(\d+)の条項に分けました。そのうち(\d+)が", text_of(page))
    assert found
    assert [int(n) for n in found.groups() if n] == [len(ledger.clauses), len(ledger.executable)]


# Gundog


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
            assert load(rest + text, "part", gundog.Encounter).faults == (), line


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


# Wild Arms


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
            assert load(rest + text, "part", wild_arms.Encounter).faults == (), line
            parts |= part
    file.write_text(json.dumps({**WILD_ARMS_ENCOUNTER, **parts}), encoding="utf-8")
    assert check_file(file, "wild_arms") == []


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


# Shadowrun 4

SHADOWRUN4_RECORDS = {
    "runners": ("Runners", "ランナー"),
    "foes": ("Foes", "敵"),
    "weapons": ("Weapons", "武器"),
    "spells": ("Spells", "呪文"),
    "traditions": ("Traditions", "様式"),
    "foci": ("Foci", "収束具"),
    "spirits": ("Spirits", "精霊"),
    "sprites": ("Sprites", "スプライト"),
    "programs": ("Programs", "プログラム"),
    "devices": ("Devices", "機器"),
    "ic": ("IC and agents", "ICとエージェント"),
    "vehicles": ("Vehicles and drones", "ヴィークルとドローン"),
    "skills": ("Skills", "技能"),
}
"""The files of records, and the headings of their tables."""

SHADOWRUN4_ATTRIBUTES = {
    "body": ("Body", "強靭力"), "agility": ("Agility", "敏捷力"), "reaction": ("Reaction", "反応力"),
    "strength": ("Strength", "筋力"), "charisma": ("Charisma", "魅力"), "intuition": ("Intuition", "直観力"),
    "logic": ("Logic", "論理力"), "willpower": ("Willpower", "意志力"),
}  # fmt: skip


SHADOWRUN4_WORDS = {
    "human": ("human", "人間"), "elf": ("elf", "エルフ"), "ork": ("ork", "オーク"), "dwarf": ("dwarf", "ドワーフ"),
    "troll": ("troll", "トロール"), "gun": ("gun", "銃"), "melee": ("close combat", "近接"),
    "thrown": ("thrown", "投擲"), "laser": ("laser", "レーザーサイト"), "smartlink": ("smartlink", "スマートリンク"),
    "scope": ("scope", "スコープ"), "heavy": ("heavy", "重火器"), "tracers": ("tracers", "曳光弾"),
    "touch": ("a touch is enough", "触れれば足りる"), "area": ("blast", "爆風"),
    "low_light": ("low-light sight", "低光量視覚"), "thermographic": ("heat sight", "熱映像視覚"),
    "force": ("(Force + net hits)", "（フォース＋純ヒット）"), "none": ("(net hits)", "（純ヒット）"),
    "half_force": ("(half the Force + net hits)", "（フォース÷2＋純ヒット）"),
    "ballistic": ("against Body and armour", "強靭力＋装甲で抵抗"), "": ("past all armour", "装甲は無効"),
    "impact": ("against Body and impact armour", "強靭力＋対衝撃装甲で抵抗"),
    "prone": ("throws down", "転倒させる"), "reveals": ("shows who hides", "隠れた者を見せる"),
}  # fmt: skip
"""What words of the records are called on the pages."""


def in_japanese(page: Path) -> bool:
    """A page is the Japanese one of a pair."""
    return page.name.endswith(".ja.md")


def part_of(page: Path, heading: str) -> str:
    """What stands below a heading, as far as the next one."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", text_of(page), re.M | re.S)
    assert found, heading
    return found[1]


def rows_of(part: str) -> dict[str, list[str]]:
    """The rows of a table by what stands in code in the first column; all other cells, minus signs as ASCII."""
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|$", part.replace("−", "-"), re.M)
    assert len(rows) == len(dict(rows))
    return {key: [cell.strip() for cell in row.split(" |")] for key, row in rows}


def shown(page: Path, name: str) -> Iterator[tuple[str, dict[str, Any], list[str]]]:
    """The records of a file with the cells of their rows."""
    cells = rows_of(part_of(page, SHADOWRUN4_RECORDS[name][in_japanese(page)]))
    for key, entry in records("shadowrun4", name).items():
        yield key, entry, cells[key]


def what_ships(page: Path) -> str:
    """The sentence that counts the records, and the table of encounters."""
    return part_of(page, ("What ships", "入っているデータ")[in_japanese(page)])


def named(page: Path, name: str, keys: Any) -> list[str]:
    """Records as the page calls them, within a line."""
    found = [records("shadowrun4", name)[key]["name"][("en", "ja")[in_japanese(page)]] for key in keys]
    if name in ("skills", "programs") and not in_japanese(page):
        return [word if word == "ECCM" else word.lower() for word in found]
    return found


def listed(cell: str) -> list[str]:
    """What a cell enumerates."""
    return [] if cell == "—" else re.split("、|, ", cell)


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
@pytest.mark.parametrize("name", SHADOWRUN4_RECORDS)
def test_every_record_that_ships_with_shadowrun4_is_listed(page: Path, name: str) -> None:
    """Each file has its table: every record, none besides, by its name, with what its text says."""
    lang = ("en", "ja")[in_japanese(page)]
    content = records("shadowrun4", name)
    assert list(rows_of(part_of(page, SHADOWRUN4_RECORDS[name][in_japanese(page)]))) == list(content)
    for key, entry, cells in shown(page, name):
        assert cells[0] == entry["name"][lang], key
        if "text" in entry:
            assert cells[-1] == entry["text"][lang], key
        if "role" in entry:
            assert cells[1] == entry["role"][lang], key


def test_no_record_of_shadowrun4_lacks_a_table() -> None:
    """Every file of records is one of those whose tables are compared."""
    files = (ROOT / "src/hantei/rulebooks/shadowrun4/content").glob("*.yaml")
    assert {file.stem for file in files} == set(SHADOWRUN4_RECORDS)


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_every_encounter_of_shadowrun4_is_listed(page: Path) -> None:
    """By its title, with the minutes it takes."""
    places = (ROOT / "src/hantei/rulebooks/shadowrun4/encounters").glob("*.yaml")
    encounters = {file.stem: read(file.read_text(encoding="utf-8"), file.stem).value for file in places}
    rows = rows_of(what_ships(page))
    assert set(rows) == set(encounters)
    for key, encounter in encounters.items():
        assert rows[key][:2] == [encounter["title"][("en", "ja")[in_japanese(page)]], str(encounter["minutes"])], key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_what_ships_with_shadowrun4_is_counted_right(page: Path) -> None:
    """In the order of the tables; watchers are no kind of spirits, drones no vehicles; encounters at the end."""
    counts = {name: len(records("shadowrun4", name)) for name in SHADOWRUN4_RECORDS}
    drones = sum(entry.get("kind") == "drone" for entry in records("shadowrun4", "vehicles").values())
    counts["spirits"] -= 1
    counts["vehicles"] -= drones
    expected = list(counts.values())
    expected.insert(list(counts).index("skills"), drones)
    expected.append(len(list((ROOT / "src/hantei/rulebooks/shadowrun4/encounters").glob("*.yaml"))))
    sentence = what_ships(page).strip().partition("\n")[0]
    assert [int(n) for n in re.findall(r"\d+", sentence)] == expected


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
@pytest.mark.parametrize("name", ["runners", "foes"])
def test_the_figures_of_people_of_shadowrun4(page: Path, name: str) -> None:
    """Attributes, Edge, Initiative and passes, Magic or Resonance, armour, boxes, weapons with their dice."""
    weapons, skills = records("shadowrun4", "weapons"), records("shadowrun4", "skills")
    for key, sheet, cells in shown(page, name):
        assert cells[3] == " ".join(str(sheet["attributes"][attribute]) for attribute in SHADOWRUN4_ATTRIBUTES), key
        assert cells[4:6] == [str(sheet["edge"]), f"{sheet['initiative']}/{sheet.get('passes', 1)}"], key
        awake = [
            f"{word[in_japanese(page)]}{sheet[figure]}"
            for figure, word in {"magic": ("Magic ", "魔力"), "resonance": ("Resonance ", "共振力")}.items()
            if figure in sheet
        ]
        assert listed(cells[6]) == awake, key
        assert cells[2] == SHADOWRUN4_WORDS[sheet.get("metatype", "human")][in_japanese(page)], key
        armour, boxes = (
            f"{sheet[first]}/{sheet[second]}" for first, second in (("armour", "impact"), ("physical", "stun"))
        )
        assert cells[7:9] == [armour, boxes], key
        carried = []
        for weapon in dict.fromkeys(sheet["weapons"]):
            skill = weapons[weapon]["skill"]
            dice = sheet["attributes"][skills[skill]["attribute"]] + sheet["skills"].get(skill, -1)  # SR-1.2.10
            times, label = sheet["weapons"].count(weapon), named(page, "weapons", [weapon])[0]
            bracket = f"（{dice}）" if in_japanese(page) else f" ({dice})"
            carried.append((f"{times} × " if times > 1 else "") + label + bracket)
        assert listed(cells[9]) == carried, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_what_people_of_shadowrun4_know(page: Path) -> None:
    """Skills; tradition, spells and foci; commlink and programs with their ratings; agents."""
    lang, gap = (("en", " "), ("ja", ""))[in_japanese(page)]
    part = part_of(page, SHADOWRUN4_RECORDS["runners"][in_japanese(page)])
    known = {}
    for sheet in records("shadowrun4", "runners").values():
        row = re.search(rf"^\| {sheet['name'][lang]} \| (.*) \| (.*) \|$", part, re.M)
        assert row, sheet["name"]["en"]
        skills = zip(named(page, "skills", sheet["skills"]), sheet["skills"].values(), strict=True)
        assert listed(row[1]) == [f"{skill}{gap}{level}" for skill, level in skills]
        known[sheet["name"][lang]] = row[2]
    known |= {sheet["name"][lang]: cells[10] for _, sheet, cells in shown(page, "foes")}
    for name in ("runners", "foes"):
        for key, sheet in records("shadowrun4", name).items():
            programs = {**sheet.get("programs", {}), **sheet.get("stored", {})}
            running = zip(named(page, "programs", programs), programs.values(), strict=True)
            expected = [
                *named(page, "traditions", filter(None, [sheet.get("tradition")])),
                *named(page, "spells", sheet.get("spells", ())),
                *named(page, "foci", sheet.get("foci", ())),
                *named(page, "devices", filter(None, [sheet.get("commlink")])),
                *(f"{program}{' ' if program == 'ECCM' else gap}{rating}" for program, rating in running),
                *named(page, "ic", sheet.get("agents", ())),
            ]
            others = r"centering|mentor|simsense|集中術|メンター|リミッター"
            shown_there = [word for word in listed(known[sheet["name"][lang]]) if not re.search(others, word)]
            assert shown_there == expected, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_weapons_of_shadowrun4(page: Path) -> None:
    """Kind, skill, damage, AP, modes, clip, ends of the range bands, compensation; sights, hands, reach and so on."""
    ja = in_japanese(page)
    for key, weapon, cells in shown(page, "weapons"):
        strength = ("Strength ÷ 2 + ", "筋力÷2＋")[ja] if weapon.get("strength") else ""
        assert cells[2:4] == [named(page, "skills", [weapon["skill"]])[0], strength + weapon["damage"]], key
        assert int(cells[4]) == weapon.get("ap", 0), key
        figures = ["/".join(weapon.get("modes", ())), weapon.get("clip"), "/".join(map(str, weapon.get("bands", ())))]
        figures.append(weapon.get("compensation"))
        assert cells[5:9] == [str(figure or "—") for figure in figures], key
        assert cells[1] == SHADOWRUN4_WORDS[weapon["kind"]][ja], key
        besides = [SHADOWRUN4_WORDS[sight][ja] for sight in weapon.get("sights", ())]
        besides += [("two hands", "両手")[ja]] if weapon.get("hands") == 2 else []
        besides += [f"{('reach ', 'リーチ')[ja]}{weapon['reach']}"] if "reach" in weapon else []
        besides += [("loose rounds", "ばら弾")[ja]] if weapon.get("feed") == "loose" else []
        besides += [f"{('gyro ', 'ジャイロ')[ja]}{weapon['gyro']}"] if "gyro" in weapon else []
        besides += [SHADOWRUN4_WORDS[name][ja] for name in ("heavy", "tracers", "touch", "area") if weapon.get(name)]
        found, _, spread = cells[9].partition(("shot: ", "散弾：")[ja])
        assert listed(found.removesuffix((", ", "、")[ja]) or "—") == besides, key
        assert [int(n) for n in re.findall(r"-\d", spread)] == [*weapon.get("spread", {}).values()], key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_spells_of_shadowrun4(page: Path) -> None:
    """What a spell does, area, who resists, drain beside half the Force, and how long it lasts."""
    ja = in_japanese(page)
    words_for = {
        "P": ("physical", "身体"),
        "S": ("stun", "精神"),
        "sustained": ("kept up", "維持"),
        "": ("at once", "一瞬"),
    }
    for key, spell, cells in shown(page, "spells"):
        kind = spell.get("damage") or spell.get("heals")
        found = [word[ja] for letter, word in words_for.items() if letter in ("P", "S") and word[ja] in cells[1]]
        assert found == ([words_for[kind][ja]] if kind else []), key
        said = ["prone"] * spell.get("prone", False) + ["reveals"] * spell.get("reveals", False)
        said += [*spell.get("senses", ())]
        said += [spell.get("base", "force"), spell.get("armour", "")] if "damage" in spell else []
        effects = ["prone", "reveals", "low_light", "thermographic", "force", "half_force", "none"]
        effects += ["ballistic", "impact", ""]
        assert {name for name in effects if SHADOWRUN4_WORDS[name][ja] in cells[1]} == set(said), key
        figures = [*spell.get("changes", {}).values()]
        assert [int(n) for n in re.findall(r"[+-]\d", cells[1])] == figures, key
        if "most" in spell:
            assert re.search(rf"{spell['most']} times at most|最大{spell['most']}回", cells[1]), key
            per = spell.get("per", 1)
            assert re.search(
                "every net hit|純ヒット1ご" if per == 1 else f"every {per} net|純ヒット{per}ご", cells[1]
            ), key
        resisted = SHADOWRUN4_ATTRIBUTES[spell["resist"]][ja] if "resist" in spell else "—"
        assert cells[2:4] == [(("area", "範囲") if "area" in spell else ("one", "1体"))[ja], resisted], key
        drain = re.fullmatch(r"(?:Force|フォース) ?÷ ?2 ?(?:([-+＋]) ?(\d))?", cells[4])
        assert drain, key
        assert int(f"{drain[1] or '+'}{drain[2] or 0}".replace("＋", "+")) == spell.get("drain_plus", 0), key
        assert cells[5] == words_for[spell.get("duration", "")][ja], key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_spirits_and_magic_of_shadowrun4(page: Path) -> None:
    """Traditions, foci, spirits, sprites, and the attributes of skills."""
    ja = in_japanese(page)
    plus, gap = (" + ", "＋")[ja], (" ", "")[ja]
    for key, tradition, cells in shown(page, "traditions"):
        pair = plus.join(SHADOWRUN4_ATTRIBUTES[name][ja] for name in ("willpower", tradition["attribute"]))
        assert cells[1] == pair, key
        assert listed(cells[2]) == named(page, "spirits", tradition["spirits"]), key
    for key, focus, cells in shown(page, "foci"):
        assert cells[1:3] == [*named(page, "skills", [focus["serves"]]), str(focus["rating"])], key
    for key, spirit, cells in shown(page, "spirits"):
        changes = spirit.get("changes", {}).items()
        assert listed(cells[1]) == [f"{SHADOWRUN4_ATTRIBUTES[name][ja]}{gap}{by:+d}" for name, by in changes], key
        assert cells[2:4] == [str(spirit.get("passes", 1)), f"{spirit.get('armour', 0)}/{spirit.get('impact', 0)}"], key
        assert listed(cells[4]) == named(page, "weapons", spirit.get("weapons", ())), key
        assert listed(cells[5]) == [SHADOWRUN4_WORDS[sense][ja] for sense in spirit.get("senses", ())], key
    for key, sprite, cells in shown(page, "sprites"):
        assert cells[1] == str(sprite["passes"]), key
    for key, skill, cells in shown(page, "skills"):
        needed = {"": "—", "magic": ("Magic", "魔力")[ja], "resonance": ("Resonance", "共振力")[ja]}
        expected = [SHADOWRUN4_ATTRIBUTES[skill["attribute"]][ja], needed[skill.get("awakened", "")]]
        assert cells[1:3] == expected, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_the_figures_of_the_matrix_and_machines_of_shadowrun4(page: Path) -> None:
    """Programs, devices, IC and agents, vehicles and drones."""
    ja = in_japanese(page)
    gap = (" ", "")[ja]

    def running(entry: dict[str, Any]) -> list[str]:
        found = entry.get("programs", {})
        return [f"{name}{gap}{n}" for name, n in zip(named(page, "programs", found), found.values(), strict=True)]

    for key, program, cells in shown(page, "programs"):
        assert cells[1] == (("for attacks", "攻撃用")[ja] if program.get("combat") else "—"), key
    for key, device, cells in shown(page, "devices"):
        assert cells[1:4] == [str(device[figure]) for figure in ("response", "system", "firewall")], key
        assert listed(cells[4]) == running(device), key
    kinds = {"ic": ("IC", "IC"), "agent": ("agent", "エージェント"), "black": ("black IC", "ブラックIC")}
    for key, sheet, cells in shown(page, "ic"):
        figures = [kinds["black" if sheet.get("black") else sheet["kind"]][ja], sheet["rating"], sheet["passes"]]
        assert cells[1:5] == [*map(str, figures), str(sheet["icon_boxes"])], key
        assert listed(cells[5]) == running(sheet), key
    softs = {
        "targeting": ("targeting ", "照準"), "manoeuvre": ("manoeuvre ", "機動"),
        "defence": ("defence ", "防御"), "perception": ("perception ", "知覚"),
    }  # fmt: skip
    for key, machine, cells in shown(page, "vehicles"):
        handling = f"{machine['handling']:+d}" if machine["handling"] else "0"
        figures = [machine["body"], machine.get("armour", 0), handling, machine["pilot"], machine.get("sensor", 0)]
        fast = (", fast", "、高速")[ja] if machine.get("speed") == "fast" else ""
        assert cells[2:8] == [*map(str, figures), f"{machine['metres']}{fast}"], key
        room = f"{machine['seats']}/{machine.get('hull', 0)}{gap}%" if "seats" in machine else "—"
        assert cells[8:10] == [room, f"{machine['response']}/{machine['system']}/{machine['firewall']}"], key
        assert listed(cells[10]) == [f"{softs[name][ja]}{n}" for name, n in machine.get("autosofts", {}).items()], key
        assert listed(cells[11]) == named(page, "weapons", machine.get("weapons", ())), key
        besides = [f"{SHADOWRUN4_ATTRIBUTES[name][ja]}{gap}{n}" for name, n in machine.get("attributes", {}).items()]
        besides += [f"ECCM {machine['eccm']}"] if "eccm" in machine else []
        besides += [SHADOWRUN4_WORDS[sense][ja] for sense in machine.get("senses", ())]
        hiding = machine.get("hiding")
        besides += [(f"{hiding} dice to hide", f"隠れるダイス{hiding}")[ja]] if hiding else []
        besides += named(page, "skills", filter(None, [machine.get("skill")]))
        assert listed(cells[12]) == besides, key


@pytest.mark.parametrize("page", SHADOWRUN4, ids=name_of)
def test_every_ruling_of_shadowrun4_has_its_readings(page: Path) -> None:
    """No open point is left out or invented, each has its readings, the default first, and its clauses; and so many."""
    part = part_of(page, ("Rulings", "解釈")[in_japanese(page)])
    rows = {key: cells[1:] for key, cells in rows_of(part).items()}
    assert rows == {
        ruling.id: [", ".join(f"`{value}`" for value in ruling.values), ", ".join(ruling.clauses)]
        for ruling in SHADOWRUN4_RULINGS
    }
    assert re.findall(r"\d+", part)[0] == str(len(SHADOWRUN4_RULINGS))


# Urban Assault, the glossary and the front page


@pytest.mark.parametrize("page", [DOCS / "urban-assault.md", DOCS / "urban-assault.ja.md"], ids=name_of)
def test_every_ruling_is_named(page: Path) -> None:
    """No open point of the book is left out, and its readings are those of the code."""
    for ruling in RULINGS:
        readings = ", ".join([f"**`{ruling.default}`**", *(f"`{value}`" for value in ruling.values[1:])])
        row = re.compile(rf"^\| `{ruling.id}` \| .* \| {re.escape(readings)} \| {', '.join(ruling.clauses)} \|$", re.M)
        assert row.search(text_of(page)), (ruling.id, readings)


@pytest.mark.parametrize("page", [DOCS / "urban-assault.md", DOCS / "urban-assault.ja.md"], ids=name_of)
def test_figures_of_the_ledger(page: Path) -> None:
    """So many clauses there are."""
    ledger = Ledger.of("urban_assault")
    figures = re.findall(r"(?<![-\d])\d{3}(?!\d)", text_of(page))
    assert figures == [str(len(ledger.clauses)), str(len(ledger.executable))]


@pytest.mark.parametrize("page", [DOCS / "glossary.md", DOCS / "glossary.ja.md"], ids=name_of)
def test_every_name_of_the_book_is_in_the_glossary(page: Path) -> None:
    """Gear, members, machines, weapons, skills and so on by their names in both languages and in code."""
    books = [("gundog", GUNDOG_RECORDS), ("wild_arms", (*WILD_ARMS_RECORDS, "abilities", "attributes"))]
    for book, shelves in books:
        for name in shelves:
            for key, entry in records(book, name).items():
                names = entry.get("name", entry)
                assert f"| {names['ja']} | {names['en']} | `{key}` |" in text_of(page)
    for name in RECORDS:
        for key, entry in records("senki", name).items():
            assert f"| {entry['name']['ja']} | {entry['name']['en']} | `{key}` |" in text_of(page)
    place = ROOT / "src/hantei/rulebooks/urban_assault/content"
    for name in ("gear", "roles", "skills"):
        for key, entry in read((place / f"{name}.yaml").read_text(encoding="utf-8"), name).value.items():
            assert f"| {entry['name']['ja']} | {entry['name']['en']} | `{key}` |" in text_of(page)


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "README.ja.md"], ids=name_of)
def test_the_front_page_counts_rulings_right(page: Path) -> None:
    """So many readings there are to choose."""
    assert re.findall(r"(?:, |読み方)(\d+)(?: choices|件の選択)", text_of(page)) == [str(len(RULINGS))]


# Links


def anchor(heading: str) -> str:
    """The anchor of a heading, as GitHub and MkDocs make it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", "")).replace(" ", "-")


@cache
def anchors(page: Path) -> set[str]:
    """All anchors of a page."""
    return {anchor(found) for found in re.findall(r"^#+ (.*)$", text_of(page), re.M)}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link names a file that is there, and a heading in it."""
    prose = re.sub(r"^```.*?^```$", "", text_of(page), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, part = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), target
        if part and there.suffix == ".md":
            assert part in anchors(there), target


# Command lines


def command_lines() -> Iterator[tuple[str, str]]:
    """Every command line of the documentation that begins with `hantei`, with its page."""
    for page in PAGES:
        shown = [line for _, text in blocks(page, "sh", "console", "text", "") for line in text.splitlines()]
        shown += re.findall(r"`([^`\n]+)`", text_of(page))
        unquoted = re.sub(r'"[^"\n]*"', '"..."', "\n".join(shown))  # what stands in quotes ends no command
        for part in re.split(r"&&|[\n|;#>]", unquoted):
            found = re.match(r"(?:\$ )?(?:\S*/)?hantei(?: (.*))?$", part.strip())
            if found:
                yield name_of(page), (found[1] or "").strip()


@pytest.mark.parametrize(("page", "line"), sorted(set(command_lines())))
def test_command_lines_are_accepted(page: str, line: str) -> None:
    """The subcommand is there, and so are its options."""
    _, given = language(shlex.split(line), "en")
    if not given or given[0] in ("--help", "--version", "COMMAND"):
        return
    group: Any = typer.main.get_command(app)
    assert given[0] in group.commands
    command = group.commands[given[0]]
    options = {name for param in command.params for name in param.opts} | {"--help"}
    assert not [word for word in given[1:] if word.startswith("--") and word.split("=")[0] not in options]


# The tutorial's game


@pytest.mark.parametrize("page", TUTORIALS, ids=name_of)
def test_what_the_tutorial_types_is_understood(page: Path) -> None:
    """Every answer and order of the tutorial's game is one."""
    assert not_understood(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("page", TUTORIALS, ids=name_of)
def test_the_tutorial_shows_a_real_game(page: Path) -> None:
    """Typing what the tutorial types shows what it shows. For releases: figures move while scenarios are balanced."""
    assert retold(page) == text_of(page), "rules or texts have changed; run: python tests/retelling.py"


# Dice commands


@pytest.mark.parametrize("page", DICE, ids=name_of)
def test_dice_commands_show_what_they_show(page: Path) -> None:
    """Every dice command and all odds of the page print what the page shows."""
    assert rolled(page) == text_of(page), "rules or texts have changed; run: python tests/retelling.py"


# Simulation


@pytest.mark.slow
@pytest.mark.parametrize("page", SIMULATION, ids=name_of)
def test_simulations_show_what_they_show(page: Path) -> None:
    """Every simulation prints what the page shows. For releases: figures move while scenarios are balanced."""
    assert rolled(page, "simulate") == text_of(page), "rules or texts have changed; run: python tests/retelling.py"


@pytest.mark.parametrize("page", SIMULATION, ids=name_of)
def test_every_figure_and_every_kind_of_count_is_explained(page: Path) -> None:
    """No figure of a rulebook and no kind of count is left out."""
    found = {figure for book, game in (("urban_assault", "quarry_town"), ("senki", "ace_duel"))
             for figure in play(trial(book, game), 0)[0].figures}  # fmt: skip
    assert len(found) > 10
    known = {*words(page)}
    assert not [name for name in [*found, *COUNTS] if name.partition(".")[0] not in known]


@pytest.mark.parametrize("page", SIMULATION, ids=name_of)
def test_variants_of_the_page_can_be_played(page: Path) -> None:
    """Every path is there, and every value allowed."""
    for command in re.findall(r"--(?:vary|tune) (\S+)", text_of(page)):
        assert variants(trial("urban_assault", "quarry_town"), command)


# Examples in Python


@pytest.mark.parametrize("page", PYTHON, ids=name_of)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page run one after the other, in one place."""
    monkeypatch.chdir(tmp_path)
    place: dict[str, Any] = {"__name__": "example"}
    for line, text in blocks(page, "python"):
        exec(compile("\n" * line + text, str(page), "exec"), place)  # noqa: S102
