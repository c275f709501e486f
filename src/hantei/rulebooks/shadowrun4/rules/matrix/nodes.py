"""Nodes (7.2): modes and access, who can address whom, how many can be handled at once."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.scenes.plane import straight

from ...content.matrix import NODE_MODES
from ...state import Run
from ..figures import able, present
from ..machines.vehicles import devices
from ..street.ground import METRE, point
from .dumpshock import throw_out
from .node_start import bearer, link_of
from .personas import figure, is_program, program

# Where a node is, and whether it is there


def running(c: Run, node: str) -> bool:
    """SR-7.1.24: whether a node is there: it is not being restarted."""
    return c.nodes[node].offline < max(1, c.turn)


def in_reach(c: Run, who: str, node: str) -> bool:
    """Return whether somebody's signal reaches a node: from everywhere, or within a distance of its place."""
    one, actor = c.nodes[node], c.actors[who]
    if not one.reach or not one.place or node in actor.matrix.nodes or is_program(actor):
        return True
    return straight(actor.x, actor.y, *point(c.scene.map.places[one.place].at)) <= one.reach * METRE


# Rights


def account(c: Run, who: str, node: str) -> bool:
    """Whether somebody has an account on a node, by right or by hacking; a program has that of its owner."""
    one, actor = c.nodes[node], c.actors[who]
    return who in one.accounts or actor.owner in one.accounts or (actor.kind == "ic" and actor.side == one.side)


def rights(c: Run, who: str, node: str) -> bool:
    """SR-7.3.1: whether somebody may be on a node: an account that was not got by hacking."""
    one = c.nodes[node]
    return account(c, who, node) and who not in one.intruders and c.actors[who].owner not in one.intruders


def bearer_known(c: Run, who: str, node: str) -> bool:
    """SR-T4.1: whether somebody can know of a node that is borne, or is a machine: they know of its bearer, who is
    here.
    """
    carrier = bearer(c, node)
    return not carrier or (present(c.actors[carrier]) and carrier not in c.actors[who].guard.unaware_of)


def addressable(c: Run, who: str, node: str) -> bool:
    """SR-7.2.4: nobody who has not detected a hidden node can even address it; SR-T4.1: nor a node whose bearer one
    does not know to be there.
    """
    one = c.nodes[node]
    if not (running(c, node) and in_reach(c, who, node) and bearer_known(c, who, node)):
        return False
    return one.mode != "hidden" or who in one.known or account(c, who, node)


def lets_in(c: Run, who: str, node: str) -> bool:
    """SR-7.2.2: an active node lets everyone in; SR-7.2.3, SR-7.2.4: the others those with an account."""
    return addressable(c, who, node) and (c.nodes[node].mode == "active" or account(c, who, node))


def seat_of(c: Run, node: str) -> str:
    """Return the seat that speaks for a node: its owner's, else that of the first of its side, else the game master's;
    "" for none.
    """
    one = c.nodes[node]
    if one.owner in c.actors:
        return c.actors[one.owner].seat
    seats = [actor.seat for actor in c.actors.values() if actor.side == one.side]
    return seats[0] if seats else REFEREE if c.referee else ""


# How many


def handled(c: Run, who: str) -> list[str]:
    """SR-7.2.1: the nodes that somebody is on, the agents and drones that they run."""
    own = [name for name, one in c.actors.items() if one.owner == who and one.kind == "agent" and able(one)]
    if c.rulings["device_limit"] == "common":
        own += devices(c, who)
    return [*(node for node in c.actors[who].matrix.nodes if node != link_of(who)), *own]


def has_room(c: Run, who: str) -> bool:
    """SR-7.2.1: at most System x 2 at once."""
    return len(handled(c, who)) < 2 * figure(c, who, "system")


# Icons


def in_touch(c: Run, a: str, b: str) -> bool:
    """Whether two icons are on one node."""
    return any(node in c.actors[b].matrix.nodes for node in c.actors[a].matrix.nodes)


def hides(c: Run, who: str) -> bool:
    """SR-7.4.2: an icon is hidden while stealth runs, but not from those who have noticed it on a node."""
    return program(c, who, "stealth") > 0 and not any(who in c.nodes[node].detected for node in on(c, who))


def on(c: Run, who: str) -> list[str]:
    """The nodes that somebody is on and that are there."""
    return [node for node in c.actors[who].matrix.nodes if node in c.nodes]


def makes_out(c: Run, a: str, b: str) -> bool:
    """SR-7.4.2: whether one icon can make out another: it does not hide, or has been perceived."""
    return c.actors[a].side == c.actors[b].side or not hides(c, b) or b in c.actors[a].matrix.seen_icons


# Modes


def set_mode(c: Run, table: Table, who: str, node: str, mode: str) -> None:
    """SR-7.2.5: a device runs in exactly one mode; strangers whom it no longer lets in lose their access."""
    c.nodes[node].mode = mode
    table.tell("node_mode", who=who, node=node, mode=mode)
    if mode == "active":
        return
    for name, actor in c.actors.items():
        if node in actor.matrix.nodes and not account(c, name, node):
            cut_off(c, table, name, node)


def cut_off(c: Run, table: Table, who: str, node: str) -> None:
    """A connection breaks: in virtual reality one is thrown out, in AR one is no longer on that node."""
    if c.actors[who].matrix.vr or is_program(c.actors[who]):
        throw_out(c, table, who)
    else:
        c.actors[who].matrix.nodes.remove(node)
        table.tell("cut_off", who=who, node=node)


def own_nodes(c: Run, who: str) -> list[str]:
    """SR-7.2.5: the devices of one's own whose mode one can set."""
    return [name for name, node in c.nodes.items() if node.owner == who and running(c, name)]


def choose_mode(c: Run, table: Table, who: str, node: str) -> None:
    """SR-7.2.5: another mode for a device of one's own."""
    modes = [mode for mode in NODE_MODES if mode != c.nodes[node].mode]
    mode = table.choose(Choice(c.actors[who].seat, "node_mode", "SR-7.2.5", modes, {"who": who, "node": node}))
    set_mode(c, table, who, node, mode)
