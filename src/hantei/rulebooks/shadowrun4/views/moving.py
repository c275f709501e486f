"""Where people go, and where they stand between the places."""

from __future__ import annotations

from hantei.core.message import Message
from hantei.scenes.plane import straight

from ..rules.street.ground import at_place, point, written
from ..state import Run
from .lines import Facts
from .names import arguments, node_name, person, place_name


def closest_place(c: Run, place: str, x: int, y: int) -> str:
    """The place that a point is nearest to, on the level of the one it belongs to, in its room or one in sight of it:
    a way may end in the next room and still belong to the place where it began."""
    ground = c.scene.map
    places = ground.places
    level = [name for name, one in places.items() if one.height == places[place].height and ground.joined[place, name]]
    return min(level, key=lambda name: (straight(x, y, *point(places[name].at)), name != place))


def stands_at(c: Run, who: str) -> str:
    """The place where somebody is drawn: their own, else the one that is nearest."""
    one = c.actors[who]
    return one.place if at_place(c, one, one.place) else closest_place(c, one.place, one.x, one.y)


def moved(c: Run, facts: Facts) -> Message:
    """Somebody has moved: to a place, or to a point near one."""
    place = facts["place"]
    if facts.get("fallen"):
        close = closest_place(c, place, *point(facts["at"]))
        return Message("sr-log-moved-fallen", {"who": person(c, facts["who"]), "place": place_name(c, close)})
    there = written(*point(c.scene.map.places[place].at)) == facts["at"]
    close = place if there else closest_place(c, place, *point(facts["at"]))
    near = ("-here" if facts.get("again") else "") if there else nearby(c, facts, close)
    pace = "-running" if facts["running"] else "-crawling" if facts.get("prone") else ""
    args = {**arguments(c, facts), "place": place_name(c, close)}
    for name in ("at", "start"):  # coordinates say nothing to anybody; the board shows where it is
        args.pop(name, None)
    return Message(f"sr-log-moved{near}{pace}", args)


def nearby(c: Run, facts: Facts, close: str) -> str:
    """What a message about a point between the places says of it: whom somebody has come up to, that it is near the
    same place as before, or that another place is nearer than the one it belongs to.
    """
    if facts.get("foe"):
        return "-foe"
    home = close == facts["place"]
    again = home and facts.get("again")
    if "start" in facts:  # events of an earlier version do not say where the way began
        again = begun_near(c, *point(facts["start"])) == close
    return "-again" if again else "-near" if home else "-by"


def begun_near(c: Run, x: int, y: int) -> str:
    """The place that a way has begun nearest to."""
    places = c.scene.map.places
    return min(places, key=lambda name: straight(x, y, *point(places[name].at)))


def comes(c: Run, facts: Facts) -> Message:
    """SR-4.1.7: a spirit comes back to its summoner; SR-7.1.6: a sprite to the nodes of its technomancer."""
    nodes = [node_name(c, node) for node in c.actors[facts["who"]].matrix.nodes]
    return Message(f"sr-log-comes{'-node' if nodes else ''}", {**arguments(c, facts), "nodes": nodes})


def in_the_way_of(c: Run, facts: Facts) -> Message:
    """SR-3.2.10: somebody steps into the way; the attack that follows does not say why it comes now."""
    named = arguments(c, facts)
    told = {"who": named["who"], "target": named["target"]}
    if "place" not in facts:  # told by an earlier version
        return Message("sr-log-action-intercept", told)
    walk, close, again = c.walk, facts["place"], facts.get("again")
    if walk is not None and walk.place == close:
        close = closest_place(c, close, walk.x, walk.y)
        again = begun_near(c, walk.start_x, walk.start_y) == close
    way = "here" if again else "close" if facts.get("close") else "way"
    prone = "-prone" if facts.get("prone") else ""
    return Message(f"sr-log-action-intercept-{way}{prone}", {**told, "place": place_name(c, close)})


def stopped_at(c: Run, facts: Facts) -> Message:
    """SR-10.5.2: somebody was stopped on the way, and where."""
    who = facts["who"]
    one = c.actors[who]
    where = "at" if at_place(c, one, one.place) else "near"
    return Message(f"sr-log-stopped-{where}", {**arguments(c, facts), "place": place_name(c, stands_at(c, who))})


def covered_at(c: Run, facts: Facts) -> Message:
    """Somebody takes cover, and where; or leaves it."""
    if not facts["on"]:
        return Message("sr-log-cover-off", arguments(c, facts))
    who = facts["who"]
    return Message("sr-log-cover-on", {"who": person(c, who), "place": place_name(c, c.actors[who].place)})
