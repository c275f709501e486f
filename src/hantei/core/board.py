"""Boards that a screen can draw: squares, places, ranks that face each other, and the marks of an open question.

A rulebook describes its boards as plain data, from what one seat may see; each screen lays them out in its own way.
Coordinates are whole numbers, and y grows upwards. Nobody changes a value once it is made. The classes made by the
dozen for each answer are not frozen, because making a frozen dataclass takes three times as long.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from .alike import alike_at_once
from .decision import Answer
from .message import Sayable

Point = tuple[int, int]
Look = Literal[
    "shut", "obstacle", "rough", "water", "ward", "held", "exit", "cover", "cover-little", "cover-much", "dark", "alarm"
]
"""How a place is drawn, in this order: nobody enters; blocks steps and lines; slows; water; sealed; held by somebody; a
way out; shelter; little shelter; much shelter; hard to see; an alarm has gone off there."""

Hue = Literal["red", "blue", "green", "ochre", "purple", "white", "black"]
"""The colour of a side."""

Tone = Literal["reach", "range", "area", "target"]
"""What a mark means: where somebody can go; how far something reaches; whom an area covers; who can be aimed at."""


@alike_at_once
@dataclass(slots=True)
class Piece:
    """Somebody on a board, or several who go together (`count`).

    `tag` is the short text on the counter, `side` the number of its side (0 for the first), `hue` the colour of that
    side ("" for none), `at` the place it is in, or only `near`, `notes` its condition, `why` what it is that keeps
    somebody who is `down` from acting ("" where the rulebook does not say).
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
    near: bool = False
    why: Sayable = ""


def counter_numbers(sides: Mapping[str, str]) -> dict[str, str]:
    """The numbers on the counters, which count the people of each side. Parameter: the side of each, in order."""
    last: dict[str, int] = {}
    found = {}
    for who, side in sides.items():
        last[side] = last.get(side, 0) + 1
        found[who] = str(last[side])
    return found


@dataclass(frozen=True)
class Feature:
    """A property of a place: how it is drawn, and what it is called."""

    look: Look
    name: Sayable


@dataclass(slots=True)
class Pointable:
    """An answer to the question that can be given by pointing at a place, or at a piece in it.

    `way` lists the places on the way, the start first; `shape` lists the places that the answer would cover.
    """

    answer: Answer
    at: str = ""
    piece: str = ""
    way: Sequence[str] = ()
    shape: Sequence[str] = ()


@dataclass(frozen=True)
class Shade:
    """Places that share a mark, and the meaning of the mark."""

    tone: Tone
    name: Sayable
    places: Sequence[str]


@dataclass(frozen=True)
class SightLine:
    """A line of sight or fire between two places; `clear` is False if something on it gives cover."""

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
    lines: Sequence[SightLine] = ()
    offers: Sequence[Pointable] = ()


@dataclass(frozen=True)
class Spot:
    """A place on a chart: its name, its position (None if only the ways count), its properties, its distance."""

    name: Sayable
    point: Point | None = None
    features: Sequence[Feature] = ()
    notes: Sequence[Sayable] = ()


@dataclass(frozen=True)
class Chart:
    """Places in their positions to each other, and the ways between them."""

    title: Sayable
    spots: Mapping[str, Spot]
    pieces: Sequence[Piece]
    ways: Sequence[tuple[str, str]] = ()
    lines: Sequence[SightLine] = ()
    offers: Sequence[Pointable] = ()


@dataclass(frozen=True)
class Rank:
    """People who stand together, such as a squad or all at one distance."""

    name: Sayable
    pieces: Sequence[Piece]
    notes: Sequence[Sayable] = ()


@dataclass(frozen=True)
class Ranks:
    """Groups that face each other, one behind the other, the nearest to the reader last."""

    title: Sayable
    ranks: Sequence[Rank]
    offers: Sequence[Pointable] = ()


@dataclass(frozen=True)
class Track:
    """Shows how far a run has come: the stops that it has passed, in order, and the stop where it is now."""

    title: Sayable
    stations: Sequence[Sayable]


Board = Grid | Chart | Ranks | Track


def pieces_on(board: Board) -> list[Piece]:
    """Everybody on a board, in the order in which it is drawn."""
    if isinstance(board, Ranks):
        return [piece for rank in board.ranks for piece in rank.pieces]
    return [] if isinstance(board, Track) else list(board.pieces)
