"""The astral world's figures (6.1, 6.2): what acting in two worlds costs, the pools and the damage of astral combat."""

from __future__ import annotations

from hantei.core.tally import Tally

from ...state import Attack, Run
from ..figures import add_own_action, add_state, attribute, friends, half_up, perceives_astral, skill, skill_pool
from ..street.ground import TOUCH, distance

BASES = ["parry", "dodge"]
"""SR-6.2.7: no weapon is needed to parry."""

MOST_FRIENDS = 4
"""SR-T3.1."""


def within_astral_reach(c: Run, a: str, b: str) -> bool:
    """SR-6.2, SR-6.2.7: whether two are near each other in the astral world, where walls do not count."""
    return perceives_astral(c, a) and perceives_astral(c, b) and distance(c, a, b) <= TOUCH


def astral_skill(c: Run) -> str:
    """SR-6.2.7: astral combat, or by ruling unarmed combat."""
    return "unarmed" if c.rulings["astral_combat_skill"] == "unarmed" else "astral_combat"


def astral_attack_pool(c: Run, attack: Attack) -> Tally:
    """SR-6.2.7, SR-6.2.3: Logic for Agility + the skill, and the rows of close combat that there are without flesh:
    friends, wounds."""
    who = attack.attacker
    pool = skill_pool(c, who, astral_skill(c), with_="logic")
    helping = sum(fights(c, name, attack.target) for name in friends(c, who))
    pool.add(min(MOST_FRIENDS, helping), "SR-T3.1", "friends")
    add_state(c, who, pool)  # SR-T3.2
    add_own_action(c, who, pool, bodily=False)
    return pool


def fights(c: Run, who: str, target: str) -> bool:
    """SR-T3.1: whether somebody is in astral combat with another."""
    actor = c.actors[who]
    return target in (*actor.guard.engaged, *actor.guard.engaged_before) and within_astral_reach(c, who, target)


def astral_defence_pool(c: Run, attack: Attack, base: str, more: str) -> Tally:
    """SR-6.2.7, SR-6.2.3: Intuition for Reaction + the skill of the way, and what full defence adds."""
    who = attack.target
    name = astral_skill(c) if base == "parry" else "dodge"
    pool = skill_pool(c, who, name, with_="intuition")
    if more:
        added = name if more == "skill" else "dodge"
        pool.add(skill(c, who, added), "SR-10.4.2" if more == "dodge" else "SR-10.4.3", f"full-{added}")
    add_state(c, who, pool)  # SR-T4.2
    pool.add(-c.actors[who].guard.defended, "SR-T4.4", "defended")
    return pool


def astral_damage(c: Run, attack: Attack) -> Tally:
    """SR-6.2.9: half the Charisma, rounded up, and the net hits."""
    value = Tally(half_up(attribute(c, attack.attacker, "charisma")), "SR-6.2.9", "damage")
    value.add(attack.hits - attack.against, "SR-3.4.9", "net-hits")
    return value


def astral_resistance_pool(c: Run, who: str) -> Tally:
    """SR-6.2.3, SR-6.2.7: Willpower for Body; no armour is worn there."""
    pool = Tally(attribute(c, who, "willpower"), "SR-6.2.3", "attribute-willpower")
    add_state(c, who, pool, resistance=True)
    return pool
