"""What the game master can change by pointing: tracks, Edge, places, states and rounds of people."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.adjusting import Adjustable, OnSheet
from hantei.core.message import Message, phrase

from ..rules.figures import edge_rating, track
from ..rules.knowledge import shown
from ..rules.referee import MOST
from ..state import Run
from .names import person, place_name, weapon_name

STATES = ("prone", "running", "full_defence", "surprised", "unconscious")
"""The states of somebody that are set by pointing."""


def adjustable(c: Run) -> Iterator[Adjustable]:
    """Person by person, machines too."""
    for who in shown(c):
        yield from of_actor(c, who)


def of_actor(c: Run, who: str) -> Iterator[Adjustable]:
    """Somebody: boxes filled on both tracks, Edge, place, cover, states, rounds, clips, and whether they are there."""
    actor, on = c.actors[who], OnSheet(who, person(c, who))
    yield on.figure(phrase("sr-adjust-physical"), f"{who}.physical", actor.physical, track(c, who, "P"))
    if not actor.machine.model:
        yield on.figure(phrase("sr-adjust-stun"), f"{who}.stun", actor.stun, track(c, who, "S"))
        yield on.figure(phrase("sr-roster-edge"), f"{who}.edge", actor.edge, edge_rating(c, who))
    places = {place: place_name(c, place) for place in c.scene.map.places}
    if actor.place in places:
        yield on.word(phrase("adjust-at"), f"{who}.at", actor.place, places)
        if actor.motion.cover or c.scene.map.places[actor.place].cover:
            yield on.state(phrase("sr-roster-cover"), f"{who}.cover", actor.motion.cover)
    flags = {
        "prone": actor.motion.prone, "running": actor.motion.running, "full_defence": actor.guard.full_defence,
        "surprised": actor.guard.surprised, "unconscious": actor.unconscious,
    }  # fmt: skip
    for flag in STATES:
        yield on.state(phrase(f"sr-state-{flag}"), f"{who}.{flag}", flags[flag])
    for name, held in actor.carried.items():
        if clip := c.records.weapons[held.weapon].clip:
            label = Message("adjust-rounds", {"weapon": weapon_name(c, name)})
            yield on.figure(label, f"{who}.carried.{name}.rounds", held.rounds, clip)
    for weapon, n in actor.clips.items():
        label = Message("adjust-magazines", {"weapon": weapon_name(c, weapon)})
        yield on.figure(label, f"{who}.clips.{weapon}", n, MOST)
    yield on.act(phrase("adjust-leave"), "leave", who)
