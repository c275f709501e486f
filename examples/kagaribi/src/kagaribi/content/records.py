"""The models of records and encounters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from hantei.core.limits import Between, Matching
from hantei.core.text import Language, Text

Square = Annotated[str, Matching(r"[0-9],[0-9]")]
"""A square, "x,y"; the lower left one is "0,0"."""

Row = Annotated[str, Matching(r"[.#~]{1,10}")]
"""A row of the field (KG-D.2)."""


@dataclass(frozen=True)
class Record:
    """What a kind of keeper is like (KG-D.1)."""

    name: Text
    effect: Text
    quickness: Annotated[int, Between(0, 9)]
    pace: Annotated[int, Between(0, 9)]
    reach: Annotated[int, Between(1, 9)]
    guard: Annotated[int, Between(3, 6)]
    embers: Annotated[int, Between(1, 20)]


@dataclass(frozen=True)
class Band:
    """A band that takes part (KG-D.3)."""

    name: Text
    pc: bool = False
    hostile: tuple[str, ...] = ()
    seat: str = ""  # who plays it; the band's own id unless given


@dataclass(frozen=True)
class Entry:
    """Somebody who takes part (KG-D.3)."""

    character: str
    side: str
    at: Square
    id: str = ""


@dataclass(frozen=True)
class Encounter:
    """An encounter file (KG-D.3)."""

    hantei: Literal["kagaribi/1"]
    id: Annotated[str, Between(1, 60)]
    version: str
    title: Text
    rows: Annotated[tuple[Row, ...], Between(1, 10)]  # the farthest first (KG-D.2)
    sides: Mapping[str, Band]
    units: tuple[Entry, ...]
    language: Language | None = None  # of texts that stand in one alone
    intro: Text | None = None
    author: str = ""
    minutes: int = 0
    rounds: Annotated[int, Between(1, 20)] = 8
    rulings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Content:
    """All that a game is played with."""

    records: Mapping[str, Record]
    encounters: Mapping[str, Encounter]
