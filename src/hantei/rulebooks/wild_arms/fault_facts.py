"""What the checks of an encounter look up."""

from __future__ import annotations

from collections.abc import Iterable

from hantei.core import faults
from hantei.core.faults import Faults
from hantei.core.muster import muster
from hantei.core.rulebook import Message, Ruling

from .content import Arsenal, Encounter, UnitSpec

GENERAL = ("check", "attack", "reaction", "damage", "armour", "initiative")
"""What a modifier can be on besides skills."""


class Facts:
    """An encounter with everything the checks look up."""

    def __init__(self, encounter: Encounter, book: Arsenal, rulings: tuple[Ruling, ...]) -> None:
        self.encounter, self.book, self.rulings = encounter, book, rulings
        own = encounter.arsenal
        self.skills = {**book.skills, **own.skills}
        self.abilities = {**book.abilities, **own.abilities}
        self.attributes = {**book.attributes, **own.attributes}
        self.arms = {**book.arms, **own.arms}
        self.arts = {**book.arts, **own.arts}
        self.items = {**book.items, **own.items}
        self.characters = {**book.characters, **own.characters}
        self.fighters: dict[str, UnitSpec] = {who: unit for who, unit, _ in muster(encounter.fighters)}
        trained = [skill for sheet in self.characters.values() for skill in sheet.skills]
        self.known_skills = list(dict.fromkeys([*self.skills, *trained]))  # the list is open (WA-DATA.2)

    def strength(self, faction: str) -> int:
        """How many fight on a side."""
        return sum(unit.faction == faction for unit in self.fighters.values())

    def hostile(self, a: str, b: str) -> bool:
        """Whether two factions are enemies."""
        sides = self.encounter.factions
        return a != b and b not in sides[a].friends and a not in sides[b].friends


def named(path: str, kind: str, found: str, known: Iterable[str]) -> Faults:
    """A name that something must bear, of one kind of things."""
    return faults.named(path, Message(f"wa-thing-{kind}"), found, known)
