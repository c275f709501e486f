"""Chapter 01: when a fight ends, and who has won it by the encounter's conditions of victory."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.scenes.goals import enough

from ..content.records import Goal
from ..state import Fight, Fighter
from .conditions import able
from .ground import at_place


def judge_end(c: Fight, table: Table) -> bool:
    """GD-01.3: whether the fight ends with this round: by the game master's word, or by itself where there is none.

    By ruling it ends with the number of rounds set beforehand, not before, and nobody is asked.
    """
    last = c.scene.rounds_max is not None and c.round >= c.scene.rounds_max
    winner, by = finding(c, last)
    if c.rulings["fight_end"] == "round_limit" and c.scene.rounds_max is not None:
        by = by if last else ""
    elif c.referee:
        about: dict[str, Fact] = {"n": c.round, "side": winner, "by": by}
        options = ["end", "go_on"] if by else ["go_on", "end"]
        word = table.choose(Choice(REFEREE, "fight_over", "GD-01.3", options, about))
        by = (by or "referee") if word == "end" else ""
    if by:
        c.winner, c.ended_by = winner, by
    return bool(by)


def finding(c: Fight, last: bool) -> tuple[str, str]:
    """Who has won, and by what: the kind of goal, eliminate, or rounds; "", "" while nothing ends the fight.

    `last`: whether the encounter's last round is over.
    """
    for goal in c.scene.goals:
        if met(c, goal):
            return goal.side, goal.kind
    standing = sides_standing(c)
    if not opposed(c, standing):
        return standing[0] if standing else "", "eliminate"
    return (c.scene.winner_at_end, "rounds") if last else ("", "")


def opposed(c: Fight, sides: list[str]) -> bool:
    """GD-01.1: whether there is anybody left to fight: sides of which one is hostile to another; by ruling any two."""
    if c.rulings["allied_sides"] == "each_for_itself":
        return len(sides) > 1
    return any(other in c.scene.enemies[side] for side in sides for other in sides)


def sides_standing(c: Fight) -> list[str]:
    """GD-01.3: sides with somebody neither dead nor unconscious, or still to come; the stunned and confused count."""
    return [
        side for side in c.scene.sides if any(stands(c, who) for who, one in c.fighters.items() if one.side == side)
    ]


def stands(c: Fight, who: str) -> bool:
    """Whether somebody is to be reckoned with."""
    return able(c, who) or still_to_come(c.fighters[who])


def still_to_come(fighter: Fighter) -> bool:
    """Whether somebody may yet arrive."""
    return fighter.away and not (fighter.escaped or fighter.dead)


def met(c: Fight, goal: Goal) -> bool:
    """Whether a goal is met now."""
    return MET[goal.kind](c, goal)


def eliminated(c: Fight, goal: Goal) -> bool:
    """The side stands, and nobody hostile to it stands or is still to come."""
    standing = sides_standing(c)
    return goal.side in standing and not any(side in foes(c, goal.side) for side in standing)


def foes(c: Fight, side: str) -> Sequence[str]:
    """The sides that a side has to overcome: its enemies; all others where it has none."""
    return c.scene.enemies[side] or [other for other in c.scene.sides if other != side]


def defeated(c: Fight, goal: Goal) -> bool:
    """One combatant is dead or unconscious."""
    fighter = c.fighters.get(goal.unit)
    return fighter is not None and (fighter.dead or fighter.unconscious)


def survived(c: Fight, goal: Goal) -> bool:
    """The rounds of the goal are over, with somebody standing."""
    return c.round >= goal.rounds and goal.side in sides_standing(c)


def escaped(c: Fight, goal: Goal) -> bool:
    """As many of the side as the goal asks for have left by an exit."""
    return enough(goal, achievers(c, goal))


def reached(c: Fight, goal: Goal) -> bool:
    """As many of the side as the goal asks for stand at the places named, not on the way from them."""
    return enough(goal, achievers(c, goal))


def achievers(c: Fight, goal: Goal) -> list[str]:
    """Those of a side who have done what a goal asks for: have left by an exit, or stand at the places named."""
    mine = [who for who, one in c.fighters.items() if one.side == goal.side]
    if goal.kind == "escape":
        return [who for who in mine if c.fighters[who].escaped]
    return [who for who in mine if c.fighters[who].place in goal.places and able(c, who) and at_place(c, who)]


def noticed(c: Fight, goal: Goal) -> bool:
    """As many of the side as the goal asks for have noticed a shot of somebody else's (GD-11.2)."""
    return enough(goal, having_noticed(c, goal.side))


def having_noticed(c: Fight, side: str) -> list[str]:
    """Those of a side who have noticed anything of somebody else's."""
    return [who for who, one in c.fighters.items() if one.side == side and one.alerted]


MET = {
    "eliminate": eliminated,
    "defeat": defeated,
    "survive": survived,
    "escape": escaped,
    "reach": reached,
    "noticed": noticed,
}
