"""Chapter 06: movement: what a method does to checks, how far it carries, and where to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hantei.core.tally import Tally

from ..content.records import Method, Terrain
from ..state import Fight, Fighter
from .checks import halved
from .ground import AREA_M, corner, exit_here, has_rough, joined, opponents, rough_metres, sees, straight

MOVING: tuple[Method, ...] = ("cautious", "normal", "full")
"""GD-04.2: the methods that have a column in the movement table."""

CHECKS: Mapping[str, int] = {"cautious": 0, "normal": -20, "full": -60}
"""GD-06.1."""

PERCEPTION: Mapping[str, int] = {"cautious": 20, "normal": 0, "full": -40}
"""GD-06.2."""

TARGET_IN_FULL = -20
"""GD-06.3."""

KM_PER_HOUR: Mapping[str, int] = {"cautious": 2, "normal": 4, "full": 6}
"""GD-06.6: on an area map over open ground; GD-06.7: rough ground takes twice as long."""

HOUR = 3600
AREA = AREA_M * HOUR
"""What crossing an area of open ground takes: metres an hour times seconds (GD-06.8, GD-06.10)."""


# What a method does to checks


def in_force(c: Fight, who: str) -> str:
    """GD-06.14: the method whose modifiers hold now, as the movement table names it; "" for none.

    From the declaration until it is taken back: in the end check, or by ruling with the next one; by another ruling
    only in the mover's own action check. GD-06.13: by ruling only for player characters.
    """
    fighter = c.fighters[who]
    if c.rulings["movement_table_scope"] == "pcs_only" and not fighter.pc:
        return ""
    own = c.turn is not None and c.turn.who == who
    if c.rulings["movement_modifier_scope"] == "own_action_check" and not own:
        return ""
    return column(c, fighter)


def column(c: Fight, fighter: Fighter) -> str:
    """GD-04.4: staying is read as cautious movement, or by ruling has no column; nor has who waits (GD-04.5)."""
    stays = fighter.method == "stay" or (fighter.method == "wait" and c.rulings["wait_rule"] == "stay_put")
    if stays:
        return "cautious" if c.rulings["stay_column"] == "cautious" else ""
    return fighter.method if fighter.method in MOVING else ""


def add_movement(c: Fight, who: str, rate: Tally, perception: bool = False) -> None:
    """GD-06.1, GD-06.2: what the declared method does to a check of the mover, however far it goes (GD-04.3).

    The row of perception stands in place of the general one, or by ruling adds to it.
    """
    method = in_force(c, who)
    if not method:
        return
    if not perception or c.rulings["perception_modifier"] == "adds":
        rate.add(CHECKS[method], "GD-06.1", f"method-{method}")
    if perception:
        rate.add(PERCEPTION[method], "GD-06.2", f"method-{method}")


def add_target_movement(c: Fight, attacker: str, target: str, rate: Tally) -> None:
    """GD-06.3, GD-06.13: whoever attacks a character in full movement finds it harder to hit."""
    if in_force(c, target) == "full":
        rate.add(TARGET_IN_FULL, "GD-06.3", "target-full")


# How far


def allowance(c: Fight, who: str, method: str) -> Tally:
    """Metres that a method carries over open ground in this round: on an area map what the round has time for.

    GD-06.15: a general map has no figures of its own, so the sheet holds there too.
    """
    if method not in MOVING:
        return Tally()
    if c.scene.map.kind != "area":
        sheet: Mapping[Any, int] = c.sheet(who).moves
        metres = Tally(sheet.get(method, 0), "GD-06.4", f"method-{method}")
        add_halvings(c, who, metres)
        return metres
    hour = pace(c, who, method)
    return Tally(hour.value * round_seconds(c) // HOUR, "GD-06.6", f"method-{method}")


def pace(c: Fight, who: str, method: str) -> Tally:
    """GD-06.6: metres an hour over open ground on an area map."""
    metres = Tally(KM_PER_HOUR[method] * AREA_M, "GD-06.6", f"method-{method}")
    add_halvings(c, who, metres)
    return metres


def add_halvings(c: Fight, who: str, metres: Tally) -> None:
    """All that halves a distance, one after another, which rounds no more often than once (GD-00.10).

    GD-07.23: crawling; GD-07.29: a change of posture; GD-10.16: each wounded leg.
    """
    fighter = c.fighters[who]
    if fighter.prone and not changing(c, who):
        halve(c, metres, "GD-07.23", "prone")
    if fighter.posture or (changing(c, who) and paid(c, who)):
        halve(c, metres, "GD-07.29", "posture")
    for _ in lame(c, fighter):
        halve(c, metres, "GD-10.16", "leg")


def halve(c: Fight, metres: Tally, clause: str, label: str) -> None:
    """GD-00.10: half of what is left."""
    metres.add(halved(metres.value, c.rulings) - metres.value, clause, label)


def changing(c: Fight, who: str) -> str:
    """GD-04.14: the change of posture that somebody has announced in the running action check: rise, lie_down or ""."""
    if c.turn is None or c.turn.who != who:
        return ""
    return next((name for name in ("rise", "lie_down") if name in c.turn.simple), "")


def paid(c: Fight, who: str) -> bool:
    """GD-07.30: whether the change of posture has its price; by ruling lying down has none."""
    return changing(c, who) == "rise" or c.rulings["lie_down_price"] == "same"


def lame(c: Fight, fighter: Fighter) -> list[str]:
    """GD-10.16: the legs that halve the way: as long as a serious wound of them lasts, or by ruling this round."""
    if c.rulings["leg_halving_duration"] == "this_round":
        return fighter.halved_legs
    wounds = [one.limb for one in fighter.impairments if one.kind == "serious" and one.limb.endswith("_leg")]
    return list(dict.fromkeys(wounds))


def carried(c: Fight, start: tuple[int, int], end: tuple[int, int], metres: int) -> int:
    """How many metres of a straight way an allowance carries.

    GD-06.12: each metre of rough ground costs two, or by ruling any of it halves the whole move (GD-06.5).
    """
    length = straight(*start, *end)
    if not has_rough(c) or 2 * length <= metres:
        return min(length, metres)
    rough = rough_metres(c, start, end, length, metres)
    if c.rulings["mixed_terrain"] == "whole_move":
        before = rough.index(True) if True in rough else metres
        return min(length, max(min(before, metres), halved(metres, c.rulings)))
    gone = spent = 0
    for hard in rough:
        left = metres - spent
        if left < 2 and hard:
            return gone + halved(left, c.rulings)
        if left < 1:
            return gone
        gone, spent = gone + 1, spent + 1 + hard
    return gone


# Where to


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
    """Where somebody can go with so many metres of allowance, on a map in metres."""
    fighter = c.fighters[who]
    found = {"stay": standing(fighter)}
    if metres > 0:
        found |= {"leave": standing(fighter)} if exit_here(c, who) else {}
        found |= places_in_reach(c, fighter, metres)
        found |= towards_others(c, who, metres)
        found |= away_from_others(c, who, metres)
    return found


def standing(fighter: Fighter) -> Spot:
    """Where somebody is."""
    return Spot(fighter.place, fighter.x, fighter.y, fighter.bound_for, fighter.travelled)


def places_in_reach(c: Fight, fighter: Fighter, metres: int) -> dict[str, Spot]:
    """Places to go to, and those only to set out for; walls are in the way of all but what opens to the room here."""
    found: dict[str, Spot] = {}
    start = (fighter.x, fighter.y)
    for name, place in c.scene.map.places.items():
        end = corner(place.at)
        if end == start or not joined(c, fighter.place, name):
            continue
        length = straight(*start, *end)
        gone = carried(c, start, end, metres)
        if gone == length:
            found[f"to:{name}"] = Spot(name, *end)
        elif gone > 0:
            found |= {f"towards:{name}": spot for spot in on_the_way(c, fighter, end, gone)}
    return found


def on_the_way(c: Fight, fighter: Fighter, end: tuple[int, int], gone: int) -> list[Spot]:
    """So many metres along a straight way: the whole metre nearest to it that is not farther; none at the start."""
    start = (fighter.x, fighter.y)
    length = straight(*start, *end)
    if gone >= length:
        return [spot_at(c, fighter, *end)]
    exact = [a * length + (b - a) * gone for a, b in zip(start, end, strict=True)]
    near = [[value // length, -(-value // length)] for value in exact]
    points = [(x, y) for x in near[0] for y in near[1] if straight(*start, x, y) <= gone]
    best = min(points, key=lambda p: (p[0] * length - exact[0]) ** 2 + (p[1] * length - exact[1]) ** 2, default=start)
    return [spot_at(c, fighter, *best)] if best != start else []


def spot_at(c: Fight, fighter: Fighter, x: int, y: int) -> Spot:
    """A point, in the place that lies just there or else still in the one last left."""
    there = [
        name
        for name, place in c.scene.map.places.items()
        if corner(place.at) == (x, y) and joined(c, fighter.place, name)
    ]
    return Spot(there[0] if there else fighter.place, x, y)


def towards_others(c: Fight, who: str, metres: int) -> dict[str, Spot]:
    """Towards others who can be seen, up to one metre from them."""
    fighter = c.fighters[who]
    start = (fighter.x, fighter.y)
    found: dict[str, Spot] = {}
    for name, other in c.fighters.items():
        if name == who or other.away or other.escaped or other.dead or not sees(c, who, name):
            continue
        end = (other.x, other.y)
        gone = min(carried(c, start, end, metres), straight(*start, *end) - 1)
        if gone > 0:
            found |= {f"towards:{name}": spot for spot in on_the_way(c, fighter, end, gone)}
    return found


def away_from_others(c: Fight, who: str, metres: int) -> dict[str, Spot]:
    """Straight away from opponents who can be seen; not where walls stand around."""
    if walled(c):
        return {}
    fighter = c.fighters[who]
    start = (fighter.x, fighter.y)
    found: dict[str, Spot] = {}
    for name in opponents(c, who):
        other = c.fighters[name]
        dx, dy = fighter.x - other.x, fighter.y - other.y
        if other.dead or (dx, dy) == (0, 0):
            continue
        end = (fighter.x + dx * metres, fighter.y + dy * metres)
        found |= {f"away:{name}": spot for spot in on_the_way(c, fighter, end, carried(c, start, end, metres))}
    return found


def walled(c: Fight) -> bool:
    """GD-06.15: whether the map has rooms, between whose places one moves, and not to any point."""
    return any(place.room for place in c.scene.map.places.values())


POINT = re.compile(r"-?[0-9]{1,5},-?[0-9]{1,5}")


def own_spot(c: Fight, who: str, answer: str, metres: int) -> Spot | None:
    """A point of the mover's own choice, "x,y" in metres, where an allowance carries so far in a straight line."""
    fighter = c.fighters[who]
    if c.scene.map.kind == "area" or walled(c) or not POINT.fullmatch(answer):
        return None
    start, end = (fighter.x, fighter.y), corner(answer)
    within = carried(c, start, end, metres) == straight(*start, *end)
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


def crossing(c: Fight, area: str) -> int:
    """GD-06.8, GD-06.9: what an area takes to cross; a way into an area is counted by the ground of that one."""
    return AREA * (2 if terrain(c, area) == "rough" else 1)


def terrain(c: Fight, area: str) -> Terrain:
    """GD-06.11: the ground of an area, open unless it or the whole map is stated to be rough."""
    return "rough" if c.scene.map.terrain == "rough" else c.scene.map.places[area].terrain


def leg(c: Fight, fighter: Fighter, area: str) -> int:
    """What is left to cross into a neighbouring area, where somebody may be on the way already."""
    return crossing(c, area) - (fighter.travelled if fighter.bound_for == area else 0)


def travel(c: Fight, fighter: Fighter, way: Sequence[str], work: int) -> Spot:
    """How far along a way somebody comes."""
    here = fighter.place
    for area in way:
        need = leg(c, fighter, area) if here == fighter.place else crossing(c, area)
        if work < need:
            done = crossing(c, area) - need + work
            return Spot(here, fighter.x, fighter.y, area, done) if done else Spot(here, fighter.x, fighter.y)
        here, work = area, work - need
    return Spot(here, *corner(c.scene.map.places[here].at))


def journey(c: Fight, who: str, method: str, areas: Sequence[str]) -> int:
    """GD-06.8, GD-06.9: minutes that somebody takes to cross these areas."""
    work = sum(crossing(c, area) for area in areas)
    return -(-work // (pace(c, who, method).value * 60))


def distance_in(c: Fight, who: str, method: str, ground: str, minutes: int) -> int:
    """GD-06.6, GD-06.7: metres that somebody covers in so many minutes on an area map."""
    metres = pace(c, who, method).value * minutes // 60
    return halved(metres, c.rulings) if ground == "rough" else metres


def round_seconds(c: Fight) -> int:
    """GD-00.16: how long a round takes: 10 seconds, by ruling what the encounter says, or no time at all."""
    ruled = c.rulings["round_seconds"]
    return (c.scene.round_seconds or 0) if ruled == "other" else int(ruled)
