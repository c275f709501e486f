"""Faults of spirits, sprites and those whom they serve: owners, Force or rating, traditions."""

from __future__ import annotations

from hantei.core.faults import Faults, error

from ..content.encounter import UnitSpec
from ..content.records import Character
from ..rules.magic.orders import ORDERS, SERVANTS
from .facts import Facts, named


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
