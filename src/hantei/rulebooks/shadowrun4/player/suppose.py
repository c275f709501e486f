"""Suppose hidden figures for players who may not read them, and forget what no rule reads any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hantei.core.message import Message
from hantei.core.rulebook import Supposed
from hantei.scenes.goals import wins_by_leaving

from ..content.records import ATTRIBUTES, RATED, Character
from ..rules.knowledge import knows, made_out, readable_sides
from ..rules.street.goals import still_to_come
from ..state import Run

VEILED = ("turn",)
"""The beat that may bring somebody of whom nothing is known."""

MIDDLING = 3
"""The figure of the Matrix supposed if there is nothing to compare it with."""


def suppose(c: Run, seat: str) -> Supposed:
    """Give people whose figures are hidden from the seat the average of those it can read. Everybody can judge a Force
    or a rating (SR-X.6), and a machine by its make. Everybody sees weapons, wounds and states, so they stay; nobody
    sees what is left in clips and Edge, nor people still to come or in hiding.
    """
    hidden = [who for who in c.actors if not knows(c, seat, who) and c.sheet(who).kind not in RATED]
    people = [who for who in c.actors if not c.actors[who].machine.model]
    known = [c.sheet(who) for who in people if knows(c, seat, who) and c.sheet(who).attributes]
    if not hidden or not known:
        return Supposed(c)
    mine = [name for name, actor in c.actors.items() if actor.seat == seat]
    to_come = [who for who in hidden if still_to_come(c.actors[who])]
    unseen = [who for who in hidden if mine and not any(made_out(c, name, who) for name in mine)]
    sheets = {f"supposed-{who}": guessed(c.sheet(who), known) for who in hidden if who in people}
    c.records = replace(c.records, characters={**c.records.characters, **sheets})
    for who in hidden:
        actor = c.actors[who]
        actor.character = f"supposed-{who}" if who in people else actor.character
        if still_to_come(actor) or who in unseen:
            leave_out(c, who)
        actor.edge, actor.burned = 0, 0
        for held in actor.carried.values():
            held.rounds = c.records.weapons[held.weapon].clip if held.loaded else 0
        actor.clips, actor.loose = {}, {}
        actor.matrix.programs = dict.fromkeys(actor.matrix.programs, usual_program(c, seat))
    veil_nodes(c, seat)
    return Supposed(c, VEILED if to_come or unseen else (), (Message("sr-supposed"),), guessed=True)


def look_up(c: Run, seat: str) -> Supposed:
    """For a whole fight, take people and nodes with a record of the book as the book has them. People still to come or
    in hiding stay unknown, and so does what an encounter puts into a node. A record of the encounter's own can only be
    guessed.
    """
    hidden = [who for who in c.actors if not knows(c, seat, who)]
    readable = readable_sides(c, seat)
    nodes = [name for name, spec in c.scene.nodes.items() if spec.side and spec.side not in readable]
    people = [who for who in hidden if not c.actors[who].away]
    if not all(in_the_book(c, who) for who in people) or not all(node_in_the_book(c, name) for name in nodes):
        return suppose(c, seat)
    mine = [name for name, actor in c.actors.items() if actor.seat == seat]
    for who in hidden:
        actor = c.actors[who]
        unseen = bool(mine) and not any(made_out(c, name, who) for name in mine)
        if still_to_come(actor) or unseen:
            leave_out(c, who)
    for name in nodes:
        as_in_the_book(c, name, readable)
    return Supposed(c, said=(Message("sr-looked-up"),) if hidden or nodes else ())


def leave_out(c: Run, who: str) -> None:
    """Take somebody out of what is supposed, of whom the seat knows nothing: gone, but not by an exit if their side
    wins by that, since nobody has reached it yet."""
    actor = c.actors[who]
    if wins_by_leaving(c.scene.goals, actor.side):
        actor.dead, actor.arrives = True, 0
    else:
        actor.escaped = True


def in_the_book(c: Run, who: str) -> bool:
    """Return whether somebody has a record of the book, or a Force or rating that everybody can judge (SR-X.6)."""
    character, own = c.actors[who].character, c.scene.arsenal
    return c.sheet(who).kind in RATED or (character not in own.characters and character not in own.vehicles)


def node_in_the_book(c: Run, name: str) -> bool:
    """Whether a node of the encounter is a device of the book."""
    device = c.scene.nodes[name].device
    return device in c.records.devices and device not in c.scene.arsenal.devices


def as_in_the_book(c: Run, name: str, readable: Sequence[str]) -> None:
    """Give a node the figures and programs of its device, less what it has lost; no IC in store, and no data bomb if
    nobody of the seat's sides has got in.
    """
    node, spec = c.nodes[name], c.scene.nodes[name]
    device = c.records.devices[spec.device]
    for figure in ("response", "system", "firewall"):
        recorded, own = getattr(device, figure), getattr(spec, figure)
        setattr(node, figure, max(0, getattr(node, figure) + recorded - (recorded if own is None else own)))
    node.programs = {one: rating for one, rating in device.programs.items() if one in node.programs}
    node.ic = []
    if not any(name in one.matrix.nodes for one in c.actors.values() if one.side in readable):
        for file, data in c.files.items():
            data.bomb = data.bomb if c.scene.files[file].node != name else 0


def usual_program(c: Run, seat: str) -> int:
    """Return the average rating of the programs that a seat can read; if it can read none, the middle of the scale."""
    ratings = [
        rating for who, one in c.actors.items() if knows(c, seat, who) for rating in one.matrix.programs.values()
    ]
    return average(ratings or [MIDDLING])


def veil_nodes(c: Run, seat: str) -> None:
    """Give nodes of others the average figures of one's own, and usual programs."""
    sides = [actor.side for who, actor in c.actors.items() if knows(c, seat, who)]
    own = [node for node in c.nodes.values() if node.side in sides]
    for node in c.nodes.values():
        if node.side not in sides:
            node.response = average([one.response for one in own] or [MIDDLING])
            node.system = average([one.system for one in own] or [MIDDLING])
            node.firewall = average([one.firewall for one in own] or [MIDDLING])
            node.programs = dict.fromkeys(node.programs, usual_program(c, seat))


def guessed(sheet: Character, known: Sequence[Character]) -> Character:
    """Return a record with the average figures of others; it keeps its own list of skills, and what shows."""
    attributes = {name: average([other.attributes.get(name, 0) for other in known]) for name in ATTRIBUTES}
    return replace(
        sheet,
        attributes=attributes,
        skills={name: guessed_skill(name, known) for name in sheet.skills},
        edge=0,
        initiative=None if sheet.initiative is None else average([initiative_of(other) for other in known]),
        armour=average([other.armour for other in known]),
        impact=average([other.impact for other in known]),
        keen=0,
        hiding=average([other.hiding for other in known]),
    )


def initiative_of(sheet: Character) -> int:
    """The Initiative of a record, as recorded or by its attributes."""
    if sheet.initiative is not None:
        return sheet.initiative
    return sheet.attributes.get("reaction", 0) + sheet.attributes.get("intuition", 0)


def guessed_skill(name: str, known: Sequence[Character]) -> int:
    """Return the average of those who have the skill; if nobody has it, the average of everybody's best skill."""
    have = [other.skills[name] for other in known if name in other.skills]
    return average(have or [max(other.skills.values(), default=0) for other in known])


def average(figures: Sequence[int]) -> int:
    """The whole part of the average."""
    return sum(figures) // len(figures)


def forget(c: Run) -> None:
    """Forget the distances and phases of those who are out."""
    for actor in c.actors.values():
        if actor.dead or actor.escaped:
            actor.works, actor.guard.engaged, actor.guard.engaged_before = {}, [], []
            actor.motion.moved = actor.initiative.phases = actor.initiative.score = 0
