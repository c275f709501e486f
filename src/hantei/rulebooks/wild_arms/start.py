"""A new battle from an encounter: who takes part, with what (WA-04.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.muster import asked_for, muster, over, own_seats
from hantei.core.rulings import Rulings

from .content.records import Arsenal, Content
from .rules.newcomers import fighter, names
from .rulings import RULINGS
from .state import Faction, Fight, Held

NOTHING = Arsenal()
"""The records of an encounter that has none of its own: all such battles share those of the book."""


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the first round. Raises `BadSetup` for an encounter or ruling that does not exist."""
    c = Fight(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.fighters = {who: fighter(c, unit, number) for who, unit, number in muster(c.scene.fighters)}
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
    c.content = content
    chosen = Rulings(RULINGS, dict(setup.get("rulings", {})))
    c.rulings = Rulings(RULINGS, {**chosen, **c.scene.rulings})
    own = c.scene.arsenal
    c.records = content.arsenal if own == NOTHING else over(own, content.arsenal)
    c.names = names(c)
    return c
