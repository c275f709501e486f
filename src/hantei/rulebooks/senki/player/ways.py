"""Find ways over the field for the machine player: steps round walls, ways out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..rules.grid import ground, marks, shut, squares
from ..state import Cell, Fight

FAR = 99


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
