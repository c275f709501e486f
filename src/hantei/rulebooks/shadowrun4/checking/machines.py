"""Faults of vehicles and drones: their records, who rides and drives, who is registered with whom, who chases whom."""

from __future__ import annotations

from collections import Counter

from hantei.scenes.faults import Faults, error, ids, warning

from ..content.encounter import UnitSpec
from ..content.records import Vehicle
from ..rules.machines.vehicles import ORDERS
from .facts import Facts, named


def machine_faults(facts: Facts) -> Faults:
    """SR-X.6, SR-9.2.1, SR-9.4.2: every vehicle and drone of the encounter, and what it says of them."""
    own = facts.encounter.arsenal.vehicles
    yield from ids("arsenal/vehicles", own)
    for name, vehicle in own.items():
        yield from vehicle_faults(facts, f"arsenal/vehicles/{name}", vehicle)
    for i, unit in enumerate(facts.encounter.units):
        yield from unit_faults(facts, f"units/{i}", unit)
    yield from seat_faults(facts)
    yield from chase_faults(facts)


def vehicle_faults(facts: Facts, path: str, vehicle: Vehicle) -> Faults:
    """SR-X.6: its skill and its weapons are there; a gun on it is a gun."""
    yield from named(f"{path}/skill", "skill", vehicle.skill, facts.skills)
    for i, weapon in enumerate(vehicle.weapons):
        yield from named(f"{path}/weapons/{i}", "weapon", weapon, facts.weapons)
        found = facts.weapons.get(weapon)
        if found is not None and found.kind != "gun":
            yield error(f"{path}/weapons/{i}", "sr-fault-mount", weapon=weapon)
    for weapon in vehicle.clips:
        yield from named(f"{path}/clips/{weapon}", "weapon", weapon, vehicle.weapons)


def machines(facts: Facts) -> list[str]:
    """The vehicles and drones that take part."""
    return [who for who, unit in facts.actors.items() if unit.character in facts.vehicles]


def unit_faults(facts: Facts, path: str, unit: UnitSpec) -> Faults:
    """Who rides, drives, has jumped in or is registered: machines and people that take part."""
    there = machines(facts)
    is_machine = unit.character in facts.vehicles
    for field in ("aboard", "jumped_in"):
        if getattr(unit, field):
            yield from named(f"{path}/{field}", "vehicle", getattr(unit, field), there)
    if unit.drives and not unit.aboard:
        yield error(f"{path}/drives", "sr-fault-drives-nothing")
    if unit.jumped_in and not unit.vr:
        yield error(f"{path}/jumped_in", "sr-fault-not-in-vr")
    if unit.registered:
        yield from named(f"{path}/registered", "unit", unit.registered, facts.actors)
    if is_machine and unit.order:
        yield from named(f"{path}/order", "order", unit.order, [order for order in ORDERS if order])
    if not is_machine and (unit.registered or unit.device or unit.speed):
        yield warning(path, "sr-fault-no-machine")


def seat_faults(facts: Facts) -> Faults:
    """No vehicle carries more than its seats, none has two drivers."""
    aboard = Counter(unit.aboard for unit in facts.actors.values() if unit.aboard)
    drivers = Counter(unit.aboard for unit in facts.actors.values() if unit.drives)
    for name, count in aboard.items():
        record = facts.vehicles.get(facts.actors[name].character) if name in facts.actors else None
        if record is not None and count > record.seats:
            yield error("units", "sr-fault-seats", vehicle=name, found=count, seats=record.seats)
    for name, count in drivers.items():
        if count > 1:
            yield error("units", "sr-fault-two-drivers", vehicle=name)


def chase_faults(facts: Facts) -> Faults:
    """SR-9.4.2: quarry and pursuers are machines of sides hostile to each other."""
    there = machines(facts)
    for i, chase in enumerate(facts.encounter.chases):
        path = f"chases/{i}"
        yield from named(f"{path}/quarry", "vehicle", chase.quarry, there)
        for j, pursuer in enumerate(chase.pursuers):
            yield from named(f"{path}/pursuers/{j}", "vehicle", pursuer, there)
            if pursuer in there and chase.quarry in there:
                sides = facts.actors[pursuer].side, facts.actors[chase.quarry].side
                known = all(side in facts.encounter.sides for side in sides)
                if known and not facts.hostile(*sides):
                    yield error(f"{path}/pursuers/{j}", "sr-fault-no-foe", vehicle=pursuer, quarry=chase.quarry)


def fled_from(facts: Facts, side: str) -> bool:
    """SR-9.5.3: whether a side can get away by a chase."""
    return any(chase.quarry in facts.actors and facts.actors[chase.quarry].side == side
               for chase in facts.encounter.chases)  # fmt: skip
