"""How far a table that moves on by itself was wound: what it waits for, and what is under way."""

from __future__ import annotations

import asyncio

from ..working.crew import Timer


class Winding:
    """What `Drive` knows of a table; for the loop alone."""

    def __init__(self) -> None:
        self.pausing_at = ""
        """The state at which machine seats wait for the end of their pause."""
        self.unheard = 0
        """Times in a row that nobody could say what machines that look ahead answer."""
        self.timed = ""
        """What the time limit runs for (`LiveTable.timed`)."""
        self.timer: Timer | None = None
        self.thrown = ""
        """The throw that a dice server has been asked for last (`LiveTable.thrown_elsewhere`)."""
        self.busy: set[asyncio.Task[None]] = set()
        """Answers under way of machines that answer at once."""
