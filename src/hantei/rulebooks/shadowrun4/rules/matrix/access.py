"""Getting on and off (7.1, 7.2, 7.5): virtual reality, logging on and off, permission, jacking out, what is near."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ...state import Run
from ..figures import PROGRAMS
from ..street.actions import action, always, some
from ..street.consequences import run_no_more
from .countermeasures import detect
from .dumpshock import leave_vr, throw_out
from .hacking import arrive, entry_test
from .nodes import account, addressable, has_room, lets_in, seat_of
from .operations import connected, operate

# Virtual reality


def sims(c: Run, who: str) -> list[str]:
    """SR-7.5.2, SR-7.5.3: cold sim; hot sim for anybody who has removed the simsense limiter."""
    return ["cold", "hot"] if c.sheet(who).unlimited else ["cold"]


def may_enter_vr(c: Run, who: str) -> bool:
    """SR-7.5.1: whether somebody can turn wholly to the Matrix."""
    actor = c.actors[who]
    return actor.kind == "person" and actor.plane == "physical" and bool(c.nodes)


@action("enter_vr", "simple", "SR-7.5.2", may_enter_vr, needs=connected, domain="option")
def do_enter_vr(c: Run, table: Table, who: str) -> None:
    """SR-7.5.1 to SR-7.5.3: into virtual reality: the body stays where it is, and the icon acts."""
    actor = c.actors[who]
    sim = table.choose(Choice(actor.seat, "sim", "SR-7.5.2", sims(c, who), {"who": who}))
    actor.matrix.vr, actor.plane = sim, "matrix"
    run_no_more(c, who)
    table.tell("enters_vr", who=who, sim=sim)


def has_body(c: Run, who: str) -> bool:
    """SR-7.1.4: whether somebody has a body to come back to; what is a program has none."""
    return c.actors[who].kind not in PROGRAMS


@action("jack_out", "free", "SR-7.1.4", has_body, needs=connected, domain="matrix")
def do_jack_out(c: Run, table: Table, who: str) -> None:
    """SR-7.1.4: out at once; from virtual reality that is being thrown out, by ruling as clean as logging off."""
    table.tell("jacks_out", who=who)
    if c.actors[who].matrix.vr and c.rulings["jackout_shock"] == "dumpshock":
        throw_out(c, table, who)
    else:
        leave_vr(c, who)


# Nodes


def entrances(c: Run, who: str) -> list[str]:
    """SR-7.1.23, SR-7.2.2: nodes that let somebody in and that they are not on yet."""
    return [node for node in c.nodes if node not in c.actors[who].matrix.nodes and lets_in(c, who, node)]


def may_log_on(c: Run, who: str) -> bool:
    """SR-7.2.1: whether there is a node to log on to, and room for one more."""
    return has_room(c, who) and bool(entrances(c, who))


@action("log_on", "complex", "SR-7.1.23", may_log_on, needs=connected, domain="matrix")
def do_log_on(c: Run, table: Table, who: str) -> None:
    """SR-7.1.23: onto a node that one may access, without a test; SR-7.3.6: who enters by a weakness that probing has
    found may be noticed now, once."""
    node = table.choose(Choice(c.actors[who].seat, "node", "SR-7.1.23", entrances(c, who), {"who": who}))
    found_out = False
    if who in c.nodes[node].probed:
        c.nodes[node].probed.remove(who)
        found_out = entry_test(c, table, who, node)
    arrive(c, table, who, node)
    if found_out:
        detect(c, table, who, node)


def closed(c: Run, who: str) -> list[str]:
    """SR-7.2.3: passive nodes that somebody can ask to be let into."""
    return [
        node for node, one in c.nodes.items()
        if one.mode == "passive" and addressable(c, who, node) and not account(c, who, node)
    ]  # fmt: skip


@action("ask_access", "free", "SR-7.2.3", some(closed), needs=connected, domain="option",
        planes=("physical", "matrix"))  # fmt: skip
def do_ask_access(c: Run, table: Table, who: str) -> None:
    """SR-7.2.3: a passive node lets others in with its user's permission only."""
    node = table.choose(Choice(c.actors[who].seat, "node", "SR-7.2.3", closed(c, who), {"who": who}))
    seat = seat_of(c, node)
    about = {"who": who, "node": node}
    allowed = bool(seat) and table.choose(Choice(seat, "permission", "SR-7.2.3", ["allow", "refuse"], about)) == "allow"
    if allowed:
        c.nodes[node].accounts[who] = "guest"
    table.tell("permission", who=who, node=node, allowed=allowed)


def may_log_off(c: Run, who: str) -> bool:
    """SR-7.1.10: whether there is anything to leave."""
    actor = c.actors[who]
    return actor.kind == "person" and bool(actor.matrix.nodes or actor.matrix.vr)


@action("log_off", "simple", "SR-7.1.10", may_log_off, needs=connected, domain="matrix")
def do_log_off(c: Run, table: Table, who: str) -> None:
    """SR-7.1.10: out of a node, or of all; with the last one out of virtual reality too, without dumpshock."""
    actor = c.actors[who]
    options = [*actor.matrix.nodes, "all"] if len(actor.matrix.nodes) > 1 else ["all"]
    node = table.choose(Choice(actor.seat, "node", "SR-7.1.10", options, {"who": who}))
    out: dict[str, Fact] = {"vr": True} if node == "all" and actor.matrix.vr else {}
    table.tell("logs_off", None, who=who, node=node, **out)
    if node == "all":
        leave_vr(c, who)
    else:
        actor.matrix.nodes.remove(node)


# What is near


@action("change_icon", "free", "SR-7.1.2", always, needs=connected, domain="matrix")
def do_change_icon(c: Run, table: Table, who: str) -> None:
    """SR-7.1.2: another look, or another icon."""
    table.tell("changes_icon", who=who)


@action("detect_wireless", "free", "SR-7.1.3", always, needs=connected, domain="matrix")
def do_detect_wireless(c: Run, table: Table, who: str) -> None:
    """SR-7.1.3: active and passive nodes in reach are noticed; by ruling, or where the game master calls for it, with
    the test of SR-7.8.14."""
    if rolls(c, table, who) and not operate(c, table, who, "detect_wireless").success:
        return
    near = [node for node, one in c.nodes.items() if one.mode != "hidden" and addressable(c, who, node)]
    table.tell("nodes_noticed", who=who, nodes=near)


def rolls(c: Run, table: Table, who: str) -> bool:
    """SR-7.1.3: whether noticing what is near takes a test."""
    if c.rulings["node_detection"] == "always_roll":
        return True
    if not c.referee:
        return False
    return table.choose(Choice(REFEREE, "call_test", "SR-7.1.3", ["none", "test"], {"who": who})) == "test"
