"""Driving as actions (9.5, 9.7): controlling the vehicle, the manoeuvres of a chase, evasive driving, rams."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Attack, Run
from ..figures import hostile
from ..riders import is_machine, machines_about, moves, record, roller, steers
from ..rolls.testing import opposed_test, success_test, threshold
from ..street.actions import action, some
from ..street.attacks import strike
from ..street.damage import CRASH
from ..street.ground import METRE, distance, in_line, knows_of
from ..street.routes import may_move
from .chase import get_away, pursuers, rivals
from .vehicle_pools import vehicle_pool, vehicle_side, vehicle_threshold
from .vehicles import in_chase

BOTH = ("physical", "matrix")
"""Where one can drive from: the seat, or the machine itself (SR-9.3.1)."""

AWAY = 3
"""SR-9.5.3: successes to get away."""


def ask(c: Run, table: Table, machine: str, kind: str, clause: str, options: list[str], **about: Fact) -> str:
    """Ask whoever steers a machine."""
    return table.choose(Choice(c.actors[roller(c, machine)].seat, kind, clause, options, {"who": machine, **about}))


# Controlling the vehicle


def may_drive(c: Run, who: str) -> bool:
    """SR-9.5.1: at the wheel of a machine in a chase, or of one that has a way to go."""
    machine = steers(c, who)
    return bool(machine) and (in_chase(c, machine) or may_move(c, machine))


@action("drive", "complex", "SR-9.5.1", may_drive, domain="option", planes=BOTH, needs=machines_about)
def do_drive(c: Run, table: Table, who: str) -> None:
    """SR-9.5.1, SR-9.5.2: the vehicle is controlled, and one of the manoeuvres carried out along with it; outside a
    chase it goes somewhere."""
    machine = steers(c, who)
    actor = c.actors[machine]
    actor.machine.drove += 1
    if not in_chase(c, machine):
        actor.machine.speed = actor.machine.speed or record(c, machine).speed or "ordinary"
        then(c, ("move", machine))
        return
    name = ask(c, table, machine, "manoeuvre", "SR-9.5.2", manoeuvres(c, machine))
    rival = ""
    if name in AGAINST:
        rival = ask(c, table, machine, "rival", AGAINST[name], close_by(c, machine), manoeuvre=name)
    table.tell("drives", who=machine, manoeuvre=name, target=rival, operator=roller(c, machine))
    if name != "none":
        actor.machine.manoeuvres += 1
        MANOEUVRES[name](c, table, machine, rival)


def manoeuvres(c: Run, machine: str) -> list[str]:
    """SR-9.5.2 to SR-9.5.8: what can be done along with driving: one manoeuvre with each action, or by ruling one in a
    turn."""
    actor, found = c.actors[machine], ["none"]
    if c.rulings["manoeuvres_per_turn"] == "one" and actor.machine.manoeuvres:
        return found
    if may_disengage(c, machine):
        found.append("disengage")
    near = bool(close_by(c, machine))
    return [*found, *(["cut_off"] if near else []), "position", *(["ram"] if near else [])]


def close_by(c: Run, machine: str) -> list[str]:
    """SR-9.5.5, SR-9.5.8: hostile vehicles at close distance."""
    return [name for name in rivals(c, machine, "close") if name in hostile(c, machine)]


# The manoeuvres

AGAINST = {"cut_off": "SR-9.5.5", "ram": "SR-9.5.8"}
"""Those carried out against a vehicle that the driver names, each with the clause that says so."""


def may_disengage(c: Run, machine: str) -> bool:
    """SR-9.5.3: at long distance from every pursuer, once in a turn."""
    behind = pursuers(c, machine)
    far = all(c.chase[f"{machine}|{name}"] == "long" for name in behind)
    return bool(behind) and far and not c.actors[machine].machine.disengaged


def disengage(c: Run, table: Table, machine: str, _: str) -> None:
    """SR-9.5.3, SR-9.5.4: a vehicle test, its threshold raised by 1 for each pursuer; three that succeed in turns that
    follow each other, or by ruling any three, and the vehicle has got away."""
    actor, behind = c.actors[machine], len(pursuers(c, machine))
    base = threshold(c) if c.rulings["escape_threshold"] == "one_plus_pursuers" else 0
    need = vehicle_threshold(c, machine, base + behind)
    pool = vehicle_pool(c, machine, opposed=False)
    actor.machine.disengaged = True
    if success_test(c, table, roller(c, machine), "disengage", pool, need).success:
        actor.machine.escapes += 1
    elif c.rulings["escape_consecutive"] == "consecutive":
        actor.machine.escapes = 0
    table.tell("disengages", who=machine, n=actor.machine.escapes, of=AWAY)
    if actor.machine.escapes >= AWAY:
        get_away(c, table, machine)


def cut_off(c: Run, table: Table, machine: str, target: str) -> None:
    """SR-9.5.5, SR-9.5.6: an opposed vehicle test; whoever loses tests against a crash, with the net hits against
    them; a tie has no loser."""
    result = opposed_test(c, table, vehicle_side(c, machine, "cut_off"), vehicle_side(c, target, "cut_off"))
    net = result.hits - result.need
    if net:
        loser = target if result.success else machine
        table.tell("outdriven", who=loser, n=abs(net))
        then(c, ("crash_test", loser, CRASH, abs(net)))


def position(c: Run, table: Table, machine: str, _: str) -> None:
    """SR-9.5.7: every net hit of a vehicle test is a die on the opposed test at the start of the next turn; the
    threshold is 1, by ruling there is none."""
    pool = vehicle_pool(c, machine, opposed=False)
    need = vehicle_threshold(c, machine) if c.rulings["position_threshold"] == "one" else None
    result = success_test(c, table, roller(c, machine), "position", pool, need)
    c.actors[machine].machine.positioned += result.net
    if result.net:
        table.tell("positioned", who=machine, n=c.actors[machine].machine.positioned)


def ram(c: Run, table: Table, machine: str, target: str) -> None:
    """SR-9.5.8, SR-9.7.1: a ram at a vehicle at close distance."""
    strike(c, Attack(machine, target, "ram", "ram", ""))


MANOEUVRES: dict[str, Callable[[Run, Table, str, str], None]] = {
    "disengage": disengage, "cut_off": cut_off, "position": position, "ram": ram,
}  # fmt: skip


# Evasive driving


def may_evade(c: Run, who: str) -> bool:
    """SR-9.7.11: at the wheel of a machine under way."""
    machine = steers(c, who)
    return bool(machine) and (
        moves(c, machine) or is_machine(c.actors[who]) or machine == c.actors[who].machine.jumped_in
    )


@action("evade", "complex", "SR-9.7.11", may_evade, domain="option", planes=BOTH, needs=machines_about)
def do_evade(c: Run, table: Table, who: str) -> None:
    """SR-9.7.11: until the driver's next phase the vehicle skill is added to the defence against fire; a drone adds its
    autosoft. The vehicle is under control meanwhile."""
    machine = steers(c, who)
    c.actors[machine].machine.evading = True
    c.actors[machine].machine.drove += 1
    table.tell("evades", who=machine)


# Rams outside a chase


def in_the_path(c: Run, who: str) -> list[str]:
    """SR-9.7.1: whom a machine can run into with one action: enemies in line, on foot or in their own vehicles, no
    farther than it goes in a turn."""
    machine = steers(c, who)
    if not machine or not moves(c, machine) or in_chase(c, machine):
        return []
    reach = record(c, machine).metres * METRE
    near = [name for name in hostile(c, machine) if in_line(c, machine, name) and knows_of(c, machine, name)]
    return [name for name in near if not c.actors[name].machine.aboard and distance(c, machine, name) <= reach]


@action("ram", "complex", "SR-9.7.1", some(in_the_path), domain="option", planes=BOTH, needs=machines_about)
def do_ram(c: Run, table: Table, who: str) -> None:
    """SR-9.7.1: a ram outside a chase."""
    machine = steers(c, who)
    target = ask(c, table, machine, "rival", "SR-9.7.1", in_the_path(c, who), manoeuvre="ram")
    c.actors[machine].machine.drove += 1
    strike(c, Attack(machine, target, "ram", "ram", ""))
