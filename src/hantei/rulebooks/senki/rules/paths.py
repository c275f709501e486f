"""Paths as questions offer them and answers write them ("1,0 2,0"): the best to every square, and any declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..state import Cell, Fight
from . import grid
from .course import Course, course_of
from .grid import named
from .move_kinds import Kind
from .square_sets import numbering
from .walking import Walk, follow, reached


def written(path: Sequence[Cell]) -> str:
    """A path as questions and records write it: "1,0 2,0"."""
    return " ".join(map(named, path))


def read(text: str) -> list[Cell] | None:
    """A path read back; None where the text is no path."""
    parts = [part.split(",") for part in text.split(" ")] if text else []
    if not all(len(part) == 2 and all(map(digits, part)) for part in parts):
        return None
    return [(int(x), int(y)) for x, y in parts]


def digits(text: str) -> bool:
    """Whether a text is a plain figure."""
    return text.isascii() and text.isdecimal() and len(text) < 4


@dataclass(frozen=True)
class Paths:
    """The paths of one mover in one kind of move within a budget, and the best to every end square. As the judge of a
    question it names the clause that forbids a written path, or "". SK-07.15: a path that begins well may be declared
    and is walked as far as it is legal, unless it is ruled that an impossible path is refused as a whole.
    """

    course: Course
    points: int
    best: Mapping[str, Walk]

    def __call__(self, text: str) -> str:
        path = read(text)
        if path is None:
            return "SK-06.2"
        walked = follow(self.course, path, self.points)
        return "" if walked.squares else walked.problem

    def ends(self) -> Mapping[str, str]:
        """What can be reached, as a question offers it: end square to best path."""
        return self.course.leads_to(ways_written, self.points)

    def to(self, answer: str) -> Walk:
        """Return how far the path of an answer goes: the best to an end square, or one as it is written."""
        return self.best.get(answer) or follow(self.course, read(answer) or [], self.points)


def paths(c: Fight, who: str, kind: Kind, points: int) -> Paths:
    """The paths of somebody who moves."""
    course = course_of(c, who, kind)
    return Paths(course, points, course.leads_to(best_ways, points))


def best_ways(course: Course, points: int) -> Mapping[str, Walk]:
    """The best path to every end square.

    SK-11.26: a charge may also end where it began, for it may enter that square on its way back.
    """
    names = numbering(course.mover.ground).names
    best = {names[walked.end]: walked for walked in reached(course, points)}
    if course.kind == "charge":
        back = [follow(course, [to, course.start], points) for to in grid.neighbours(course.mover.c, course.start)]
        whole = [walked for walked in back if len(walked.squares) == 2]
        if whole:
            best[named(course.start)] = min(whole, key=lambda walked: (len(walked.checks), walked.spent))
    return best


def ways_written(course: Course, points: int) -> Mapping[str, str]:
    """The same, each path as it is written."""
    names, best = numbering(course.mover.ground).names, course.leads_to(best_ways, points)
    return {end: " ".join([names[at] for at in walked.squares]) for end, walked in best.items()}
