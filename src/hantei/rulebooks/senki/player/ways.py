"""Find ways over the field for the machine player: steps round walls, ways out, errands of a goal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..rules.figures import figure
from ..rules.grid import cell, ground, marks, place, shut, squares, up
from ..state import Cell, Fight

FAR = 99


SPARE = 2
"""How many machines beyond the goal's number make for the ways out."""


def steps_to(c: Fight, at: Cell, goals: Iterable[Cell]) -> int:
    """Steps from a square to the nearest of some squares, round walls and closed squares."""
    return min((ways_to(c, goal).get(at, FAR) for goal in goals), default=FAR)


def ways_to(c: Fight, goal: Cell) -> Mapping[Cell, int]:
    """Steps to one square from all those it can be reached from; found once."""
    sheet = ground(c)
    if goal not in sheet.ways:
        edge, far = [goal], {goal: 0}
        while edge:
            beyond: list[Cell] = []
            for at in edge:
                for to in sheet.open[at]:
                    if to not in far and not shut(sheet.marks[to]):
                        far[to] = far[at] + 1
                        beyond.append(to)
            edge = beyond
        sheet.ways[goal] = far
    return sheet.ways[goal]


def escapes(c: Fight) -> list[Cell]:
    """The escape squares of the sheet."""
    return [at for at in squares(c) if "escape" in marks(c, at)]


def errand(c: Fight, who: str) -> list[Cell]:
    """Return the squares to which a goal of the side sends this machine now; none if it fights. As many machines as a
    goal asks for, and two more, make for the exits: those with the shortest way. Squares to be reached are entered once
    enough machines can do so at about the same time.
    """
    side = c.fighters[who].side
    for goal in c.scene.goals:
        if goal.side != side or goal.kind not in ("escape", "reach") or goal.unit not in ("", who):
            continue
        mine = [name for name, other in c.fighters.items() if other.side == side and up(other)]
        ends = escapes(c) if goal.kind == "escape" else [cell(square) for square in goal.squares]
        far = {name: steps_to(c, place(c, name), ends) for name in mine}
        turns = {name: -(-far[name] // max(1, 2 * figure(c, name, "movement"))) for name in mine}
        gone = sum(other.escaped for other in c.fighters.values() if other.side == side)
        first = sorted(mine, key=lambda name: turns[name])
        if goal.kind == "escape" and who in first[: goal.count - gone + SPARE]:
            return ends
        if (
            goal.kind == "reach"
            and who in first[: goal.count]
            and all(turns[name] <= 1 for name in first[: goal.count])
        ):
            return ends
    return []
