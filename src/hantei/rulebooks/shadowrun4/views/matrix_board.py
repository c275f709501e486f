"""The Matrix as a chart: nodes, the icons on them, who is linked to what, and what a question makes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.board import Chart, Feature, Piece, Pointable, Spot
from hantei.core.decision import Choice, Decision
from hantei.core.message import Message, Sayable, phrase

from ..rules.figures import able, present
from ..rules.matrix.node_start import link_of
from ..rules.matrix.nodes import hides, on
from ..rules.matrix.personas import is_program, online, wired
from ..state import Run
from .icons import icon_words
from .names import labelled, node_label
from .nodes import Eye, look, node_notes, node_signs

NOWHERE = ""
"""The spot for those who are on no node and have no commlink."""

PLACES = ("node", "device")
"""Questions that are answered by pointing at a node."""

PEOPLE = ("icon", "servant")
"""Questions that are answered by pointing at an icon; whom to attack is one where it is cybercombat (SR-7.6.1)."""


def cyber(decision: Decision | None) -> bool:
    """SR-7.6.1: whether it is asked which icon to attack."""
    return decision is not None and decision.kind == "target" and decision.clause == "SR-7.6.1"


def matrix_boards(
    c: Run, seat: str, decision: Decision | None, actor: str, letters: Mapping[str, str]
) -> list[Chart]:  # fmt: skip
    """The Matrix as a seat sees it; none if there is no node, or if nothing happens outside commlinks and machines that
    nobody has entered. `letters`: the letters on everybody's counter.
    """
    eye = look(c, seat)
    where = whereabouts(c, eye) if eye.nodes else {}
    pointed = offers(c, decision, eye, where)
    if not (eye.nodes and (pointed or concerns(c, eye, where))):
        return []
    spots = {node: spot(c, eye, node) for node in eye.nodes}
    if NOWHERE in where.values():
        spots[NOWHERE] = Spot(phrase("sr-board-nowhere"))
    pieces = [piece(c, eye, who, letters[who], at, actor) for who, at in where.items()]
    return [Chart(phrase("sr-board-matrix"), spots, pieces, ways=links(c, eye, where), offers=pointed)]


def spot(c: Run, eye: Eye, node: str) -> Spot:
    """A node as a place."""
    signs = [Feature(mark, name) for mark, name in node_signs(c, node).items()]
    return Spot(node_label(c, node), None, signs, node_notes(c, eye, node))


def concerns(c: Run, eye: Eye, where: Mapping[str, str]) -> bool:
    """Whether the Matrix matters: nodes of the encounter, or somebody out and about in it rather than in a machine."""
    abroad = any(
        c.actors[who].matrix.nodes or (c.actors[who].matrix.vr and not c.actors[who].machine.jumped_in) for who in where
    )
    return abroad or any(node in c.scene.nodes for node in eye.nodes)


# Icons


def whereabouts(c: Run, eye: Eye) -> dict[str, str]:
    """Return who is drawn, and on which node: the last one entered where they are seen; one's own people who are on
    none are drawn with their commlinks, or outside.
    """
    found = {}
    for who in c.actors:
        seen = seen_on(c, eye, who)
        if seen:
            found[who] = seen[-1]
        elif who in eye.people and has_icon(c, who):
            found[who] = link_of(who) if link_of(who) in eye.nodes else NOWHERE
    return found


def seen_on(c: Run, eye: Eye, who: str) -> list[str]:
    """The nodes on which somebody is seen."""
    return [node for node in c.actors[who].matrix.nodes if node in eye.nodes and who in eye.on.get(node, ())]


def has_icon(c: Run, who: str) -> bool:
    """Whether somebody who is here has an icon of their own: a person who is wired, or a program."""
    actor = c.actors[who]
    return present(actor) and not actor.dead and (is_program(actor) or (actor.kind == "person" and wired(c, who)))


def links(c: Run, eye: Eye, where: Mapping[str, str]) -> list[tuple[str, str]]:
    """Which nodes are joined: commlinks with the nodes that their bearers are on, one's own with the machines that are
    registered with them (SR-9.1.6)."""
    found = [(link_of(who), node) for who in where for node in seen_on(c, eye, who)]
    found += [
        (link_of(c.actors[who].machine.registered), who) for who in eye.people if c.actors[who].machine.registered
    ]
    return [(a, b) for a, b in dict.fromkeys(found) if a != b and a in eye.nodes and b in eye.nodes]


def piece(c: Run, eye: Eye, who: str, tag: str, at: str, actor: str) -> Piece:
    """An icon: what it is, and for its own side how it is."""
    one = c.actors[who]
    notes: list[Sayable] = [phrase(f"sr-board-{one.kind}")] if is_program(one) else []
    others = [node_label(c, node) for node in seen_on(c, eye, who) if node != at]
    if others:
        notes.append(Message("sr-board-also", {"nodes": others}))
    if who in eye.people:
        notes += [*icon_words(c, who), *cover_words(c, who)]
    return Piece(
        id=who,
        tag=tag,
        name=labelled(c, who),
        side=list(c.scene.sides).index(one.side),
        at=at,
        down=not able(one) or not online(c, who),
        acting=who == actor,
        notes=notes,
        hue=c.scene.sides[one.side].colour,
    )


def cover_words(c: Run, who: str) -> list[Message]:
    """Say what others know of somebody: nothing (SR-7.4.2), a detection (SR-7.3.4), a trace under way (SR-7.8.4)."""
    found = []
    if any(who in c.nodes[node].detected for node in on(c, who)):
        found.append(phrase("sr-board-detected"))
    elif hides(c, who):
        found.append(phrase("sr-board-hides"))
    if any(trace.target == who for trace in c.traces):
        found.append(phrase("sr-board-chased"))
    return found


# Answers by pointing


def offers(c: Run, decision: Decision | None, eye: Eye, where: Mapping[str, str]) -> list[Pointable]:
    """The answers that a node, the data on it, or an icon stands for."""
    if not isinstance(decision, Choice):
        return []
    if decision.kind in PLACES:
        return [Pointable(name, at=name) for name in decision.options if name in eye.nodes]
    if decision.kind == "file":
        return lone([Pointable(name, at=c.scene.files[name].node) for name in decision.options], eye.nodes)
    if decision.kind in PEOPLE or cyber(decision):
        return [Pointable(who, at=where[who], piece=who) for who in decision.options if who in where]
    return []


def lone(found: Sequence[Pointable], nodes: Sequence[str]) -> list[Pointable]:
    """Those that are the only answer at their node, so that pointing at it says which is meant."""
    there = [one.at for one in found]
    return [one for one in found if one.at in nodes and there.count(one.at) == 1]
