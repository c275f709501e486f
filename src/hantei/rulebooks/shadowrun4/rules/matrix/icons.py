"""Icons and the programs behind them (7.1, 7.4): perception, hidden nodes, repair, programs and agents, orders."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..figures import able, add_skill, add_state, hostile
from ..magic import signatures
from ..magic.orders import ORDERS
from ..magic.servants import has_servants
from ..magic.servants import order as give_order
from ..rolls.roll import Side
from ..rolls.testing import contest, success_test, threshold
from ..street.actions import action, always, some
from ..street.perception import sense
from .countermeasures import launch
from .dumpshock import end_program
from .node_start import link_of
from .nodes import account, bearer_known, has_room, hides, in_reach, in_touch, running
from .operations import connected, operate, perception_pool
from .personas import add_simsense, is_program, program

# Perception


def hiding_pool(c: Run, who: str) -> Tally:
    """SR-7.4.2: hacking + stealth of a hidden icon; a program has its rating for the skill."""
    pool = Tally(program(c, who, "stealth"), "SR-7.4.2", "program-stealth")
    add_skill(c, who, "hacking", pool)
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool


def node_hiding_pool(c: Run, node: str) -> Tally:
    """SR-7.4.2: Firewall + stealth of a hidden node."""
    one = c.nodes[node]
    pool = Tally(one.programs.get("stealth", 0), "SR-7.4.2", "program-stealth")
    pool.add(one.firewall, "SR-7.4.2", "firewall")
    return pool


def program_hiding_pool(c: Run, who: str) -> Tally:
    """SR-7.4.2: Firewall + stealth of a hidden program, on the node where it runs."""
    node = c.nodes.get((c.actors[who].matrix.nodes or [""])[-1])
    pool = Tally(program(c, who, "stealth"), "SR-7.4.2", "program-stealth")
    pool.add(node.firewall if node is not None else 0, "SR-7.4.2", "firewall")
    return pool


def unseen(c: Run, who: str) -> list[str]:
    """Hidden icons of enemies on the nodes one is on."""
    seen = c.actors[who].matrix.seen_icons
    return [name for name in hostile(c, who) if in_touch(c, who, name) and hides(c, name) and name not in seen]


def looks(c: Run, who: str) -> bool:
    """SR-7.4.1: whether somebody can turn the senses to the Matrix."""
    return connected(c, who) and bool(c.nodes) and program(c, who, "analyze") > 0


@sense("matrix", looks)
def examine(c: Run, table: Table, who: str) -> None:
    """SR-7.4.1: computer + analyze; SR-7.4.2: each hidden icon opposes it; SR-8.3.2: three hits show the traces
    of Resonance at hand."""
    found = unseen(c, who)
    if not found:
        hits = success_test(c, table, who, "matrix_perception", perception_pool(c, who), threshold(c)).hits
    else:
        hits = make_out(c, table, who, found)
    if hits >= signatures.FINDING:
        signatures.find(c, table, who, "matrix")


def make_out(c: Run, table: Table, who: str, found: list[str]) -> int:
    """SR-7.4.2: one test of matrix perception, which each hidden icon opposes; the hits."""
    mine = Side(who, "matrix_perception", perception_pool(c, who))
    results = contest(c, table, mine, [Side(name, "hiding", pool_of(c, name)) for name in found])
    for name, result in zip(found, results, strict=True):
        if result.success:
            for actor in c.actors.values():
                if actor.side == c.actors[who].side and name not in actor.matrix.seen_icons:
                    actor.matrix.seen_icons.append(name)
            table.tell("icon_found", who=who, target=name, hits=result.hits, against=result.need)
    return results[0].hits


def pool_of(c: Run, who: str) -> Tally:
    """SR-7.4.2: the dice with which a hidden icon hides, somebody's or a program's."""
    return program_hiding_pool(c, who) if is_program(c.actors[who]) else hiding_pool(c, who)


def hidden_nodes(c: Run, who: str) -> list[str]:
    """SR-7.2.4: hidden nodes in reach that somebody has not detected; not of those of whom they do not know
    (SR-T4.1)."""
    return [
        node for node, one in c.nodes.items()
        if one.mode == "hidden" and running(c, node) and in_reach(c, who, node) and bearer_known(c, who, node)
        and who not in one.known and not account(c, who, node)
    ]  # fmt: skip


@action("detect_hidden", "complex", "SR-7.1.18", always, needs=connected, domain="matrix")
def do_detect_hidden(c: Run, table: Table, who: str) -> None:
    """SR-7.1.18, SR-7.4.2: matrix perception against Firewall + stealth of every hidden node in reach; nobody is told
    whether there is one."""
    found = hidden_nodes(c, who)
    if not found:
        success_test(c, table, who, "matrix_perception", perception_pool(c, who), threshold(c))
        return
    mine = Side(who, "matrix_perception", perception_pool(c, who))
    results = contest(c, table, mine, [Side("", "hiding", node_hiding_pool(c, node), node) for node in found])
    for node, result in zip(found, results, strict=True):
        if result.success:
            side = c.actors[who].side
            c.nodes[node].known += [name for name, one in c.actors.items() if one.side == side]
            table.tell("node_found", who=who, node=node)


# Repair


def damaged(c: Run, who: str) -> list[str]:
    """Icons of one's own side that are damaged: one's own, and those one is in touch with."""
    side = c.actors[who].side
    return [
        name for name, one in c.actors.items()
        if one.matrix.icon and one.side == side and able(one) and (name == who or in_touch(c, who, name))
    ]  # fmt: skip


@action("repair_icon", "complex", "SR-7.1.26", some(damaged), needs=connected, domain="matrix")
def do_repair_icon(c: Run, table: Table, who: str) -> None:
    """SR-7.8.3: computer + repair; each hit mends a point."""
    target = table.choose(Choice(c.actors[who].seat, "icon", "SR-7.1.26", damaged(c, who), {"who": who}))
    hits = operate(c, table, who, "repair").hits
    mended = min(hits, c.actors[target].matrix.icon)
    c.actors[target].matrix.icon -= mended
    table.tell("repaired", who=who, target=target, boxes=mended, icon=c.actors[target].matrix.icon)


# Programs and agents


def startable(c: Run, who: str) -> list[str]:
    """SR-7.1.27: programs at hand; agents, while there is room for one more (SR-7.2.1)."""
    actor = c.actors[who]
    mine = [one.character for one in c.actors.values() if one.owner == who and able(one)]
    agents = [record for record in c.sheet(who).agents if record not in mine] if has_room(c, who) else []
    return [*actor.matrix.stored, *agents] if actor.kind == "person" else list(actor.matrix.stored)


@action("run_program", "complex", "SR-7.1.27", some(startable), needs=connected, domain="matrix")
def do_run_program(c: Run, table: Table, who: str) -> None:
    """SR-7.1.27: a program or an agent is started."""
    actor = c.actors[who]
    name = table.choose(Choice(actor.seat, "program", "SR-7.1.27", startable(c, who), {"who": who}))
    if name not in actor.matrix.stored:
        launch(c, table, name, link_of(who) if link_of(who) in c.nodes else "", who)
        return
    actor.matrix.programs[name] = actor.matrix.stored.pop(name)
    table.tell("program_runs", who=who, program=name, rating=actor.matrix.programs[name])


def servants(c: Run, who: str, *kinds: str) -> list[str]:
    """Return the servants of somebody, of some kinds, here or sent off for a while."""
    mine = {name: one for name, one in c.actors.items() if one.owner == who and one.kind in kinds}
    return [
        name for name, one in mine.items() if able(one) or (one.servant.standby and not (one.dead or one.servant.gone))
    ]


def stoppable(c: Run, who: str) -> list[str]:
    """SR-7.1.7: running programs, agents of one's own."""
    return [*c.actors[who].matrix.programs, *servants(c, who, "agent")]


@action("stop_program", "simple", "SR-7.1.7", some(stoppable), needs=connected, domain="matrix")
def do_stop_program(c: Run, table: Table, who: str) -> None:
    """SR-7.1.7: a running program or agent ends."""
    actor = c.actors[who]
    name = table.choose(Choice(actor.seat, "program", "SR-7.1.7", stoppable(c, who), {"who": who}))
    if name in actor.matrix.programs:
        actor.matrix.stored[name] = actor.matrix.programs.pop(name)
        table.tell("program_stops", who=who, program=name)
    else:
        end_program(c, table, name)


def commanded(c: Run, who: str) -> list[str]:
    """SR-7.1.9: agents, and sprites that still owe a task (SR-8.2.7)."""
    found = servants(c, who, "agent", "sprite")
    return [name for name in found if c.actors[name].kind == "agent" or c.actors[name].servant.services > 0]


@action("give_command", "simple", "SR-7.1.9", some(commanded), needs=has_servants, domain="matrix")
def do_give_command(c: Run, table: Table, who: str) -> None:
    """SR-7.1.9: an order for an agent or a sprite; SR-8.2.7: each new one is a task of the sprite."""
    seat = c.actors[who].seat
    name = table.choose(Choice(seat, "servant", "SR-7.1.9", commanded(c, who), {"who": who}))
    order = table.choose(Choice(seat, "command", "SR-7.1.9", list(ORDERS), {"who": who, "target": name}))
    if c.actors[name].kind == "sprite":
        give_order(c, table, who, name, order)
        return
    c.actors[name].servant.order = order
    table.tell("commanded", who=who, target=name, order=order)
