"""Decides who may read which lines of a log."""

from __future__ import annotations

from collections.abc import Collection

from hantei.core.seats import REFEREE


def reading(seats: Collection[str]) -> Collection[str] | None:
    """The seats whose log is shown to somebody who plays some seats: those seats. The game master, and people who
    play no seat of their own game, read everything (None)."""
    return None if REFEREE in seats or not seats else seats


def learns(readers: Collection[str] | None, seats: Collection[str] | None) -> bool:
    """Whether a line for some seats (None: all) is shown to readers for some seats (None: readers of everything)."""
    return readers is None or seats is None or any(seat in readers for seat in seats)
