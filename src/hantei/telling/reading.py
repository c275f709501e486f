"""Who may read which lines of a log."""

from __future__ import annotations

from collections.abc import Collection

REFEREE = "referee"
"""The game master's seat."""


def reading(seats: Collection[str]) -> Collection[str] | None:
    """The seats for which a log is shown to those who play some: theirs; all of it (None) to the game master, and to
    those who play none of a game that is theirs."""
    return None if REFEREE in seats or not seats else seats


def learns(readers: Collection[str] | None, seats: Collection[str] | None) -> bool:
    """Whether what is told to some seats (None: to everybody) is told to one of these (None: to whoever reads all)."""
    return readers is None or seats is None or any(seat in readers for seat in seats)
