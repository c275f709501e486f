"""Read what a side is here for: the conditions that it must bring about, and how near they are."""

from __future__ import annotations

from ..content.records import Goal
from ..rules.people import has_hp, hostile, protagonists
from ..state import Fight, Fighter

ERRANDS = ("done", "left")
"""The conditions that somebody brings about by what they do, or by getting away."""


def goals_of(c: Fight, faction: str) -> tuple[Goal, ...]:
    """The conditions by which a faction wins: those of victory, or for the enemies of the PCs those of defeat."""
    return c.scene.defeat if hostile(c, faction, protagonists(c)) else c.scene.victory


def leaves(c: Fight, who: str) -> bool:
    """Return whether somebody is here to get away."""
    fighter = c.fighters[who]
    return any(goal.kind == "left" and counted(goal, who, fighter) for goal in goals_of(c, fighter.faction))


def task_worth(c: Fight, who: str, task: str) -> int:
    """Return the worth of a finished task for its own sake: as a condition, or as a way to leave."""
    mine = goals_of(c, c.fighters[who].faction)
    if any(goal.kind == "done" and task in needed(c, goal.task) for goal in mine):
        return 90
    opens = "escape" in c.scene.tasks[task].opens and "escape" in c.barred
    return 80 if opens and leaves(c, who) else 0


def lasts(c: Fight, who: str) -> bool:
    """Return whether somebody's side wins by lasting until time is up."""
    faction = c.fighters[who].faction
    at_end = "defeat" if hostile(c, faction, protagonists(c)) else "victory"
    by_end = c.scene.rounds_max is not None and c.scene.result_at_end == at_end
    return by_end or any(goal.kind == "survived" for goal in goals_of(c, faction))


def goals_against(c: Fight, who: str) -> list[Goal]:
    """The conditions by which the enemies of somebody win."""
    mine = c.fighters[who].faction
    return [goal for name in c.scene.factions if hostile(c, mine, name) for goal in goals_of(c, name)]


def decisive(c: Fight, who: str) -> bool:
    """Return whether the enemies of somebody win as soon as it is down, whoever else still stands, and it falls step by
    step (WA-14.14): a giant is worn down, however much it is afraid.
    """
    return not has_hp(c, who) and any(goal.kind == "down" and goal.unit == who for goal in goals_against(c, who))


def pressed(c: Fight, who: str) -> bool:
    """Return whether enemies of somebody win by what they do or by getting away, however long they are avoided."""
    return any(goal.kind in ERRANDS for goal in goals_against(c, who))


def errands(c: Fight) -> bool:
    """Return whether a side wins or loses by what is done, or by who gets away."""
    return any(goal.kind in ERRANDS for goal in (*c.scene.victory, *c.scene.defeat))


def rounds_left(c: Fight, who: str) -> int:
    """Return how many more rounds somebody can wait before waiting loses the battle; NEVER if it loses nothing."""
    faction = c.fighters[who].faction
    against = hostile(c, faction, protagonists(c))
    lasting = [goal for goal in (c.scene.victory if against else c.scene.defeat) if goal.kind == "survived"]
    ends = [goal.rounds for goal in lasting]
    if c.scene.result_at_end == ("victory" if against else "defeat") and c.scene.rounds_max is not None:
        ends.append(c.scene.rounds_max)
    return max(0, min(ends) - c.round) if ends else NEVER


def rounds_to_last(c: Fight, who: str) -> int | None:
    """Return how many rounds, this one included, somebody's side must last to win by that; None if it cannot."""
    ends = [goal.rounds for goal in goals_of(c, c.fighters[who].faction) if goal.kind == "survived"]
    return max(1, min(ends) + 1 - c.round) if ends else None


NEVER = 1000
"""More rounds than any battle has."""


# How near they are


def nearness(c: Fight, goals: tuple[Goal, ...]) -> int:
    """Return how near the nearest of some conditions is, in thousandths; beating others counts in the forces."""
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
