"""When a fight ends, and who has won it by the encounter's conditions of victory."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.scenes.goals import enough

from ...content.encounter import Goal
from ...state import Actor, Run
from ..figures import able


def judge_end(c: Run, table: Table) -> bool:
    """SR-3.1.13: whether the fight ends with this turn: by the game master's word, or by itself where there is none."""
    last = c.scene.turns_max is not None and c.turn >= c.scene.turns_max
    winner, by = finding(c, last)
    if c.referee:
        about: dict[str, Fact] = {"n": c.turn, "side": winner, "by": by}
        options = ["end", "go_on"] if by else ["go_on", "end"]
        word = table.choose(Choice(REFEREE, "fight_over", "SR-3.1.13", options, about))
        by = (by or "referee") if word == "end" else ""
    if by:
        c.winner, c.ended_by = winner, by
    return bool(by)


def finding(c: Run, last: bool) -> tuple[str, str]:
    """Who has won, and by what: the kind of goal, eliminate, or turns; "", "" while nothing ends the fight.

    Where nobody is left on any side it is the one that holds the field when time is up, if the encounter names one.
    `last`: whether the encounter's last turn is over.
    """
    for goal in c.scene.goals:
        if MET[goal.kind](c, goal):
            return goal.side, goal.kind
    standing = sides_standing(c)
    if len(standing) < 2:
        return standing[0] if standing else c.scene.winner_at_end, "eliminate"
    return (c.scene.winner_at_end, "turns") if last else ("", "")


def sides_standing(c: Run) -> list[str]:
    """Sides with somebody to be reckoned with, or still to come."""
    return [side for side in c.scene.sides if any(stands(one) for one in c.actors.values() if one.side == side)]


def nothing_left(c: Run) -> bool:
    """Whether the phases left in a pass can change nothing about the end of the fight: one side stands, all others are
    beaten, their programs and vehicles too, and no data is on its way. A game master in the seat decides that instead.
    """
    standing = sides_standing(c)
    if c.referee or len(standing) > 1 or c.transfers:
        return False
    others = [actor for actor in c.actors.values() if actor.side not in standing]
    return bool(others) and not any(able(one) for one in others)


def holds_field(actor: Actor) -> bool:
    """Whether somebody is to be reckoned with as long as they stand: programs, vehicles, watchers and empty bodies are
    not."""
    return actor.kind not in ("ic", "agent", "sprite", "vehicle", "watcher", "body")


def stands(actor: Actor) -> bool:
    """SR-X.3: neither dead nor unconscious nor gone; or yet to arrive."""
    return holds_field(actor) and (able(actor) or still_to_come(actor))


def still_to_come(actor: Actor) -> bool:
    """Whether somebody may yet arrive."""
    return actor.away and not (actor.escaped or actor.dead)


def eliminated(c: Run, goal: Goal) -> bool:
    """The side stands, and nobody hostile to it stands or is still to come."""
    standing, enemies = sides_standing(c), c.scene.enemies[goal.side]
    return goal.side in standing and not any(side in enemies for side in standing)


def defeated(c: Run, goal: Goal) -> bool:
    """One combatant is dead or unconscious."""
    actor = c.actors.get(goal.unit)
    return actor is not None and (actor.dead or actor.unconscious)


def survived(c: Run, goal: Goal) -> bool:
    """The turns of the goal are over, with somebody standing."""
    return c.turn >= goal.turns and goal.side in sides_standing(c)


def escaped(c: Run, goal: Goal) -> bool:
    """As many of the side as the goal asks for have left by an exit."""
    return enough(goal, [who for who, one in c.actors.items() if one.side == goal.side and one.escaped])


def reached(c: Run, goal: Goal) -> bool:
    """As many of the side as the goal asks for stand at the places named."""
    mine = {who: one for who, one in c.actors.items() if one.side == goal.side and able(one)}
    return enough(goal, [who for who, one in mine.items() if one.place in goal.places])


def achieved(c: Run, goal: Goal) -> bool:
    """A task is done."""
    return goal.task in c.jobs and c.jobs[goal.task].done


def copied(c: Run, goal: Goal) -> bool:
    """The side has a copy of the data."""
    return goal.file in c.files and goal.side in c.files[goal.file].copies


MET: Mapping[str, Callable[[Run, Goal], bool]] = {
    "eliminate": eliminated,
    "defeat": defeated,
    "survive": survived,
    "escape": escaped,
    "reach": reached,
    "task": achieved,
    "data": copied,
}
