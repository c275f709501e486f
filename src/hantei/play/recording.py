"""The recording of a beat, line by line: the throws and ballots that the rules asked their table for, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from ..core.decision import Answer

Record = dict[str, Any]
"""A line of a save file, without its number and checksum."""


class ThrowRequest(NamedTuple):
    """A throw that the rules ask for: the dice, and their purpose."""

    dice: str
    why: str

    def line(self, faces: Sequence[int]) -> ThrowLine:
        """The line of this throw, with the faces that fell."""
        return ThrowLine(*self, tuple(faces))

    def plain(self) -> list[Any]:
        """The request as plain data, for messages."""
        return ["roll", *self]


class ThrowLine(NamedTuple):
    """A throw: the dice, their purpose, and the faces."""

    dice: str
    why: str
    faces: tuple[int, ...]

    @property
    def request(self) -> ThrowRequest:
        """The throw as it was asked for, without its faces."""
        return ThrowRequest(self.dice, self.why)

    @classmethod
    def of(cls, record: Record) -> Self:
        """The throw that a line of a save file holds."""
        return cls(record["dice"], record["why"], tuple(record["faces"]))

    def record(self) -> Record:
        """The throw as fields of a line of a save file."""
        return {**self._asdict(), "faces": list(self.faces)}

    def plain(self) -> list[Any]:
        """The line as plain data, for messages."""
        return [*self.request.plain(), list(self.faces)]


class BallotRequest(NamedTuple):
    """Decisions that the rules ask at once, known by the kind and the clause of the first."""

    kind: str
    clause: str

    def line(self, answers: Mapping[str, Answer]) -> BallotLine:
        """The line of this ballot, with answers by the keys of their decisions."""
        return BallotLine(*self, answers)

    def plain(self) -> list[Any]:
        """The request as plain data, for messages."""
        return ["ask", *self]


class BallotLine(NamedTuple):
    """Decisions asked together: the kind and the clause of the first, and the answers by the keys of the decisions."""

    kind: str
    clause: str
    answers: Mapping[str, Answer]

    @property
    def request(self) -> BallotRequest:
        """The ballot as it was asked, without its answers."""
        return BallotRequest(self.kind, self.clause)

    def plain(self) -> list[Any]:
        """The line as plain data, for messages."""
        return [*self.request.plain(), dict(self.answers)]


Line = ThrowLine | BallotLine
"""A line of a recording."""
