"""Describe a destination: how far it is, what the place offers, who is near there, and its group."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import isqrt

from hantei.core.decision import Decision, Route
from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.scenes.plane import straight

from ..content.records import PlaceSpec
from ..rules.conditions import can_act
from ..rules.ground import areas_between, band, corner, distance_m, opponents
from ..rules.routes import spot_at
from ..rules.terrain import area_terrain
from ..state import Fight, Fighter
from .names import person, place_name


class Group(Enum):
    """Destinations that are alike, in the order in which people look for them."""

    COVER = "cover"
    PLACE = "place"
    ENEMY = "enemy"
    FAR = "far"
    OTHER = "other"
    AWAY = "away"
    STAY = "stay"


def grouped(c: Fight, decision: Route, word: str) -> Group:
    """Return the group of a destination, by all that it leads to: an enemy who can act, or else a place."""
    head, _, name = word.partition(":")
    if head == "to":
        return Group.COVER if c.scene.map.places[name].cover else Group.PLACE
    if head == "away":
        return Group.AWAY
    if head != "towards":
        return Group.STAY
    goals = [one.partition(":")[2] for one in together(c, decision, word)]
    foes = opponents(c, str(decision.about["who"]))
    if any(one in foes and can_act(c, one) for one in goals):
        return Group.ENEMY
    if any(one not in c.fighters for one in goals):
        return Group.FAR
    return Group.ENEMY if name in foes else Group.OTHER


def heading(c: Fight, decision: Decision, word: str) -> Message | None:
    """Return the heading of a group of destinations."""
    if not isinstance(decision, Route):
        return None
    group = grouped(c, decision, word)
    return phrase(
        "gd-going-here" if group is Group.STAY and "leave" not in decision.ends else f"gd-going-{group.value}"
    )


def away(c: Fight, decision: Route, word: str) -> int:
    """Return the distance to the place or person that a destination names, in metres or areas; 0 if it names none."""
    who, name = str(decision.about["who"]), word.partition(":")[2]
    fighter = c.fighters[who]
    if name in c.fighters:
        return distance_m(c, who, name)
    if name not in c.scene.map.places:
        return 0
    if c.scene.map.kind == "area":
        return areas_between(c, fighter.place, name)
    return straight(fighter.x, fighter.y, *corner(c.scene.map.places[name].at))


def together(c: Fight, decision: Route, word: str) -> list[str]:
    """Return the answers "to" and "towards", or those "away", that end at the same point as this one, in the order in
    which they are named: places before people. The first stands for all; on an area map each answer is one of its own.
    """
    head, end = word.partition(":")[0], decision.ends.get(word)
    heads = ("away:",) if head == "away" else ("to:", "towards:")
    if c.scene.map.kind == "area" or f"{head}:" not in (*heads, "to:"):
        return [word]
    alike = [one for one in decision.ends if one.startswith(heads) and decision.ends[one] == end]
    return sorted(alike, key=lambda one: (not one.startswith("to:"), one.partition(":")[2] in c.fighters))


def reach(c: Fight, who: str, name: str) -> dict[str, Sayable]:
    """How far somebody is from another: the way in metres and its range band; the metres of areas are those of the
    rule, however far anybody is on the way from one to the next (GD-06.10)."""
    one, other, metres = c.fighters[who], c.fighters[name], distance_m(c, who, name)
    reached: dict[str, Sayable] = {"band": phrase(f"gd-band-{band(c, metres)}")}
    if c.scene.map.kind == "area":
        areas = areas_between(c, one.place, other.place)
        counted = reached if areas else {"band": Message("gd-reach-band", {**reached, "metres": metres})}
        return {**counted, "far": Message("gd-reach-areas", {"n": areas})}
    if not metres and one.place == other.place:
        return {**reached, "far": phrase("gd-reach-place")}
    return {**reached, "far": Message("gd-reach-metres", {"metres": metres})}


def brief(c: Fight, decision: Route, word: str) -> list[Message]:
    """Say what sets a destination apart at a glance: the way, and the distance to the enemy from there."""
    who, goal = str(decision.about["who"]), word.partition(":")[2]
    if c.scene.map.kind == "area":
        around = [areas_between(c, c.fighters[name].place, goal) for name in facing(c, who)] if goal else []
        nearest = [Message("gd-far-enemy-areas", {"n": min(around)})] if around else []
        return [Message("gd-far-areas", {"n": away(c, decision, word)}), *nearest]
    fighter, (x, y) = c.fighters[who], corner(decision.ends.get(word, decision.start))
    gone = straight(fighter.x, fighter.y, x, y)
    alike = together(c, decision, word)
    far = [away(c, decision, one) for one in alike]
    goals = [one.partition(":")[2] for one in alike] if word.startswith("towards:") else []
    left = max(metres_from(c, f"{x},{y}", name) for name in goals) if goals and goal in c.fighters else 0
    way = part_of_way(gone, far, left, word)
    exact = way.id == "gd-far-short"
    if exact:
        way = Message(way.id, {**way.args, "left": to_a_tenth((x, y), point_of(c, goal))})
    facts = [way]
    if c.turn is not None and c.turn.action == "shoot" and not seen_from(c, who, x, y):
        return [*facts, phrase("gd-far-nobody")]
    near = min(facing(c, who), key=lambda name: (straight(*point_of(c, name), x, y), name != goal), default="")
    if not near or (near == goal and way.id in ("gd-far-short", "gd-far-up")):  # how far that one is has been said
        return facts
    metres: Sayable = straight(*point_of(c, near), x, y)
    if exact or (near in goals and gone + straight(*point_of(c, near), x, y) != distance_m(c, who, near)):
        metres = to_a_tenth((x, y), point_of(c, near))
    return [*facts, Message("gd-far-enemy", {"metres": metres})]


def seen_from(c: Fight, who: str, x: int, y: int) -> bool:
    """Whether somebody would see any opponent alive from a point."""
    place = spot_at(c, c.fighters[who], x, y).place
    there = [c.fighters[name] for name in opponents(c, who)]
    return any(c.scene.map.seen[place, one.place] for one in there if not one.dead)


def part_of_way(gone: int, far: list[int], left: int, word: str) -> Message:
    """Say how far a move goes, and of how much if it does not get there; of several goals each has its distance.

    Towards somebody who is `left` metres from its end it says where it ends if it is beside them, or if the figures,
    each rounded up, do not add up.
    """
    if not word.startswith("towards:"):
        return Message("gd-far-metres", {"metres": gone})
    if min(far) < max(far):
        return Message("gd-far-on-way", {"metres": gone})
    if 0 < left <= AT_HAND:
        return Message("gd-far-up", {"metres": gone})
    if left and gone + left != far[0]:
        return Message("gd-far-short", {"far": far[0], "left": left})
    return Message("gd-far-part", {"metres": gone, "far": far[0]})


def going(c: Fight, decision: Route, word: str) -> Message:
    """A place to go to: the way there, cover, rough ground, an exit, and the nearest enemy who can act."""
    who = str(decision.about["who"])
    if word == "leave":
        return phrase("gd-eff-leaving")
    end = decision.ends.get(word) or (decision.start if word == "stay" else word)
    area = c.scene.map.kind == "area"
    alike = [one.partition(":")[2] for one in together(c, decision, word)]
    facts = by_area(c, who, end, word) if area else by_metres(c, who, end, word, alike)
    return Message("gd-eff-destination", {"facts": in_a_row(facts)})


def in_a_row(facts: list[Message]) -> Message:
    """Facts one after the other in a sentence."""
    told = facts[0]
    for fact in facts[1:]:
        told = Message("gd-way-and", {"before": told, "fact": fact})
    return told


AT_HAND = 1
"""Metres up to which somebody or something is beside a point."""


def metres_from(c: Fight, point: str, name: str) -> int:
    """The metres from a point "x,y" to somebody or a place."""
    return straight(*corner(point), *point_of(c, name))


def point_of(c: Fight, name: str) -> tuple[int, int]:
    """The point where somebody stands, or that of a place."""
    one = c.fighters.get(name)
    return (one.x, one.y) if one is not None else corner(c.scene.map.places[name].at)


def to_a_tenth(one: tuple[int, int], other: tuple[int, int]) -> str:
    """The metres between two points to a tenth, where whole ones, all rounded up, do not add up."""
    wide, deep = one[0] - other[0], one[1] - other[1]
    tenths = (isqrt(400 * (wide * wide + deep * deep)) + 1) // 2
    return f"{tenths // 10}.{tenths % 10}".removesuffix(".0")


def remaining(c: Fight, fighter: Fighter, end: str, goal: str) -> Sayable:
    """The metres that are left from the end of a way to its goal; to a tenth if whole ones do not add up."""
    start, metres = (fighter.x, fighter.y), metres_from(c, end, goal)
    if straight(*start, *corner(end)) + metres == straight(*start, *point_of(c, goal)):
        return metres
    return to_a_tenth(corner(end), point_of(c, goal))


def left(c: Fight, fighter: Fighter, word: str, end: str, alike: Sequence[str]) -> list[Message]:
    """Return the distance from the end of a way to the place or person it goes towards, with the others at that
    distance, or the person it goes away from.
    """
    head, _, name = word.partition(":")
    one = c.fighters.get(name)
    if head == "away" and one is not None:
        return [Message("gd-way-clear", {"name": person(c, name), "metres": straight(*corner(end), one.x, one.y)})]
    if head != "towards":
        return []
    metres = remaining(c, fighter, end, name)
    if one is None:
        return [Message("gd-way-left-place", {"name": place_name(c, name), "metres": metres})]
    named = [other for other in alike if other in c.fighters and remaining(c, fighter, end, other) == metres] or [name]
    return [Message("gd-way-left", {"name": everybody([person(c, other) for other in named]), "metres": metres})]


def first_met(c: Fight, who: str, word: str, alike: Sequence[str]) -> str:
    """Return the answer by whose goal a way is described: towards a place with others farther or nearer in the same
    direction, it is the nearest enemy among them who can act."""
    head, _, name = word.partition(":")
    if head != "towards" or name in c.fighters:
        return word
    fighter = c.fighters[who]
    far = {one: straight(fighter.x, fighter.y, *point_of(c, one)) for one in alike}
    foes = [one for one in far if one in facing(c, who)]
    if not foes or min(far.values()) == max(far.values()):
        return word
    return f"{head}:{min(foes, key=lambda one: far[one])}"


def by_metres(c: Fight, who: str, end: str, word: str, alike: Sequence[str]) -> list[Message]:
    """The facts of a point "x,y", without the distances that the label of a place or person has (`brief`)."""
    fighter, x, y = c.fighters[who], *corner(end)
    gone = straight(fighter.x, fighter.y, x, y)
    labelled = ":" in word
    word = first_met(c, who, word, alike)
    way = [Message("gd-way-metres", {"metres": gone})] if gone else [phrase("gd-way-here")]
    facts = left(c, fighter, word, end, alike) if labelled else way
    if word == "stay" and fighter.cover:
        facts.append(phrase("gd-way-covered"))
    else:
        there = [place for place in c.scene.map.places.values() if corner(place.at) == (x, y)]
        facts += [fact for place in there for fact in offered(place, c.scene.map.visibility)]
    near = [(straight(c.fighters[name].x, c.fighters[name].y, x, y), name) for name in facing(c, who)]
    if near:
        goal = word.partition(":")[2]
        metres, name = min(near, key=lambda one: (one[0], one[1] != goal, one[1]))
        args: dict[str, Sayable] = {"who": person(c, name), "metres": metres}
        args["band"] = phrase(f"gd-band-{band(c, metres)}")
        if name == goal and word.startswith("towards:"):
            return [Message("gd-way-left-enemy", {**args, "metres": remaining(c, fighter, end, goal)}), *facts[1:]]
        if name == goal:
            return [Message("gd-way-clear-enemy", args), *facts[1:]]
        facts.append(Message("gd-way-enemy-who" if labelled or not metres else "gd-way-enemy", args))
    return facts or way


def reached(c: Fight, fighter: Fighter, end: str, word: str) -> Message:
    """The area where a move ends or which it sets out for; whoever stays may be on the way to another."""
    if word == "stay" and fighter.bound_for:
        names = {"place": place_name(c, end), "bound_for": place_name(c, fighter.bound_for)}
        return Message("gd-way-there", names)
    if word == "stay":
        return phrase("gd-way-here")
    way = "gd-way-bound" if word.startswith("towards:") else "gd-way-reached"
    return Message(way, {"place": place_name(c, end)})


def by_area(c: Fight, who: str, end: str, word: str) -> list[Message]:
    """The facts of an area, which is reached, or which one only sets out for (GD-06.10)."""
    fighter = c.fighters[who]
    end = fighter.place if word == "stay" else end  # on the way too one stays in the area that one is leaving
    facts = [reached(c, fighter, end, word)]
    there = c.scene.map.places[end]
    if word == "stay" and fighter.cover:
        facts.append(phrase("gd-way-covered"))
    elif there.cover and not word.startswith("towards:") and not (word == "stay" and fighter.bound_for):
        facts.append(phrase("gd-way-cover"))
    facts += [phrase("gd-way-rough")] if area_terrain(c, end) == "rough" else []
    facts += light_and_exit(there, c.scene.map.visibility)
    near = [(areas_between(c, c.fighters[name].place, end), name) for name in facing(c, who)]
    if near:
        areas, name = min(near)
        here = "-here" if word == "stay" else ""
        facts.append(Message(f"gd-way-enemy-areas{here}", {"who": person(c, name), "n": areas}))
    return facts


def offered(place: PlaceSpec, around: str) -> list[Message]:
    """What a place offers (GD-04.13, GD-08.3)."""
    facts = [phrase("gd-way-cover")] if place.cover else []
    facts += [phrase("gd-way-rough")] if place.terrain == "rough" else []
    return facts + light_and_exit(place, around)


def light_and_exit(place: PlaceSpec, around: str) -> list[Message]:
    """The light of a place if that is not the one around it, and a way out."""
    light = [phrase(f"gd-way-light-{place.visibility}")] if place.visibility not in (None, around) else []
    return light + ([phrase("gd-way-exit")] if place.exit else [])


def facing(c: Fight, who: str) -> list[str]:
    """The opponents who can act."""
    return [name for name in opponents(c, who) if can_act(c, name)]
