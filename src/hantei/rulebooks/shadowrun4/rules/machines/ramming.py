"""Rams and crashes (9.6, 9.7): pools, damage by Body and speed, who resists what, tests to avoid a crash."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, then
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Run
from ..beats import beat
from ..figures import attribute, half_up
from ..riders import driver, is_machine, moves, record, riders, roller
from ..rolls.testing import success_test
from .chase import halt
from .vehicle_pools import vehicle_pool, vehicle_threshold

RAMMER, RAMMED = 2, 3
"""SR-9.7.9: thresholds of the crash tests after a ram."""

# Damage


def ram_damage(c: Run, machine: str, net: int = 0) -> Tally:
    """SR-9.7.6: Body of the vehicle: half of it, rounded up, at walking pace, twice when fast; by ruling net hits raise
    it, or the scenario gives the value."""
    actor, body = c.actors[machine], attribute(c, machine, "body")
    if c.rulings["ram_damage"] == "scenario":
        stated = record(c, machine).ram
        return Tally(c.scene.house.ram_damage if stated is None else stated, "SR-9.7.6", "ram-scenario")
    value = Tally(body, "SR-9.7.6", "attribute-body")
    if actor.machine.speed == "fast":
        value.add(body, "SR-9.7.6", "speed-fast")
    elif actor.machine.speed != "ordinary":
        value.add(half_up(body) - body, "SR-9.7.6", "speed-slow")
    if c.rulings["ram_damage"] == "add_net_hits":
        value.add(net, "SR-9.7.6", "net-hits")
    return value


def struck(c: Run, who: str, value: int, by: str) -> BeatCall:
    """SR-9.7.7: somebody or something faces damage in full: a person with impact armour, as in close combat, a machine
    with its armour."""
    return impact_on(who, value, c.sheet(who).impact, by)


def shaken_up(c: Run, machine: str, value: int, by: str) -> list[BeatCall]:
    """SR-9.7.10: occupants face what their vehicle has to resist, with half of their impact armour, rounded up."""
    return [impact_on(who, value, half_up(c.sheet(who).impact), by) for who in riders(c, machine)]


def impact_on(who: str, value: int, armour: int, by: str) -> BeatCall:
    """SR-3.5.15, SR-9.7.10: physical where the damage is greater than the armour that counts, else stun."""
    return "impact", who, value, "P" if value > armour else "S", armour, by


# Rams


def ram_pool(c: Run, attack: Attack) -> Tally:
    """SR-9.7.2: the driver's Reaction + vehicle skill, changed by Handling."""
    return vehicle_pool(c, attack.attacker)


def ram_hit(c: Run, table: Table, found: Attack) -> None:
    """SR-9.7.5: the ram has succeeded: all of the value for the target (SR-9.7.7), half of it for the rammer
    (SR-9.7.8), the same for those who ride (SR-9.7.10); then the crash tests (SR-9.7.9)."""
    rammer, target = found.attacker, found.target
    value = ram_damage(c, rammer, found.hits - found.against)
    table.tell("rams", value, who=rammer, target=target, value=value.value)
    half = half_up(value.value)
    then(
        c,
        struck(c, rammer, half, target),
        struck(c, target, value.value, rammer),
        *shaken_up(c, rammer, half, target),
        *(shaken_up(c, target, value.value, rammer) if is_machine(c.actors[target]) else ()),
        ("ram_over", rammer, target),
    )


@beat("ram_over", "SR-9.7.1", "SR-9.7.9")
def ram_over(c: Run, table: Table, rammer: str, target: str) -> None:
    """SR-9.7.9: both vehicles test against crashing, by ruling only after damage of at least their Body; whatever
    stands still has nothing to fear."""
    always = c.rulings["ram_crash_always"] == "always"
    tests: list[BeatCall] = []
    for name, need in ((rammer, RAMMER), (target, RAMMED)):
        hard = always or c.attack.suffered.get(name, 0) >= attribute(c, name, "body")
        if hard and is_machine(c.actors[name]) and moves(c, name):
            tests.append(("crash_test", name, need, 0))
    then(c, *tests)


# Crashes


@beat("crash_test", "SR-9.2.5", "SR-9.5.6", "SR-9.6.1", "SR-9.6.2", "SR-9.7.9")
def crash_test(c: Run, table: Table, machine: str, need: int, less: int) -> None:
    """SR-9.6.2: vehicle skill + Reaction; `less`: net hits of a lost cut-off, from the pool or by ruling on the
    threshold (SR-9.5.6). A wreck that nobody steers just stops."""
    if c.actors[machine].escaped:
        return
    if c.actors[machine].dead and not driver(c, machine):
        halt(c, table, machine)
        return
    pool = vehicle_pool(c, machine, crash=True)
    raised = 0
    if c.rulings["cutoff_penalty"] == "pool":
        pool.add(-less, "SR-9.5.6", "cut-off")
    else:
        raised = less
    result = success_test(
        c, table, roller(c, machine), "avoid_crash", pool, vehicle_threshold(c, machine, need, raised)
    )
    if result.success:
        table.tell("crash_avoided", who=machine, operator=roller(c, machine))
    else:
        crash(c, table, machine)


def crash(c: Run, table: Table, machine: str) -> None:
    """SR-9.6.3: ramming damage for the vehicle's own Body and speed, in full or by ruling half, for it and for those
    who ride in it; then it stands still."""
    value = ram_damage(c, machine).value
    if c.rulings["crash_damage"] == "half":
        value = half_up(value)
    table.tell("crashes", who=machine, value=value)
    inside = shaken_up(c, machine, value, "")
    halt(c, table, machine)
    then(c, struck(c, machine, value, ""), *inside)
