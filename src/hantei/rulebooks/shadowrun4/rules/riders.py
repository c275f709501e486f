"""Machines and those who ride in them (9.2, X.6): what somebody is, who drives what, who makes whose tests."""

from __future__ import annotations

from ..content.records import Vehicle
from ..state import Actor, Attack, Run

# What they are


def is_machine(actor: Actor) -> bool:
    """Whether it is a vehicle or a drone."""
    return bool(actor.machine.model)


def machines_about(c: Run, who: str) -> bool:
    """Whether there is any vehicle or drone, to be steered, ridden in or commanded."""
    return any(actor.machine.model for actor in c.actors.values())


def record(c: Run, machine: str) -> Vehicle:
    """SR-X.6: the record of a machine."""
    return c.records.vehicles[c.actors[machine].machine.model]


def moves(c: Run, machine: str) -> bool:
    """Whether a machine is under way."""
    return bool(c.actors[machine].machine.speed)


# Who is in it


def riders(c: Run, machine: str) -> list[str]:
    """SR-9.7.10: those who ride in a vehicle, alive."""
    return [
        who for who, actor in c.actors.items() if actor.machine.aboard == machine and not (actor.dead or actor.escaped)
    ]


def riding(c: Run, who: str) -> str:
    """SR-T1.3, SR-T4.3: whether somebody rides in a vehicle, and whether it moves: moving, still; "" for on foot."""
    actor = c.actors[who]
    if not actor.machine.aboard:
        return actor.motion.riding
    return "moving" if moves(c, actor.machine.aboard) else "still"


# Who steers it


def driver(c: Run, machine: str) -> str:
    """SR-9.4.1: who drives a machine, aboard or jumped in; "" where its Pilot does."""
    who = c.actors[machine].machine.driver
    if not who:
        return ""
    actor = c.actors[who]
    return "" if actor.dead or actor.unconscious or actor.away or actor.escaped else who


def jumped(c: Run, machine: str) -> str:
    """SR-9.3.1: the rigger who has become one with a machine; "" for nobody."""
    who = driver(c, machine)
    return who if who and c.actors[who].machine.jumped_in == machine else ""


def steers(c: Run, who: str) -> str:
    """The machine that somebody steers now: itself, for a machine on its own; the one jumped into; the one driven; ""
    for none."""
    actor = c.actors[who]
    if is_machine(actor):
        return "" if driver(c, who) else who
    if actor.machine.jumped_in:
        return actor.machine.jumped_in
    return next((name for name, one in c.actors.items() if one.machine.driver == who), "")


def roller(c: Run, who: str) -> str:
    """Return who makes the tests of somebody: for a machine its driver or rigger, else the machine itself."""
    return (driver(c, who) if is_machine(c.actors[who]) else "") or who


def on_its_own(actor: Actor) -> bool:
    """SR-9.2.2: whether somebody has phases of its own: of machines those that nobody drives."""
    return not (is_machine(actor) and actor.machine.driver)


def gunner(c: Run, attack: Attack) -> str:
    """SR-9.1.10: who makes an attack: by remote control the operator; with a machine its rigger, or it does itself."""
    return attack.operator or roller(c, attack.attacker)
