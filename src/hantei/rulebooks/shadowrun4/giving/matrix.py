"""Cases of the Matrix: the nodes and data that a case gives, and the procedures that tell pools and figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from hantei.core.table import Table
from hantei.scenes.giving import BadCase, Fields, known

from ..content.matrix import FIGURES, NODE_MODES, FileSpec, NodeSpec
from ..rules.magic.hours import HOUR
from ..rules.matrix import countermeasures, hacking, icons, nodes, operations, personas, signals, systems, tracing
from ..state import Node, Run, Trace, Transfer

PLAIN = 3
"""Response, System and Firewall that a case does not give."""

STANDING = ("accounts", "mode", "programs", "ic", "alert")
NODE = tuple(field.name for field in fields(NodeSpec) if field.name not in STANDING)
FILE = tuple(field.name for field in fields(FileSpec))


def nodes_of(given: Fields) -> dict[str, Any]:
    """The nodes of a case as the encounter has them: 3 in every figure that the case does not give."""
    found = {}
    for name, entry in Fields(given.take("nodes", {}), "given.nodes").left.items():
        plain = Fields(entry or {}, f"given.nodes.{name}").left
        spec = {field: plain[field] for field in (*NODE, "mode", "programs", "ic") if field in plain}
        if "device" not in spec:
            spec = {**dict.fromkeys(FIGURES, PLAIN), **spec}
        found[str(name)] = {"name": {"ja": str(name), "en": str(name)}, **spec}
    return found


def give_nodes(c: Run, plain: Mapping[str, Any]) -> None:
    """How the nodes of a case stand: accounts, intruders, alert, ..."""
    for name, entry in plain.items():
        where = f"given.nodes.{name}"
        inner = Fields(entry or {}, where)
        for field in NODE:
            if field not in ("side", "owner", "reach", *FIGURES):
                inner.take(field)
        node = c.nodes.setdefault(str(name), Node())
        accounts = inner.left.get("accounts")
        if isinstance(accounts, list):
            inner.left["accounts"] = {str(who): "personal" for who in accounts}
        inner.complete(node)
        for program in node.programs:
            known(f"{where}.programs", program, c.records.programs)
        for who in (*node.accounts, *node.intruders, *node.probed, *node.known, *node.detected, *node.watch):
            known(f"{where}.accounts", who, c.actors)


def files_of(given: Fields, nodes: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a case as the encounter has it; on the first node where nothing is said."""
    found = {}
    for name, entry in Fields(given.take("files", {}), "given.files").left.items():
        plain = Fields(entry or {}, f"given.files.{name}").left
        spec = {field: plain[field] for field in FILE if field in plain}
        found[str(name)] = {"name": {"ja": str(name), "en": str(name)}, "node": next(iter(nodes), ""), **spec}
    return found


def give_files(c: Run, plain: Mapping[str, Any]) -> None:
    """How the data of a case stands: found, opened, copied."""
    for name, entry in plain.items():
        inner = Fields(entry or {}, f"given.files.{name}")
        for field in FILE:
            inner.take(field)
        inner.complete(c.files[str(name)], "bomb")


def give_ways(c: Run, fields: Fields) -> None:
    """The traces and transfers that are under way."""
    c.traces = [filled(Trace("", ""), entry, "given.traces") for entry in fields.many("traces")]
    c.transfers = [filled(Transfer("", ""), entry, "given.transfers") for entry in fields.many("transfers")]
    for one in c.traces:
        known("given.traces.tracer", one.tracer, c.actors)
        known("given.traces.target", one.target, c.actors)
    for way in c.transfers:
        known("given.transfers.who", way.who, c.actors)
        known("given.transfers.file", way.file, c.files)


def filled(record: Any, plain: Any, where: str) -> Any:
    """A record of the state with the fields that a case gives."""
    inner = Fields(plain, where)
    inner.complete(record)
    return record


def settle(c: Run) -> None:
    """Programs and nodes are known; who is in virtual reality acts in the Matrix."""
    for who, actor in c.actors.items():
        for name in (*actor.matrix.programs, *actor.matrix.stored):
            known(f"given.actors.{who}.programs", name, c.records.programs)
        for name in actor.matrix.nodes:
            known(f"given.actors.{who}.nodes", name, c.nodes)
        if actor.plane == "physical" and actor.matrix.vr:
            actor.plane = "matrix"


# Procedures


def someone(c: Run, who: str) -> str:
    """Somebody of the case; the first one where nobody is named."""
    return known("who", who or next(iter(c.actors)), c.actors)


def some_node(c: Run, node: str) -> str:
    """A node of the case; the first one where none is named."""
    if not c.nodes:
        raise BadCase("given-needed", found="nodes", where="given")
    return known("node", node or next(iter(c.nodes)), c.nodes)


def operation(c: Run, table: Table, operation: str, who: str = "", skill: str = "", devices: bool = False) -> None:
    """SR-7.8.1: the dice of an operation; `skill`: that of the device, `devices`: what is searched for."""
    name = known("operation", operation, operations.OPERATIONS)
    pool = operations.operation_pool(c, someone(c, who), name, skill, devices)
    table.tell("pool", pool, who=someone(c, who), pool=pool.value)


def list_operations(c: Run, table: Table) -> None:
    """SR-7.8.1: the lines of the table."""
    for name, one in operations.OPERATIONS.items():
        table.tell("operation", operation=name, skill=one.skill, program=one.program)
    table.tell("operations", count=len(operations.OPERATIONS))


def matrix_pool(c: Run, table: Table, skill: str, program: str, who: str = "") -> None:
    """SR-7.5.3: the dice of a Matrix test with a skill and a program."""
    name = known("skill", skill, c.records.skills)
    pool = personas.matrix_pool(c, someone(c, who), name, program, "SR-7.8.1")
    table.tell("pool", pool, who=someone(c, who), pool=pool.value)


def matrix_perception(c: Run, table: Table, who: str = "") -> None:
    """SR-7.4.1: the dice of matrix perception."""
    pool = operations.perception_pool(c, someone(c, who))
    table.tell("pool", pool, who=someone(c, who), pool=pool.value)


def hiding(c: Run, table: Table, who: str = "", node: str = "") -> None:
    """SR-7.4.2: the dice with which an icon or a node hides."""
    pool = icons.node_hiding_pool(c, some_node(c, node)) if node else icons.pool_of(c, someone(c, who))
    table.tell("pool", pool, who="" if node else someone(c, who), pool=pool.value)


def hacking_pool(c: Run, table: Table, who: str = "") -> None:
    """SR-7.3.2: the dice of hacking."""
    pool = hacking.hacking_pool(c, someone(c, who))
    table.tell("pool", pool, who=someone(c, who), pool=pool.value)


def hack(c: Run, table: Table, who: str = "", node: str = "", rolls: int = 1) -> None:
    """SR-7.3.2: so many passes of hacking at most, until the hacker is in."""
    repeat(c, table, hacking.hack, who, node, rolls)


def probe(c: Run, table: Table, who: str = "", node: str = "", rolls: int = 1) -> None:
    """SR-7.3.5: so many intervals of probing at most, until there is an account."""
    repeat(c, table, hacking.probe, who, node, rolls)


def repeat(c: Run, table: Table, do: Callable[[Run, Table, str, str], None], who: str, node: str, rolls: int) -> None:
    """Long work, until there is an account."""
    hacker, target = someone(c, who), some_node(c, node)
    for _ in range(rolls):
        if not nodes.account(c, hacker, target):
            do(c, table, hacker, target)


def watch(c: Run, table: Table, who: str = "", node: str = "", rolls: int = 1) -> None:
    """SR-7.3.4: so many tests of the node against a hacker at most, until it has noticed them."""
    hacker, target = someone(c, who), some_node(c, node)
    for _ in range(rolls):
        if hacking.watch(c, table, hacker, target):
            countermeasures.detect(c, table, hacker, target)
            return


def entry(c: Run, table: Table, who: str = "", node: str = "") -> None:
    """SR-7.3.6: the node's one test when a hacker enters by a weakness."""
    hacker, target = someone(c, who), some_node(c, node)
    if hacking.entry_test(c, table, hacker, target):
        countermeasures.detect(c, table, hacker, target)


def intervals(c: Run, table: Table, who: str = "", node: str = "") -> None:
    """SR-7.3.5: how long an interval of probing is, and the threshold."""
    hacker, target = someone(c, who), c.nodes[some_node(c, node)]
    hours = hacking.interval(c, table, hacker) // HOUR
    table.tell("probing", who=hacker, hours=hours, need=target.system + target.firewall)


def icon_resistance(c: Run, table: Table, who: str = "", black: bool = False) -> None:
    """SR-7.6.6, SR-7.6.7: the dice that stand against cyber damage, or against black IC."""
    one = someone(c, who)
    pool = personas.mind_resistance(c, one, "SR-7.6.7", True) if black else personas.icon_resistance(c, one)
    table.tell("pool", pool, who=one, pool=pool.value)


def dumpshock_pool(c: Run, table: Table, who: str = "") -> None:
    """SR-7.7.2: the dice that stand against dumpshock."""
    pool = personas.mind_resistance(c, someone(c, who), "SR-7.7.2", False)
    table.tell("pool", pool, who=someone(c, who), pool=pool.value)


def cyber_damage(c: Run, table: Table, hits: int = 1, against: int = 0) -> None:
    """SR-7.6.5: the damage value of the attack of the case with so many hits."""
    if not c.attacks:
        raise BadCase("given-needed", found="attack", where="given")
    c.attack.hits, c.attack.against = hits, against
    value = personas.cyber_value(c, c.attack)
    table.tell("damage_of", value, who=c.attack.target, value=value.value)


def handled(c: Run, table: Table, who: str = "") -> None:
    """SR-7.2.1: what somebody handles at once, and whether there is room for one more."""
    one = someone(c, who)
    table.tell("handled", who=one, count=len(nodes.handled(c, one)), room=nodes.has_room(c, one))


def opposing_pool(c: Run, table: Table, node: str = "") -> None:
    """SR-7.8.12: the dice of a node against a forged order."""
    pool = systems.obeying_pool(c, some_node(c, node))
    table.tell("pool", pool, who="", pool=pool.value)


def link_pool(c: Run, table: Table, who: str = "") -> None:
    """SR-7.1.22: the dice of a link against jamming."""
    pool = signals.link_pool(c, someone(c, who))
    table.tell("pool", pool, who=someone(c, who), pool=pool.value)


def trace(c: Run, table: Table, who: str, target: str, threshold: int = 1) -> None:
    """SR-7.8.4: one tracing test against a threshold."""
    tracing.trace(c, table, someone(c, who), someone(c, target), threshold)


def mode(c: Run, table: Table, node: str, mode: str, who: str = "") -> None:
    """SR-7.2.5: a device is set to a mode."""
    nodes.set_mode(c, table, someone(c, who), some_node(c, node), known("mode", mode, dict.fromkeys(NODE_MODES)))


PROCEDURES: dict[str, Callable[..., None]] = {
    "operation": operation, "list_operations": list_operations, "matrix_pool": matrix_pool,
    "matrix_perception": matrix_perception, "matrix_hiding": hiding, "hacking_pool": hacking_pool,
    "hack_node": hack, "probe_node": probe, "node_watch": watch, "node_entry": entry, "probing": intervals,
    "icon_resistance": icon_resistance, "dumpshock_pool": dumpshock_pool, "cyber_damage": cyber_damage,
    "handled": handled, "opposing_pool": opposing_pool, "link_pool": link_pool, "trace": trace, "node_mode": mode,
}  # fmt: skip
"""What `run` of a case may name for the Matrix."""
