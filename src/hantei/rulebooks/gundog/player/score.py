"""Score how well a side stands, so that machine players can compare futures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from hantei.core.rulebook import likely, verdict
from hantei.scenes.plane import straight

from ..content.records import Goal
from ..rules.conditions import able
from ..rules.goals import foes, sides_standing
from ..rules.ground import areas_between, corner
from ..rules.knowledge import side, sides_read
from ..state import Fight, Fighter
from .suppose import average, started_with

FORCES, GOAL = 750, 400
"""Hundredths of log-odds: all forces against none, and a goal reached against a goal not begun."""

FAR = 100
"""Metres at and beyond which a place to be reached counts as out of sight."""

LONG = 50
"""The length of a fight, in rounds, if the encounter sets no last one."""


def score(c: Fight, seat: str) -> int:
    """Score how well the side of a seat stands, from `LOST` to `WON`, by what the seat can know. Won and lost are
    the ends of the scale (GD-01.3). Before the end two things count: how much more is left of one's own people than
    of the hostile ones, each as a share of its beginning, since an encounter begins as an even match; and how much
    nearer the side is to its goals than the others to theirs. The weights come from many fights among machines, by
    how well each predicted the end. A seat without a side of its own has nothing to win.
    """
    mine = side(c, seat)
    if not mine:
        return 0
    if c.over or c.ended_by:
        return verdict(c.winner, mine)
    others, read = foes(c, mine), reading(c, seat)
    ours, theirs = left(c, read, [mine]), left(c, read, others)
    goal = nearness(c, seat, mine) - max(nearness(c, seat, name) for name in others)
    return likely((FORCES * 1000 * (ours - theirs) // max(1, ours + theirs) + GOAL * goal) // 1000)


def left(c: Fight, read: Reading, sides: Sequence[str]) -> int:
    """Return what is left of some sides, in thousandths."""
    full = sum(2 * read.endurance(c, who)[0] for who, one in c.fighters.items() if one.side in sides)
    return 1000 * sum(force(c, read, of) for of in sides) // max(1, full)


def force(c: Fight, read: Reading, of: str) -> int:
    """Return what is left of a side; people still to come count in full."""
    there = {who: one for who, one in c.fighters.items() if one.side == of and not one.escaped}
    return sum(worth(c, read, who, one) for who, one in there.items() if able(c, who) or one.away)


def worth(c: Fight, read: Reading, who: str, fighter: Fighter) -> int:
    """Return the worth of somebody: half because they act, half for the 耐久力 left, less what hampers; a little for
    cover and a loaded weapon in hand.
    """
    most, left = read.endurance(c, who)
    lasting = -sum([one.amount for one in fighter.impairments if one.kind == "serious"])
    passing = -sum([one.amount for one in fighter.impairments if one.kind != "serious"])
    hampered = lasting // 2 + passing // 10 + 8 * len(fighter.bleeding)
    lost = 4 * (fighter.stunned + fighter.confused + fighter.prone)
    loaded = any(held.hand and held.rounds for held in fighter.carried.values())
    return max(1, most + left - hampered - lost + 4 * fighter.cover + 4 * loaded)


class Reading(NamedTuple):
    """What a seat reads of figures: the sides whose figures it may read, and the average 耐久力 of their people."""

    sides: Collection[str]
    usual: int

    def endurance(self, c: Fight, who: str) -> tuple[int, int]:
        """Return the full 耐久力 and what is left; if hidden, the average of the others, less the damage done."""
        fighter = c.fighters[who]
        left, most = fighter.endurance, c.sheet(who).endurance
        if fighter.side not in self.sides:
            most = self.usual or most
            left = max(1, most - max(0, started_with(c, who) - left))
        return most, max(0, left)


def reading(c: Fight, seat: str) -> Reading:
    """What a seat reads now; `usual` is 0 where it reads nobody's figures."""
    sides = sides_read(c, seat)
    figures = [c.sheet(who).endurance for who, one in c.fighters.items() if one.side in sides]
    return Reading(sides, average(figures) if figures else 0)


def endurance(c: Fight, seat: str, who: str) -> tuple[int, int]:
    """耐久力 in full, and what is left, as a seat reads it."""
    return reading(c, seat).endurance(c, who)


def nearness(c: Fight, seat: str, of: str) -> int:
    """Return how near a side is to its nearest goal, in thousandths; overcoming all others counts in the forces.
    The side that wins when the rounds are over comes nearer to that with every round.
    """
    last = c.scene.rounds_max or LONG
    late = 500 * min(c.round, last) // last if c.scene.winner_at_end == of else 0
    return max([late, *(NEAR[goal.kind](c, seat, goal) for goal in c.scene.goals if goal.side == of)])


def defeat(c: Fight, seat: str, goal: Goal) -> int:
    """Return the share of 耐久力 that the one to be defeated has lost; at least half of the way if they cannot act, a
    third if they are hurt.
    """
    fighter = c.fighters.get(goal.unit)
    if fighter is None:
        return 0
    most, now = endurance(c, seat, goal.unit)
    state = 500 if fighter.stunned or fighter.confused else 300 if fighter.impairments or fighter.bleeding else 0
    return max(state, 1000 * (most - min(most, now)) // most)


def survive(c: Fight, seat: str, goal: Goal) -> int:
    """Return the share of the rounds survived, if somebody still stands."""
    return 1000 * min(c.round, goal.rounds) // (goal.rounds + 1) if goal.side in sides_standing(c) else 0


def escape(c: Fight, seat: str, goal: Goal) -> int:
    """Count those who are away, and how near the next ones are to an exit."""
    return progress(c, goal, [name for name, place in c.scene.map.places.items() if place.exit])


def reach(c: Fight, seat: str, goal: Goal) -> int:
    """How near to the places the nearest ones are."""
    return progress(c, goal, list(goal.places))


def progress(c: Fight, goal: Goal, ends: list[str]) -> int:
    """Return the mean over as many people as a goal asks for, each by the way to the nearest of some places."""
    each = [
        1000 if fighter.escaped else 1000 * (FAR - min([FAR, *(way(c, fighter, end) for end in ends)])) // (FAR + 1)
        for who, fighter in c.fighters.items()
        if fighter.side == goal.side and goal.unit in ("", who) and (fighter.escaped or able(c, who))
    ]
    return sum(sorted(each, reverse=True)[: goal.count]) // goal.count


def way(c: Fight, fighter: Fighter, place: str) -> int:
    """How far a place is, in metres, or on an area map as a share of all its areas."""
    if c.scene.map.kind != "area":
        return straight(fighter.x, fighter.y, *corner(c.scene.map.places[place].at))
    return FAR * areas_between(c, fighter.place, place) // len(c.scene.map.places)


def noticed(c: Fight, seat: str, goal: Goal) -> int:
    """Of those who should notice shooting, return the share that have."""
    aware = [one for one in c.fighters.values() if one.side == goal.side and one.alerted]
    return 1000 * min(len(aware), goal.count) // (goal.count + 1)


def overcome(c: Fight, seat: str, goal: Goal) -> int:
    """Return 0: the forces already count what is left of the others."""
    return 0


NEAR: Mapping[str, Callable[[Fight, str, Goal], int]] = {
    "eliminate": overcome,
    "defeat": defeat,
    "survive": survive,
    "escape": escape,
    "reach": reach,
    "noticed": noticed,
}
