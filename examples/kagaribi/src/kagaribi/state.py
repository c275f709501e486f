"""Everything that changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hantei.core.agenda import BeatCall
from hantei.core.record import shared
from hantei.core.rulings import Rulings

from .content.records import Encounter, Record


@dataclass(slots=True)
class Keeper:
    """A keeper in the field."""

    character: str
    side: str
    seat: str
    x: int
    y: int
    embers: int
    pc: bool = False
    number: int = 0  # to tell several of one kind apart
    initiative: int = 0
    banked: bool = False  # KG-4.3
    dazzled: bool = False  # KG-3.8

    @property
    def at(self) -> str:
        """The square, as it is written."""
        return f"{self.x},{self.y}"


@dataclass(slots=True)
class Game:
    """A whole game and what is still to come."""

    encounter: str
    agenda: list[BeatCall] = field(default_factory=list)
    keepers: dict[str, Keeper] = field(default_factory=dict)
    round: int = 0
    current: str = ""
    over: bool = False
    winner: str = ""
    ended_by: str = ""
    referee: bool = False
    scene: Encounter = shared()
    records: Mapping[str, Record] = shared()
    rulings: Rulings = shared()

    def record(self, who: str) -> Record:
        """What somebody's kind is like (KG-D.1)."""
        return self.records[self.keepers[who].character]
