"""Chapter 36: the actions open to one person in a round, and what they take (UA-36.31, UA-36.32).

An action is written as its name, followed by a colon and what it is done with: "shoot", "skill:fortify", "use:frag",
"grip:ar".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice
from hantei.core.glance import at_a_glance, glance
from hantei.core.table import Table

from ...state import Campaign
from ..beats import beat
from ..command_skills import first_aid_targets, supply_choices
from ..gear import gear_of, grip, regrip, safe_grips, tell_use, use_up
from ..leader import known_skills
from ..scenario.in_battle import attackers_max
from ..squad import member_of, role_of, seat_of
from .command_skills import can_negotiate, fortify_choices
from .expendables import can_ied, usable_items
from .melee import all_out_allowed, close_allowed
from .shooting_skills import can_fire
from .shots import can_shoot, shots_of
from .targeting import is_leader

OWN_ATTACKS = ("shoot", "precise", "close", "all_out")
"""Attacks with what is in hand."""

ATTACKER = "attacker"
"""The mark in `half_acted` of those who count among the attackers of this round."""


@beat("act", "UA-36.31", "UA-28.25", "UA-28.26", "UA-27.11")
def act(c: Campaign, table: Table, who: str) -> None:
    """One action of one person; holding is always possible."""
    with glance(c, again=True):
        options = [*actions(c, who), "hold"]
        choice = table.choose(Choice(seat_of(c, who), "action", "UA-36.31", options, {"who": who}))
    mark_acted(c, who, choice)
    if is_attack(c, who, choice):
        count_attacker(c, who)
    then(c, *action_entries(c, who, choice))


# What is open to whom


@at_a_glance
def actions(c: Campaign, who: str) -> list[str]:
    """UA-36.31: the actions open to a leader or member; UA-SC.33: no attack once as many have attacked as may."""
    found = leader_actions(c, who) if is_leader(c, who) else member_actions(c, who)
    return found if may_attack(c, who) else [action for action in found if not is_attack(c, who, action)]


def leader_actions(c: Campaign, seat: str) -> list[str]:
    """UA-36.31: attack, close attack, a skill (UA-36.32), an expendable or device, C4, a change of gear.

    In the reading attack_plus_skill an attack and a skill fit into one round, and nothing else with either.
    """
    squad = c.squads[seat]
    attacked, skilled = half_done(c, seat, "attack"), half_done(c, seat, "skill")
    found = [] if attacked else leader_attacks(c, seat)
    if not skilled:
        found += action_skills(c, seat)
    if not attacked and not skilled:
        found += usable_items(c, seat)
        found += [f"grip:{way}" for way in safe_grips(c, squad) if way != grip(squad)]
    return found + free_skills(c, seat)


def leader_attacks(c: Campaign, seat: str) -> list[str]:
    """Attacks of the leader: a shot, a precision shot (UA-24.1), a close attack, an all-out attack (UA-22.5)."""
    possible = {
        "shoot": can_shoot(c, seat),
        "precise": can_shoot(c, seat, "precise"),
        "close": close_allowed(c, seat),
        "all_out": all_out_allowed(c, seat),
    }
    return [attack for attack in OWN_ATTACKS if possible[attack]]


def member_actions(c: Campaign, who: str) -> list[str]:
    """UA-36.31: a shot, a close attack, an engineer's IED (UA-28.74), expendables where so ruled (UA-28.28)."""
    possible = {"shoot": can_shoot(c, who), "close": close_allowed(c, who), "ied": can_ied(c, who)}
    return [*(action for action, can in possible.items() if can), *usable_items(c, who)]


# Skills in battle

HELPED: Mapping[str, Callable[[Campaign, str], Sequence[str] | bool]] = {
    "fortify": fortify_choices,
    "first_aid": first_aid_targets,
    "negotiation": can_negotiate,
    "supply_request": supply_choices,
}
"""Command skills ordered in battle: whom or what each would help now (UA-21.2, UA-21.4, UA-21.7, UA-21.14)."""


def action_skills(c: Campaign, seat: str) -> list[str]:
    """UA-18.8: the skills that are an action and would have an effect now, those that deal damage first."""
    skills = c.content.book.skills
    names = [name for name in skills_with_effect(c, seat) if skills[name].battle == "action"]
    return [f"skill:{name}" for name in sorted(names, key=lambda name: not skills[name].damage)]


def zero_skills(c: Campaign, seat: str) -> list[str]:
    """UA-36.4, UA-19.2: the skills that work in round 0, none that deals damage, and would have an effect now."""
    skills = c.content.book.skills
    return [f"skill:{name}" for name in skills_with_effect(c, seat) if skills[name].round_zero]


def free_skills(c: Campaign, seat: str) -> list[str]:
    """UA-18.8, UA-21.16: skills that are no action."""
    skills = c.content.book.skills
    return [f"free:{name}" for name in skills_with_effect(c, seat) if skills[name].battle == "free"]


@at_a_glance
def skills_with_effect(c: Campaign, seat: str) -> list[str]:
    """The skills of battle that are known, of which a point is left (UA-18.2, UA-20.2), and that would have an effect
    now.
    """
    skills = c.content.book.skills
    known = [name for name in known_skills(c, c.squads[seat].leader) if skills[name].battle]
    return [name for name in known if has_effect(c, seat, name)]


def has_effect(c: Campaign, seat: str, name: str) -> bool:
    """Whether a skill would have an effect now."""
    return can_fire(c, seat, name) if c.content.book.skills[name].sub == "shooting" else bool(HELPED[name](c, seat))


# What an action takes


def may_attack(c: Campaign, who: str) -> bool:
    """UA-SC.33: whether fewer have attacked in this round than the scenario lets, or this person is one of them.

    UA-SC.27: members whom the scenario keeps from attacking never may.
    """
    if kept_silent(c, who):
        return False
    most = attackers_max(c)
    return most is None or c.fight.attackers < most or half_done(c, who, ATTACKER)


def kept_silent(c: Campaign, who: str) -> bool:
    """UA-SC.27: whether this is a member who is there but does not attack, by role or by an event."""
    if is_leader(c, who):
        return False
    member = member_of(c, who)
    return member.silent or not role_of(c, member).attacks


def count_attacker(c: Campaign, who: str) -> None:
    """UA-SC.33: people are counted, not attacks: somebody who attacks and fires a skill in one round counts once."""
    if not half_done(c, who, ATTACKER):
        c.fight.attackers += 1
        c.fight.half_acted.append(f"{who}:{ATTACKER}")


def is_attack(c: Campaign, who: str, action: str) -> bool:
    """UA-SC.33: shots, blows, an IED, and whatever skill, expendable or gear of a scenario deals its damage at once."""
    kind, _, name = action.partition(":")
    if kind == "skill":
        return c.content.book.skills[name].damage
    if kind == "use":
        return c.content.book.gear[name].damage
    if kind == "gear":
        return gear_of(c, c.squads[seat_of(c, who)].items[name]).damage
    return action in OWN_ATTACKS or action == "ied"


def mark_acted(c: Campaign, who: str, action: str) -> None:
    """UA-36.31: whoever has had the action of the round is done; with attack_plus_skill a leader who has had both."""
    if not takes_action(c, action):
        return
    half = half_of(action)
    if half and is_leader(c, who) and c.rulings["actions_per_round"] == "attack_plus_skill":
        c.fight.half_acted.append(f"{who}:{half}")
        if not (half_done(c, who, "attack") and half_done(c, who, "skill")):
            return
    c.fight.acted.append(who)


def takes_action(c: Campaign, action: str) -> bool:
    """UA-18.8: every action but the skills that are none; in the reading damage_only a skill without damage is none."""
    kind, _, name = action.partition(":")
    if kind == "skill" and c.rulings["skills_take_action"] == "damage_only":
        return c.content.book.skills[name].damage
    return kind != "free"


def half_of(action: str) -> str:
    """Return the half of the round that an action takes in the reading attack_plus_skill: attack, skill, or "" for the
    whole round.
    """
    if action in OWN_ATTACKS:
        return "attack"
    return "skill" if action.startswith("skill:") else ""


def half_done(c: Campaign, seat: str, half: str) -> bool:
    """Whether a leader has had the attack, or the skill, of a round that allows both (attack_plus_skill)."""
    return f"{seat}:{half}" in c.fight.half_acted


def action_entries(c: Campaign, who: str, action: str) -> list[BeatCall]:
    """The beats behind an action."""
    kind, _, name = action.partition(":")
    if action == "hold":
        return []
    if action in ("shoot", "precise"):
        return [("fire", who, "shot" if action == "shoot" else action, shots_of(c, who), "")]
    if action in ("close", "all_out"):
        return [("close_attack", who, action)]
    if kind in ("skill", "free"):
        return [(f"skill_{name}", who)]
    beats = {"use": "use_item", "gear": "use_gear", "grip": "change_grip"}
    return [(beats[kind], who, name)] if kind in beats else [(action, who)]


# Gear in battle


@beat("change_grip", "UA-27.11", "UA-28.95")
def change_grip(c: Campaign, table: Table, seat: str, way: str) -> None:
    """Changing the gear in hand takes the leader's action; the new gear is in hand afterwards.

    UA-27.23: a shield put away lowers the limit; dropping the surplus takes no action.
    """
    regrip(c, table, seat, way)


@beat("use_gear", "UA-SC.24")
def use_gear(c: Campaign, table: Table, seat: str, key: str) -> None:
    """Gear of the scenario does what its entry says."""
    gear = c.squads[seat].items[key].gear
    tell_use(c, table, seat, key)
    if gear_of(c, c.squads[seat].items[key]).uses:
        use_up(c, table, seat, key)
    then(c, ("effects", f"gear/{gear}/use"))
