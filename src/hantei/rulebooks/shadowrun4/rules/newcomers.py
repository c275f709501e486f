"""Somebody as they begin: their sheet, where they stand, what they carry."""

from __future__ import annotations

from ..content.encounter import UnitSpec
from ..content.records import Character
from ..state import Actor, Carried, Machine, Magic, Motion, Persona, Run, Servant
from .figures import PROGRAMS
from .street.gear import HANDS
from .street.ground import point


def actor(c: Run, unit: UnitSpec, number: int) -> Actor:
    """Somebody as they begin (SR-2.2: with as many points of Edge as the rating)."""
    sheet = c.records.characters[unit.character]
    side = c.scene.sides[unit.side]
    x, y = point(c.scene.map.places[unit.at].at)
    return Actor(
        unit.character,
        unit.side,
        unit.seat or side.seat or unit.side,
        unit.at,
        x,
        y,
        kind=sheet.kind,
        owner=unit.owner,
        pc=side.pc,
        number=number,
        away=unit.arrives > 0 or bool(unit.alert),
        arrives=0 if unit.alert else unit.arrives,
        edge=sheet.edge,
        plane="matrix" if unit.vr or sheet.kind in PROGRAMS else "astral" if sheet.kind == "watcher" else "physical",
        carried=carried(c, sheet),
        clips=dict(sheet.clips),
        loose=dict(sheet.loose),
        motion=Motion(prone=unit.prone, cover=unit.cover, riding=unit.riding),
        servant=servant(unit, sheet),
        magic=Magic(active=list(sheet.active)),
        matrix=persona(unit, sheet),
        machine=machine(c, unit),
    )


def servant(unit: UnitSpec, sheet: Character) -> Servant:
    """What it owes to whoever called it; a watcher serves for hours (SR-5.2.1)."""
    watcher = sheet.kind == "watcher"
    return Servant(
        rating=unit.rating or sheet.rating,
        services=0 if watcher else unit.services,
        hours=unit.services if watcher else 0,
        bound=unit.bound,
        order=unit.order,
    )


def persona(unit: UnitSpec, sheet: Character) -> Persona:
    """Where somebody is in the Matrix, and with what."""
    return Persona(
        vr=unit.vr,
        nodes=list(unit.nodes),
        programs=dict(sheet.programs),
        stored=dict(sheet.stored),
        probing=unit.probing,
    )


def machine(c: Run, unit: UnitSpec) -> Machine:
    """A vehicle or drone as it begins; nothing for anybody else."""
    vehicle = c.records.vehicles.get(unit.character)
    return Machine(
        model=unit.character if vehicle else "",
        speed=(vehicle.speed if unit.speed is None else unit.speed) if vehicle else "",
        registered=unit.registered,
        device=unit.device,
        order_to=unit.order_to,
    )


def carried(c: Run, sheet: Character) -> dict[str, Carried]:
    """The weapons of a sheet by id, loaded and in their first mode, those in hand in a hand: the first in the favoured
    one."""
    found: dict[str, Carried] = {}
    for name in sheet.weapons:
        number = sum(other.weapon == name for other in found.values()) + 1
        found[name if number == 1 else f"{name}-{number}"] = loaded(c, name)
    free = list(HANDS[::-1] if sheet.left_handed else HANDS)
    for name in sheet.in_hand:
        if c.records.weapons[found[name].weapon].hands == 2:
            found[name].hand = "both"
        else:
            found[name].hand = free.pop(0)
    for name in sheet.holstered:
        found[name].holster = True
    return found


def loaded(c: Run, name: str) -> Carried:
    """A weapon with all its rounds, in the first of its modes."""
    weapon = c.records.weapons[name]
    return Carried(name, weapon.clip, mode=next(iter(weapon.modes), ""))


def mount(c: Run, name: str) -> Carried:
    """SR-3.2.27: a weapon on a mount."""
    return loaded(c, name)
