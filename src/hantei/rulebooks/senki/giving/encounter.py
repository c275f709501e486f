"""The encounter that a case describes: a small sound one, with what the case says put in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args

from hantei.scenes.giving import BadCase, Fields, known, named_records, text, without

from ..content.records import Character
from ..content.words import Attribute

CASE = "case"
ROWS = 12
PLAIN_HP, PLAIN_EN, PLAIN_MOVEMENT = 20, 20, 4
FAR = 9
"""The range of weapons that no case says otherwise of; blades strike within the square."""

VALUES = ("melee", "shooting", "evasion", "reaction", "initiative", "power")
SHELVES = ("weapons", "skills", "items", "assaults", "dresses")
DESCRIBING = ("encounter", "board", "sides", "without", "characters", *SHELVES)
"""Fields of a case that only describe the encounter, the one that may name one first."""

SHEET = tuple(field.name for field in fields(Character) if field.name not in ("name", "effect", "high", "submerged"))
"""Fields of the record that a fighter may be given with."""

SIDES: dict[str, dict[str, Any]] = {"pc": {"pc": True, "hostile": ["npc"]}, "npc": {"hostile": ["pc"]}}
"""PCs against NPCs, unless the case says otherwise."""

UNIT = ("character", "side", "at", "seat", "arrives", "appearance", "appearance_value", "high", "submerged")


def scenario_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The encounter of a case as plain data."""
    given = Fields(mapping, "given")
    own = Fields(given.take("encounter", {}), "given.encounter").left
    arsenal = {shelf: records(given, shelf) for shelf in SHELVES}
    arsenal["characters"] = {
        name: whole_character(name, Fields(entry, f"given.characters.{name}"))
        for name, entry in Fields(given.take("characters", {}), "given.characters").left.items()
    }
    units = []
    for who, entry in Fields(given.take("fighters", {}), "given.fighters").left.items():
        unit, sheet = fighter(str(who), Fields(entry or {}, f"given.fighters.{who}"), arsenal["characters"])
        units.append(unit)
        if sheet:
            arsenal["characters"][sheet["id"]] = {name: value for name, value in sheet.items() if name != "id"}
    base = {
        "hantei": "senki/1",
        "id": CASE,
        "version": "1",
        "title": text(CASE),
        "board": board(given.take("board", {})),
        "sides": named_records(given, "sides", SIDES),
        "units": [*units, *own.pop("units", [])],
        "arsenal": arsenal,
    }
    return without({**base, **own}, given.many("without"))


def board(plain: Any) -> dict[str, Any]:
    """The battle sheet: its rows alone, or with all that stands on it."""
    found = {"rows": plain} if isinstance(plain, list) else Fields(plain, "given.board").left
    return {"rows": ["." * ROWS] * ROWS, **found}


# Records


def records(given: Fields, shelf: str) -> dict[str, Any]:
    """Weapons, skills and so on that the case describes; what nobody says is plain."""
    found = {}
    for name, plain in named_records(given, shelf).items():
        for field in ("power", "attack", "damage"):
            if isinstance(plain.get(field), str | int) and shelf in ("weapons", "skills", "assaults"):
                plain[field] = power(plain[field], f"given.{shelf}.{name}.{field}")
        described = {} if shelf == "dresses" else {"effect": text(name)}
        found[name] = {**described, **USUAL[shelf](plain), **plain}
    return found


def power(value: str | int, where: str) -> dict[str, Any]:
    """Attack power in short: 5, "fire", "fire 5", "fire -1"."""
    attribute, _, modifier = ("physical", "", str(value)) if isinstance(value, int) else value.partition(" ")
    known(where, attribute, dict.fromkeys(get_args(Attribute)))
    if modifier and not modifier.removeprefix("-").isdecimal():
        raise BadCase("given-odd", where=where, found=str(value))
    return {"attribute": attribute, "modifier": int(modifier or 0)}


def usual_weapon(plain: Mapping[str, Any]) -> dict[str, Any]:
    """A physical shot, unless the case says otherwise."""
    reach = 0 if plain.get("kind") == "blade" else FAR
    return {"kind": "shot", "power": {"attribute": "physical"}, "range": reach}


USUAL: Mapping[str, Any] = {
    "weapons": usual_weapon,
    "skills": lambda plain: {"timing": "major"},
    "items": lambda plain: {"timing": "minor"},
    "assaults": lambda plain: {"en": 0},
    "dresses": lambda plain: {},
}


# Fighters


def fighter(who: str, given: Fields, sheets: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A fighter as a unit of the encounter, and a record of its own where the case gives one."""
    reference = given.take("character", "")
    unit = {"id": who, "side": "pc", "at": "0,0", "character": reference or who}
    unit.update({name: given.left[name] for name in UNIT if name in given.left})
    if reference:
        own = [name for name in SHEET if name in given.left and name not in ("hp", "en", "ts", "items", "possessions")]
        if own or "hp_max" in given.left or "en_max" in given.left:
            odd = (own or ["hp_max"])[0]
            raise BadCase("given-record-whole", where=given.where, found=odd)
        return unit, {}
    return unit, {"id": who, **character(who, given)}


def character(name: str, given: Fields) -> dict[str, Any]:
    """A record: every value 0 unless given, HP and EN as they are or more."""
    left = given.left
    sheet: dict[str, Any] = {"name": text(name), "effect": text(name), **dict.fromkeys(VALUES, 0)}
    sheet["movement"] = PLAIN_MOVEMENT
    sheet.update({field: left[field] for field in SHEET if field in left})
    for figure, plain in (("hp", PLAIN_HP), ("en", PLAIN_EN)):
        now = left.get(figure, plain)
        sheet[figure] = left.get(f"{figure}_max", max(now, plain) if type(now) is int else now)
    return sheet


def whole_character(name: str, given: Fields) -> dict[str, Any]:
    """A record with all that the case says of it, known or not (SK-DATA.1)."""
    more = {field: value for field, value in given.left.items() if field not in ("hp_max", "en_max")}
    return {**more, **character(name, given)}
