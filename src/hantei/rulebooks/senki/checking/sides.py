"""Faults of sides, combatants, goals and hazards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.scenes.encounter_faults import reading_faults, seat_faults
from hantei.scenes.faults import Faults, error, ids, warning

from ..content.records import Goal, UnitSpec
from .facts import Facts, named


def side_faults(facts: Facts) -> Faults:
    """Two sides at least fight, every side is hostile to somebody and has somebody (SK-DATA.23)."""
    sides = facts.encounter.sides
    yield from ids("sides", sides)
    wrong = False
    for name, side in sides.items():
        for i, other in enumerate(side.hostile):
            bad = list(named(f"sides/{name}/hostile/{i}", "side", other, sides))
            if other == name:
                bad.append(error(f"sides/{name}/hostile/{i}", "sk-fault-own-enemy", side=name))
            wrong = wrong or bool(bad)
            yield from bad
    for name in sides:
        if not facts.strength(name):
            yield warning(f"sides/{name}", "sk-fault-side-empty", side=name)
        if not wrong and not facts.foes(name):
            yield warning(f"sides/{name}", "sk-fault-side-peaceful", side=name)
    fighting = [name for name in sides if facts.strength(name)]
    if len(fighting) < 2 or (not wrong and not any(b in facts.foes(a) for a in fighting for b in fighting)):
        yield error("sides", "sk-fault-no-fight")
    for i, name in enumerate(facts.encounter.surprised):
        yield from named(f"surprised/{i}", "side", name, sides)
    if facts.encounter.winner_at_end:
        yield from named("winner_at_end", "side", facts.encounter.winner_at_end, sides)
    if facts.encounter.rounds_max < 1:
        yield error("rounds_max", "sk-fault-at-least", found=facts.encounter.rounds_max, low=1)


# Combatants


def unit_faults(facts: Facts) -> Faults:
    """Combatants refer to what there is and stand where one can stand."""
    seen: list[str] = []
    for i, unit in enumerate(facts.encounter.units):
        path = f"units/{i}"
        yield from named(f"{path}/character", "character", unit.character, facts.records.characters)
        yield from named(f"{path}/side", "side", unit.side, facts.encounter.sides)
        yield from facts.square(f"{path}/at", unit.at)
        yield from place_faults(facts, path, unit)
        if unit.id in seen:
            yield error(f"{path}/id", "sk-fault-id-twice", id=unit.id)
        if unit.id:
            seen.append(unit.id)
            yield from (error(f"{path}/id", "fault-id-plain", id=unit.id) for _ in ids("", [unit.id]))
        if unit.count < 1:
            yield error(f"{path}/count", "sk-fault-at-least", found=unit.count, low=1)
        for field in ("hp", "arrives", "appearance"):
            if getattr(unit, field) < 0:
                yield error(f"{path}/{field}", "sk-fault-at-least", found=getattr(unit, field), low=0)
        yield from above_record(facts, path, unit)
        if unit.arrives > facts.encounter.rounds_max:
            yield warning(f"{path}/arrives", "sk-fault-too-late", round=unit.arrives, last=facts.encounter.rounds_max)
    yield from seat_faults(facts.encounter.sides, facts.encounter.units, ("sides", "units"))


def above_record(facts: Facts, path: str, unit: UnitSpec) -> Faults:
    """HP and EN at the start are the record's at most: what is regained goes no further (SK-DATA.1)."""
    sheet = facts.records.characters.get(unit.character)
    for field in ("hp", "en"):
        if sheet is not None and getattr(unit, field) > getattr(sheet, field):
            most = getattr(sheet, field)
            yield error(f"{path}/{field}", "sk-fault-above-record", found=getattr(unit, field), most=most)


def place_faults(facts: Facts, path: str, unit: UnitSpec) -> Faults:
    """Nobody stands in a closed square, or is submerged out of the water."""
    marks = facts.marks(unit.at)
    if "impassable" in marks or "obstacle" in marks:
        yield error(f"{path}/at", "sk-fault-closed-square", found=unit.at)
    sheet = facts.records.characters.get(unit.character)
    under = unit.submerged if unit.submerged is not None else sheet is not None and sheet.submerged
    if under and facts.sheet and "water" not in marks:
        yield error(f"{path}/at", "sk-fault-no-water", found=unit.at)


# Goals


def goal_faults(facts: Facts) -> Faults:
    """Goals that can be met, but are not met before the fight begins."""
    for i, goal in enumerate(facts.encounter.goals):
        path = f"goals/{i}"
        wrong = list(named(f"{path}/side", "side", goal.side, facts.encounter.sides))
        if goal.unit or goal.kind == "defeat":
            wrong += named(f"{path}/unit", "unit", goal.unit, facts.fighters)
        yield from wrong
        if goal.count < 1:
            yield error(f"{path}/count", "sk-fault-at-least", found=goal.count, low=1)
        elif not wrong:
            yield from GOALS[goal.kind](facts, path, goal)


def eliminate_faults(facts: Facts, path: str, goal: Goal) -> Faults:
    """There is somebody to be put out of action."""
    if not any(facts.strength(side) for side in facts.foes(goal.side)):
        yield error(path, "sk-fault-nobody-to-beat", side=goal.side)


def defeat_faults(facts: Facts, path: str, goal: Goal) -> Faults:
    """One's own fall is no victory."""
    if facts.fighters[goal.unit].side == goal.side:
        yield warning(f"{path}/unit", "sk-fault-own-unit", unit=goal.unit, side=goal.side)


def survive_faults(facts: Facts, path: str, goal: Goal) -> Faults:
    """The rounds to be survived are played."""
    last = facts.encounter.rounds_max
    if not 1 <= goal.rounds <= last:
        yield error(f"{path}/rounds", "sk-fault-goal-rounds", found=goal.rounds, last=last)


def escape_faults(facts: Facts, path: str, goal: Goal) -> Faults:
    """There is a way out, and enough who can take it."""
    if not facts.encounter.escape_allowed or (facts.sheet and not facts.squares_marked("escape")):
        yield error(path, "sk-fault-no-escape")
    yield from enough_faults(facts, path, goal)


def reach_faults(facts: Facts, path: str, goal: Goal) -> Faults:
    """There are squares to be reached, and enough who can reach them."""
    if not goal.squares:
        yield error(path, "sk-fault-goal-squares")
    for i, square in enumerate(goal.squares):
        yield from facts.square(f"{path}/squares/{i}", square)
        marks = facts.marks(square)
        if "impassable" in marks or "obstacle" in marks:
            yield error(f"{path}/squares/{i}", "sk-fault-closed-square", found=square)
    yield from enough_faults(facts, path, goal)


def enough_faults(facts: Facts, path: str, goal: Goal) -> Faults:
    """The side has as many people as the goal asks for; one who is named is of the side."""
    there = facts.strength(goal.side)
    if goal.count > there:
        yield error(f"{path}/count", "sk-fault-goal-count", found=goal.count, side=goal.side, there=there)
    if goal.unit and facts.fighters[goal.unit].side != goal.side:
        yield error(f"{path}/unit", "sk-fault-other-side", unit=goal.unit, side=goal.side)


GOALS: Mapping[str, Callable[[Facts, str, Goal], Faults]] = {
    "eliminate": eliminate_faults,
    "defeat": defeat_faults,
    "survive": survive_faults,
    "escape": escape_faults,
    "reach": reach_faults,
}


# Hazards, rulings


def hazard_faults(facts: Facts) -> Faults:
    """Hazards strike in squares and rounds that there are."""
    last = facts.encounter.rounds_max
    for i, hazard in enumerate(facts.encounter.hazards):
        if hazard.round < 1:
            yield error(f"hazards/{i}/round", "sk-fault-at-least", found=hazard.round, low=1)
        if hazard.round > last:
            yield warning(f"hazards/{i}/round", "sk-fault-too-late", round=hazard.round, last=last)
        for n, square in enumerate(hazard.squares):
            yield from facts.square(f"hazards/{i}/squares/{n}", square)


def ruling_faults(facts: Facts) -> Faults:
    """Readings of open points that there are."""
    return reading_faults("sk", facts.rulings, facts.encounter.rulings)
