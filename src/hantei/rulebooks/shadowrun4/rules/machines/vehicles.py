"""Vehicles and drones (9.1, 9.2, 9.4): their distances in a chase, their actions under each order, and leaving them."""

from __future__ import annotations

from hantei.core.table import Table

from ...state import Run
from ..riders import is_machine, moves, riding
from ..street.consequences import when_out

# Chases

APART = {"close": 50, "short": 250, "long": 800}
"""The gap between vehicles at each distance of a chase, in tenths of a metre, wherever metres matter."""


def vehicle_of(c: Run, who: str) -> str:
    """The vehicle or drone that somebody is or rides in; "" on foot."""
    actor = c.actors[who]
    return who if is_machine(actor) else actor.machine.aboard


def in_chase(c: Run, machine: str) -> bool:
    """Whether a machine takes part in a chase."""
    return any(machine in pair.split("|") for pair in c.chase)


def chase_distance(c: Run, a: str, b: str) -> str:
    """SR-9.4.3: how far two are apart in a chase: close, short, long; "" where no chase parts them.

    SR-9.4.2: each pair of quarry and pursuer has a distance of its own; others in the chase are far from each other.
    """
    if not c.chase:
        return ""
    one, other = vehicle_of(c, a), vehicle_of(c, b)
    if one == other:
        return ""
    apart = c.chase.get(f"{one}|{other}") or c.chase.get(f"{other}|{one}")
    return apart or ("long" if in_chase(c, one) and in_chase(c, other) else "")


# What can be done


STEERING = ("drive", "evade", "ram", "weapon_system", "sensor_observe")
"""What a machine does by itself, and a rigger who has jumped in with it."""

ORDERS = {
    "": (),
    "free": STEERING,
    "attack": STEERING,
    "go": ("drive", "evade"),
    "watch": ("sensor_observe", "evade"),
}
"""SR-9.1.8: what a machine on its own does under each order; in a chase it drives whatever it has been told."""

ON_FOOT = ("run", "sprint", "drop_prone", "stand_up", "pick_up", "suppress")
"""What nobody can do in a vehicle that moves."""


def on_foot(c: Run, who: str) -> bool:
    """Return whether somebody is no machine, has jumped into none, and rides in none that moves: then every action
    suits them.
    """
    actor = c.actors[who]
    return not (is_machine(actor) or actor.machine.jumped_in or riding(c, who) == "moving")


def bodily(c: Run, who: str, name: str, domain: str) -> bool:
    """SR-9.2.2, SR-9.3.1: whether an action suits who takes it: machines steer, look and shoot; so does a rigger who
    has jumped in, and works in the Matrix; whoever rides cannot run."""
    actor = c.actors[who]
    if is_machine(actor):
        return name in ORDERS.get(told(c, who), STEERING) or (name in ("drive", "evade") and in_chase(c, who))
    if actor.machine.jumped_in:
        return name in STEERING or domain in ("rigging", "matrix")
    return name not in ON_FOOT or riding(c, who) != "moving"


def goes_freely(c: Run, who: str) -> bool:
    """Whether somebody moves without an action: on foot, and as a drone that has been told to; a vehicle is driven."""
    actor = c.actors[who]
    return actor.kind != "vehicle" and (not is_machine(actor) or told(c, who) in ("free", "go", "attack"))


def told(c: Run, machine: str) -> str:
    """SR-9.1.8: what a machine on its own goes by: its order; one that serves nobody does as it sees fit."""
    actor = c.actors[machine]
    return actor.servant.order or ("" if actor.machine.registered else "free")


def parted(c: Run, a: str, b: str) -> bool:
    """Return whether a moving vehicle, or the distance of a chase, separates two people."""
    one, other = vehicle_of(c, a), vehicle_of(c, b)
    if one == other:
        return False
    return any(name and moves(c, name) for name in (one, other) if name not in (a, b)) or bool(chase_distance(c, a, b))


# Registered machines


def registered(c: Run, who: str) -> list[str]:
    """SR-9.1.6: the machines registered with somebody's commlink that still work."""
    return [name for name, one in c.actors.items() if one.machine.registered == who and not (one.dead or one.escaped)]


def devices(c: Run, who: str) -> list[str]:
    """SR-9.2.1, SR-9.2.3: what these count as: each one device, or several as one."""
    return list(dict.fromkeys(c.actors[name].machine.device or name for name in registered(c, who)))


# Letting go


def let_go_of_wheel(c: Run, who: str) -> None:
    """SR-9.2.2: whatever somebody has driven or jumped into is left to its Pilot."""
    c.actors[who].machine.jumped_in = ""
    for actor in c.actors.values():
        if actor.machine.driver == who:
            actor.machine.driver = ""


@when_out("SR-9.2.2")
def stop_steering(c: Run, table: Table, who: str) -> None:
    """SR-9.2.2: whoever is out of action steers nothing any more."""
    let_go_of_wheel(c, who)


def get_out(c: Run, who: str) -> None:
    """Whoever rode in a vehicle is on foot."""
    actor = c.actors[who]
    if actor.machine.aboard:
        if c.actors[actor.machine.aboard].machine.driver == who:
            c.actors[actor.machine.aboard].machine.driver = ""
        actor.machine.aboard = ""
