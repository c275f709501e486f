"""How well a side stands: what machine players compare futures by."""

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
"""Hundredths of log-odds: for all forces against none, and for a goal reached against one not begun."""

FAR = 100
"""Metres from which a place to be reached is out of sight."""

LONG = 50
"""Rounds of a fight for which the encounter sets no last one."""


def score(c: Fight, seat: str) -> int:
    """How well the side of a seat stands, from `LOST` to `WON`, as far as the seat can know.

    Won and lost are the end of the scale (GD-01.3). Before that counts by how much more is left of one's own people
    than of the hostile ones, each of what there was of them, since an encounter begins as an even match; and how much
    nearer the side is to its goals than the others are to theirs: as in many fights among machines each told of the
    end. A seat without a side of its own has nothing to win.
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
    """Thousandths of what there was of some sides."""
    full = sum(2 * read.endurance(c, who)[0] for who, one in c.fighters.items() if one.side in sides)
    return 1000 * sum(force(c, read, of) for of in sides) // max(1, full)


def force(c: Fight, read: Reading, of: str) -> int:
    """What is left of a side; whoever is still to come counts in full."""
    there = {who: one for who, one in c.fighters.items() if one.side == of and not one.escaped}
    return sum(worth(c, read, who, one) for who, one in there.items() if able(c, who) or one.away)


def worth(c: Fight, read: Reading, who: str, fighter: Fighter) -> int:
    """Half of what somebody is worth is that they act at all, half the 耐久力 left, less what hampers them; cover and
    a loaded weapon in hand are worth a little."""
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
        """耐久力 in full, and what is left; where figures are hidden the average of the others, less the damage
        done."""
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
    """How near a side is to the goal it is nearest to, in thousandths; to overcome all others is counted in forces.

    Who has won when the rounds are over comes nearer to it with every round.
    """
    last = c.scene.rounds_max or LONG
    late = 500 * min(c.round, last) // last if c.scene.winner_at_end == of else 0
    return max([late, *(NEAR[goal.kind](c, seat, goal) for goal in c.scene.goals if goal.side == of)])


def defeat(c: Fight, seat: str, goal: Goal) -> int:
    """The share of the 耐久力 of the one to be defeated that is gone; half of the way at least where they cannot act,
    a third where they are hurt."""
    fighter = c.fighters.get(goal.unit)
    if fighter is None:
        return 0
    most, now = endurance(c, seat, goal.unit)
    state = 500 if fighter.stunned or fighter.confused else 300 if fighter.impairments or fighter.bleeding else 0
    return max(state, 1000 * (most - min(most, now)) // most)


def survive(c: Fight, seat: str, goal: Goal) -> int:
    """The rounds behind, with somebody standing."""
    return 1000 * min(c.round, goal.rounds) // (goal.rounds + 1) if goal.side in sides_standing(c) else 0


def escape(c: Fight, seat: str, goal: Goal) -> int:
    """Those who are away, and how near the next ones are to an exit."""
    return progress(c, goal, [name for name, place in c.scene.map.places.items() if place.exit])


def reach(c: Fight, seat: str, goal: Goal) -> int:
    """How near to the places the nearest ones are."""
    return progress(c, goal, list(goal.places))


def progress(c: Fight, goal: Goal, ends: list[str]) -> int:
    """The mean over as many of a side as a goal asks for, each by the way to the nearest of some places."""
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
    """The share of those who are to notice shooting that have."""
    aware = [one for one in c.fighters.values() if one.side == goal.side and one.alerted]
    return 1000 * min(len(aware), goal.count) // (goal.count + 1)


def overcome(c: Fight, seat: str, goal: Goal) -> int:
    """What is left of the others stands in the forces already."""
    return 0


NEAR: Mapping[str, Callable[[Fight, str, Goal], int]] = {
    "eliminate": overcome,
    "defeat": defeat,
    "survive": survive,
    "escape": escape,
    "reach": reach,
    "noticed": noticed,
}
