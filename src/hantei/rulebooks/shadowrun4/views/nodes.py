"""The nodes of the Matrix as far as a seat can see them: which there are, who is on them, how they stand, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hantei.core.board import Look
from hantei.core.message import Message, Sayable, Single, phrase
from hantei.core.seats import ONLOOKER
from hantei.scenes import muster

from ..rules.figures import present
from ..rules.knowledge import nodes_seen, readable_sides
from ..rules.matrix.hacking import depth, wall
from ..rules.matrix.nodes import makes_out, running
from ..state import Run, Work
from .entries import node_figures, program
from .names import file_name, labelled, node_label, person

# Who and what is seen


class Eye(NamedTuple):
    """What a seat can see of the Matrix: the people and sides of whom it knows everything, the nodes it knows of, and
    whom it sees on each of them."""

    people: Sequence[str]
    sides: Sequence[str]
    nodes: Sequence[str]
    on: Mapping[str, Sequence[str]]


def look(c: Run, seat: str) -> Eye:
    """Return what a seat can see of the Matrix; onlookers see what every playing seat sees."""
    sides = list(dict.fromkeys(readable_sides(c, seat)))
    if not c.nodes:
        return Eye((), sides, (), {})
    people = [who for who, one in c.actors.items() if one.side in sides]
    if seat == ONLOOKER:
        return alike(c, people, sides)
    return Eye(people, sides, nodes_seen(c, seat, people, sides), crowds(c, people))


def alike(c: Run, people: Sequence[str], sides: Sequence[str]) -> Eye:
    """What all seats that play see of the Matrix, for somebody who knows everything of some people and sides."""
    eyes = [look(c, seat) for seat in muster.seats(c.actors.values(), referee=False)]
    nodes = [node for node in c.nodes if all(node in eye.nodes for eye in eyes)]
    there = {node: [who for who, one in c.actors.items() if node in one.matrix.nodes] for node in nodes}
    seen = {node: [who for who in there[node] if all(who in eye.on.get(node, ()) for eye in eyes)] for node in nodes}
    return Eye(people, sides, nodes, seen)


def crowds(c: Run, people: Sequence[str]) -> dict[str, list[str]]:
    """SR-7.4.2: who is seen on each node: one's own people, and those whom these can make out there."""
    there: dict[str, list[str]] = {}
    for who, actor in c.actors.items():
        if actor.matrix.nodes and not actor.dead and present(actor):
            for node in actor.matrix.nodes:
                there.setdefault(node, []).append(who)
    found = {}
    for node, crowd in there.items():
        own = [who for who in crowd if who in people]
        found[node] = [who for who in crowd if who in own or any(makes_out(c, name, who) for name in own)]
    return found


def files_seen(c: Run, sides: Sequence[str]) -> list[str]:
    """The data of which some sides know: what lies open, and what they have found."""
    return [name for name in c.scene.files if file_seen(c, sides, name)]


def file_seen(c: Run, sides: Sequence[str], name: str) -> bool:
    """Whether some sides know of data: it lies open, or they have found it."""
    return not c.scene.files[name].search or any(side in c.files[name].found for side in sides)


# How a node stands


def node_signs(c: Run, node: str) -> dict[Look, Message]:
    """What marks a node on the board: that it hides, that its alarm has gone off."""
    one, found = c.nodes[node], dict[Look, Message]()
    if one.mode == "hidden":
        found["dark"] = phrase("sr-node-mode-hidden")
    if one.alert:
        found["alarm"] = phrase("sr-node-alert")
    return found


def node_notes(c: Run, eye: Eye, node: str) -> list[Message]:
    """Describe a node: its mode (SR-7.2.5), what one's own people have there, its figures for its own side, the
    data on it, traces of Resonance (SR-8.3.1)."""
    one = c.nodes[node]
    notes = []
    if one.mode != "hidden":
        notes.append(phrase(f"sr-node-mode-{one.mode}"))
    if not running(c, node):
        notes.append(phrase("sr-node-offline"))
    notes += access_words(c, eye, node)
    if one.side in eye.sides and node in c.scene.nodes:
        notes += node_figures(one.response, one.system, one.firewall)
        running_here = [program(c.records, name, rating) for name, rating in one.programs.items()]
        notes += [Message("sr-board-programs", {"programs": running_here})] if running_here else []
    here = [name for name, spec in c.scene.files.items() if spec.node == node]
    data = [file_name(c, name) for name in here if file_seen(c, eye.sides, name)]
    if data:
        notes.append(Message("sr-board-data", {"data": data}))
    traces = count_known(c, eye.sides, "matrix", node)
    return [*notes, Message("sr-board-traces", {"n": traces})] if traces else notes


def count_known(c: Run, sides: Sequence[str], plane: str, place: str) -> int:
    """How many marks that some sides know of lie at a place, or on a node."""
    there = [one for one in c.signatures if one.plane == plane and one.place == place]
    return sum([any(side in one.found for side in sides) for one in there])


def under_way(c: Run, who: str, node: str) -> list[tuple[Work, int]]:
    """Say what somebody has begun against a node, on the fly or by probing, and the sum that must be exceeded."""
    works = c.actors[who].works
    begun = ((works.get(f"hack:{node}"), wall(c, node)), (works.get(f"probe:{node}"), depth(c, node)))
    return [(work, need) for work, need in begun if work is not None and work.rolls]


def access_words(c: Run, eye: Eye, node: str) -> list[Message]:
    """Say who of one's own people has an account on a node, by right or by hacking (SR-7.3.3), and who is working on
    one.
    """
    one, found = c.nodes[node], []
    by_right = [who for who in eye.people if one.accounts.get(who, "owner") != "owner" and who not in one.intruders]
    if by_right:
        found.append(Message("sr-board-account", {"who": [labelled(c, who) for who in by_right]}))
    if one.intruders and (hacked := [who for who in eye.people if who in one.intruders]):
        found.append(Message("sr-board-hacked", {"who": [labelled(c, who) for who in hacked]}))
    for who in [who for who in eye.people if c.actors[who].works]:
        for work, need in under_way(c, who, node):
            facts: dict[str, Sayable] = {"who": person(c, who), "hits": work.hits, "need": need}
            found.append(Message("sr-board-hacking", facts))
    return found


# Lines of a question


def node_lines(c: Run, seat: str) -> list[Message]:
    """The nodes that matter, as the board draws them: those of the encounter, and commlinks where somebody is on
    them."""
    eye = look(c, seat)
    return [node_line(c, eye, node) for node in eye.nodes if node in c.scene.nodes or eye.on.get(node)]


def node_line(c: Run, eye: Eye, node: str) -> Message:
    """A node: how it stands, who is on it."""
    words: list[Single] = [*node_signs(c, node).values(), *node_notes(c, eye, node)]
    people: list[Single] = [labelled(c, who) for who in eye.on.get(node, ())]
    people += [Message("sr-on-node-jumped", {"who": labelled(c, who)}) for who in jumped_into(c, eye, node)]
    facts: dict[str, Sayable] = {"node": node_label(c, node), "words": words}
    if not people:  # that nobody is seen does not mean that nobody is there
        return Message("sr-sit-node-alone", facts)
    return Message("sr-sit-node", {**facts, "people": people})


def jumped_into(c: Run, eye: Eye, node: str) -> list[str]:
    """SR-9.1.4: those of one's own people who have jumped into the machine whose node it is."""
    return [who for who in eye.people if c.actors[who].machine.jumped_in == node]


def work_lines(c: Run, seat: str) -> list[Message]:
    """Traces and transfers that are under way."""
    sides = readable_sides(c, seat)
    lines = []
    for trace in c.traces:
        if c.actors[trace.tracer].side in sides or c.actors[trace.target].side in sides:
            lines.append(Message("sr-sit-trace", {"who": person(c, trace.tracer), "target": person(c, trace.target)}))
    for way in c.transfers:
        if c.actors[way.who].side in sides:
            args: dict[str, Sayable] = {"who": person(c, way.who), "file": file_name(c, way.file), "turns": way.turns}
            lines.append(Message("sr-sit-transfer", args))
    return lines
