"""Faults of an encounter's records of magic: spells, foci, magicians, lodges, and when time passes."""

from __future__ import annotations

from hantei.core.faults import Faults, error, warning

from ..content.records import Character, Spell
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
