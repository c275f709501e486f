"""Rigging (9.1 to 9.3): registering machines, jumping into them, switches and orders, their sensors and weapons.

SR-9.1.1: four free actions, four simple ones, three complex ones; jamming and forged orders are those of the Matrix.
"""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Carried, Run
from ..beats import beat
from ..figures import able, add_state, hostile, track
from ..matrix.dumpshock import throw_out
from ..matrix.nodes import has_room
from ..matrix.personas import figure, mind_resistance, program, wired
from ..riders import driver, is_machine, jumped, machines_about, record, steers
from ..rolls.roll import Side
from ..rolls.testing import opposed_test, success_test
from ..street.actions import action, some
from ..street.attacks import strike
from ..street.damage import take
from ..street.ground import METRE, distance, in_line, knows_of
from ..street.perception import add_perception_rows, hidden, hiding_pool, perceive, reveal, tell_nobody
from ..street.ranged_rows import in_range
from ..street.shooting import MOUNT, declare, fire, mount_bursts, targets
from .vehicle_pools import autonomous, remote, rigged
from .vehicles import devices, let_go_of_wheel, registered, told, vehicle_of

ALONE = "alone"
"""SR-9.2.3: registered as a device of its own."""


def ask(c: Run, table: Table, who: str, kind: str, clause: str, options: list[str], **about: Fact) -> str:
    """Ask the one who acts."""
    return table.choose(Choice(c.actors[who].seat, kind, clause, options, {"who": who, **about}))


# Whom one can reach


def in_touch(c: Run, who: str, machine: str) -> bool:
    """SR-9.1.11: whether the link to a machine holds: nobody jams either end of it."""
    return not (c.actors[who].matrix.jammed_by or c.actors[machine].matrix.jammed_by)


def commanded(c: Run, who: str) -> list[str]:
    """SR-9.1.6, SR-9.1.7: the machines that somebody can command now: registered, or hacked with a personal account,
    and in touch."""
    if not wired(c, who):
        return []
    found = dict.fromkeys([*registered(c, who), *hacked(c, who)])
    return [name for name in found if in_touch(c, who, name)]


def hacked(c: Run, who: str) -> list[str]:
    """SR-9.1.7: the machines on whose node somebody has an account."""
    accounts = [name for name, node in c.nodes.items() if who in node.accounts and name in c.actors]
    return [name for name in accounts if is_machine(c.actors[name]) and able(c.actors[name])]


def at_hand(c: Run, who: str) -> list[str]:
    """SR-9.1.2 to SR-9.1.5: the machines whose switches somebody has at hand: those they command, steer or ride in."""
    found = [*commanded(c, who), steers(c, who), vehicle_of(c, who)]
    return [name for name in dict.fromkeys(found) if name and name != who and able(c.actors[name])]


# Switches


@action("switch_sensors", "free", "SR-9.1.2", some(at_hand), domain="rigging", needs=machines_about, aims=True)
def do_switch_sensors(c: Run, table: Table, who: str) -> None:
    """SR-9.1.2: the sensors of a machine go on or off; without them it perceives nothing."""
    name = ask(c, table, who, "machine", "SR-9.1.2", at_hand(c, who))
    c.actors[name].machine.sensors = not c.actors[name].machine.sensors
    table.tell("switched", who=name, what="sensors", on=c.actors[name].machine.sensors)


def with_eccm(c: Run, who: str) -> list[str]:
    """SR-9.1.3: machines at hand that have ECCM."""
    return [name for name in at_hand(c, who) if record(c, name).eccm]


@action("switch_eccm", "free", "SR-9.1.3", some(with_eccm), domain="rigging", needs=machines_about, aims=True)
def do_switch_eccm(c: Run, table: Table, who: str) -> None:
    """SR-9.1.3: ECCM goes on or off; while on, its rating defends the link."""
    name = ask(c, table, who, "machine", "SR-9.1.3", with_eccm(c, who))
    c.actors[name].machine.eccm_on = not c.actors[name].machine.eccm_on
    table.tell("switched", who=name, what="eccm", on=c.actors[name].machine.eccm_on)


def weapon_systems(c: Run, who: str) -> list[str]:
    """SR-9.1.4: the weapon systems at hand: "machine:weapon"."""
    return [f"{name}:{weapon}" for name in at_hand(c, who) for weapon in c.actors[name].carried]


@action("switch_weapon", "free", "SR-9.1.4", some(weapon_systems), domain="rigging", needs=machines_about, aims=True)
def do_switch_weapon(c: Run, table: Table, who: str) -> None:
    """SR-9.1.4: a weapon system goes on or off; only an active one can fire."""
    answer = ask(c, table, who, "weapon_system", "SR-9.1.4", weapon_systems(c, who))
    name, _, weapon = answer.partition(":")
    off = c.actors[name].machine.switched_off
    if weapon in off:
        off.remove(weapon)
    else:
        off.append(weapon)
    table.tell("weapon_switched", who=name, weapon=weapon, on=weapon not in off)


@action("status_report", "free", "SR-9.1.5", some(at_hand), domain="rigging", needs=machines_about, aims=True)
def do_status_report(c: Run, table: Table, who: str) -> None:
    """SR-9.1.5: a machine reports damage, place and orders."""
    name = ask(c, table, who, "machine", "SR-9.1.5", at_hand(c, who))
    actor = c.actors[name]
    facts: dict[str, Fact] = {"physical": actor.physical, "boxes": track(c, name, "P"), "place": actor.place}
    table.tell("status", None, who=name, **facts, command=actor.servant.order or "none", goal=actor.machine.order_to)


# Registering


def registrable(c: Run, who: str) -> list[str]:
    """SR-9.1.6: machines of one's own side that are registered with nobody, as long as there is room for one more, or a
    device that they can be part of."""
    found = [
        name for name, one in c.actors.items()
        if is_machine(one) and one.side == c.actors[who].side and not one.machine.registered and able(one)
    ]  # fmt: skip
    return found if wired(c, who) and not is_machine(c.actors[who]) and (room(c, who) or devices(c, who)) else []


def room(c: Run, who: str) -> bool:
    """SR-9.2.1: at most System x 2 at once, together with all else that is handled, or by ruling for machines alone."""
    if c.rulings["device_limit"] == "common":
        return has_room(c, who)
    return len(devices(c, who)) < 2 * figure(c, who, "system")


@action("register_drone", "simple", "SR-9.1.6", some(registrable), domain="rigging", needs=machines_about)
def do_register(c: Run, table: Table, who: str) -> None:
    """SR-9.1.6: a machine is registered with one's commlink; SR-9.2.3: by itself, or as part of a device."""
    name = ask(c, table, who, "machine", "SR-9.1.6", registrable(c, who))
    options = [*([ALONE] if room(c, who) else []), *devices(c, who)]
    device = ask(c, table, who, "as_device", "SR-9.2.3", options, target=name)
    actor = c.actors[name]
    actor.machine.registered, actor.machine.device = who, "" if device == ALONE else device
    if device in c.actors and not c.actors[device].machine.device:
        c.actors[device].machine.device = device
    table.tell("registered", who=who, target=name)


# Jumping in


def enterable(c: Run, who: str) -> list[str]:
    """SR-9.1.7: the machines that can be jumped into: registered and in touch, or hacked with a personal account, with
    nobody in them."""
    return [name for name in commanded(c, who) if able(c.actors[name]) and not jumped(c, name)]


def may_jump(c: Run, who: str) -> bool:
    """SR-9.1.7, SR-9.3.1: out of a machine, or into one in full VR."""
    actor = c.actors[who]
    return bool(actor.machine.jumped_in) or (bool(actor.matrix.vr) and bool(enterable(c, who)))


@action("jump", "simple", "SR-9.1.7", may_jump, domain="rigging", needs=machines_about)
def do_jump(c: Run, table: Table, who: str) -> None:
    """SR-9.1.7, SR-9.3.1: a rigger becomes one with a machine, or leaves it; whatever else was driven is left to its
    Pilot."""
    actor = c.actors[who]
    if actor.machine.jumped_in:
        name = actor.machine.jumped_in
        let_go_of_wheel(c, who)
        table.tell("jumped_out", who=who, target=name)
        return
    name = ask(c, table, who, "machine", "SR-9.1.7", enterable(c, who))
    let_go_of_wheel(c, who)
    actor.machine.jumped_in, c.actors[name].machine.driver = name, who
    table.tell("jumped_in", who=who, target=name)


@beat("feedback", "SR-9.3.3")
def feedback(c: Run, table: Table, who: str, value: int) -> None:
    """SR-9.3.3: half of what the machine has taken, rounded up, as stun, against Willpower + biofeedback filter."""
    pool = mind_resistance(c, who, "SR-9.3.3", simsense=True)
    hits = success_test(c, table, who, "feedback", pool, kind_of="S", value=value).hits
    boxes = max(0, value - hits)
    table.tell("resisted", who=who, value=value, kind_of="S", hits=hits, boxes=boxes, resists="feedback")
    take(c, table, who, boxes, "S", "", body="")


@beat("link_lost", "SR-9.3.4")
def link_lost(c: Run, table: Table, who: str) -> None:
    """SR-9.3.4: the machine is gone, and the rigger is thrown out of it."""
    throw_out(c, table, who)


# Orders


def give_order(c: Run, table: Table, who: str, name: str) -> None:
    """SR-9.1.8: a machine is told what to do, or by whom it is registered with all that are one device with it."""
    device = c.actors[name].machine.device
    group = [one for one in registered(c, c.actors[name].machine.registered) if c.actors[one].machine.device == device]
    answer = ask(c, table, who, "machine_order", "SR-9.1.8", orders(c, name, who), target=name)
    word, _, goal = answer.partition(":")
    whole = device and c.actors[name].machine.registered == who
    for one in group if whole else [name]:
        c.actors[one].servant.order, c.actors[one].machine.order_to = word, goal
        table.tell("machine_ordered", who=who, target=one, command=word, goal=goal)


def orders(c: Run, machine: str, by: str) -> list[str]:
    """SR-9.1.8: what a machine can be told: to act as it sees fit, to look out, to go somewhere, to attack an enemy of
    whoever gives the order, where it can perceive (SR-9.1.2) and has an active weapon (SR-9.1.4)."""
    found = ["free", "watch", *(f"go:{place}" for place in c.scene.map.places)]
    if c.actors[machine].machine.sensors and active(c, machine):
        found += [f"attack:{name}" for name in hostile(c, by) if name != machine and knows_of(c, machine, name)]
    return found


def active(c: Run, machine: str) -> list[str]:
    """SR-9.1.4: the weapon systems of a machine that are switched on."""
    actor = c.actors[machine]
    return [name for name in actor.carried if name not in actor.machine.switched_off]


def heads(c: Run, who: str) -> list[str]:
    """The machines that can be given an order, one for each device, that nobody has jumped into."""
    found: dict[str, str] = {}
    for name in commanded(c, who):
        if not driver(c, name):
            found.setdefault(c.actors[name].machine.device or name, name)
    return list(found.values())


@action("command_machine", "simple", "SR-9.1.8", some(heads), domain="rigging", needs=machines_about)
def do_command_machine(c: Run, table: Table, who: str) -> None:
    """SR-9.1.8: an order to one machine, or to one group registered as a single device."""
    give_order(c, table, who, ask(c, table, who, "machine", "SR-9.1.8", heads(c, who)))


# Sensors


def watching(c: Run, who: str) -> list[str]:
    """SR-9.1.9: through which machines somebody can look: itself, the one jumped into, or those commanded."""
    steered = steers(c, who)
    found = (
        [steered]
        if steered and not c.actors[who].machine.aboard
        else []
        if c.actors[who].machine.jumped_in
        else commanded(c, who)
    )
    return [name for name in found if c.actors[name].machine.sensors]


@action("sensor_observe", "simple", "SR-9.1.9", some(watching), domain="rigging", needs=machines_about)
def do_sensor_observe(c: Run, table: Table, who: str) -> None:
    """SR-9.1.9, SR-T5.1: a perception test through sensors; those in hiding oppose it."""
    name = ask(c, table, who, "machine", "SR-9.1.9", watching(c, who))
    found, hits, dice = hidden(c, name), [], []
    if not found:
        pool = sensor_pool(c, who, name, noise=c.scene.map.noise)
        hits.append(perceive(c, table, who, pool).hits)
        dice.append(pool.value)
    for other in found:
        far = distance(c, name, other) // METRE
        pool = sensor_pool(c, who, name, far, c.scene.map.noise)
        against = Side(other, "hiding", hiding_pool(c, other))
        result = opposed_test(c, table, Side(who, "perception", pool), against)
        hits.append(result.hits)
        dice.append(pool.value)
        if result.success:
            reveal(c, table, name, other, hits=result.hits, against=result.need)
    if hidden(c, name) == found:
        tell_nobody(table, who, hits, dice, c.phase.did.count("sensor_observe") > 1)


def sensor_pool(c: Run, who: str, machine: str, metres: int = 0, noise: bool = False) -> Tally:
    """SR-9.1.9: perception through a machine: jumped in the rigger's skill and its Intuition (SR-9.3.2), by remote
    control [command] + perception, on its own Pilot + autosoft; then the table, with the sensors as enhanced senses
    (SR-T5.8)."""
    if jumped(c, machine) == who:
        pool = rigged(c, machine, who, "intuition", "perception")
    elif who == machine:
        pool = autonomous(c, machine, "perception")
    else:
        pool = remote(c, who, "perception")
    add_perception_rows(c, machine, pool, metres=metres, noise=noise)
    if who != machine:
        add_state(c, who, pool)
    return pool


# Weapons


def armed(c: Run, who: str) -> list[str]:
    """SR-9.1.10: the machines whose weapons somebody can fire: itself, the one jumped into, or by remote control those
    commanded, with the command program."""
    actor = c.actors[who]
    if is_machine(actor) or actor.machine.jumped_in:
        found = [steers(c, who)]
    else:
        found = [name for name in commanded(c, who) if not jumped(c, name)] if program(c, who, "command") else []
    return [name for name in found if name and systems(c, who, name)]


def systems(c: Run, who: str, machine: str) -> list[str]:
    """The weapon systems of a machine that somebody can fire at something now."""
    carried = c.actors[machine].carried
    return [
        name for name in active(c, machine)
        if aimed_at(c, who, machine, carried[name])
        and any(mount_bursts(c, carried[name], mode) for mode in c.records.weapons[carried[name].weapon].modes)
    ]  # fmt: skip


def aimed_at(c: Run, who: str, machine: str, held: Carried) -> list[str]:
    """List the targets of a weapon system: what the machine perceives; without sensors only what its operator sees
    (SR-9.1.2). On its own a machine attacks those it has been told to.
    """
    actor = c.actors[machine]
    weapon = c.records.weapons[held.weapon]
    found = targets(c, machine, weapon)
    if who == machine and told(c, machine) == "attack" and actor.machine.order_to:
        name = actor.machine.order_to
        there = able(c.actors[name]) and in_line(c, machine, name) and knows_of(c, machine, name)
        found = [name] if there and in_range(c, machine, name, weapon) else []
    if not actor.machine.sensors:
        sees = who != machine and not c.actors[who].machine.jumped_in
        found = [name for name in found if sees and in_line(c, who, name) and knows_of(c, who, name)]
    return found


@action("weapon_system", "complex", "SR-9.1.10", some(armed), domain="rigging", needs=machines_about, aims=True)
def do_weapon_system(c: Run, table: Table, who: str) -> None:
    """SR-9.1.10: an attack with a machine's weapon, in any of its modes (SR-3.2.27); the rest is ranged combat."""
    machine = ask(c, table, who, "machine", "SR-9.1.10", armed(c, who))
    name = ask(c, table, who, "system", "SR-9.1.10", systems(c, who, machine), target=machine)
    held = c.actors[machine].carried[name]
    modes: list[str] = [mode for mode in c.records.weapons[held.weapon].modes if mount_bursts(c, held, mode)]
    held.mode = ask(c, table, who, "mode", "SR-9.1.10", modes, weapon=held.weapon)
    twice = c.rulings["mounted_shots"] == "by_mode" and held.mode in ("SA", "BF")
    attacks: list[Attack] = []
    for _ in range(2 if twice else 1):
        kinds = mount_bursts(c, held, held.mode)
        if kinds:
            attack = declare(c, table, machine, MOUNT, held, aimed_at(c, who, machine, held), kinds)
            attack.operator = "" if who == machine or jumped(c, machine) == who else who
            fire(c, attack, held)
            attacks.append(attack)
    strike(c, *attacks)
