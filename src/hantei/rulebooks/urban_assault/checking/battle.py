"""Battles of a scenario: enemies that come, can be reached and hurt, and an end that comes (UA-SC.25, UA-SC.34)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.scenes.faults import Faults, error, warning

from ..content import language as say
from ..content.conditions import Condition
from ..content.enemies import FIRST_ENEMY, Resistance
from .facts import Facts

WAYS_TO_HURT = ("shot", "close", "grenade", "frag", "at4", "c4")
"""What every leader may bring against an enemy; shooting skills count as shots."""

STRONG_POINTS = ("vehicle", "armoured")
"""Tags of enemies that an engineer can hurt as well (UA-28.74)."""


def battle_faults(facts: Facts) -> Faults:
    """Everything about the battles of a scenario."""
    for spot, encounter in facts.each(say.Encounter):
        if not encounter.units:
            yield error(f"{spot.path}/units", "fault-no-units")
            continue
        yield from arrival_faults(facts, spot.path, encounter)
        yield from cover_faults(spot.path, encounter)
        yield from hurt_faults(facts, spot.path, encounter)
        yield from wave_faults(facts, spot.path, encounter)
        yield from finish_faults(facts, spot.path, encounter)
        yield from late_faults(spot.path, encounter)
        yield from joined_faults(spot.path, encounter)
        yield from route_faults(spot.path, encounter)
        yield from retreat_faults(spot.path, encounter)


def arrival_faults(facts: Facts, path: str, encounter: say.Encounter) -> Faults:
    """UA-SC.34: units that join later need something that brings them."""
    coming = facts.arrivals(encounter, path)
    absent = [unit.id for unit in encounter.units if unit.arrives and unit.id not in coming]
    if all(unit.arrives for unit in encounter.units):
        yield error(f"{path}/units", "fault-nobody-there")
    for at, unit in enumerate(encounter.units):
        if unit.id in absent:
            yield warning(f"{path}/units/{at}/arrives", "fault-never-arrives", unit=unit.id)


def cover_faults(path: str, encounter: say.Encounter) -> Faults:
    """Units that stand behind or are guarded by one another, so that none can be attacked first."""
    shelters = {unit.id: [name for name in (unit.behind, unit.guarded_by) if name] for unit in encounter.units}
    for at, unit in enumerate(encounter.units):
        if unit.id in sheltering(shelters, unit.id):
            field = "behind" if unit.behind else "guarded_by"
            yield error(f"{path}/units/{at}/{field}", "fault-cover-circle", unit=unit.id, by=shelters[unit.id])


def sheltering(shelters: Mapping[str, Sequence[str]], unit: str) -> list[str]:
    """All units that must fall before `unit` can be attacked."""
    found = list(shelters.get(unit, ()))
    for name in found:  # grows while it is walked
        found += [more for more in shelters.get(name, ()) if more not in found]
    return found


def hurt_faults(facts: Facts, path: str, encounter: say.Encounter) -> Faults:
    """An enemy that nothing can hurt, in a battle that has no other end."""
    if ends_otherwise(facts, path, encounter):
        return
    strikes = [effect for _, effect in facts.inside(path, say.Strike)]
    damaged = [effect.unit for effect in strikes if effect.do == "damage_unit"]
    anybody = FIRST_ENEMY in damaged or any(effect.do == "damage_chosen" for effect in strikes)
    for at, unit in enumerate(encounter.units):
        if untouchable(unit) and not anybody and unit.id not in damaged and unit.capture_when is None:
            yield error(f"{path}/units/{at}/resistances", "fault-unhurtable", unit=unit.id)


def untouchable(unit: say.UnitSpec) -> bool:
    """Whether every way to hurt a unit is void."""
    void = [entry.to for entry in unit.resistances if harmless(entry)]
    ways = [*WAYS_TO_HURT, *(["ied"] if any(tag in STRONG_POINTS for tag in unit.tags) else [])]
    return all(way in void for way in ways)


def harmless(entry: Resistance) -> bool:
    """Whether a resistance leaves nothing of an attack."""
    return entry.effect in ("immune", "unreachable") or (entry.effect == "damage" and entry.amount <= 0)


def ends_otherwise(facts: Facts, path: str, encounter: say.Encounter) -> bool:
    """Whether a battle may end although enemies stand: after some rounds, by a condition, by an event."""
    finishes = any(not never(facts, path, encounter, finish.when) for finish in encounter.finish)
    events = any(effect.do == "end_battle" for _, effect in facts.inside(path, say.Strike))
    return bool(encounter.rounds) or finishes or events


def never(facts: Facts, path: str, encounter: say.Encounter, condition: Condition) -> bool:
    """Whether a condition can surely never hold in a battle."""
    absent = [unit.id for unit in encounter.units if unit.arrives]
    coming = facts.arrivals(encounter, path)
    return (
        facts.impossible(condition)
        or any(never(facts, path, encounter, part) for part in condition.all)
        or (condition.unit in absent and condition.unit not in coming and condition.state != "gone")
        or (encounter.rounds > 0 and condition.round_from > encounter.rounds)
    )


def wave_faults(facts: Facts, path: str, encounter: say.Encounter) -> Faults:
    """UA-SC.34: a wave in every round without a last one, in a battle that has no other end."""
    if ends_otherwise(facts, path, encounter):
        return
    for at, wave in enumerate(encounter.reinforcements):
        if wave.every and not wave.until and wave.when is None:
            tell = error if wave.holds else warning
            yield tell(f"{path}/reinforcements/{at}/every", "fault-endless-waves", unit=wave.unit)


def finish_faults(facts: Facts, path: str, encounter: say.Encounter) -> Faults:
    """An end by a condition that can never hold."""
    for at, finish in enumerate(encounter.finish):
        if never(facts, path, encounter, finish.when):
            yield warning(f"{path}/finish/{at}/when", "fault-never-holds")


def late_faults(path: str, encounter: say.Encounter) -> Faults:
    """Waves and events after the last round of a battle."""
    if not encounter.rounds:
        return
    rounds = [(f"reinforcements/{at}", wave.round) for at, wave in enumerate(encounter.reinforcements)]
    rounds += [(f"course/{at}", event.round) for at, event in enumerate(encounter.course)]
    for field, number in rounds:
        if number > encounter.rounds:
            yield warning(f"{path}/{field}/round", "fault-after-last-round", round=number, rounds=encounter.rounds)


def joined_faults(path: str, encounter: say.Encounter) -> Faults:
    """UA-SC.23: units that withdraw together go by their common number, so that no number of one unit counts."""
    for at, unit in enumerate(encounter.units):
        if unit.withdraw_at is not None and unit.id in encounter.joined_units:
            yield warning(f"{path}/units/{at}/withdraw_at", "fault-joined-number", unit=unit.id)
    for field in ("joined_at", "joined_felled"):
        if getattr(encounter, field) and not encounter.joined_units:
            yield error(f"{path}/{field}", "fault-needs-field", field=field, needs="joined_units")
    if encounter.joined_at is not None and encounter.joined_felled:
        yield warning(f"{path}/joined_at", "fault-never-both", field="joined_at", other="joined_felled")


def route_faults(path: str, encounter: say.Encounter) -> Faults:
    """UA-SC.2: hits are routed to another unit."""
    for at, unit in enumerate(encounter.units):
        for parity, name in unit.routes.items():
            if name == unit.id:
                yield warning(f"{path}/units/{at}/routes/{parity}", "fault-routed-to-itself", unit=unit.id)


def retreat_faults(path: str, encounter: say.Encounter) -> Faults:
    """UA-SC.23: a retreat that takes a check can be had, and it is the leader who makes the check."""
    if encounter.retreat_check is None:
        return
    if not encounter.retreat_allowed:
        yield warning(
            f"{path}/retreat_check", "fault-never-both", field="retreat_check", other="retreat_allowed: false"
        )
    if encounter.retreat_check.who != "leader":
        yield error(f"{path}/retreat_check/who", "fault-leader-checks")
