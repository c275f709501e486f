"""How a scenario flows: tiles that are reached, objectives that can be met, endings that are told (UA-SC.18, 19)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from hantei.core.message import Message
from hantei.scenes.faults import Faults, error, warning

from ..content import language as say
from ..content.conditions import Condition
from ..content.scenario import Place, Scenario
from ..content.walk import Context, Spot, walk
from .facts import Facts
from .figures import join

BATTLE_ONLY = ("damage_unit", "damage_chosen", "level", "reinforce", "modify_battle", "end_battle")
NEVER_IN_BATTLE = ("encounter", "go", "shop")
NEVER_AT_THE_END = ("encounter", "go", "end")


def flow_faults(facts: Facts) -> Faults:
    """Everything about the course of an operation outside its battles."""
    yield from reach_faults(facts)
    yield from circle_faults(facts.scenario)
    yield from place_faults(facts)
    yield from objective_faults(facts)
    yield from grant_faults(facts)
    yield from ending_faults(facts)
    yield from choice_faults(facts)
    for path, effect, context in walk(facts.scenario):
        yield from time_faults(path, effect, context)
    for spot, condition in facts.each(Condition):
        yield from battle_condition_faults(spot, condition)
    if facts.scenario.deployment_cap is None and not facts.scenario.difficulties:
        yield warning("", "fault-cap-missing")  # UA-SC.3
    yield from mid_event_faults(facts)
    if facts.scenario.progress.between_laps == "operation" and len(facts.scenario.progress.laps) < 2:
        yield warning("progress/between_laps", "fault-needs-field", field="between_laps", needs="laps")


# Tiles


def reach_faults(facts: Facts) -> Faults:
    """Tiles that no row, event, way or `go` leads to."""
    goes: dict[str, list[str]] = {}
    for spot, effect in facts.each(say.Go):
        goes.setdefault(spot.tile, []).append(effect.tile)
    reached = reachable([*first_tiles(facts), *goes.get("", ())], lambda tile: goes.get(tile, ()))
    for tile in facts.scenario.tiles:
        if tile not in reached:
            yield warning(f"tiles/{tile}", "fault-tile-unreachable", tile=tile)


def first_tiles(facts: Facts) -> list[str]:
    """Tiles that progress itself leads to."""
    progress = facts.scenario.progress
    found = [*final_tiles(facts.scenario), *progress.rows.values()]
    found += [progress.places[name].tile for name in reachable_places(facts)]
    events = [progress.mid_event, *(lap.mid_event for lap in progress.laps)]
    return found + [event.tile for event in events if event is not None]


def reachable_places(facts: Facts) -> dict[str, None]:
    """The places of a fixed map that ways lead to from the start, except those that can never be open."""
    progress = facts.scenario.progress
    first = [progress.start] if progress.start in progress.places else []
    return reachable(first, lambda name: open_ways(facts, progress.places[name]))


def reachable(first: Iterable[str], onward: Callable[[str], Iterable[str]]) -> dict[str, None]:
    """All that can be reached from the first ones, in the order in which it is found, as the keys of a mapping."""
    found = dict.fromkeys(first)
    waiting = list(found)
    for name in waiting:  # grows while it is walked
        for other in onward(name):
            if other not in found:
                found[other] = None
                waiting.append(other)
    return found


def open_ways(facts: Facts, place: Place) -> list[str]:
    """Where the ways of a place lead that may be open at some time."""
    scenario = facts.scenario
    found = []
    for way in place.ways:
        there = scenario.progress.places.get(way.to)
        tile = scenario.tiles.get(there.tile) if there is not None else None
        conditions = [way.when, tile.enter_when if tile is not None else None]
        if there is not None and not any(when is not None and facts.impossible(when) for when in conditions):
            found.append(way.to)
    return list(dict.fromkeys(found))


def place_faults(facts: Facts) -> Faults:
    """UA-SC.17: on a fixed map every place can be reached and left, and one at least ends the operation."""
    progress = facts.scenario.progress
    if progress.start not in progress.places:
        return
    reached = reachable_places(facts)
    ends = final_tiles(facts.scenario)
    finals = dict.fromkeys(name for name, place in progress.places.items() if place.final or place.tile in ends)
    for name, place in progress.places.items():
        if name not in reached:
            yield warning(f"progress/places/{name}", "fault-place-unreachable", place=name, start=progress.start)
        elif name not in finals and not open_ways(facts, place):
            yield warning(f"progress/places/{name}", "fault-dead-end", place=name)
    if not finals:
        yield error("progress/places", "fault-no-final-place", tile=facts.scenario.final_event)
    elif not any(name in reached for name in finals):
        yield error("progress/places", "fault-no-way-to-final", start=progress.start, finals=list(finals))


def final_tiles(scenario: Scenario) -> list[str]:
    """The tiles of the final event, those of single laps included."""
    return [scenario.final_event, *(lap.final_tile for lap in scenario.progress.laps if lap.final_tile)]


def mid_event_faults(facts: Facts) -> Faults:
    """A fixed event after the last map never comes."""
    progress = facts.scenario.progress
    events = [("progress/mid_event", progress.mid_event)]
    events += [(f"progress/laps/{at}/mid_event", lap.mid_event) for at, lap in enumerate(progress.laps)]
    for path, event in events:
        if event is not None and progress.mode == "linear" and 0 < progress.length < event.at:
            yield warning(f"{path}/at", "fault-mid-event-late", at=event.at, length=progress.length)


@dataclass(frozen=True)
class Outcome:
    """Where effects can lead: the tiles they go to, and whether they may come to their end or leave the circle."""

    targets: tuple[str, ...]
    through: bool
    ends: bool = False


def circle_faults(scenario: Scenario) -> Faults:
    """Tiles whose events always go on to another of them, without end."""
    outcomes = {name: outcome(tile.events) for name, tile in scenario.tiles.items()}
    leading: dict[str, list[str]] = {}
    for name, way in outcomes.items():
        for target in way.targets:
            leading.setdefault(target, []).append(name)
    come_to_an_end = [name for name, way in outcomes.items() if way.through or way.ends]
    ending = reachable(come_to_an_end, lambda tile: leading.get(tile, ()))
    for name, way in outcomes.items():
        if name not in ending and all(target in outcomes for target in way.targets):
            yield error(f"tiles/{name}/events", "fault-go-circle", tile=name, targets=list(dict.fromkeys(way.targets)))


def outcome(effects: Sequence[say.Effect]) -> Outcome:
    """Where a list of effects can lead; what follows a sure `go` is never reached."""
    targets: list[str] = []
    ends = False
    for effect in effects:
        way = outcome_of(effect)
        targets.extend(way.targets)
        ends = ends or way.ends
        if not way.through:
            return Outcome(tuple(targets), False, ends)
    return Outcome(tuple(targets), True, ends)


def outcome_of(effect: say.Effect) -> Outcome:
    """Where one effect can lead."""
    if isinstance(effect, say.Go):
        return Outcome((effect.tile,), False)
    if isinstance(effect, say.End):
        return Outcome((), False, True)
    ways = [outcome(branch) for branch in branches(effect)]
    if not ways:
        return Outcome((), True)
    flees = isinstance(effect, say.Encounter) and effect.retreat_allowed
    targets = tuple(target for way in ways for target in way.targets)
    return Outcome(targets, any(way.through for way in ways), flees or any(way.ends for way in ways))


def branches(effect: say.Effect) -> list[tuple[say.Effect, ...]]:
    """The lists of effects of which one is carried out."""
    if isinstance(effect, say.If):
        return [effect.then, effect.otherwise]
    if isinstance(effect, say.Choose):
        return [option.then for option in effect.options]
    if isinstance(effect, say.Roll):
        return list(effect.rows.values())
    if isinstance(effect, say.Trap):
        return [effect.sprung, effect.disarmed]
    if isinstance(effect, say.Encounter):
        withdrawn = effect.victory if effect.withdrawn is None else effect.withdrawn
        return [effect.victory, withdrawn, effect.broken_off, *([effect.peaceful] if effect.reactions else [])]
    if isinstance(effect, say.Check):
        special = [branch for branch in (effect.critical, effect.fumble, effect.any_fumbled) if branch is not None]
        return [effect.success, effect.any_failed if effect.who == "everyone" else effect.failure, *special]
    return []


# Objectives, information, endings, choices


def objective_faults(facts: Facts) -> Faults:
    """UA-SC.18: at least one objective, and a way to meet each."""
    if not facts.scenario.objectives:
        yield error("objectives", "fault-no-objective")
    achieved = dict.fromkeys(effect.objective for _, effect in facts.each(say.Achieve))
    for name, objective in facts.scenario.objectives.items():
        path = f"objectives/{name}"
        if objective.when is not None and facts.impossible(objective.when):
            yield warning(f"{path}/when", "fault-never-holds")
        elif objective.when is None and not objective.unit and name not in achieved:
            yield error(path, "fault-objective-unmet", objective=name)


def grant_faults(facts: Facts) -> Faults:
    """UA-SC.19: what conditions ask for is also granted, and information that is granted is asked for."""
    scenario = facts.scenario
    for spot, condition in facts.each(Condition):
        if not spot.required:
            continue
        for field, kind, name, declared, granted in facts.wants(condition):
            if name in declared and name not in granted:
                yield warning(join(spot.path, field), "fault-nothing-grants", kind=Message(f"thing-{kind}"), name=name)
    used = [condition.information for _, condition in facts.each(Condition)]
    for name in scenario.information:
        if name not in used:
            yield warning(f"information/{name}", "fault-never-used", kind=Message("thing-information"), name=name)


def ending_faults(facts: Facts) -> Faults:
    """Endings of which each can be told: by name, or as the first of its result whose condition holds."""
    named = [effect.ending for _, effect in facts.each(say.End)]
    named += [failure.ending for failure in facts.scenario.failure]
    before: dict[str, str] = {}
    for name, ending in facts.scenario.endings.items():
        path = f"endings/{name}"
        if name not in named and ending.result in before:
            yield warning(path, "fault-ending-hidden", ending=name, before=before[ending.result], result=ending.result)
        elif ending.when is not None and facts.impossible(ending.when):
            yield warning(f"{path}/when", "fault-never-holds")
        if ending.when is None:
            before.setdefault(ending.result, name)


def choice_faults(facts: Facts) -> Faults:
    """A choice offers something, at best an option that is always open."""
    for spot, choice in facts.each(say.Choose):
        open_to = [option for option in choice.options if option.when is None or not facts.impossible(option.when)]
        if not open_to:
            yield error(f"{spot.path}/options", "fault-choice-empty")
        elif all(option.when is not None or priced(option) for option in open_to):
            yield warning(f"{spot.path}/options", "fault-choice-conditional")


def priced(option: say.Option) -> bool:
    """Whether an option costs something."""
    return bool(option.magazines or option.scrip or option.mre)


# Battle or not


def time_faults(path: str, effect: say.Effect, context: Context) -> Faults:
    """Effects that have no sense when they come."""
    do = effect.do
    if do in BATTLE_ONLY and context.when == "outside":
        yield error(path, "fault-battle-only", do=do)
    elif do in NEVER_IN_BATTLE and context.when != "outside":
        yield error(path, "fault-not-in-battle", do=do)
    elif do in NEVER_AT_THE_END and context.over:
        yield error(path, "fault-not-at-the-end", do=do)
    if isinstance(effect, say.Strike) and do in ("damage_unit", "reinforce") and not effect.unit:
        yield error(path, "fault-needs-field", field=f"do: {do}", needs="unit")


def battle_condition_faults(spot: Spot, condition: Condition) -> Faults:
    """Conditions that ask for rounds or enemies where no battle runs."""
    if spot.context.when == "outside" and spot.context.encounter is None:
        for field in asks_battle(condition):
            yield error(join(spot.path, field), "fault-battle-condition", field=field)


def asks_battle(condition: Condition) -> Iterable[str]:
    """The entries of a condition that hold in battle only."""
    fields = ("round", "round_from", "round_to", "unit", "state", "strength_at_most")
    given = [name for name in fields if getattr(condition, name)]
    return [*given, *(name for name in ("outnumbered", "struck_first") if getattr(condition, name) is not None)]
