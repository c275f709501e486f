"""Chapters 28 and 40: expendables (消耗装備) and special devices used in battle."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Campaign, Squad
from ..beats import beat
from ..checks import (
    Result,
    can_use_sub,
    check,
    default_target,
    named_roll,
    pay_point,
    point_to_pay,
    skill_tally,
    sub_tally,
)
from ..gear import find, gear_of, tell_use, use_up
from ..squad import add_member, free_places, own_skill, role_of, seat_of, spend, stock
from .end import settle
from .enemies import goes_by, level, lose, standing, targetable
from .shooting_skills import dazzle, stun
from .targeting import is_leader

FIXED = ("vehicle", "fixed_target", "emplacement")
"""UA-28.41: what C4 is set on."""

HARD = ("vehicle", "armoured")
"""UA-28.47, UA-28.74: what an AT4 does most to, and an IED is laid for."""


def usable_items(c: Campaign, who: str, zero: bool = False) -> list[str]:
    """List what this person can use in battle instead of an attack (UA-28.25, UA-40.24), as action ids.

    UA-28.28: the leader alone, unless the table lets every combatant use carried expendables.
    """
    seat = seat_of(c, who)
    squad = c.squads[seat]
    anybody = is_leader(c, who) or c.rulings["gear_users"] == "any_combatant"
    actions = [
        f"use:{gear}"
        for gear in ("flashbang", "frag", "at4")
        if anybody and find(squad, gear) and targetable(c, gear, gear)
    ]
    if not is_leader(c, who):
        return actions
    if find(squad, "c4") and not zero and targetable(c, "c4", "c4"):
        actions.append("set_c4")
    if find(squad, "acoustic_device") and targetable(c, "acoustic_device", "acoustic_device"):
        actions.append("use:acoustic_device")
    if find(squad, "barricade") and not c.fight.indoors:
        actions.append("use:barricade")
    if can_start_drone(c, seat):
        actions.append("use:combat_drone")
    for key, item in squad.items.items():
        entry = gear_of(c, item)
        if entry.use and entry.use_when in ("battle", "any") and (item.uses > 0 or not item.first_uses):
            actions.append(f"gear:{key}")
    return actions


def idle_drone(squad: Squad) -> str:
    """A combat drone that has not been started yet."""
    return next((key for key, item in squad.items.items() if item.gear == "combat_drone" and not item.started), "")


def can_start_drone(c: Campaign, seat: str) -> bool:
    """UA-40.16: a drone not yet started, a free place and a magazine."""
    squad = c.squads[seat]
    return bool(idle_drone(squad)) and free_places(c, squad) > 0 and stock(c, seat).magazines > 0


def start_drone(c: Campaign, table: Table, seat: str) -> None:
    """UA-40.16, UA-40.17: for a magazine the drone becomes a member; as an item it counts no longer (UA-27.8)."""
    squad = c.squads[seat]
    squad.items[idle_drone(squad)].started = True
    spend(c, table, seat, 1, "combat_drone")
    table.tell("drone_started", who=seat, member=add_member(c, squad, "drone"))


@beat("use_item", "UA-28.22", "UA-28.24", "UA-28.27", "UA-40.24")
def use_item(c: Campaign, table: Table, who: str, gear: str) -> None:
    """Use an expendable or a device: one action, nothing to pay."""
    seat = seat_of(c, who)
    tell_use(c, table, seat, find(c.squads[seat], gear), who)
    if gear == "combat_drone":
        start_drone(c, table, seat)
        return
    use_up(c, table, seat, find(c.squads[seat], gear))
    EFFECTS[gear](c, table, who)


def aim(c: Campaign, table: Table, who: str, gear: str) -> str:
    """Name one group or target; expendables choose freely (UA-24.5)."""
    options = targetable(c, gear, gear)
    return table.choose(Choice(seat_of(c, who), "target", "UA-36.9", options, {"who": who, "method": gear}))


def throw(c: Campaign, table: Table, who: str, gear: str, key: str, extra: Tally) -> Result | None:
    """The roll of a throw if it succeeds; None for a miss, and where the roll cannot be made."""
    result = throwing(c, table, who, gear, key, extra)
    if result is not None and not result.success:
        table.tell("throw_missed", gear=gear, unit=key)
        return None
    return result


def throwing(c: Campaign, table: Table, who: str, gear: str, key: str, extra: Tally) -> Result | None:
    """The shooting roll of a throw against the level: a named roll of the leader, or a member's skill if so ruled."""
    target = level(c, key, gear)
    told: dict[str, Fact] = {"whole": True} if gear == "frag" else {}  # UA-28.37: the total says how much
    if is_leader(c, who):
        return named_roll(c, table, who, "shooting", "shooting", target, extra, **told)
    member = c.squads[seat_of(c, who)].members[who]
    tally = Tally(own_skill(c, member), "UA-28.28", "skill")
    for step in extra.steps:
        tally.add(step.amount, step.clause, step.label)
    return check(table, "shooting", target, tally, who=who, unit=key, **told)


def flashbang(c: Campaign, table: Table, who: str) -> None:
    """UA-28.29, UA-28.30: total at least the level: no attacks by the group, one fewer by a target."""
    key = aim(c, table, who, "flashbang")
    if throw(c, table, who, "flashbang", key, Tally()):
        dazzle(c, table, key, "flashbang")


def frag(c: Campaign, table: Table, who: str) -> None:
    """UA-28.36: a shooting roll against the level of one enemy.

    UA-28.38, UA-28.39: a group loses as many soldiers, a high-threat target as much life, as there is damage.
    """
    key = aim(c, table, who, "frag")
    extra = Tally()
    if c.fight.indoors:
        extra.add(1, "UA-28.40", "indoor")
    result = throw(c, table, who, "frag", key, extra)
    if result is not None:
        damage = 2 if result.total >= level(c, key, "frag") + 3 else 1  # UA-28.37
        lose(c, table, key, damage, "frag")
    settle(c, table)


def at4(c: Campaign, table: Table, who: str) -> None:
    """UA-28.47: no roll: 2 damage to a vehicle or armoured target, 1 to people."""
    key = aim(c, table, who, "at4")
    lose(c, table, key, 2 if is_hard(c, key) else 1, "at4")
    settle(c, table)


def acoustic_device(c: Campaign, table: Table, who: str) -> None:
    """UA-40.13: no roll: the target is stunned; in one reading it works as a flashbang."""
    key = aim(c, table, who, "acoustic_device")
    if c.rulings["acoustic_device_effect"] == "stun":
        stun(c, table, key, "acoustic_device")
    else:
        dazzle(c, table, key, "acoustic_device")


def barricade(c: Campaign, table: Table, who: str) -> None:
    """UA-40.14: outdoors counts as indoors until the battle ends."""
    c.fight.space = "indoor"
    table.tell("space_changed", space="indoor")


EFFECTS = {"flashbang": flashbang, "frag": frag, "at4": at4, "acoustic_device": acoustic_device, "barricade": barricade}


# C4


@beat("c4_before", "UA-28.41", "UA-28.42")
def c4_before(c: Campaign, table: Table, seat: str) -> None:
    """Before battle, without a roll: 2 damage to a fixed target, or one soldier of a group.

    It takes no action, so whoever carries several may use several.
    """
    squad = c.squads[seat]
    item = find(squad, "c4")
    if not item or c.fight.result:
        return
    there = targetable(c, "c4", "c4")
    options = [key for key in there if c.fight.units[key].kind == "group" or goes_by(c, key, FIXED)]
    if not options:
        return
    key = table.choose(Choice(seat, "c4_before", "UA-28.41", ["keep", *options]))
    if key == "keep":
        return
    tell_use(c, table, seat, item)
    use_up(c, table, seat, item)
    then(c, ("c4_before", seat))
    lose(c, table, key, 1 if c.fight.units[key].kind == "group" else 2, "c4")
    settle(c, table)


@beat("set_c4", "UA-28.43", "UA-28.45")
def set_c4(c: Campaign, table: Table, seat: str) -> None:
    """In battle: a skill check or dexterity roll, target number 4; a failure is a dud and the C4 is lost.

    The rule itself leaves the choice of the two, whatever is ruled for named rolls (UA-09.7).
    """
    squad = c.squads[seat]
    key = aim(c, table, seat, "c4")
    item = find(squad, "c4")
    tell_use(c, table, seat, item)
    use_up(c, table, seat, item)
    target = default_target(c)
    ways = ["dexterity", "skill"] if can_use_sub(squad, "dexterity") else ["skill"]
    if table.choose(Choice(seat, "ability", "UA-28.43", ways, {"check": "c4"})) == "dexterity":
        result = check(table, "c4", target, sub_tally(squad), who=seat, **point_to_pay(squad))
        pay_point(table, seat, squad)
    else:
        result = check(table, "c4", target, skill_tally(squad, "UA-28.43"), who=seat)
    if result.success:
        c.fight.blasts.append(key)
        table.tell("c4_set", unit=key)
    else:
        table.tell("c4_dud", who=seat)


@beat("blasts", "UA-28.44")
def blasts(c: Campaign, table: Table) -> None:
    """At the start of the next round: two of a group are out, or a high-threat target takes 1 damage."""
    waiting, c.fight.blasts = c.fight.blasts, []
    for key in waiting:
        if key in standing(c):
            table.tell("c4_blast", unit=key)
            lose(c, table, key, 2 if c.fight.units[key].kind == "group" else 1, "c4")
    if waiting:
        settle(c, table)


@beat("ied", "UA-28.74")
def ied(c: Campaign, table: Table, who: str) -> None:
    """Once per operation an engineer deals 1 damage to a vehicle or armoured target: no roll, no magazine."""
    seat = seat_of(c, who)
    options = ied_targets(c)
    key = table.choose(Choice(seat, "target", "UA-28.74", options, {"who": who, "method": "ied"}))
    c.squads[seat].members[who].used.append("ied")
    c.op.marks.append("ied")
    table.tell("ied", who=who, unit=key)
    lose(c, table, key, 1, "ied")
    settle(c, table)


def is_hard(c: Campaign, key: str) -> bool:
    """Whether an enemy is a vehicle, or armoured."""
    return goes_by(c, key, HARD)


def ied_targets(c: Campaign) -> list[str]:
    """UA-28.74: high-threat targets that are vehicles or armoured (vehicles only where so ruled)."""
    tags = ("vehicle",) if c.rulings["engineer_ied"] == "vehicle_only" else HARD
    there = targetable(c, "ied", "ied")
    return [key for key in there if c.fight.units[key].kind == "target" and goes_by(c, key, tags)]


def can_ied(c: Campaign, who: str) -> bool:
    """Whether this engineer still has the IED and something to use it on."""
    member = c.squads[seat_of(c, who)].members[who]
    if not role_of(c, member).ied or "ied" in member.used:
        return False
    if c.rulings["engineer_ied"] == "one_per_squad" and "ied" in c.op.marks:
        return False
    return bool(ied_targets(c))
