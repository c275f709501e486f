"""A new fight from an encounter: who stands where, with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hantei.core.memory import OfObjects
from hantei.core.rulings import Rulings
from hantei.scenes.muster import asked_for, check_names, muster, over, own_seats
from hantei.scenes.naming import apart

from .content.records import Arsenal, Content, Encounter
from .rules.newcomers import fighter
from .rulings import RULINGS
from .state import Fight

MOST_READINGS = 32
"""How many selections of readings are kept."""

NOTHING = Arsenal()
"""The records of an encounter that has none of its own: such a fight is fought with those of the book."""


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the first round.

    Raises `BadSetup` for an encounter or ruling that does not exist, and for names that are those of the table.
    """
    c = Fight(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.fighters = {who: fighter(c, unit, number) for who, unit, number in muster(c.scene.units)}
    check_names(c.fighters, c.scene.sides)
    for who, seat in own_seats(setup, {who: one.side for who, one in c.fighters.items()}).items():
        c.fighters[who].seat = seat
    c.agenda = [("fight",)]
    return c


def with_content(c: Fight, setup: Mapping[str, Any], content: Content) -> Fight:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's."""
    c.content, c.scene = content, content.encounters[c.encounter]
    chosen = tuple(Rulings(RULINGS, dict(setup.get("rulings", {}))).items())
    c.house, c.rulings = readings(chosen), readings((*chosen, *c.scene.rulings.items()))
    c.records = records(content, c.scene, c.rulings)
    people, sheets = muster(c.scene.units), c.records.characters
    c.names = apart(((who, unit.name or sheets[unit.character].name, n) for who, unit, n in people), "gd-numbered")
    return c


def together(content: Content, scene: Encounter, rulings: Rulings) -> Arsenal:
    """The records of an encounter: its own before those of the book.

    GD-00.17: the weapons of the book stand, and by ruling give way to those of the group under the same names.
    """
    book = content.arsenal
    if scene.arsenal == NOTHING:
        return book
    found = replace(over(scene.arsenal, book), tables=book.tables)
    return replace(found, weapons={**found.weapons, **book.weapons}) if rulings["weapon_file"] == "builtin" else found


records = OfObjects(together)
"""The same, one for all games."""


@lru_cache(MOST_READINGS)
def readings(chosen: Sequence[tuple[str, str]]) -> Rulings:
    """The readings in force, the last of each that was chosen; they are never changed, and games that choose alike
    share them. Raises `BadSetup` for a ruling or a reading that does not exist."""
    return Rulings(RULINGS, dict(chosen))


def furnish(c: Fight, arsenal: Arsenal) -> None:
    """Give a running game the records of the book anew, with those of people who are brought into it."""
    c.content = replace(c.content, arsenal=arsenal)
    c.records = records(c.content, c.scene, c.rulings)
