"""What the game master can change by pointing: figures, places, conditions and stocks of people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet
from hantei.core.message import Message, phrase

from ..content.records import Visibility
from ..rules.referee import CONDITIONS, MOST
from ..state import Fight
from .names import condition_name, item_name, person, place_name, shown, side_name, weapon_name


def adjustable(c: Fight) -> Iterator[Adjustable]:
    """Person by person."""
    for who in shown(c):
        yield from of_person(c, who)


def of_person(c: Fight, who: str) -> Iterator[Adjustable]:
    """Somebody: 耐久力, place, cover, rounds and magazines, items, conditions, and whether they are there."""
    fighter, weapons = c.fighters[who], c.records.weapons
    on = OnSheet(who, person(c, who))
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


def ground(c: Fight) -> Iterator[Adjustable]:
    """The visibility of the whole fight (GD-08.3)."""
    choices = {word: phrase(f"gd-visibility-{word}") for word in get_args(Visibility)}
    now = c.visibility or c.scene.map.visibility
    yield Adjustable("", phrase("adjust-scene"), phrase("gd-adjust-visibility"), ("visibility",), now, choices=choices)


def arrivals(c: Fight) -> Iterator[Arrival]:
    """Somebody more with the next round, for a side, at a place."""
    people = {name: one.name for name, one in c.records.characters.items()}
    sides = {side: side_name(c, side) for side in c.scene.sides}
    places = {place: place_name(c, place) for place in c.scene.map.places}
    blanks = [Blank(phrase("adjust-who"), people), Blank(phrase("adjust-side"), sides)]
    yield Arrival(phrase("adjust-join-later"), ("join",), [*blanks, Blank(phrase("adjust-at"), places)])
