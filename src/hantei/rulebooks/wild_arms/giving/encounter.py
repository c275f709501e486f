"""The encounter that a case describes: a small sound one, with what the case says put in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hantei.scenes.giving import BadCase, Fields, named_records, text, without

from ..content.records import Character

CASE = "case"
PLAIN_ABILITY, PLAIN_INITIATIVE, PLAIN_FP = 2, 5, 10
ABILITY = "plain"
"""The one ability of a case's characters, with which they roll every skill."""

SKILLS = (
    "shooting", "melee", "magic", "evasion", "resistance", "acrobatics", "perception", "survival", "tactics",
    "first_aid", "will",
)  # fmt: skip

SHELVES = ("skills", "arms", "arts", "items")
DESCRIBING = (
    "encounter", "factions", "without", "tasks", "sniping", "surprise", "victory", "defeat", "after",
    "scene", *SHELVES,
)  # fmt: skip
"""Fields of a case that only describe the encounter, the one that may name one first."""

SHEET = tuple(field.name for field in fields(Character) if field.name not in ("name", "role", "text"))
"""Fields of the record that a character may be given with."""

FACTIONS: dict[str, dict[str, Any]] = {"pc": {"pc": True}, "enemy": {}}
"""PCs against enemies, unless the case says otherwise."""

UNIT = ("character", "faction", "seat", "arrives", "mounted", "pc")


def scenario_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The encounter of a case as plain data."""
    given = Fields(mapping, "given")
    own = Fields(given.take("encounter", {}), "given.encounter").left
    arsenal: dict[str, Any] = {shelf: records(given, shelf) for shelf in SHELVES}
    arsenal["characters"] = {}
    units = []
    for who, entry in Fields(given.take("fighters", {}), "given.fighters").left.items():
        where = Fields(entry or {}, f"given.fighters.{who}")
        units.append(unit(str(who), where))
        if not where.left.get("character"):
            arsenal["characters"][str(who)] = character(str(who), where)
    base = {
        "hantei": "wild_arms/1",
        "id": CASE,
        "title": text(CASE),
        "factions": named_records(given, "factions", FACTIONS),
        "fighters": [*units, *own.pop("fighters", [])],
        "victory": given.take("victory", [{"kind": "beaten", "factions": ["enemy"]}]),
        "defeat": given.take("defeat", [{"kind": "beaten", "factions": ["pc"]}]),
        "tasks": named_records(given, "tasks"),
        "arsenal": arsenal,
    }
    base |= {name: given.left[name] for name in ("sniping", "surprise", "after", "scene") if name in given.left}
    return without({**base, **own}, given.many("without"))


def records(given: Fields, shelf: str) -> dict[str, Any]:
    """Skills, ARMs, arts and items that the case describes; what nobody says is plain."""
    return {name: {**USUAL[shelf](plain), **plain} for name, plain in named_records(given, shelf).items()}


def usual_arm(plain: Mapping[str, Any]) -> dict[str, Any]:
    """A gun of six rounds, or a blade."""
    kind = plain.get("kind", "shooting")
    return {"kind": kind, "damage": "2D6", **({"capacity": 6} if kind == "shooting" else {})}


def usual_art(plain: Mapping[str, Any]) -> dict[str, Any]:
    """A skill of timing major; a magic attack deals 2D6."""
    return {"kind": "skill", "timing": "major", **({"damage": "2D6"} if plain.get("attack") == "magic" else {})}


USUAL: Mapping[str, Any] = {
    "skills": lambda plain: {"ability": ABILITY},
    "arms": usual_arm,
    "arts": usual_art,
    "items": lambda plain: {},
}


def unit(who: str, given: Fields) -> dict[str, Any]:
    """A fighter as a unit of the encounter; those with HP are enemies unless the case says otherwise."""
    side = "enemy" if "hp" in given.left or "hp_max" in given.left else "pc"
    return {"id": who, "faction": side, "character": who} | {
        name: given.left[name] for name in UNIT if name in given.left
    }


def character(name: str, given: Fields) -> dict[str, Any]:
    """A sheet: every skill at level 0 with 2D6, 先制値 5, FP 10, no HP and no gear unless given."""
    left = given.left
    ability = left.get("ability", PLAIN_ABILITY)
    sheet: dict[str, Any] = {"name": text(name), "initiative": PLAIN_INITIATIVE, "fp": PLAIN_FP}
    sheet |= {"abilities": {ABILITY: ability}, "untrained": ability}
    sheet |= {field: left[field] for field in SHEET if field in left and field not in ("hp", "fp", "initiative")}
    sheet["initiative"] = left.get("sheet_initiative", PLAIN_INITIATIVE)
    sheet["skills"] = skills(Fields(left.get("skills", {}), f"{given.where}.skills").left)
    sheet["attacks"] = attacks(given)
    sheet["fp"] = left.get("fp_max", max(PLAIN_FP, left.get("fp", PLAIN_FP)))
    now = left.get("hp")
    if now is None and "hp_max" not in left:
        sheet["no_hp"] = left.get("no_hp", True)
    else:
        sheet["hp"] = left.get("hp_max", now)
        sheet.setdefault("armour", 0)
    return sheet


def attacks(given: Fields) -> dict[str, Any]:
    """Natural attacks, each named as its id."""
    found = Fields(given.left.get("attacks", {}), f"{given.where}.attacks").left
    return {name: {"name": text(str(name)), "kind": "melee", "damage": "2D6", **entry} for name, entry in found.items()}


def skills(given: Mapping[str, Any]) -> dict[str, Any]:
    """Levels, or dice with a level: 3, "2D6+3", or a mapping."""
    found: dict[str, Any] = {name: {"ability": ABILITY} for name in SKILLS}
    for name, value in given.items():
        if isinstance(value, str):
            count, _, rest = value.upper().partition("D6")
            found[str(name)] = {"dice": number(count), "level": number(rest or "0")}
        else:
            found[str(name)] = {"ability": ABILITY, "level": value} if type(value) is int else value
    return found


def number(word: str) -> int:
    """A whole number as it is written."""
    if not word.strip().lstrip("+-").isdecimal():
        raise BadCase("given-not-number", where="given.fighters.skills", found=word)
    return int(word)
