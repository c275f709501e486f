"""Faults of an encounter, and what the checks know about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from hantei.core.message import Message
from hantei.core.rulings import Ruling
from hantei.scenes import faults
from hantei.scenes.faults import Faults, error
from hantei.scenes.muster import over

from ..content.records import Arsenal, Character, Encounter, UnitSpec
from ..rules.grid import MARKS, cell, printed
from ..rules.hindering import foes
from ..rules.newcomers import muster
from ..rules.paths import read
from ..state import Cell


def named(path: str, kind: str, found: str, known: Iterable[str]) -> Faults:
    """A name that something must bear, of one kind of things."""
    return faults.named(path, Message(f"sk-thing-{kind}"), found, known)


class Facts:
    """An encounter with everything the checks look up."""

    def __init__(self, encounter: Encounter, book: Arsenal, rulings: tuple[Ruling, ...]) -> None:
        self.encounter, self.rulings = encounter, rulings
        self.records = over(encounter.arsenal, book)
        self.fighters = fighters(encounter.units, self.records.characters)
        rows = encounter.board.rows
        self.size: Cell = (len(rows[0]), len(rows)) if rows else (0, 0)
        self.sheet = bool(rows) and bool(rows[0]) and all(len(row) == self.size[0] for row in rows)
        self.sheet = self.sheet and all(mark in MARKS for row in rows for mark in row)

    def square(self, path: str, text: str) -> Faults:
        """A square must be written as one, and lie on the sheet."""
        at = self.at(text)
        if at is None:
            yield error(path, "sk-fault-square-form", found=text)
        elif self.sheet and not self.on_sheet(at):
            last = f"{self.size[0] - 1},{self.size[1] - 1}"
            yield error(path, "sk-fault-square-outside", found=text, last=last)

    def at(self, text: str) -> Cell | None:
        """The square that a text names."""
        path = read(text) if text else None
        return path[0] if path is not None and len(path) == 1 else None

    def on_sheet(self, at: Cell) -> bool:
        """Whether a square lies on the battle sheet."""
        return at[0] < self.size[0] and at[1] < self.size[1]

    def marks(self, text: str) -> Sequence[str]:
        """The marks of a square; none where it is no square of a sound sheet."""
        at = self.at(text)
        if at is None or not self.sheet or not self.on_sheet(at):
            return ()
        return printed(self.encounter.board, at)

    def foes(self, side: str) -> list[str]:
        """The sides hostile to a side."""
        return foes(self.encounter.sides, side)

    def strength(self, side: str) -> int:
        """How many fight on a side."""
        return sum(unit.side == side for unit in self.fighters.values())

    def squares_marked(self, mark: str) -> list[Cell]:
        """The squares that bear a mark."""
        if not self.sheet:
            return []
        whole = [(x, y) for y in range(self.size[1]) for x in range(self.size[0])]
        return [at for at in whole if mark in printed(self.encounter.board, at)]


def fighters(units: Sequence[UnitSpec], sheets: Mapping[str, Character]) -> dict[str, UnitSpec]:
    """Everybody who fights, by the id that mustering gives."""
    sound = [replace(unit, count=max(1, min(unit.count, 1000))) for unit in units]
    return {who: unit for who, unit, _ in muster(sound, sheets)}


def apart(a: str, b: str) -> int:
    """How many steps lie between two squares."""
    (x0, y0), (x1, y1) = cell(a), cell(b)
    return abs(x0 - x1) + abs(y0 - y1)
