"""What effects promise, in tenths of a magazine: what they give, less the fights and wounds that they bring; dice count
by their chances.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..content.language import (
    Check,
    Companion,
    Count,
    Effect,
    Encounter,
    Enlist,
    Gain,
    Heal,
    Hurt,
    If,
    Restore,
    Trap,
    Wait,
    Wound,
)
from ..rules.checks import default_target
from ..rules.gear import life_max
from ..rules.leader import skill
from ..rules.scenario.conditions import holds
from ..rules.squad import fighters, in_action, own_skill, refuse_member
from ..state import Campaign, Leader
from .on_paper import fails, middle

RELIEF = 20
"""What an attack fewer of every enemy unit, in every round of the next battle, is worth."""

AIM = 50
"""What an attack bonus in the next battle is worth for each point."""

PERIL = 5
"""What every attacker of a fight costs."""

HARM = 15
"""What a life of the leader is worth."""

MATE = 40
"""What a member is worth, or a companion."""

ALARM = 40
"""What each step costs of a counter at whose height the operation fails."""


def promised(c: Campaign, seat: str, effects: Sequence[Effect]) -> float:
    """What effects promise a squad, as things stand."""
    return sum(WORTHS[type(effect)](c, seat, effect) for effect in effects if type(effect) in WORTHS)


# What is given


def gained(c: Campaign, seat: str, gain: Gain) -> float:
    """Stocks, gear by its price, and information that is new."""
    if gain.do != "gain":
        return 0
    plain = (gain.magazines, gain.scrip, gain.mre)
    magazines, scrip, mre = (n if isinstance(n, int) else 3 for n in plain)
    goods = sum(min(4, c.content.gear[name].cost or 2) for name in gain.items)
    fresh = [name for name in gain.information if name not in c.op.information]
    return 10 * (magazines + 2 * mre + goods + 4 * len(fresh)) + scrip


def healed(c: Campaign, seat: str, heal: Heal) -> float:
    """Lives, as many as are missing."""
    squad = c.squads[seat]
    missing = life_max(c, squad).value - squad.leader.life
    return HARM * min(missing, heal.amount if isinstance(heal.amount, int) else 2)


def treated(c: Campaign, seat: str, wound: Wound) -> float:
    """Wounds, as many as there are."""
    return 20 * min(c.squads[seat].leader.wounds, -wound.levels)


def enlisted(c: Campaign, seat: str, enlist: Enlist) -> float:
    """A member, where there is a place; one who comes back, where somebody is missing."""
    squad = c.squads[seat]
    if enlist.do == "recruit":
        return 0 if refuse_member(c, squad, enlist.role) else MATE
    return joined(c, seat, enlist)


def joined(c: Campaign, seat: str, one: Companion | Enlist) -> float:
    """Somebody who comes along, or who comes back where somebody is missing."""
    lost = [member for member in c.squads[seat].members.values() if not member.active]
    return MATE if lost or one.do == "join" else 0


def awaited(c: Campaign, seat: str, wait: Wait) -> float:
    """What helps in the whole of the next battle."""
    return AIM * wait.attack - RELIEF * wait.enemy_attacks if wait.scope == "next_battle" else 0


def decided(c: Campaign, seat: str, effect: If) -> float:
    """What comes as conditions stand now."""
    return promised(c, seat, effect.then if holds(c, effect.when) else effect.otherwise)


# What is risked


def fought(c: Campaign, seat: str, meeting: Encounter) -> float:
    """A fight costs by its attackers, and brings what its victory does."""
    return promised(c, seat, meeting.victory) - PERIL * attackers(c, meeting)


def attackers(c: Campaign, meeting: Encounter) -> int:
    """How many attacks those make whom a fight is known to bring."""
    return sum(middle(c, unit.number) if unit.kind == "group" else unit.attacks or 0 for unit in meeting.units)


def checked(c: Campaign, seat: str, check: Check) -> float:
    """What a check promises that is made with skill."""
    squad = c.squads[seat]
    own = (own_skill(c, squad.members[key]) for key in fighters(c, squad))
    failed, _, bad = failing(c, check, skill(squad.leader), own)
    return failed * promised(c, seat, bad) + (1 - failed) * promised(c, seat, check.success)


class Failing(NamedTuple):
    """How likely a check fails, the name of the branch that follows, and its effects."""

    chance: float
    branch: str
    effects: Sequence[Effect]


def failing(c: Campaign, check: Check, value: int, members: Iterable[int]) -> Failing:
    """How likely a check fails that the leader makes with an ability of this value, and what follows; where everybody
    makes it, one of the members who fails with a skill of these is enough (UA-28.67).
    """
    failed = fails(needed(c, check, value))
    if check.who != "everyone":
        return Failing(failed, "failure", check.failure)
    for own in members:
        failed += (1 - failed) * fails(needed(c, check, own))
    return Failing(failed, "any_failed", check.any_failed)


def needed(c: Campaign, check: Check, value: int) -> int:
    """The face that a check needs which is made with an ability of this value."""
    bonus = sum(one.amount for one in check.bonus if holds(c, one.when))
    return (check.target or default_target(c)) - value - check.modifier - bonus


def trapped(c: Campaign, seat: str, trap: Trap) -> float:
    """What a trap promises that somebody tries to disarm."""
    squad = c.squads[seat]
    roles = [squad.members[key].role for key in in_action(squad)]
    failed = fails(trap.target - hands(c, squad.leader, squad.leader.points, roles))
    harm = HARM * (trap.damage if isinstance(trap.damage, int) else 2)
    return failed * (promised(c, seat, trap.sprung) - harm) + (1 - failed) * promised(c, seat, trap.disarmed)


def hands(c: Campaign, leader: Leader, points: int, roles: Iterable[str]) -> int:
    """What is added to disarm a trap: skill, or dexterity where it is more, and what the best of the members knows."""
    own = max(skill(leader), points if leader.sub == "dexterity" else 0)
    return own + max([c.content.roles[role].trap_disarm for role in roles], default=0)


def alarmed(c: Campaign, seat: str, count: Count) -> float:
    """A counter that rises at whose height the operation fails."""
    fatal = any(failure.when.counter == count.counter and failure.when.at_least for failure in c.scenario.failure)
    return -ALARM * count.add if fatal and isinstance(count.add, int) else 0


WORTHS: Mapping[type, Callable[[Campaign, str, Any], float]] = {
    Gain: gained,
    Heal: healed,
    Wound: treated,
    Enlist: enlisted,
    Companion: joined,
    Restore: lambda c, seat, restore: 10,
    Wait: awaited,
    Hurt: lambda c, seat, hurt: -MATE,
    Encounter: fought,
    Check: checked,
    Trap: trapped,
    Count: alarmed,
    If: decided,
}
"""What an effect of each kind promises; of the others nothing is expected."""
