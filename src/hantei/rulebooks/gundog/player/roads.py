"""Measure ways from where a machine player might stand to people and places, in metres to be walked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hantei.core.memory import memory_of, results_of
from hantei.scenes.plane import straight

from ..rules.ground import corner, joined
from ..rules.movement import HOUR
from ..rules.routes import Spot, crossing, leg, standing, ways
from ..state import Fight
from .sight import Point, Site, noted

FAR = 9_999
"""More metres than any way has."""


class Roads:
    """The ways of a map, for all games on it."""

    def __init__(self, c: Fight) -> None:
        self.c = c
        self.known: dict[Any, Any] = results_of(memory_of(*c.grounds), Roads)

    def way(self, who: str, spot: Spot, place: str) -> int:
        """Metres from a spot to a place, through rooms that open to each other; rough ground on an area map doubled."""
        if self.c.scene.map.kind == "area":
            return self.area_way(who, spot, place)
        key = (spot.place, spot.x, spot.y, place)
        found: int | None = self.known.get(key)
        if found is None:
            found = self.known[key] = self.way_of(*key)
        return found

    def way_of(self, start: str, x: int, y: int, place: str) -> int:
        """The same from a point that belongs to a place, worked out."""
        there = self.c.scene.map.places
        if joined(self.c, start, place):
            return straight(x, y, *corner(there[place].at))
        road = self.road(place)
        doors = [name for name in there if joined(self.c, start, name)]
        return min(straight(x, y, *corner(there[name].at)) + road.get(name, FAR) for name in doors)

    def road(self, goal: str) -> dict[str, int]:
        """Metres from every place to one, the shortest way from place to place; found once."""
        if goal not in self.known:
            there = self.c.scene.map.places
            done: dict[str, int] = {}
            edge = {goal: 0}
            while edge:
                near = min(edge, key=lambda name: edge[name])
                gone = done[near] = edge.pop(near)
                for name in there:
                    if name not in done and joined(self.c, near, name):
                        total = gone + straight(*corner(there[near].at), *corner(there[name].at))
                        edge[name] = min(edge.get(name, FAR), total)
            self.known[goal] = done
        found: dict[str, int] = self.known[goal]
        return found

    def area_way(self, who: str, spot: Spot, place: str) -> int:
        """Metres of open ground to an area."""
        c = self.c
        if spot.place == place:
            return 0
        fighter = replace(c.fighters[who], place=spot.place, bound_for=spot.bound_for, travelled=spot.travelled)
        areas = ways(c, fighter).get(place)
        if not areas:
            return FAR
        return (leg(c, fighter, areas[0]) + sum(crossing(c, area) for area in areas[1:])) // HOUR

    def way_to(self, who: str, spot: Spot, point: Point) -> int:
        """Metres from a spot to a point: straight, or to its place if other rooms or areas are between."""
        place, x, y = point
        if self.c.scene.map.kind == "area" or not joined(self.c, spot.place, place):
            return self.way(who, spot, place)
        return straight(spot.x, spot.y, x, y)

    def to_nearest(self, who: str, spot: Spot, site: Site, points: Sequence[Point]) -> int:
        """Metres to the nearest of some points; new ways are noted for all games on the map."""
        return min(noted(site.ways, points, lambda point: self.way_to(who, spot, point)))

    def bides(self, who: str, mates: Sequence[str], ends: Sequence[str]) -> bool:
        """Return whether an errand to some places can wait while others fight: they may win for all by overcoming the
        enemy, there is time in hand, and what is left after it suffices twice for the way.
        """
        c, side = self.c, self.c.fighters[who].side
        if not time_in_hand(c) or not any(goal.side == side and goal.kind == "eliminate" for goal in c.scene.goals):
            return False
        stay = [name for name in mates if name != who and not self.sent(name, mates)]
        far = min(self.way(who, standing(c.fighters[who]), end) for end in ends)
        most = c.sheet(who).moves["full"]
        return bool(stay) and most < far <= most * (c.scene.rounds_max or 0) // 4

    def sent(self, who: str, mates: Sequence[str]) -> Sequence[str]:
        """Return the places to which a goal of a side sends one of its people: the nearest people go."""
        c, side = self.c, self.c.fighters[who].side
        for goal in c.scene.goals:
            if goal.side != side or goal.kind not in ("reach", "escape") or goal.unit not in ("", who):
                continue
            ends = exits(c) if goal.kind == "escape" else goal.places
            far = {name: min(self.way(who, standing(c.fighters[name]), end) for end in ends) for name in mates}
            gone = sum(other.escaped for other in c.fighters.values() if other.side == side and goal.kind == "escape")
            first = sorted(far, key=lambda name: far[name])[: goal.count - gone + 1]
            if who in first:
                return ends
        return ()


def time_in_hand(c: Fight) -> bool:
    """Whether less than half of the rounds of a fight on foot are over."""
    return c.scene.map.kind != "area" and 2 * c.round < (c.scene.rounds_max or 0)


def exits(c: Fight) -> list[str]:
    """The places by which a fight can be left."""
    return [name for name, place in c.scene.map.places.items() if place.exit]
