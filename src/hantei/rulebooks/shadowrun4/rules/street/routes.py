"""Where to (3.2): how far somebody can go in a turn, and the places and points in reach."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from hantei.scenes.plane import straight

from ...content.records import Metatype
from ...state import Run
from ..figures import able
from ..machines.vehicles import in_chase
from ..riders import is_machine, record, riding
from .ground import METRE, TOUCH, at_place, joined, knows_of, point

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
    return max(0, RATES[c.sheet(who).metatype][0] + c.actors[who].magic.spelled.get("walking", 0))


def running_rate(c: Run, who: str) -> int:
    """SR-3.2.33, SR-3.2.35: the running distance of this turn with what sprinting has added, in metres."""
    spelled = c.actors[who].magic.spelled.get("walking", 0)
    return max(0, RATES[c.sheet(who).metatype][1] + spelled + c.actors[who].motion.sprint)


def allowance(c: Run, who: str) -> int:
    """How far somebody can move now, in tenths of a metre.

    A machine goes as far as its record says, except in a chase; nobody gets out of a vehicle that moves.
    SR-3.1.14: one walk in a turn, or by ruling several that do not go beyond it; SR-3.2.34: with the run action the
    running distance, against which all of this turn counts. SR-10.5.2: nothing once it was stopped.
    SR-6.2.5: an astral form goes 100 m, or fast 5 km.
    """
    actor = c.actors[who]
    if c.phases and c.phase.who == who and c.phase.stopped:
        return 0
    if actor.plane == "astral":
        return max(0, (ASTRAL_FAST if actor.magic.fast else ASTRAL_NORMAL) * METRE - actor.motion.moved)
    if is_machine(actor):
        return 0 if in_chase(c, who) else max(0, record(c, who).metres * METRE - actor.motion.moved)
    if riding(c, who) == "moving" and actor.machine.aboard:
        return 0
    if at_a_run(c, who):
        return max(0, running_rate(c, who) * METRE - actor.motion.moved)
    if c.rulings["split_movement"] == "split":
        return max(0, walking_rate(c, who) * METRE - actor.motion.moved)
    return 0 if actor.motion.walked or actor.motion.moved else walking_rate(c, who) * METRE


def at_a_run(c: Run, who: str) -> bool:
    """SR-3.2.34: whether somebody would go at a run now; what they steer does not run with them."""
    return bool(c.phases) and c.phase.who == who and c.phase.run_open


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
