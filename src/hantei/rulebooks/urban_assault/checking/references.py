"""Names in a scenario that must be borne by something (UA-SC.32), and overrides of the book (UA-SC.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hantei.scenes.faults import Faults, error, warning

from ..content import language as say
from ..content import scenario as sc
from ..content.conditions import Condition
from ..content.enemies import FIRST_ENEMY, Reinforcement, Resistance
from ..content.walk import Context, Spot
from ..rules.checks import SUB_ABILITIES
from ..rules.scenario.overrides import FIGURES
from .facts import Facts, unknown
from .figures import join

Named = Iterator[tuple[str, str, str]]
"""Names that a node uses: the field path below it, the kind of thing, the name."""

VICTIMS = ("leader", "members", "all", "random_member", "hit_table", "rolled", "noncombatant")
ATTACKS = ("shot", "close", "ied")
TAGS = (
    "vehicle", "armoured", "fixed_target", "in_cover", "ballistic_gear", "heavy_armour", "blast_resistant", "fanatic",
    "mission_bound", "human",
)  # fmt: skip
"""UA-SC.11."""


def reference_faults(facts: Facts) -> Faults:
    """Every name that nothing bears, every id that stands twice, every override that cannot be."""
    allowed = names(facts)
    for spot in facts.spots:
        uses = USES.get(type(spot.node))
        for field, kind, name in uses(spot.node) if uses else ():
            if kind == "victim":
                yield from victim_faults(facts, join(spot.path, field), name)
            elif name and name not in allowed[kind]:
                yield unknown(join(spot.path, field), kind, name, allowed[kind])
        yield from unit_reference_faults(facts, spot)
    yield from lap_faults(facts)
    yield from twice_faults(facts)
    yield from key_faults(facts.scenario)
    yield from override_faults(facts)


def names(facts: Facts) -> dict[str, Sequence[str]]:
    """What each kind of thing may be called."""
    scenario = facts.scenario
    return {
        "tile": list(scenario.tiles),
        "place": list(scenario.progress.places),
        "table": facts.tables,
        "gear": facts.gear,
        "role": facts.roles,
        "skill": list(facts.book.skills),
        "counter": list(scenario.counters),
        "information": list(scenario.information),
        "companion": list(scenario.companions),
        "prisoner": list(scenario.prisoners),
        "condition": facts.conditions,
        "force": list(scenario.forces),
        "trait": facts.traits,
        "difficulty": list(scenario.difficulties),
        "objective": list(scenario.objectives),
        "ending": list(scenario.endings),
        "sub_ability": SUB_ABILITIES,
        "resolved": [*scenario.progress.rows, *scenario.tiles],
        "resistance": [*ATTACKS, *facts.book.skills, *facts.gear],
        "tag": [*TAGS, *scenario.traits],
        "unit": facts.units,
        "target_die": ("leader", "members"),
        "route": ("odd", "even"),
    }


# The names that each kind of node uses


def of_scenario(node: sc.Scenario) -> Named:
    """The final event and the default difficulty."""
    yield "final_event", "tile", node.final_event
    yield "default_difficulty", "difficulty", node.default_difficulty


def of_progress(node: sc.Progress) -> Named:
    """The tiles of the rows, the start of a fixed map."""
    for row, tile in node.rows.items():
        yield f"rows/{row}", "tile", tile
    if node.places:
        yield "start", "place", node.start


def of_condition(node: Condition) -> Named:
    """Everything a condition may look at; units are judged by their battle."""
    yield "counter", "counter", node.counter
    yield "information", "information", node.information
    yield "companion", "companion", node.companion
    yield "member", "role", node.member
    yield "item", "gear", node.item
    yield "prisoner", "prisoner", node.prisoner
    yield "objective", "objective", node.objective
    yield "trait", "trait", node.trait
    yield "difficulty", "difficulty", node.difficulty
    yield "sub_ability", "sub_ability", node.sub_ability
    yield "resolved", "resolved", node.resolved


def of_gain(node: say.Gain) -> Named:
    """Gear and information gained or lost."""
    yield from several("items", "gear", node.items)
    yield from several("information", "information", node.information)


def of_unit(node: say.UnitSpec) -> Named:
    """Whom the die names, which totals are routed, its tags; other units are judged by their battle."""
    for row, name in node.target_die.items():
        yield f"target_die/{row}", "target_die", name
    for parity in node.routes:
        yield f"routes/{parity}", "route", parity
    yield from several("tags", "tag", node.tags)


def several(field: str, kind: str, values: Sequence[str]) -> Named:
    """The names of a list."""
    for at, name in enumerate(values):
        yield f"{field}/{at}", kind, name


USES: Mapping[type, Callable[[Any], Named]] = {
    sc.Scenario: of_scenario,
    sc.Progress: of_progress,
    sc.Lap: lambda node: iter([("final_tile", "tile", node.final_tile)]),
    sc.MidEvent: lambda node: iter([("tile", "tile", node.tile)]),
    sc.Place: lambda node: iter([("tile", "tile", node.tile)]),
    sc.Way: lambda node: iter([("to", "place", node.to)]),
    sc.Tile: lambda node: several("traits", "trait", node.traits),
    sc.Traits: lambda node: several("traits", "trait", node.traits),
    sc.Objective: lambda node: iter([("unit", "unit", node.unit)]),
    sc.Failure: lambda node: iter([("ending", "ending", node.ending)]),
    sc.Issue: lambda node: iter([("gear", "gear", node.gear), ("member", "role", node.member)]),
    Condition: of_condition,
    say.Gain: of_gain,
    say.Hurt: lambda node: iter([("who", "victim", node.who)]),
    say.Trap: lambda node: iter([("who", "victim", node.who)]),
    say.Afflict: lambda node: iter([("condition", "condition", node.condition)]),
    say.Check: lambda node: iter([("replace", "skill", node.replace)]),
    say.Loot: lambda node: iter([("table", "table", node.table)]),
    say.Ware: lambda node: iter([("item", "gear", node.item)]),
    say.Companion: lambda node: iter([("companion", "companion", node.companion)]),
    say.Count: lambda node: iter([("counter", "counter", node.counter)]),
    say.Capture: lambda node: iter([("prisoner", "prisoner", node.prisoner)]),
    say.Enlist: lambda node: iter([("role", "role", node.role)]),
    say.Achieve: lambda node: iter([("objective", "objective", node.objective)]),
    say.End: lambda node: iter([("ending", "ending", node.ending)]),
    say.Go: lambda node: iter([("tile", "tile", node.tile)]),
    say.Reaction: lambda node: several("items", "gear", node.items),
    Resistance: lambda node: iter([("to", "resistance", node.to)]),
    say.Encounter: lambda node: iter([("force", "force", node.force)]),
    say.UnitSpec: of_unit,
}


def victim_faults(facts: Facts, path: str, name: str) -> Faults:
    """UA-SC.15: whom harm strikes: a group of people, or everyone of a role."""
    if name.startswith("role:"):
        if name[5:] not in facts.roles:
            yield unknown(path, "role", name[5:], facts.roles)
    elif name not in VICTIMS:
        yield unknown(path, "victim", name, [*VICTIMS, "role:…"])


# Units


def unit_reference_faults(facts: Facts, spot: Spot) -> Faults:
    """Units are named within their own battle; where no battle is around, any unit of the scenario will do."""
    allowed = units_here(facts, spot.context, spot.node)
    by_place = [FIRST_ENEMY] if isinstance(spot.node, Condition | say.Strike) else []
    for field, name in unit_names(spot.node):
        if name and name not in [*allowed, *by_place]:
            yield unknown(join(spot.path, field), "unit", name, allowed)


def units_here(facts: Facts, context: Context, node: Any) -> list[str]:
    """The units that a name can mean at a place."""
    around = node if isinstance(node, say.Encounter) else context.encounter
    return [unit.id for unit in around.units] if around is not None else facts.units


def unit_names(node: Any) -> Iterator[tuple[str, str]]:
    """The units a node names, with the field."""
    if isinstance(node, Condition | say.Strike | Reinforcement):
        yield "unit", node.unit
    elif isinstance(node, say.UnitSpec):
        yield "guarded_by", node.guarded_by
        yield "behind", node.behind
        for parity, name in node.routes.items():
            yield f"routes/{parity}", name
    elif isinstance(node, say.Encounter):
        for at, name in enumerate(node.joined_units):
            yield f"joined_units/{at}", name


def lap_faults(facts: Facts) -> Faults:
    """UA-SC.27: laps that are named come; an effect of several laps needs some."""
    laps = max(1, len(facts.scenario.progress.laps))
    for name, role in facts.scenario.roles.items():
        if role.hire_from_lap > laps:
            path = f"roles/{name}/hire_from_lap"
            yield error(path, "fault-at-most", found=str(role.hire_from_lap), limit=laps)
    for spot, condition in facts.each(Condition):
        if condition.lap_from > laps:
            yield warning(f"{spot.path}/lap_from", "fault-lap-never", lap=condition.lap_from, laps=laps)
    for spot, wait in facts.each(say.Wait):
        if wait.scope == "operation" and wait.laps > 1 and laps == 1:
            yield warning(f"{spot.path}/laps", "fault-needs-field", field="laps", needs="progress.laps")


# Ids


def twice_faults(facts: Facts) -> Faults:
    """Ids of units in an encounter and of options in a choice are each used once."""
    for spot, encounter in facts.each(say.Encounter):
        yield from twice(f"{spot.path}/units", [unit.id for unit in encounter.units])
        for at, unit in enumerate(encounter.units):
            if unit.id == FIRST_ENEMY:
                yield error(f"{spot.path}/units/{at}/id", "fault-id-reserved", id=unit.id)
    for spot, choice in facts.each(say.Choose):
        yield from twice(f"{spot.path}/options", [option.id for option in choice.options])


def twice(path: str, ids: Sequence[str]) -> Faults:
    """Ids that stand a second time in a list."""
    for at, name in enumerate(ids):
        if name in ids[:at]:
            yield error(f"{path}/{at}/id", "fault-id-twice", id=name)


def key_faults(scenario: sc.Scenario) -> Faults:
    """Names become parts of paths, so they hold no slash."""
    for field in ("tiles", "tables", "companions", "prisoners", "gear", "objectives", "endings"):
        for name in getattr(scenario, field):
            if "/" in name or not name:
                yield error(field, "fault-id-form", id=name)


# Overrides


def override_faults(facts: Facts) -> Faults:
    """UA-SC.2: an override names a clause whose figure or reading can be replaced, once, and a value it can take."""
    readings = {clause: list(ruling.values) for ruling in facts.rulings for clause in ruling.clauses}
    overrides = facts.scenario.overrides
    for at, entry in enumerate(overrides):
        path = f"overrides/{at}"
        if any(entry.clause == earlier.clause for earlier in overrides[:at]):
            yield error(f"{path}/clause", "fault-override-twice", clause=entry.clause)
        if entry.clause in FIGURES or entry.clause in readings:
            yield from value_faults(f"{path}/value", entry, readings.get(entry.clause, []))
        else:
            allowed = sorted(dict.fromkeys([*FIGURES, *readings]), key=clause_order)
            yield error(f"{path}/clause", "fault-override-clause", found=entry.clause, allowed=allowed)


def value_faults(path: str, entry: sc.Override, values: list[str]) -> Faults:
    """A figure that is high enough where a figure can stand, or one of the readings of a ruling."""
    low = FIGURES.get(entry.clause)
    if entry.value in values or (isinstance(entry.value, int) and low is not None and entry.value >= low):
        return
    found = str(entry.value)
    if low is None or (isinstance(entry.value, str) and values):
        yield error(path, "fault-override-value", clause=entry.clause, found=found, allowed=values)
    else:
        yield error(path, "fault-override-figure", clause=entry.clause, found=found, low=low)


def clause_order(clause: str) -> tuple[str, int]:
    """Clauses in the order of the book."""
    chapter, _, number = clause.partition(".")
    return chapter, int(number) if number.isdecimal() else 0
