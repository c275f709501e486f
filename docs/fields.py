"""Writes the pages `scenario-fields.md`: every field of an operation, from the models themselves.

`python docs/fields.py` writes both; a test compares them with what would be written.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, get_args

import yaml

from hantei import library
from hantei.content import load_text, read
from hantei.rulebooks.urban_assault.content import conditions, enemies, language, records, scenario, squads
from hantei.rulebooks.urban_assault.content.walk import nodes

HERE = Path(__file__).parent
BOOK = HERE.parent / "src/hantei/rulebooks/urban_assault/content"

MODELS: tuple[type, ...] = (
    scenario.Scenario, scenario.People, scenario.Levels, scenario.Difficulty, scenario.Named, scenario.CounterSpec,
    scenario.Progress, scenario.MidEvent, scenario.FinalChance, scenario.Traits, scenario.Lap, scenario.Place,
    scenario.Way, scenario.Tile, scenario.Objective, scenario.Failure, scenario.Ending, scenario.Issue,
    scenario.Override, scenario.TableSpec, scenario.ConditionSpec, scenario.CompanionSpec, scenario.PrisonerSpec,
    records.Gear, records.Role, squads.SquadFile, squads.SquadSpec, squads.LeaderSpec, squads.GearSpec,
    conditions.Condition, language.Encounter, language.UnitSpec, enemies.Modifier, enemies.Resistance,
    enemies.Reinforcement, language.Course, enemies.Finish, language.Reaction, *get_args(language.Effect)[:-1],
    language.Bonus, language.Option, language.Ware, language.Price,
)  # fmt: skip
"""The models, in the order in which they are told."""

UNITS = {
    "magazines": ("弾倉", "magazines", "magazines deployment_cap cost exchange"),
    "scrip": ("券", "scrip", "scrip"),
    "mre": ("MRE", "MRE", "mre"),
    "price": ("通貨の数", "of the currency", "price"),
    "minutes": ("分", "minutes", "minutes"),
    "people": ("人", "people", "attackers_max attackers_held_back number extra_enemies count min max"),
    "soldiers": ("敵兵か生命点", "soldiers or life", "withdraw_at joined_at joined_felled strength_at_most"),
    "life": ("生命点", "life", "life life_max"),
    "damage": ("ダメージ", "damage", "damage on_fumble_damage blast_trap_damage"),
    "target": ("目標値", "target number", "target initiative_target escape_target level"),
    "roll": (
        "ロールに加える",
        "added to a roll",
        "attack defence leader_defence reaction reaction_modifier detection modifier hit_die squad_attack "
        "squad_defence injury_roll dark_penalty attack_outdoor attack_indoor one_hand attack_all defence_shots "
        "detection_dark initiative lit_defence silent_kill special_event detection_max trap_disarm "
        "prisoner_checks sniper_bonus attack_bonus defence_bonus skill",
    ),
    "attacks": ("回", "attacks", "attacks attacks_min set_attacks enemy_attacks enemy_attacks_min"),
    "shots": ("発", "shots", "shots"),
    "rounds": ("ラウンド", "round", "round until rounds round_from round_to"),
    "maps": ("マップ", "maps", "length at from_tile tile_from tile_to first certain"),
    "results": ("36の出目のうち", "of 36 results", "step"),
    "laps": ("周", "laps", "laps lap_from hire_from_lap"),
    "digits": ("位の数字", "digit", "tens ones fix_tens fix_ones shift"),
    "pieces": ("個", "pieces", "stock uses carry_max carry"),
    "rolls": ("回", "rolls", "rolls"),
    "levels": ("段階", "levels", "levels"),
    "row": ("被弾テーブルの行", "row of the hit table", "hit_row"),
    "bounds": ("カウンターか資源の値", "of the counter or resource", "at_least at_most"),
    "value": ("置き換える値", "what it replaces", "value"),
    "amount": ("点", "points", "amount add set"),
}
"""Units in Japanese and English, and the fields whose figures are counted in them."""

KINDS = {
    "int": ("整数", "whole number"),
    "str": ("語", "word"),
    "bool": ("true／false", "true or false"),
    "Formula": ("整数かダイス", "formula"),
    "Text": ("文章", "text"),
    **dict.fromkeys(("Steps", "Experience", "Uses", "Stock", "Headcount"), ("整数", "whole number")),
    "Name": ("語", "word"),
    "Language": ("`ja`、`en`", "`ja`, `en`"),
    "Effect": ("[効果](scenarios.ja.md#効果)", "[effect](scenarios.md#effects)"),
    "Ability": ("能力", "ability"),
    "Victim": ("相手", "whom it strikes"),
    "ReactionId": ("反応", "reaction"),
    "DamageKind": ("ダメージの種類", "kind of damage"),
    "GearKind": ("装備品の種類", "kind of gear"),
    "Comparison": ("状態", "state"),
}
"""Types of the models by the words of their annotations."""

MORE = """
Scenario: {tiles: {lane: {…}}, progress: {mode: linear, …}, objectives: {hold: {…}}, language: ja,
  attackers_max: 3, mre: 1,
  world: {ja: …, en: …}, intro: {ja: …, en: …}, difficulties: {easy: {…}}, dark_penalty_applies_to: leader,
  squads: {leader: {…}},
  xp: once_per_leader, information: {code: {name: …}}, traits: {sewer: {name: …}}, conditions: {dazed: {…}},
  companions: {guide: {…}}, prisoners: {runner: {…}}, gear: {radio: {…}}, roles: {scribe: {…}}, tables: {crate: {…}},
  start: ["{do: gain, magazines: 3}"], endings: {won: {…}}, overrides: ["{clause: UA-07.5, value: 5}"]}
Progress: {rows: {"11-36": lane, "41-66": mill}, laps: ["{final_tile: mill}"], places: {gate: {…}}, start: gate}
Lap: {prologue: {ja: …, en: …}, start: ["{do: gain, magazines: 3}"], epilogue: {ja: …, en: …},
  traits: ["{from_tile: 2, traits: [night]}"]}
Place: {tile: lane, ways: ["{to: loft}"], final: true}
Way: {to: loft, when: {information: code}}
Tile: {text: {ja: …, en: …}, enter_when: {lap_from: 2}, events: ["{do: gain, mre: 1}"]}
Objective: {when: {counter: alarm, at_least: 3}, unit: chief}
Issue: {count: 2}
Override: {clause: UA-07.5, value: 5}
TableSpec: {rows: {"1-3": …, "4-6": …}}
ConditionSpec: {injury_roll: 1, curable: false}
CompanionSpec: {attack: 1, defence: 1, detection: 1, battle_start: ["{do: level, unit: first_enemy, amount: -1}"]}
PrisonerSpec: {delivered: ["{do: gain, scrip: 2}"]}
Gear: {effect: {ja: …, en: …}, on_defended: ["{do: gain, scrip: 1}"], carry_max: 2}
Role: {effect: {ja: …, en: …}, attack_bonus: 1, defence_bonus: 1}
SquadFile: {hantei: urban_assault/squad/1, id: kurz, squad: {leader: …}, language: ja, author: 庭師}
SquadSpec: {leader: {name: Kurz, …}, gear: [ar, medkit], in_hand: ar, shield: riot_shield, members: {assault: 5},
  magazines: 24, scrip: 3}
LeaderSpec: {name: Kurz, sub: shooting, level: 12, growth: {skill: 1, life: 2, sub: 2}, skills: [rapid_fire],
  done: [quarry_town]}
GearSpec: {gear: ar, attachment: laser_sight, uses: 2, first_uses: 3}
Condition: {prisoner: runner, objective: hold, sub_ability: dexterity, lap_from: 2, tile_from: 3, tile_to: 4,
  resolved: lane}
Encounter: {withdrawn: ["{do: gain, magazines: 2}"],
  units: ["{id: guards, …}"], text: {ja: …, en: …}, reactions: {"1-3": neutral, "4-6": hostile}, first: enemy,
  space: indoor, retreat_check: {do: check}, reinforcements: ["{unit: relief, …}"], modifiers: ["{level: 1}"],
  bonus: ["{do: if, …}"], broken_off: ["{do: lose, mre: 1}"], retreat: ["{do: count, …}"], peaceful: ["{do: say, …}"],
  course: ["{round: 1, then: […]}"]}
UnitSpec: {on_fall: ["{do: level, …}"], present: {difficulty: hard}}
Modifier: {squad_defence: -1, damage: 1}
Reaction: {scrip: 3, items: [medkit]}
Say: {text: {ja: …, en: …}}
Check: {any_failed: ["{do: hurt, amount: 1}"], shot: true, critical: ["{do: gain, …}"], any_fumbled: ["{do: hurt, …}"]}
Choose: {options: ["{id: pay, …}"], text: {ja: …, en: …}, who: referee}
Roll: {rows: {"1-3": …, "4-6": …}, modifier: 1}
Trap: {sprung: ["{do: afflict, …}"]}
Shop: {wares: ["{item: frag, price: 3}"], text: {ja: …, en: …}}
Wait: {text: {ja: …, en: …}, leader_defence: -1, enemy_attacks_min: 1, attackers_held_back: 2, hit_die: 1, ones: 1,
  fix_ones: 3}
Enlist: {price: 2}
Go: {tile: mill}
Strike: {leader_defence: -1, result: broken_off}
Option: {bargain: true}
Price: {mre: 1}
"""
"""Examples of what no operation that comes with Hantei says, by model and field; … stands for more of the same kind."""

HEADS = {
    "ja": ("項目", "型", "単位", "書かなければ", "例", "条項"),
    "en": ("field", "type", "unit", "unless given", "example", "clause"),
}
TOP = {
    "ja": (
        "# 作戦の全項目\n\nシナリオに書けるすべての項目の、型、単位、初期値、例、条項です。意味と使い方は"
        "[シナリオを書く](scenarios.ja.md)にあります。このページは型そのものから作られます（`python docs/fields.py`）。"
    ),
    "en": (
        "# Every field of an operation\n\nAll that a scenario may say, with type, unit, default, example and clause. "
        "What it means and how it is used stands in [Writing a scenario](scenarios.md). This page is made from the "
        "models themselves (`python docs/fields.py`)."
    ),
}
CLAUSE = re.compile(r"UA-(?:SC|\d+)\.\d+")
LONGEST = 64


def page(lang: str) -> str:
    """The page in a language."""
    shown = examples()
    parts = [TOP[lang]]
    for model in MODELS:
        parts.append(f"## {heading(model)}\n\n{table(model, lang, shown)}")
    return "\n\n".join(parts) + "\n"


def heading(model: type) -> str:
    """What a model is called: the `do` of effects, else its name."""
    do = next((one for one in fields(model) if one.name == "do"), None)
    return "do: " + ", ".join(re.findall(r"['\"](\w+)['\"]", str(do.type))) if do else model.__name__


def table(model: type, lang: str, shown: dict[tuple[str, str], str]) -> str:
    """The fields of a model."""
    heads = HEADS[lang]
    rows = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    comments = clauses(model)
    for one in fields(model):
        if one.name == "do":
            continue
        example = shown.get((model.__name__, one.name), "")
        cells = (
            f"`{one.name}`", kind(str(one.type), lang), unit(one, lang), default(one, lang),
            f"`{example}`" if example else "", comments.get(one.name, ""),
        )  # fmt: skip
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def kind(annotation: str, lang: str) -> str:
    """A type in words."""
    at = 0 if lang == "ja" else 1
    text = annotation.replace(" | None", "")
    if text.startswith("Annotated[str"):
        return KINDS["str"][at]
    if text.startswith("tuple["):
        inner = kind(text[6:].removesuffix(", ...]"), lang)
        return f"{inner}の並び" if lang == "ja" else f"list of {inner}"
    if text.startswith("Mapping["):
        inner = kind(text[8:-1].partition(", ")[2], lang)
        return f"名前：{inner}" if lang == "ja" else f"name: {inner}"
    if text.startswith("Literal["):
        words = [word for word in re.findall(r"['\"]([^'\"]*)['\"]", text) if word]
        return ("、" if lang == "ja" else ", ").join(f"`{word}`" for word in words)
    if " | " in text:
        return ("か" if lang == "ja" else " or ").join(kind(part, lang) for part in text.split(" | "))
    if text in KINDS:
        return KINDS[text][at]
    model = next(model for model in MODELS if model.__name__ == text)
    return f"[{heading(model)}](#{anchor(heading(model))})"


def anchor(title: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def unit(one: Field[Any], lang: str) -> str:
    """In what the figure of a field is counted; "" for what is no figure."""
    if not re.search(r"\b(int|Formula)\b", str(one.type)):
        return ""
    for japanese, english, names in UNITS.values():
        if one.name in names.split():
            return japanese if lang == "ja" else english
    raise KeyError(one.name)


def default(one: Field[Any], lang: str) -> str:
    """What holds where a field is not given."""
    if one.default is MISSING and one.default_factory is MISSING:
        return "**必須**" if lang == "ja" else "**needed**"
    value = one.default if one.default is not MISSING else None
    if value is None or value == () or value == "":
        return "—"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def clauses(model: type) -> dict[str, str]:
    """The clauses that the source names for each field: beside it, else for the model as a whole."""
    whole = ", ".join(dict.fromkeys(CLAUSE.findall(model.__doc__ or ""))) or "UA-SC.2"
    beside = re.findall(r"^    (\w+): [^#\n]*#([^\n]*)$", inspect.getsource(model), re.M)
    found = {name: ", ".join(dict.fromkeys(CLAUSE.findall(comment))) for name, comment in beside}
    return {one.name: found.get(one.name) or whole for one in fields(model)}


def examples() -> dict[tuple[str, str], str]:
    """An example of each field, the shortest that the operations of the rulebook and the page on scenarios give."""
    found: dict[tuple[str, str], str] = {}
    for model, given in yaml.safe_load(MORE).items():
        for name, value in given.items():
            found[model, name] = f"{name}: {flow(value)}"
    for model, file in (("Gear", "gear"), ("Role", "roles")):
        for entry in read((BOOK / f"{file}.yaml").read_text(encoding="utf-8"), file).value.values():
            for name, value in entry.items():
                keep(found, (model, name), value)
    for text in sources():
        plain = read(text, "scenario").value
        for spot in nodes(load_text(text, "scenario", scenario.Scenario).value):
            here = follow(plain, spot.path)
            if isinstance(here, dict):
                for name, value in here.items():
                    keep(found, (type(spot.node).__name__, name), value)
    return found


def sources() -> Iterator[str]:
    """The texts of whole operations."""
    shelf = library.shelf("urban_assault")
    for entry in shelf.headings(shelf.kind):
        yield shelf.scenario_text(entry.id)[1]


def follow(plain: Any, path: str) -> Any:
    """What stands at a path of plain data."""
    for step in path.split("/") if path else ():
        if isinstance(plain, list):
            plain = plain[int(step)]
        elif isinstance(plain, dict):
            plain = plain.get(step)
    return plain


def keep(found: dict[tuple[str, str], str], place: tuple[str, str], value: Any) -> None:
    """Keep an example if it is shorter than the one before, and short enough to read."""
    example = f"{place[1]}: {flow(value)}"
    if len(example) <= LONGEST and len(example) < len(found.get(place, "x" * (LONGEST + 1))):
        found[place] = example


def flow(value: Any) -> str:
    """A value in one line, as people write it."""
    text = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, width=10_000, sort_keys=False)
    for sign, plain in (("\n...", ""), ("'{", "{"), ("}'", "}"), ("…: null", "…"), ("|", "\\|")):
        text = text.replace(sign, plain)
    return text.strip()


def write() -> None:
    """Write both pages."""
    for lang, name in (("ja", "scenario-fields.ja.md"), ("en", "scenario-fields.md")):
        (HERE / name).write_text(page(lang), encoding="utf-8")


if __name__ == "__main__":
    write()
