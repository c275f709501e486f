"""What can be played and never matters: names that nothing bears out, figures out of reach, texts that nobody hears."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from math import prod

from hantei.scenes.faults import Fault, Faults, warning

from ..content import language as say
from ..content.conditions import Condition, Formula
from ..content.enemies import Resistance
from ..content.scenario import Progress, Scenario
from ..content.walk import EFFECTS, Spot
from ..rules.dice import BadFormula, terms
from .facts import Facts
from .figures import join
from .flow import outcome_of

DECLARED = ("counters", "forces", "traits", "conditions", "companions", "prisoners", "tables", "gear")
"""Sections of a scenario whose entries matter only where something names them."""


def idle_faults(facts: Facts) -> Faults:
    """Everything that can never matter, as far as the file alone shows it."""
    yield from progress_faults(facts)
    yield from ending_faults(facts)
    for spot in facts.spots:
        yield from sequel_faults(spot)
        check = CHECKS.get(type(spot.node))
        if check is not None:
            yield from check(facts, spot)


def declared(scenario: Scenario) -> dict[str, list[str]]:
    """What a scenario declares so that something names it: a table to be rolled on, gear to be gained."""
    shelves = {shelf: list(getattr(scenario, shelf)) for shelf in DECLARED}
    return shelves | {"roles": [name for name, role in scenario.roles.items() if not role.hire_from_lap]}


# The way


def progress_faults(facts: Facts) -> Faults:
    """UA-SC.17: fields of another way of progress, and a figure in whose place another stands."""
    progress = facts.scenario.progress
    charted = progress.mode == "fixed_map"
    for field in ("rows", "length", "mid_event", "final_chance") if charted else ("places", "start"):
        if getattr(progress, field):
            yield never_both(f"progress/{field}", field, f"mode: {progress.mode}")
    if progress.final_chance is not None and progress.length and not charted:
        yield never_both("progress/length", "length", "final_chance")
    yield from trait_faults(facts, progress)


def trait_faults(facts: Facts, progress: Progress) -> Faults:
    """Traits that begin after the last map of a corridor: so many maps, the fixed event, the final event."""
    counted = progress.mode == "linear" and progress.final_chance is None and not progress.laps
    if not counted or any(facts.each(say.Go)):
        return
    last = progress.length + 2
    for at, one in enumerate(progress.traits):
        if one.from_tile > last:
            yield warning(f"progress/traits/{at}/from_tile", "fault-map-never", tile=one.from_tile, last=last)


def never_both(path: str, field: str, other: str) -> Fault:
    """The fault of a field that has no effect because of another."""
    return warning(path, "fault-never-both", field=field, other=other)


# Texts


def ending_faults(facts: Facts) -> Faults:
    """UA-SC.28: endings of a failure that nothing brings about."""
    scenario = facts.scenario
    fails = scenario.failure or scenario.progress.mode == "fixed_map"
    if fails or any(effect.result == "failed" for _, effect in facts.each(say.End)):
        return
    named = [effect.ending for _, effect in facts.each(say.End)]
    for name, ending in scenario.endings.items():
        if ending.result == "failed" and name not in named:
            yield warning(f"endings/{name}/result", "fault-never-fails", ending=name)


def sequel_faults(spot: Spot) -> Faults:
    """Effects behind one that surely leads away, be it by each of its branches."""
    for field in fields(spot.node):
        value = getattr(spot.node, field.name)
        if isinstance(value, tuple) and value and isinstance(value[0], EFFECTS):
            yield from unreached(spot, join(spot.path, field.name), value)
        elif isinstance(value, Mapping):
            for key, entry in value.items():
                if isinstance(entry, tuple) and entry and isinstance(entry[0], EFFECTS):
                    yield from unreached(spot, f"{join(spot.path, field.name)}/{key}", entry)


def unreached(spot: Spot, path: str, effects: tuple[say.Effect, ...]) -> Faults:
    """The first effect of a list that never comes; in a battle, what leads away waits for its end."""
    if spot.context.when != "outside" or isinstance(spot.node, say.UnitSpec | say.Course):
        return
    for at, effect in enumerate(effects[:-1]):
        if not isinstance(effect, say.Encounter) and not outcome_of(effect).through:
            yield warning(f"{path}/{at + 1}", "fault-never-comes", do=effect.do)
            return


# Encounters


def encounter_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-SC.9, UA-SC.25, UA-SC.26: what an encounter says for nothing, since something else of it comes first."""
    meeting: say.Encounter = spot.node
    fixed = "initiative_target" if meeting.initiative_target else "first" if meeting.first else ""
    for field in ("reactions", "ambush", "first"):
        if fixed not in ("", field) and getattr(meeting, field):
            yield never_both(f"{spot.path}/{field}", field, fixed)
    if meeting.reaction_modifier and not meeting.reactions:
        yield needs(f"{spot.path}/reaction_modifier", "reaction_modifier", "reactions")
    if meeting.rounds_result != "broken_off" and not meeting.rounds:
        yield needs(f"{spot.path}/rounds_result", "rounds_result", "rounds")
    if meeting.retreat and not meeting.retreat_allowed:
        yield never_both(f"{spot.path}/retreat", "retreat", "retreat_allowed: false")
    yield from common_faults(facts, spot, meeting)


def common_faults(facts: Facts, spot: Spot, meeting: say.Encounter) -> Faults:
    """UA-SC.23: units withdraw together once so many of theirs are felled; with all of them felled none is left."""
    joined = [unit for unit in meeting.units if unit.id in meeting.joined_units]
    grow = [effect.unit for _, effect in facts.inside(spot.path, say.Strike) if effect.do == "reinforce"]
    grow += [wave.unit for wave in meeting.reinforcements]
    more = any(effect.extra_enemies for _, effect in facts.each(say.Wait))
    if not joined or more or any(unit.id in grow for unit in joined):
        return
    try:
        total = sum(highest(unit.number if unit.kind == "group" else unit.life) for unit in joined)
    except BadFormula:
        return
    if meeting.joined_felled >= total:
        yield warning(f"{spot.path}/joined_felled", "fault-felled-never", found=meeting.joined_felled, most=total)


def highest(formula: Formula) -> int:
    """The highest value of a formula. Raises `BadFormula`."""
    if isinstance(formula, int):
        return formula
    return sum(sign * prod(end(one, sign) for one in factors) for sign, factors in terms(formula))


def end(factor: str, sign: int) -> int:
    """A figure, or the highest of dice that are added, the lowest of dice that are taken off."""
    count, dice, sides = factor.partition("d")
    return int(count) * (int(sides) if dice and sign > 0 else 1)


def unit_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-SC.23: numbers at which a unit withdraws that never does."""
    unit: say.UnitSpec = spot.node
    for field in ("withdraw_at", "can_withdraw"):
        if unit.never_withdraws and getattr(unit, field) not in (None, False):
            yield never_both(f"{spot.path}/{field}", field, "never_withdraws")


def needs(path: str, field: str, other: str) -> Fault:
    """The fault of a field that has no effect without another."""
    return warning(path, "fault-needs-field", field=field, needs=other)


# Effects


def check_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-SC.13: outcomes of a check by one, where everyone rolls, and the other way round."""
    effect: say.Check = spot.node
    everyone = effect.who == "everyone"
    for field in ("failure", "critical", "fumble") if everyone else ("any_failed", "any_fumbled"):
        if getattr(effect, field):
            path = f"{spot.path}/{field}"
            yield never_both(path, field, "who: everyone") if everyone else needs(path, field, "who: everyone")


def ware_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-28.96: something for sale that costs nothing."""
    ware: say.Ware = spot.node
    free = [at for at, price in enumerate(ware.prices) if price == say.Price()]
    if not ware.price and not ware.prices:
        yield warning(spot.path, "fault-ware-free", fields=["price", "prices"])
    for at in free:
        yield warning(f"{spot.path}/prices/{at}", "fault-ware-free", fields=["magazines", "scrip", "mre"])


def count_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-SC.19: a counter is set, or something is added."""
    effect: say.Count = spot.node
    if effect.set is not None and effect.add:
        yield never_both(f"{spot.path}/add", "add", "set")
    elif effect.set is None and not effect.add:
        yield warning(spot.path, "fault-changes-nothing", fields=["add", "set"])


def gain_faults(facts: Facts, spot: Spot) -> Faults:
    """Something is gained or lost."""
    given = ("magazines", "scrip", "mre", "items", "information")
    if not any(getattr(spot.node, field) for field in given):
        yield warning(spot.path, "fault-changes-nothing", fields=list(given))


def strike_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-SC.34: how much an event of a battle does."""
    effect: say.Strike = spot.node
    acting = ("attack", "defence", "leader_defence") if effect.do == "modify_battle" else ("amount",)
    if effect.do != "end_battle" and not any(getattr(effect, field) for field in acting):
        yield warning(spot.path, "fault-changes-nothing", fields=list(acting))


def wait_faults(facts: Facts, spot: Spot) -> Faults:
    """An effect for battles against a kind of enemy that there is."""
    against = spot.node.against
    if against and not any(unit.kind == against for _, unit in facts.each(say.UnitSpec)):
        yield warning(f"{spot.path}/against", "fault-never-met", kind=against)


def resistance_faults(facts: Facts, spot: Spot) -> Faults:
    """UA-SC.11: against a higher level, by how much."""
    if spot.node.effect == "level_plus" and not spot.node.amount:
        yield warning(spot.path, "fault-changes-nothing", fields=["amount"])


def condition_faults(facts: Facts, spot: Spot) -> Faults:
    """A condition of a battle that asks for a round behind its last."""
    around = spot.context.encounter
    asked: Condition = spot.node
    told = "/finish/" in spot.path  # with the battle's ends
    if around is not None and not told and spot.required and 0 < around.rounds < asked.round_from:
        path = f"{spot.path}/round_from"
        yield warning(path, "fault-after-last-round", round=asked.round_from, rounds=around.rounds)


CHECKS: Mapping[type, Callable[[Facts, Spot], Faults]] = {
    say.Encounter: encounter_faults,
    say.UnitSpec: unit_faults,
    say.Check: check_faults,
    say.Ware: ware_faults,
    say.Count: count_faults,
    say.Gain: gain_faults,
    say.Strike: strike_faults,
    say.Wait: wait_faults,
    Resistance: resistance_faults,
    Condition: condition_faults,
}
"""What a part may say for nothing."""
