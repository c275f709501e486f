"""What a destination is worth: how far it is, what the place offers, which enemy is near then."""

from __future__ import annotations

from hantei.core.decision import Route
from hantei.core.message import Message, Sayable, phrase
from hantei.core.plane import straight

from ..rules.figures import able, hostile
from ..rules.knowledge import sight
from ..rules.street.ground import metres, point
from ..state import Run
from .names import person


def going(c: Run, decision: Route, word: str) -> Message:
    """A point to go to: the way there, cover, a way out, and the nearest enemy whom the seat sees."""
    if word == "leave":
        return phrase("sr-eff-leaving")
    at = decision.ends.get(word) or (decision.start if word == "stay" else word)
    return around(c, decision.who, str(decision.about["who"]), point(at))


def around(c: Run, seat: str, who: str, at: tuple[int, int]) -> Message:
    """The facts of a point for somebody, as far as a seat knows them."""
    actor = c.actors[who]
    away = straight(actor.x, actor.y, *at)
    facts = [Message("sr-way-metres", {"metres": metres(away)}) if away else phrase("sr-way-here")]
    for place in c.scene.map.places.values():
        if point(place.at) == at:
            facts += [Message("sr-way-cover", {"percent": place.cover})] if place.cover else []
            facts += [phrase("sr-way-exit")] if place.exit else []
    seen = sight(c, seat)
    near = [
        (straight(c.actors[name].x, c.actors[name].y, *at), name)
        for name in hostile(c, who)
        if able(c.actors[name]) and seen(name)
    ]
    if near:
        far, name = min(near)
        args: dict[str, Sayable] = {"who": person(c, name), "metres": metres(far)}
        facts.append(Message("sr-way-enemy", args))
    return Message("sr-eff-destination", {"facts": facts})
