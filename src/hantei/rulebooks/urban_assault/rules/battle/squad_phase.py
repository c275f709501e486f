"""Chapter 36: the squad's phase: who acts, and with what (UA-36.6, UA-36.31)."""

from __future__ import annotations

from hantei.core.agenda import Entry, then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Campaign, encounter
from ..beats import beat
from ..checks import can_use_sub
from ..command_skills import first_aid_targets, life_with, supply_choices
from ..gear import drop_surplus, gear_of, grip, grips, take_grip, use_up
from ..leader import knows
from ..operation import retreat_forbidden
from ..scenario.in_battle import attackers_max
from ..squad import alive, fighters, member_of, role_of
from .attack import can_shoot, choices, is_leader, ready_snipers, seat_of, shots_of
from .command_skills import can_negotiate, capturable, fortify_choices
from .enemies import standing
from .expendables import can_ied, usable_items
from .harm import alike
from .shooting_skills import usable as skill_usable

ACTION_SKILLS = ("shotgun", "grenade", "rapid_fire", "stun_grenade", "fortify", "first_aid", "negotiation")
DAMAGE_SKILLS = ("shotgun", "grenade", "rapid_fire")
OWN_ATTACKS = ("shoot", "precise", "close", "all_out")
ATTACKS = (*OWN_ATTACKS, "ied", "use:frag", "use:at4", *(f"skill:{n}" for n in DAMAGE_SKILLS))


@beat("squad_phase", "UA-36.6", "UA-28.82")
def squad_phase(c: Campaign, table: Table) -> None:
    """The leader and each combatant may act once, in any order; outcomes are known before the next is ordered."""
    battle = c.fight
    battle.phase = "squad"
    battle.acted = []
    battle.volleys = []
    battle.turn = ""
    if c.rulings["sniper_opening"] == "instead" and battle.round == 1:
        battle.acted = list(battle.sniped)
    then(c, ("squad_act",))


def can_lead(c: Campaign, seat: str) -> bool:
    """UA-13.3: a leader at 0 life does not act."""
    return not c.squads[seat].leader.killed and c.squads[seat].leader.life > 0


def actors(c: Campaign, seat: str) -> list[str]:
    """Who of a squad can still act: the leader, combatants, and snipers outdoors (UA-28.81)."""
    people = [seat] if can_lead(c, seat) else []
    people += fighters(c, c.squads[seat]) + ready_snipers(c, seat)
    return [who for who in people if who not in c.fight.acted]


def no_more_attackers(c: Campaign) -> bool:
    """UA-SC.33: whether as many have attacked in this round as the scenario lets."""
    most = attackers_max(c)
    return bool(most) and c.fight.attackers >= most


@beat("squad_act", "UA-36.6", "UA-36.31", "UA-42.1", "UA-45.3")
def squad_act(c: Campaign, table: Table) -> None:
    """Who acts next; or all who are left fire at one enemy, or hold; or, before anybody has acted, retreat."""
    battle = c.fight
    able = {seat: people for seat in alive(c) if (people := actors(c, seat))}
    if not able or not standing(c):
        return
    seat = battle.turn if battle.turn in able else next(iter(able))
    people = able[seat]
    kinds = alike(c.squads[seat], [who for who in people if who != seat])
    if seat in people:
        kinds = {seat: [seat], **kinds}
    done = [who for who in people if f"{who}:attack" in battle.half_acted]  # ruling attack_plus_skill
    marksmen = [who for first, same in kinds.items() if first not in done and can_shoot(c, first) for who in same]
    extra = ["volley"] if len(marksmen) > 1 and not no_more_attackers(c) else []
    extra += [f"capture:{key}" for key in capturable(c)] if seat in people else []
    if may_retreat(c):
        extra.append("retreat")
    if len(able) > 1:
        extra.append("yield")
    about = {"left": len(people), "round": battle.round}
    choice = table.choose(Choice(seat, "actor", "UA-36.6", [*kinds, *extra, "done"], about))
    then(c, ("squad_act",))
    order(c, table, seat, choice, marksmen)


def order(c: Campaign, table: Table, seat: str, choice: str, marksmen: list[str]) -> None:
    """Carry out what the phase's question was answered with."""
    battle = c.fight
    if choice == "done":
        battle.acted += actors(c, seat)
    elif choice == "yield":
        battle.turn = next(other for other in alive(c) if other != seat)
    elif choice == "retreat":
        c.agenda.pop()
        then(c, ("retreat",))
    elif choice == "volley":
        volley(c, table, seat, marksmen)
    elif choice.startswith("capture:"):
        battle.acted.append(seat)
        then(c, ("capture_unit", choice.removeprefix("capture:")))
    else:
        then(c, ("act", choice))


def volley(c: Campaign, table: Table, seat: str, people: list[str]) -> None:
    """Everybody left who can shoot fires at one enemy, one after another, while magazines last; follow-ups included."""
    options = [key for key in standing(c) if any(key in choices(c, who, "shot") for who in people)]
    key = table.choose(Choice(seat, "target", "UA-36.9", options, {"who": "volley", "method": "shot"}))
    most = attackers_max(c)
    if most:
        people = people[: most - c.fight.attackers]
    members = [who for who in people if who != seat]
    for who in people:
        c.fight.acted.append(who)
        c.fight.attackers += 1
    ordered = [*members, *([seat] if seat in people else [])]
    then(c, *(("fire", who, "shot", shots_of(c, who), key) for who in ordered))


# What one person can do


def actions(c: Campaign, who: str) -> list[str]:
    """UA-36.31: the actions open to a leader or member; holding is always possible."""
    if no_more_attackers(c):
        return [action for action in all_actions(c, who) if action not in ATTACKS]
    return all_actions(c, who)


def all_actions(c: Campaign, who: str) -> list[str]:
    """UA-36.31: one action a round."""
    if is_leader(c, who):
        return leader_actions(c, who)
    found = ["shoot"] if can_shoot(c, who) else []
    if close_allowed(c, who):
        found.append("close")
    if can_ied(c, who):
        found.append("ied")
    return [*found, *usable_items(c, who, zero=False)]


def close_allowed(c: Campaign, who: str) -> bool:
    """UA-29.7: close attacks at will, or only without magazines where so ruled; nobody at the sniping point."""
    if not is_leader(c, who) and role_of(c, member_of(c, who)).post:
        return False
    free = c.rulings["close_combat_by_choice"] == "allowed"
    return bool(choices(c, who, "close")) and (free or not can_shoot(c, who))


def leader_actions(c: Campaign, seat: str) -> list[str]:
    """UA-36.31: attack, close attack, a skill (UA-36.32), an expendable or device, C4, a change of gear."""
    squad = c.squads[seat]
    attacked, skilled = f"{seat}:attack" in c.fight.half_acted, f"{seat}:skill" in c.fight.half_acted
    found = ["shoot"] if can_shoot(c, seat) else []
    if can_shoot(c, seat, "precise"):
        found.append("precise")
    if close_allowed(c, seat):
        found.append("close")
    if can_use_sub(squad, "melee") and choices(c, seat, "close"):
        found.append("all_out")
    if attacked:  # ruling attack_plus_skill
        found = []
    if not skilled:
        found += [f"skill:{name}" for name in ACTION_SKILLS if usable_skill(c, seat, name)]
    if not attacked and not skilled:
        found += usable_items(c, seat, zero=False)
        found += [f"grip:{way}" for way in grips(c, squad) if way != grip(squad) and survives_grip(c, seat, way)]
    return found + free_skills(c, seat)


def usable_skill(c: Campaign, seat: str, name: str) -> bool:
    """Whether a skill that is an action would have an effect now."""
    if not knows(c, c.squads[seat].leader, name):
        return False
    if name == "fortify":
        return bool(fortify_choices(c, seat))
    if name == "first_aid":
        return bool(first_aid_targets(c, seat))
    if name == "negotiation":
        return can_negotiate(c, seat)
    return skill_usable(c, seat, name)


def free_skills(c: Campaign, seat: str) -> list[str]:
    """UA-18.8, UA-21.16: skills that are no action."""
    known = knows(c, c.squads[seat].leader, "supply_request")
    return ["free:supply_request"] if known and supply_choices(c, seat) else []


@beat("act", "UA-36.31", "UA-28.25", "UA-28.26", "UA-27.11")
def act(c: Campaign, table: Table, who: str) -> None:
    """One action of one person."""
    seat = seat_of(c, who)
    options = [*actions(c, who), "hold"]
    choice = table.choose(Choice(seat, "action", "UA-36.31", options, {"who": who}))
    mark_acted(c, who, choice)
    if choice in ATTACKS:
        c.fight.attackers += 1
    then(c, *action_entries(c, who, choice))


def mark_acted(c: Campaign, who: str, choice: str) -> None:
    """Whether this takes the action of the round (UA-18.8, UA-36.31)."""
    if choice.startswith("free:"):
        return
    is_skill = choice.startswith("skill:")
    harmless = is_skill and choice.removeprefix("skill:") not in DAMAGE_SKILLS
    if harmless and c.rulings["skills_take_action"] == "damage_only":
        return
    halves = c.rulings["actions_per_round"] == "attack_plus_skill" and (is_skill or choice in OWN_ATTACKS)
    if is_leader(c, who) and halves:
        half = "skill" if is_skill else "attack"
        c.fight.half_acted.append(f"{who}:{half}")
        if f"{who}:attack" in c.fight.half_acted and f"{who}:skill" in c.fight.half_acted:
            c.fight.acted.append(who)
        return
    c.fight.acted.append(who)


def action_entries(c: Campaign, who: str, choice: str) -> list[Entry]:
    """The beats behind an action."""
    if choice == "hold":
        return []
    if choice == "shoot":
        return [("fire", who, "shot", shots_of(c, who), "")]
    if choice == "precise":
        return [("fire", who, "precise", shots_of(c, who), "")]
    if choice in ("close", "all_out"):
        return [("close_attack", who, choice)]
    kind, _, name = choice.partition(":")
    if kind in ("skill", "free"):
        return [(f"skill_{name}", who)]
    if kind == "use":
        return [("use_item", who, name)]
    if kind == "gear":
        return [("use_gear", who, name)]
    if kind == "grip":
        return [("change_grip", who, name)]
    return [(choice, who)]


def survives_grip(c: Campaign, seat: str, way: str) -> bool:
    """UA-28.20: a grip without the shield is not offered where the life it takes would kill."""
    squad = c.squads[seat]
    shield = way.partition("+")[2]
    worn = squad.items[squad.worn].gear if squad.worn else ""
    return life_with(c, squad, worn, squad.items[shield].gear if shield else "") > 0


@beat("change_grip", "UA-27.11", "UA-28.95")
def change_grip(c: Campaign, table: Table, seat: str, way: str) -> None:
    """Changing the gear in hand takes the leader's action; the new gear is in hand afterwards.

    UA-27.23: a shield put away lowers the limit; dropping the surplus takes no action.
    """
    take_grip(c, c.squads[seat], way)
    table.tell("grip_changed", who=seat, grip=way)
    drop_surplus(c, table, seat)


@beat("use_gear", "UA-SC.24")
def use_gear(c: Campaign, table: Table, seat: str, key: str) -> None:
    """Gear of the scenario does what its entry says."""
    gear = c.squads[seat].items[key].gear
    table.tell("item_used", who=seat, gear=gear)
    if gear_of(c, c.squads[seat].items[key]).uses:
        use_up(c, table, seat, key)
    then(c, ("effects", f"gear/{gear}/use"))


def may_retreat(c: Campaign) -> bool:
    """UA-42.1: before anybody has acted; UA-42.9: once a battle; UA-42.10: unless the scenario forbids it."""
    battle = c.fight
    untouched = not battle.acted or battle.acted == battle.sniped
    return (
        untouched
        and not battle.half_acted
        and not battle.retreated
        and any(can_lead(c, seat) for seat in alive(c))
        and encounter(c, battle).retreat_allowed
        and not retreat_forbidden(c)
    )
