"""Chapter 36: defence rolls (防御ロール) for the leader and for members, and what a failed one does."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.language import UnitSpec
from ...content.rows import find_row
from ...state import Campaign, spec
from ..checks import FUMBLE, Result, check, pay_point, point_to_pay, spend_on_skill, spend_point, tell_skill
from ..command_skills import can_request, supply_request
from ..dice import D6
from ..gear import gear_of, use_up
from ..leader import knows, skill
from ..scenario.overrides import override
from ..squad import alive, can_be_hit
from .attack_modifiers import first_roll_done, situation
from .enemies import add_squad_modifiers, level, modifiers
from .harm import hurt_leader, hurt_member
from .hit_table import hit_table
from .wounds import change_wounds, wound_rule

# Against the leader


def on_leader(c: Campaign, table: Table, key: str, seat: str, more: int = 0) -> None:
    """UA-36.18, UA-36.21, UA-36.22: the leader defends; who is hit may be settled by a die of the scenario's first.

    `more`: how many attacks of this enemy on the leader follow.
    """
    squad = c.squads[seat]
    if squad.leader.life <= 0:
        return
    entry = spec(c, c.fight.units[key])
    if entry.target_die and can_be_hit(c, squad):
        die = table.roll(D6, "who_is_aimed_at")
        if entry.target_die[find_row(entry.target_die, die)] == "members":
            on_member(c, table, key, seat)
            return
    result = leader_defends(c, table, key, seat, more)
    evaded = False
    while not result.success and wants_evade(c, table, key, seat, evaded):
        result, evaded = evade(c, table, key, seat), True
    first_roll_done(c)
    if result.success:
        enhance(c, seat)
        return
    if result.degree == FUMBLE and wound_rule(c):  # UA-28.50: only the last roll counts
        change_wounds(c, table, seat)
    if protects(c, table, key, seat, seat):  # UA-22.7: by the other leader
        return
    hurt_leader(c, table, seat, damage(c, key, result))
    after_hit(c, key)


def enhance(c: Campaign, seat: str) -> None:
    """UA-30.2: protection of a scenario may make a successful defence more; none of the book's does."""
    squad = c.squads[seat]
    for key in (squad.worn, squad.shield):
        gear = squad.items[key].gear if key else ""
        if gear and c.content.gear[gear].on_defended:
            then(c, ("effects", f"gear/{gear}/on_defended"))


def damage(c: Campaign, key: str, result: Result) -> int:
    """UA-36.21: 1 for a failed defence, unless the scenario gives the enemy another figure."""
    entry = spec(c, c.fight.units[key])
    if result.degree == FUMBLE and entry.on_fumble_damage is not None:
        return entry.on_fumble_damage
    return usual_damage(c, key)


def usual_damage(c: Campaign, key: str) -> int:
    """UA-36.21: what a failed defence costs that is no fumble, with what the scenario adds just now."""
    return damage_of(c, spec(c, c.fight.units[key])) + sum(modifier.damage for modifier in modifiers(c, key))


def damage_of(c: Campaign, entry: UnitSpec) -> int:
    """The enemy's own figure, else the book's 1, else what the scenario puts in its place."""
    return entry.damage if entry.damage != 1 else override(c, "UA-36.21", 1)


def after_hit(c: Campaign, key: str) -> None:
    """Extra effects of a failed defence that the scenario gives an enemy."""
    unit = c.fight.units[key]
    if spec(c, unit).on_hit and not c.fight.result:
        then(c, ("effects", f"{unit.spec}/on_hit"))


# The leader's roll


def leader_defends(c: Campaign, table: Table, key: str, seat: str, more: int) -> Result:
    """UA-36.18: 1d6 + skill, or melee points: take cover against anything (UA-22.6), UA-22.2 against close attacks."""
    squad = c.squads[seat]
    ability = how_to_defend(c, table, key, seat, more)
    while ability == "supply_request":
        supply_request(c, table, seat)
        ability = how_to_defend(c, table, key, seat, more)
    tally = leader_defence_tally(c, table, key, seat, ability)
    cost = point_to_pay(squad) if ability == "take_cover" else {}  # UA-22.3
    result = check(table, "defence", level(c, key), tally, who=seat, unit=key, **cost)
    wear_out_shield(c, table, seat)
    if cost:
        pay_point(table, seat, squad)
    return result


def how_to_defend(c: Campaign, table: Table, key: str, seat: str, more: int) -> str:
    """UA-22.6: skill, or cover for a melee point; UA-21.16: gear may be requested first, at any time."""
    options = ["skill"]
    if knows(c, c.squads[seat].leader, "take_cover"):
        options.append("take_cover")
    if c.rulings["supply_request_time"] == "any_time" and can_request(c, seat):
        options.append("supply_request")
    if options == ["skill"]:
        return "skill"
    return table.choose(Choice(seat, "defence", "UA-22.6", options, {"unit": key, "more": more}))


def leader_defence_tally(c: Campaign, table: Table, key: str, seat: str, ability: str) -> Tally:
    """UA-36.37: every modifier of the leader's defence roll."""
    squad = c.squads[seat]
    if ability == "skill":
        tally = Tally(skill(squad.leader), "UA-36.18", "skill")
    else:
        tally = Tally(squad.leader.points, "UA-22.6", "melee")
    if squad.worn:
        worn = gear_of(c, squad.items[squad.worn])
        tally.add(worn.defence, worn.clause, f"gear-{squad.items[squad.worn].gear}")
    if squad.shield and attack_kind(c, key) == "shot":  # UA-36.38
        shield = gear_of(c, squad.items[squad.shield])
        tally.add(shield.defence_shots, shield.clause, f"gear-{squad.items[squad.shield].gear}")
        tally.add(prototype(c, table, key, seat), "UA-40.22", "gear-prototype_shield")
    if seat in c.fight.lights:
        item = squad.items[squad.gun].attachment if squad.gun else ""
        if item:
            tally.add(c.content.gear[item].lit_defence, "UA-28.59", f"gear-{item}")
    if f"leader:{seat}" in c.fight.fortified:  # UA-21.2
        tally.add(1, "UA-21.2", "skill-fortify")
    if squad.leader.wounds >= 2:
        tally.add(-1, "UA-28.50", "wounds")
    for name in squad.leader.conditions:
        if name in c.scenario.conditions:
            tally.add(c.scenario.conditions[name].defence, "UA-SC.21", f"condition-{name}")
    situation(c, tally, "defence")
    situation(c, tally, "leader_defence")
    add_squad_modifiers(c, key, tally, "squad_defence")
    for modifier in modifiers(c, key):
        tally.add(modifier.leader_defence, "UA-SC.2", "scenario")
    return tally


def attack_kind(c: Campaign, key: str) -> str:
    """UA-36.38: how an enemy attacks: by its entry; one whose main weapon is a gun shoots."""
    return spec(c, c.fight.units[key]).attack_kind


def prototype(c: Campaign, table: Table, key: str, seat: str) -> int:
    """UA-40.22: the prototype shield: one use a defence roll, declared before it; +1 against ranged attacks."""
    squad = c.squads[seat]
    item = squad.items[squad.shield]
    if item.gear != "prototype_shield":
        return 0
    options = ["save", "use"]
    if table.choose(Choice(seat, "prototype_shield", "UA-40.22", options, {"unit": key, "uses": item.uses})) == "save":
        return 0
    c.fight.shields_used.append(seat)
    return 1


def wear_out_shield(c: Campaign, table: Table, seat: str) -> None:
    """UA-40.22: the use is taken off once the roll it helped is over."""
    if seat in c.fight.shields_used:
        c.fight.shields_used.remove(seat)
        use_up(c, table, seat, c.squads[seat].shield)


def wants_evade(c: Campaign, table: Table, key: str, seat: str, evaded: bool) -> bool:
    """UA-19.18: after a failed defence of the leader against a shot; while points last, or once if so ruled."""
    squad = c.squads[seat]
    if attack_kind(c, key) != "shot" or not knows(c, squad.leader, "evade"):
        return False
    if evaded and c.rulings["evade_repeat"] == "once":
        return False
    return table.choose(Choice(seat, "evade", "UA-19.18", ["take_it", "evade"], {"unit": key})) == "evade"


def evade(c: Campaign, table: Table, key: str, seat: str) -> Result:
    """UA-19.19: the defence roll is made anew; success cancels damage and further effects of that attack."""
    squad = c.squads[seat]
    spend_on_skill(table, seat, squad, "evade")
    tally = leader_defence_tally(c, table, key, seat, "skill")
    result = check(table, "defence", level(c, key), tally, who=seat, unit=key)
    wear_out_shield(c, table, seat)
    return result


# Against members


def on_member(c: Campaign, table: Table, key: str, seat: str) -> None:
    """UA-36.20, UA-36.23: the leader's skill defends members too; a failure rolls on the hit table.

    UA-28.50: on a fumble the leader chooses first: a wound, or the member drops out whatever life is left.
    """
    tally = member_defence_tally(c, key, seat)
    result = check(table, "defence", level(c, key), tally, who=seat, unit=key, of="members")
    first_roll_done(c)
    if result.success:
        return
    outright = False
    if result.degree == FUMBLE and wound_rule(c):
        outright = True
        if c.squads[seat].leader.wounds < 3 and c.squads[seat].leader.life > 0:
            choice = table.choose(Choice(seat, "fumbled_defence", "UA-28.50", ["wound", "drop_out"], {"unit": key}))
            if choice == "wound":
                change_wounds(c, table, seat, instead_of="members")
                return
    member = hit_table(c, table, seat)
    if prototype_saves(c, table, key, seat, member, result) or protects(c, table, key, seat, member):
        return
    hurt_member(c, table, seat, member, damage(c, key, result), outright)
    after_hit(c, key)


def member_defence_tally(c: Campaign, key: str, seat: str) -> Tally:
    """UA-36.19, UA-36.20: the leader's skill, and only what is given to members."""
    tally = Tally(skill(c.squads[seat].leader), "UA-36.20", "skill")
    if f"members:{seat}" in c.fight.fortified:  # UA-21.2
        tally.add(1, "UA-21.2", "skill-fortify")
    situation(c, tally, "defence")
    add_squad_modifiers(c, key, tally, "squad_defence")
    return tally


def prototype_saves(c: Campaign, table: Table, key: str, seat: str, member: str, result: Result) -> bool:
    """UA-40.23: the bearer named by the table may spend a use if the total plus 1 reaches the level, no fumble."""
    squad = c.squads[seat]
    for name, item in squad.items.items():
        if item.bearer == member and item.uses > 0:
            if result.degree == FUMBLE or result.total + 1 < level(c, key) or attack_kind(c, key) != "shot":
                return False
            about: dict[str, Fact] = {"unit": key, "uses": item.uses}
            if table.choose(Choice(seat, "prototype_shield", "UA-40.23", ["save", "use"], about)) == "save":
                return False
            use_up(c, table, seat, name)
            table.tell("shield_holds", who=member)
            return True
    return False


def protects(c: Campaign, table: Table, key: str, seat: str, whom: str) -> bool:
    """UA-22.7: a melee leader may make a defence roll for another person, once a round (UA-22.10); did it hold?

    UA-22.8: success spares both; else the damage falls on whom it was meant for.

    `whom`: the member named by the hit table, or the seat of the other leader.
    """
    for protector in alive(c):
        squad = c.squads[protector]
        if protector == whom or protector in c.fight.protected or not knows(c, squad.leader, "protect"):
            continue
        about = {"member": whom, "unit": key}
        if table.choose(Choice(protector, "protect", "UA-22.7", ["no_protect", "protect"], about)) == "no_protect":
            continue
        c.fight.protected.append(protector)
        tell_skill(table, protector, squad, "protect", member=whom)
        tally = leader_defence_tally(c, table, key, protector, "protect")
        result = check(table, "defence", level(c, key), tally, who=protector, unit=key, of=whom)
        spend_point(table, protector, squad, "protect")  # UA-22.9
        wear_out_shield(c, table, protector)
        if result.degree == FUMBLE and wound_rule(c):
            change_wounds(c, table, protector)
        if result.success:
            return True
    return False
