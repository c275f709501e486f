"""What a machine player is here for: the conditions that its side must bring about, the tasks and ways to them."""

from __future__ import annotations

from ..content.records import Goal
from ..rules.people import hostile, protagonists
from ..state import Fight
from .score import counted, needed


def goals(c: Fight, faction: str) -> tuple[Goal, ...]:
    """The conditions by which a faction wins: those of victory, or for the enemies of the PCs those of defeat."""
    return c.scene.defeat if hostile(c, faction, protagonists(c)) else c.scene.victory


def leaves(c: Fight, who: str) -> bool:
    """Whether to get away is what somebody is here for."""
    fighter = c.fighters[who]
    return any(goal.kind == "left" and counted(goal, who, fighter) for goal in goals(c, fighter.faction))


def task_worth(c: Fight, who: str, task: str) -> int:
    """What a task is worth, done, for its own sake: as a condition, or as a way to leave."""
    mine = goals(c, c.fighters[who].faction)
    if any(goal.kind == "done" and task in needed(c, goal.task) for goal in mine):
        return 90
    opens = "escape" in c.scene.tasks[task].opens and "escape" in c.barred
    return 80 if opens and leaves(c, who) else 0
