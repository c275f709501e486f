"""How moves are told: to where, towards or away from whom, at what pace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.scenes.plane import straight

from ..rules.conditions import can_act
from ..rules.ground import at_place, corner, nearest_place, opponents, touches
from ..rules.movement import MOVING
from ..rules.posture import crawling
from ..state import Fight
from .names import arguments, person, place_name, state_words

Facts = Mapping[str, Any]


def moved(c: Fight, facts: Facts) -> Message:
    """Somebody has moved: to a place, across an area, or to a point; at what pace."""
    told = whither(c, facts)
    pace = at_pace(c, facts)
    ways = {word: phrase(f"gd-{word}-{pace}") for word in ("goes", "goes_far", "haste")}
    args: dict[str, Sayable] = {**told.args, **ways}
    return Message(f"{told.id}-leaving" if facts.get("uncovered") else told.id, args)


def at_pace(c: Fight, facts: Facts) -> str:
    """The pace of a move: by the method declared, unless somebody who lies prone crawls."""
    if crawling(c, facts["who"]):
        return "crawl"
    method = str(facts.get("method", ""))
    return method if method in MOVING else "walk"


def across(c: Fight, facts: Facts) -> Message:
    """A move on an area map (GD-06.10): an area is reached, or one is still crossing the last, perhaps in its cover."""
    args = {"who": person(c, facts["who"]), "place": place_name(c, facts["place"])}
    if not facts["bound_for"]:
        return Message("gd-log-moved-reached", args)
    args["bound_for"] = place_name(c, facts["bound_for"])
    if facts.get("entered"):
        return Message("gd-log-moved-through", args)
    way = "onward" if facts.get("goes_on") else "across"
    if way == "onward" and at_pace(c, facts) == "crawl":  # it may be the first of the moves at which one crawls
        way = "crawling"
    return Message(f"gd-log-moved-{way}{'-sheltered' if c.fighters[facts['who']].cover else ''}", args)


def stayed(c: Fight, facts: Facts) -> Message:
    """Somebody has declared more than cautious movement and goes nowhere (GD-04.3), which makes them harder to hit in
    full movement (GD-06.3)."""
    return Message("gd-log-stayed-harder" if facts["percent"] else "gd-log-stayed", arguments(c, facts))


def whither(c: Fight, facts: Facts) -> Message:
    """Where a move has ended, or what it was towards or away from."""
    args = {"who": person(c, facts["who"]), "place": place_name(c, facts["place"])}
    if c.scene.map.kind == "area":
        return across(c, facts)
    x, y = corner(str(facts["at"]))
    if facts["place"] in c.scene.map.at.get((x, y), ()):
        return Message("gd-log-moved", args)
    gone: dict[str, Sayable] = {"who": args["who"], "metres": straight(*corner(str(facts["start"])), x, y)}
    head, _, goal = str(facts["way"]).partition(":")
    patient = helped(c, facts["who"]) if head == "towards" else ""
    if patient:
        return Message("gd-log-moved-up", {**gone, "goal": person(c, patient)})
    comrade = goal in c.fighters and c.fighters[goal].side == c.fighters[facts["who"]].side
    prey = attacked(c, facts["who"]) if head == "towards" and (comrade or goal not in c.fighters) else []
    if prey:
        return Message("gd-log-moved-up", {**gone, "goal": everybody([person(c, one) for one in prey])})
    if head == "towards" and comrade and at_place(c, goal) and c.fighters[goal].place != facts["place"]:
        goal = c.fighters[goal].place  # whoever goes there need not go for the sake of who stands there
    elif head == "away" and goal in c.fighters:
        goal = shunned(c, facts, goal)
    elif head == "towards" and goal in c.fighters:
        no_aim = comrade or not can_act(c, goal)
        goal = sought(c, facts) or (headed_for(c, facts, list(c.scene.map.places)) if no_aim else "") or goal
    if goal in c.fighters:
        return Message(f"gd-log-moved-{head}", {**gone, "goal": person(c, goal)})
    if goal:
        return Message("gd-log-moved-towards-place", {**gone, "place": place_name(c, goal)})
    return Message("gd-log-moved-point", {**gone, "near": place_name(c, nearest_place(c, facts["place"], x, y))})


def helped(c: Fight, who: str) -> str:
    """The comrade in need, in the worst state of all, whom somebody who is about to use a skill or an item has come to,
    or else the one who has lost endurance; "" for none."""
    if c.turn is None or c.turn.who != who or c.turn.action not in ("use_item", "use_skill"):
        return ""
    side = c.fighters[who].side
    near = [name for name, one in c.fighters.items() if one.side == side and name != who and touches(c, who, name)]
    alive = [name for name in near if not c.fighters[name].dead]
    hurt = [name for name in alive if c.fighters[name].endurance < c.sheet(name).endurance]
    in_need = [name for name in alive if state_words(c, name)] or hurt
    return min(in_need, key=lambda name: c.fighters[name].endurance, default="")


def attacked(c: Fight, who: str) -> list[str]:
    """The opponents, one or two, whom somebody who is about to strike a blow has come to; of more, none."""
    if c.turn is None or c.turn.who != who or c.turn.action != "melee" or c.turn.done:
        return []
    near = [name for name in opponents(c, who) if touches(c, who, name) and not c.fighters[name].dead]
    able = [name for name in near if not c.fighters[name].unconscious] or near
    return able if len(able) <= BOTH else []


BOTH = 2
"""So many opponents are named as those whom one has come to."""


def shunned(c: Fight, facts: Facts, goal: str) -> str:
    """Whom a move away leads away from: the nearest who can act among those from whom it does so quite as far."""
    if can_act(c, goal):
        return goal
    start, end = corner(str(facts["start"])), corner(str(facts["at"]))
    gone = {
        who: straight(*end, one.x, one.y) - straight(*start, one.x, one.y)
        for who, one in c.fighters.items()
        if one.side != c.fighters[facts["who"]].side and (can_act(c, who) or who == goal)
    }
    as_far = [who for who, metres in gone.items() if who != goal and 10 * metres >= 8 * gone[goal] > 0]
    return min(as_far, key=lambda who: straight(*end, c.fighters[who].x, c.fighters[who].y), default=goal)


def sought(c: Fight, facts: Facts) -> str:
    """The place that somebody's side has to reach or to leave by, if a move led almost straight to it; "" for none."""
    places = c.scene.map.places
    found: list[str] = []
    for goal in c.scene.goals:
        if goal.side == c.fighters[facts["who"]].side:
            exits = [name for name, place in places.items() if place.exit] if goal.kind == "escape" else []
            found += [*goal.places, *exits]
    return headed_for(c, facts, found)


def headed_for(c: Fight, facts: Facts, names: list[str]) -> str:
    """The place among these to which a move led almost straight, the one that it brought nearest; "" for none."""
    start, end = corner(str(facts["start"])), corner(str(facts["at"]))
    places = c.scene.map.places
    gained = {
        name: straight(*start, *corner(places[name].at)) - straight(*end, *corner(places[name].at)) for name in names
    }
    nearly = [name for name, metres in gained.items() if 10 * metres >= 9 * straight(*start, *end) > 0]
    return max(nearly, key=lambda name: gained[name], default="")
