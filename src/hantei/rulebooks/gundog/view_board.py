"""The ground as a chart: places, people, range bands, lines of fire, and what a question makes of them."""

from __future__ import annotations

from hantei.core.board import Board, Chart, Feature, Line, Offer, Piece, Spot
from hantei.core.decision import Choice, Decision, Route
from hantei.core.rulebook import Message, Sayable

from .conditions import can_act
from .ground import at_place, band, corner, inside, rough_rectangles, sees, straight
from .state import Fight
from .view_names import health, knows, person, shown, state_words

AIMED = ("target", "aim_at")
"""Questions about whom to shoot at: lines of fire are shown."""

POINTED = (*AIMED, "patient")
"""Questions answered by a person."""


def boards(c: Fight, seat: str, decision: Decision | None) -> list[Board]:
    """The map of the encounter as a seat sees it; an area map has ways in place of metres (GD-06.10)."""
    actor = acting(c, decision)
    return [
        Chart(
            title=Message("gd-board"),
            spots={name: spot(c, name, actor) for name in c.scene.map.places},
            pieces=[piece(c, seat, who, actor) for who in shown(c)],
            ways=ways(c),
            lines=[] if decision is None else fire_lines(c, decision, actor),
            offers=[] if decision is None else offers(c, decision),
        )
    ]


def acting(c: Fight, decision: Decision | None) -> str:
    """Who is asked about, else whose action check it is."""
    who = str(decision.about.get("who", "")) if decision is not None else ""
    if who in c.fighters:
        return who
    return c.turn.who if c.turn is not None else ""


def spot(c: Fight, name: str, actor: str) -> Spot:
    """A place: where it lies, what it offers (GD-04.13, GD-06.5, GD-08.3), how far it is from who acts."""
    place, area = c.scene.map.places[name], c.scene.map.kind == "area"
    features = []
    if place.cover:
        features.append(Feature("cover", Message("gd-spot-cover")))
    if place.terrain == "rough" or (not area and on_rough(c, name)):
        features.append(Feature("rough", Message("gd-spot-rough")))
    if place.visibility not in (None, "clear"):
        features.append(Feature("dark", Message(f"gd-visibility-{place.visibility}")))
    if place.exit:
        features.append(Feature("exit", Message("gd-spot-exit")))
    far = [] if area or actor not in c.fighters else [how_far(c, actor, name)]
    return Spot(place.name, None if area else corner(place.at), features, far)


def on_rough(c: Fight, name: str) -> bool:
    """Whether a place lies on rough ground (GD-06.12)."""
    x, y = corner(c.scene.map.places[name].at)
    return inside(rough_rectangles(c, 1), x, y)


def how_far(c: Fight, actor: str, name: str) -> Message:
    """How far a place is from somebody, and which range band that is (GD-00.11)."""
    fighter = c.fighters[actor]
    metres = straight(fighter.x, fighter.y, *corner(c.scene.map.places[name].at))
    return Message("gd-spot-far", {"metres": metres, "band": Message(f"gd-band-{band(c, metres)}")})


def ways(c: Fight) -> list[tuple[str, str]]:
    """The borders of areas (GD-06.10), each once."""
    found: list[tuple[str, str]] = []
    for name, place in c.scene.map.places.items():
        found += [(name, link) for link in place.links if (link, name) not in found]
    return found


def piece(c: Fight, seat: str, who: str, actor: str) -> Piece:
    """Somebody, how they are as far as the seat may know."""
    fighter = c.fighters[who]
    notes: list[Sayable] = [health(c, who)]
    if knows(c, seat, who):
        notes = [Message("gd-board-endurance", {"n": fighter.endurance, "most": c.sheet(who).endurance})]
    if not at_place(c, who):
        notes.append(Message("gd-board-between"))
    if fighter.cover:
        notes.append(Message("gd-spot-cover"))
    return Piece(
        id=who,
        tag=str(1 + [name for name in c.fighters if c.fighters[name].side == fighter.side].index(who)),
        name=person(c, who),
        side=list(c.scene.sides).index(fighter.side),
        at=fighter.place,
        down=not can_act(c, who),
        acting=who == actor,
        notes=[*notes, *state_words(c, who)],
    )


def fire_lines(c: Fight, decision: Decision, actor: str) -> list[Line]:
    """From who shoots to all who can be aimed at; cover of the target is noted (GD-08.5)."""
    if decision.kind not in AIMED or not isinstance(decision, Choice) or actor not in c.fighters:
        return []
    start = c.fighters[actor].place
    there = [who for who in decision.options if who in c.fighters and sees(c, actor, who)]
    return [Line(start, c.fighters[who].place, not c.fighters[who].cover) for who in there]


def offers(c: Fight, decision: Decision) -> list[Offer]:
    """The answers that a place or a person stands for."""
    if isinstance(decision, Route):
        return [one for option in decision.ends if (one := destination(c, decision, option)) is not None]
    if isinstance(decision, Choice) and decision.kind in POINTED:
        return [Offer(who, at=c.fighters[who].place, piece=who) for who in decision.options if who in c.fighters]
    return []


def destination(c: Fight, decision: Route, option: str) -> Offer | None:
    """A place to go to or to set out for, and the place where one stays; others have no place of their own."""
    head, _, name = option.partition(":")
    here = c.fighters[str(decision.about["who"])].place
    if option == "stay":
        return Offer(option, at=here)
    return (
        Offer(option, at=name, way=[here, name]) if head in ("to", "towards") and name in c.scene.map.places else None
    )
