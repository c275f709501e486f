"""The moves that lead back and forth: undo, redo, and a throw that falls anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ..core.message import Message
from .cursor import BY_LUCK, Misplaced
from .fields import are_faces_or_none, is_place, is_truth, is_whole
from .move import Move, Playing
from .recording import Record, ThrowLine
from .refused import Refused, faces_listed
from .timeline import Timeline, line_value


@dataclass(frozen=True)
class Again(Move):
    """Goes back to a throw since the last move (its beat and line); it falls anew, or shows `faces`.

    Faces that the game master had set for later throws wait `behind` it; in old saves it showed the first of them.
    Machines answer anew what they were asked after it. Raises `Refused` (`no-such-throw`,
    `faces-of-other-dice`).
    """

    do = "again"
    shape = {"at": is_place, "throw": is_place, "faces": are_faces_or_none, "behind": is_truth}  # noqa: RUF012

    throw: tuple[int, int]
    faces: tuple[int, ...] | None = None
    at: tuple[int, int] | None = None
    behind: bool = True

    @property
    def rewinds_to(self) -> tuple[int, int]:
        return self.throw

    def apply(self, timeline: Timeline) -> None:
        (beat, line), cursor = self.throw, timeline.cursor
        then = timeline.beat(beat)
        if line >= len(then.script) or not isinstance(then.script[line], ThrowLine):
            raise Misplaced("no throw to fall anew")
        timeline.finish(beat)
        shows = self.faces if self.faces is not None else BY_LUCK if self.behind and cursor.forced else None
        forced = cursor.forced if shows is None else (shows, *cursor.forced)
        again = (*cursor.again, self.throw)
        timeline.cursor = cursor._replace(
            beat=beat, amends=then.amends, script=then.script[:line], forced=forced, again=again
        )
        timeline.turned = beat

    def perform(self, session: Playing) -> None:
        thrown = dict(session.throws()).get(self.throw)
        if thrown is None:
            raise Refused("no-such-throw")
        led_to = session.make(replace(self, at=session.where))
        own = {"do": "drop", "at": line_value(self.throw), "faces": line_value(self.faces)}
        if any(own.items() <= record.items() for record in led_to):  # faces set for later throws may be dropped too
            faces, fell = faces_listed(self.faces or ()), faces_listed(thrown.faces)
            raise Refused("faces-of-other-dice", dice=thrown.dice.upper(), faces=faces, fell=fell)

    def message(self, before: Playing) -> Message:
        return Message("move-again", {"words": " ".join(map(str, self.faces or ()))})


@dataclass(frozen=True)
class Travel(Move):
    """Goes along what was played, and plays nothing: a `count` of moves back (`leads` is -1) or forth (1)."""

    shape = {"count": is_whole}  # noqa: RUF012
    undoable = False
    leads: ClassVar[int]

    count: int = 1

    @property
    def keeps_undone(self) -> bool:
        return True


@dataclass(frozen=True)
class Undo(Travel):
    """Takes the last moves back, with all that machines and dice did since. Raises `Refused` (`nothing-to-undo`)."""

    do, leads = "undo", -1

    def apply(self, timeline: Timeline) -> None:
        if not 0 < self.count <= len(timeline.marks):
            raise Misplaced("nothing left to undo")
        for _ in range(self.count):
            timeline.back()

    def perform(self, session: Playing) -> None:
        if not 0 < self.count <= session.moves:
            raise Refused("nothing-to-undo", count=self.count, moves=session.moves)
        session.go_back(self)

    def message(self, before: Playing) -> Message:
        return Message("move-undo", {"count": self.count})


@dataclass(frozen=True)
class Redo(Travel):
    """Makes moves again that were taken back, with the same dice and the same answers of machines.

    Raises `Refused` (`nothing-to-redo`), `Diverged`.
    """

    do, leads = "redo", 1

    def apply(self, timeline: Timeline) -> None:
        if not 0 < self.count <= len(timeline.undone):
            raise Misplaced("nothing left to redo")
        for _ in range(self.count):
            timeline.forth()

    def perform(self, session: Playing) -> None:
        if not 0 < self.count <= session.undone:
            raise Refused("nothing-to-redo", count=self.count, moves=session.undone)
        session.go_forth(self, self.count)

    def message(self, before: Playing) -> Message:
        return Message("move-redo", {"count": self.count})


TRAVELS: Mapping[str, type[Travel]] = {kind.do: kind for kind in (Undo, Redo)}
"""The moves that only go back or forth, by the word of their line."""


def travel_of(record: Record) -> Travel:
    """The undo or redo that a line of a save file stands for."""
    return TRAVELS[record["do"]].of(record)


class Journey:
    """Undos and redos in a row: finds where they lead together, without a step in between.

    Parameters: the numbers of moves that can be taken back and made again at the start. `net` is the number of moves
    that they go forth, or back if it is below 0.
    """

    def __init__(self, moves: int, undone: int) -> None:
        self.moves, self.undone, self.net = moves, undone, 0

    def left(self, move: Travel) -> int:
        """The most moves that an undo or a redo can take now."""
        return self.moves if move.leads < 0 else self.undone

    def go(self, move: Travel) -> None:
        """Follow an undo or a redo. Raises `Misplaced`."""
        if not 0 < move.count <= self.left(move):
            raise Misplaced(f"nothing left to {move.do}")
        forth = move.leads * move.count
        self.moves, self.undone, self.net = self.moves + forth, self.undone - forth, self.net + forth

    def move(self) -> Travel | None:
        """The one undo or redo that leads to the same end; None if they lead back to their start."""
        if not self.net:
            return None
        return Undo(-self.net) if self.net < 0 else Redo(self.net)
