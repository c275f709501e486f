"""The roster: who is at the table, as sheets that every screen can lay out in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .message import Sayable


@dataclass(frozen=True)
class Gauge:
    """A figure that goes up and down, such as life or ammunition; `most` is None where it has no upper bound."""

    label: Sayable
    value: int
    most: int | None = None


@dataclass(frozen=True)
class Figure:
    """A figure of a sheet that stays as it is for long, such as a skill or a level."""

    label: Sayable
    value: int | Sayable


@dataclass(frozen=True)
class SheetRoll:
    """A roll that a sheet allows, as a dice command of the rulebook, and what it is for."""

    command: str
    label: Sayable


@dataclass(slots=True)  # and not frozen, as pieces of a board are not
class Sheet:
    """One person, machine, squad or group of enemies, as far as the seat that looks may know it.

    `id` is what the rules call it, `side` the side it is on as the rulebook's `side` names sides ("" for none), `seat`
    the seat that plays it ("" for none). `gauges` come in the order of their importance, the first is what it lives on.
    `out` says that it takes no further part. `initiative` is None where nobody waits for a turn. `rolls` can be typed
    at any table that knows the notation.
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
    """The sheets as somebody reads them: those of the own seat ("" for none), those of the own side, the others."""
    return sorted(sheets, key=lambda sheet: (not seat or sheet.seat != seat, sheet.side != side))
