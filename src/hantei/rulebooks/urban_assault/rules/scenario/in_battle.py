"""What events of the scenario do to a running battle (UA-SC.2, UA-SC.23, UA-SC.33, UA-SC.34)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.glance import at_a_glance
from hantei.core.table import Table

from ...content.language import Encounter, Strike, UnitSpec, Wait
from ...state import Campaign, Unit, Waiting, at, encounter, spec, waiting
from ..battle.end import settle
from ..battle.enemies import level, lose, standing
from ..battle.targeting import dies_decide
from ..beats import beat
from ..dice import roll_formula
from .conditions import holds, resource


def attitude_unread(c: Campaign, entry: UnitSpec) -> str:
    """UA-35.7, UA-35.19: an enemy whose reaction nobody read fights to the end, unless the scenario says otherwise.

    UA-35.20: a high-threat target is hostile; whether it can withdraw is a matter of its own (UA-38.3, UA-38.7).
    """
    if entry.attitude:
        return entry.attitude
    if entry.kind == "target" or entry.can_withdraw or entry.withdraw_at is not None:
        return "hostile"
    return c.rulings["attitude_without_reaction"]


def new_unit(c: Campaign, table: Table, path: str, index: int) -> Unit:
    """UA-35.2: a unit as it is met, its number or life rolled where the scenario gives dice."""
    meeting: Encounter = at(c, path)
    entry = meeting.units[index]
    formula = entry.number if entry.kind == "group" else entry.life
    strength = 0 if entry.arrives else max(1, roll_formula(c, table, formula, "number"))
    attitude = attitude_unread(c, entry)
    if entry.id in meeting.joined_units and not entry.attitude:
        attitude = "hostile"
    return Unit(f"{path}/units/{index}", entry.kind, entry.level, strength, strength, attitude)


def damage_unit(c: Campaign, table: Table, key: str, amount: int) -> None:
    """An event takes soldiers or life."""
    if key in c.fight.units and not c.fight.units[key].left:
        lose(c, table, key, amount)
        settle(c, table)


def shift_level(c: Campaign, table: Table, key: str, amount: int) -> None:
    """An event changes a unit's level; without a unit, every unit's."""
    for name in [key] if key else list(c.fight.units):
        c.fight.units[name].shift += amount
        if not c.fight.units[name].left:
            table.tell("level_shifted", unit=name, amount=amount)


@beat("damage_chosen", "UA-SC.2")
def damage_chosen(c: Campaign, table: Table, seat: str, left: int) -> None:
    """An event takes soldiers or life, each from an enemy that the players choose."""
    there = standing(c)
    if left <= 0 or not there or c.fight.result:
        return
    key = table.choose(Choice(seat, "damage_chosen", "UA-SC.2", there, {"left": left}))
    then(c, ("damage_chosen", seat, left - 1))
    damage_unit(c, table, key, 1)


def modify(c: Campaign, table: Table, effect: Strike, path: str) -> None:
    """An event helps or hinders the squad for the rest of the battle. The log says whose fall sets it off."""
    fallen, set_off, _ = path.partition("/on_fall/")
    gone: dict[str, Fact] = {"gone": at(c, fallen).id} if set_off else {}
    for side in ("attack", "defence", "leader_defence"):
        change = int(getattr(effect, side))
        if change:
            c.fight.modifiers[side] = c.fight.modifiers.get(side, 0) + change
            if standing(c):  # the fall of the last enemy helps nobody
                table.tell("modified", None, side=side, change=change, **gone)


def reinforce(c: Campaign, table: Table, key: str, amount: int) -> None:
    """UA-38.9, UA-SC.34: they add to the number present; the starting number stays, unless the table rules otherwise.

    Who comes as a unit of its own begins with the number it comes with.
    """
    unit = c.fight.units.get(key)
    if unit is None or amount <= 0:
        return
    fresh = unit.strength == 0 and unit.initial == 0
    if unit.left in ("withdrawn", "captured"):
        return
    mixed, kinds = dies_decide(c), [one.kind for one in c.fight.units.values() if one.initial]
    unit.left = ""
    unit.strength += amount
    if c.fight.lone != key:
        c.fight.lone = ""  # the log must say again who is meant
    if fresh or c.rulings["reinforcement_baseline"] == "raised":
        unit.initial += amount
    table.tell("reinforced", unit=key, n=amount, now=unit.strength, level=level(c, key))
    if dies_decide(c) and not mixed:
        before: dict[str, Fact] = {"again": True} if "group" in kinds and "target" in kinds else {}
        table.tell("mixed", None, **before)


@beat("arrivals", "UA-SC.34")
def arrivals(c: Campaign, table: Table) -> None:
    """Reinforcements due at the start of this round."""
    for wave in encounter(c, c.fight).reinforcements:
        if due(wave.round, wave.every, wave.until, c.fight.round) and holds(c, wave.when):
            number = wave.number
            unit = c.fight.units.get(wave.unit)
            if unit is not None and unit.kind == "target":
                number = spec(c, unit).life  # a high-threat target comes with its life
            reinforce(c, table, wave.unit, roll_formula(c, table, number, "reinforcements"))


def due(start: int, every: bool, until: int, now: int) -> bool:
    """Whether something of round `start`, perhaps repeated up to `until`, happens in round `now`."""
    if not every:
        return now == start
    return now >= start and (not until or now <= until)


@beat("course", "UA-SC.2", "UA-36.5")
def course(c: Campaign, table: Table) -> None:
    """What the scenario makes happen at the start of this round."""
    battle = c.fight
    entries = []
    for i, event in enumerate(encounter(c, battle).course):
        if due(event.round, event.every, 0, battle.round) and holds(c, event.when):
            entries.append(("effects", f"{battle.path}/course/{i}/then"))
    if battle.round == 0:
        for companion in c.op.companions:
            if c.scenario.companions[companion].battle_start:
                entries.append(("effects", f"companions/{companion}/battle_start"))
    then(c, *entries)


def gather(c: Campaign) -> None:
    """Effects that waited for this battle join it; those for another one wait on, unless they lapse with this."""
    ready = joining(c)
    c.fight.effects += ready
    gone = [*ready, *(effect for effect in for_a_battle(c) if waiting(c, effect).lapses)]
    c.op.waiting = [effect for effect in c.op.waiting if effect not in gone]


def for_a_battle(c: Campaign) -> list[Waiting]:
    """The effects that wait for a battle."""
    return [effect for effect in c.op.waiting if effect.scope in ("next_battle", "first_round", "first_roll")]


def joining(c: Campaign) -> list[Waiting]:
    """Those of them that join this battle as it begins."""
    return [effect for effect in for_a_battle(c) if meant_for(c, waiting(c, effect))]


def meant_for(c: Campaign, wait: Wait) -> bool:
    """UA-SC.2: whether an effect is meant for this battle: its condition holds, and it is not against others."""
    if not holds(c, wait.when):
        return False
    return not wait.against or any(c.fight.units[key].kind == wait.against for key in standing(c))


def hold_back(c: Campaign) -> None:
    """UA-SC.33: a limit of attackers worked out as the battle begins: the members living less those held back."""
    held = [encounter(c, c.fight).attackers_held_back]
    held += [waiting(c, effect).attackers_held_back for effect in c.fight.effects]
    if any(held):
        c.fight.attackers_left = max(0, resource(c, "members") - max(held))


@at_a_glance
def attackers_max(c: Campaign) -> int | None:
    """UA-SC.33: how many of the squad may attack in a round; None is no limit. The narrowest limit holds."""
    battle = c.fight
    limits = [c.scenario.attackers_max, encounter(c, battle).attackers_max]
    limits += [waiting(c, effect).attackers_max for effect in battle.effects]
    given = [limit for limit in limits if limit]
    if battle.attackers_left >= 0:
        given.append(battle.attackers_left)
    return min(given, default=None)
