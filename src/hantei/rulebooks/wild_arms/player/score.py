"""Score how well a side stands, so that machine players can compare futures."""

from __future__ import annotations

from hantei.core.rulebook import LOST, WON, likely

from ..rules.break_guard import uses_left
from ..rules.people import beaten, has, hostile, protagonists, side
from ..state import Fight, Fighter
from .goals import nearness

UNHURT = 190
"""The worth of somebody without HP, in hundredths of log-odds, fitted to the ends of many games among machines."""

STEPS = {"doomed": 0, "death": 5, "dying": 10, "wounded": 65}
"""What is left of that, by the worst of their states."""

STANDING, EACH_HP = 50, 3
"""The same of somebody with HP: that they act at all, and each HP."""

EACH_FP, EACH_ROUND, EACH_GUARD, GOAL = 4, 8, 10, 400
"""The same of a point of FP, a round in an ARM, a use of break guard, and a goal reached against one not begun."""


def score(c: Fight, seat: str) -> int:
    """Score how well the side of a seat stands, from `LOST` to `WON`. Won and lost are the ends of the scale. Before
    the end two things count: how much more is left of one's own people than of hostile ones, and how near the
    conditions of victory and defeat are.
    """
    mine = side(c, seat)
    if not mine:
        return 0
    with_people = not hostile(c, mine, protagonists(c))
    if c.over or c.result:
        won = {"victory": WON, "defeat": LOST}.get(c.result, 0)
        return won if with_people else -won
    ahead = sum(-force(c, name) if hostile(c, mine, name) else force(c, name) for name in c.factions)
    goals = GOAL * (nearness(c, c.scene.victory) - nearness(c, c.scene.defeat)) // 1000
    return likely(ahead + (goals if with_people else -goals))


def force(c: Fight, faction: str) -> int:
    """Return what is left of a faction; people still to come count in full."""
    return sum(worth(c, who, one) for who, one in c.fighters.items() if one.faction == faction and not one.gone)


def worth(c: Fight, who: str, fighter: Fighter) -> int:
    """Count life above all, then guards, FP and loaded ARMs, less what hampers; people out of action have no use for
    these.
    """
    if c.sheet(who).hp is None:
        life = next((worth for state, worth in STEPS.items() if getattr(fighter, state)), UNHURT)
    else:
        life = STANDING + EACH_HP * fighter.hp if fighter.hp > 0 else 0
    if beaten(c, who):
        return life
    rounds = sum(max(0, left) for left in fighter.arms.values())
    stocks = EACH_FP * fighter.fp + EACH_ROUND * rounds + EACH_GUARD * uses_left(c, who)
    return life + stocks - 20 * sum(has(fighter, status) for status in ("sight_impaired", "cowed"))
