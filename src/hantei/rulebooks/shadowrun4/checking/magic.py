"""Faults of an encounter's magic: spells, foci, magicians, lodges, when time passes; spirits, sprites, and whom they
serve."""

from __future__ import annotations

from hantei.scenes.faults import Faults, error, warning

from ..content.encounter import UnitSpec
from ..content.records import Character, Spell
from ..rules.magic.orders import ORDERS, SERVANTS
from .facts import Facts, named

LAST_TURN = 50


def magic_faults(facts: Facts) -> Faults:
    """Everything of magic that the encounter says itself."""
    own = facts.encounter.arsenal
    for name, spell in own.spells.items():
        yield from spell_faults(f"arsenal/spells/{name}", spell)
    for name, sheet in own.characters.items():
        yield from magician_faults(facts, f"arsenal/characters/{name}", sheet)
    for name, place in facts.encounter.map.places.items():
        if place.lodge:
            yield from named(f"map/places/{name}/lodge", "tradition", place.lodge, facts.records.traditions)
    last = facts.encounter.turns_max or LAST_TURN
    for turn in facts.encounter.lulls:
        if turn > last:
            yield error(f"lulls/{turn}", "sr-fault-lull", turn=turn, last=last)


def spell_faults(path: str, spell: Spell) -> Faults:
    """SR-4.2.2: what a record says has to have something to work on."""
    if (spell.changes or spell.senses) and spell.duration == "instant":
        yield error(f"{path}/duration", "sr-fault-instant-change")
    if spell.radius is not None and not spell.area:
        yield warning(f"{path}/radius", "sr-fault-spell-area")
    if spell.armour and not spell.damage:
        yield warning(f"{path}/armour", "sr-fault-spell-armour")
    if not spell.changes and (spell.per != 1 or spell.most is not None):
        yield warning(path, "sr-fault-spell-steps")


def magician_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """SR-4.2.2, SR-4.2.7, SR-4.1.6: what a sheet refers to, and that there is Magic for it."""
    if sheet.tradition:
        yield from named(f"{path}/tradition", "tradition", sheet.tradition, facts.records.traditions)
    for i, spell in enumerate(sheet.spells):
        yield from named(f"{path}/spells/{i}", "spell", spell, facts.records.spells)
    for i, focus in enumerate(sheet.foci):
        yield from named(f"{path}/foci/{i}", "focus", focus, facts.records.foci)
    for i, focus in enumerate(sheet.active):
        if focus not in sheet.foci:
            yield error(f"{path}/active/{i}", "sr-fault-active", focus=focus)
    if sheet.kind == "person" and not sheet.magic and (sheet.spells or sheet.foci or sheet.centering):
        yield warning(f"{path}/magic", "sr-fault-magic-none")


# Who serves whom


def servant_faults(facts: Facts) -> Faults:
    """Servants among the combatants, and the traditions of the encounter's own."""
    for i, unit in enumerate(facts.encounter.units):
        sheet = facts.characters.get(unit.character)
        if sheet is not None:
            yield from unit_faults(facts, f"units/{i}", unit, sheet)
    spirits = [name for name, sheet in facts.characters.items() if sheet.kind == "spirit"]
    for name, tradition in facts.encounter.arsenal.traditions.items():
        for j, spirit in enumerate(tradition.spirits):
            yield from named(f"arsenal/traditions/{name}/spirits/{j}", "spirit", spirit, spirits)


def unit_faults(facts: Facts, path: str, unit: UnitSpec, sheet: Character) -> Faults:
    """SR-X.6: a spirit or a sprite has a Force or a rating; SR-5.1.7, SR-8.2.5: whom it serves has the power for it;
    SR-6.2.1: so has who leaves the body."""
    if unit.owner:
        yield from named(f"{path}/owner", "unit", unit.owner, facts.actors)
    if unit.order and sheet.kind in SERVANTS:
        yield from named(f"{path}/order", "order", unit.order, ORDERS)
    if sheet.kind in SERVANTS and not (unit.rating or sheet.rating):
        yield error(path, "sr-fault-no-rating", unit=unit.character)
    if unit.projected and not sheet.magic:
        yield error(f"{path}/projected", "sr-fault-no-magic", unit=unit.character)
    master = facts.actors.get(unit.owner)
    found = facts.characters.get(master.character) if master is not None else None
    if found is None:
        return
    if sheet.kind in ("spirit", "watcher") and not found.magic:
        yield error(f"{path}/owner", "sr-fault-no-magic", unit=unit.owner)
    if sheet.kind == "sprite" and not found.resonance:
        yield error(f"{path}/owner", "sr-fault-no-resonance", unit=unit.owner)
