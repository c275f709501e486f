"""The timeline of one game: throws and answers, beat by beat, and the way back.

A timeline is plain data and knows no rules. It changes by *records* alone, plain dicts that are also the lines of a
save file, so a session that plays and a file that is read build the same timeline with the same code.

Records by their field `do`; `at` is the pair of beat and line:

* `roll`: dice fell (`dice`, `why`, `faces`; `forced` if the game master had set the faces)
* `auto`: a machine seat answered (`kind`, `clause`, `who`, `answer`)
* `drop`: set faces did not fit the throw (`dice`, `why`, `faces`) and were dropped
* `rules-changed` (`cut` in old saves): the rules have changed, only `kept` lines of the script still hold, and the
  rest is asked anew
* any move of `moves`: something that people did
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..core.decision import Answer
from .move import Move, thawed
from .moves import KINDS, move_of
from .position import BY_LUCK, RULES_CHANGED, Beat, Cursor, Line, Misplaced, Record
from .travelling import Redo, Undo

LONGEST_SILENCE = 1_000_000
"""Beats without a throw or question after which a game counts as endless."""


class Mark(NamedTuple):
    """A move, and where the game stood before it; `dropped` holds the last finished beats if the move went back to
    them."""

    move: Move
    cursor: Cursor
    dropped: tuple[Beat, ...] = ()

    @property
    def mover(self) -> str:
        """The seat whose answer the move was; "" for entered faces, and for the game master's moves."""
        asked = self.move.who_answered
        return self.cursor.deputies.get(asked, asked)

    @property
    def first(self) -> int:
        """The first beat that the move changed."""
        return self.cursor.beat - len(self.dropped)


class Undone(NamedTuple):
    """A move taken back, the beats that it had led through, and where the game stood after it."""

    mark: Mark
    beats: tuple[Beat, ...]
    cursor: Cursor


class Journey:
    """Undos and redos in a row: finds where they lead together, without a step in between.

    Parameters: the numbers of moves that can be taken back and made again at the start. `net` is the number of moves
    that they go forth, or back if it is below 0.
    """

    def __init__(self, moves: int, undone: int) -> None:
        self.moves, self.undone, self.net = moves, undone, 0

    def left(self, move: Move) -> int:
        """The number of moves that an undo or a redo could take now."""
        return self.moves if move.leads < 0 else self.undone

    def go(self, move: Move) -> None:
        """Follow an undo or a redo. Raises `Misplaced`."""
        if not move.leads:
            raise TypeError(f"{move} leads nowhere")
        if not 0 < move.steps <= self.left(move):
            raise Misplaced(f"nothing left to {move.do}")
        forth = move.leads * move.steps
        self.moves, self.undone, self.net = self.moves + forth, self.undone - forth, self.net + forth

    def move(self) -> Move | None:
        """The one undo or redo that leads as far; None if they lead back to their start."""
        if not self.net:
            return None
        return Undo(-self.net) if self.net < 0 else Redo(self.net)


class Timeline:
    """Finished beats, the current position, moves to take back, and moves taken back.

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

    def throws(self) -> list[tuple[tuple[int, int], Line]]:
        """The throws since the last move, the last first: the beat and line of each, and its line."""
        cursor, marks = self.cursor, self.marks
        since = (marks[-1].cursor.beat, len(marks[-1].cursor.script)) if marks else self.begun
        if marks and (throw := marks[-1].move.rewinds_to) is not None:
            since = throw
        beats = [(since[0] + i, beat.script) for i, beat in enumerate(self.finished(since[0]))]
        beats.append((cursor.beat, cursor.script))
        found = [((beat, at), line) for beat, script in beats for at, line in enumerate(script) if line[0] == "roll"]
        return [(place, line) for place, line in reversed(found) if place >= since]

    def close(self) -> None:
        """Finish the current beat."""
        cursor = self.cursor
        self.past.append(Beat(cursor.amends, cursor.script))
        self.cursor = cursor._replace(beat=cursor.beat + 1, amends=(), script=())

    def apply(self, record: Record) -> None:
        """Apply a record. Raises `Misplaced` if it cannot follow what is there."""
        if record.get("do") in KINDS:
            self.make(move_of(record))
            return
        do = _DOING.get(record.get("do", ""))
        if do is None:
            raise Misplaced(f"unknown record {record.get('do')!r}")
        self._reach(*record["at"])
        do(self, record)

    def make(self, move: Move) -> None:
        """Apply a move. Raises `Misplaced` if it cannot follow what is there."""
        if move.stood is not None:
            self._reach(*move.stood)
        if move.undoable:
            self.marks.append(Mark(move, self.cursor, move.dropped(self)))
        if not (move.leads or move.keeps_undone):
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

    def _reach(self, beat: int, line: int) -> None:
        self.reach(beat)
        if not len(self.cursor.script) - 1 <= line <= len(self.cursor.script):
            raise Misplaced(f"line {line} of beat {beat} cannot follow line {len(self.cursor.script)}")

    def throw(self, record: Record) -> None:
        """Apply a throw."""
        if record["at"][1] != len(self.cursor.script):
            raise Misplaced("a throw on a line that is taken")
        line = ["roll", record["dice"], record["why"], [*record["faces"]]]
        forced = self.cursor.forced
        if record.get("forced") or forced[:1] == (BY_LUCK,):
            forced = forced[1:]
        self.cursor = self.cursor._replace(script=(*self.cursor.script, line), forced=forced)

    def voice(self, place: Sequence[int], kind: str, clause: str, who: str, answer: Answer) -> None:
        """Apply the answer of a seat. Parameters: beat and line; kind and clause of the question; the seat."""
        # The place tells whether the ballot is open already: the same question can be asked twice in a row.
        script, at = self.cursor.script, place[1]
        given = script[at][-1] if at < len(script) else {}
        if not isinstance(given, dict) or who in given:
            raise Misplaced("an answer on a line that is taken")
        line = ["ask", kind, clause, {**given, who: thawed(answer)}]
        self.cursor = self.cursor._replace(script=(*script[:at], line))

    def _voice(self, record: Record) -> None:
        self.voice(record["at"], record["kind"], record["clause"], record["who"], record["answer"])

    def _keep(self, record: Record) -> None:
        self.cursor = self.cursor._replace(script=self.cursor.script[: record["kept"]])

    def _drop(self, record: Record) -> None:
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


_DOING: dict[str, Callable[[Timeline, Record], None]] = {
    "roll": Timeline.throw,
    "auto": Timeline._voice,
    **dict.fromkeys(RULES_CHANGED, Timeline._keep),
    "drop": Timeline._drop,
}
