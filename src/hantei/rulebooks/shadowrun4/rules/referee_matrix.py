"""The referee's hand in the Matrix: alerts, modes, who is on which node, who is in virtual reality."""

from __future__ import annotations

from hantei.core.amending import one_of, truth
from hantei.core.table import Table

from ..content.matrix import NODE_MODES
from ..state import Run
from .matrix.countermeasures import raise_alert
from .matrix.dumpshock import leave_vr
from .matrix.nodes import set_mode

VR = ("cold", "hot", "none")


def set_node(c: Run, words: list[str]) -> bool:
    """A node: `alert true|false`, `mode active|passive|hidden`."""
    if len(words) != 3 or words[1] not in ("alert", "mode"):
        return False
    node = one_of(list(c.nodes), words[0], "node")
    if words[1] == "mode":
        set_mode(c, Table(), "", node, one_of(NODE_MODES, words[2], node))
    elif truth(words[2], node):
        raise_alert(c, Table(), node)
    else:
        c.nodes[node].alert = False
    return True


def set_on(c: Run, words: list[str]) -> bool:
    """SR-7.1.23: somebody is on a node, or is not."""
    if len(words) != 3:
        return False
    who, node, text = words
    who = one_of(list(c.actors), who, who)
    node = one_of(list(c.nodes), node, "node")
    there, nodes = truth(text, who), c.actors[who].matrix.nodes
    if there and node not in nodes:
        nodes.append(node)
    elif not there and node in nodes:
        nodes.remove(node)
    return True


def set_vr(c: Run, words: list[str]) -> bool:
    """SR-7.5.1, SR-T5.9: somebody is in virtual reality, or is back from it without dumpshock."""
    if len(words) != 2:
        return False
    who, word = words
    who = one_of(list(c.actors), who, who)
    actor, word = c.actors[who], one_of(VR, word, who)
    if word == "none":
        leave_vr(c, who)
        return True
    actor.matrix.vr = word
    if actor.plane == "physical" and actor.kind == "person":
        actor.plane = "matrix"
    return True
