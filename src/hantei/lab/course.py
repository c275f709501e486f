"""The course of a game: how likely a side was to win it, over time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hantei.core.event import Event
from hantei.play import Session

from .intervals import Interval
from .odds import NoOdds
from .outlook import MOST_MOMENTS, Outlook, first_side, outlook, turning
from .survey import Progress, unheard

CourseMoment = tuple[int, int]
"""A moment of a game: its beat, and the line within that (`Session.where`)."""

MOST_POINTS = 240
"""Points that a course keeps; beyond that every second of the older half is dropped."""


@dataclass(frozen=True)
class ChancePoint:
    """The chance of a side to win at a moment.

    `fight` says that the chance is about a fight within a longer game. `samples` is the number of games that were
    played on, 0 if the chance is exact; `precise` says that more thought would tell no more.
    """

    at: CourseMoment
    chance: Interval
    fight: bool = False
    samples: int = 0
    precise: bool = True


@dataclass(frozen=True)
class Gap:
    """A moment at which no chance may be said; the line breaks there."""

    at: CourseMoment
    why: str
    """The id of the message that says why."""


@dataclass
class Course:
    """The chances of a side over time, in the order of the moments, as far as somebody looked."""

    moments: list[ChancePoint | Gap] = field(default_factory=list)
    state: str = ""
    """The state of the game in which the last moment was added."""

    def add(self, new: ChancePoint | Gap, state: str) -> None:
        """Add a moment, seen in a state of the game.

        Forget this moment and later ones, since the game has been taken back or changed. Of two figures for the same
        state keep the one from more games.
        """
        last = self.moments[-1] if self.moments else None
        if isinstance(new, ChancePoint) and isinstance(last, ChancePoint) and (self.state, last.at) == (state, new.at):
            new = last if 0 < new.samples < last.samples else new
        self.cut(new.at)
        self.moments.append(new)
        self.state = state
        if len(self.moments) > MOST_POINTS:
            half = len(self.moments) // 2
            self.moments[:half] = self.moments[:half:2]

    def cut(self, at: CourseMoment) -> None:
        """Forget this moment and those after it."""
        self.moments = [one for one in self.moments if one.at < at]

    @property
    def lines(self) -> list[list[ChancePoint]]:
        """The pieces of the line: a gap ends one, and so does the end of a fight within a longer game."""
        found: list[list[ChancePoint]] = [[]]
        for one in self.moments:
            if isinstance(one, Gap):
                found.append([])
                continue
            if found[-1] and found[-1][-1].fight != one.fight:
                found.append([])
            found[-1].append(one)
        return [line for line in found if line]


class Courses(dict[str, Course]):
    """The courses of a game by the seat that looks; of a table under its lock."""

    def cut(self, at: CourseMoment) -> None:
        """Forget this moment and those after it in all courses, because the game has been taken back."""
        for course in self.values():
            course.cut(at)


def glimpse(session: Session, eye: str, seconds: float, progress: Progress = unheard) -> ChancePoint | Gap:
    """Find the chance of a seat's side to win from the open question on, as far as the seat can know (`outlook`).

    Parameters: the session; the seat that looks; the seconds to think; a function that hears of the progress.
    """
    try:
        found = outlook(session, seconds=seconds, progress=progress, eye=eye)
    except NoOdds as none:
        return Gap(session.where, none.message)
    return point_of(found, session.where)


def point_of(found: Outlook, at: CourseMoment) -> ChancePoint:
    """The chance to win that an outlook tells."""
    return ChancePoint(
        at, found.chance(*found.won), found.fight, len(found.runs) if found.rest else 0, precise=found.precise
    )


@dataclass(frozen=True)
class PastMoment:
    """A moment of a game that is over: the event that began a part there (None: the end of the game), the session as
    it stood in its state, and the chance."""

    event: Event | None
    state: object
    point: ChancePoint


def afterwards(
    session: Session, seconds: float, progress: Progress = unheard, most: int = MOST_MOMENTS
) -> Iterator[PastMoment]:
    """Find the chance of the first side at the beginning of each part of a game that is over, and at last how it ended,
    which is certain: 1 if the side has won, 0 if not.

    Everything is known, as in `outlook.turning`. Parameters: the session; the seconds to think about each moment; who
    hears of the progress; the number of moments before the end, at most.
    """
    for one in turning(session, seconds, most, progress):
        yield PastMoment(one.event, one.state, point_of(one.outlook, (one.beat, 0)))
    if session.finished:
        won = float(first_side(session) in winners(session))
        yield PastMoment(None, session.state, ChancePoint(session.where, Interval(won, won, won)))


def winners(session: Session) -> set[str]:
    """The sides that have won."""
    return {
        count.side for _, events in session.beats() for event in events for count in event.counts if count.kind == "win"
    }


def clear(before: ChancePoint, after: ChancePoint) -> bool:
    """Whether a chance has changed by more than both figures may be off."""
    change = after.chance.estimate - before.chance.estimate
    return abs(change) > before.chance.half_width + after.chance.half_width


def turn(points: Sequence[ChancePoint]) -> int | None:
    """The point after which the chance changed most; None if no change is larger than the figures may be off."""
    changes = {
        at: abs(after.chance.estimate - before.chance.estimate)
        for at, (before, after) in enumerate(pairwise(points))
        if clear(before, after)
    }
    return max(changes, key=lambda at: changes[at]) if changes else None
