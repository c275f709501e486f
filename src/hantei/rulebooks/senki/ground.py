"""The battle sheet worked out: what every square is as long as no door is turned and no mark is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hantei.core.board import Feature
from hantei.core.rulings import Rulings

from .content.records import Board
from .content.words import Cover

Cell = tuple[int, int]
Borders = Mapping[tuple[Cell, Cell], str]


@dataclass(frozen=True)
class Ground:
    """A sheet as it stands; made by `grid.ground`, which makes another one when the sheet has changed.

    `board`, `rulings`, `doors` and `changed` (marks changed by the referee) are what it was made from.
    """

    board: Board
    rulings: Rulings
    doors: Mapping[str, str]
    changed: Mapping[str, Sequence[str]]
    marks: Mapping[Cell, Sequence[str]]
    walls: Borders  # every wall and door from both its sides, with its state
    beside: Mapping[Cell, Sequence[Cell]]  # the neighbours of a square, whatever stands between
    open: Mapping[Cell, Sequence[Cell]]  # the neighbours to which no wall bars the way
    lines: dict[tuple[Cell, Cell], Cover] = field(default_factory=dict)  # of sight, once they were drawn
    ways: dict[Cell, Mapping[Cell, int]] = field(default_factory=dict)  # steps to a square from all others, once found
    looks: dict[str, Sequence[Feature]] = field(default_factory=dict)  # of the squares with marks, once they were drawn

    def shows(self, board: Board, doors: Mapping[str, str], changed: Mapping[str, Sequence[str]]) -> bool:
        """Whether this is that board, with its doors and marks as they are."""
        return self.board is board and self.doors == doors and self.changed == changed
