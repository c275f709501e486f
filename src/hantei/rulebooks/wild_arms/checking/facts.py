"""What the checks of an encounter look up."""

from __future__ import annotations

from collections.abc import Iterable

from hantei.core.message import Message
from hantei.core.rulings import Ruling
from hantei.scenes import faults
from hantei.scenes.faults import Faults
from hantei.scenes.muster import muster

from ..content.records import Arsenal, Encounter, UnitSpec, shelves
from ..rules.people import at_odds

GENERAL = ("check", "attack", "reaction", "damage", "armour", "initiative")
"""What a modifier can be on besides skills."""


class Facts:
    """An encounter with everything the checks look up."""

    def __init__(self, encounter: Encounter, book: Arsenal, rulings: tuple[Ruling, ...]) -> None:
        self.encounter, self.book, self.rulings = encounter, book, rulings
        self.records = shelves(encounter.arsenal, book, encounter.rulings.get("sample_records", ""))
        self.fighters: dict[str, UnitSpec] = {who: unit for who, unit, _ in muster(encounter.fighters)}
        trained = [skill for sheet in self.records.characters.values() for skill in sheet.skills]
        self.known_skills = list(dict.fromkeys([*self.records.skills, *trained]))  # the list is open (WA-DATA.2)

    def strength(self, faction: str) -> int:
        """How many fight on a side."""
        return sum(unit.faction == faction for unit in self.fighters.values())

    def hostile(self, a: str, b: str) -> bool:
        """Whether two factions are enemies."""
        return at_odds(self.encounter.factions, a, b)


def named(path: str, kind: str, found: str, known: Iterable[str]) -> Faults:
    """A name that something must bear, of one kind of things."""
    return faults.named(path, Message(f"wa-thing-{kind}"), found, known)
