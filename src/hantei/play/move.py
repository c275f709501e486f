"""The base of moves: one action on a game, as a record that can be performed, written, and applied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ..core.message import Message
from .fields import LineFields
from .position import Beat, Record

if TYPE_CHECKING:
    from .session import Session
    from .timeline import Timeline

T = TypeVar("T")


@dataclass(frozen=True)
class Move:
    """One action on a game. `shape` names the fields of its line in a save file, in order.

    `do` is the word of the line. `undoable`: undo takes it back. `leads`: it only goes back (-1) or forth (1) along
    what was played; 0 for all others. `answers`: a player gave an answer; other moves are those of the person who runs
    the game. `checks`: the field that the move itself checks, with messages of its own.
    """

    do: ClassVar[str]
    shape: ClassVar[LineFields]
    undoable: ClassVar[bool] = True
    leads: ClassVar[int] = 0
    answers: ClassVar[bool] = False
    checks: ClassVar[str] = ""

    def record(self) -> Record:
        """The move as a line of a save file."""
        return {"do": self.do, **{name: line_value(getattr(self, name)) for name in self.shape}}

    @classmethod
    def of(cls, record: Record) -> Move:
        """The move that a line of a save file stands for."""
        return cls(**{name: frozen(value) for name, value in record.items() if name != "do"})

    @property
    def keeps_undone(self) -> bool:
        """Whether the moves taken back can still be made again after it."""
        return False

    @property
    def stood(self) -> tuple[int, int] | None:
        """The beat and line where the game stood; None for a move that has no place, or is still to be made."""
        return getattr(self, "at", None)

    @property
    def who_answered(self) -> str:
        """The seat that was asked; "" if the move is no answer of a seat."""
        return ""

    @property
    def steps(self) -> int:
        """The number of moves that it leads back or forth."""
        return 0

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

    def dropped(self, timeline: Timeline) -> tuple[Beat, ...]:
        """The finished beats that the move drops, because it goes back to them."""
        return ()

    def perform(self, session: Session) -> None:
        """Perform the move in a session. Raises `Refused`; see each move."""
        raise NotImplementedError

    def message(self, before: Session) -> Message:
        """Say what the move did; `before` is the session before it."""
        return Message(f"move-{self.do}", {})


def line_value(value: Any) -> Any:
    """A value as a line holds it."""
    return list(value) if isinstance(value, tuple) else value


def thawed(value: Any) -> Any:
    """The value of a line, copied if it can be changed."""
    return list(value) if isinstance(value, list) else value


def frozen(value: Any) -> Any:
    """The value of a line as a move holds it."""
    return tuple(value) if isinstance(value, list) else value


def given(known: Mapping[str, T], name: str, to: T | None) -> dict[str, T]:
    """A mapping with a new value for one name, or without that name (None)."""
    others = {other: held for other, held in known.items() if other != name}
    return others if to is None else {**others, name: to}
