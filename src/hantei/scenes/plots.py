"""Maps of places, drawn with the pointer: places with coordinates lie on a sheet of squares, where they can be
moved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from math import floor
from typing import Any, Protocol

from ..core.board import Board, Feature, Grid, Piece, Point, counter_numbers
from ..core.message import BadSetup, Message, Sayable
from ..core.record import Plain
from .drafting import MOVE, REMOVE, USUAL, Brush, Drafting, Edit, Press, entry_of, name_of, people_moved, piece_id

PLACES, UNITS = "places", "units"

WIDEST = 16
"""Squares between the outermost places."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

NEW_PLACE = "place"


class Located(Protocol):
    """A place of a map: its name, its position "x,y", and its cover."""

    @property
    def name(self) -> Any:
        """Its name."""

    @property
    def at(self) -> str:
        """Its position."""

    @property
    def cover(self) -> Any:
        """The cover that it gives; empty in the open."""


class Taking(Protocol):
    """An entry of somebody who takes part: the record, the side, the place."""

    @property
    def character(self) -> str:
        """The id of the record."""

    @property
    def side(self) -> str:
        """The side."""

    @property
    def at(self) -> str:
        """The place."""


@dataclass(frozen=True)
class PlaceSheet:
    """A sheet of squares over places: the coordinates of its lower left square, the width of a square, the numbers of
    columns and rows."""

    left: int
    low: int
    step: int
    size: Point

    def square(self, at: str) -> str:
        """The square that holds a position."""
        x, y = coordinates(at)
        return f"{(x - self.left) // self.step},{(y - self.low) // self.step}"

    def place(self, square: str) -> str:
        """The position of a square."""
        x, y = coordinates(square)
        return f"{self.left + x * self.step},{self.low + y * self.step}"


def coordinates(at: str) -> Point:
    """ "x,y" as whole numbers; tenths are rounded down."""
    x, _, y = at.partition(",")
    return floor(Decimal(x)), floor(Decimal(y))


def plot(places: Mapping[str, Located]) -> PlaceSheet:
    """The sheet over the places of a map, with a margin of one square on each side."""
    points = [coordinates(one.at) for one in places.values()] or [(0, 0)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    step = max(1, -(-max(max(xs) - min(xs), max(ys) - min(ys)) // WIDEST))
    left, low = min(xs) - step, min(ys) - step
    return PlaceSheet(left, low, step, ((max(xs) - left) // step + 2, (max(ys) - low) // step + 2))


def lettered(number: int) -> str:
    """The letters on the counter of a place: A to Z, then AA and so on, as columns of a table of figures go."""
    first, last = divmod(number, len(LETTERS))
    return (lettered(first - 1) if first else "") + LETTERS[last]


@dataclass(frozen=True)
class PlaceMap:
    """Draws the places and people of a scene. Fields: its places, its people, its sides, the properties of places, the
    newcomers."""

    places: Callable[[Any], Mapping[str, Located]]
    units: Callable[[Any], Sequence[Taking]]
    sides: Callable[[Any], Mapping[str, Sayable]]
    features: Callable[[Any, Any], Sequence[Feature]]
    newcomers: Callable[[Any, Any], Mapping[str, Sayable]]

    def drafting(self) -> Drafting[Any]:
        """The `Drafting` of such scenes."""
        brushes = [*USUAL, Brush(NEW_PLACE, Message("draft-brush-place"))]
        return Drafting(self.sheet, lambda _: brushes, self.pressed, self.newcomers, self.sides)

    def sheet(self, scene: Any, content: Any) -> Board:
        """Lay places and people on squares, each as many units wide as the map needs."""
        places = self.places(scene)
        over = plot(places)
        marks: dict[str, list[Feature]] = {}
        for one in places.values():
            marks.setdefault(over.square(one.at), []).extend(self.features(scene, one))
        title = Message("draft-plot", {"step": over.step})
        return Grid(title, over.size, [*self._places(places, over), *self._people(scene, content, over)], marks)

    def _places(self, places: Mapping[str, Located], over: PlaceSheet) -> Iterator[Piece]:
        for number, (name, one) in enumerate(places.items()):
            yield Piece(piece_id(PLACES, name), lettered(number), one.name, 2, over.square(one.at))

    def _people(self, scene: Any, content: Any, over: PlaceSheet) -> Iterator[Piece]:
        places, sides, known = self.places(scene), list(self.sides(scene)), self.newcomers(scene, content)
        units = list(self.units(scene))
        tags = counter_numbers({str(number): one.side for number, one in enumerate(units)})
        for number, one in enumerate(units):
            if one.at in places and one.side in sides:
                name = known.get(one.character, one.character)
                at, side = over.square(places[one.at].at), min(1, sides.index(one.side))
                yield Piece(piece_id(UNITS, number), tags[str(number)], name, side, at, notes=[places[one.at].name])

    def pressed(self, scene: Any, plain: Plain, press: Press) -> list[Edit]:
        """The edits of a press. Raises `BadSetup` (`draft-no-place`, `draft-place-taken`, and as the brushes do)."""
        over, places = plot(self.places(scene)), self.places(scene)
        here = [name for name, one in places.items() if over.square(one.at) == press.at]
        if press.brush == NEW_PLACE:
            if here:
                raise BadSetup("draft-place-taken")
            return [Edit(("map", PLACES, free_name(places)), {"name": free_name(places), "at": over.place(press.at)})]
        if press.piece.startswith(piece_id(PLACES, "")):
            return self._place_pressed(scene, plain, press, over.place(press.at))
        if press.brush != REMOVE and not here:
            raise BadSetup("draft-no-place")
        at = here[0] if here else ""
        entry = {"character": press.newcomer, "side": press.side, "at": at}
        edits = people_moved(plain, UNITS, press, {"at": at}, entry)
        return edits + (uncovered(plain, press) if press.brush == MOVE and not places[at].cover else [])

    def _place_pressed(self, scene: Any, plain: Plain, press: Press, at: str) -> list[Edit]:
        name = name_of(press.piece, plain.get("map", {}).get(PLACES, {}), PLACES)
        if press.brush == MOVE:
            return [Edit(("map", PLACES, name, "at"), at)]
        if any(one.at == name for one in self.units(scene)):
            raise BadSetup("draft-place-held")
        return [Edit(("map", PLACES, name), gone=True)] if press.brush == REMOVE else []


def uncovered(plain: Plain, press: Press) -> list[Edit]:
    """Return the edit by which somebody who is moved leaves their cover behind; none if they had none."""
    number = entry_of(press.piece, plain, UNITS)
    return [Edit((UNITS, number, "cover"), gone=True)] if plain[UNITS][number].get("cover") else []


def free_name(places: Mapping[str, Any]) -> str:
    """A name that no place has."""
    number = len(places) + 1
    while f"place_{number}" in places:
        number += 1
    return f"place_{number}"
