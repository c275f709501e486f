"""The encounter that a case describes: a small sound one, with what the case says put in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from hantei.scenes.giving import Fields, named_records, text, without

from ..content.matrix import FIGURES
from ..content.records import ATTRIBUTES, RATED, SHELVES, Character
from .machines import is_given_machine, machine, seated, vehicles
from .matrix import files_of, nodes_of

CASE = "case"
FIELD = "field"
"""The place of a case that names none."""

PLAIN_SPELL = "spell"
"""The spell of a case that describes none."""

PLAIN = 3
"""Every attribute and every skill that a case does not give."""

DESCRIBING = ("encounter", "map", "sides", "without", "house", "tasks", "nodes", "files", "chases", *SHELVES)
"""Fields of a case that only describe the encounter, the one that may name one first."""

SHEET = (*(field.name for field in fields(Character) if field.name not in ("name", "role", "text")), *ATTRIBUTES)
"""Fields of the record that somebody may be given with."""

SIDES: dict[str, dict[str, Any]] = {"pc": {"pc": True, "hostile": ["npc"]}, "npc": {"hostile": ["pc"]}}
"""Runners against foes, unless the case says otherwise."""

MACHINE = ("aboard", "drives", "registered", "device", "order", "order_to", "speed")
UNIT = (
    "character", "side", "seat", "arrives", "prone", "cover", "hidden", "surprised", "riding", "alert", "projected",
    *MACHINE,
)  # fmt: skip


def scenario_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The encounter of a case as plain data."""
    given = Fields(mapping, "given")
    own = Fields(given.take("encounter", {}), "given.encounter").left
    arsenal: dict[str, Any] = {shelf: named_records(given, shelf) for shelf in SHELVES if shelf not in PLAINLY}
    arsenal |= {shelf: plain(given) for shelf, plain in PLAINLY.items()}
    ground = map_of(given.take("map", {}))
    nodes = nodes_of(given)
    units = []
    for who, entry in seated(Fields(given.take("actors", {}), "given.actors").left).items():
        where = Fields(entry, f"given.actors.{who}")
        units.append(unit(str(who), where, ground["places"]))
        if is_given_machine(entry):
            arsenal["vehicles"][str(who)] = machine(str(who), where)
        elif not where.left.get("character"):
            arsenal["characters"][str(who)] = character(str(who), where, list(arsenal["spells"]))
    base = {
        "hantei": "shadowrun4/1",
        "id": CASE,
        "title": text(CASE),
        "map": ground,
        "sides": named_records(given, "sides", SIDES),
        "units": [*units, *own.pop("units", [])],
        "house": given.take("house", {}),
        "tasks": tasks(given),
        "nodes": nodes,
        "files": files_of(given, nodes),
        "chases": given.many("chases"),
        "arsenal": arsenal,
    }
    return without({**base, **own}, given.many("without"))


def traditions(given: Fields) -> dict[str, Any]:
    """Traditions that the case describes; Charisma resists drain where nothing is said."""
    return {name: {"attribute": "charisma", **entry} for name, entry in named_records(given, "traditions").items()}


def spells(given: Fields) -> dict[str, Any]:
    """Spells that the case describes; where it describes none, one that nobody resists and that does nothing else."""
    return named_records(given, "spells") or {PLAIN_SPELL: {"name": text(PLAIN_SPELL)}}


def devices(given: Fields) -> dict[str, Any]:
    """Devices that the case describes; 3 in every figure where nothing is said."""
    plain = dict.fromkeys(FIGURES, PLAIN)
    return {name: {**plain, **entry} for name, entry in named_records(given, "devices").items()}


def tasks(given: Fields) -> dict[str, Any]:
    """Tasks at the place of the case."""
    return {name: {"at": FIELD, **entry} for name, entry in named_records(given, "tasks").items()}


def map_of(plain: Any) -> dict[str, Any]:
    """Open ground without end, unless the case says otherwise."""
    found = Fields(plain, "given.map")
    return {"places": named_records(found, "places") or {FIELD: {"name": text(FIELD)}}, **found.left}


def weapons(given: Fields) -> dict[str, Any]:
    """Weapons that the case describes; what nobody says is plain: a pistol of DV 5P, a blade of DV 4P."""
    found = {}
    for name, entry in named_records(given, "weapons").items():
        kind = entry.get("kind", "gun")
        skill = {"gun": "pistols", "melee": "blades", "thrown": "throwing"}.get(kind, "pistols")
        usual: dict[str, Any] = {"kind": kind, "skill": skill, "damage": "5P" if kind == "gun" else "4P"}
        if kind == "gun":
            usual |= {"modes": ["SA"], "clip": 30}
        found[name] = {**usual, **entry}
    return found


PLAINLY: Mapping[str, Callable[[Fields], dict[str, Any]]] = {
    "weapons": weapons, "traditions": traditions, "spells": spells, "devices": devices,
    "vehicles": lambda given: vehicles(named_records(given, "vehicles")),
}  # fmt: skip
"""Shelves whose records need not say everything."""


def unit(who: str, given: Fields, places: Mapping[str, Any]) -> dict[str, Any]:
    """Somebody as a unit of the encounter; a point in metres belongs to the first place."""
    at = given.left.get("at", next(iter(places)))
    if given.left.get("registered") is True:  # a sprite (SR-8.4.3)
        given.left["bound"] = given.take("registered")
    found = {"id": who, "side": "pc", "character": who, "at": at if at in places else next(iter(places))}
    return found | {name: given.left[name] for name in UNIT if name in given.left}


def character(name: str, given: Fields, spells: Sequence[str]) -> dict[str, Any]:
    """A sheet: every attribute 3 and no skill, no gear, no Edge unless given; what has a rating has that (SR-X.6).

    `edge` is the points left, `edge_rating` the rating where it is another; `physical` and `stun` are boxes filled,
    `physical_boxes` and `stun_boxes` the sizes of the tracks. Who has Magic knows the spells of the case.
    """
    left = given.left
    plain = {} if left.get("kind", "person") in RATED else dict.fromkeys(ATTRIBUTES, PLAIN)
    sheet: dict[str, Any] = {"name": text(name), "attributes": plain}
    sheet["attributes"] |= {field: left[field] for field in ATTRIBUTES if field in left}
    if left.get("kind", "person") == "person" and not left.get("commlink"):
        sheet |= dict.fromkeys(FIGURES, PLAIN)
    taken = ("edge", "physical", "stun", *ATTRIBUTES)
    sheet |= {field: left[field] for field in SHEET if field in left and field not in taken}
    sheet["edge"] = left.get("edge_rating", left.get("edge", 0))
    if "magic" in left and "spells" not in left:
        sheet["spells"] = spells
    for track in ("physical", "stun"):
        if f"{track}_boxes" in left:
            sheet[track] = left[f"{track}_boxes"]
    if "in_hand" not in left and sheet.get("weapons") and "holstered" not in left:
        sheet["in_hand"] = list(sheet["weapons"])[:1]
    return sheet
