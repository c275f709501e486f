"""What a move is: one thing that somebody does to a game, as a record that is performed, written and applied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ..core.message import Message
from .fields import Shape
from .standing import Beat, Record

if TYPE_CHECKING:
    from .session import Session
    from .timeline import Timeline

T = TypeVar("T")


@dataclass(frozen=True)
class Move:
    """One thing that somebody does. The fields named in `shape` are those of its line in a save file, in their order.

    `do` is the word of the line. `undoable`: undo takes it back. `travels`: it only leads along what was played.
    `answers`: a player answered, where other moves are those of whoever runs the game.
    """

    do: ClassVar[str]
    shape: ClassVar[Shape]
    undoable: ClassVar[bool] = True
    travels: ClassVar[bool] = False
    answers: ClassVar[bool] = False

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
        """Beat and line at which the game stood; None for a move that has no place, or is yet to be made."""
        return getattr(self, "at", None)

    @property
    def who_answered(self) -> str:
        """The seat that was asked; "" where the move is no answer of a seat."""
        return ""

    def apply(self, timeline: Timeline) -> None:
        """Change a timeline. Raises `Misplaced` where the move cannot follow what is there."""
        raise NotImplementedError

    def dropped(self, timeline: Timeline) -> tuple[Beat, ...]:
        """The finished beats to which the move goes back, and which it drops."""
        return ()

    def perform(self, session: Session) -> None:
        """Do it in a session. Raises `Refused`; see the move."""
        raise NotImplementedError

    def message(self, before: Session) -> Message:
        """What the move was; `before` is the session as it stood then."""
        return Message(f"move-{self.do}", {})


def line_value(value: Any) -> Any:
    """A value as it stands in a line."""
    return list(value) if isinstance(value, tuple) else value


def thawed(value: Any) -> Any:
    """A value of a line, or a copy of it where it could be changed."""
    return list(value) if isinstance(value, list) else value


def frozen(value: Any) -> Any:
    """A value of a line as it stands in a move."""
    return tuple(value) if isinstance(value, list) else value


def given(known: Mapping[str, T], name: str, to: T | None) -> dict[str, T]:
    """What is said of each name, where something is said of one, or nothing (None)."""
    others = {other: held for other, held in known.items() if other != name}
    return others if to is None else {**others, name: to}
