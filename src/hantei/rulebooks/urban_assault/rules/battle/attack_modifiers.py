"""Chapter 36: ability and every modifier of an attack roll, which chapters 22, 24, 28 and 29 give."""

from __future__ import annotations

from hantei.core.glance import at_a_glance
from hantei.core.tally import Tally

from ...content.records import Gear
from ...state import Campaign, Squad, spec, waiting
from ..gear import arm_injured, gear_of, one_handed
from ..leader import skill
from ..scenario.conditions import holds
from ..scenario.overrides import override
from ..squad import own_skill, role_of, seat_of
from .enemies import add_squad_modifiers
from .targeting import CLOSE, is_leader


def attack_tally(c: Campaign, who: str, method: str, key: str, ap: bool) -> Tally:
    """UA-36.36: ability and every modifier of an attack roll."""
    squad = c.squads[seat_of(c, who)]
    tally = leader_tally(c, squad, method, ap) if is_leader(c, who) else member_tally(c, squad, who)
    if method in CLOSE:
        close_modifiers(c, squad, who, key, tally)
    elif darkness_hinders(c, squad, who):
        tally.add(dark_penalty(c), "UA-28.57", "dark")
    situation(c, tally, "attack")
    add_squad_modifiers(c, key, tally, "squad_attack")
    return tally


# Who attacks, and with what


def leader_tally(c: Campaign, squad: Squad, method: str, ap: bool) -> Tally:
    """The leader's ability, gun and gear."""
    leader = squad.leader
    if method == "precise":  # UA-24.2
        tally = Tally(leader.points, "UA-24.2", "dexterity")
    elif method == "all_out":  # UA-22.5
        tally = Tally(leader.points, "UA-22.5", "melee")
    else:
        tally = Tally(skill(leader), "UA-29.8" if method == "close" else "UA-29.1", "skill")
    if method == "all_out":
        if squad.gun and c.rulings["silent_kill_is_all_out"] == "same":  # UA-14.7, UA-28.64
            attachment = squad.items[squad.gun].attachment
            if attachment:
                tally.add(c.content.gear[attachment].silent_kill, "UA-28.64", f"gear-{attachment}")
    elif method != "close":
        gun_modifiers(c, squad, tally)
        if ap:
            tally.add(2, "UA-40.11", "gear-ap_rounds")
    if squad.worn:
        worn = gear_of(c, squad.items[squad.worn])
        tally.add(worn.attack_all, worn.clause, f"gear-{squad.items[squad.worn].gear}")
    if leader.wounds >= 1:
        tally.add(-1, "UA-28.50", "wounds")
    for name in leader.conditions:
        if name in c.scenario.conditions:
            tally.add(c.scenario.conditions[name].attack, "UA-SC.21", f"condition-{name}")
    return tally


def gun_modifiers(c: Campaign, squad: Squad, tally: Tally) -> None:
    """Gun and attachment: they concern shots of that gun only; indoors or outdoors matters (UA-34.6).

    The SMG: -1 outdoors (UA-28.5), nothing for one hand unless an arm is injured (UA-28.4). The LMG: -2 with one hand
    in place of the usual -1 (UA-28.9).
    """
    item = squad.items[squad.gun]
    gun = gear_of(c, item)
    label = f"gear-{item.gear}"
    tally.add(gun.attack, gun.clause, label)
    tally.add(by_space(c, gun), gun.clause, label)
    if one_handed(c, squad):  # UA-27.2, UA-28.4, UA-28.9, UA-28.19
        penalty = -1 if arm_injured(c, squad) and gun.one_hand == 0 else gun.one_hand
        tally.add(penalty, "UA-27.2", "one_handed")
    if item.attachment:
        extra = c.content.gear[item.attachment]
        label = f"gear-{item.attachment}"
        tally.add(extra.attack, extra.clause, label)
        tally.add(by_space(c, extra), extra.clause, label)


def by_space(c: Campaign, gear: Gear) -> int:
    """UA-34.6: what indoors or outdoors does to an attack with a gun or an attachment; both, where it is both."""
    return (gear.attack_indoor if c.fight.indoors else 0) + (gear.attack_outdoor if c.fight.outdoors else 0)


def member_tally(c: Campaign, squad: Squad, who: str) -> Tally:
    """UA-29.1: a member's own skill; UA-28.67: their guns give no modifiers; UA-28.86: a spotter helps the sniper."""
    member = squad.members[who]
    role = role_of(c, member)
    if c.rulings["member_attack_skill"] == "own":
        tally = Tally(own_skill(c, member), role.clause, f"role-{member.role}")
    else:
        tally = Tally(skill(squad.leader), "UA-29.1", "skill")
    if role.post:
        helpers = [m.role for m in squad.members.values() if m.active and role_of(c, m).sniper_bonus]
        for helper in helpers if c.rulings["role_stacking"] == "stack" else helpers[:1]:
            tally.add(c.content.roles[helper].sniper_bonus, "UA-28.86", f"role-{helper}")
    return tally


# Against whom, and where


def close_modifiers(c: Campaign, squad: Squad, who: str, key: str, tally: Tally) -> None:
    """UA-29.9, UA-29.10: -2 against gun-armed enemies, always; a melee leader never suffers it (UA-22.4)."""
    melee_leader = is_leader(c, who) and squad.leader.sub == "melee"
    if spec(c, c.fight.units[key]).main_arms == "firearm" and not melee_leader:
        tally.add(-2, "UA-29.9", "knife_against_guns")


def darkness_hinders(c: Campaign, squad: Squad, who: str) -> bool:
    """UA-28.57: shots in the dark suffer; NVG and a flashlight that is on free the leader (UA-28.56, UA-28.59)."""
    if not c.fight.dark:
        return False
    if not is_leader(c, who):
        return c.scenario.dark_penalty_applies_to == "squad"
    return who not in c.fight.lights and not any(gear_of(c, item).lifts_darkness for item in squad.items.values())


def dark_penalty(c: Campaign) -> int:
    """UA-SC.20: the scenario's figure, else the table's ruling (UA-28.57)."""
    if c.scenario.dark_penalty is not None:
        return c.scenario.dark_penalty
    return override(c, "UA-28.57", {"none": 0, "minus_1": -1, "minus_2": -2}[c.rulings["dark_penalty"]])


def situation(c: Campaign, tally: Tally, side: str) -> None:
    """Modifiers of attack rolls, defence rolls or those of the leader alone (`side`: attack, defence, leader_defence).

    They come from events, companions and the scenario's members.
    """
    for change in from_without(c, side):
        tally.add(*change)


@at_a_glance
def from_without(c: Campaign, side: str) -> list[tuple[int, str, str]]:
    """Yield the same one by one: the figure, the clause, the label; they are the same for everybody."""
    battle, op, helpers = c.fight, c.op, c.content.helpers
    found = [(battle.modifiers.get(side, 0), "UA-SC.2", "scenario")]
    for companion in op.companions:
        found.append((int(getattr(c.scenario.companions[companion], side)), "UA-SC.2", "companion"))
    for effect in [*battle.effects, *[each for each in op.waiting if each.scope == "operation"]]:
        wait = waiting(c, effect)
        if holds(c, wait.when):
            label = "first_round" if effect.scope == "first_round" else "scenario"
            found.append((int(getattr(wait, side)), "UA-SC.2", label))
    for squad in c.squads.values() if helpers and side != "leader_defence" else ():
        for member in squad.members.values():
            if member.active and member.role in helpers:
                role = role_of(c, member)
                bonus = role.attack_bonus if side == "attack" else role.defence_bonus
                found.append((bonus, role.clause, "member"))
    return [change for change in found if change[0]]


def first_roll_done(c: Campaign) -> None:
    """Waiting effects for the first roll of a battle end with it."""
    if c.fight.effects:
        c.fight.effects = [effect for effect in c.fight.effects if effect.scope != "first_roll"]
