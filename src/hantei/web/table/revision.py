"""Names the states of a table: what its pages show, and where its game stands. Both begin anew with the process."""

from __future__ import annotations

import secrets


class Revision:
    """Counts the changes of a table. Change it under the lock of the table; whoever compares may read without."""

    def __init__(self) -> None:
        self.boot = secrets.token_hex(4)
        self.shown = 0
        """Counts all changes but new lines of the log."""
        self.game = 0
        """Counts the changes of the game and of its players; talk does not count."""
        self.moment = f"{self.boot}-{self.game}"
        """The name of the state of the game."""

    def stamp(self, last_line: int) -> str:
        """The state that a page shows, with the number of the last line of its log."""
        return f"{self.boot}-{self.shown}-{last_line}"

    def touched(self) -> None:
        """The pages of the table look different."""
        self.shown += 1

    def moved(self) -> None:
        """The game has changed, or who plays it."""
        self.shown += 1
        self.game += 1
        self.moment = f"{self.boot}-{self.game}"
