"""The roster: all who take part, as sheets that each screen lays out in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .alike import alike_at_once
from .message import Sayable


@dataclass(frozen=True)
class Gauge:
    """A figure that goes up and down, such as life or ammunition; `most` is None if it has no upper bound."""

    label: Sayable
    value: int
    most: int | None = None


@dataclass(frozen=True)
class Figure:
    """A figure of a sheet that rarely changes, such as a skill or a level."""

    label: Sayable
    value: int | Sayable


@dataclass(frozen=True)
class SheetRoll:
    """A roll that a sheet offers: a dice command of the rulebook, and its purpose."""

    command: str
    label: Sayable


@alike_at_once
@dataclass(slots=True)  # not frozen, like the pieces of a board
class Sheet:
    """A person, machine, squad or group of enemies, as far as the seat that looks may know it.

    `id` is its name in the rules, `side` its side as `Judging.side` names it ("" for none), `seat` the seat that plays
    it ("" for none). `gauges` are sorted by importance: the first one is what it lives on. `out` says that it takes no
    further part. `initiative` is None if nobody waits for a turn. `rolls` can be typed at any table that knows the
    notation.
    """

    id: str
    name: Sayable
    side: str = ""
    seat: str = ""
    gauges: Sequence[Gauge] = ()
    figures: Sequence[Figure] = ()
    conditions: Sequence[Sayable] = ()
    gear: Sequence[Sayable] = ()
    out: bool = False
    initiative: int | None = None
    rolls: Sequence[SheetRoll] = ()


def own_first(sheets: Sequence[Sheet], seat: str, side: str) -> list[Sheet]:
    """Sort sheets for a reader: those of the own seat ("" for none) first, then those of the own side, then the
    others."""
    ranks = [(one.side != side) + (2 if not seat or one.seat != seat else 0) for one in sheets]
    return [sheets[n] for n in sorted(range(len(sheets)), key=ranks.__getitem__)]
