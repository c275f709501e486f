"""Chapters 37 and 38: enemy groups and high-threat targets: figures, losses, withdrawal, and the end of a battle."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.language import Modifier, Resistance, UnitSpec
from ...state import Campaign, Unit, encounter, spec
from ..beats import beat
from ..scenario.conditions import holds
from ..two_leaders import cut_to

AIMED = ("precise", "marksman", "sniper")
SHOTS = ("shot", "precise", "marksman", "sniper", "shotgun", "rapid_fire")


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


def modifiers(c: Campaign, key: str) -> list[Modifier]:
    """The scenario's modifiers of a unit that hold now."""
    own = spec(c, c.fight.units[key]).modifiers
    shared = encounter(c, c.fight).modifiers
    return [modifier for modifier in (*own, *shared) if holds(c, modifier.when)]


def level(c: Campaign, key: str, source: str = "") -> int:
    """The level (レベル) of an enemy: what an attack on it and a defence against it must reach.

    UA-41.13: 1 lower in the first battle at reorganisation stage 3, not below 1; the scenario may shift it, and
    raise it against the `source` of an attack (UA-SC.11).
    """
    unit = c.fight.units[key]
    value = unit.level + unit.shift - c.fight.level_shift
    for modifier in modifiers(c, key):
        value += modifier.level
    for entry in resistances(c, key, source):
        if entry.effect == "level_plus":
            value += entry.amount
    return max(1, value)


def resistances(c: Campaign, key: str, source: str) -> list[Resistance]:
    """The resistances of a unit that concern a skill, a piece of gear, or a way of attack (several, joined by "|")."""
    known = spec(c, c.fight.units[key]).resistances
    if not known or not source:
        return []
    names = source.split("|")
    return [entry for entry in known if entry.to in names]


def reachable(c: Campaign, key: str, method: str, source: str = "") -> bool:
    """Whether an enemy can be attacked this way: obstacles, escorts, cover, and what cannot reach it (UA-SC.11)."""
    entry = spec(c, c.fight.units[key])
    if entry.behind and entry.behind in standing(c):
        return False
    if entry.guarded_by and method not in AIMED and entry.guarded_by in standing(c):
        return False
    if method in SHOTS and "in_cover" in entry.tags:
        return False
    return not any(entry.effect == "unreachable" for entry in resistances(c, key, source or method))


def targetable(c: Campaign, method: str, source: str = "") -> list[str]:
    """The enemies that can be attacked this way."""
    return [key for key in standing(c) if reachable(c, key, method, source)]


def add_squad_modifiers(c: Campaign, key: str, tally: Tally, side: str) -> None:
    """What a unit's own modifiers do to the squad's attack or defence rolls (`side`: squad_attack, squad_defence)."""
    for modifier in modifiers(c, key):
        tally.add(int(getattr(modifier, side)), "UA-SC.2", "scenario")
    if c.fight.units[key].stunned:  # UA-19.3
        tally.add(1, "UA-19.3", "stunned")


def dealt(c: Campaign, key: str, amount: int, source: str) -> int:
    """UA-19.10, UA-19.13, UA-19.24, UA-SC.11: what is left of damage after the enemy's resistances to its source."""
    for entry in resistances(c, key, source):
        if entry.effect == "immune":
            return 0
        if entry.effect == "damage":
            amount = min(amount, entry.amount) if amount else 0
    return amount


# Losses


def lose(c: Campaign, table: Table, key: str, amount: int, source: str = "") -> int:
    """UA-36.8, UA-37.1, UA-37.2: a group loses soldiers, a target life. What stood there at most; returns the loss."""
    unit = c.fight.units[key]
    amount = min(unit.strength, dealt(c, key, amount, source))
    if not amount:
        table.tell("no_effect", unit=key)
        return 0
    unit.strength -= amount
    unit.lost += amount
    table.tell("felled" if unit.kind == "group" else "damaged", unit=key, n=amount, left=unit.strength)
    if unit.strength == 0:
        leave(c, table, key, "fallen")
    return amount


def leave(c: Campaign, table: Table, key: str, how: str) -> None:
    """A unit is out of the battle: fallen, withdrawn, or captured. What its fall sets off runs next."""
    unit = c.fight.units[key]
    unit.left = how
    table.tell("unit_left", unit=key, how=how)
    entry = spec(c, unit)
    if how == "fallen" and entry.on_fall:
        then(c, ("effects", f"{unit.spec}/on_fall"))
    if how in ("fallen", "captured"):
        for name, objective in c.scenario.objectives.items():  # UA-34.16
            if objective.unit == key and name not in c.op.objectives:
                c.op.objectives.append(name)
                table.tell("objective_met", objective=name)


# Withdrawal


def may_withdraw(c: Campaign, unit: Unit) -> bool:
    """Whether a unit withdraws at all.

    UA-38.6: not one that fights to the end; UA-35.22, UA-38.3, UA-38.7: a high-threat target only where the scenario
    lets it, unless the table rules otherwise.
    """
    entry: UnitSpec = spec(c, unit)
    if entry.never_withdraws or unit.attitude != "hostile":
        return False
    if unit.kind == "group":
        return True
    return entry.can_withdraw or entry.withdraw_at is not None or c.rulings["high_threat_withdrawal"] == "half_or_less"


def at_disadvantage(c: Campaign, strength: int, initial: int) -> bool:
    """UA-38.2: half or less of the starting number or life; "below half" where the table rules so (UA-35.15)."""
    if c.rulings["withdrawal_threshold"] == "below_half":
        return 2 * strength < initial
    return 2 * strength <= initial


def sides(c: Campaign) -> list[list[str]]:
    """Which units withdraw together: each by itself, those the scenario joins (UA-SC.23), or all groups (UA-38.4)."""
    able = [key for key in standing(c) if may_withdraw(c, c.fight.units[key])]
    joined = list(encounter(c, c.fight).joined_units)
    if c.rulings["withdrawal_unit"] == "whole_side":
        joined = [key for key in able if c.fight.units[key].kind == "group"]
    together = [key for key in able if key in joined]
    alone = [[key] for key in able if key not in joined]
    return [*alone, together] if together else alone


def wants_out(c: Campaign, keys: list[str]) -> bool:
    """Whether units that leave together are at a disadvantage: on their common number, the fallen included."""
    if len(keys) == 1 and keys[0] not in encounter(c, c.fight).joined_units:
        unit = c.fight.units[keys[0]]
        limit = spec(c, unit).withdraw_at
        if limit is not None:
            return unit.strength <= limit
        if unit.kind == "target" or c.rulings["withdrawal_unit"] != "whole_side":
            return at_disadvantage(c, unit.strength, unit.initial)
    joined = list(encounter(c, c.fight).joined_units) or list(c.fight.units)
    everyone = [c.fight.units[key] for key in c.fight.units if key in joined]
    if c.rulings["withdrawal_unit"] == "whole_side":
        everyone = [unit for unit in c.fight.units.values() if unit.kind == "group" and may_withdraw(c, unit)]
    return at_disadvantage(
        c, sum(0 if unit.left else unit.strength for unit in everyone), sum(unit.initial for unit in everyone)
    )


def withdraw(c: Campaign, table: Table) -> None:
    """UA-38.1: enemies at a disadvantage withdraw; with that ruling the judge decides each time they lose somebody."""
    for keys in sides(c):
        if not wants_out(c, keys):
            continue
        lead = c.fight.units[keys[0]]
        lost = sum(c.fight.units[key].lost for key in keys)
        if c.rulings["withdrawal_certainty"] == "decided":
            if lead.asked == lost:
                continue
            lead.asked = lost
            options = ["withdraw", "stay"]
            if table.choose(Choice(c.judge, "withdraws", "UA-38.1", options, {"unit": keys[0]})) == "stay":
                continue
        for key in keys:
            leave(c, table, key, "withdrawn")
            if c.fight.units[key].kind == "group":
                then(c, ("flight", key))


# The end


def settle(c: Campaign, table: Table) -> None:
    """UA-36.34: after the damage of every single attack, skill, item or blast: withdrawal, then the end (UA-36.33)."""
    if c.battle is None or c.battle.result:
        return
    withdraw(c, table)
    i = len(c.agenda)
    while i and c.agenda[i - 1][0] in ("flight", "effects", "effect"):
        i -= 1
    if i < len(c.agenda):  # what the losses set off comes first
        c.agenda.insert(i, ("settled",))
    else:
        judge_end(c, table)


@beat("settled", "UA-36.33", "UA-36.34")
def settled(c: Campaign, table: Table) -> None:
    """Look again once what the losses set off has run."""
    if c.battle is not None and not c.battle.result:
        judge_end(c, table)


def judge_end(c: Campaign, table: Table) -> None:
    """UA-34.10, UA-36.33: over when no enemy stands and no wave must still come, or the scenario says so."""
    battle = c.fight
    for finish in encounter(c, battle).finish:
        if holds(c, finish.when):
            end_battle(c, table, finish.result)
            return
    if standing(c) or waves_to_come(c):
        return
    withdrawn = any(unit.left == "withdrawn" for unit in battle.units.values())
    end_battle(c, table, "withdrawn" if withdrawn else "victory")


def waves_to_come(c: Campaign) -> bool:
    """Whether a reinforcement without which the battle cannot end has not come yet."""
    return any(
        wave.holds and c.fight.round < (wave.until or wave.round) and holds(c, wave.when)
        for wave in encounter(c, c.fight).reinforcements
    )


def end_battle(c: Campaign, table: Table, result: str) -> None:
    """The battle is over at once: no pending attack or follow-up remains (UA-38.4)."""
    if c.battle is not None and not c.battle.result:
        c.battle.result = result
        cut_to(c, "battle_over")
