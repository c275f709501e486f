"""A new fight from an encounter: who stands where, with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from hantei.core.memory import OfObjects
from hantei.core.older import RecordChanges, with_fields
from hantei.core.rulings import Rulings
from hantei.scenes.dossiers import BROUGHT
from hantei.scenes.muster import asked_for, check_names, over, own_seats

from .content.records import Arsenal, Content
from .rules.attributes import as_read
from .rules.newcomers import fighter, muster
from .rulings import RULINGS
from .state import Fight

MOST_READINGS = 32
"""How many selections of readings are kept."""

NOTHING = Arsenal()
"""The records of an encounter that has none of its own: all such fights share those of the book."""


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the combat is declared.

    Raises `BadSetup` for an encounter or ruling that does not exist, and for names that are those of the table.
    """
    c = Fight(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.round_seconds = c.scene.round_seconds
    c.fighters = {who: fighter(c, unit, number) for who, unit, number in muster(c.scene.units, c.records.characters)}
    check_names(c.fighters, c.scene.sides)
    for who, seat in own_seats(setup, {who: one.side for who, one in c.fighters.items()}).items():
        c.fighters[who].seat = seat
    c.agenda = [("combat",)]
    return c


CHANGES: RecordChanges = {**BROUGHT, "fighters.*.effects.*": with_fields(upholds=[])}
"""What has been added to a fight since fights were saved; in version 1 no effect upheld a state."""


def with_content(c: Fight, setup: Mapping[str, Any], content: Content) -> Fight:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's (SK-DATA.21)."""
    scene = content.encounters[c.encounter]
    chosen = tuple(Rulings(RULINGS, dict(setup.get("rulings", {}))).items())
    c.house, c.rulings = readings(chosen), readings((*chosen, *scene.rulings.items()))
    c.scene = as_read(scene, c.rulings)
    c.records = records(c.scene.arsenal, content.arsenal)
    c.units = {who: unit for who, unit, _ in muster(c.scene.units, c.records.characters)}
    return c


@lru_cache(MOST_READINGS)
def readings(chosen: Sequence[tuple[str, str]]) -> Rulings:
    """The readings in force, the last of each that was chosen; they are never changed, and games that choose alike
    share them. Raises `BadSetup` for a ruling or a reading that does not exist."""
    return Rulings(RULINGS, dict(chosen))


def together(own: Arsenal, book: Arsenal) -> Arsenal:
    """The records of an encounter and of the book."""
    return book if own == NOTHING else over(own, book)


records = OfObjects(together)
"""The same, one for all games."""


def furnish(c: Fight, arsenal: Arsenal) -> None:
    """Give a running game the records of the book anew, with those of people who are brought into it."""
    c.records = records(c.scene.arsenal, arsenal)
