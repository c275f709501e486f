"""Draw the ground as a chart: places, people, range bands, lines of fire, and the answers of a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from hantei.core.board import Board, Chart, Feature, Piece, Pointable, SightLine, Spot, counter_numbers
from hantei.core.decision import Choice, Decision, Route
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, phrase
from hantei.scenes.plane import straight

from ..content.records import Map, PlaceSpec
from ..rules.conditions import can_act
from ..rules.ground import at_place, band_within, corner, limits, nearest_place, sees
from ..rules.knowledge import sides_read
from ..rules.terrain import inside, rough_rectangles
from ..state import Fight
from .entries import endurance_note
from .names import health, labelled, shown, state_words, under_way

AIMED = ("target", "aim_at")
"""Questions about whom to shoot at: lines of fire are shown."""

POINTED = (*AIMED, "patient")
"""Questions answered by a person."""

MOST_CHARTS = 500
"""How many maps are kept with their distances from where somebody stands: tables with the same map share them."""


def boards(c: Fight, seat: str, decision: Decision | None) -> list[Board]:
    """The map of the encounter as a seat sees it; an area map has ways in place of metres (GD-06.10)."""
    actor, here = acting(c, decision), c.scene.map
    return [
        Chart(
            title=phrase("gd-board"),
            spots=spots(here, stands(c, actor), c.fighters[actor].place if actor in c.fighters else "", limits(c)),
            pieces=pieces(c, seat, actor),
            ways=ways(here),
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


def stands(c: Fight, actor: str) -> tuple[int, int] | None:
    """Where who acts stands; None for nobody, and on an area map."""
    if actor not in c.fighters or c.scene.map.kind == "area":
        return None
    fighter = c.fighters[actor]
    return fighter.x, fighter.y


@lru_cache(MOST_CHARTS)
def spots(here: Map, eye: tuple[int, int] | None, stood: str, bands: Sequence[int]) -> Mapping[str, Spot]:
    """The places of a map; how far each is from where somebody stands, if anybody acts, by the limits of the bands.

    Parameters: `stood`: the place where they stand, from which others may be behind walls (GD-06.15).
    """
    floors = [place.floor for place in here.places.values()]
    found = {}
    for name, place in here.places.items():
        at = None if here.kind == "area" else corner(place.at)
        far = from_there(here, (stood, eye), (name, at), bands) if eye and at else []
        if min(floors) < max(floors) and (place.building or place.floor):
            far.append(storey(place.floor))
        found[name] = Spot(place.name, at, features(here, place), far)
    return found


def storey(floor: int) -> Message:
    """On which floor of several a place is: 0 is the ground floor."""
    if floor < 0:
        return Message("gd-spot-cellar", {"n": -floor})
    return Message("gd-spot-storey", {"storey": floor + 1})


def from_there(
    here: Map, start: tuple[str, tuple[int, int]], end: tuple[str, tuple[int, int]], bands: Sequence[int]
) -> list[Message]:
    """How far a place is, by name and point, from the one where somebody stands; whether walls are between."""
    (stood, eye), (name, at) = start, end
    if eye == at:
        return [phrase("gd-spot-here")]
    if not here.seen[stood, name]:
        return [phrase("gd-spot-unseen")]
    far = how_far(straight(*eye, *at), bands)
    return [far] if here.joined[stood, name] else [far, phrase("gd-spot-apart")]


def features(here: Map, place: PlaceSpec) -> list[Feature]:
    """What a place offers (GD-04.13, GD-06.5, GD-08.3)."""
    found = []
    if place.cover:
        found.append(Feature("cover", phrase("gd-spot-cover")))
    if place.terrain == "rough" or (here.kind != "area" and inside(rough_rectangles(here, 1), *corner(place.at))):
        found.append(Feature("rough", phrase("gd-spot-rough")))
    if place.visibility not in (None, "clear"):
        found.append(Feature("dark", phrase(f"gd-visibility-{place.visibility}")))
    if place.exit:
        found.append(Feature("exit", phrase("gd-spot-exit")))
    return found


def how_far(metres: int, bands: Sequence[int]) -> Message:
    """How far away a place is, and which range band that is (GD-00.11)."""
    return Message("gd-spot-far", {"metres": metres, "band": phrase(f"gd-band-{band_within(bands, metres)}")})


@lru_cache(MOST_CHARTS)
def ways(here: Map) -> Sequence[tuple[str, str]]:
    """The borders of areas (GD-06.10), each once."""
    found: list[tuple[str, str]] = []
    for name, place in here.places.items():
        found += [(name, link) for link in place.links if (link, name) not in found]
    return found


def pieces(c: Fight, seat: str, actor: str) -> list[Piece]:
    """Everybody, numbered by sides."""
    sides, read = list(c.scene.sides), sides_read(c, seat)
    tags = counter_numbers({who: fighter.side for who, fighter in c.fighters.items()})
    found = []
    for who in shown(c):
        side = c.fighters[who].side
        found.append(piece(c, who, tags[who], sides.index(side), side in read, who == actor))
    return found


@at_a_glance
def piece(c: Fight, who: str, tag: str, side: int, known: bool, acting: bool) -> Piece:
    """Somebody, how they are as far as it may be known."""
    fighter = c.fighters[who]
    notes = [endurance_note(fighter.endurance, c.sheet(who).endurance) if known else health(c, who)]
    if not at_place(c, who):
        notes.append(phrase("gd-board-near"))
    if fighter.bound_for:
        notes.append(Message("gd-board-leaving", under_way(c, who)))
    if fighter.cover:
        notes.append(phrase("gd-spot-cover"))
    return Piece(
        id=who,
        tag=tag,
        name=labelled(c, who),
        side=side,
        at=drawn_at(c, who),
        down=not can_act(c, who),
        acting=acting,
        notes=notes + state_words(c, who),
        hue=c.scene.sides[fighter.side].colour,
        near=not at_place(c, who),
        why=next(iter(state_words(c, who)), "") if not can_act(c, who) else "",
    )


def drawn_at(c: Fight, who: str) -> str:
    """Return the place at which somebody is drawn: the one where they are, or on the way the nearest one."""
    fighter = c.fighters[who]
    return fighter.place if at_place(c, who) else nearest_place(c, fighter.place, fighter.x, fighter.y)


def fire_lines(c: Fight, decision: Decision, actor: str) -> list[SightLine]:
    """From who shoots to all who can be aimed at; cover of the target is noted (GD-08.5)."""
    if decision.kind not in AIMED or not isinstance(decision, Choice) or actor not in c.fighters:
        return []
    start = drawn_at(c, actor)
    there = [who for who in decision.options if who in c.fighters and sees(c, actor, who)]
    return [SightLine(start, drawn_at(c, who), not c.fighters[who].cover) for who in there]


def offers(c: Fight, decision: Decision) -> list[Pointable]:
    """The answers that a place or a person stands for."""
    if isinstance(decision, Route):
        return [one for option in decision.ends if (one := destination(c, decision, option)) is not None]
    if isinstance(decision, Choice) and decision.kind in POINTED:
        return [Pointable(who, at=drawn_at(c, who), piece=who) for who in decision.options if who in c.fighters]
    return []


def destination(c: Fight, decision: Route, option: str) -> Pointable | None:
    """A place to go to or to set out for, and the place where one stays; others have no place of their own."""
    head, _, name = option.partition(":")
    here = drawn_at(c, str(decision.about["who"]))
    if option == "stay":
        return Pointable(option, at=here)
    return (
        Pointable(option, at=name, way=[here, name])
        if head in ("to", "towards") and name in c.scene.map.places
        else None
    )
