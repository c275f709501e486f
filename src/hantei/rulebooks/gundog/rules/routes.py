"""Chapter 06: where to: points and places in reach on a map in metres, ways and areas on an area map."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hantei.core.glance import at_a_glance
from hantei.core.memory import memory_of, results_of
from hantei.scenes.plane import straight

from ..state import Fight, Fighter
from .ground import corner, exit_here, joined, opponents
from .movement import KM, KM_PER_HOUR, MINUTE, MINUTES_PER_AREA, MOVING, allowance, pace, round_seconds
from .terrain import area_terrain, covered

WAYS = 1 << 14
"""On how many straight ways points are kept in mind."""


MOST_POINTS = 1 << 8
"""Points of which a spot keeps what lies between it and them; with more of them it forgets them all."""


class Spot(NamedTuple):
    """Where a move ends: the place it belongs to then, the point, and on an area map the way begun to the next."""

    place: str
    x: int
    y: int
    bound_for: str = ""
    travelled: int = 0


def destinations(c: Fight, who: str, method: str) -> dict[str, Spot]:
    """Where a method can take somebody in this round, by the id of the answer that says so.

    `stay`; `leave`, by an exit; `to:<place>` within reach; `towards:<place>` or `towards:<fighter>`, as far as it
    carries; `away:<opponent>`.
    """
    if c.scene.map.kind == "area" and method in MOVING:
        return areas_in_reach(c, who, pace(c, who, method).value * round_seconds(c))
    return reach(c, who, allowance(c, who, method).value)


def reach(c: Fight, who: str, metres: int) -> dict[str, Spot]:
    """Return where somebody can go within an allowance, on a map in metres."""
    fighter = c.fighters[who]
    found = {"stay": standing(fighter)}
    if metres > 0:
        memory = memory_of(*c.grounds)
        found |= {"leave": standing(fighter)} if exit_here(c, who) else {}
        found |= places_in_reach(c, fighter, metres, results_of(memory, places_in_reach))
        found |= towards_others(c, who, metres, results_of(memory, towards))
        if not walled(c):
            found |= away_from_others(c, who, metres, results_of(memory, away_from))
    return found


def standing(fighter: Fighter) -> Spot:
    """Where somebody is."""
    return Spot(fighter.place, fighter.x, fighter.y, fighter.bound_for, fighter.travelled)


Known = dict[Any, Any]
"""Results found before. Ways depend on the map and on points alone: all fights on one map share them."""


def places_in_reach(c: Fight, fighter: Fighter, metres: int, known: Known) -> dict[str, Spot]:
    """Places to go to, and those only to set out for; walls are in the way of all but what opens to the room here."""
    key = (fighter.place, fighter.x, fighter.y, metres)
    found: dict[str, Spot] | None = known.get(key)
    if found is None:
        found = known[key] = places_from(c, fighter, metres)
    return found


def places_from(c: Fight, fighter: Fighter, metres: int) -> dict[str, Spot]:
    """The same, worked out."""
    found: dict[str, Spot] = {}
    start = (fighter.x, fighter.y)
    for name, place in c.scene.map.places.items():
        end = corner(place.at)
        if end == start or not joined(c, fighter.place, name):
            continue
        length = straight(*start, *end)
        gone = covered(c, start, end, metres)
        if gone == length:
            found[f"to:{name}"] = Spot(name, *end)
        elif spot := on_the_way(c, fighter, end, gone):
            found[f"towards:{name}"] = spot
    return found


def on_the_way(c: Fight, fighter: Fighter, end: tuple[int, int], gone: int) -> Spot | None:
    """Where a length of a straight way ends; None at the start."""
    start = (fighter.x, fighter.y)
    best = along(start, end, gone)
    return spot_at(c, fighter, *best) if best != start else None


@lru_cache(WAYS)
def along(start: tuple[int, int], end: tuple[int, int], gone: int) -> tuple[int, int]:
    """The whole metre nearest to where a length of a straight way ends, and not farther."""
    length = straight(*start, *end)
    exact = [a * length + (b - a) * gone for a, b in zip(start, end, strict=True)]
    near = [[value // length, -(-value // length)] for value in exact]
    points = [(x, y) for x in near[0] for y in near[1] if straight(*start, x, y) <= gone]
    return min(points, key=lambda p: (p[0] * length - exact[0]) ** 2 + (p[1] * length - exact[1]) ** 2, default=start)


def spot_at(c: Fight, fighter: Fighter, x: int, y: int) -> Spot:
    """A point, in the place that lies just there or else still in the one last left."""
    there = [name for name in c.scene.map.at.get((x, y), ()) if joined(c, fighter.place, name)]
    return Spot(there[0] if there else fighter.place, x, y)


def towards_others(c: Fight, who: str, metres: int, known: Known) -> dict[str, Spot]:
    """Towards others who can be seen, up to one metre from them."""
    fighter = c.fighters[who]
    found: dict[str, Spot] = {}
    from_here: dict[tuple[int, int], Spot | None] = known.setdefault((fighter.place, fighter.x, fighter.y, metres), {})
    for answer, point in others_in_sight(c, who):
        if point not in from_here:
            if len(from_here) >= MOST_POINTS:
                from_here.clear()
            from_here[point] = towards(c, fighter, point, metres)
        spot = from_here[point]
        if spot is not None:
            found[answer] = spot
    return found


@at_a_glance
def others_in_sight(c: Fight, who: str) -> list[tuple[str, tuple[int, int]]]:
    """Everybody else in the fight who lives and can be seen: the answer that says to go there, and the point."""
    opens, here = c.scene.map.joined, c.fighters[who].place
    there = [(name, one) for name, one in c.fighters.items() if not (one.away or one.escaped or one.dead)]
    return [(f"towards:{name}", (one.x, one.y)) for name, one in there if name != who and opens[here, one.place]]


def towards(c: Fight, fighter: Fighter, end: tuple[int, int], metres: int) -> Spot | None:
    """Return the spot as far towards somebody at a point as an allowance carries; None if there is none."""
    start = (fighter.x, fighter.y)
    gone = min(covered(c, start, end, metres), straight(*start, *end) - 1)
    return on_the_way(c, fighter, end, gone) if gone > 0 else None


def away_from_others(c: Fight, who: str, metres: int, known: Known) -> dict[str, Spot]:
    """Straight away from opponents; nothing stands between (`walled`)."""
    fighter = c.fighters[who]
    found: dict[str, Spot] = {}
    for name in opponents(c, who):
        other = c.fighters[name]
        if other.dead or (other.x, other.y) == (fighter.x, fighter.y):
            continue
        key = (fighter.place, fighter.x, fighter.y, other.x, other.y, metres)
        if key not in known:
            known[key] = away_from(c, fighter, (other.x, other.y), metres)
        if known[key] is not None:
            found[f"away:{name}"] = known[key]
    return found


def away_from(c: Fight, fighter: Fighter, other: tuple[int, int], metres: int) -> Spot | None:
    """Return the spot as far from somebody at a point as an allowance carries; None if there is none."""
    start = (fighter.x, fighter.y)
    end = (fighter.x + (fighter.x - other[0]) * metres, fighter.y + (fighter.y - other[1]) * metres)
    return on_the_way(c, fighter, end, covered(c, start, end, metres))


def walled(c: Fight) -> bool:
    """GD-06.15: whether the map has rooms, between whose places one moves, and not to any point."""
    return c.scene.map.roomed


POINT = re.compile(r"-?[0-9]{1,5},-?[0-9]{1,5}")


def own_spot(c: Fight, who: str, answer: str, metres: int) -> Spot | None:
    """A point of the mover's own choice, "x,y" in metres, where an allowance carries so far in a straight line."""
    fighter = c.fighters[who]
    if c.scene.map.kind == "area" or walled(c) or not POINT.fullmatch(answer):
        return None
    start, end = (fighter.x, fighter.y), corner(answer)
    within = covered(c, start, end, metres) == straight(*start, *end)
    return spot_at(c, fighter, *end) if within else None


# Area maps


def areas_in_reach(c: Fight, who: str, work: int) -> dict[str, Spot]:
    """Areas that can be reached, and those only to set out for, the nearest first; of ways that begin alike the first.

    Parameters: `work`: metres an hour of open ground times seconds.
    """
    fighter = c.fighters[who]
    found = {"stay": standing(fighter)}
    if work <= 0:
        return found
    if exit_here(c, who):
        found["leave"] = standing(fighter)
    for goal, way in ways(c, fighter).items():
        spot = travel(c, fighter, way, work)
        if spot.place == goal:
            found[f"to:{goal}"] = spot
        elif spot not in found.values():
            found[f"towards:{goal}"] = spot
    return found


def ways(c: Fight, fighter: Fighter) -> dict[str, list[str]]:
    """The quickest way to every other area, the nearest first: the areas on it, in their order."""
    open_ends: dict[str, tuple[int, list[str]]] = {fighter.place: (0, [])}
    found: dict[str, list[str]] = {}
    while open_ends:
        here = min(open_ends, key=lambda area: open_ends[area][0])
        cost, way = open_ends.pop(here)
        found[here] = way
        for link in c.scene.map.places[here].links:
            total = cost + (leg(c, fighter, link) if here == fighter.place else crossing(c, link))
            if link not in found and (link not in open_ends or total < open_ends[link][0]):
                open_ends[link] = (total, [*way, link])
    return {area: way for area, way in found.items() if way}


CROSSING: Mapping[str, int] = {
    ground: minutes["normal"] * MINUTE * KM_PER_HOUR["normal"] * KM for ground, minutes in MINUTES_PER_AREA.items()
}
"""GD-06.8, GD-06.9: the minutes of the table as metres an hour of open ground times seconds.

In this measure the parts of a way add up round by round, whatever the pace. Every method comes to the same, for an area
is one kilometre across (GD-06.10).
"""


def crossing(c: Fight, area: str) -> int:
    """GD-06.8, GD-06.9: what an area takes to cross; a way into an area is counted by the ground of that one."""
    return CROSSING[area_terrain(c, area)]


def leg(c: Fight, fighter: Fighter, area: str) -> int:
    """Return what is left to cross into a neighbouring area; somebody may be on the way already."""
    return crossing(c, area) - (fighter.travelled if fighter.bound_for == area else 0)


def travel(c: Fight, fighter: Fighter, way: Sequence[str], work: int) -> Spot:
    """Return how far along a way somebody comes."""
    here = fighter.place
    for area in way:
        need = leg(c, fighter, area) if here == fighter.place else crossing(c, area)
        if work < need:
            done = crossing(c, area) - need + work
            return Spot(here, fighter.x, fighter.y, area, done) if done else Spot(here, fighter.x, fighter.y)
        here, work = area, work - need
    return Spot(here, *corner(c.scene.map.places[here].at))


def journey(c: Fight, who: str, method: str, areas: Sequence[str]) -> int:
    """GD-06.8, GD-06.9: minutes that somebody takes to cross these areas without a pause.

    Play crosses them round by round (`travel`): this sum of it is asked for by cases alone.
    """
    work = sum(crossing(c, area) for area in areas)
    return -(-work // (pace(c, who, method).value * MINUTE))
