"""Cover up for a comrade (SK-16.1), by what the attack in progress is likely to do to each of the two."""

from __future__ import annotations

from hantei.core.decision import Choice

from ..rules.damage import Share, real_damage, taken_as
from ..rules.dealing import attribute_of, power_of
from ..rules.fall import is_killed
from ..rules.grid import fallen
from ..rules.hindering import hostile
from ..state import Fight
from .tactics import View, view_of

DIE = 7
"""Twice the mean of a die."""


def cover(c: Fight, decision: Choice) -> str:
    """Cover somebody who would fall, if the one who covers would not; more readily if it costs no turn. The fallen do
    nothing more in this fight, so nobody gives up a turn or takes a wound for them, unless the blow would kill them.
    """
    who, other = str(decision.about["who"]), str(decision.about["target"])
    if hostile(c, who, other) or (fallen(c.fighters[other]) and not (c.finishing and is_killed(c, other))):
        return "stay"
    view = view_of(c, who)
    mine, theirs = suffered(c, view, who), suffered(c, view, other)
    spent = view.me.finished or view.me.acted
    if view.me.hp <= mine * (2 if who in c.strike.hit else 1) + 3:  # SK-16.14
        return "stay"
    prized = [goal.unit for goal in c.scene.goals if goal.kind == "defeat"]
    if who in prized:  # with it the fight would be lost
        return "stay"
    saves = c.fighters[other].hp <= theirs + 3
    return "cover" if saves or ((spent or other in prized) and mine <= theirs + 2) else "stay"


def suffered(c: Fight, view: View, who: str) -> int:
    """Return the real damage that somebody is likely to take from the attack in progress (SK-16.15, SK-16.17)."""
    attack = c.strike
    dice = 4 if attack.hit_critical else 2  # SK-13.7
    mean = DIE * dice // 2 + power_of(c).modifier + view.guess(attack.attacker, "power")
    return real_damage(c, who, mean, taken_as(c, who, attribute_of(c)), Share(attack.kind)).value
