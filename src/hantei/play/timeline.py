"""The timeline of one game: throws and answers, beat by beat, the moves of people, and the way back.

A timeline is plain data and knows no rules. It changes by moves and by other lines of a save file alone (`lines`), so a
session that plays and a file that is read build the same timeline with the same code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from ..core.decision import Answer
from .cursor import BY_LUCK, Beat, Cursor, Misplaced
from .fields import LineFields
from .recording import BallotLine, Record, ThrowLine

LONGEST_SILENCE = 1_000_000
"""Beats without a throw or question after which a game counts as endless."""


@dataclass(frozen=True)
class TimelineMove:
    """A move as a timeline knows it: a line of a save file that changes the timeline. `shape` names its fields, in
    order.

    `do` is the word of the line. `undoable`: undo takes it back. `answers`: a player gave an answer; other moves
    are those of the person who runs the game. `checks`: the field that the move itself checks, with messages of its
    own.
    """

    do: ClassVar[str]
    shape: ClassVar[LineFields]
    undoable: ClassVar[bool] = True
    answers: ClassVar[bool] = False
    checks: ClassVar[str] = ""

    def record(self) -> Record:
        """The move as a line of a save file."""
        return {"do": self.do, **{name: line_value(getattr(self, name)) for name in self.shape}}

    @classmethod
    def of(cls, record: Record) -> Self:
        """The move that a line of a save file stands for."""
        return cls(**{name: frozen(value) for name, value in record.items() if name != "do"})

    @property
    def keeps_undone(self) -> bool:
        """Whether the moves taken back can still be made again after it."""
        return False

    @property
    def stood(self) -> tuple[int, int] | None:
        """The beat and line where the game stood, or for which the move is meant; None for a move that has no place, or
        is meant for wherever the game stands."""
        return getattr(self, "at", None)

    @property
    def who_answered(self) -> str:
        """The seat that was asked; "" if the move is no answer of a seat."""
        return ""

    @property
    def amends(self) -> tuple[str, ...]:
        """The words with which it changes the state at the start of its beat, which then runs afresh."""
        return ()

    @property
    def rewinds_to(self) -> tuple[int, int] | None:
        """The beat and line of the throw to which the game goes back; None if it plays on."""
        return None

    def apply(self, timeline: Timeline) -> None:
        """Change a timeline. Raises `Misplaced` if the move cannot follow what is there."""
        raise NotImplementedError


def line_value(value: Any) -> Any:
    """A value as a line holds it."""
    return list(value) if isinstance(value, tuple) else value


def thawed(value: Any) -> Any:
    """The value of a line, copied if it can be changed."""
    return list(value) if isinstance(value, list) else value


def frozen(value: Any) -> Any:
    """The value of a line as a move holds it."""
    return tuple(value) if isinstance(value, list) else value


class Mark(NamedTuple):
    """A move, and where the game stood before it; `dropped` holds the last finished beats if the move went back to
    them."""

    move: TimelineMove
    cursor: Cursor
    dropped: tuple[Beat, ...] = ()

    @property
    def mover(self) -> str:
        """The seat whose answer the move was; "" for entered faces, and for the game master's moves."""
        asked = self.move.who_answered
        return self.cursor.answering.get(asked, asked)

    @property
    def first(self) -> int:
        """The first beat that the move changed."""
        return self.cursor.beat - len(self.dropped)


class Undone(NamedTuple):
    """A move taken back, the beats that it had led through, and where the game stood after it."""

    mark: Mark
    beats: tuple[Beat, ...]
    cursor: Cursor


class Timeline:
    """Finished beats, where the game stands, moves to take back, and moves taken back.

    `waits`: machine seats wait for permission to answer. `turned` is the first beat whose end the last move has
    changed: the current one, or an earlier one if the move went back. A timeline can begin in the middle of a game, at
    a cursor (`since`): nothing before it can be taken back or thrown anew. `past` holds the finished beats from `first`
    on.
    """

    def __init__(self, seats: Mapping[str, str], waits: bool = False, since: Cursor | None = None) -> None:
        self.cursor = since or Cursor(0, (), (), (), dict(seats))
        self.begun = (self.cursor.beat, len(self.cursor.script))
        self.waits, self.turned = waits, self.first
        self.past: list[Beat] = []
        self.marks: list[Mark] = []
        self.undone: list[Undone] = []

    def copy(self) -> Timeline:
        """A copy that goes its own way."""
        twin = Timeline({}, self.waits)
        twin.turned, twin.begun = self.turned, self.begun
        twin.past, twin.cursor = self.past.copy(), self.cursor
        twin.marks, twin.undone = self.marks.copy(), self.undone.copy()
        return twin

    @property
    def first(self) -> int:
        """The beat in which the timeline begins."""
        return self.begun[0]

    def finished(self, beat: int) -> list[Beat]:
        """The finished beats from a beat on."""
        return self.past[beat - self.first :]

    def finish(self, beat: int, beats: Sequence[Beat] = ()) -> None:
        """Put other finished beats in the place of those from a beat on."""
        self.past[beat - self.first :] = beats

    def throws(self) -> list[tuple[tuple[int, int], ThrowLine]]:
        """The throws since the last move, the last first: the beat and line of each, and its line."""
        cursor, marks = self.cursor, self.marks
        since = (marks[-1].cursor.beat, len(marks[-1].cursor.script)) if marks else self.begun
        if marks and (throw := marks[-1].move.rewinds_to) is not None:
            since = throw
        beats = [(since[0] + i, beat.script) for i, beat in enumerate(self.finished(since[0]))]
        beats.append((cursor.beat, cursor.script))
        lines = [((beat, at), line) for beat, script in beats for at, line in enumerate(script)]
        return [(place, line) for place, line in reversed(lines) if place >= since and isinstance(line, ThrowLine)]

    def close(self) -> None:
        """Finish the current beat."""
        cursor = self.cursor
        self.past.append(Beat(cursor.amends, cursor.script))
        self.cursor = cursor._replace(beat=cursor.beat + 1, amends=(), script=())

    def make(self, move: TimelineMove) -> None:
        """Apply a move. Raises `Misplaced` if it cannot follow what is there."""
        if move.stood is not None:
            self.stand_at(*move.stood)
        if move.undoable:
            back = self.finished(move.rewinds_to[0]) if move.rewinds_to else ()
            self.marks.append(Mark(move, self.cursor, tuple(back)))
        if not move.keeps_undone:
            self.undone.clear()
        self.turned = self.cursor.beat
        move.apply(self)

    def reach(self, beat: int) -> None:
        """Move on to a beat. Raises `Misplaced` if the game is beyond it, or cannot have come so far."""
        # A beat without lines leaves no record; it lies before the next one that does.
        if not self.cursor.beat <= beat <= self.cursor.beat + LONGEST_SILENCE:
            raise Misplaced(f"beat {beat} cannot come where the game stands, at beat {self.cursor.beat}")
        while self.cursor.beat < beat:
            self.close()

    def stand_at(self, beat: int, line: int) -> None:
        """Move on to a line of a beat. Raises `Misplaced` if nothing can happen there."""
        self.reach(beat)
        if not len(self.cursor.script) - 1 <= line <= len(self.cursor.script):
            raise Misplaced(f"line {line} of beat {beat} cannot follow line {len(self.cursor.script)}")

    def throw(self, record: Record) -> None:
        """Apply a throw."""
        if record["at"][1] != len(self.cursor.script):
            raise Misplaced("a throw on a line that is taken")
        forced = self.cursor.forced
        if record.get("forced") or forced[:1] == (BY_LUCK,):
            forced = forced[1:]
        self.cursor = self.cursor._replace(script=(*self.cursor.script, ThrowLine.of(record)), forced=forced)

    def voice(self, place: Sequence[int], kind: str, clause: str, who: str, answer: Answer) -> None:
        """Apply the answer of a seat. Parameters: beat and line, kind and clause of the ballot, key of the decision."""
        # The place tells whether the ballot is open already: the same question can be asked twice in a row.
        script, at = self.cursor.script, place[1]
        there = script[at] if at < len(script) else BallotLine(kind, clause, {})
        if not isinstance(there, BallotLine) or who in there.answers:
            raise Misplaced("an answer on a line that is taken")
        line = BallotLine(kind, clause, {**there.answers, who: thawed(answer)})
        self.cursor = self.cursor._replace(script=(*script[:at], line))

    def cut(self, lines: int) -> None:
        """Drop all lines of the current script but this many."""
        self.cursor = self.cursor._replace(script=self.cursor.script[:lines])

    def drop_faces(self) -> None:
        """Drop the set faces that come next."""
        self.cursor = self.cursor._replace(forced=self.cursor.forced[1:])

    def back(self) -> None:
        """Take back the last move."""
        mark = self.marks.pop()
        self.undone.append(Undone(mark, tuple(self.finished(mark.first)), self.cursor))
        self.finish(mark.first, mark.dropped)
        self.cursor = mark.cursor
        self.turned = min(self.turned, mark.first)

    def forth(self) -> None:
        """Make the move again that was taken back last."""
        mark, beats, cursor = self.undone.pop()
        self.marks.append(mark)
        self.finish(mark.first, beats)
        self.cursor = cursor
        self.turned = min(self.turned, mark.first)

    def beat(self, beat: int) -> Beat:
        """A beat by its number, finished or not. Raises `Misplaced` if the game has not come there."""
        if beat == self.cursor.beat:
            return Beat(self.cursor.amends, self.cursor.script)
        if not 0 <= beat - self.first < len(self.past):
            raise Misplaced(f"there is no beat {beat}")
        return self.past[beat - self.first]
