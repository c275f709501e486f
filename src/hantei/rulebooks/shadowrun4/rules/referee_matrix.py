"""The referee's hand in the Matrix: alerts, modes, who is on which node, who is in virtual reality."""

from __future__ import annotations

from hantei.core.amending import NoRuling, existing, one_of, truth
from hantei.core.table import Table

from ..content.matrix import NODE_MODES
from ..state import Run
from .matrix.countermeasures import raise_alert
from .matrix.dumpshock import leave_vr
from .matrix.nodes import set_mode

VR = ("cold", "hot", "none")


def set_node(c: Run, node: str, what: str, text: str) -> None:
    """A node: `alert true|false`, `mode active|passive|hidden`."""
    if what not in ("alert", "mode"):
        raise NoRuling
    one_of(list(c.nodes), node, "node")
    if what == "mode":
        set_mode(c, Table(), "", node, one_of(NODE_MODES, text, node))
    elif truth(text, node):
        raise_alert(c, Table(), node)
    else:
        c.nodes[node].alert = False


def set_on(c: Run, who: str, node: str, text: str) -> None:
    """SR-7.1.23: somebody is on a node, or is not."""
    existing(list(c.actors), who)
    one_of(list(c.nodes), node, "node")
    there, nodes = truth(text, who), c.actors[who].matrix.nodes
    if there and node not in nodes:
        nodes.append(node)
    elif not there and node in nodes:
        nodes.remove(node)


def set_vr(c: Run, who: str, word: str) -> None:
    """SR-7.5.1, SR-T5.9: somebody is in virtual reality, or is back from it without dumpshock."""
    existing(list(c.actors), who)
    actor, word = c.actors[who], one_of(VR, word, who)
    if word == "none":
        leave_vr(c, who)
        return
    actor.matrix.vr = word
    if actor.plane == "physical" and actor.kind == "person":
        actor.plane = "matrix"
