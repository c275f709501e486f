"""The table of close combat (T3): what changes the pool of a blow."""

from __future__ import annotations

from hantei.core.tally import Tally

from ...state import Attack, Run
from ..figures import add_own_action, add_state, friends, skill_pool
from .defence import attack_reach, lies, reach_of
from .ground import height, opponents_at_hand
from .ranged_rows import add_retries, add_visibility, off_hand

MOST_FRIENDS = 4
"""SR-T3.1."""

UNARMED = "unarmed"
"""The id of bare hands, and their skill."""


def melee_pool(c: Run, attack: Attack) -> Tally:
    """SR-3.5.4, SR-3.5.3: Agility + the close-combat skill, then the rows of the table in their order.

    SR-T3.5: a pool divided among several opponents (SR-T1.12).
    """
    pool = skill_pool(c, attack.attacker, melee_skill(c, attack), with_="agility")
    if attack.share and c.rulings["split_before_modifiers"] == "before":
        pool.add(attack.share - pool.value, "SR-T3.5", "split")
    add_melee_rows(c, attack, pool)
    if attack.share and c.rulings["split_before_modifiers"] == "after":
        pool.add(attack.share - pool.value, "SR-T3.5", "split")
    return pool


def melee_skill(c: Run, attack: Attack) -> str:
    """The skill of a blow: that of the weapon, or unarmed combat."""
    return c.records.weapons[attack.arm].skill if attack.arm else UNARMED


def add_melee_rows(c: Run, attack: Attack, pool: Tally) -> None:
    """SR-T3.1 to SR-T3.12."""
    who, target = attack.attacker, attack.target
    pool.add(helping(c, who, target), "SR-T3.1", "friends")
    add_state(c, who, pool)  # SR-T3.2
    add_own_action(c, who, pool)
    if attack.reach_to != "defence":
        pool.add(attack_reach(c, attack) - reach_of(c, target), "SR-T3.3", "reach")
    if attack.hand == off_hand(c, who):
        pool.add(-2, "SR-T3.4", "off-hand")
    if height(c, c.actors[who]) > height(c, c.actors[target]):
        pool.add(2, "SR-T3.6", "position")
    if lies(c, target):
        pool.add(3, "SR-T3.7", "prone-target")
    if attack.charge:
        pool.add(2, "SR-T3.8", "charge")
    if attack.received and c.rulings["receive_charge"] == "own_attack":
        pool.add(1, "SR-T3.9", "receives-charge")
    add_visibility(c, who, target, pool)  # SR-T3.10
    pool.add(c.actors[target].magic.spelled.get("blows", 0), "SR-4.2.12", "spelled")
    pool.add(attack.called_modifier, "SR-T3.11", f"called-{attack.called}")
    if attack.arm and c.records.weapons[attack.arm].touch:
        pool.add(2, "SR-T3.12", "touch")
    add_retries(c, attack, pool)


def helping(c: Run, who: str, target: str) -> int:
    """SR-T3.1: friends in close combat with the same opponent, four at most; SR-10.7.2: nobody who is held down."""
    free = [name for name in friends(c, who) if not c.actors[name].guard.pinned_by]
    return min(MOST_FRIENDS, sum(target in opponents_at_hand(c, name) for name in free))
