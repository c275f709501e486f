"""Pools of machines (9.2 to 9.4): vehicle tests, weapon systems, defence, by whoever steers: driver, rigger, Pilot."""

from __future__ import annotations

from typing import Literal

from hantei.core.tally import Tally

from ...content.records import Attribute
from ...state import Attack, Run
from ..figures import add_own_action, add_skill, add_state, attribute, skill
from ..matrix.personas import add_simsense, figure, program
from ..riders import driver, jumped, record, roller
from ..rolls.roll import Side
from ..rolls.testing import threshold

Soft = Literal["targeting", "manoeuvre", "defence", "perception"]
"""オートソフト: what an autosoft is for."""


# Whose figures


def own_figure(c: Run, machine: str, rigger: str, name: Attribute) -> tuple[int, str]:
    """SR-9.3.2: the attribute of a test made while jumped in, and its reason: the machine's figure of that name, Pilot
    where it has none; by ruling then the rigger's own attribute."""
    if name in record(c, machine).attributes or name == "body":
        return attribute(c, machine, name), f"attribute-{name}"
    if c.rulings["rigging_attribute"] == "rigger":
        return attribute(c, rigger, name), f"attribute-{name}"
    return attribute(c, machine, name), "pilot"


def rigged(c: Run, machine: str, rigger: str, name: Attribute, with_: str) -> Tally:
    """SR-9.3.2: the rigger's skill and the machine's attribute."""
    amount, why = own_figure(c, machine, rigger, name)
    pool = Tally(amount, "SR-9.3.2", why)
    add_skill(c, rigger, with_, pool)
    add_simsense(c, rigger, pool)
    return pool


def remote(c: Run, who: str, with_: str) -> Tally:
    """SR-9.1.10, SR-7.8.8: by remote control [command] + the skill the device calls for."""
    pool = Tally(program(c, who, "command"), "SR-7.8.8", "program-command")
    add_skill(c, who, with_, pool)
    add_simsense(c, who, pool)
    return pool


def autonomous(c: Run, machine: str, soft: Soft) -> Tally:
    """SR-9.2.2: Pilot + the fitting autosoft; without one Pilot - 1, or by ruling nothing can be done."""
    found = record(c, machine)
    pool = Tally(found.pilot, "SR-9.2.2", "pilot")
    rating = found.autosofts.get(soft, 0)
    if rating:
        pool.add(rating, "SR-9.2.2", f"autosoft-{soft}")
    elif c.rulings["drone_default"] == "pilot_minus_1":
        pool.add(-1, "SR-9.2.2", "defaulting")
    else:
        pool.at_most(0, "SR-9.2.2", "no-autosoft")
    return pool


# Vehicle tests


def vehicle_pool(c: Run, machine: str, opposed: bool = True, crash: bool = False) -> Tally:
    """SR-9.4.1: Reaction + vehicle skill of the driver, changed by the Handling of the vehicle; SR-9.3.2: of a rigger
    who has jumped in the machine's Reaction; SR-9.2.2: on its own Pilot + autosoft.

    `opposed`: Handling counts in every vehicle test, or by ruling in opposed ones only; `crash`: not in crash tests
    (SR-9.6.2), unless ruled otherwise. SR-9.2.4: +1 in AR with the vehicle registered.
    """
    who, rigger = driver(c, machine), jumped(c, machine)
    found = record(c, machine)
    if rigger:
        pool = rigged(c, machine, rigger, "reaction", found.skill)
    elif who:
        pool = Tally(attribute(c, who, "reaction"), "SR-9.4.1", "attribute-reaction")
        add_skill(c, who, found.skill, pool)
        add_own_action(c, who, pool)
    else:
        pool = autonomous(c, machine, "manoeuvre")
    if handling_counts(c, opposed, crash):
        pool.add(found.handling, "SR-9.4.1", "handling")
    if who and c.actors[machine].machine.registered == who and not c.actors[who].matrix.vr:
        pool.add(1, "SR-9.2.4", "in-ar")
    add_state(c, roller(c, machine), pool)
    return pool


def contested(c: Run, machine: str) -> Tally:
    """SR-9.4.1: the pool of an opposed vehicle test, changed by the situation: the road of the encounter."""
    pool = vehicle_pool(c, machine)
    pool.add(c.scene.map.road, "SR-9.4.1", "road")
    return pool


def handling_counts(c: Run, opposed: bool, crash: bool) -> bool:
    """Rulings handling_scope and crash_handling: whether Handling changes a vehicle test."""
    if crash:
        return c.rulings["crash_handling"] == "counts"
    return opposed or c.rulings["handling_scope"] == "all_vehicle_tests"


def vehicle_threshold(c: Run, machine: str, stated: int | None = None, more: int = 0) -> int:
    """SR-9.2.5: with VR the threshold of a vehicle test is 1 lower, never below 1.

    `stated`: None where none is (SR-1.2.3); `more`: what raises it.
    """
    who = driver(c, machine)
    lower = bool(who) and bool(c.actors[who].matrix.vr)
    figure = threshold(c) if stated is None else stated
    return threshold(c, figure + more, -1 if lower else 0)


def vehicle_side(c: Run, machine: str, kind: str, pool: Tally | None = None) -> Side:
    """SR-9.4.1: a vehicle in an opposed vehicle test; SR-9.2.5: by ruling VR is an automatic hit there."""
    who = driver(c, machine)
    if pool is None:
        pool = contested(c, machine)
    free = c.rulings["vr_opposed_vehicle"] == "automatic_hit" and bool(who) and bool(c.actors[who].matrix.vr)
    return Side(roller(c, machine), kind, pool, automatic=int(free))


# Defence and weapons


def machine_defence(c: Run, machine: str) -> Tally:
    """SR-3.4.6, SR-9.7.11: Reaction of the driver, of the machine while somebody has jumped in, Pilot on its own; in
    an evasive manoeuvre with the vehicle skill, or the autosoft for defence."""
    who, rigger = driver(c, machine), jumped(c, machine)
    evades, found = c.actors[machine].machine.evading, record(c, machine)
    if not who:
        pool = Tally(attribute(c, machine, "reaction"), "SR-9.2.2", "pilot")
        pool.add(found.autosofts.get("defence", 0) * evades, "SR-9.7.11", "autosoft-defence")
        return pool
    if rigger:
        amount, why = own_figure(c, machine, rigger, "reaction")
        pool = Tally(amount, "SR-9.3.2", why)
    else:
        pool = Tally(attribute(c, who, "reaction"), "SR-3.4.6", "attribute-reaction")
    pool.add(skill(c, who, found.skill) * evades, "SR-9.7.11", f"skill-{found.skill}")
    if rigger:
        add_simsense(c, rigger, pool)
    return pool


def gunnery_pool(c: Run, attack: Attack) -> Tally:
    """SR-9.1.10: jumped in the rigger's skill and the machine's Agility; by remote control [command] + skill (7.8); on
    its own Pilot + targeting."""
    machine, weapon = attack.attacker, c.records.weapons[attack.arm]
    rigger = jumped(c, machine)
    if rigger:
        return rigged(c, machine, rigger, "agility", weapon.skill)
    if attack.operator:
        return remote(c, attack.operator, weapon.skill)
    return autonomous(c, machine, "targeting")


# Links


def machine_link(c: Run, machine: str) -> Tally:
    """SR-9.1.3, SR-7.1.22: the dice that hold the link to a machine: Firewall of the commlink it is registered with,
    else its own; plus the rating of active ECCM.
    """
    actor = c.actors[machine]
    pool = Tally(figure(c, actor.machine.registered or machine, "firewall"), "SR-7.1.22", "firewall")
    if actor.machine.eccm_on:
        pool.add(record(c, machine).eccm, "SR-9.1.3", "eccm")
    return pool
