"""Chapter 00: somebody as they begin a fight, with the weapons of their sheet."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.records import UnitSpec
from ..state import HANDS, Carried, Fight, Fighter
from .ground import point


def fighter(c: Fight, unit: UnitSpec, number: int) -> Fighter:
    """Somebody as they begin the fight (GD-00.14)."""
    sheet = c.records.characters[unit.character]
    side = c.scene.sides[unit.side]
    x, y = point(c.scene.map.places[unit.at].at)
    return Fighter(
        unit.character,
        unit.side,
        unit.seat or side.seat or unit.side,
        unit.at,
        x,
        y,
        unit.endurance or sheet.endurance,
        pc=side.pc,
        number=number,
        away=unit.arrives > 0,
        arrives=unit.arrives,
        prone=unit.prone,
        cover=unit.cover,
        carried=carried(c, sheet.weapons, sheet.in_hand),
        magazines=dict(sheet.magazines),
        items=dict(sheet.items),
        armour=sheet.armour,
    )


def carried(c: Fight, weapons: Sequence[str], in_hand: Sequence[str]) -> dict[str, Carried]:
    """The weapons of a sheet by id, loaded, those in hand in a hand: the first in the right one."""
    found: dict[str, Carried] = {}
    for name in weapons:
        number = sum(other.weapon == name for other in found.values()) + 1
        found[name if number == 1 else f"{name}-{number}"] = Carried(name, c.records.weapons[name].magazine)
    free = list(HANDS)
    for name in in_hand:
        if c.records.weapons[found[name].weapon].hands == 2:
            found[name].hand = "both"
        else:
            found[name].hand = free.pop(0)
    return found
