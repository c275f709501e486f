"""Faults of an encounter's own records: names, hands, tables."""

from __future__ import annotations

from itertools import pairwise

from hantei.scenes.faults import Faults, error, ids, warning

from ..content.records import Character, Weapon
from ..content.rows import gaps
from .facts import Facts, named

SHELVES = ("weapons", "armour", "items", "characters", "skills")


HAD = ("weapons", "armour", "items", "characters")
"""Records that matter only to whoever has them."""


def record_faults(facts: Facts) -> Faults:
    """Every record of the encounter's own."""
    own = facts.encounter.arsenal
    for shelf in SHELVES:
        yield from ids(f"arsenal/{shelf}", getattr(own, shelf))
    for name, weapon in own.weapons.items():
        yield from weapon_faults(facts, f"arsenal/weapons/{name}", weapon)
    for name, item in own.items.items():
        if item.skill:
            yield from named(f"arsenal/items/{name}/skill", "skill", item.skill, facts.records.skills)
    for name, sheet in own.characters.items():
        yield from character_faults(facts, f"arsenal/characters/{name}", sheet)
    for i, unit in enumerate(facts.encounter.units):
        if unit.character in facts.book.characters and unit.character not in own.characters:
            yield from hand_faults(facts, f"units/{i}/character", facts.records.characters[unit.character])


def weapon_faults(facts: Facts, path: str, weapon: Weapon) -> Faults:
    """A gun needs a mode and rounds; nothing else has them; something must be in reach."""
    yield from named(f"{path}/skill", "skill", weapon.skill, facts.records.skills)
    if weapon.kind == "gun" and not (weapon.modes and weapon.magazine):
        yield error(path, "gd-fault-gun")
    if weapon.kind != "gun" and (weapon.modes or weapon.magazine):
        yield warning(path, "gd-fault-no-gun")
    bands = (weapon.range.point_blank, weapon.range.close, weapon.range.medium, weapon.range.long, weapon.range.extreme)
    if all(modifier is None for modifier in bands):
        yield error(f"{path}/range", "gd-fault-no-range")


def character_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """What a sheet refers to, and that two hands are enough."""
    for skill in (*sheet.skills, sheet.evasion):
        where = f"{path}/skills/{skill}" if skill in sheet.skills else f"{path}/evasion"
        yield from named(where, "skill", skill, facts.records.skills)
    for i, weapon in enumerate(sheet.weapons):
        yield from named(f"{path}/weapons/{i}", "weapon", weapon, facts.records.weapons)
    for i, weapon in enumerate(sheet.in_hand):
        yield from named(f"{path}/in_hand/{i}", "weapon", weapon, sheet.weapons)
    for weapon in sheet.magazines:
        yield from named(f"{path}/magazines/{weapon}", "weapon", weapon, sheet.weapons)
    for item in sheet.items:
        yield from named(f"{path}/items/{item}", "item", item, facts.records.items)
    if sheet.armour:
        yield from named(f"{path}/armour", "armour", sheet.armour, facts.records.armour)
    yield from hand_faults(facts, f"{path}/in_hand", sheet)
    if not sheet.weapons:
        yield warning(path, "gd-fault-unarmed")


def hand_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """Two hands are enough, and each weapon is in them once."""
    hands = sum(facts.records.weapons[weapon].hands for weapon in sheet.in_hand if weapon in facts.records.weapons)
    if hands > 2:
        yield error(path, "gd-fault-hands", found=hands)
    for weapon in sheet.in_hand:
        if sheet.in_hand.count(weapon) > 1:
            yield error(path, "gd-fault-twice-in-hand", weapon=weapon)
            return


def table_faults(facts: Facts) -> Faults:
    """Every row of a table of fumbles stands in it once (GD-00.5); each range band reaches farther (GD-00.11)."""
    bands = facts.encounter.arsenal.tables.bands or ()
    if any(nearer >= farther for nearer, farther in pairwise(bands)):
        yield error("arsenal/tables/bands", "gd-fault-bands")
    for kind, table in facts.encounter.arsenal.tables.fumbles.items():
        found = gaps(table.rows)
        if found:
            yield error(f"arsenal/tables/fumbles/{kind}/rows", "gd-fault-rows", rows=found)
