"""Icons: how somebody stands in the Matrix, with what programs; the Matrix as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei.core import entries
from hantei.core.message import Message, Sayable, phrase
from hantei.core.roster import Figure, Gauge

from ..content.matrix import FIGURES
from ..rules.matrix.node_start import link_of
from ..rules.matrix.nodes import account
from ..rules.matrix.personas import figure, icon_track, is_program, wired
from ..state import Run
from .entries import program, stored_program
from .names import labelled, node_name
from .nodes import files_seen, look

# Somebody's icon


def matrix_words(c: Run, who: str) -> list[Message]:
    """Say how somebody stands in the Matrix, for those who may know everything."""
    shock = [phrase("sr-state-shock")] if c.actors[who].matrix.shock else []
    return [*icon_words(c, who), *shock]


def icon_words(c: Run, who: str) -> list[Message]:
    """The same of the icon alone."""
    actor = c.actors[who]
    found = []
    if actor.matrix.vr:
        found.append(phrase(f"sr-state-vr-{actor.matrix.vr}"))
    if actor.matrix.icon:
        found.append(Message("sr-state-icon", {"icon": actor.matrix.icon, "of": icon_track(c, who)}))
    if actor.matrix.jammed_by:
        found.append(phrase("sr-state-jammed"))
    if actor.matrix.traced:
        found.append(phrase("sr-state-traced"))
    return found


def icon_line(c: Run, who: str) -> Message:
    """A program that acts by itself: where it is, and the damage to its icon."""
    actor = c.actors[who]
    nodes = [node_name(c, node) for node in actor.matrix.nodes]
    args: dict[str, Sayable] = {"who": labelled(c, who), "icon": actor.matrix.icon, "of": icon_track(c, who)}
    return Message("sr-sit-icon", {**args, "nodes": nodes or phrase("sr-on-no-node"), "score": scored(c, who)})


def scored(c: Run, who: str) -> Sayable:
    """SR-3.1.2: the initiative score, once there is one."""
    score = c.actors[who].initiative.score
    return Message("sr-sit-score", {"score": score}) if score else ""


def icon_gauges(c: Run, who: str) -> list[Gauge]:
    """SR-7.6.8: the boxes still free of an icon."""
    actor = c.actors[who]
    if not (is_program(actor) or (c.nodes and wired(c, who) and actor.kind == "person")):
        return []
    return [entries.gauge("sr-roster-icon", icon_track(c, who) - actor.matrix.icon, icon_track(c, who))]


def icon_figures(c: Run, who: str) -> list[Figure]:
    """SR-X.6: Response, System and Firewall of whoever has an icon."""
    if not wired(c, who):
        return []
    return [entries.figure(f"sr-step-{name}", figure(c, who, name)) for name in FIGURES]


def program_words(c: Run, who: str) -> Sequence[Sayable]:
    """The programs that run, and those at hand."""
    actor = c.actors[who]
    running = [program(c.records, name, rating) for name, rating in actor.matrix.programs.items()]
    return [*running, *[stored_program(c.records, name) for name in actor.matrix.stored]]


# Plain data


def matrix_view(c: Run, seat: str) -> dict[str, Any]:
    """The nodes and data that a seat knows of, as plain data."""
    eye = look(c, seat)
    return {
        "nodes": {
            name: {
                "mode": c.nodes[name].mode, "alert": c.nodes[name].alert, "offline": c.nodes[name].offline,
                "place": c.nodes[name].place, "on": eye.on.get(name, []),
                "account": [who for who in eye.people if account(c, who, name)],
            }
            for name in eye.nodes
        },
        "files": {
            name: {
                "node": c.scene.files[name].node,
                "copied": any(side in c.files[name].copies for side in eye.sides),
            }
            for name in files_seen(c, eye.sides)
        },
    }  # fmt: skip


def icon_view(c: Run, who: str) -> dict[str, Any]:
    """Somebody's icon as plain data."""
    actor = c.actors[who]
    return {
        "vr": actor.matrix.vr, "icon": actor.matrix.icon, "icon_boxes": icon_track(c, who),
        "nodes": list(actor.matrix.nodes), "programs": dict(actor.matrix.programs),
        "traced": actor.matrix.traced, "link": link_of(who) in c.nodes,
    }  # fmt: skip
