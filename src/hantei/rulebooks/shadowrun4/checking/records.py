"""Faults of an encounter's own records: skills, weapons, people."""

from __future__ import annotations

from itertools import pairwise

from hantei.scenes.faults import Faults, error, ids, warning

from ..content.records import ATTRIBUTES, RATED, SHELVES, Character, Weapon
from .facts import Facts, named

HAD = ("weapons", "characters", "spells", "foci", "devices", "programs", "vehicles")
"""Records that matter only to whoever has them."""


def record_faults(facts: Facts) -> Faults:
    """Every record of the encounter's own, and the hands of those who take part."""
    own = facts.encounter.arsenal
    for shelf in SHELVES:
        yield from ids(f"arsenal/{shelf}", getattr(own, shelf))
    for name, weapon in own.weapons.items():
        yield from weapon_faults(facts, f"arsenal/weapons/{name}", weapon)
    for name, sheet in own.characters.items():
        yield from character_faults(facts, f"arsenal/characters/{name}", sheet)
    for i, unit in enumerate(facts.encounter.units):
        if unit.character in facts.book.characters and unit.character not in own.characters:
            yield from hand_faults(facts, f"units/{i}/character", facts.characters[unit.character])


def weapon_faults(facts: Facts, path: str, weapon: Weapon) -> Faults:
    """SR-X.6: a gun needs modes and rounds; nothing else has them; each range band reaches farther than the last."""
    yield from named(f"{path}/skill", "skill", weapon.skill, facts.skills)
    if weapon.kind == "gun" and not (weapon.modes and weapon.clip):
        yield error(path, "sr-fault-gun")
    if weapon.kind != "gun" and (weapon.modes or weapon.clip):
        yield warning(path, "sr-fault-no-gun")
    if any(nearer >= farther for nearer, farther in pairwise(weapon.bands)) or len(weapon.bands) > 4:
        yield error(f"{path}/bands", "sr-fault-bands")
    if weapon.kind == "melee" and weapon.bands:
        yield warning(f"{path}/bands", "sr-fault-melee-bands")
    if weapon.spread and not weapon.shotgun:
        yield warning(f"{path}/spread", "sr-fault-no-shotgun")


def character_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """What a sheet refers to, that no attribute is missing, and that two hands are enough."""
    lacking = [name for name in ATTRIBUTES if name not in sheet.attributes]
    if lacking and sheet.kind not in RATED:
        yield error(f"{path}/attributes", "sr-fault-attributes", missing=lacking)
    for skill in sheet.skills:
        yield from named(f"{path}/skills/{skill}", "skill", skill, facts.skills)
    for i, weapon in enumerate(sheet.weapons):
        yield from named(f"{path}/weapons/{i}", "weapon", weapon, facts.weapons)
    for field in ("in_hand", "holstered"):
        for i, weapon in enumerate(getattr(sheet, field)):
            yield from named(f"{path}/{field}/{i}", "weapon", weapon, carried(sheet))
    for field in ("clips", "loose"):
        for weapon in getattr(sheet, field):
            yield from named(f"{path}/{field}/{weapon}", "weapon", weapon, sheet.weapons)
    yield from hand_faults(facts, f"{path}/in_hand", sheet)


def carried(sheet: Character) -> list[str]:
    """The ids under which a sheet carries its weapons: a second one of a kind is "name-2"."""
    found: list[str] = []
    for name in sheet.weapons:
        number = sum(other == name or other.startswith(f"{name}-") for other in found) + 1
        found.append(name if number == 1 else f"{name}-{number}")
    return found


def hand_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """Two hands are enough, and each weapon is in them once."""
    bases = [weapon if weapon in facts.weapons else weapon.rpartition("-")[0] for weapon in sheet.in_hand]
    hands = sum(facts.weapons[weapon].hands for weapon in bases if weapon in facts.weapons)
    if hands > 2:
        yield error(path, "sr-fault-hands", found=hands)
    twice = [weapon for weapon in sheet.in_hand if sheet.in_hand.count(weapon) > 1]
    if twice:
        yield error(path, "sr-fault-twice-in-hand", weapon=twice[0])
