"""What the game master can change by pointing: tracks, Edge, places, states and rounds of people; the scene, nodes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from hantei.core.adjusting import Adjustable, Arrival, Blank, OnSheet, seldom
from hantei.core.message import Message, Sayable, phrase
from hantei.core.text import Text
from hantei.scenes.naming import seat_offers

from ..content.matrix import NODE_MODES
from ..rules.figures import edge_rating, track
from ..rules.knowledge import shown
from ..rules.referee import COMERS, DAY, MOST, seating
from ..rules.street.ranged_rows import CONDITIONS
from ..state import Run
from .adjusting_seldom import of_actor_seldom
from .names import labelled, node_name, place_name, seat_name, side_name, weapon_name

STATES = ("prone", "running", "full_defence", "surprised", "unconscious")
"""The states of somebody that are set by pointing."""


def adjustable(c: Run) -> Iterator[Adjustable]:
    """Person by person, machines too."""
    for who in shown(c):
        yield from of_actor(c, who)


def of_actor(c: Run, who: str) -> Iterator[Adjustable]:
    """Somebody: boxes filled on both tracks, Edge, place, cover, states, rounds, clips, and whether they are there."""
    actor, on = c.actors[who], OnSheet(who, labelled(c, who))
    yield on.figure(phrase("sr-adjust-physical"), f"{who}.physical", actor.physical, track(c, who, "P"))
    if not actor.machine.model:
        yield on.figure(phrase("sr-adjust-stun"), f"{who}.stun", actor.stun, track(c, who, "S"))
        yield on.figure(phrase("sr-roster-edge"), f"{who}.edge", actor.edge, edge_rating(c, who))
    places = {place: place_name(c, place) for place in c.scene.map.places}
    if actor.place in places:
        yield on.where(f"{who}.at", actor.place, places)
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
        label = Message("sr-adjust-clips", {"weapon": weapon_name(c, weapon)})
        yield on.figure(label, f"{who}.clips.{weapon}", n, MOST)
    yield from on.side(actor.side, {side: side_name(c, side) for side in c.scene.sides})
    if actor.character in comers(c) and actor.place in places:
        yield on.act(phrase("adjust-copy"), "join", actor.character, actor.side, actor.place)
    yield on.act(phrase("adjust-leave"), "leave", who)
    yield on.seat(actor.seat, seats_offered(c, who))
    yield from seldom(of_actor_seldom(c, who, on))


def comers(c: Run) -> Mapping[str, Text]:
    """Whoever can come: people and machines, by their records."""
    return {name: one.name for name, one in c.records.characters.items() if one.kind in COMERS}


def seats_offered(c: Run, who: str) -> Mapping[str, Sayable]:
    """The seats from which somebody can be played."""
    now, side = seating(c), c.actors[who].side
    return seat_offers(who, now.usual(side), now.open_to(who), side_name(c, side), partial(seat_name, c))


def ground(c: Run) -> Iterator[Adjustable]:
    """The scene: its conditions of sight (SR-T2.1), its tasks, time and end; alert and mode of each node."""
    on, had = OnSheet("", phrase("adjust-scene")), c.conditions
    free: dict[str, Sayable] = {name: phrase(f"sr-sight-{name}") for name in CONDITIONS if name not in had}
    yield from on.pick(phrase("sr-adjust-sight"), free, "sight", *had)
    for name in had:
        rest = [other for other in had if other != name] or ["none"]
        yield on.act(Message("sr-adjust-sight-clear", {"sight": phrase(f"sr-sight-{name}")}), "sight", *rest)
    for task, entry in c.scene.tasks.items():
        yield on.switch(entry.name, c.jobs[task].done, "task", task)
    for node, there in c.nodes.items():
        at = OnSheet(node, node_name(c, node))
        yield at.switch(phrase("sr-adjust-alert"), there.alert, "node", node, "alert")
        modes: dict[str, Sayable] = {mode: phrase(f"sr-node-mode-{mode}") for mode in NODE_MODES}
        yield at.chosen(phrase("sr-adjust-mode"), there.mode, modes, "node", node, "mode")
    yield on.figure(phrase("sr-adjust-turn"), "turn", c.turn, (c.scene.turns_max or MOST) - (("turn",) in c.agenda))
    yield on.fill(phrase("sr-adjust-time"), ("time",), Blank(phrase("sr-adjust-minutes"), low=1, high=DAY))
    yield from on.pick(phrase("adjust-end-for"), {side: side_name(c, side) for side in c.scene.sides}, "end")
    yield on.act(phrase("adjust-end"), "end")


def arrivals(c: Run) -> Iterator[Arrival]:
    """Offer newcomers, people or machines, for the next turn, with side and place."""
    sides = {side: side_name(c, side) for side in c.scene.sides}
    places = {place: place_name(c, place) for place in c.scene.map.places}
    blanks = [Blank(phrase("adjust-who"), comers(c)), Blank(phrase("adjust-side"), sides)]
    yield Arrival(phrase("adjust-join-later"), ("join",), [*blanks, Blank(phrase("adjust-at"), places)])


def brings(c: Run) -> Sequence[Blank]:
    """Return what must be said of somebody from a file: the same as for any newcomer."""
    return next(iter(arrivals(c))).blanks[1:]
