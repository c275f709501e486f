"""Movement (3.2, 10.5): walking, running, sprinting, who may step into the way, leaving by an exit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact, Route
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.records import Metatype
from ...state import Run, Walk
from ..beats import beat
from ..figures import able, add_own_action, add_state, embodied, hostile, skill_pool
from ..machines.vehicles import get_out, in_chase
from ..magic.bodies import BODY
from ..riders import is_machine, record, riders, riding
from ..rolls.testing import success_test
from .consequences import lose_aim
from .ground import (
    METRE,
    PASSING,
    TOUCH,
    at_place,
    in_line,
    joined,
    knows_of,
    metres,
    point,
    straight,
    within_reach,
    written,
)
from .holds import held_by, let_go

RATES: Mapping[Metatype, tuple[int, int]] = {
    "human": (10, 25), "elf": (10, 25), "ork": (10, 25), "dwarf": (8, 20), "troll": (15, 35),
}  # fmt: skip
"""SR-3.2.33: metres a combat turn, walking and running."""

POINT = re.compile(r"-?[0-9]{1,4}(\.[0-9])?,-?[0-9]{1,4}(\.[0-9])?")


ASTRAL_NORMAL, ASTRAL_FAST = 100, 5000
"""SR-6.2.5: metres a combat turn."""


class Spot(NamedTuple):
    """Where a move can end: at a point that belongs to a place; `leaves`: through an exit."""

    place: str
    x: int
    y: int
    leaves: bool = False


# How far


def walking_rate(c: Run, who: str) -> int:
    """SR-3.2.33: the walking distance of a turn, in metres."""
    return max(0, RATES[c.sheet(who).metatype][0] + c.actors[who].spelled.get("walking", 0))


def running_rate(c: Run, who: str) -> int:
    """SR-3.2.33, SR-3.2.35: the running distance of this turn with what sprinting has added, in metres."""
    spelled = c.actors[who].spelled.get("walking", 0)
    return max(0, RATES[c.sheet(who).metatype][1] + spelled + c.actors[who].sprint)


def allowance(c: Run, who: str) -> int:
    """How far somebody can move now, in tenths of a metre.

    A machine goes as far as its record says, but in a chase; nobody gets out of a vehicle that moves.
    SR-3.1.14: one walk in a turn, or by ruling several that do not go beyond it; SR-3.2.34: with the run action the
    running distance, against which all of this turn counts. SR-6.2.5: an astral form goes 100 m, or fast 5 km.
    """
    actor = c.actors[who]
    if actor.plane == "astral":
        return max(0, (ASTRAL_FAST if actor.fast else ASTRAL_NORMAL) * METRE - actor.moved)
    if is_machine(actor):
        return 0 if in_chase(c, who) else max(0, record(c, who).metres * METRE - actor.moved)
    if riding(c, who) == "moving" and actor.aboard:
        return 0
    if c.phase.run_open:
        return max(0, running_rate(c, who) * METRE - actor.moved)
    if c.rulings["split_movement"] == "split":
        return max(0, walking_rate(c, who) * METRE - actor.moved)
    return 0 if actor.walked or actor.moved else walking_rate(c, who) * METRE


def may_move(c: Run, who: str) -> bool:
    """Whether there is a way to go."""
    return allowance(c, who) > 0


# Where to


def destinations(c: Run, who: str) -> dict[str, Spot]:
    """Where a move can end: here, at places in reach, towards or away from people, out of the fight."""
    actor, far = c.actors[who], allowance(c, who)
    found = {"stay": Spot(actor.place, actor.x, actor.y)}
    for name, place in c.scene.map.places.items():
        x, y = point(place.at)
        if reachable(c, who, name) and 0 < straight(actor.x, actor.y, x, y) <= far:
            found[f"to:{name}"] = Spot(name, x, y)
    for name, other in c.actors.items():
        if name == who or not able(other) or other.side == actor.side or not knows_of(c, who, name):
            continue
        if reachable(c, who, other.place):
            for word, spot in (("towards", towards(c, who, name, far)), ("away", away(c, who, name, far))):
                if spot is not None:
                    found[f"{word}:{name}"] = spot
    if actor.plane != "astral" and c.scene.map.places[actor.place].exit and at_place(c, actor, actor.place):
        found["leave"] = Spot(actor.place, actor.x, actor.y, leaves=True)
    return found


def reachable(c: Run, who: str, place: str) -> bool:
    """Whether somebody can walk straight to a place: in the same room, or in one that opens to it; SR-6.2: walls do
    not hinder an astral form."""
    return c.actors[who].plane == "astral" or joined(c, c.actors[who].place, place)


def towards(c: Run, who: str, other: str, far: int) -> Spot | None:
    """As near to somebody as close combat wants, or as far as the way goes."""
    actor, goal = c.actors[who], c.actors[other]
    length = straight(actor.x, actor.y, goal.x, goal.y)
    step = min(far, length - TOUCH + 5)
    if step <= 0:
        return None
    x = actor.x + (goal.x - actor.x) * step // length
    y = actor.y + (goal.y - actor.y) * step // length
    near = goal.place if straight(x, y, goal.x, goal.y) <= straight(x, y, actor.x, actor.y) else actor.place
    return Spot(near, x, y)


def away(c: Run, who: str, other: str, far: int) -> Spot | None:
    """Straight away from somebody, in the open part of one's own place."""
    actor, goal = c.actors[who], c.actors[other]
    length = straight(goal.x, goal.y, actor.x, actor.y)
    if not length or walled(c):
        return None
    step = min(far, 10 * METRE)
    x = actor.x + (actor.x - goal.x) * step // length
    y = actor.y + (actor.y - goal.y) * step // length
    return Spot(actor.place, x, y) if (x, y) != (actor.x, actor.y) else None


def walled(c: Run) -> bool:
    """Whether the ground has rooms, so that one stands at places and on the ways between them."""
    return any(place.room for place in c.scene.map.places.values())


def own_spot(c: Run, who: str, answer: object) -> Spot | None:
    """A point of one's own, "x,y", on open ground within reach; it belongs to the nearest place."""
    actor = c.actors[who]
    if not isinstance(answer, str) or not POINT.fullmatch(answer) or walled(c):
        return None
    x, y = point(answer)
    if straight(actor.x, actor.y, x, y) > allowance(c, who):
        return None
    places = c.scene.map.places
    nearest = min(places, key=lambda name: straight(x, y, *point(places[name].at)))
    return Spot(nearest, x, y)


# Moving


@beat("move", "SR-3.1.14", "SR-3.2.33", "SR-3.2.34", "SR-T1.14", "SR-10.7.4")
def move(c: Run, table: Table, who: str) -> None:
    """Somebody goes where they choose; whoever they pass within 1 m may step in."""
    actor, spots = c.actors[who], destinations(c, who)
    far = allowance(c, who)

    def judge(answer: str) -> str:
        """The clause that forbids a point."""
        return "" if own_spot(c, who, answer) is not None else "SR-3.2.33"

    ends = {name: written(spot.x, spot.y) for name, spot in spots.items()}
    about: dict[str, Fact] = {"who": who, "metres": metres(far), "running": c.phase.run_open}
    clause = "SR-3.2.34" if c.phase.run_open else "SR-3.1.14"
    answer = table.route(Route(actor.seat, "destination", clause, written(actor.x, actor.y), ends, judge, about))
    spot = spots.get(answer) or own_spot(c, who, answer)
    if spot is None or (answer == "stay"):
        if not c.phase.run_open:
            actor.walked = c.rulings["split_movement"] == "whole"
        c.phase.run_open = False
        if is_machine(actor):
            actor.speed = ""
        return
    set_out(c, table, who, spot)


def set_out(c: Run, table: Table, who: str, spot: Spot) -> None:
    """A movement begins: what does not go with it ends, and those who may step in are found."""
    actor = c.actors[who]
    lose_aim(c, table, who)
    target = held_by(c, who)
    if target:
        let_go(c, table, target)
    runs, c.phase.run_open = c.phase.run_open, False
    actor.walked = True
    actor.cover = False
    get_out(c, who)
    c.walk = Walk(who, spot.place, spot.x, spot.y, spot.leaves, runs, [], actor.x, actor.y)
    c.walk.waiting = in_the_way(c, who)
    then(c, ("walk",))


def in_the_way(c: Run, who: str) -> list[str]:
    """SR-3.2.36: those whom the way passes within 1 m, in the order in which it does; not those beside whom it begins.

    By ruling only running past gives the chance.
    """
    walk = c.walk
    if walk is None or not embodied(c.actors[who]) or (c.rulings["intercept_trigger"] == "running" and not walk.runs):
        return []
    met = []
    for name, other in c.actors.items():
        there = embodied(c.actors[name]) and other.kind != BODY
        foe = there and name in hostile(c, who) and knows_of(c, name, who) and joined(c, other.place, walk.place)
        if not foe or straight(walk.start_x, walk.start_y, other.x, other.y) <= PASSING:
            continue
        x, y = nearest_point(walk, other.x, other.y)
        if straight(x, y, other.x, other.y) <= PASSING:
            met.append((straight(walk.start_x, walk.start_y, x, y), name))
    return [name for _, name in sorted(met)]


def nearest_point(walk: Walk, x: int, y: int) -> tuple[int, int]:
    """The point of a straight way that lies nearest to another point."""
    ax, ay, bx, by = walk.start_x, walk.start_y, walk.x, walk.y
    square = (bx - ax) ** 2 + (by - ay) ** 2
    if not square:
        return ax, ay
    along = max(0, min(square, (x - ax) * (bx - ax) + (y - ay) * (by - ay)))
    return ax + (bx - ax) * along // square, ay + (by - ay) * along // square


@beat("walk", "SR-3.2.36", "SR-10.5.1", "SR-10.5.2")
def walk_on(c: Run, table: Table) -> None:
    """The way goes on to the next one who may step in, or to its end."""
    walk = c.walk
    if walk is None:
        return
    if not able(c.actors[walk.who]):
        c.walk = None
        return
    if walk.waiting:
        name = walk.waiting.pop(0)
        other = c.actors[name]
        x, y = nearest_point(walk, other.x, other.y)
        place = other.place if joined(c, c.actors[walk.who].place, other.place) else c.actors[walk.who].place
        advance(c, walk.who, Spot(place, x, y))
        then(c, ("step_in", name), ("walk",))
        return
    c.walk = None
    arrive(c, table, walk)


def advance(c: Run, who: str, spot: Spot) -> None:
    """Somebody is at a point; the way there counts against the turn."""
    actor = c.actors[who]
    actor.moved += straight(actor.x, actor.y, spot.x, spot.y)
    for name in (who, *riders(c, who)):
        one = c.actors[name]
        one.place, one.x, one.y = spot.place, spot.x, spot.y


def arrive(c: Run, table: Table, walk: Walk) -> None:
    """The way is done: out by an exit, or at its end, where cover and fire may wait."""
    who, actor = walk.who, c.actors[walk.who]
    advance(c, who, Spot(walk.place, walk.x, walk.y))
    if walk.leaves:
        actor.escaped = True
        table.tell("escaped", who=who, place=actor.place)
        return
    table.tell("moved", who=who, place=actor.place, at=written(actor.x, actor.y), running=walk.runs)
    if c.phases and c.phase.who == who and walk.runs:
        c.phase.charging = any(within_reach(c, who, name) for name in hostile(c, who))
    if embodied(c.actors[who]):
        then(c, ("under_fire", who), ("cover", who))


@beat("cover", "SR-T1.4")
def cover(c: Run, table: Table, who: str) -> None:
    """Whoever comes to where there is cover may use it at once."""
    actor = c.actors[who]
    place = c.scene.map.places[actor.place]
    if not (able(actor) and place.cover and at_place(c, actor, actor.place)):
        return
    about: dict[str, Fact] = {"who": who, "place": actor.place, "percent": place.cover}
    if table.choose(Choice(actor.seat, "cover", "SR-T1.4", ["take", "leave"], about)) == "take":
        actor.cover = True
        table.tell("cover", who=who, on=True)


# Running


def run(c: Run, table: Table, who: str) -> None:
    """SR-3.2.11, SR-3.2.34: the running distance applies; the state lasts until the next phase."""
    c.actors[who].running = True
    c.phase.ran = c.phase.run_open = True


def may_run(c: Run, who: str) -> bool:
    """Whether running brings somebody farther."""
    return not (c.actors[who].prone or c.phase.ran) and running_rate(c, who) * METRE > c.actors[who].moved


def may_sprint(c: Run, who: str) -> bool:
    """SR-3.2.35: only who is running, once in a phase."""
    return c.actors[who].running and c.phase.ran and not c.phase.sprinted


def sprint(c: Run, table: Table, who: str) -> None:
    """SR-3.2.35: running skill + Strength; two metres more for every hit."""
    hits = success_test(c, table, who, "sprint", sprint_pool(c, who)).hits
    c.actors[who].sprint += 2 * hits
    c.phase.sprinted = c.phase.run_open = True
    table.tell("sprinted", who=who, metres=running_rate(c, who))


def sprint_pool(c: Run, who: str) -> Tally:
    """SR-3.2.35: the dice of a sprint."""
    pool = skill_pool(c, who, "running", with_="strength")
    add_state(c, who, pool)
    add_own_action(c, who, pool)
    return pool


def aimed_out_of_sight(c: Run, who: str) -> bool:
    """SR-T1.14: whether the one somebody aims at is out of sight."""
    target = c.actors[who].aim
    return bool(target) and not (able(c.actors[target]) and in_line(c, who, target))
