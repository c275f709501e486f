"""Faults of the ground, the sides, those who take part, the tasks, the conditions of victory and the readings."""

from __future__ import annotations

from hantei.scenes import encounter_faults
from hantei.scenes.encounter_faults import reading_faults, room_faults, seat_faults, twice_faults
from hantei.scenes.faults import Faults, error, ids
from hantei.scenes.muster import muster

from ..content.encounter import Goal, TaskSpec
from ..content.records import Character
from .facts import Facts, named
from .machines import fled_from

LAST_TURN = 50

RECORDED = {
    "condition_track": ("physical", "stun"),
    "initiative_attribute": ("initiative",),
    "unarmed_damage": ("unarmed",),
    "wound_modifier": ("wound_every",),
    "vr_passes": ("vr_initiative", "cold_passes", "hot_passes"),
    "icon_track": ("icon_boxes",),
}
"""Readings `recorded`, and what the record of everybody has to give for them."""


def map_faults(facts: Facts) -> Faults:
    """Places, the lines of sight between rooms, mounts."""
    ground = facts.encounter.map
    yield from ids("map/places", ground.places)
    if not ground.places:
        yield error("map", "sr-fault-no-places")
    for name, place in ground.places.items():
        if place.mount:
            yield from named(f"map/places/{name}/mount", "weapon", place.mount, facts.weapons)
            found = facts.weapons.get(place.mount)
            if found is not None and found.kind != "gun":
                yield error(f"map/places/{name}/mount", "sr-fault-mount", weapon=place.mount)
    rooms = (place.room for place in ground.places.values())
    yield from room_faults("sr", ground.sight, rooms)


def side_faults(facts: Facts) -> Faults:
    """Sides: their enemies, and that somebody can fight."""
    return encounter_faults.side_faults("sr", facts.encounter.sides, facts.strength)


def unit_faults(facts: Facts) -> Faults:
    """Who they are, whose they are, where they stand."""
    encounter = facts.encounter
    last = encounter.turns_max or LAST_TURN
    for i, unit in enumerate(encounter.units):
        path = f"units/{i}"
        yield from named(f"{path}/character", "character", unit.character, facts.characters)
        yield from named(f"{path}/side", "side", unit.side, encounter.sides)
        yield from named(f"{path}/at", "place", unit.at, encounter.map.places)
        if unit.id:
            yield from ids(path, [unit.id])
        if unit.arrives > last:
            yield error(f"{path}/arrives", "sr-fault-too-late", turn=unit.arrives, last=last)
        place = encounter.map.places.get(unit.at)
        if unit.cover and place is not None and not place.cover:
            yield error(f"{path}/cover", "sr-fault-no-cover", place=unit.at)
    yield from seat_faults(encounter.sides, encounter.units, ("sides", "units"))
    yield from twice_faults("sr", "units", (who for who, _, _ in muster(encounter.units)))


def task_faults(facts: Facts) -> Faults:
    """Tasks: where, for whom, with what."""
    encounter = facts.encounter
    yield from ids("tasks", encounter.tasks)
    for name, task in encounter.tasks.items():
        path = f"tasks/{name}"
        yield from named(f"{path}/at", "place", task.at, encounter.map.places)
        for i, side in enumerate(task.sides):
            yield from named(f"{path}/sides/{i}", "side", side, encounter.sides)
        yield from task_test(facts, path, task)


def task_test(facts: Facts, path: str, task: TaskSpec) -> Faults:
    """SR-1.2.9: one skill, or two different attributes."""
    if task.skill:
        yield from named(f"{path}/skill", "skill", task.skill, facts.skills)
    if task.attributes and (len(task.attributes) != 2 or task.attributes[0] == task.attributes[1]):
        yield error(f"{path}/attributes", "sr-two-attributes", found=[*task.attributes])
    if task.skill and task.attributes:
        yield error(path, "sr-fault-task-both")
    if not (task.skill or task.attributes) and (task.kind == "skill" or task.extended):
        yield error(path, "sr-fault-task-nothing")


def goal_faults(facts: Facts) -> Faults:
    """Conditions of victory that can never be met."""
    encounter = facts.encounter
    last = encounter.turns_max or LAST_TURN
    for i, goal in enumerate(encounter.goals):
        path = f"goals/{i}"
        yield from named(f"{path}/side", "side", goal.side, encounter.sides)
        yield from goal_parts(facts, path, goal)
        if goal.kind == "survive" and not 1 <= goal.turns <= last:
            yield error(f"{path}/turns", "sr-fault-goal-turns", found=goal.turns, last=last)
        if goal.kind == "task":
            yield from named(f"{path}/task", "task", goal.task, encounter.tasks)
    if encounter.winner_at_end:
        yield from named("winner_at_end", "side", encounter.winner_at_end, encounter.sides)


def goal_parts(facts: Facts, path: str, goal: Goal) -> Faults:
    """The unit, the places and the number that a goal names."""
    encounter = facts.encounter
    known = goal.side in encounter.sides
    if goal.kind == "defeat" or goal.unit:
        yield from named(f"{path}/unit", "unit", goal.unit, facts.actors)
    if goal.unit in facts.actors and known:
        own = facts.actors[goal.unit].side == goal.side
        if goal.kind == "defeat" and own:
            yield error(f"{path}/unit", "sr-fault-own-unit", unit=goal.unit, side=goal.side)
        if goal.kind != "defeat" and not own:
            yield error(f"{path}/unit", "sr-fault-other-side", unit=goal.unit, side=goal.side)
    if goal.kind == "eliminate" and known and not beatable(facts, goal.side):
        yield error(path, "sr-fault-nobody-to-beat", side=goal.side)
    for j, place in enumerate(goal.places):
        yield from named(f"{path}/places/{j}", "place", place, encounter.map.places)
    if goal.kind == "reach" and not goal.places:
        yield error(path, "sr-fault-goal-places")
    there = facts.strength(goal.side)
    if goal.kind in ("reach", "escape") and known and goal.count > there:
        yield error(f"{path}/count", "sr-fault-goal-count", found=goal.count, there=there, side=goal.side)
    exits = any(place.exit for place in encounter.map.places.values())
    if goal.kind == "escape" and not exits and not fled_from(facts, goal.side):
        yield error(path, "sr-fault-no-exit")


def beatable(facts: Facts, side: str) -> bool:
    """Whether a side has anybody to put out of action."""
    return any(facts.strength(name) for name in facts.encounter.enemies[side])


def concerned(name: str, sheet: Character) -> bool:
    """Whether a reading needs figures of somebody: those of the Matrix of who has an icon, those of VR of people."""
    icon = bool(sheet.commlink) or sheet.system is not None or sheet.kind in ("ic", "agent")
    if name == "vr_passes":
        return icon and sheet.kind == "person"
    return icon if name == "icon_track" else True


def ruling_faults(facts: Facts) -> Faults:
    """Readings that the encounter chooses, and what records have to give for them."""
    yield from reading_faults("sr", facts.rulings, facts.encounter.rulings)
    for name, value in facts.encounter.rulings.items():
        if value == "recorded" and name in RECORDED:
            people = list(dict.fromkeys(unit.character for unit in facts.actors.values()))
            sheets = {one: facts.characters[one] for one in people if one in facts.characters}
            sheets = {one: sheet for one, sheet in sheets.items() if concerned(name, sheet)}
            lacking = [
                one for one, sheet in sheets.items() if any(getattr(sheet, field) is None for field in RECORDED[name])
            ]
            if lacking:
                yield error(f"rulings/{name}", "sr-fault-not-recorded", name=name, people=lacking)
