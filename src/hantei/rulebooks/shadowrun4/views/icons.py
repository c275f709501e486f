"""How things stand in the Matrix: nodes, icons, what is under way there, as far as a seat can see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei.core.roster import Figure, Gauge
from hantei.core.rulebook import Message, Sayable

from ..content_matrix import FIGURES
from ..matrix.node_start import link_of
from ..matrix.nodes import account, makes_out
from ..matrix.personas import figure, icon_track, is_program, wired
from ..state import REFEREE, Run
from .names import file_name, knows, node_name, person, weapon_name

# Who and what is seen


def mine(c: Run, seat: str) -> list[str]:
    """Those of whom a seat knows everything."""
    return [who for who in c.actors if knows(c, seat, who)]


def nodes_seen(c: Run, seat: str) -> list[str]:
    """The nodes that a seat knows of: all for the game master, else those that are not hidden from its people."""
    people = mine(c, seat)
    return [
        name for name, node in c.nodes.items()
        if seat == REFEREE or node.mode != "hidden" or any(who in node.known or account(c, who, name) for who in people)
    ]  # fmt: skip


def on_node(c: Run, seat: str, node: str) -> list[str]:
    """Whom a seat sees on a node: its own people, and those whom these can make out there."""
    there = [who for who, one in c.actors.items() if node in one.nodes and not one.dead]
    here = [who for who in there if knows(c, seat, who)]
    return [who for who in there if who in here or any(makes_out(c, name, who) for name in here)]


# Lines of a question


def matrix_lines(c: Run, seat: str) -> list[Message]:
    """The nodes that matter, and what is under way on them."""
    lines = [node_line(c, seat, node) for node in nodes_seen(c, seat) if matters(c, seat, node)]
    for trace in c.traces:
        if knows(c, seat, trace.tracer) or knows(c, seat, trace.target):
            lines.append(Message("sr-sit-trace", {"who": person(c, trace.tracer), "target": person(c, trace.target)}))
    for way in c.transfers:
        if knows(c, seat, way.who):
            args: dict[str, Sayable] = {"who": person(c, way.who), "file": file_name(c, way.file), "turns": way.turns}
            lines.append(Message("sr-sit-transfer", args))
    return lines


def matters(c: Run, seat: str, node: str) -> bool:
    """Whether a node is worth a line: commlinks only where somebody is on them."""
    return node in c.scene.nodes or bool(on_node(c, seat, node))


def node_line(c: Run, seat: str, node: str) -> Message:
    """A node: its mode, alert, who is on it."""
    one = c.nodes[node]
    words = [Message(f"sr-node-mode-{one.mode}")]
    if one.alert:
        words.append(Message("sr-node-alert"))
    if one.offline >= max(1, c.turn):
        words.append(Message("sr-node-offline"))
    people = [person(c, who) for who in on_node(c, seat, node)]
    return Message("sr-sit-node", {"node": node_name(c, node), "words": words, "people": people or "—"})


# Somebody's icon


def matrix_words(c: Run, who: str) -> list[Message]:
    """How somebody stands in the Matrix, as those see it who may know everything."""
    actor = c.actors[who]
    found = []
    if actor.vr:
        found.append(Message(f"sr-state-vr-{actor.vr}"))
    if actor.icon:
        found.append(Message("sr-state-icon", {"icon": actor.icon, "of": icon_track(c, who)}))
    if actor.shock:
        found.append(Message("sr-state-shock"))
    if actor.jammed_by:
        found.append(Message("sr-state-jammed"))
    if actor.traced:
        found.append(Message("sr-state-traced"))
    return found


def icon_line(c: Run, who: str) -> Message:
    """A program that acts by itself: where it is, how far its icon is gone."""
    actor = c.actors[who]
    nodes = [node_name(c, node) for node in actor.nodes]
    args: dict[str, Sayable] = {"who": person(c, who), "icon": actor.icon, "of": icon_track(c, who)}
    return Message("sr-sit-icon", {**args, "nodes": nodes or "—", "score": actor.score})


def icon_gauges(c: Run, who: str) -> list[Gauge]:
    """SR-7.6.8: the boxes still free of an icon."""
    actor = c.actors[who]
    if not (is_program(actor) or (c.nodes and wired(c, who) and actor.kind == "person")):
        return []
    return [Gauge(Message("sr-roster-icon"), icon_track(c, who) - actor.icon, icon_track(c, who))]


def icon_figures(c: Run, who: str) -> list[Figure]:
    """SR-X.6: Response, System and Firewall of who has an icon."""
    if not wired(c, who):
        return []
    return [Figure(Message(f"sr-step-{name}"), figure(c, who, name)) for name in FIGURES]


def program_words(c: Run, who: str) -> Sequence[Sayable]:
    """The programs that run, and those at hand."""
    actor = c.actors[who]
    found: list[Sayable] = [
        Message("sr-roster-program", {"program": weapon_name(c, name), "rating": rating})
        for name, rating in actor.programs.items()
    ]
    stored = [Message("sr-roster-stored", {"program": weapon_name(c, name)}) for name in actor.stored]
    return [*found, *stored]


# Plain data


def matrix_view(c: Run, seat: str) -> dict[str, Any]:
    """The nodes and data that a seat knows of, as plain data."""
    sides = [c.actors[who].side for who in mine(c, seat)]
    return {
        "nodes": {
            name: {
                "mode": c.nodes[name].mode, "alert": c.nodes[name].alert, "offline": c.nodes[name].offline,
                "place": c.nodes[name].place, "on": on_node(c, seat, name),
                "account": [who for who in mine(c, seat) if account(c, who, name)],
            }
            for name in nodes_seen(c, seat)
        },
        "files": {
            name: {"node": spec.node, "copied": any(side in c.files[name].copies for side in sides)}
            for name, spec in c.scene.files.items()
            if not spec.search or any(side in c.files[name].found for side in sides)
        },
    }  # fmt: skip


def icon_view(c: Run, who: str) -> dict[str, Any]:
    """Somebody's icon as plain data."""
    actor = c.actors[who]
    return {
        "vr": actor.vr, "icon": actor.icon, "icon_boxes": icon_track(c, who), "nodes": list(actor.nodes),
        "programs": dict(actor.programs), "traced": actor.traced, "link": link_of(who) in c.nodes,
    }  # fmt: skip
