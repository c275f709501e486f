"""Devices and systems (7.1, 7.8): controlling them, forged orders, programs and operating systems that crash."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..figures import hostile
from ..machines.rigging import give_order
from ..riders import driver, is_machine, record
from ..rolls.roll import Side
from ..rolls.tasks import do_remotely, done, open_remotely
from ..rolls.testing import Result, opposed_test, success_test, threshold
from ..street.actions import action, some
from ..street.ground import knows_of
from .dumpshock import throw_out
from .node_start import link_of
from .nodes import account, addressable, cut_off, in_touch, makes_out, on, rights, running
from .operations import connected, operation_pool, set_threshold
from .personas import figure, matrix_pool, wired

# Control


def controllable(c: Run, who: str) -> list[str]:
    """SR-7.8.8: what can be done by devices of the nodes one is on."""
    return open_remotely(c, who, on(c, who)) if connected(c, who) else []


@action("control_device", "complex", "SR-7.1.14", some(controllable), needs=connected, domain="matrix")
def do_control_device(c: Run, table: Table, who: str) -> None:
    """SR-7.8.8: command + the skill that the device calls for."""
    name = table.choose(Choice(c.actors[who].seat, "task", "SR-7.1.14", controllable(c, who), {"who": who}))
    do_remotely(c, table, who, name, operation_pool(c, who, "control", c.scene.tasks[name].skill))


# Forged orders


def deceivable(c: Run, who: str) -> list[str]:
    """SR-7.8.12: nodes whose devices can be made to do something; SR-9.1.12: machines of enemies with nobody
    in them, of whom one knows (SR-T4.1)."""
    nodes = [node for node in c.nodes if addressable(c, who, node) and open_remotely(c, who, [node])]
    machines = [name for name in hostile(c, who) if is_machine(c.actors[name]) and not driver(c, name)]
    return [*nodes, *(name for name in machines if knows_of(c, who, name))]


@action("spoof_command", "complex", "SR-7.1.29", some(deceivable), needs=connected,
        domain="matrix", also=("rigging",))  # fmt: skip
def do_spoof_command(c: Run, table: Table, who: str) -> None:
    """SR-7.8.12: hacking + deception against System + Firewall of a node, whose device then does what it is told;
    SR-9.1.12: against Pilot + Firewall of a machine, which then obeys the order."""
    seat = c.actors[who].seat
    node = table.choose(Choice(seat, "node", "SR-7.1.29", deceivable(c, who), {"who": who}))
    if node in c.actors:
        if spoofs(c, table, who, node, machine_obeys(c, node)).success:
            table.tell("spoofed", who=who, node=node)
            give_order(c, table, who, node)
        return
    name = table.choose(Choice(seat, "task", "SR-7.1.29", open_remotely(c, who, [node]), {"who": who}))
    if spoofs(c, table, who, node, obeying_pool(c, node)).success:
        table.tell("spoofed", who=who, node=node)
        done(c, table, who, name)


def obeying_pool(c: Run, node: str) -> Tally:
    """SR-7.8.12: what opposes a forged order to a node."""
    one = c.nodes[node]
    pool = Tally(one.system, "SR-7.8.12", "system")
    pool.add(one.firewall, "SR-7.8.12", "firewall")
    return pool


def machine_obeys(c: Run, machine: str) -> Tally:
    """SR-7.8.12: what opposes a forged order to a machine: Pilot + Firewall."""
    pool = Tally(record(c, machine).pilot, "SR-7.8.12", "pilot")
    pool.add(figure(c, machine, "firewall"), "SR-7.8.12", "firewall")
    return pool


def spoofs(c: Run, table: Table, who: str, target: str, against: Tally) -> Result:
    """SR-7.8.12: an opposed test, a tie fails; by ruling a success test against the game master's threshold.

    `target`: a node or a machine; `against`: what it opposes.
    """
    pool = operation_pool(c, who, "spoof_command")
    if c.rulings["spoof_command"] == "threshold":
        about: dict[str, Fact] = {"target": target}
        return success_test(c, table, who, "spoof_command", pool, set_threshold(c, table, who, "SR-7.8.12", about))
    machine = target if target in c.actors else ""
    return opposed_test(c, table, Side(who, "spoof_command", pool), Side(machine, "obeying", against, target))


# Crashing


def crashable(c: Run, who: str) -> list[str]:
    """SR-7.1.15: programs of nodes one is on and of icons one is in touch with and can make out (SR-7.4.2), and the
    systems of those nodes."""
    own = c.actors[who].side
    nodes = [node for node in on(c, who) if running(c, node) and c.nodes[node].side != own]
    others = [name for name, one in c.actors.items() if one.side != own and in_touch(c, who, name)]
    icons = [name for name in others if makes_out(c, who, name)]
    found = [f"{node}:{name}" for node in nodes for name in c.nodes[node].programs]
    found += [f"{icon}:{name}" for icon in icons for name in c.actors[icon].matrix.programs]
    return [*found, *(f"{node}:os" for node in nodes)]


@action("crash", "complex", "SR-7.1.15", some(crashable), needs=connected, domain="matrix")
def do_crash(c: Run, table: Table, who: str) -> None:
    """SR-7.1.15: hacking + attack against the rating of the program, or System for the operating system; by ruling
    opposed by Response + Firewall. The program ends, or the node restarts."""
    word = table.choose(Choice(c.actors[who].seat, "crash", "SR-7.1.15", crashable(c, who), {"who": who}))
    owner, _, name = word.partition(":")
    if not crashes(c, table, who, owner, name):
        return
    if name == "os":
        restart(c, table, who, owner)
        return
    running_there = c.nodes[owner].programs if owner in c.nodes else c.actors[owner].matrix.programs
    running_there.pop(name, None)
    table.tell("program_crashed", who=who, other=owner, program=name)


def crashes(c: Run, table: Table, who: str, owner: str, name: str) -> bool:
    """SR-7.1.15: the test."""
    pool = matrix_pool(c, who, "hacking", "attack", "SR-7.1.15")
    node = c.nodes.get(owner)
    if c.rulings["crash_test"] == "opposed":
        response = node.response if node is not None else figure(c, owner, "response")
        against = Tally(response, "SR-7.1.15", "response")
        against.add(node.firewall if node is not None else figure(c, owner, "firewall"), "SR-7.1.15", "firewall")
        icon = owner if node is None else ""
        return opposed_test(c, table, Side(who, "crash", pool), Side(icon, "obeying", against, owner)).success
    if name == "os" and node is not None:
        need = node.system
    else:
        need = node.programs[name] if node is not None else c.actors[owner].matrix.programs[name]
    return success_test(c, table, who, "crash", pool, threshold(c, need)).success


# Restarting


def restartable(c: Run, who: str) -> list[str]:
    """SR-7.1.24: nodes on which one is by right, one's own commlink, one's own icon."""
    nodes = [node for node in c.nodes if running(c, node) and account(c, who, node) and rights(c, who, node)]
    mine = [node for node in nodes if node in c.actors[who].matrix.nodes or c.nodes[node].owner == who]
    icon = wired(c, who) or bool(c.actors[who].matrix.icon)
    return [*mine, "icon"] if icon and link_of(who) not in c.nodes else mine


def may_restart(c: Run, who: str) -> bool:
    """SR-7.1.24: people restart nodes; who is in the Matrix with an icon that still runs, or sits in front of it."""
    return c.actors[who].kind == "person" and bool(c.nodes) and bool(restartable(c, who))


@action("restart", "complex", "SR-7.1.24", may_restart, domain="matrix")
def do_restart(c: Run, table: Table, who: str) -> None:
    """SR-7.1.24: a node restarts; with one's own the icon is whole again."""
    node = table.choose(Choice(c.actors[who].seat, "node", "SR-7.1.24", restartable(c, who), {"who": who}))
    if node == "icon":
        restart_icon(c, table, who)
    else:
        restart(c, table, who, node)


def restart(c: Run, table: Table, who: str, node: str) -> None:
    """SR-7.1.24: offline until the end of the next combat turn; everyone on it is thrown out."""
    one = c.nodes[node]
    one.offline = max(1, c.turn) + 1
    one.alert, one.detected, one.watchers, one.watch = False, [], [], {}
    table.tell("restarted", who=who, node=node)
    if one.owner in c.actors and node == link_of(one.owner):
        restart_icon(c, table, one.owner)
    for name, actor in list(c.actors.items()):
        if node in actor.matrix.nodes:
            cut_off(c, table, name, node)


def restart_icon(c: Run, table: Table, who: str) -> None:
    """SR-7.1.24: somebody's own icon is gone until the end of the next combat turn, and whole after that."""
    actor = c.actors[who]
    actor.matrix.offline, actor.matrix.icon = max(1, c.turn) + 1, 0
    table.tell("icon_restarts", who=who)
    if actor.matrix.vr or actor.matrix.nodes:
        throw_out(c, table, who)
