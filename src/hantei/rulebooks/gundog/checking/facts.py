"""What the checks of an encounter look up."""

from __future__ import annotations

from collections.abc import Iterable

from hantei.core.message import Message
from hantei.core.rulings import Ruling
from hantei.scenes import faults
from hantei.scenes.faults import Faults
from hantei.scenes.muster import muster, over

from ..content.records import Arsenal, Encounter, UnitSpec


class Facts:
    """An encounter with everything the checks look up."""

    def __init__(self, encounter: Encounter, book: Arsenal, rulings: tuple[Ruling, ...]) -> None:
        self.encounter, self.book, self.rulings = encounter, book, rulings
        self.records = over(encounter.arsenal, book)
        self.fighters: dict[str, UnitSpec] = {who: unit for who, unit, _ in muster(encounter.units)}

    def strength(self, side: str) -> int:
        """How many fight on a side."""
        return sum(unit.side == side for unit in self.fighters.values())


def named(path: str, kind: str, found: str, known: Iterable[str]) -> Faults:
    """A name that something must bear, of one kind of things."""
    return faults.named(path, Message(f"gd-thing-{kind}"), found, known)
