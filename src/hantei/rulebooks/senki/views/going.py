"""Describe a square to go to: whom one reaches from there, in what cover, and its group."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from hantei.core.decision import Decision, Route
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, phrase

from ..rules.attack import shape_of, weapon_barred
from ..rules.grid import cell, distance, marks, place, present, squares
from ..rules.hindering import hostile
from ..rules.move_kinds import Kind, ends_turn
from ..rules.paths import Paths
from ..rules.shapes import Target, cells, directions
from ..rules.sight import sight, visible
from ..rules.walking import Walk
from ..state import Cell, Fight

Rank = tuple[int, ...]


class Group(Enum):
    """Squares that are alike, in the order in which people look for them."""

    REACH = "reach"
    GOAL = "goal"
    NEARER = "nearer"
    OTHER = "other"
    STAY = "stay"


GROUPS = tuple(Group)
LAST = 1_000
"""The rank of options that come after all squares."""


class Lookout:
    """What somebody sees in squares to go to: the enemies who can act, and the weapons that can be used after the move.

    Parameters: the fight, who moves, and the kind of the move.
    """

    def __init__(self, c: Fight, who: str, kind: Kind = "combat") -> None:
        self.c, self.who = c, who
        self.far: dict[Cell, list[int]] = {}
        self.worth: dict[Cell, Group] = {}
        self.covered: dict[Cell, list[Message]] = {}
        self.foes = [
            place(c, name)
            for name, one in c.fighters.items()
            if present(one) and not one.incapacitated and hostile(c, who, name)
        ]
        self.arms: Sequence[tuple[Target, int]] = () if ends_turn(kind) else self.usable()
        self.now = self.nearest(place(c, who))
        self.goals = goal_squares(c, c.fighters[who].side)
        self.still = self.to_goal(place(c, who))

    def usable(self) -> list[tuple[Target, int]]:
        """The shapes and ranges of weapons in hand that can be used after a move (SK-12.3, SK-12.8)."""
        arms, who = self.c.records.weapons, self.who
        return [
            shape_of(self.c, who, name)
            for name in self.c.fighters[who].equipped
            if not weapon_barred(self.c, who, name)
            and (arms[name].kind != "charge_shot" or arms[name].keeps_charge_shot)
        ]

    def nearest(self, at: Cell) -> int | None:
        """Return the distance from a square to the nearest enemy; None if there is none."""
        return min(self.ranges(at), default=None)

    def ranges(self, at: Cell) -> list[int]:
        """The distances from a square to the enemies."""
        if at not in self.far:
            self.far[at] = [distance(self.c, at, there) for there in self.foes]
        return self.far[at]

    def to_goal(self, at: Cell) -> int | None:
        """Return the distance from a square to the nearest where the side wants to be; None if it wants nowhere."""
        return min([distance(self.c, at, there) for there in self.goals], default=None)

    def reaches(self, at: Cell) -> bool:
        """Whether an enemy could be attacked from a square."""
        return any(
            self.covers(at, target, reach, there, far)
            for there, far in zip(self.foes, self.ranges(at), strict=True)
            for target, reach in self.arms
        )

    def covers(self, at: Cell, target: Target, reach: int, there: Cell, far: int) -> bool:
        """Whether an attack of a shape made at one square can fall on another, which is so far away."""
        if target.directed:
            near = any(there in cells(self.c, target, at, way) for way in directions(self.c, target))
        else:
            wide = target.x if target.kind in ("area", "charge") else 0
            near = far <= reach + wide
        return near and visible(self.c, at, there)

    def cover(self, at: Cell) -> list[Message]:
        """Return the cover that a square gives from the nearest enemies; none if one of them has a clear line."""
        if at not in self.covered:
            self.covered[at] = self._cover(at)
        return self.covered[at]

    def _cover(self, at: Cell) -> list[Message]:
        nearest = self.nearest(at)
        met = zip(self.foes, self.ranges(at), strict=True)
        lines = [sight(self.c, at, there) for there, far in met if far == nearest]
        if not lines or "clear" in lines:
            return []
        return [phrase("sk-behind-cover" if "partial" in lines else "sk-out-of-sight")]

    def group(self, at: Cell) -> Group:
        """Return the group of a square to which somebody can go."""
        if at not in self.worth:
            self.worth[at] = self._group(at)
        return self.worth[at]

    def _group(self, at: Cell) -> Group:
        if self.reaches(at):
            return Group.REACH
        left = self.to_goal(at)
        if left is not None and self.still is not None and left < self.still:
            return Group.GOAL
        far = self.nearest(at)
        return Group.NEARER if far is not None and self.now is not None and far < self.now else Group.OTHER


def goal_squares(c: Fight, side: str) -> list[Cell]:
    """The squares that a side has to reach, or by which it has to leave."""
    goals = [goal for goal in c.scene.goals if goal.side == side]
    found = [cell(square) for goal in goals if goal.kind == "reach" for square in goal.squares]
    if any(goal.kind == "escape" for goal in goals):
        found += [at for at in squares(c) if "escape" in marks(c, at)]
    return found


@at_a_glance
def looked_out(c: Fight, who: str, kind: Kind) -> Lookout:
    """Return what somebody sees who makes this kind of move."""
    return Lookout(c, who, kind)


def lookout(c: Fight, decision: Route) -> Lookout:
    """What whoever moves sees."""
    kind: Any = decision.about["kind"]
    return looked_out(c, str(decision.about["who"]), kind)


def walked_to(decision: Route, answer: str) -> Walk:
    """How far the path that an answer stands for goes."""
    assert isinstance(decision.judge, Paths)  # noqa: S101 - every route of this book is judged so
    return decision.judge.to(answer)


def grouped(seen: Lookout, decision: Route, square: str) -> Group:
    """Return the group of a square."""
    if square in ("", decision.start):
        return Group.STAY
    return seen.group(cell(square))


def heading(c: Fight, decision: Decision, square: str) -> Message | None:
    """Return the heading of a group of squares."""
    if not isinstance(decision, Route) or decision.kind != "route" or decision.about["kind"] == "disengage":
        return None
    return phrase(f"sk-going-{grouped(lookout(c, decision), decision, square).value}")


def by_worth(c: Fight, decision: Route, ends: Sequence[str]) -> list[str]:
    """Squares by groups; within them by the fewest checks, in cover, the farthest from an enemy who is in range or
    the nearest to one who is not or to the goal, the cheapest. Whoever disengages looks for those farthest from the
    enemy first."""
    seen, flees = lookout(c, decision), decision.about["kind"] == "disengage"

    def rank(square: str) -> Rank:
        at, group = cell(square), grouped(seen, decision, square)
        if group is Group.STAY:
            return (LAST,)
        walked = walked_to(decision, square)
        cover, far = seen.cover(at), seen.nearest(at) or 0
        if flees:
            return (-far, not cover, walked.spent)
        near = -far if group is Group.REACH else far  # whoever reaches an enemy need not stand closer
        if group is Group.GOAL:
            return (GROUPS.index(group), len(walked.checks), seen.to_goal(at) or 0, not cover, walked.spent)
        return (GROUPS.index(group), len(walked.checks), not cover, near, walked.spent)

    return sorted(ends, key=rank)
