"""Faults of the map, the sides, those who fight, the conditions of victory and the readings chosen."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.scenes import encounter_faults
from hantei.scenes.encounter_faults import reading_faults, room_faults, seat_faults, twice_faults
from hantei.scenes.faults import Faults, error, ids, warning
from hantei.scenes.muster import muster

from ..content.records import Goal
from .facts import Facts, named

LAST_ROUND = 50

FILES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("damage_penalty_table", "group_file"): ("shooting", "melee", "other"),
    ("range_bands", "group_file"): ("bands",),
    ("silencing_table", "group_file"): ("silencing",),
    ("tactics_effect", "group_file"): ("tactics",),
    ("medical_action_effect", "restores"): ("medicine",),
}
"""Readings that need at least one of these tables in the encounter."""

FIGURES: Mapping[tuple[str, str], str] = {
    ("round_seconds", "other"): "round_seconds",
    ("aim_bonus", "other"): "aim_bonus",
    ("fight_end", "round_limit"): "rounds_max",
}
"""Readings that need a figure of the encounter."""


def map_faults(facts: Facts) -> Faults:
    """Places, their ways and the lines of sight between rooms."""
    board = facts.encounter.map
    yield from ids("map/places", board.places)
    if not board.places:
        yield error("map", "gd-fault-no-places")
    for name, place in board.places.items():
        for i, link in enumerate(place.links):
            yield from named(f"map/places/{name}/links/{i}", "place", link, [p for p in board.places if p != name])
            if link in board.places and name not in board.places[link].links:
                yield error(f"map/places/{name}/links/{i}", "gd-fault-one-way", place=name, link=link)
        if place.links and board.kind != "area":
            yield warning(f"map/places/{name}/links", "gd-fault-links-unused")
        if board.kind == "area" and not place.links and len(board.places) > 1:
            yield error(f"map/places/{name}", "gd-fault-cut-off", place=name)
    rooms = [place.room for place in board.places.values()]
    yield from room_faults("gd", board.sight, rooms)
    yield from room_faults("gd", board.windows, rooms, "windows")


def side_faults(facts: Facts) -> Faults:
    """Sides: their enemies, and that somebody can fight."""
    return encounter_faults.side_faults("gd", facts.encounter.sides, facts.strength)


def unit_faults(facts: Facts) -> Faults:
    """Who they are, whose they are, where they stand."""
    encounter = facts.encounter
    last = encounter.rounds_max or LAST_ROUND
    for i, unit in enumerate(encounter.units):
        path = f"units/{i}"
        yield from named(f"{path}/character", "character", unit.character, facts.records.characters)
        yield from named(f"{path}/side", "side", unit.side, encounter.sides)
        yield from named(f"{path}/at", "place", unit.at, encounter.map.places)
        if unit.id:
            yield from ids(path, [unit.id])
        sheet = facts.records.characters.get(unit.character)
        if sheet is not None and unit.endurance > sheet.endurance:
            yield error(f"{path}/endurance", "gd-fault-above-record", found=unit.endurance, most=sheet.endurance)
        if unit.arrives > last:
            yield error(f"{path}/arrives", "gd-fault-too-late", round=unit.arrives, last=last)
        place = encounter.map.places.get(unit.at)
        if unit.cover and place is not None and not place.cover:
            yield error(f"{path}/cover", "gd-fault-no-cover", place=unit.at)
    yield from seat_faults(encounter.sides, encounter.units, ("sides", "units"))
    yield from twice_faults("gd", "units", (who for who, _, _ in muster(encounter.units)))


def goal_faults(facts: Facts) -> Faults:
    """Conditions of victory that can never be met."""
    encounter = facts.encounter
    last = encounter.rounds_max or LAST_ROUND
    for i, goal in enumerate(encounter.goals):
        path = f"goals/{i}"
        yield from named(f"{path}/side", "side", goal.side, encounter.sides)
        yield from goal_parts(facts, path, goal)
        if goal.kind == "survive" and not 1 <= goal.rounds <= last:
            yield error(f"{path}/rounds", "gd-fault-goal-rounds", found=goal.rounds, last=last)
    if encounter.winner_at_end:
        yield from named("winner_at_end", "side", encounter.winner_at_end, encounter.sides)


def goal_parts(facts: Facts, path: str, goal: Goal) -> Faults:
    """The unit, the places and the number that a goal names."""
    encounter = facts.encounter
    if goal.kind == "defeat" or goal.unit:
        yield from named(f"{path}/unit", "unit", goal.unit, facts.fighters)
    if goal.unit in facts.fighters and goal.side in encounter.sides:
        yield from goal_unit(facts, path, goal)
    if goal.kind == "eliminate" and goal.side in encounter.sides and not beatable(facts, goal.side):
        yield error(path, "gd-fault-nobody-to-beat", side=goal.side)
    for j, place in enumerate(goal.places):
        yield from named(f"{path}/places/{j}", "place", place, encounter.map.places)
    if goal.kind == "reach" and not goal.places:
        yield error(path, "gd-fault-goal-places")
    there = facts.strength(goal.side)
    if goal.kind in ("reach", "escape", "noticed") and goal.side in encounter.sides and goal.count > there:
        yield error(f"{path}/count", "gd-fault-goal-count", found=goal.count, there=there, side=goal.side)
    if goal.kind == "escape" and not any(place.exit for place in encounter.map.places.values()):
        yield error(path, "gd-fault-no-exit")


def goal_unit(facts: Facts, path: str, goal: Goal) -> Faults:
    """Who is to fall is of another side, who is to get somewhere of this one."""
    own = facts.fighters[goal.unit].side == goal.side
    if goal.kind == "defeat" and own:
        yield error(f"{path}/unit", "gd-fault-own-unit", unit=goal.unit, side=goal.side)
    if goal.kind != "defeat" and not own:
        yield error(f"{path}/unit", "gd-fault-other-side", unit=goal.unit, side=goal.side)


def beatable(facts: Facts, side: str) -> bool:
    """Whether a side has anybody to put out of action."""
    others = [name for name in facts.encounter.sides if name != side and facts.strength(name)]
    enemies = facts.encounter.enemies[side]
    return any(not enemies or name in enemies for name in others)


def ruling_faults(facts: Facts) -> Faults:
    """Readings that the encounter chooses, and what they need."""
    encounter = facts.encounter
    yield from reading_faults("gd", facts.rulings, encounter.rulings)
    for name, value in encounter.rulings.items():
        tables = FILES.get((name, value), ())
        if tables and all(getattr(encounter.arsenal.tables, each) is None for each in tables):
            yield error(f"rulings/{name}", "gd-fault-no-table", name=name, allowed=list(tables))
        field = FIGURES.get((name, value))
        if field and getattr(encounter, field) is None:
            yield error(f"rulings/{name}", "gd-fault-no-figure", name=name, field=field)
