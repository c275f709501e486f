"""A new battle from an encounter: who takes part, with what (WA-04.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hantei.core.memory import OfObjects
from hantei.core.rulings import Rulings
from hantei.scenes.muster import asked_for, check_names, muster, own_seats

from .content.records import Arsenal, Content, shelves
from .rules.newcomers import fighter, names
from .rulings import RULINGS
from .state import Faction, Fight, Held

MOST_READINGS = 32
"""How many selections of readings are kept."""


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the first round.

    Raises `BadSetup` for an encounter or ruling that does not exist, and for names that are those of the table.
    """
    c = Fight(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.fighters = {who: fighter(c, unit, number) for who, unit, number in muster(c.scene.fighters)}
    check_names(c.fighters, c.scene.factions)
    for who, seat in own_seats(setup, {who: one.faction for who, one in c.fighters.items()}).items():
        c.fighters[who].seat = seat
    c.names = names(c)
    c.factions = {name: Faction() for name in c.scene.factions}
    c.barred = list(c.scene.barred)
    c.scene_statuses = [Held(one.status, "scene", "scene", one.ending) for one in c.scene.scene]
    c.agenda = [("battle",)]
    return c


def with_content(c: Fight, setup: Mapping[str, Any], content: Content) -> Fight:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's."""
    c.content, c.scene = content, content.encounters[c.encounter]
    chosen = Rulings(RULINGS, dict(setup.get("rulings", {})))
    c.rulings = readings((*chosen.items(), *c.scene.rulings.items()))
    c.records = records(c.scene.arsenal, content.arsenal, c.rulings)
    c.names = names(c)
    return c


@lru_cache(MOST_READINGS)
def readings(chosen: Sequence[tuple[str, str]]) -> Rulings:
    """The readings in force, the last of each that was chosen; they are never changed, and games that choose alike
    share them. Raises `BadSetup` for a ruling or a reading that does not exist."""
    return Rulings(RULINGS, dict(chosen))


records = OfObjects(lambda own, book, rulings: shelves(own, book, rulings["sample_records"]))
"""The records of an encounter and of the book, one for all games of the same readings."""


def furnish(c: Fight, arsenal: Arsenal) -> None:
    """Give a running game the records of the book anew, with those of people who are brought into it."""
    c.content = replace(c.content, arsenal=arsenal)
    c.records = records(c.scene.arsenal, arsenal, c.rulings)
