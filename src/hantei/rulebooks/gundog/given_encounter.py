"""The encounter that a case describes: a small sound one, with what the case says put in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hantei.core.giving import Fields, remove
from hantei.core.rulebook import BadSetup

from .content import Character

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
        "sides": sides(given.take("sides", {})),
        "units": [*units, *own.pop("units", [])],
        "arsenal": arsenal,
    }
    whole = {**base, **own}
    for path in given.many("without"):
        remove(whole, str(path))
    return whole


def text(name: str) -> dict[str, str]:
    """A name that only people read."""
    return {"ja": name, "en": name}


def map_of(plain: Any) -> dict[str, Any]:
    """Open ground without end, unless the case says otherwise."""
    found = dict(Fields(plain, "given.map").left)
    places = Fields(found.pop("places", {}), "given.map.places").left
    named = {name: {"name": text(str(name)), **(entry or {})} for name, entry in places.items()}
    return {"kind": "point", "places": named or {FIELD: {"name": text(FIELD)}}, **found}


def sides(plain: Any) -> dict[str, Any]:
    """PCs against NPCs, and what the case says of these sides or others."""
    found: dict[str, Any] = {"pc": {"pc": True, "hostile": ["npc"]}, "npc": {"hostile": ["pc"]}}
    for name, entry in Fields(plain, "given.sides").left.items():
        found[name] = {**found.get(name, {}), **Fields(entry or {}, f"given.sides.{name}").left}
    return {name: {"name": text(name), **entry} for name, entry in found.items()}


def records(given: Fields, shelf: str) -> dict[str, Any]:
    """Weapons and items that the case describes; what nobody says is plain."""
    found = {}
    for name, entry in Fields(given.take(shelf, {}), f"given.{shelf}").left.items():
        plain = Fields(entry or {}, f"given.{shelf}.{name}").left
        found[str(name)] = {"name": text(str(name)), **USUAL[shelf](plain), **plain}
    return found


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
        raise BadSetup("given-not-number", where="given.fighters.skills", found=word)
    return int(word)
