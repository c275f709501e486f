"""The nodes of a new fight: those of the encounter, and the commlinks of those who carry one (7.2)."""

from __future__ import annotations

from collections.abc import Mapping

from ...content.matrix import Device, NodeSpec
from ...content.records import Vehicle
from ...state import Actor, Node, Run
from ..magic.bodies import body_of

NO_DEVICE: Mapping[str, int] = {}


def nodes_of(c: Run) -> dict[str, Node]:
    """Every node by its name; a commlink bears the name of its bearer: "relay-link"."""
    found = {name: node_of(c, spec) for name, spec in c.scene.nodes.items()}
    for who in c.actors:
        found |= {name: node for name, node in nodes_with(c, who).items() if name not in found}
    return found


def nodes_with(c: Run, who: str) -> dict[str, Node]:
    """The nodes that come with somebody: a commlink; a machine is one itself."""
    actor, found = c.actors[who], dict[str, Node]()
    device = c.records.devices.get(c.sheet(who).commlink)
    if device is not None:
        found[link_of(who)] = commlink(device, actor.side, who)
    vehicle = c.records.vehicles.get(actor.machine.model)
    if vehicle is not None and vehicle.system:
        found[who] = computer(vehicle, actor)
    return found


def computer(vehicle: Vehicle, actor: Actor) -> Node:
    """SR-9.1.7: a machine as a node, which can be hacked; it belongs to whoever has registered it."""
    figures = (vehicle.response, vehicle.system, vehicle.firewall)
    accounts = {actor.machine.registered: "owner"} if actor.machine.registered else {}
    return Node(actor.side, actor.machine.registered, "", 0, "passive", *figures, {}, accounts)


def bearer(c: Run, node: str) -> str:
    """Who bears a commlink, or the machine that a node is; "" for a node of the encounter.

    SR-6.2.2: the commlink of an astral form stays with the body that it has left.
    """
    if node in c.scene.nodes:
        return ""
    owner = c.nodes[node].owner
    return node if node in c.actors else body_of(c, owner) or owner


def link_of(who: str) -> str:
    """The node that is somebody's commlink."""
    return f"{who}-link"


def commlink(device: Device, side: str, who: str) -> Node:
    """A commlink as a node; passive if nothing is said (SR-7.2.5)."""
    figures = (device.response, device.system, device.firewall)
    return Node(side, who, "", 0, "passive", *figures, dict(device.programs), {who: "owner"})


def node_of(c: Run, spec: NodeSpec) -> Node:
    """A node of the encounter: its own figures before those of its record."""
    device = c.records.devices.get(spec.device)
    response, system, firewall = (
        own if own is not None else recorded
        for own, recorded in (
            (spec.response, device.response if device else 0),
            (spec.system, device.system if device else 0),
            (spec.firewall, device.firewall if device else 0),
        )
    )
    programs = {**(device.programs if device else NO_DEVICE), **spec.programs}
    accounts = dict.fromkeys(spec.accounts, "personal")
    if spec.owner:
        accounts[spec.owner] = "owner"
    side = spec.side or (c.actors[spec.owner].side if spec.owner in c.actors else "")
    return Node(
        side, spec.owner, spec.at, spec.reach, spec.mode, response, system, firewall, programs, accounts,
        ic=list(spec.ic),
    )  # fmt: skip
