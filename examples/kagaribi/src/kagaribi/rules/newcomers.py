"""KG-D.1, KG-D.3: who takes part, and how each begins."""

from __future__ import annotations

from collections import Counter

from ..content.records import Entry
from ..state import Game, Keeper
from .field import square


def newcomers(c: Game) -> dict[str, Keeper]:
    """Everybody of the encounter by their id: their own, or that of their kind, with a number where there are several.

    KG-D.3: they are named in the order of the encounter.
    """
    kinds = Counter(unit.character for unit in c.scene.units)
    before: Counter[str] = Counter()
    found: dict[str, Keeper] = {}
    for unit in c.scene.units:
        before[unit.character] += 1
        number = before[unit.character] if kinds[unit.character] > 1 else 0
        found[unit.id or (f"{unit.character}-{number}" if number else unit.character)] = keeper(c, unit, number)
    return found


def keeper(c: Game, unit: Entry, number: int) -> Keeper:
    """KG-D.1: somebody begins with the embers of their kind."""
    band = c.scene.sides[unit.side]
    x, y = square(unit.at)
    embers = c.records[unit.character].embers
    return Keeper(unit.character, unit.side, band.seat or unit.side, x, y, embers, band.pc, number)
