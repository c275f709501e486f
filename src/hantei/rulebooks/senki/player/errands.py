"""Find where a goal sends a machine: to squares to be reached, or off the field unless its side should fight first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hantei.core.glance import at_a_glance

from ..content.records import Goal
from ..rules.attack import DEFENCE_VALUE
from ..rules.figures import figure
from ..rules.grid import cell, place, up
from ..rules.hindering import enemy_square
from ..state import Cell, Fight
from .blows import payable_blows
from .tactics import STRUCK, WINS, View, view_of
from .ways import escapes, steps_to

SPARE = 2
"""How many machines beyond the goal's number make for the ways out."""

IN_HAND = 1
"""How many rounds beyond those for the way a side keeps that fights before it leaves."""

MOB = 12
"""The HP supposed of a mob."""


@at_a_glance
def errand(c: Fight, who: str) -> list[Cell]:
    """Return the squares to which a goal of the side sends this machine now; none if it fights. As many machines as a
    goal asks for, and two more, make for the exits, unless it is better to fight first: those with the shortest way.
    Where every exit is barred, they fight. Squares to be reached are entered once enough machines can do so at about
    the same time.
    """
    side = c.fighters[who].side
    for goal in sending(c, who):
        mine = [name for name, other in c.fighters.items() if other.side == side and up(other)]
        ends = goal_squares(c, who, goal)
        if not ends:
            continue
        far = {name: steps_to(c, place(c, name), ends) for name in mine}
        turns = {name: turns_for(far[name], figure(c, name, "movement")) for name in mine}
        gone = sum(other.escaped for other in c.fighters.values() if other.side == side)
        first = sorted(mine, key=lambda name: turns[name])
        if goal.kind == "escape" and who in first[: goal.count - gone + SPARE]:
            wanted = first[: max(1, goal.count - gone)]
            scarce = not gone and len(mine) < 2 * len(wanted)  # fewer to spare than have to get away
            return [] if scarce and fights_first(c, who, turns[wanted[-1]]) else ends
        if (
            goal.kind == "reach"
            and who in first[: goal.count]
            and all(turns[name] <= 1 for name in first[: goal.count])
        ):
            return ends
    return []


def sending(c: Fight, who: str) -> list[Goal]:
    """List the goals of a machine's side that may send it somewhere."""
    kinds, whose = ("escape", "reach"), ("", who)
    side = c.fighters[who].side
    return [goal for goal in c.scene.goals if goal.side == side and goal.kind in kinds and goal.unit in whose]


def goal_squares(c: Fight, who: str, goal: Goal) -> list[Cell]:
    """List the squares of a goal: the ways out that no enemy bars (SK-08.29), or the squares to be reached."""
    if goal.kind == "escape":
        return [at for at in escapes(c) if not enemy_square(c, who, at)]
    return [cell(square) for square in goal.squares]


def sooner(c: Fight, who: str, more: int) -> bool:
    """Return whether so much more movement in each turn brings somebody a turn earlier to where a goal of their side
    sends machines.
    """
    goals, speed = sending(c, who), figure(c, who, "movement")
    if not goals or not up(c.fighters[who]):
        return False
    ends = goal_squares(c, who, goals[0])
    far = steps_to(c, place(c, who), ends)
    return bool(ends) and turns_for(far, speed + more) < turns_for(far, speed)


def turns_for(far: int, movement: int) -> int:
    """Return how many full moves so many steps take."""
    return -(-far // max(1, 2 * movement))


def fights_first(c: Fight, who: str, turns: int) -> bool:
    """Return whether a side fights before it leaves: it wins by beating all others too, is the stronger, and has time
    for both, but is not so near that it can be away in two turns. Who runs turns its back on enemies who strike.
    """
    side = c.fighters[who].side
    if not any(other.kind == "eliminate" and other.side == side for other in c.scene.goals):
        return False
    late = c.scene.winner_at_end != side and c.scene.rounds_max - c.round <= turns + IN_HAND
    return turns > 2 and not late and stronger(c, who)


def stronger(c: Fight, who: str) -> bool:
    """Return whether a machine's side would outlast its enemies, as far as their figures are known, if all struck each
    other round by round: what each side does in a round, times what it can bear.
    """
    view = view_of(c, who)
    ours, theirs = [name for name in view.mates if up(c.fighters[name])], [*view.foes]
    return might(view, ours, theirs) > might(view, theirs, ours)


def might(view: View, ours: Sequence[str], theirs: Sequence[str]) -> int:
    """Return what some do to others in a round, times the HP that they have."""
    usual = {value: mean(view.guess(name, value) for name in theirs) for value in ("evasion", "reaction")}
    worn = mean(view.armour(name, "physical")[1] for name in theirs)
    return sum(bite(view, name, usual, worn) for name in ours) * sum(hp_of(view, name) for name in ours)


def mean(values: Iterable[int]) -> int:
    """The mean, rounded down; of nothing 0."""
    found = list(values)
    return sum(found) // max(1, len(found))


def bite(view: View, name: str, usual: Mapping[str, int], worn: int) -> int:
    """Return what somebody does in a turn by its best blow; where that is hidden, what an enemy is supposed to do."""
    c, fighter = view.c, view.c.fighters[name]
    if view.hidden and not fighter.pc:
        return STRUCK
    arms = [arm for arm in fighter.equipped if arm not in fighter.unready]
    found = [
        WINS[max(-10, min(10, blow.hit - usual[DEFENCE_VALUE[blow.kind]])) + 10] * max(0, blow.mean - worn)
        for blow in payable_blows(c, name, arms, ())
    ]
    return max(found, default=0)


def hp_of(view: View, name: str) -> int:
    """Return the HP somebody has, as far as they are known; a mob, which is seen to be one, is supposed to have few."""
    found = view.guess(name, "hp")
    return min(found, MOB) if view.hidden and view.c.sheet(name).npc_class == "mob" else found
