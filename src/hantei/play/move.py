"""The base of moves: one action of people on a game, as a record that can be performed, written, and applied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..core.decision import Answer, Decision
from ..core.message import Message
from ..core.rulebook import Rulebook
from .cursor import Orders, VoicePlace
from .recording import BallotRequest, Record, ThrowLine, ThrowRequest
from .timeline import TimelineMove

T = TypeVar("T")


class Playing(Protocol):
    """A game as moves know it: a session. They look at the first part, and perform themselves by the second."""

    rulebook: Rulebook[Any]
    state: Any
    decisions: Mapping[str, Decision]
    waiting: Mapping[str, Decision]

    @property
    def where(self) -> tuple[int, int]:
        """The beat and line where the game stands."""

    @property
    def request(self) -> BallotRequest | ThrowRequest:
        """The throw or ballot that stands open."""

    @property
    def orders(self) -> Orders:
        """The standing orders by seat and topic."""

    @property
    def moves(self) -> int:
        """The number of moves that can be taken back."""

    @property
    def undone(self) -> int:
        """The number of moves taken back that can be made again."""

    def throws(self) -> list[tuple[tuple[int, int], ThrowLine]]:
        """The throws since the last move, the last first."""

    def check_seat(self, who: str, name: str | None) -> None:
        """Check that a seat and a policy exist. Raises `Refused`."""

    def make(self, move: Move) -> Sequence[Record]:
        """Note a move, and play on from where it leads. Return its record and those of what it led to."""

    def amending(self, words: Sequence[str]) -> AbstractContextManager[int]:
        """Try an amendment on the current beat: give the number of lines that still hold, and refuse the amendment if
        the rules fail on it, or on what the block makes of it. Raises `Refused`."""

    def let_answer(self, move: Move, voices: Mapping[VoicePlace, Answer]) -> None:
        """Note a move, and let machine seats answer at the open question, with known answers first."""

    def go_back(self, move: Move) -> None:
        """Note a move, and stand where the moves that it takes back were made."""

    def go_forth(self, move: Move, count: int) -> None:
        """Make a count of moves again one by one, tell what each led to, and note the move."""


@dataclass(frozen=True)
class Move(TimelineMove):
    """One action of people on a game: it performs itself, changes a timeline, and says what it did."""

    def perform(self, session: Playing) -> None:
        """Perform the move in a session. Raises `Refused`; see each move."""
        raise NotImplementedError

    def message(self, before: Playing) -> Message:
        """Say what the move did; `before` is the session before it."""
        return Message(f"move-{self.do}", {})


def given(known: Mapping[str, T], name: str, to: T | None) -> dict[str, T]:
    """A mapping with a new value for one name, or without that name (None)."""
    others = {other: held for other, held in known.items() if other != name}
    return others if to is None else {**others, name: to}
