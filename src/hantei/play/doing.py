"""The actions of people as methods, one for each, for sessions and for games on save files."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.decision import Answer
from .move import Move
from .moves import Amend, Delegate, Force, HowMuch, Order, Pace, Reply, Seat
from .timeline import frozen
from .travelling import Again, Redo, Undo


class Doing:
    """Takes moves. Each method makes a move and does it; the move and `do` say what it raises."""

    def do(self, move: Move) -> None:
        """Make a move."""
        raise NotImplementedError

    def answer(self, who: str, value: Answer, at: tuple[int, int] | None = None) -> None:
        """Answer an open decision by its key; `at` is where it was asked, if known. See `Reply`."""
        self.do(Reply(who, value, at))

    def undo(self, count: int = 1) -> None:
        """Take back the last moves. See `Undo`."""
        self.do(Undo(count))

    def redo(self, count: int = 1) -> None:
        """Make moves again that were taken back. See `Redo`."""
        self.do(Redo(count))

    def amend(self, *words: str) -> None:
        """Change the state, as the game master. See `Amend`."""
        self.do(Amend(words))

    def force(self, faces: Sequence[int]) -> None:
        """Set the faces of the next throw, as the game master. See `Force`."""
        self.do(Force(tuple(faces)))

    def seat(self, who: str, name: str | None) -> None:
        """Hand a seat to the policy of this name, or back to a person. See `Seat`."""
        self.do(Seat(who, name))

    def delegate(self, who: str, to: str | None) -> None:
        """Let another seat answer for a seat, until that seat takes over again. See `Delegate`."""
        self.do(Delegate(who, to))

    def order(self, who: str, about: str, answer: Answer | None) -> None:
        """Give this answer to all questions about a topic, or ask them again (None). See `Order`."""
        self.do(Order(who, about, frozen(answer)))

    def ask(self, who: str, much: str) -> None:
        """Set how much a seat is asked. See `HowMuch`."""
        self.do(HowMuch(who, much))

    def again(self, throw: tuple[int, int], faces: Sequence[int] | None = None) -> None:
        """Throw dice since the last move anew, or set their faces. See `Again`."""
        self.do(Again(throw, None if faces is None else tuple(faces)))

    def pace(self, waits: bool) -> None:
        """Let machine seats wait for permission to answer, or answer at once. See `Pace`."""
        self.do(Pace(waits))
