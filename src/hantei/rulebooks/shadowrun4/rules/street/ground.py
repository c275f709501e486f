"""The ground: points, distances, lines of sight, cover. Lengths are tenths of a metre unless they say otherwise."""

from __future__ import annotations

from functools import cache

from hantei.core.glance import at_a_glance
from hantei.scenes.plane import straight

from ...state import Actor, Run
from ..figures import PROGRAMS, able, apparent, hostile
from ..machines.vehicles import APART, chase_distance, parted
from ..riders import record

METRE = 10
TOUCH = 2 * METRE
"""How far apart people in close combat are at most."""

PASSING = METRE
"""SR-3.2.36: within 1 m."""

FULL_COVER = 100
"""Percent behind which nothing of somebody can be seen (SR-T1.6)."""


@cache
def point(text: str) -> tuple[int, int]:
    """A point "x,y" written in metres, to a tenth."""
    x, _, y = text.partition(",")
    return tenths(x), tenths(y)


def tenths(text: str) -> int:
    """A figure in metres, written with a decimal place or without."""
    whole, _, part = text.strip().partition(".")
    size = int(whole.lstrip("-")) * METRE + int(part or 0)
    return -size if whole.startswith("-") else size


def written(x: int, y: int) -> str:
    """A point as it is written, in metres."""
    return f"{metres(x)},{metres(y)}"


def metres(length: int) -> str:
    """A length in metres, with a decimal place where it needs one."""
    sign, size = "-" if length < 0 else "", abs(length)
    return f"{sign}{size // METRE}.{size % METRE}" if size % METRE else f"{sign}{size // METRE}"


def distance(c: Run, a: str, b: str) -> int:
    """Return the distance between two people, without their heights; in a chase its distances count (SR-9.4.3)."""
    apart = chase_distance(c, a, b) if c.chase else ""
    if apart:
        return APART[apart]
    one, other = c.actors[a], c.actors[b]
    return straight(one.x, one.y, other.x, other.y)


def height(c: Run, actor: Actor) -> int:
    """Return the height of somebody's place, in metres."""
    return c.scene.map.places[actor.place].height


def within_reach(c: Run, a: str, b: str) -> bool:
    """Whether two people are near enough for close combat: in a vehicle that moves, with those who ride along."""
    if distance(c, a, b) > TOUCH or parted(c, a, b):
        return False
    high = height(c, c.actors[a]) - height(c, c.actors[b])
    return abs(high) <= 1 and joined(c, c.actors[a].place, c.actors[b].place)


def joined(c: Run, a: str, b: str) -> bool:
    """Whether two places lie in one room, or in rooms that see each other."""
    return c.scene.map.joined[a, b]


def in_line(c: Run, a: str, b: str) -> bool:
    """Whether nothing that stops bullets lies between two people, and one can notice the other (SR-6.2)."""
    actors = c.actors
    return c.scene.map.joined[actors[a].place, actors[b].place] and apparent(c, b, a)


@at_a_glance
def foes_in_line(c: Run, who: str) -> list[str]:
    """The enemies in line of whom somebody knows."""
    return [name for name in hostile(c, who) if in_line(c, who, name) and knows_of(c, who, name)]


def seen(c: Run, a: str, b: str) -> bool:
    """SR-T1.6: whether one can see the other: in line, and not wholly behind cover."""
    return in_line(c, a, b) and shows(c, b)


def shows(c: Run, who: str) -> bool:
    """SR-T1.6: whether somebody is not wholly behind cover."""
    return cover(c, who) < FULL_COVER


def knows_of(c: Run, a: str, b: str) -> bool:
    """SR-T4.1: whether one is aware of the other, in the flesh."""
    return b not in c.actors[a].guard.unaware_of and c.actors[b].kind not in PROGRAMS


def cover(c: Run, who: str) -> int:
    """SR-T1.4: how much of somebody is covered now, in percent: by the vehicle they ride in, or by cover they have
    taken."""
    actor = c.actors[who]
    if actor.machine.aboard:
        return record(c, actor.machine.aboard).hull
    return cover_here(c, actor) if actor.motion.cover else 0


def cover_here(c: Run, actor: Actor) -> int:
    """How much the cover of the place where somebody stands can hide, in percent; nothing of machines and riders."""
    if actor.machine.model or actor.machine.aboard:
        return 0
    place = c.scene.map.places[actor.place]
    return place.cover if (actor.x, actor.y) == point(place.at) else 0


def at_place(c: Run, actor: Actor, place: str) -> bool:
    """Whether somebody stands right at a place."""
    return actor.place == place and (actor.x, actor.y) == point(c.scene.map.places[place].at)


@at_a_glance
def in_close_combat(c: Run, who: str) -> bool:
    """SR-T1.2: attacked in close combat, or attacking, since the last phase, with the other still within reach."""
    return bool(opponents_at_hand(c, who))


def opponents_at_hand(c: Run, who: str) -> list[str]:
    """Those with whom somebody is in close combat."""
    guard = c.actors[who].guard
    met = dict.fromkeys([*guard.engaged_before, *guard.engaged, *in_a_hold_with(c, who)])
    return [name for name in met if able(c.actors[name]) and within_reach(c, who, name)]


def in_a_hold_with(c: Run, who: str) -> list[str]:
    """SR-10.7.1, SR-10.7.4: whom somebody holds down, and who holds them: close combat for as long as it is kept."""
    held_by = c.actors[who].guard.pinned_by
    return [name for name, actor in c.actors.items() if name == held_by or actor.guard.pinned_by == who]
