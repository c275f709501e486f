"""Faults of the Matrix: nodes and data of an encounter, who is on them, programs and devices of its records."""

from __future__ import annotations

from hantei.scenes.faults import Faults, error, ids, warning

from ..content.encounter import UnitSpec
from ..content.matrix import FIGURES, FileSpec, NodeSpec
from ..content.records import Character
from ..rules.matrix.node_start import link_of
from .facts import Facts, named


def matrix_faults(facts: Facts) -> Faults:
    """Everything of the Matrix that the encounter says."""
    encounter = facts.encounter
    yield from ids("nodes", encounter.nodes)
    yield from ids("files", encounter.files)
    for name, node in encounter.nodes.items():
        yield from node_faults(facts, f"nodes/{name}", node)
    for name, file in encounter.files.items():
        yield from file_faults(facts, f"files/{name}", file)
    for name, task in encounter.tasks.items():
        if task.node:
            yield from named(f"tasks/{name}/node", "node", task.node, nodes(facts))
    for i, unit in enumerate(encounter.units):
        yield from guest_faults(facts, f"units/{i}", unit)
    for i, goal in enumerate(encounter.goals):
        if goal.kind == "data":
            yield from named(f"goals/{i}/file", "file", goal.file, encounter.files)
    for name, device in encounter.arsenal.devices.items():
        for program in device.programs:
            yield from named(f"arsenal/devices/{name}/programs/{program}", "program", program, facts.records.programs)
    for name, sheet in encounter.arsenal.characters.items():
        yield from icon_faults(facts, f"arsenal/characters/{name}", sheet)


def nodes(facts: Facts) -> list[str]:
    """The nodes of the encounter, commlinks among them."""
    links = [
        link_of(who) for who, unit in facts.actors.items()
        if unit.character in facts.characters and facts.characters[unit.character].commlink
    ]  # fmt: skip
    return [*facts.encounter.nodes, *links]


def node_faults(facts: Facts, path: str, node: NodeSpec) -> Faults:
    """SR-X.6: a node has figures of its own or a device; SR-7.3.4: IC is started for a side that is there."""
    encounter = facts.encounter
    if node.device:
        yield from named(f"{path}/device", "device", node.device, facts.records.devices)
    elif any(getattr(node, figure) is None for figure in FIGURES):
        yield error(path, "sr-fault-node-figures")
    if node.side:
        yield from named(f"{path}/side", "side", node.side, encounter.sides)
    if node.owner:
        yield from named(f"{path}/owner", "unit", node.owner, facts.actors)
    if node.at:
        yield from named(f"{path}/at", "place", node.at, encounter.map.places)
    if node.reach and not node.at:
        yield error(f"{path}/reach", "sr-fault-node-reach")
    for program in node.programs:
        yield from named(f"{path}/programs/{program}", "program", program, facts.records.programs)
    for i, who in enumerate(node.accounts):
        yield from named(f"{path}/accounts/{i}", "unit", who, facts.actors)
    for i, record in enumerate(node.ic):
        yield from named(f"{path}/ic/{i}", "ic", record, of_kind(facts, "ic"))
    if node.ic and not facts.strength(node.side) and node.owner not in facts.actors:
        yield error(f"{path}/ic", "sr-fault-node-side")


def of_kind(facts: Facts, kind: str) -> list[str]:
    """The records of one kind."""
    return [name for name, sheet in facts.characters.items() if sheet.kind == kind]


def file_faults(facts: Facts, path: str, file: FileSpec) -> Faults:
    """Data lies on a node; keys and rights belong to somebody."""
    yield from named(f"{path}/node", "node", file.node, nodes(facts))
    for field in ("keys", "rights"):
        for i, who in enumerate(getattr(file, field)):
            yield from named(f"{path}/{field}/{i}", "holder", who, [*facts.actors, *facts.encounter.sides])


def guest_faults(facts: Facts, path: str, unit: UnitSpec) -> Faults:
    """The nodes that somebody waits for, is on, or probes; SR-7.5.1: VR needs an icon."""
    known = nodes(facts)
    for field in ("alert", "probing"):
        if getattr(unit, field):
            yield from named(f"{path}/{field}", "node", getattr(unit, field), known)
    for i, node in enumerate(unit.nodes):
        yield from named(f"{path}/nodes/{i}", "node", node, known)
    sheet = facts.characters.get(unit.character)
    if unit.vr and sheet is not None and not (sheet.commlink or sheet.system):
        yield error(f"{path}/vr", "sr-fault-no-icon", who=unit.character)


def icon_faults(facts: Facts, path: str, sheet: Character) -> Faults:
    """What a record runs and carries in the Matrix; SR-7.6.2: IC and agents have a rating."""
    if sheet.commlink:
        yield from named(f"{path}/commlink", "device", sheet.commlink, facts.records.devices)
    for field in ("programs", "stored"):
        for program in getattr(sheet, field):
            yield from named(f"{path}/{field}/{program}", "program", program, facts.records.programs)
    for i, record in enumerate(sheet.agents):
        yield from named(f"{path}/agents/{i}", "agent", record, of_kind(facts, "agent"))
    if sheet.kind in ("ic", "agent") and not sheet.rating:
        yield error(f"{path}/rating", "sr-fault-program-rating")
    if sheet.programs and sheet.kind == "person" and not (sheet.commlink or sheet.system):
        yield warning(f"{path}/programs", "sr-fault-no-icon-programs")
