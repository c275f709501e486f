"""Chapter 06: rough ground (森林・湿地・山・雪原など), where it lies and what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hantei.core.rulings import Rulings
from hantei.scenes.plane import straight

from ..content.records import Map, Terrain
from ..state import Fight
from .checks import halved
from .ground import corner

MAPS, WAYS = 64, 1 << 13
"""The most maps, and ways over them, whose ground is kept in mind."""


def area_terrain(c: Fight, area: str) -> Terrain:
    """GD-06.11: the ground of an area, open unless it or the whole map is stated to be rough."""
    return "rough" if c.scene.map.terrain == "rough" else c.scene.map.places[area].terrain


# On a map in metres


def covered(c: Fight, start: tuple[int, int], end: tuple[int, int], metres: int) -> int:
    """Return how many metres of a straight way an allowance carries.

    GD-06.12: each metre of rough ground costs two, or by ruling any of it halves the whole move (GD-06.5).
    """
    length = straight(*start, *end)
    if 2 * length <= metres or not has_rough(c.scene.map):
        return min(length, metres)
    rough = rough_metres(c.scene.map, start, end, length, min(length, metres))
    if c.rulings["mixed_terrain"] == "whole_move":
        return min(length, by_whole_move(rough, metres, c.rulings))
    return by_metre(rough, metres, c.rulings)


def by_whole_move(rough: Sequence[bool], metres: int, rulings: Rulings) -> int:
    """GD-06.5, GD-06.12: by ruling half of the allowance where any of the way is rough, or as far as that begins."""
    before = rough.index(True) if True in rough else metres
    return max(min(before, metres), halved(metres, rulings))


def by_metre(rough: Sequence[bool], metres: int, rulings: Rulings) -> int:
    """GD-06.12: each metre of rough ground costs two of the allowance; a last one is halved (GD-00.10)."""
    gone = spent = 0
    for hard in rough:
        left = metres - spent
        if left < 2 and hard:
            return gone + halved(left, rulings)
        if left < 1:
            return gone
        gone, spent = gone + 1, spent + 1 + hard
    return gone


@lru_cache(MAPS)
def has_rough(here: Map) -> bool:
    """GD-06.15, GD-06.5: whether the speeds of the sheet are halved anywhere here; a general map knows no terrain."""
    if here.kind == "general":
        return False
    return here.terrain == "rough" or bool(here.rough) or any(p.terrain == "rough" for p in here.places.values())


@lru_cache(WAYS)
def rough_metres(here: Map, start: tuple[int, int], end: tuple[int, int], length: int, count: int) -> Sequence[bool]:
    """GD-06.5, GD-06.11: whether each of the first metres of a straight way is rough, by the ground under its middle.

    That is rough of the whole map, in a rectangle, or by the nearest place. Parameters: `length`: metres of the whole
    way; `count`: how many of them matter. All games on one map share what was found.
    """
    if here.terrain == "rough":
        return [True] * count
    scale = 2 * length  # so that middles of metres are whole
    rectangles, places = rough_rectangles(here, scale), terrains(here, scale)
    dx, dy = end[0] - start[0], end[1] - start[1]
    middles = [(start[0] * scale + dx * at, start[1] * scale + dy * at) for at in range(1, 2 * count, 2)]
    return [inside(rectangles, x, y) or nearest_is_rough(places, x, y) for x, y in middles]


def rough_rectangles(here: Map, scale: int) -> list[tuple[int, int, int, int]]:
    """GD-06.12: the rectangles of rough ground: left, right, low, high."""
    found = []
    for ground in here.rough:
        (ax, ay), (bx, by) = corner(ground.corners[0]), corner(ground.corners[1])
        found.append((min(ax, bx) * scale, max(ax, bx) * scale, min(ay, by) * scale, max(ay, by) * scale))
    return found


def terrains(here: Map, scale: int) -> list[tuple[int, int, bool]]:
    """GD-06.11: the places and whether they are rough; none where none is."""
    places = here.places.values()
    if not any(place.terrain == "rough" for place in places):
        return []
    points = [(corner(place.at), place.terrain == "rough") for place in places]
    return [(x * scale, y * scale, rough) for (x, y), rough in points]


def inside(rectangles: list[tuple[int, int, int, int]], x: int, y: int) -> bool:
    """Whether a point lies in one of the rectangles, their borders included."""
    return any(left <= x <= right and low <= y <= high for left, right, low, high in rectangles)


def nearest_is_rough(places: list[tuple[int, int, bool]], x: int, y: int) -> bool:
    """GD-06.11: whether the nearest place is rough ground; of two equally near the first of the map counts."""
    return bool(places) and min(places, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)[2]
