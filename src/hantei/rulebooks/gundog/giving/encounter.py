"""The encounter that a case describes: a small sound one, with what the case says put in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hantei.scenes.giving import BadCase, Fields, named_records, text, without

from ..content.records import Character

CASE = "case"
FIELD = "field"
"""The place of a case that names none."""

PLAIN_RATE, PLAIN_ENDURANCE, PLAIN_INITIATIVE = 50, 20, 10
PLAIN_MOVES = {"cautious": 5, "normal": 12, "full": 24}
SKILLS = (
    "awareness", "toughness", "willpower", "tactics", "medicine", "athletics", "handguns", "rifles", "smgs",
    "shotguns", "sniping", "heavy_weapons", "close_combat", "unarmed", "throwing",
)  # fmt: skip

SHELVES = ("weapons", "items")
DESCRIBING = ("encounter", "map", "sides", "without", "tables", *SHELVES)
"""Fields of a case that only describe the encounter, the one that may name one first."""

SHEET = tuple(field.name for field in fields(Character) if field.name not in ("name", "role", "text"))
"""Fields of the record that a fighter may be given with."""

SIDES: dict[str, dict[str, Any]] = {"pc": {"pc": True, "hostile": ["npc"]}, "npc": {"hostile": ["pc"]}}
"""PCs against NPCs, unless the case says otherwise."""

UNIT = ("character", "side", "seat", "arrives", "prone", "cover")


def scenario_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The encounter of a case as plain data."""
    given = Fields(mapping, "given")
    own = Fields(given.take("encounter", {}), "given.encounter").left
    arsenal: dict[str, Any] = {shelf: records(given, shelf) for shelf in SHELVES}
    arsenal |= {"characters": {}, "armour": {}, "tables": given.take("tables", {})}
    board = map_of(given.take("map", {}))
    units = []
    for who, entry in Fields(given.take("fighters", {}), "given.fighters").left.items():
        where = Fields(entry or {}, f"given.fighters.{who}")
        units.append(unit(str(who), where, board["places"]))
        if not where.left.get("character"):
            arsenal["characters"][str(who)] = character(str(who), where, arsenal["armour"])
    base = {
        "hantei": "gundog/1",
        "id": CASE,
        "title": text(CASE),
        "map": board,
        "sides": named_records(given, "sides", SIDES),
        "units": [*units, *own.pop("units", [])],
        "arsenal": arsenal,
    }
    return without({**base, **own}, given.many("without"))


def map_of(plain: Any) -> dict[str, Any]:
    """Open ground without end, unless the case says otherwise."""
    found = Fields(plain, "given.map")
    places = named_records(found, "places") or {FIELD: {"name": text(FIELD)}}
    return {"kind": "point", "places": places, **found.left}


def records(given: Fields, shelf: str) -> dict[str, Any]:
    """Weapons and items that the case describes; what nobody says is plain."""
    return {name: {**USUAL[shelf](plain), **plain} for name, plain in named_records(given, shelf).items()}


def usual_weapon(plain: Mapping[str, Any]) -> dict[str, Any]:
    """A gun without modifiers at any range that fires single shots, or a blade."""
    kind = plain.get("kind", "gun")
    if kind == "gun":
        reach = dict.fromkeys(("point_blank", "close", "medium", "long", "extreme"), 0)
        return {"kind": kind, "skill": "rifles", "damage": "2D6", "range": reach, "modes": ["semi"], "magazine": 30}
    skill = {"unarmed": "unarmed", "thrown": "throwing"}.get(kind, "close_combat")
    far = {"close": 0} if kind == "thrown" else {}
    return {"kind": kind, "skill": skill, "damage": "1D6", "range": {"point_blank": 0, **far}}


USUAL: Mapping[str, Any] = {"weapons": usual_weapon, "items": lambda plain: {"effect": {}}}


def unit(who: str, given: Fields, places: Mapping[str, Any]) -> dict[str, Any]:
    """A fighter as a unit of the encounter; a point in metres belongs to the first place."""
    at = given.left.get("at", next(iter(places)))
    found = {"id": who, "side": "pc", "character": who, "at": at if at in places else next(iter(places))}
    return found | {name: given.left[name] for name in UNIT if name in given.left}


def character(name: str, given: Fields, armour: dict[str, Any]) -> dict[str, Any]:
    """A sheet: every rate 50, endurance 20, no gear unless given; `armour` may be a figure."""
    left = given.left
    sheet: dict[str, Any] = {"name": text(name), "endurance": PLAIN_ENDURANCE, "initiative": PLAIN_INITIATIVE}
    sheet |= {"moves": PLAIN_MOVES, "skills": {}}
    sheet |= {field: left[field] for field in SHEET if field in left and field != "endurance"}
    sheet["moves"] = {**PLAIN_MOVES, **Fields(sheet["moves"], f"{given.where}.moves").left}
    sheet["skills"] = skills(Fields(sheet["skills"], f"{given.where}.skills").left)
    now = left.get("endurance", PLAIN_ENDURANCE)
    sheet["endurance"] = left.get("endurance_max", max(now, PLAIN_ENDURANCE) if type(now) is int else now)
    if type(left.get("armour")) is int:
        sheet["armour"] = f"armour_{left['armour']}"
        armour[sheet["armour"]] = {"name": text(sheet["armour"]), "value": left["armour"]}
    if "in_hand" not in left and sheet.get("weapons"):
        sheet["in_hand"] = list(sheet["weapons"])[:1]
    return sheet


def skills(given: Mapping[str, Any]) -> dict[str, Any]:
    """Rates, or rates with levels: 65, "65/2", or a mapping."""
    found: dict[str, Any] = {name: {"rate": PLAIN_RATE} for name in SKILLS}
    for name, value in given.items():
        if isinstance(value, str) and "/" in value:
            rate, _, level = value.partition("/")
            found[str(name)] = {"rate": number(rate), "level": number(level)}
        else:
            found[str(name)] = {"rate": value} if type(value) is int else value
    return found


def number(word: str) -> int:
    """A whole number as it is written."""
    if not word.strip().lstrip("-").isdecimal():
        raise BadCase("given-not-number", where="given.fighters.skills", found=word)
    return int(word)
