"""Paths into the scenario: how a state refers to content, such as "tiles/yard/events/0/units/1"."""

from __future__ import annotations

from typing import Any

from .language import Encounter, UnitSpec, Wait
from .scenario import Scenario
from .state import Battle, Campaign, Unit, Waiting


def at(c: Campaign, path: str) -> Any:
    """What stands at a path of the scenario now played."""
    places = c.content.places
    key = (c.op.scenario, path)
    if key not in places:
        places[key] = walk(c.scenario, path)
    return places[key]


def walk(scenario: Scenario, path: str) -> Any:
    """Follow a path from the head of a scenario on."""
    here: Any = scenario
    for part in path.split("/"):
        if isinstance(here, tuple):
            here = here[int(part)]
        elif isinstance(here, dict):
            here = here[part]
        else:
            here = getattr(here, part)
    return here


def encounter(c: Campaign, battle: Battle) -> Encounter:
    """The encounter that a battle grew from."""
    found: Encounter = at(c, battle.path)
    return found


def spec(c: Campaign, unit: Unit) -> UnitSpec:
    """The description of an enemy in the scenario."""
    found: UnitSpec = at(c, unit.spec)
    return found


def waiting(c: Campaign, effect: Waiting) -> Wait:
    """The `wait` that an effect came from."""
    found: Wait = at(c, effect.path)
    return found
