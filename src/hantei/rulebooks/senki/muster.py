"""A new fight from an encounter: who stands where, with what."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from hantei.core.rulebook import BadSetup, Rulings

from .content import Content, UnitSpec
from .grid import cell
from .rulings import RULINGS
from .state import Fight, Fighter


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the combat is declared. Raises `BadSetup` for an encounter or ruling that does not exist."""
    name = str(setup["scenario"])
    if name not in content.encounters:
        raise BadSetup("unknown-encounter", found=name, allowed=", ".join(content.encounters))
    c = Fight(name)
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.round_seconds = c.scene.round_seconds
    for unit in c.scene.units:
        for number in range(1, unit.count + 1):
            c.fighters[fighter_id(c.fighters, unit)] = fighter(c, unit, number if unit.count > 1 else 0)
    c.agenda = [("combat",)]
    return c


def with_content(c: Fight, setup: Mapping[str, Any], content: Content) -> Fight:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's."""
    c.content = content
    c.records = content.records(c.scene)
    c.house = Rulings(RULINGS, dict(setup.get("rulings", {})))
    c.rulings = Rulings(RULINGS, {**c.house, **c.scene.rulings})
    return c


def fighter_id(taken: Container[str], unit: UnitSpec) -> str:
    """A readable id that is not taken: the unit's own, or its record's; several are numbered."""
    base = unit.id or unit.character
    if unit.count == 1 and base not in taken:
        return base
    n = 1
    while f"{base}-{n}" in taken:
        n += 1
    return f"{base}-{n}"


def fighter(c: Fight, unit: UnitSpec, number: int) -> Fighter:
    """A character as it begins the fight (SK-DATA.1)."""
    sheet = c.records.characters[unit.character]
    side = c.scene.sides[unit.side]
    x, y = cell(unit.at)
    made = Fighter(
        unit.character,
        unit.side,
        unit.seat or side.seat or unit.side,
        x,
        y,
        unit.hp or sheet.hp,
        unit.en if unit.en >= 0 else sheet.en,
        sheet.ts,
        pc=side.pc,
        away=unit.arrives > 0,
        arrives=unit.arrives,
        appearance=unit.appearance,
        number=number,
        high=sheet.high if unit.high is None else unit.high,
        submerged=sheet.submerged if unit.submerged is None else unit.submerged,
        equipped=list(sheet.weapons),
        possessions=list(sheet.possessions),
        items=dict(sheet.items),
    )
    made.unready = [name for name in made.equipped if c.records.weapons[name].needs_ready]
    return made


def seats(c: Fight) -> list[str]:
    """Every seat that plays somebody, and the game master's."""
    names = list(dict.fromkeys(fighter.seat for fighter in c.fighters.values()))
    return [*names, *(["referee"] if c.referee else [])]
