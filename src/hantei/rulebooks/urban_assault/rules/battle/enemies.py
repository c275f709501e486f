"""Chapters 37 and 38: enemy groups and high-threat targets: figures, losses, withdrawal, and the end of a battle."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import then
from hantei.core.decision import Fact
from hantei.core.glance import at_a_glance
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.enemies import Finish, Modifier, Resistance
from ...state import Campaign, encounter, spec
from ..scenario.conditions import holds

SHOTS = ("shot", "precise", "shotgun", "rapid_fire")


@at_a_glance
def standing(c: Campaign) -> list[str]:
    """Enemies still in the battle, in the order listed (UA-36.17)."""
    return [key for key, unit in c.fight.units.items() if not unit.left and unit.strength > 0]


def groups(c: Campaign) -> list[str]:
    """Enemy groups still in the battle."""
    return [key for key in standing(c) if c.fight.units[key].kind == "group"]


def targets(c: Campaign) -> list[str]:
    """High-threat targets still in the battle."""
    return [key for key in standing(c) if c.fight.units[key].kind == "target"]


def soldiers(c: Campaign) -> int:
    """Enemy soldiers still in the battle."""
    return sum(c.fight.units[key].strength for key in groups(c))


def enemies(c: Campaign) -> int:
    """Enemies present: every soldier, every high-threat target."""
    return soldiers(c) + len(targets(c))


# Figures


@at_a_glance
def modifiers(c: Campaign, key: str) -> list[Modifier]:
    """The scenario's modifiers of a unit that hold now."""
    battle = c.fight
    own = spec(c, battle.units[key]).modifiers
    shared = encounter(c, battle).modifiers
    return [modifier for modifier in (*own, *shared) if holds(c, modifier.when)] if own or shared else []


def level(c: Campaign, key: str, source: str = "") -> int:
    """The level (レベル) of an enemy: what an attack on it and a defence against it must reach.

    UA-41.13: 1 lower in the first battle at reorganisation stage 3, not below 1; the scenario may shift it, and
    raise it against the `source` of an attack (UA-SC.11).
    """
    battle = c.fight
    unit = battle.units[key]
    value = unit.level + unit.shift - battle.level_shift
    for modifier in modifiers(c, key):
        value += modifier.level
    for entry in resistances(c, key, source) if spec(c, unit).resistances else ():
        if entry.effect == "level_plus":
            value += entry.amount
    return max(1, value)


def goes_by(c: Campaign, key: str, tags: Sequence[str]) -> bool:
    """Whether an enemy is of one of these kinds, by the tags of its unit."""
    own = spec(c, c.fight.units[key]).tags
    return any(tag in own for tag in tags)


def resistances(c: Campaign, key: str, source: str) -> list[Resistance]:
    """The resistances of a unit that concern a skill, a piece of gear, or a way of attack (several, joined by "|")."""
    entries = spec(c, c.fight.units[key]).resistances
    if not entries:
        return []
    names = source.split("|")
    return [entry for entry in entries if entry.to in names]


def reachable(c: Campaign, key: str, method: str, source: str = "") -> bool:
    """Whether an enemy can be attacked this way: obstacles, escorts, cover, and what cannot reach it (UA-SC.11)."""
    entry = spec(c, c.fight.units[key])
    if entry.behind and entry.behind in standing(c):
        return False
    if entry.guarded_by and method != "precise" and entry.guarded_by in standing(c):
        return False
    if method in SHOTS and "in_cover" in entry.tags:
        return False
    return all(one.effect != "unreachable" for one in resistances(c, key, source or method))


def targetable(c: Campaign, method: str, source: str = "") -> list[str]:
    """The enemies that can be attacked this way."""
    units = c.fight.units
    return [key for key in standing(c) if spec(c, units[key]).exposed or reachable(c, key, method, source)]


def add_squad_modifiers(c: Campaign, key: str, tally: Tally, side: str) -> None:
    """Add a unit's own modifiers to the squad's attack or defence rolls (`side`: squad_attack, squad_defence)."""
    for modifier in modifiers(c, key):
        tally.add(int(getattr(modifier, side)), "UA-SC.2", "scenario")
    if c.fight.units[key].stunned:  # UA-19.3
        tally.add(1, "UA-19.3", "stunned")


def unaffected(c: Campaign, table: Table, key: str, source: str) -> bool:
    """UA-SC.11: whether a skill or item does nothing to an enemy, whatever it would do; the table is told so."""
    if not immune(c, key, source):
        return False
    table.tell("no_effect", unit=key)
    return True


def immune(c: Campaign, key: str, source: str) -> bool:
    """UA-SC.11: whether an enemy is immune to a skill, a piece of gear, or a way of attack."""
    return any(entry.effect == "immune" for entry in resistances(c, key, source))


def dealt(c: Campaign, key: str, amount: int, source: str) -> int:
    """UA-19.10, UA-19.13, UA-19.24, UA-SC.11: what is left of damage after the enemy's resistances to its source."""
    for entry in resistances(c, key, source):
        if entry.effect == "immune":
            return 0
        if entry.effect == "damage":
            amount = min(amount, entry.amount)
    return amount


# Losses


def lose(c: Campaign, table: Table, key: str, amount: int, source: str = "") -> None:
    """UA-36.8, UA-37.1, UA-37.2: a group loses soldiers, a target life; what stood there at most."""
    unit = c.fight.units[key]
    amount = min(unit.strength, dealt(c, key, amount, source))
    if not amount:
        table.tell("no_effect", unit=key)
        return
    unit.strength -= amount
    unit.lost += amount
    table.tell("felled" if unit.kind == "group" else "damaged", unit=key, n=amount, left=unit.strength, by=source)
    if unit.strength == 0:
        leave(c, table, key, "fallen")


def finish_due(c: Campaign) -> Finish | None:
    """UA-36.33: what the scenario names as the end of this battle, once it has come true."""
    return next((finish for finish in encounter(c, c.fight).finish if holds(c, finish.when)), None)


def leave(c: Campaign, table: Table, key: str, how: str, **facts: Fact) -> None:
    """A unit is out of the battle: fallen, withdrawn, or captured. What its fall sets off runs next."""
    unit = c.fight.units[key]
    unit.left = c.fight.last_out = how
    table.tell("unit_left", None, unit=key, how=how, **facts)
    for other in standing(c):  # whose level hung on this one
        shift = sum(one.level for one in modifiers(c, other) if one.when is not None and one.when.unit == key)
        if shift:
            over: dict[str, Fact] = {"over": True} if finish_due(c) is not None else {}
            table.tell("level_shifted", None, unit=other, amount=shift, gone=key, **over)
    entry = spec(c, unit)
    if how == "fallen" and entry.on_fall:
        then(c, ("effects", f"{unit.spec}/on_fall"))
    if how in ("fallen", "captured"):
        for name, objective in c.scenario.objectives.items():  # UA-34.16
            if objective.unit == key and name not in c.op.objectives:
                c.op.objectives.append(name)
                table.tell("objective_met", objective=name)
