"""Faults of the sides, those who fight, the conditions of victory and defeat, the place, and the readings chosen."""

from __future__ import annotations

from hantei.scenes.encounter_faults import reading_faults, seat_faults, twice_faults
from hantei.scenes.faults import Faults, error, ids, warning
from hantei.scenes.muster import muster

from ..content.records import POSSESSIONS, Goal, UnitSpec
from ..rules.goals import GONE
from .facts import Facts, named
from .records import effect_faults

LAST_ROUND = 50

ADVISED = 5
"""WA-21.14: the distance of a sniping battle is best below this."""


def side_faults(facts: Facts) -> Faults:
    """WA-04.3: factions: their friends, and that somebody can fight."""
    sides = facts.encounter.factions
    yield from ids("factions", sides)
    for name, side in sides.items():
        for i, friend in enumerate(side.friends):
            yield from named(f"factions/{name}/friends/{i}", "faction", friend, [one for one in sides if one != name])
        if not facts.strength(name):
            yield warning(f"factions/{name}", "wa-fault-faction-empty", faction=name)
    if not any(facts.hostile(a, b) and facts.strength(a) and facts.strength(b) for a in sides for b in sides):
        yield error("factions", "wa-fault-no-fight")


def unit_faults(facts: Facts) -> Faults:
    """Who they are, whose they are, in what state they begin."""
    encounter = facts.encounter
    for i, unit in enumerate(encounter.fighters):
        path = f"fighters/{i}"
        yield from named(f"{path}/character", "character", unit.character, facts.records.characters)
        yield from named(f"{path}/faction", "faction", unit.faction, encounter.factions)
        if unit.id:
            yield from ids(path, [unit.id])
        yield from state_faults(facts, path, unit)
        last = encounter.rounds_max or LAST_ROUND
        if unit.arrives >= last:
            yield error(f"{path}/arrives", "wa-fault-too-late", round=unit.arrives, last=last)
    yield from seat_faults(encounter.factions, encounter.fighters, ("factions", "fighters"))
    yield from twice_faults("wa", "fighters", (who for who, _, _ in muster(encounter.fighters)))


def state_faults(facts: Facts, path: str, unit: UnitSpec) -> Faults:
    """WA-DATA.6: nobody begins with more than the record has, or with what nobody begins with."""
    sheet = facts.records.characters.get(unit.character)
    if sheet is None:
        return
    if unit.hp is not None and sheet.hp is None:
        yield error(f"{path}/hp", "wa-fault-no-hp", character=unit.character)
    if unit.hp is not None and sheet.hp is not None and unit.hp > sheet.hp:
        yield error(f"{path}/hp", "wa-fault-above-record", found=unit.hp, most=sheet.hp)
    if unit.fp is not None and unit.fp > sheet.fp:
        yield error(f"{path}/fp", "wa-fault-above-record", found=unit.fp, most=sheet.fp)
    for i, status in enumerate(unit.statuses):
        if status == "death" or (status == "awakened" and sheet.hp is not None):
            yield error(f"{path}/statuses/{i}", "wa-fault-begins-with", status=status)


def goal_faults(facts: Facts) -> Faults:
    """WA-04.2: both conditions are set before the battle, and can come about."""
    encounter = facts.encounter
    for field in ("victory", "defeat"):
        goals: tuple[Goal, ...] = getattr(encounter, field)
        if not goals:
            yield error(field, "wa-fault-no-condition")
        for i, goal in enumerate(goals):
            yield from one_goal(facts, f"{field}/{i}", goal)


def one_goal(facts: Facts, path: str, goal: Goal) -> Faults:
    """What a condition names."""
    encounter = facts.encounter
    last = encounter.rounds_max or LAST_ROUND
    for i, faction in enumerate(goal.factions):
        yield from named(f"{path}/factions/{i}", "faction", faction, encounter.factions)
    if goal.kind == "beaten" and not goal.factions:
        yield error(path, "wa-fault-goal-faction")
    if goal.gone != "beaten" and goal.kind not in GONE:
        yield warning(f"{path}/gone", "wa-fault-goal-gone", kind=goal.kind)
    if goal.kind == "left" and not (goal.factions or goal.unit):
        yield error(path, "wa-fault-goal-faction")
    if goal.kind == "down" or goal.unit:
        yield from named(f"{path}/unit", "unit", goal.unit, facts.fighters)
    if goal.kind == "done":
        yield from named(f"{path}/task", "task", goal.task, encounter.tasks)
    if goal.kind == "survived" and not 1 <= goal.rounds <= last:
        yield error(f"{path}/rounds", "wa-fault-goal-rounds", found=goal.rounds, last=last)
    there = sum(facts.strength(faction) for faction in goal.factions)
    if goal.kind == "left" and not goal.unit and goal.count > there:
        yield error(f"{path}/count", "wa-fault-goal-count", found=goal.count, there=there)


def place_faults(facts: Facts) -> Faults:
    """What the place does not allow (WA-06.41), what it gives everybody, what follows."""
    encounter = facts.encounter
    last = encounter.rounds_max or LAST_ROUND
    if all(name in encounter.barred for name in POSSESSIONS):
        yield warning("barred", "wa-fault-all-barred")
    for i, later in enumerate(encounter.later):
        if later.round >= last:
            yield error(f"later/{i}/round", "wa-fault-too-late", round=later.round, last=last)
    for i, scene in enumerate(encounter.scene):
        for j, faction in enumerate(scene.factions):
            yield from named(f"scene/{i}/factions/{j}", "faction", faction, encounter.factions)
    for item in encounter.after.left:
        yield from named(f"after/left/{item}", "item", item, facts.records.items)


def start_faults(facts: Facts) -> Faults:
    """Surprise (20) and sniping (21)."""
    surprise, sniping = facts.encounter.surprise, facts.encounter.sniping
    if surprise is not None:
        yield from named("surprise/active", "faction", surprise.active, facts.encounter.factions)
        if surprise.level == 1 and (surprise.no_arms or surprise.barred):
            yield warning("surprise", "wa-fault-level-1")
    if sniping is not None:
        if sniping.range == 2 and sniping.distance not in (None, 1):
            yield error("sniping/distance", "wa-fault-distance-1", found=sniping.distance or 0)
        if sniping.range == 3 and sniping.distance is None:
            yield error("sniping", "wa-fault-no-distance")
        if (sniping.distance or 0) >= ADVISED:
            yield warning("sniping/distance", "wa-fault-far", found=sniping.distance or 0)


def task_faults(facts: Facts) -> Faults:
    """What can be done besides fighting."""
    tasks = facts.encounter.tasks
    yield from ids("tasks", tasks)
    for name, task in tasks.items():
        path = f"tasks/{name}"
        if task.kind != "free":
            yield from named(f"{path}/skill", "skill", task.skill, facts.known_skills)
        if task.kind == "free" and (task.skill or task.target):
            yield warning(path, "wa-fault-free-task")
        for i, faction in enumerate(task.factions):
            yield from named(f"{path}/factions/{i}", "faction", faction, facts.encounter.factions)
        for i, need in enumerate(task.needs):
            yield from named(f"{path}/needs/{i}", "task", need, [one for one in tasks if one != name])
        if round_about(facts, name, [name]):
            yield error(f"{path}/needs", "wa-fault-task-circle", task=name)
        yield from effect_faults(facts, f"{path}/effect", task.effect)


def round_about(facts: Facts, name: str, way: list[str]) -> bool:
    """Whether a task needs itself, by way of others."""
    tasks = facts.encounter.tasks
    return any(
        need == way[0] or (need in tasks and need not in way and round_about(facts, need, [*way, need]))
        for need in tasks[name].needs
    )


def ruling_faults(facts: Facts) -> Faults:
    """Readings that the encounter chooses."""
    return reading_faults("wa", facts.rulings, facts.encounter.rulings)
