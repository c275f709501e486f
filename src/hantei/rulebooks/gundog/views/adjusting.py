"""What the game master can change by pointing: figures, places, wounds, conditions and stocks of people; the fight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import get_args

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet, seldom
from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.naming import seat_offers

from ..content.records import Visibility
from ..rules.figures import IMPAIRMENTS
from ..rules.hit_rate import LIMBS
from ..rules.referee import CONDITIONS, MOST, MOST_PERCENT, free_hands, seating
from ..rules.routes import walled
from ..state import Fight
from .names import (
    condition_name,
    item_name,
    labelled,
    limb_name,
    place_name,
    seat_name,
    shown,
    side_name,
    weapon_name,
    wound,
)


def adjustable(c: Fight) -> Iterator[Adjustable]:
    """Person by person."""
    for who in shown(c):
        yield from of_person(c, who)


def of_person(c: Fight, who: str) -> Iterator[Adjustable]:
    """Somebody: 耐久力, place, cover, rounds and magazines, items, conditions, and whether they are there."""
    fighter, weapons = c.fighters[who], c.records.weapons
    on = OnSheet(who, labelled(c, who))
    low = 0 if c.rulings["endurance_floor"] == "zero" else -MOST
    yield on.figure(phrase("gd-roster-endurance"), f"{who}.endurance", fighter.endurance, c.sheet(who).endurance, low)
    places = {place: place_name(c, place) for place in c.scene.map.places}
    yield on.where(f"{who}.at", fighter.place, places)
    yield from on.side(fighter.side, {side: side_name(c, side) for side in c.scene.sides})
    yield on.state(phrase("gd-spot-cover"), f"{who}.cover", fighter.cover)
    for name, held in fighter.carried.items():
        if magazine := weapons[held.weapon].magazine:
            label = Message("adjust-rounds", {"weapon": weapon_name(c, name)})
            yield on.figure(label, f"{who}.carried.{name}.rounds", held.rounds, magazine)
    for weapon, n in fighter.magazines.items():
        label = Message("adjust-magazines", {"weapon": weapon_name(c, weapon)})
        yield on.figure(label, f"{who}.magazines.{weapon}", n, MOST)
    for item, n in fighter.items.items():
        yield on.figure(item_name(c, item), f"{who}.items.{item}", n, MOST)
    had = [condition for condition in CONDITIONS if getattr(fighter, condition)]
    free = {condition: condition_name(condition) for condition in CONDITIONS if condition not in had}
    yield from on.pick(phrase("adjust-give"), free, "condition", "give", who)
    gone = {condition: condition_name(condition) for condition in had if condition != "dead"}
    yield from on.pick(phrase("adjust-take"), gone, "condition", "remove", who)
    yield on.act(phrase("adjust-copy"), "join", fighter.character, fighter.side, fighter.place)
    yield on.act(phrase("adjust-leave"), "leave", who)
    yield from seldom(of_wounds(c, who, on))
    yield from seldom(of_gear(c, who, on))
    yield from seldom(of_round(c, who, on))


def of_wounds(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Shocks and wounds of somebody, and what bleeds (07)."""
    fighter = c.fighters[who]
    kinds = Blank(phrase("gd-adjust-kind"), {kind: phrase(f"gd-wound-{kind}") for kind in IMPAIRMENTS})
    percent = Blank(phrase("gd-adjust-percent"), low=-MOST_PERCENT, high=-1)
    limb = Blank(phrase("gd-adjust-limb"), {limb: limb_name(limb) for limb in LIMBS}, optional=True)
    yield on.fill(phrase("gd-adjust-wound"), ("wound", "give", who), kinds, percent, limb)
    for one in dict.fromkeys((one.kind, one.amount, one.limb) for one in fighter.impairments):
        label = Message("gd-adjust-heal", {"wound": wound(*one)})
        yield on.act(label, "wound", "remove", who, one[0], str(one[1]), *filter(None, one[2:]))
    yield on.fill(phrase("gd-adjust-bleeding"), ("bleeding", who), Blank(phrase("gd-adjust-bleeding-each")))
    if fighter.bleeding:
        yield on.act(phrase("gd-adjust-bleeding-end"), "bleeding", who, "end")
    yield on.state(phrase("gd-condition-stabilised"), f"{who}.stabilised", fighter.stabilised)
    yield on.figure(phrase("gd-adjust-checks"), f"{who}.lethality_checks", fighter.lethality_checks, MOST)


def of_gear(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """What somebody holds in which hand, and what they do not carry yet."""
    fighter, weapons = c.fighters[who], c.records.weapons
    for name, held in fighter.carried.items():
        hands = {hand: phrase(f"gd-hand-{hand}") for hand in free_hands(c, who, name)}
        label = Message("gd-adjust-hand", {"weapon": weapon_name(c, name)})
        choices = {**hands, "none": phrase("adjust-nobody")}
        yield on.chosen(label, held.hand or "none", choices, "hand", who, name)
    new: dict[str, Sayable] = {
        f"{who}.items.{item}": item_name(c, item) for item in c.records.items if item not in fighter.items
    }
    for weapon, record in weapons.items():
        if record.magazine and weapon not in fighter.magazines:
            new[f"{who}.magazines.{weapon}"] = Message("adjust-magazines", {"weapon": record.name})
    if new:
        count = Blank(phrase("adjust-count"), low=0, high=MOST)
        yield on.fill(phrase("adjust-gets"), ("set",), Blank(phrase("adjust-what"), new), count)


def of_round(c: Fight, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """How somebody stands in the round, what they have noticed (GD-11.6), and whether they are there."""
    fighter = c.fighters[who]
    if c.scene.map.kind != "area" and not walled(c):
        yield on.fill(phrase("gd-adjust-point"), ("set", f"{who}.at"), Blank(phrase("gd-adjust-metres")))
    heard = {side: side_name(c, side) for side in c.scene.sides if side not in (fighter.side, *fighter.alerted)}
    yield from on.pick(phrase("gd-adjust-notice"), heard, "notice", who)
    yield on.seat(fighter.seat, seats_offered(c, who))
    yield on.state(phrase("adjust-acted"), f"{who}.acted", fighter.acted)
    yield on.state(phrase("gd-adjust-posture"), f"{who}.posture", fighter.posture)
    yield on.state(phrase("gd-adjust-must-rest"), f"{who}.must_rest", fighter.must_rest)
    yield on.figure(phrase("gd-adjust-tactics"), f"{who}.tactics", fighter.tactics, MOST)
    yield on.state(phrase("adjust-away"), f"{who}.away", fighter.away)
    yield on.figure(phrase("adjust-arrives"), f"{who}.arrives", fighter.arrives, MOST)
    yield on.state(phrase("adjust-escaped"), f"{who}.escaped", fighter.escaped)


def seats_offered(c: Fight, who: str) -> Mapping[str, Sayable]:
    """The seats from which somebody can be played."""
    now, side = seating(c), c.fighters[who].side
    return seat_offers(who, now.usual(side), now.open_to(who), side_name(c, side), partial(seat_name, c))


def ground(c: Fight) -> Iterator[Adjustable]:
    """The visibility of the whole fight (GD-08.3), its clock, its end."""
    on = OnSheet("", phrase("adjust-scene"))
    choices = {word: phrase(f"gd-visibility-{word}") for word in get_args(Visibility)}
    now = c.visibility or c.scene.map.visibility
    yield on.chosen(phrase("gd-adjust-visibility"), now, choices, "visibility")
    yield on.figure(phrase("adjust-round"), "round", c.round, (c.scene.rounds_max or MOST) - (("round",) in c.agenda))
    yield on.figure(phrase("gd-adjust-seconds"), "seconds", c.seconds)
    yield from on.pick(phrase("adjust-end-for"), {side: side_name(c, side) for side in c.scene.sides}, "end")
    yield on.act(phrase("adjust-end"), "end")


def arrivals(c: Fight) -> Iterator[Arrival]:
    """Somebody more with the next round, for a side, at a place."""
    people = {name: one.name for name, one in c.records.characters.items()}
    sides = {side: side_name(c, side) for side in c.scene.sides}
    places = {place: place_name(c, place) for place in c.scene.map.places}
    blanks = [Blank(phrase("adjust-who"), people), Blank(phrase("adjust-side"), sides)]
    yield Arrival(phrase("adjust-join-later"), ("join",), [*blanks, Blank(phrase("adjust-at"), places)])


def brings(c: Fight) -> Sequence[Blank]:
    """What has to be said of somebody from a file: the same as of anybody else who comes."""
    return next(iter(arrivals(c))).blanks[1:]
