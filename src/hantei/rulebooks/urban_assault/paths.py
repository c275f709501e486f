"""Paths into the scenario: how a state refers to content, such as "tiles/yard/events/0/units/1"."""

from __future__ import annotations

from typing import Any

from .content.language import Encounter, UnitSpec, Wait
from .state import Battle, Campaign, Unit, Waiting


def at(c: Campaign, path: str) -> Any:
    """What stands at a path of the scenario now played."""
    return c.content.places[c.op.scenario][path]


def encounter(c: Campaign, battle: Battle) -> Encounter:
    """The encounter that a battle grew from."""
    if battle.meeting is None:
        battle.meeting = at(c, battle.path)
    return battle.meeting


def spec(c: Campaign, unit: Unit) -> UnitSpec:
    """The description of an enemy in the scenario."""
    if unit.entry is None:
        unit.entry = at(c, unit.spec)
    return unit.entry


def waiting(c: Campaign, effect: Waiting) -> Wait:
    """The `wait` that an effect came from."""
    found: Wait = at(c, effect.path)
    return found
