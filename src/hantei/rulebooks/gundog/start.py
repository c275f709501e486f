"""A new fight from an encounter: who stands where, with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from hantei.core.muster import asked_for, muster, over
from hantei.core.naming import apart
from hantei.core.rulings import Rulings

from .content.records import Arsenal, Content, Encounter, UnitSpec
from .rulings import RULINGS
from .state import Carried, Fight, Fighter

HANDS = ("right", "left")

NOTHING = Arsenal()
"""The records of an encounter that has none of its own: such a fight is fought with those of the book."""


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the first round. Raises `BadSetup` for an encounter or ruling that does not exist."""
    c = Fight(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.fighters = {who: fighter(c, unit, number) for who, unit, number in muster(c.scene.units)}
    c.agenda = [("fight",)]
    return c


def with_content(c: Fight, setup: Mapping[str, Any], content: Content) -> Fight:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's."""
    c.content = content
    c.house = Rulings(RULINGS, dict(setup.get("rulings", {})))
    c.rulings = Rulings(RULINGS, {**c.house, **c.scene.rulings})
    c.records = records(content, c.scene, c.rulings)
    people, sheets = muster(c.scene.units), c.records.characters
    c.names = apart(((who, unit.name or sheets[unit.character].name, n) for who, unit, n in people), "gd-numbered")
    return c


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


def point(text: str) -> tuple[int, int]:
    """A point in metres, "x,y"."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def records(content: Content, scene: Encounter, rulings: Rulings) -> Arsenal:
    """The records of an encounter: its own before those of the book.

    GD-00.17: the weapons of the book stand, and by ruling give way to those of the group under the same names.
    """
    book = content.arsenal
    if scene.arsenal == NOTHING:
        return book
    found = replace(over(scene.arsenal, book), tables=book.tables)
    return replace(found, weapons={**found.weapons, **book.weapons}) if rulings["weapon_file"] == "builtin" else found
