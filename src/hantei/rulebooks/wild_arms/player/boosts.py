"""Weigh what makes the attack of this round better or cheaper: nothing for those who have made it."""

from __future__ import annotations

from ..content.records import Art, Modifier
from ..rules.in_force import arts_of
from ..state import Fight
from .prospects import FP, Facing, arsenal, attack_with, weighed
from .remembered import cost_and_most, stance

UNHINDERED = (Modifier("attack", value=5),)
"""What awakening does to the attacks of the wounded: WA-18.3 is ignored (WA-17.10)."""


def attack_to_come(c: Fight, who: str) -> bool:
    """Return whether somebody still has the attack of this round before it (WA-08.2, WA-08.4)."""
    fighter, process = c.fighters[who], c.process
    begun = process is not None and process.who == who and process.major
    return not (fighter.acted or fighter.majored or begun)


def boost(c: Fight, who: str, changes: tuple[Modifier, ...], cost: int = 0) -> int:
    """Return by how much modifiers raise the worth of somebody's best attack; `cost`: the FP that are gone by then."""
    if not attack_to_come(c, who):
        return 0
    others, mine, left = Facing(c), stance(c, who), c.fighters[who].fp - cost
    plain = raised = 0
    for attack in arsenal(c, who, mine, "major").attacks:
        plain = max(plain, weighed(c, who, attack, others).worth)
        if cost_and_most(c, who, mine, attack.used)[0] <= left:
            better = attack_with(c, who, mine, attack.used, changes)
            raised = max(raised, weighed(c, who, better, others).worth)
    return raised - plain


def awakened(c: Fight, who: str) -> int:
    """Return what a round of awakening is worth: the FP saved on an attack and on a minor action (WA-17.9), and the
    attack of the wounded (WA-17.10); nothing to those who reach nobody.
    """
    attacks = arsenal(c, who, stance(c, who), "major").attacks
    if not attack_to_come(c, who) or not any(attack.foes for attack in attacks):
        return 0
    arts = [c.records.arts[name] for name in arts_of(c, who)]
    saved = dearest([art for art in arts if art.timing == "major" and art.attack])
    saved += dearest([art for art in arts if art.timing == "minor"])
    return FP * saved + (boost(c, who, UNHINDERED) if c.fighters[who].wounded else 0)


def dearest(arts: list[Art]) -> int:
    """The FP that the dearest of some skills and spells costs."""
    return max([art.cost or 0 for art in arts], default=0)
