"""Chapters 24, 29, 36: attack rolls (攻撃ロール) of the leader and of members."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.dice import Dice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.records import Gear
from ...state import Campaign, Squad, spec, waiting
from ..beats import beat
from ..checks import CRITICAL, Result, can_use_sub, check, spend_point
from ..dice import D6
from ..gear import arm_injured, find, gear_of, one_handed, use_up
from ..leader import skill
from ..scenario.conditions import holds, sniping_point
from ..scenario.overrides import override
from ..squad import member_of, role_of, snipers_of, spend, squad_with, stock
from .end import settle
from .enemies import add_squad_modifiers, level, lose, standing, targetable, targets

CLOSE = ("close", "all_out")


def seat_of(c: Campaign, who: str) -> str:
    """The seat that gives orders to a leader or member."""
    return who if who in c.squads else squad_with(c, who)


def is_leader(c: Campaign, who: str) -> bool:
    """Leaders go by the name of their seat."""
    return who in c.squads


def gun_in_hand(c: Campaign, squad: Squad) -> Gear | None:
    """The gun the leader holds."""
    return gear_of(c, squad.items[squad.gun]) if squad.gun else None


def method_of(c: Campaign, who: str, method: str) -> str:
    """How a shot is aimed: marksmen and snipers always fire precision shots (UA-28.77, UA-28.79)."""
    if method != "shot" or is_leader(c, who):
        return method
    role = role_of(c, member_of(c, who))
    if not role.precision:
        return method
    return "sniper" if role.post else "marksman"


def source_of(c: Campaign, who: str, method: str) -> str:
    """Under which names an enemy's resistances know this attack."""
    if method in CLOSE:
        return "close"
    if is_leader(c, who):
        return f"shot|{c.squads[who].items[c.squads[who].gun].gear}"
    return f"shot|{member_of(c, who).role}"


# What a shot costs


def cost_of_shot(c: Campaign, who: str) -> int:
    """UA-29.4, UA-28.8, UA-28.76, UA-28.83: the magazines one shot takes under the table's ruling."""
    ruling = c.rulings["cost_per_shot"]
    if ruling == "one_per_shot":
        return 1
    if is_leader(c, who):
        heavy = c.squads[who].items[c.squads[who].gun].gear == "lmg"
        sniper = False
    else:
        member = member_of(c, who)
        heavy, sniper = member.role == "gunner", role_of(c, member).post
    if ruling == "stated_only":
        return 1 if heavy or sniper else 0
    if ruling == "one_plus_surcharge":
        return 2 if heavy else 1
    first = 0 if seat_of(c, who) in c.fight.volleys else 1
    return first + (1 if heavy or sniper else 0)


def pay_for_shot(c: Campaign, table: Table, who: str) -> None:
    """UA-36.7: each shot consumes the needed magazines; UA-29.13: a battle begun with one ends with none."""
    seat = seat_of(c, who)
    spend(c, table, seat, cost_of_shot(c, who), "shot")
    note_shot(c, table, seat)


def note_shot(c: Campaign, table: Table, seat: str) -> None:
    """Remember that this squad has fired in this phase and battle."""
    if seat not in c.fight.volleys:
        c.fight.volleys.append(seat)
    if seat not in c.fight.shot_fired:
        c.fight.shot_fired.append(seat)
    if c.fight.began_with.get(seat) == 1 and stock(c, seat).magazines > 0:
        spend(c, table, seat, stock(c, seat).magazines, "last_shot")


def may_fire(c: Campaign, seat: str, cost: int) -> bool:
    """UA-29.5: no magazines, no shots; UA-29.11: a battle begun with exactly one magazine allows one shot in all."""
    if c.fight.began_with.get(seat) == 1 and seat in c.fight.shot_fired:
        return False
    return stock(c, seat).magazines >= max(1, cost)


def able_to_shoot(c: Campaign, who: str, method: str = "shot") -> bool:
    """Whether this person has a gun, the hands for it, and magazines."""
    seat = seat_of(c, who)
    squad = c.squads[seat]
    if is_leader(c, who):
        gun = gun_in_hand(c, squad)
        if gun is None:
            return False
        if gun.two_handed and one_handed(c, squad) and c.rulings["dmr_one_handed"] == "forbidden":  # UA-28.12
            return False
        if method == "precise" and not can_use_sub(squad, "dexterity"):  # UA-24.1
            return False
    return may_fire(c, seat, cost_of_shot(c, who))


def can_shoot(c: Campaign, who: str, method: str = "shot") -> bool:
    """Whether this person can fire a shot now, and at somebody."""
    return able_to_shoot(c, who, method) and bool(choices(c, who, method))


def shots_of(c: Campaign, who: str) -> int:
    """UA-36.31: an attack with a gun makes as many rolls as the weapon or member has shots (射撃回数)."""
    squad = c.squads[seat_of(c, who)]
    if is_leader(c, who):
        gun = gun_in_hand(c, squad)
        return gun.shots if gun else 0
    return role_of(c, squad.members[who]).shots


# Whom it strikes


def choices(c: Campaign, who: str, method: str) -> list[str]:
    """Whom the attacker may name (UA-36.9).

    UA-24.5: where soldiers and a high-threat target stand together a shot without precision only names the soldier
    group, or nobody where each living enemy is equally likely (the first then stands for all); precision shots
    (UA-24.4) and close attacks choose freely.
    """
    aimed = method_of(c, who, method)
    there = targetable(c, aimed, source_of(c, who, method))
    ruling = c.rulings["mixed_targeting"]
    named = [key for key in there if c.fight.units[key].kind == "group"]
    if aimed != "shot" or ruling == "designate" or not named or len(named) == len(there):
        return there
    return named if ruling == "random_kind" else named[:1]


def struck(c: Campaign, table: Table, who: str, method: str, named: str) -> str:
    """UA-24.5: whom a shot without precision strikes where soldiers and a high-threat target are mixed."""
    ruling = c.rulings["mixed_targeting"]
    if not targets(c) or method_of(c, who, method) != "shot" or ruling == "designate":
        return named
    there = targetable(c, "shot", source_of(c, who, method))
    big = [key for key in there if c.fight.units[key].kind == "target"]
    if not big or len(big) == len(there):
        return named
    if ruling == "random_individual":
        return one_of_all(c, table, there)
    die = table.roll(D6, "target_die")
    at_target = die >= 4
    unit = table.choose(Choice(seat_of(c, who), "target", "UA-24.5", big)) if at_target else named
    table.tell("target_die", who=who, die=die, unit=unit)
    return unit


def one_of_all(c: Campaign, table: Table, there: list[str]) -> str:
    """UA-24.5, option random_individual: each living enemy is equally likely."""
    units = c.fight.units
    heads = [key for key in there for _ in range(units[key].strength if units[key].kind == "group" else 1)]
    if len(heads) == 1:
        return heads[0]
    return heads[table.roll(Dice(f"1d{len(heads)}", 1, len(heads)), "target_die") - 1]


# The roll


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
    indoor = c.fight.space == "indoor"
    tally.add(gun.attack, gun.clause, label)
    tally.add(gun.attack_indoor if indoor else gun.attack_outdoor, gun.clause, label)
    if one_handed(c, squad):  # UA-27.2, UA-28.4, UA-28.9, UA-28.19
        penalty = -1 if arm_injured(c, squad) and gun.one_hand == 0 else gun.one_hand
        tally.add(penalty, "UA-27.2", "one_handed")
    if item.attachment:
        extra = c.content.gear[item.attachment]
        label = f"gear-{item.attachment}"
        tally.add(extra.attack, extra.clause, label)
        tally.add(extra.attack_indoor if indoor else extra.attack_outdoor, extra.clause, label)


def member_tally(c: Campaign, squad: Squad, who: str) -> Tally:
    """UA-29.1: a member's own skill; UA-28.67: their guns give no modifiers; UA-28.86: a spotter helps the sniper."""
    member = squad.members[who]
    role = role_of(c, member)
    if c.rulings["member_attack_skill"] == "own":
        tally = Tally(role.skill or 0, role.clause, f"role-{member.role}")
    else:
        tally = Tally(skill(squad.leader), "UA-29.1", "skill")
    if role.post:
        helpers = [m.role for m in squad.members.values() if m.active and role_of(c, m).sniper_bonus]
        for helper in helpers if c.rulings["role_stacking"] == "stack" else helpers[:1]:
            tally.add(c.content.roles[helper].sniper_bonus, "UA-28.86", f"role-{helper}")
    return tally


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
    """Modifiers of attack or defence rolls (`side`) from events, companions and the scenario's members."""
    tally.add(c.fight.modifiers.get(side, 0), "UA-SC.2", "scenario")
    for companion in c.op.companions:
        tally.add(int(getattr(c.scenario.companions[companion], side)), "UA-SC.2", "companion")
    for effect in [*c.fight.effects, *(e for e in c.op.waiting if e.scope == "operation")]:
        wait = waiting(c, effect)
        if holds(c, wait.when):
            tally.add(int(getattr(wait, side)), "UA-SC.2", "scenario")
    for squad in c.squads.values() if c.content.helpers else ():
        for member in squad.members.values():
            if member.active and member.role in c.content.helpers:
                role = role_of(c, member)
                tally.add(role.attack_bonus if side == "attack" else role.defence_bonus, role.clause, "member")


def first_roll_done(c: Campaign) -> None:
    """Waiting effects for the first roll of a battle end with it."""
    if c.fight.effects:
        c.fight.effects = [effect for effect in c.fight.effects if effect.scope != "first_roll"]


# One attack


@beat("fire", "UA-29.2", "UA-29.4", "UA-36.6", "UA-36.9", "UA-40.11")
def fire(c: Campaign, table: Table, who: str, method: str, left: int, volley: str) -> None:
    """One shot of an attack, `left` with it; outcomes are known before the next shot is declared (UA-29.12: anybody's).

    `volley`: the unit everybody fires at when the whole squad was ordered to fire, so that nothing more is asked.
    """
    seat = seat_of(c, who)
    if method == "precise" and not c.squads[seat].leader.points:
        method = "shot"  # UA-24.3, UA-09.4: the shots left of this attack
    if left <= 0 or not able_to_shoot(c, who, method):
        return
    options = choices(c, who, method)
    if not options:
        return
    if volley:
        named = volley if volley in options else options[0]
    else:
        first = left == shots_of(c, who)
        more = [] if first else ["stop"]
        named = table.choose(Choice(seat, "target", "UA-36.9", [*options, *more], {"who": who, "method": method}))
        if named == "stop":
            return
    then(c, ("fire", who, method, left - 1, volley))
    ap = not volley and wants_ap(c, table, who)
    pay_for_shot(c, table, who)
    key = struck(c, table, who, method, named)
    strike(c, table, who, method, key, ap, volley)


def wants_ap(c: Campaign, table: Table, who: str) -> bool:
    """UA-40.11: the leader may use an AP round, declared before the roll."""
    item = find(c.squads[who], "ap_rounds") if is_leader(c, who) else ""
    if not item:
        return False
    if table.choose(Choice(who, "ap_round", "UA-40.11", ["no_round", "round"])) == "no_round":
        return False
    use_up(c, table, who, item)
    return True


@beat("close_attack", "UA-29.6", "UA-29.7", "UA-29.8", "UA-22.1", "UA-22.5")
def close_attack(c: Campaign, table: Table, who: str, method: str) -> None:
    """A close attack: 1d6 + skill, or melee for a melee leader, against the enemy named."""
    options = choices(c, who, method)
    if not options:
        return
    key = table.choose(Choice(seat_of(c, who), "target", "UA-36.9", options, {"who": who, "method": method}))
    strike(c, table, who, method, key, ap=False, volley="")


def strike(
    c: Campaign, table: Table, who: str, method: str, key: str, ap: bool, volley: str, extra: bool = False
) -> None:
    """UA-36.8: the roll; success fells one soldier of a group or takes 1 life of a high-threat target.

    Melee points (UA-22.3) and dexterity (UA-24.3) are paid after the roll; damage of an AP round ignores ballistic gear
    (UA-40.12).

    `extra`: this is a follow-up, which in one reading never earns another (UA-08.5, no_chain).
    """
    seat = seat_of(c, who)
    squad = c.squads[seat]
    source = source_of(c, who, method)
    tally = attack_tally(c, who, method, key, ap)
    result = check(table, "attack", level(c, key, source), tally, who=who, unit=key, method=method)
    first_roll_done(c)
    if method in ("precise", "all_out"):  # UA-22.3, UA-24.3
        spend_point(table, seat, squad)
    if not result.success:
        return
    hit = where_it_lands(c, table, who, method, key, result)
    lose(c, table, hit, 1, "" if ap else source)  # UA-40.12: AP rounds ignore ballistic gear
    settle(c, table)
    chains = not extra or c.rulings["critical_followup_cost"] != "no_chain"
    if result.degree == CRITICAL and chains and not c.fight.result:
        then(c, ("follow_up", who, method, volley))


def where_it_lands(c: Campaign, table: Table, who: str, method: str, key: str, result: Result) -> str:
    """UA-28.11: an odd total of a DMR lets the shooter move the damage; a scenario may route hits by odd and even."""
    routes = spec(c, c.fight.units[key]).routes
    routed = routes.get("odd" if result.total % 2 else "even", "")
    if routed and routed in standing(c):
        return routed
    if not is_leader(c, who) or method in CLOSE or result.total % 2 == 0:
        return key
    gun = gun_in_hand(c, c.squads[who])
    if gun is None or not gun.choose_on_odd:
        return key
    source = source_of(c, who, method)
    others = [other for other in standing(c) if other != key and result.total >= level(c, other, source)]
    return table.choose(Choice(who, "move_damage", "UA-28.11", [key, *others], {"total": result.total}))


@beat("follow_up", "UA-08.3", "UA-08.4", "UA-08.5", "UA-29.13")
def follow_up(c: Campaign, table: Table, who: str, method: str, volley: str) -> None:
    """A critical attack earns at once another attack of the same kind; the target is chosen afresh, or it is declined.

    It is free by default; where the table makes it cost a magazine and none is left it can only be a close attack.
    """
    ruling = c.rulings["critical_followup_cost"]
    seat = seat_of(c, who)
    squad = c.squads[seat]
    if method in ("precise", "all_out") and not squad.leader.points:
        method = "shot" if method == "precise" else "close"  # UA-09.4
    if method not in CLOSE and ruling == "paid" and not may_fire(c, seat, cost_of_shot(c, who)):
        method = "close"
    options = choices(c, who, method)
    if not options:
        return
    if volley:
        named = volley if volley in options else options[0]
    else:
        about = {"who": who, "method": method}
        named = table.choose(Choice(seat, "follow_up", "UA-08.3", [*options, "stop"], about))
    if named == "stop":
        return
    ap = method not in CLOSE and not volley and wants_ap(c, table, who)
    if method not in CLOSE and ruling == "paid":
        pay_for_shot(c, table, who)
    key = struck(c, table, who, method, named)
    table.tell("follow_up", who=who, unit=key)
    strike(c, table, who, method, key, ap, volley, extra=True)


def ready_snipers(c: Campaign, seat: str) -> list[str]:
    """UA-28.81: snipers take part in outdoor battles only, where there is a sniping point (UA-SC.31)."""
    if c.fight.space != "outdoor" or not sniping_point(c):
        return []
    squad = c.squads[seat]
    return [key for key in snipers_of(c, squad) if not squad.members[key].absent]
