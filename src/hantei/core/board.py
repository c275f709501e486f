"""What a table can draw: squares, places, or who faces whom, with what the question asked makes of them.

A rulebook describes its boards as plain data from what a seat may see; every screen lays them out in its own way.
Coordinates are whole numbers, y grows upwards. Nothing here is changed once it is made; what is made by the dozen for
every answer is not frozen all the same, since that takes three times as long.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from .decision import Answer
from .message import Sayable

Point = tuple[int, int]
Look = Literal[
    "shut", "obstacle", "rough", "water", "ward", "held", "exit", "cover", "cover-little", "cover-much", "dark", "alarm"
]
"""How a place is drawn: nobody enters; in the way of steps and lines; slow; water; sealed; held by somebody; a way out;
shelter, little of it, much of it; hard to see; an alarm has gone off there."""

Hue = Literal["red", "blue", "green", "ochre", "purple", "white", "black"]
"""The colour that a side bears, where it bears one."""

Tone = Literal["reach", "range", "area", "target"]
"""What is marked: where one can go; how far something reaches; whom an area covers; who can be aimed at."""


@dataclass(slots=True)
class Piece:
    """Somebody on a board, or several who go together (`count`).

    `tag` is what fits on a counter, `side` the place of its side among the sides (0 the first), `hue` the colour of its
    side ("" for none of its own), `at` the place it is in, `notes` how it is.
    """

    id: str
    tag: str
    name: Sayable
    side: int
    at: str = ""
    count: int = 1
    down: bool = False
    acting: bool = False
    notes: Sequence[Sayable] = ()
    hue: Hue | Literal[""] = ""


def numbered(sides: Mapping[str, str]) -> dict[str, str]:
    """What counters bear that are numbered: which of its side each one is.

    Parameters: the side of everybody, in the order of the rulebook.
    """
    last: dict[str, int] = {}
    found = {}
    for who, side in sides.items():
        last[side] = last.get(side, 0) + 1
        found[who] = str(last[side])
    return found


@dataclass(frozen=True)
class Feature:
    """What a place is like: how it is drawn, and what that is called."""

    look: Look
    name: Sayable


@dataclass(slots=True)
class Pointable:
    """An answer to the question that can be given by pointing at a place, or at a piece in it.

    `way` are the places gone through, the start first; `shape` those that it would cover.
    """

    answer: Answer
    at: str = ""
    piece: str = ""
    way: Sequence[str] = ()
    shape: Sequence[str] = ()


@dataclass(frozen=True)
class Shade:
    """Places marked together, and what the mark means."""

    tone: Tone
    name: Sayable
    places: Sequence[str]


@dataclass(frozen=True)
class Line:
    """A line of sight or fire between two places; `clear` is False where something on it gives cover."""

    start: str
    end: str
    clear: bool = True
    name: Sayable = ""


@dataclass(frozen=True)
class Border:
    """A wall or door between two neighbouring squares."""

    between: tuple[str, str]
    look: Literal["wall", "closed", "half_open", "open"]
    name: Sayable


@dataclass(frozen=True)
class Grid:
    """A sheet of squares, each called "x,y", the lower left one "0,0"."""

    title: Sayable
    size: Point
    pieces: Sequence[Piece]
    features: Mapping[str, Sequence[Feature]]
    borders: Sequence[Border] = ()
    shades: Sequence[Shade] = ()
    lines: Sequence[Line] = ()
    offers: Sequence[Pointable] = ()


@dataclass(frozen=True)
class Spot:
    """A place on a chart: its name, where it lies (None where only the ways count), what it is like, how far it is."""

    name: Sayable
    point: Point | None = None
    features: Sequence[Feature] = ()
    notes: Sequence[Sayable] = ()


@dataclass(frozen=True)
class Chart:
    """Places as they lie to each other, and the ways between them."""

    title: Sayable
    spots: Mapping[str, Spot]
    pieces: Sequence[Piece]
    ways: Sequence[tuple[str, str]] = ()
    lines: Sequence[Line] = ()
    offers: Sequence[Pointable] = ()


@dataclass(frozen=True)
class Rank:
    """Some who stand together, such as a squad, or all at one distance."""

    name: Sayable
    pieces: Sequence[Piece]
    notes: Sequence[Sayable] = ()


@dataclass(frozen=True)
class Ranks:
    """Who faces whom: groups one behind the other, the nearest to the reader last."""

    title: Sayable
    ranks: Sequence[Rank]
    offers: Sequence[Pointable] = ()


@dataclass(frozen=True)
class Track:
    """How far something has come: the names of what lies behind and of where it stands now, in their order."""

    title: Sayable
    stations: Sequence[Sayable]


Board = Grid | Chart | Ranks | Track
