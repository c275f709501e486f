"""Procedures that cases may run on machines: pools and thresholds of vehicle tests, ramming damage, what is handled."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.scenes.giving import BadCase, known

from ..rules import riders
from ..rules.machines import ramming, rigging, vehicle_pools, vehicles
from ..rules.matrix.personas import figure
from ..state import Run
from .tests import person


def machine(c: Run, who: str) -> str:
    """A machine of the case, by its name or whoever drives it; the first one where none is named."""
    if who in c.actors and not riders.is_machine(c.actors[who]):
        who = riders.steers(c, who) or who
    found = {name: actor for name, actor in c.actors.items() if riders.is_machine(actor)}
    if not found:
        raise BadCase("given-needed", found="kind: vehicle", where="given.actors")
    return known("who", who or next(iter(found)), found)


def vehicle_pool(c: Run, table: Table, who: str = "", opposed: bool = True, crash: bool = False) -> None:
    """SR-9.4.1, SR-9.6.2: the dice of a vehicle test."""
    name = machine(c, who)
    pool = vehicle_pools.vehicle_pool(c, name, opposed, crash)
    table.tell("pool", pool, who=name, pool=pool.value)


def vehicle_threshold(c: Run, table: Table, who: str = "", threshold: int | None = None, more: int = 0) -> None:
    """SR-9.2.5: the threshold of a vehicle test."""
    name = machine(c, who)
    table.tell("need", who=name, need=vehicle_pools.vehicle_threshold(c, name, threshold, more))


def ram_damage(c: Run, table: Table, who: str = "", net: int = 0) -> None:
    """SR-9.7.6: the damage of a ram or a crash."""
    name = machine(c, who)
    value = ramming.ram_damage(c, name, net)
    table.tell("rams", value, who=name, target=name, value=value.value)


def sensors(c: Run, table: Table, who: str = "", through: str = "", metres: int = 0) -> None:
    """SR-9.1.9: the dice of a perception test through the sensors of a machine."""
    actor, name = person(c, who), machine(c, through)
    pool = rigging.sensor_pool(c, actor, name, metres)
    table.tell("pool", pool, who=actor, pool=pool.value)


def machine_link(c: Run, table: Table, who: str = "") -> None:
    """SR-9.1.3: the dice that hold a machine's link against jamming."""
    name = machine(c, who)
    pool = vehicle_pools.machine_link(c, name)
    table.tell("pool", pool, who=name, pool=pool.value)


def machines_handled(c: Run, table: Table, who: str = "") -> None:
    """SR-9.2.1: how many machines count as handled, what the limit is, whether one more is allowed."""
    actor = person(c, who)
    count, most = len(vehicles.devices(c, actor)), 2 * figure(c, actor, "system")
    table.tell("handles", who=actor, count=count, most=most, room=rigging.room(c, actor))


PROCEDURES: dict[str, Callable[..., None]] = {
    "vehicle_pool": vehicle_pool, "vehicle_threshold": vehicle_threshold, "ram_damage": ram_damage,
    "sensors": sensors, "machine_link": machine_link, "machines_handled": machines_handled,
}  # fmt: skip
"""What `run` of a case may name for machines."""
