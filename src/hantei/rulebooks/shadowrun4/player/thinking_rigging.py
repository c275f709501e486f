"""Decide about machines: driving, manoeuvres, distances, weapon systems, orders, jumping in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantei.core.decision import Choice

from ..rules.figures import attribute, boxes_left
from ..rules.machines.chase import BANDS, pursuers
from ..rules.machines.driving import close_by
from ..rules.machines.rigging import aimed_at, systems
from ..rules.machines.vehicle_pools import vehicle_pool
from ..rules.machines.vehicles import in_chase, registered
from ..rules.riders import is_machine, jumped, record, steers
from ..rules.street.shooting import MOUNT, mount_bursts, mounted, targets
from ..state import Attack, Carried, Run
from .prospects import NOTHING, Plan, estimate
from .sense import best_attack


def asked(decision: Choice) -> str:
    """Whom the question is about."""
    return str(decision.about["who"])


# The phase


def action(c: Run, who: str, options: Sequence[str]) -> str:
    """Control the vehicle first, then order idle drones, then fire the guns of machines; "" for anything else."""
    machine = steers(c, who)
    if "take_wheel" in options:
        return "take_wheel"
    if "drive" in options and machine and in_chase(c, machine) and not c.actors[machine].machine.drove:
        return "drive"
    if "command_machine" in options and idle(c, who):
        return "command_machine"
    if "weapon_system" in options and worth_firing(c, who):
        return "weapon_system"
    if "fire_mount" in options and mount_plan(c, who).worth > max(60, best_attack(c, who)):
        return "fire_mount"
    if "drive" in options and machine and in_chase(c, machine) and not own_hands(c, who):
        return "drive"
    if "jump" in options and wants_in(c, who):
        return "jump"
    if machine and not own_hands(c, who):
        return next((name for name in ("evade", "sensor_observe") if name in options and in_chase(c, machine)), "")
    return ""


def own_hands(c: Run, who: str) -> bool:
    """Whether somebody still acts with the body, and so may shoot or take cover."""
    return not is_machine(c.actors[who]) and not c.actors[who].machine.jumped_in


def idle(c: Run, who: str) -> list[str]:
    """Drones that wait for an order."""
    return [
        name for name in registered(c, who) if not c.actors[name].servant.order and not c.actors[name].machine.driver
    ]


def wants_in(c: Run, who: str) -> bool:
    """Return whether there is a machine to jump into, and none has been left yet."""
    return not c.actors[who].machine.jumped_in


def machines_of(c: Run, who: str) -> list[str]:
    """List the machines whose weapon systems somebody could fire: the one they steer by their mind alone, or else those
    that are theirs.
    """
    steered = [steers(c, who)] if not own_hands(c, who) else registered(c, who)
    return [name for name in steered if name]


def worth_firing(c: Run, who: str) -> bool:
    """Whether a weapon system does at least as well as one's own hands could."""
    return any(best_target(c, who, name).worth > 40 for name in machines_of(c, who) if systems(c, who, name))


def mount_plan(c: Run, who: str) -> Plan:
    """Return the best attack with the gun of the vehicle in which somebody rides: one, in any of its modes
    (SR-3.2.27).
    """
    held = mounted(c, who)
    if held is None or not c.actors[who].machine.aboard:
        return NOTHING
    found = []
    for target in targets(c, who, c.records.weapons[held.weapon]):
        for mode, burst in ways(c, held):
            worth = estimate(c, Attack(who, target, "ranged", MOUNT, held.weapon, mode, burst))
            found.append(Plan(worth, "fire_mount", MOUNT, target, burst, mode))
    return max(found, default=NOTHING)


# Weapon systems


def shots(c: Run, who: str, machine: str) -> list[Plan]:
    """List each attack with a weapon system of a machine."""
    found = []
    for name in systems(c, who, machine):
        held = c.actors[machine].carried[name]
        for target in aimed_at(c, who, machine, held):
            for mode, burst in ways(c, held):
                worth = estimate(c, shot(c, who, machine, held, target, mode, burst))
                found.append(Plan(worth, "weapon_system", name, target, burst, mode))
    return found


def ways(c: Run, held: Carried) -> list[tuple[str, str]]:
    """List the modes of a weapon on a mount, any of which can be chosen for the shot (SR-3.2.27), with their ways of
    firing.
    """
    modes = c.records.weapons[held.weapon].modes
    return [(mode, burst) for mode in modes for burst in mount_bursts(c, held, mode)]


def shot(c: Run, who: str, machine: str, held: Carried, target: str, mode: str, burst: str) -> Attack:
    """An attack with a machine as it would be made."""
    operator = "" if who == machine or jumped(c, machine) == who else who
    return Attack(machine, target, "ranged", MOUNT, held.weapon, mode, burst, operator=operator)


def best_target(c: Run, who: str, machine: str) -> Plan:
    """The best attack with a machine."""
    return max(shots(c, who, machine), default=NOTHING)


def operator(c: Run, machine: str) -> str:
    """Who fires a machine's weapon in the phase under way."""
    return c.phases[-1].who if c.phases else machine


def target(c: Run, decision: Choice) -> str:
    """Whom a machine shoots at."""
    machine = asked(decision)
    found = [one for one in shots(c, operator(c, machine), machine) if one.target in decision.options]
    return max(found).target if found else decision.options[0]


def burst(c: Run, decision: Choice) -> str:
    """How a machine fires at it."""
    machine, goal = asked(decision), decision.about["target"]
    found = [one for one in shots(c, operator(c, machine), machine) if one.target == goal]
    return max([one for one in found if one.burst in decision.options], default=NOTHING).burst


def mode_of_system(c: Run, decision: Choice) -> str:
    """The mode in which a machine does most with the weapon system chosen."""
    who = asked(decision)
    found = [one for name in machines_of(c, who) for one in shots(c, who, name) if one.mode in decision.options]
    return max(found, default=NOTHING).mode


# Chases


def distance(c: Run, decision: Choice) -> str:
    """Keep away as the quarry; come near as the pursuer, to ram and to cut off, and since nobody gets away at close
    distance.
    """
    who = asked(decision)
    wanted = "long" if pursuers(c, who) else "close"
    near = sorted(decision.options, key=lambda band: abs(BANDS.index(band) - BANDS.index(wanted)))
    return near[0]


def manoeuvre(c: Run, decision: Choice) -> str:
    """Get away if possible; ram or cut off from the stronger side; else take a better position."""
    machine, options = asked(decision), decision.options
    if "disengage" in options:
        return "disengage"
    if "cut_off" in options:
        ahead = max(advantage(c, machine, name) for name in close_by(c, machine))
        if "ram" in options and any(outweighs(c, machine, name) for name in close_by(c, machine)) and ahead >= 0:
            return "ram"
        if ahead >= 2:
            return "cut_off"
    return "position" if "position" in options else "none"


def advantage(c: Run, machine: str, rival: str) -> int:
    """Return by how many dice one vehicle is driven better than another."""
    return vehicle_pool(c, machine).value - vehicle_pool(c, rival).value


def outweighs(c: Run, machine: str, rival: str) -> bool:
    """Return whether a ram hurts the other far more."""
    return attribute(c, machine, "body") >= attribute(c, rival, "body") + 2


def rival(c: Run, decision: Choice) -> str:
    """Choose the one driven worst, then the one with least left."""
    machine = asked(decision)
    there = [name for name in decision.options if name in c.actors]
    vehicles = [name for name in there if is_machine(c.actors[name])]
    if not vehicles:
        return there[0]
    return max(vehicles, key=lambda name: (advantage(c, machine, name), -boxes_left(c, name, "P")))


# Orders and devices


def machine(c: Run, decision: Choice) -> str:
    """The machine that waits for an order, that shoots best, or that is worth most."""
    who = str(c.phases[-1].who) if c.phases else asked(decision)
    waiting = [name for name in decision.options if name in idle(c, who)]
    if c.doing == "command_machine" and waiting:
        return waiting[0]
    if c.doing == "weapon_system":
        return max(decision.options, key=lambda name: best_target(c, who, name).worth)
    return max(decision.options, key=lambda name: (record(c, name).body, name))


def order(c: Run, decision: Choice) -> str:
    """Give a free hand; send a machine that is not one's own against the nearest of its friends."""
    name = str(decision.about["target"])
    if c.actors[name].side != c.actors[asked(decision)].side:
        attacks = [one for one in decision.options if one.startswith("attack:")]
        return attacks[0] if attacks else "watch"
    return "free"


def system(c: Run, decision: Choice) -> str:
    """The weapon that does most."""
    name = str(decision.about["target"])
    best = best_target(c, asked(decision), name).weapon
    return best if best in decision.options else decision.options[0]


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "distance": distance, "manoeuvre": manoeuvre, "rival": rival, "machine": machine, "machine_order": order,
    "system": system, "as_device": lambda c, decision: decision.options[0],
}  # fmt: skip
"""The functions that answer questions that only machines ask."""

OF_MACHINES: dict[str, Callable[[Run, Choice], str]] = {"target": target, "burst": burst, "mode": mode_of_system}
"""The functions that answer questions that others ask too, if they are about a machine."""
