"""Choose a ready-made leader by what the briefing says: whom to put out of action, and whom to bring through."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.language import Companion, If
from ..content.records import Preset
from ..content.scenario import Scenario
from ..state import Campaign

STRONG = ("vanguard", "breacher", "guardian")
"""The leaders who do well everywhere, the best first."""

THRIFTY = "breacher"
"""The leader whose squad lasts longest on what it carries."""

BLASTS = ("c4", "at4")
"""Gear that never misses a vehicle."""

ARMOUR = ("vehicle", "armoured")


def leader_for(c: Campaign, options: Sequence[str]) -> str:
    """Against a vehicle that the operation is about take whoever brings most that cannot miss it; with somebody whom a
    piece of gear protects, whoever can call for gear; on a way of several laps with camps between them, whoever is
    sturdy and thrifty; otherwise a leader who does well everywhere.
    """
    taken = [squad.leader.preset for squad in c.squads.values()]
    free = {name: c.content.book.presets[name] for name in options if name in c.content.book.presets}
    free = {name: preset for name, preset in free.items() if name not in taken}
    usual = next((name for name in STRONG if name in free), options[0])
    scenario = briefed(c)
    if hunts_armour(c, scenario):
        return max(free, key=lambda name: blasts(c, free[name]), default=usual)
    if gear_protects(scenario):
        return next((name for name, preset in free.items() if "supply_request" in preset.skills), usual)
    return THRIFTY if camps(scenario) and THRIFTY in free else usual


def camps(scenario: Scenario) -> bool:
    """Whether one operation leads over several laps, on which the squad lives by what it carries."""
    return len(scenario.progress.laps) > 1 and scenario.progress.between_laps == "camp"


def briefed(c: Campaign) -> Scenario:
    """The scenario of the operation that is running or, before the first one, to come."""
    coming = [str(entry[1]) for entry in c.agenda if entry[0] == "operation"]
    return c.content.scenarios[c.operation.scenario if c.operation else coming[0]]


def hunts_armour(c: Campaign, scenario: Scenario) -> bool:
    """Whether an objective is met by the end of a vehicle or of something armoured."""
    enemies = c.content.enemies[scenario.id][""]
    units = [enemies[goal.unit] for goal in scenario.objectives.values() if goal.unit in enemies]
    return any(tag in unit.tags for unit in units for tag in ARMOUR)


def blasts(c: Campaign, preset: Preset) -> int:
    """How often a ready-made squad can hit armour without a roll."""
    return sum(name in BLASTS for name in preset.buy) + sum(c.content.roles[role].ied for role in preset.members)


def gear_protects(scenario: Scenario) -> bool:
    """Whether somebody comes along from the start who is safer behind a piece of gear."""
    joined = [effect.companion for effect in scenario.start if isinstance(effect, Companion) and effect.do == "join"]
    begun = [effect for name in joined for effect in scenario.companions[name].battle_start]
    conditions = [effect.when for effect in begun if isinstance(effect, If)]
    return any(one.item or (one.unless and one.unless.item) for one in conditions)
