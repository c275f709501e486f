"""A change of a table while it is made, and what was kept of changes and nobody has been shown yet: one value each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .stand import Card
from .written import PlacedLine


@dataclass
class Underway:
    """What a change keeps besides the records of the game: with them, or with none of it.

    machines: the policies of machine seats before it.
    lines: the lines of the log that tell it.
    gone_after: the moves after which lines are taken out of the log; None for a change that leads nowhere back.
    card: another card of the table, if it has one.
    taken: the places that were taken from people with that card.
    """

    machines: Mapping[str, str]
    lines: list[PlacedLine] = field(default_factory=list)
    gone_after: int | None = None
    card: Card | None = None
    taken: Sequence[str] = ()


@dataclass
class Unshown:
    """What was kept and nobody has been shown yet.

    lines: new lines of the log.
    retold: whether others were taken out of it, so that all of it is shown anew.
    taken: the places that were taken from people, who are to be sent away before anything is shown.
    """

    lines: list[PlacedLine] = field(default_factory=list)
    retold: bool = False
    taken: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.lines or self.retold or self.taken)

    def add(self, change: Underway) -> None:
        """A change was kept."""
        self.lines += change.lines
        self.retold = self.retold or change.gone_after is not None
