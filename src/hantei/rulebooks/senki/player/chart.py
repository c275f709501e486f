"""Chart a sheet for the machine player: its squares by number, and what lies between each two.

The machine player weighs every square that a move could end in, by everybody who could reach it. All that depends on
squares alone is worked out once, asked of the rules, and kept with the sheet for all games on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from hantei.core.glance import at_a_glance

from ..rules.grid import distance, ground
from ..rules.shapes import Target, cells
from ..rules.sight import sight
from ..rules.square_sets import SquareSet, numbering, numbers, together
from ..state import Cell, Fight
from .ways import FAR, ways_to

MOST_COMPANIES = 1 << 10
"""The most groups of people, by their squares, whose meaning is kept; one more empties the store."""

MENACE = {"clear": 60, "partial": 36, "complete": 16}
"""The danger from an enemy within reach, by the cover between."""

Found = TypeVar("Found")


class Sights(NamedTuple):
    """The squares from which somebody can be met: with a clear line, and behind partial cover."""

    clear: SquareSet
    partial: SquareSet


class Chart:
    """The squares of a sheet, and everything worked out about them."""

    def __init__(self, c: Fight) -> None:
        sheet = numbering(ground(c))
        self.cells, self.number = sheet.cells, sheet.number
        self._gaps: dict[Cell, Sequence[int]] = {}
        self._menaces: dict[Cell, Sequence[int]] = {}
        self._near: dict[tuple[Cell, int], SquareSet] = {}
        self._sights: dict[tuple[Cell, int], Sights] = {}
        self._areas: dict[Target, dict[tuple[Cell, str], SquareSet]] = {}
        self._company_menaces: dict[tuple[Cell, ...], Sequence[int]] = {}
        self._single_steps: dict[Cell, Sequence[int]] = {}
        self._steps: dict[tuple[Cell, ...], Sequence[int]] = {}

    def gaps(self, c: Fight, spot: Cell) -> Sequence[int]:
        """Return the distance from each square to one square."""
        found = self._gaps.get(spot)
        if found is None:
            found = self._gaps[spot] = tuple([distance(c, at, spot) for at in self.cells])
        return found

    def near(self, c: Fight, spot: Cell, far: int) -> SquareSet:
        """Return the squares within a distance of one square."""
        found = self._near.get((spot, far))
        if found is None:
            found = self._near[spot, far] = together(n for n, gap in enumerate(self.gaps(c, spot)) if gap <= far)
        return found

    def sights(self, c: Fight, spot: Cell, far: int) -> Sights:
        """Return those of the squares from which somebody in that square can be met."""
        found = self._sights.get((spot, far))
        if found is None:
            covers = [(n, sight(c, self.cells[n], spot)) for n in numbers(self.near(c, spot, far))]
            clear, partial = (together(n for n, cover in covers if cover == kind) for kind in ("clear", "partial"))
            found = self._sights[spot, far] = Sights(clear, partial)
        return found

    def area(self, c: Fight, target: Target, at: Cell, way: str = "N") -> SquareSet:
        """The squares of a shape."""
        areas = self._areas.setdefault(target, {})
        found = areas.get((at, way))
        if found is None:
            found = areas[at, way] = together(self.number[square] for square in cells(c, target, at, way))
        return found

    def menace(self, c: Fight, spots: Iterable[Cell]) -> Sequence[int]:
        """Add up what enemies in some squares can do to a machine in each square."""
        company = tuple(sorted(spots))
        return kept(self._company_menaces, company, lambda: self._menace_of(c, company))

    def _menace_of(self, c: Fight, spots: Sequence[Cell]) -> Sequence[int]:
        each = [self.menaces(c, spot) for spot in spots]
        return [*map(sum, zip(*each, strict=True))] if spots else [0] * len(self.cells)

    def menaces(self, c: Fight, spot: Cell) -> Sequence[int]:
        """Return what an enemy in a square can do to a machine in each square; cover and distance lessen it."""
        found = self._menaces.get(spot)
        if found is None:
            gaps = zip(self.cells, self.gaps(c, spot), strict=True)
            found = self._menaces[spot] = tuple([menace_from(c, at, spot, gap) for at, gap in gaps])
        return found

    def steps(self, c: Fight, spots: Iterable[Cell]) -> Sequence[int]:
        """Count the steps from each square to the nearest of some squares, round walls and closed squares."""
        company = tuple(sorted(spots))
        return kept(self._steps, company, lambda: self._steps_to(c, company))

    def _steps_to(self, c: Fight, spots: Sequence[Cell]) -> Sequence[int]:
        each = [self.steps_to(c, spot) for spot in spots]
        return [*map(min, *each)] if len(spots) > 1 else each[0] if spots else [FAR] * len(self.cells)

    def steps_to(self, c: Fight, spot: Cell) -> Sequence[int]:
        """The same to one square."""
        found = self._single_steps.get(spot)
        if found is None:
            way = ways_to(c, spot)
            found = self._single_steps[spot] = [way.get(at, FAR) for at in self.cells]
        return found


def menace_from(c: Fight, at: Cell, spot: Cell, gap: int) -> int:
    """Return what an enemy can do to a machine at a distance in squares."""
    if gap <= 1:
        return 70
    if gap <= 4:
        return MENACE[sight(c, at, spot)]
    return 16 if gap <= 7 else 0


def kept(store: dict[tuple[Cell, ...], Found], key: tuple[Cell, ...], find: Callable[[], Found]) -> Found:
    """Return the value that a store keeps under a key; if it has none, work it out, and empty a full store first."""
    found = store.get(key)
    if found is None:
        if len(store) >= MOST_COMPANIES:
            store.clear()
        found = store[key] = find()
    return found


@at_a_glance
def chart_of(c: Fight) -> Chart:
    """Return the chart of the sheet as it stands; if the game master has ruled on lines of sight, make one for this
    look alone.
    """
    if c.lines or c.scene.board.lines:
        return Chart(c)
    charts = ground(c).charts
    found: Chart = charts.get("chart") or charts.setdefault("chart", Chart(c))
    return found
