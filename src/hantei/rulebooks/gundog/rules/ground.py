"""The ground of a fight: distances, range bands, who sees and hears whom, visibility, cover, exits."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache

from hantei.core.glance import at_a_glance
from hantei.scenes.plane import straight

from ..content.records import BANDS, Band, Place_, Visibility
from ..state import Fight

AREA_M = 1000
"""GD-06.10: an area is one kilometre across."""


def point(text: str) -> tuple[int, int]:
    """A point in metres, "x,y"."""
    x, _, y = text.partition(",")
    return int(x), int(y)


corner = cache(point)
"""A point of the map, read once."""


# Distances


def distance_m(c: Fight, a: str, b: str) -> int:
    """Metres between two fighters.

    On an area map (GD-06.10) those in one area are as far apart as the map says, others a kilometre for each area on
    the way.
    """
    one, other = c.fighters[a], c.fighters[b]
    if c.scene.map.kind != "area":
        return straight(one.x, one.y, other.x, other.y)
    return 0 if a == b else across(c, one.place, other.place)


def across(c: Fight, start: str, end: str) -> int:
    """GD-06.10: metres between two people in these areas of an area map."""
    return c.scene.map.engage_m if start == end else AREA_M * areas_between(c, start, end)


def areas_between(c: Fight, start: str, end: str) -> int:
    """Count the borders of areas between two; if no way leads there, return more than any way could have."""
    places = c.scene.map.places
    seen, edge, steps = [start], [start], 0
    while edge and end not in seen:
        edge = list(dict.fromkeys(link for area in edge for link in places[area].links if link not in seen))
        seen += edge
        steps += 1
    return steps if end in seen else len(places)


def touches(c: Fight, a: str, b: str) -> bool:
    """Whether one has the other within reach: at 至近距離; on an area map comrades of one area are together."""
    one, other = c.fighters[a], c.fighters[b]
    if c.scene.map.kind == "area" and one.place == other.place and one.side == other.side:
        return True
    return band_between(c, a, b) == "point_blank"


@at_a_glance
def opponents(c: Fight, who: str) -> list[str]:
    """Those in the fight, dead or alive, whose side is an enemy of somebody's, in the order of the roster."""
    hostile = c.scene.enemies[c.fighters[who].side]
    there = {name: fighter for name, fighter in c.fighters.items() if not fighter.away and not fighter.escaped}
    return [name for name, fighter in there.items() if fighter.side in hostile]


# Range bands


def limits(c: Fight) -> Sequence[int]:
    """GD-00.11: the upper limits of the bands in metres, by the book or, by ruling, by the group's file."""
    own = c.scene.arsenal.tables.bands if c.rulings["range_bands"] == "group_file" else None
    return own or c.content.arsenal.tables.bands or ()


def band_within(bands: Sequence[int], metres: int) -> Band:
    """The range band of a distance by their upper limits."""
    return BANDS[bisect_left(bands, metres)]


def band(c: Fight, metres: int) -> Band:
    """GD-00.11: the range band of a distance."""
    return band_within(limits(c), metres)


def band_between(c: Fight, a: str, b: str) -> Band:
    """GD-00.11: the range band between two fighters, where they stand now."""
    return band(c, distance_m(c, a, b))


# Seeing and hearing


def joined(c: Fight, a: str, b: str) -> bool:
    """GD-06.15: whether two places lie in one room, or in rooms that open to each other; without rooms all do."""
    return c.scene.map.joined[a, b]


def sees(c: Fight, a: str, b: str) -> bool:
    """Whether nothing stands between two fighters: the same both ways, whatever the light."""
    return c.scene.map.seen[c.fighters[a].place, c.fighters[b].place]


def visibilities(c: Fight, attacker: str, target: str) -> list[Visibility]:
    """GD-08.3, GD-08.4: the rows that apply to an attack: that of the fight, and one that the target's place has.

    A place that is stated to be clear is lit: the row of the fight does not apply there.
    """
    general = c.visibility or c.scene.map.visibility
    own = c.scene.map.places[c.fighters[target].place].visibility if at_place(c, target) else None
    rows = [own] if own == "clear" else [general, own]
    return [name for name in NAMES if name in rows]


NAMES: tuple[Visibility, ...] = ("dusk_or_fog", "moonlight", "darkness")


def hearing(c: Fight, shooter: str, listener: str) -> Place_ | None:
    """GD-11.2, GD-11.6: the column of the noticing table for a listener; None where it has none so far away.

    Inside one building, and anywhere on a general map without buildings, rooms and storeys decide; across open air
    the distance: up to 近距離 as in one room, then near, then far, then as areas are.
    """
    if c.scene.map.kind == "area":
        return heard_across(areas_between(c, c.fighters[shooter].place, c.fighters[listener].place))
    places = c.scene.map.places
    here, there = places[c.fighters[shooter].place], places[c.fighters[listener].place]
    if here.building != there.building:
        return "outside_near" if is_near(c, shooter, listener) else "outside_far"
    if here.building or c.scene.map.kind == "general":
        if here.floor != there.floor:
            return "other_floor"
        return "same_room" if here.room == there.room else "same_floor"
    metres = distance_m(c, shooter, listener)
    return IN_THE_OPEN.get(band(c, metres)) or heard_across(-(-metres // AREA_M))


IN_THE_OPEN: Mapping[Band, Place_] = {
    "point_blank": "same_room",
    "close": "same_room",
    "medium": "outside_near",
    "long": "outside_far",
}
"""GD-11.6: which column the distance in metres is, in the open."""


def is_near(c: Fight, shooter: str, listener: str) -> bool:
    """GD-11.2: 建物外 has a near and a far column; up to 中距離 is near."""
    return band_between(c, shooter, listener) in ("point_blank", "close", "medium")


def heard_across(areas: int) -> Place_ | None:
    """GD-11.2: the column for so many borders of areas; within one area a shot is as near as outside a building."""
    columns: tuple[Place_, ...] = ("outside_near", "adjacent_area", "two_areas_away")
    return columns[areas] if areas < len(columns) else None


# Places


def at_place(c: Fight, who: str) -> bool:
    """Whether somebody stands in the place that it belongs to, not somewhere on the way from it."""
    fighter, here = c.fighters[who], c.scene.map
    return here.kind == "area" or corner(here.places[fighter.place].at) == (fighter.x, fighter.y)


def nearest_place(c: Fight, place: str, x: int, y: int) -> str:
    """The place of a map in metres that is nearest to a point, on the floor of the one last left, in its room unless
    one that is seen from it is less than two thirds as far."""
    places, left = c.scene.map.places, c.scene.map.places[place]
    floor = [name for name, one in places.items() if one.floor == left.floor and c.scene.map.seen[place, name]]
    far = {name: straight(x, y, *corner(places[name].at)) for name in (place, *floor)}
    here = min((name for name in far if places[name].room == left.room), key=lambda name: far[name])
    near = min(far, key=lambda name: far[name])
    return near if 3 * far[near] < 2 * far[here] else here


def cover_here(c: Fight, who: str) -> bool:
    """GD-04.13: whether the place where somebody stands offers cover."""
    return at_place(c, who) and c.scene.map.places[c.fighters[who].place].cover


def exit_here(c: Fight, who: str) -> bool:
    """Whether somebody stands in a place by which the fight can be left."""
    return at_place(c, who) and c.scene.map.places[c.fighters[who].place].exit
