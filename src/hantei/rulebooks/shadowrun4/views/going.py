"""Describe a destination: how far it is, what the place offers, which enemy is near there, and its group."""

from __future__ import annotations

from enum import Enum

from hantei.core.decision import Decision, Route
from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.plane import straight

from ..rules.figures import able, hostile
from ..rules.knowledge import sight
from ..rules.street.ground import metres, point, tenths
from ..state import Run
from .names import person


class Group(Enum):
    """Destinations that are alike, in the order in which people look for them."""

    COVER = "cover"
    PLACE = "place"
    ENEMY = "enemy"
    OTHER = "other"
    AWAY = "away"
    STAY = "stay"


def grouped(c: Run, decision: Route, word: str) -> Group:
    """Return the group of a destination."""
    head, _, name = word.partition(":")
    if head == "to":
        return Group.COVER if c.scene.map.places[name].cover else Group.PLACE
    if head == "towards":
        return Group.ENEMY if name in hostile(c, str(decision.about["who"])) else Group.OTHER
    return Group.AWAY if head == "away" else Group.STAY


def heading(c: Run, decision: Decision, word: str) -> Message | None:
    """Return the heading of a group of destinations."""
    if not isinstance(decision, Route):
        return None
    leaves = "-leave" if "leave" in decision.ends and grouped(c, decision, word) is Group.STAY else ""
    return phrase(f"sr-going-{grouped(c, decision, word).value}{leaves}")


def gone(c: Run, decision: Route, word: str) -> int:
    """How long the way of a destination is, in the measure of the map; points lie on a grid, which may make a way a
    little longer than the distance that may be gone."""
    actor = c.actors[str(decision.about["who"])]
    length = straight(actor.x, actor.y, *point(decision.ends.get(word, decision.start)))
    return min(length, tenths(str(decision.about["metres"]))) if "metres" in decision.about else length


def brief(c: Run, decision: Route, word: str) -> list[Message]:
    """Say what sets a destination apart at a glance: the way, and the distance to the nearest enemy in sight from
    there.
    """
    facts = [Message("sr-far-metres", {"metres": metres(gone(c, decision, word))})]
    if word.startswith("to:") and (cover := c.scene.map.places[word.removeprefix("to:")].cover):
        facts.append(Message("sr-way-cover", {"percent": cover}))
    at = point(decision.ends.get(word, decision.start))
    near = [far for far, _ in facing(c, decision.who, str(decision.about["who"]), at)]
    return facts + ([Message("sr-far-enemy", {"metres": metres(min(near))})] if near else [])


def facing(c: Run, seat: str, who: str, at: tuple[int, int]) -> list[tuple[int, str]]:
    """The enemies of somebody who can act and whom a seat sees, each with how far from a point they are."""
    seen = sight(c, seat)
    return [
        (straight(c.actors[name].x, c.actors[name].y, *at), name)
        for name in hostile(c, who)
        if able(c.actors[name]) and seen(name)
    ]


def going(c: Run, decision: Route, word: str) -> Message:
    """A point to go to: the way there, cover, a way out, and the nearest enemy whom the seat sees."""
    if word == "leave":
        return phrase("sr-eff-leaving")
    at = decision.ends.get(word) or (decision.start if word == "stay" else word)
    length = gone(c, decision, word) if word in decision.ends else None
    found = around(c, decision.who, str(decision.about["who"]), point(at), length=length)
    return no_run(c, decision, found) if word == "stay" and decision.about.get("running") else found


def no_run(c: Run, decision: Route, here: Message) -> Message:
    """SR-3.2.34: what staying costs whoever has taken the action: the way at a run, and by ruling the state."""
    runs = c.actors[str(decision.about["who"])].motion.running
    return Message(f"sr-eff-destination-{'run_over' if runs else 'no_run'}", {"head": here})


def around(c: Run, seat: str, who: str, at: tuple[int, int], of: str = "", length: int | None = None) -> Message:
    """The facts of a point for somebody, as far as a seat knows them; `of`: they are called by name ("-of"), where
    somebody else is asked; `length`: how long the way there counts, where it was said already."""
    actor = c.actors[who]
    away = straight(actor.x, actor.y, *at) if length is None else length
    named: dict[str, Sayable] = {"acting": person(c, who)} if of else {}
    here = Message(f"sr-way-here{of}", named)
    facts = [Message(f"sr-way-metres{of}", {"metres": metres(away), **named}) if away else here]
    for place in c.scene.map.places.values():
        if point(place.at) == at:
            facts += [Message("sr-way-cover", {"percent": place.cover})] if place.cover else []
            facts += [phrase("sr-way-exit")] if place.exit else []
    if near := facing(c, seat, who, at):
        far, name = min(near)
        args: dict[str, Sayable] = {"who": person(c, name), "metres": metres(far)}
        facts.append(Message("sr-way-enemy", args))
    return Message("sr-eff-destination", {"facts": facts})
