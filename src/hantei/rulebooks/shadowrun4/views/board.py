"""The ground as a chart: places, people, range bands, lines of fire, and what a question makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hantei.core.board import Board, Chart, Feature, Line, Offer, Piece, Point, Spot
from hantei.core.decision import Choice, Decision, Route
from hantei.core.rulebook import Message, Sayable, phrase

from ..content_encounter import PlaceSpec
from ..figures import PROGRAMS, able, track
from ..magic.signatures import count_known
from ..state import Run
from ..street.gear import in_hand
from ..street.ground import METRE, at_place, cover, in_line, metres, point, straight
from ..street.ranged_rows import GOOD, band_at
from .chase import chase_boards, chased
from .matrix_board import cyber, matrix_boards
from .names import health, person, readable_sides, shown, state_words, tag

POINTED = ("target", "aim_at")
"""Questions about whom to attack: lines of fire are shown."""

MOST_TRACKS = 500
"""So many states of tracks are kept: most people are as they were before."""


def boards(c: Run, seat: str, decision: Decision | None) -> list[Board]:
    """The ground of the encounter as a seat sees it, in metres; before it the chases, and who is in them; the Matrix
    after it, or first of all where it is asked about."""
    actor = acting(c, decision)
    sides = list(dict.fromkeys(readable_sides(c, seat)))
    seen = [who for who in shown(c, seat) if c.actors[who].kind not in PROGRAMS]
    chases = chase_boards(c, seen, decision, lambda who: piece(c, sides, who, actor))
    world = ground(c, sides, seen, decision, actor)
    matrix = matrix_boards(c, seat, decision, actor)
    inside = decision is not None and actor in c.actors and c.actors[actor].plane == "matrix"
    first = inside or any(one.offers for one in matrix)
    return [*matrix, *chases, world] if first else [*chases, world, *matrix]


def ground(c: Run, sides: Sequence[str], seen: Sequence[str], decision: Decision | None, actor: str) -> Chart:
    """The places of the encounter, and those who are seen and not in a chase; `sides`: those whose figures may be
    read."""
    return Chart(
        title=phrase("sr-board"),
        spots={name: spot(c, sides, name, actor if actor in seen else "") for name in c.scene.map.places},
        pieces=[piece(c, sides, who, actor) for who in seen if not chased(c, who)],
        lines=[] if decision is None else fire_lines(c, decision, actor),
        offers=[] if decision is None else offers(c, decision),
    )


def acting(c: Run, decision: Decision | None) -> str:
    """Who is asked about, else whose phase it is."""
    who = str(decision.about.get("who", "")) if decision is not None else ""
    return who if who in c.actors else c.phases[-1].who if c.phases else ""


def spot(c: Run, sides: Sequence[str], at: str, actor: str) -> Spot:
    """A place: where it lies, what it offers (SR-T1.4, SR-T1.5, SR-T2.1), how far it is from who acts, how many
    astral signatures some sides know of there (SR-6.3.1)."""
    place, features = c.scene.map.places[at], []
    if place.cover:
        features.append(Feature("cover", Message("sr-spot-cover", {"percent": place.cover})))
    if place.height:
        features.append(Feature("held", Message("sr-spot-height", {"metres": place.height})))
    for name in place.conditions or ():
        features.append(Feature("dark", phrase(f"sr-sight-{name}")))
    if place.exit:
        features.append(Feature("exit", phrase("sr-spot-exit")))
    notes = [] if actor not in c.actors else [how_far(c, actor, place)]
    marks = count_known(c, sides, "astral", at)
    notes += [Message("sr-spot-signatures", {"n": marks})] if marks else []
    return Spot(place.name, whole(*point(place.at)), features, notes)


def how_far(c: Run, actor: str, place: PlaceSpec) -> Message:
    """How far a place is from somebody, and which range band that is for the gun in hand (SR-T1.20)."""
    one = c.actors[actor]
    length = straight(one.x, one.y, *point(place.at))
    guns = in_hand(c, actor, "gun")
    if not guns:
        return Message("sr-spot-far", {"metres": metres(length)})
    band = band_at(c.records.weapons[one.carried[guns[0]].weapon], length)
    said = phrase(f"sr-band-{band}") if band else phrase("sr-band-beyond")
    return Message("sr-spot-far-band", {"metres": metres(length), "band": said})


def whole(x: int, y: int) -> Point:
    """A point in whole metres."""
    return x // METRE, y // METRE


def piece(c: Run, sides: Sequence[str], who: str, actor: str) -> Piece:
    """Somebody, how they are: in figures for those who may read those of their side."""
    one = c.actors[who]
    notes: list[Sayable] = [tracks(c, who) if one.side in sides else health(c, who)]
    if one.cover:
        notes.append(Message("sr-spot-cover", {"percent": cover(c, who)}))
    if not at_place(c, one, one.place):
        notes.append(phrase("sr-board-between"))
    return Piece(
        id=who,
        tag=tag(c, who),
        name=person(c, who),
        side=list(c.scene.sides).index(one.side),
        at=one.place,
        down=not able(one),
        acting=who == actor,
        notes=[*notes, *state_words(c, who)],
    )


def tracks(c: Run, who: str) -> Message:
    """SR-X.1, SR-X.9: the boxes filled on somebody's tracks, or on the one track of a machine."""
    one = c.actors[who]
    name = "sr-board-machine" if one.model else "sr-board-tracks"
    return filled(name, one.physical, track(c, who, "P"), one.stun, track(c, who, "S"))


@lru_cache(MOST_TRACKS)
def filled(name: str, physical: int, physical_of: int, stun: int, stun_of: int) -> Message:
    """The boxes filled on both tracks, of how many."""
    return Message(name, {"physical": physical, "physical_of": physical_of, "stun": stun, "stun_of": stun_of})


def fire_lines(c: Run, decision: Decision, actor: str) -> list[Line]:
    """From who attacks to all who can be; good cover of the target is noted."""
    if decision.kind not in POINTED or cyber(decision) or not isinstance(decision, Choice) or actor not in c.actors:
        return []
    start = c.actors[actor].place
    there = [who for who in decision.options if who in c.actors and in_line(c, actor, who)]
    return [Line(start, c.actors[who].place, cover(c, who) < GOOD) for who in there]


def offers(c: Run, decision: Decision) -> list[Offer]:
    """The answers that a place or a person stands for."""
    if isinstance(decision, Route):
        return [one for option in decision.ends if (one := destination(c, decision, option)) is not None]
    if isinstance(decision, Choice) and decision.kind in POINTED and not cyber(decision):
        there = [who for who in decision.options if who in c.actors and not chased(c, who)]
        return [Offer(who, at=c.actors[who].place, piece=who) for who in there]
    return []


def destination(c: Run, decision: Route, option: str) -> Offer | None:
    """A place to go to, and the place where one stays; others have no place of their own."""
    head, _, name = option.partition(":")
    here = c.actors[str(decision.about["who"])].place
    if option == "stay":
        return Offer(option, at=here)
    return Offer(option, at=name, way=[here, name]) if head == "to" else None
