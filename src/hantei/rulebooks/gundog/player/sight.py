"""Find what a machine player would see from where it might stand: distances, light and cover."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from ..content.records import BANDS, Band, Map
from ..rules.ground import across, band, limits
from ..rules.routes import MOST_POINTS, Spot
from ..state import Fight

T = TypeVar("T")

Point = tuple[str, int, int]
"""A place, and the point in it."""


class Site(NamedTuple):
    """What a spot of a map is like in a light, for all games on it.

    `light`: the visibility in which somebody there is attacked (GD-08.3); `cover`: whether there is any; `opens`: the
    places seen from it; `gaps`: the range bands of points, None for those out of sight, and `ways`: the metres
    to walk to points, both as far as they are known.
    """

    light: Sequence[str]
    cover: bool
    opens: Mapping[str, bool]
    gaps: dict[Point, Band | None]
    ways: dict[Point, int]


class View:
    """A spot as somebody sees it who considers where to be.

    `gaps`: the range band of every foe, None for those out of sight; `pressed`: whether armed enemies hamper whoever
    shoots from here (GD-08.6); `number`: a key for everything that decides attacks from here and dangers here. Worked
    out later: `prospect`, what the spot promises; `stands`, what it is worth to end there, after full movement or not.
    """

    __slots__ = ("gaps", "number", "pressed", "prospect", "site", "spot", "stands")

    def __init__(self, spot: Spot, site: Site, gaps: Sequence[Band | None], pressed: bool, number: int) -> None:
        self.spot, self.site, self.gaps, self.pressed, self.number = spot, site, gaps, pressed, number
        self.prospect: int | None = None
        self.stands: list[int | None] = [None, None]


@cache
def squares(bands: Sequence[int]) -> Sequence[int]:
    """The upper limits of bands as squares of metres: with them no square root is needed."""
    return tuple([limit * limit for limit in bands])


def opened(here: Map, place: str) -> Mapping[str, bool]:
    """Return the places that are seen from one (GD-06.15)."""
    return {name: here.seen[place, name] for name in here.places}


def ranges(c: Fight) -> Sequence[int]:
    """The upper limits of the range bands of a fight (GD-00.11), as squares."""
    return squares(tuple(limits(c)))


def gap_to(c: Fight, spot: Spot, site: Site, point: Point, upto: Sequence[int]) -> Band | None:
    """The range band of a point from a spot (GD-00.11), None if it is out of sight; `upto`: the `ranges` of the
    fight."""
    if not site.opens[point[0]]:
        return None
    if c.scene.map.kind == "area":
        return band(c, across(c, spot.place, point[0]))
    return BANDS[bisect_left(upto, (point[1] - spot.x) ** 2 + (point[2] - spot.y) ** 2)]


def gaps_from(c: Fight, spot: Spot, site: Site, points: Sequence[Point], upto: Sequence[int]) -> Sequence[Band | None]:
    """The range bands of points from a spot; new ones are noted for all games on the map."""
    return tuple(noted(site.gaps, points, lambda point: gap_to(c, spot, site, point, upto)))


def noted(known: dict[Point, T], points: Sequence[Point], find: Callable[[Point], T]) -> list[T]:
    """What is known of points from a spot, for all games on the map; `find` works out what is not known yet."""
    try:
        return [known[point] for point in points]
    except KeyError:
        if len(known) >= MOST_POINTS:
            known.clear()
        for point in points:
            known[point] = find(point)
        return [known[point] for point in points]
