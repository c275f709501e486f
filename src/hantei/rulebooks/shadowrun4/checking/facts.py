"""What the checks of an encounter look up."""

from __future__ import annotations

from collections.abc import Iterable

from hantei.core.message import Message
from hantei.core.rulings import Ruling
from hantei.scenes import faults
from hantei.scenes.faults import Faults
from hantei.scenes.muster import muster

from ..content.encounter import Encounter, UnitSpec
from ..content.records import Arsenal


class Facts:
    """An encounter with everything the checks look up."""

    def __init__(self, encounter: Encounter, book: Arsenal, rulings: tuple[Ruling, ...]) -> None:
        self.encounter, self.book, self.rulings = encounter, book, rulings
        self.records = encounter.arsenal.over(book)
        self.weapons, self.skills = self.records.weapons, self.records.skills
        self.characters, self.vehicles = self.records.characters, self.records.vehicles
        self.actors: dict[str, UnitSpec] = {who: unit for who, unit, _ in muster(encounter.units)}

    def strength(self, side: str) -> int:
        """How many fight on a side."""
        return sum(unit.side == side for unit in self.actors.values())

    def hostile(self, a: str, b: str) -> bool:
        """Whether two sides are enemies."""
        return b in self.encounter.enemies[a]


def named(path: str, kind: str, found: str, known: Iterable[str]) -> Faults:
    """A name that something must bear, of one kind of things."""
    return faults.named(path, Message(f"sr-thing-{kind}"), found, known)
