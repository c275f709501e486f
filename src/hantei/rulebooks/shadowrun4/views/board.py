"""Draw the ground as a chart: places, people, range bands, lines of fire, and the answers of a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from hantei.core.board import Board, Chart, Feature, Look, Piece, Pointable, SightLine, Spot
from hantei.core.decision import Choice, Decision, Route
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.plane import straight

from ..content.encounter import PlaceSpec
from ..content.records import Weapon
from ..rules.figures import PROGRAMS, able, track
from ..rules.knowledge import readable_sides, shown
from ..rules.street.gear import in_hand
from ..rules.street.ground import METRE, at_place, cover, in_line, metres, point
from ..rules.street.ranged_rows import GOOD, band_at
from ..state import Actor, Run
from .chase import chase_boards, chased
from .matrix_board import cyber, matrix_boards
from .moving import stands_at
from .names import health, labelled, state_words, tags
from .nodes import count_known

POINTED = ("target", "aim_at")
"""Questions about whom to attack: lines of fire are shown."""

MOST_KEPT = 1_000
"""How many notes of each kind are kept: most people and places have not changed."""


def boards(c: Run, seat: str, decision: Decision | None) -> list[Board]:
    """The ground of the encounter as a seat sees it, in metres; before it the chases and those in them; after it the
    Matrix, which comes first if the question is about it.
    """
    actor = acting(c, decision)
    sides = list(dict.fromkeys(readable_sides(c, seat)))
    seen = [who for who in shown(c, seat) if c.actors[who].kind not in PROGRAMS]
    letters, order = tags(c), {side: i for i, side in enumerate(c.scene.sides)}

    def draw(who: str) -> Piece:
        side = c.actors[who].side
        return piece(c, who, letters[who], order[side], side in sides, who == actor)

    chases = chase_boards(c, seen, decision, draw)
    on_foot = [draw(who) for who in seen if not chased(c, who)]
    world = ground(c, on_foot, spots(c, sides, actor if actor in seen else ""), decision, actor)
    matrix = matrix_boards(c, seat, decision, actor, letters)
    inside = decision is not None and actor in c.actors and c.actors[actor].plane == "matrix"
    first = inside or any(one.offers for one in matrix)
    return [*matrix, *chases, world] if first else [*chases, world, *matrix]


def ground(
    c: Run, there: Sequence[Piece], places: Mapping[str, Spot], decision: Decision | None, actor: str
) -> Chart:  # fmt: skip
    """The places of the encounter, and those who are seen and not in a chase."""
    return Chart(
        title=phrase("sr-board"),
        spots=places,
        pieces=there,
        lines=[] if decision is None else fire_lines(c, decision, actor),
        offers=[] if decision is None else offers(c, decision),
    )


def acting(c: Run, decision: Decision | None) -> str:
    """Who is asked about, else whose phase it is."""
    who = str(decision.about.get("who", "")) if decision is not None else ""
    return who if who in c.actors else c.phases[-1].who if c.phases else ""


def spots(c: Run, sides: Sequence[str], actor: str) -> dict[str, Spot]:
    """List the places: their points, their distance from whoever acts, the astral signatures known there (SR-6.3.1)."""
    found = {}
    one, gun = (c.actors[actor], gun_of(c, actor)) if actor in c.actors else (None, None)
    for at, place in c.scene.map.places.items():
        notes = [] if one is None else [how_far(one, gun, place)]
        if marks := count_known(c, sides, "astral", at):
            notes.append(Message("sr-spot-signatures", {"n": marks}))
        x, y = point(place.at)
        offered = features(place.cover, place.height, place.conditions or (), place.exit)
        found[at] = Spot(place.name, (x // METRE, y // METRE), offered, notes)
    return found


SHELTER: Mapping[int, Look] = {25: "cover-little", 75: "cover-much"}
"""SR-T1.5: how cover of more or less than half is drawn."""


@lru_cache(MOST_KEPT)
def features(cover: int, height: int, conditions: Sequence[str], leads_out: bool) -> Sequence[Feature]:
    """What a place offers (SR-T1.4, SR-T1.5, SR-T2.1)."""
    found = []
    if cover:
        found.append(Feature(SHELTER.get(cover, "cover"), covered(cover)))
    if height:
        found.append(Feature("held", Message("sr-spot-height", {"metres": height})))
    for name in conditions:
        found.append(Feature("dark", phrase(f"sr-sight-{name}")))
    if leads_out:
        found.append(Feature("exit", phrase("sr-spot-exit")))
    return tuple(found)


@lru_cache(MOST_KEPT)
def covered(percent: int) -> Message:
    """How much cover there is."""
    return Message("sr-spot-cover", {"percent": percent})


def gun_of(c: Run, who: str) -> Weapon | None:
    """The gun in somebody's hand."""
    guns = in_hand(c, who, "gun")
    return c.records.weapons[c.actors[who].carried[guns[0]].weapon] if guns else None


def how_far(one: Actor, gun: Weapon | None, place: PlaceSpec) -> Message:
    """How far a place is from somebody, and which range band that is for the gun in hand (SR-T1.20)."""
    length = straight(one.x, one.y, *point(place.at))
    if not length:
        return phrase("sr-spot-here")
    return far(length) if gun is None else far(length, band_at(gun, length) or "beyond")


@lru_cache(MOST_KEPT)
def far(length: int, band: str = "") -> Message:
    """A distance in metres, and its range band where there is one."""
    args: dict[str, Sayable] = {"metres": metres(length)}
    if band in ("", "beyond"):
        return Message("sr-spot-far-beyond" if band else "sr-spot-far", args)
    return Message("sr-spot-far-band", {**args, "band": phrase(f"sr-band-{band}")})


@at_a_glance
def piece(c: Run, who: str, tag: str, side: int, known: bool, acting: bool) -> Piece:
    """Somebody, how they are: in figures where these are `known`; `side`: the place of their side among the sides."""
    one = c.actors[who]
    notes: list[Sayable] = [tracks(c, who) if known else health(c, who)]
    if one.motion.cover:
        notes.append(covered(cover(c, who)))
    if not at_place(c, one, one.place):
        notes.append(phrase("sr-board-between"))
    return Piece(
        id=who,
        tag=tag,
        name=labelled(c, who),
        side=side,
        at=stands_at(c, who),
        down=not able(one),
        acting=acting,
        notes=[*notes, *state_words(c, who)],
        hue=c.scene.sides[one.side].colour,
        near=not at_place(c, one, one.place),
    )


def tracks(c: Run, who: str) -> Message:
    """SR-X.1, SR-X.9: the boxes filled on somebody's tracks, or on the one track of a machine."""
    one = c.actors[who]
    name = "sr-board-machine" if one.machine.model else "sr-board-tracks"
    return filled(name, one.physical, track(c, who, "P"), one.stun, track(c, who, "S"))


@lru_cache(MOST_KEPT)
def filled(name: str, physical: int, physical_of: int, stun: int, stun_of: int) -> Message:
    """The boxes filled on both tracks, of how many."""
    return Message(name, {"physical": physical, "physical_of": physical_of, "stun": stun, "stun_of": stun_of})


def fire_lines(c: Run, decision: Decision, actor: str) -> list[SightLine]:
    """From who attacks to all who can be; good cover of the target is noted."""
    if decision.kind not in POINTED or cyber(decision) or not isinstance(decision, Choice) or actor not in c.actors:
        return []
    start = stands_at(c, actor)
    there = [who for who in decision.options if who in c.actors and in_line(c, actor, who)]
    return [SightLine(start, stands_at(c, who), cover(c, who) < GOOD) for who in there]


def offers(c: Run, decision: Decision) -> list[Pointable]:
    """The answers that a place or a person stands for."""
    if isinstance(decision, Route):
        return [one for option in decision.ends if (one := destination(c, decision, option)) is not None]
    if isinstance(decision, Choice) and decision.kind in POINTED and not cyber(decision):
        there = [who for who in decision.options if who in c.actors and not chased(c, who)]
        return [Pointable(who, at=stands_at(c, who), piece=who) for who in there]
    return []


def destination(c: Run, decision: Route, option: str) -> Pointable | None:
    """A place to go to, and the place where one stays; others have no place of their own."""
    head, _, name = option.partition(":")
    here = stands_at(c, str(decision.about["who"]))
    if option == "stay":
        return Pointable(option, at=here)
    return Pointable(option, at=name, way=[here, name]) if head == "to" else None
