"""What every square means for one move: the answers of `step_costs` and `stopping`, kept."""

from __future__ import annotations

from typing import NamedTuple

from ..state import Cell, Fight
from . import step_costs, stopping
from .mover import Mover
from .moves import Kind


class Entry(NamedTuple):
    """What forbids entering a square, what it costs, what stops the mover there."""

    problem: str = ""
    cost: int = 1
    stop: str = ""


FREE = Entry()
"""A square with nothing in it or on it."""


class Course:
    """The squares of one move, each worked out once.

    The search for the best paths comes to a square from all its neighbours and once for every path worth keeping, and
    the machine player searches before every decision. So what a square means is kept as long as the move is thought
    about, and a square where nothing is at all is not looked at closely.
    """

    def __init__(self, c: Fight, who: str, kind: Kind) -> None:
        self.mover = Mover(c, who, kind)
        self.start, self.kind = self.mover.start, kind
        self.unhampered = not (self.mover.cost_effects or c.scene.board.hindered)
        self.entries: dict[Cell, Entry] = {}
        self.sealed: dict[Cell, list[str]] = {}

    def entry(self, at: Cell) -> Entry:
        """What entering a square means."""
        found = self.entries.get(at)
        if found is None:
            found = self.entries[at] = self.work_out(at)
        return found

    def work_out(self, at: Cell) -> Entry:
        """The same, asked of the rules."""
        mover = self.mover
        if self.unhampered and not mover.ground.marks[at] and at not in mover.occupied:
            return FREE
        return Entry(stopping.entry_problem(mover, at), step_costs.cost(mover, at), stopping.stop(mover, at))

    def opponents(self, at: Cell) -> list[str]:
        """Against whom a disengage check must be won to leave a square (SK-08.4)."""
        found = self.sealed.get(at)
        if found is None:
            found = self.sealed[at] = stopping.opponents(self.mover, at)
        return found
