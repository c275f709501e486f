"""How well a side stands: what machine players compare futures by."""

from __future__ import annotations

from hantei.core.rulebook import LOST, WON

from .content import Goal
from .counts import side
from .guard import uses_left
from .people import beaten, has, hostile, protagonists
from .state import Fight, Fighter

STEPS = {"unhurt": 100, "wounded": 65, "dying": 12, "death": 6, "doomed": 0}
"""What is left of somebody without HP."""


def score(c: Fight, seat: str) -> int:
    """How well the side of a seat stands, from `LOST` to `WON`.

    Won and lost are the end of the scale. Before that counts by how much more is left of one's own people than of
    hostile ones, and how near the conditions of victory and defeat are; neither can outweigh a victory.
    """
    mine = side(c, seat)
    if not mine:
        return 0
    with_people = not hostile(c, mine, protagonists(c))
    if c.over or c.result:
        won = {"victory": WON, "defeat": LOST}.get(c.result, 0)
        return won if with_people else -won
    ours = sum(force(c, name) for name in c.factions if not hostile(c, mine, name))
    theirs = sum(force(c, name) for name in c.factions if hostile(c, mine, name))
    ahead = 1000 * (ours - theirs) // max(1, ours + theirs)
    goals = nearness(c, c.scene.victory) - nearness(c, c.scene.defeat)
    return max(LOST + 1000, min(WON - 1000, 5 * ahead + 4 * (goals if with_people else -goals)))


def force(c: Fight, faction: str) -> int:
    """What is left of a faction; whoever is still to come counts in full."""
    return sum(worth(c, who, one) for who, one in c.fighters.items() if one.faction == faction and not one.gone)


def worth(c: Fight, who: str, fighter: Fighter) -> int:
    """Life, a little for guards and FP still there, less what hampers."""
    most = c.sheet(who).hp
    if most is None:
        state = next((name for name in ("doomed", "death", "dying", "wounded") if getattr(fighter, name)), "unhurt")
        life = STEPS[state] + 12 * uses_left(c, who)
    else:
        life = most // 4 + 2 * max(0, fighter.hp) if fighter.hp > 0 else 0
    hampered = 6 * sum(has(fighter, status) for status in ("sight_impaired", "cowed"))
    return max(0, life + (0 if beaten(c, who) else fighter.fp - hampered))


def nearness(c: Fight, goals: tuple[Goal, ...]) -> int:
    """How near the nearest of some conditions is, in thousandths; to beat others is counted in forces."""
    return max([0, *(near(c, goal) for goal in goals)])


def near(c: Fight, goal: Goal) -> int:
    """The share of a condition that is met."""
    if goal.kind == "survived":
        return 1000 * min(c.round, goal.rounds) // (goal.rounds + 1)
    if goal.kind == "done":
        return 1000 * steps_done(c, goal.task) // (1 + len(needed(c, goal.task)))
    if goal.kind == "left":
        away = [who for who, one in c.fighters.items() if one.gone and counted(goal, who, one)]
        return 1000 * len(away) // (goal.count + 1)
    return 0


def counted(goal: Goal, who: str, fighter: Fighter) -> bool:
    """Whether somebody is one of those a condition speaks of."""
    return goal.unit == who or (not goal.unit and fighter.faction in goal.factions)


def needed(c: Fight, task: str) -> list[str]:
    """A task and all that must be done before it."""
    return [task, *(more for name in c.scene.tasks[task].needs for more in needed(c, name))]


def steps_done(c: Fight, task: str) -> int:
    """How many of these are done."""
    return sum(name in c.tasks for name in needed(c, task))
