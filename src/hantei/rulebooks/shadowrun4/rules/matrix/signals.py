"""Traffic and wireless signals (7.1, 7.8): interfering with them, jamming."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..beats import beat
from ..figures import add_state, hostile
from ..machines.vehicle_pools import machine_link
from ..riders import is_machine
from ..rolls.roll import Side
from ..rolls.testing import contest, opposed_test
from ..street.actions import action, some
from ..street.ground import knows_of
from .dumpshock import throw_out
from .nodes import in_touch, makes_out
from .operations import connected, operate, operation_pool
from .personas import add_simsense, figure, is_program, online, program, wired

# Interfering


def links(c: Run, who: str) -> list[str]:
    """Enemies with a link that can be interfered with or jammed: people and machines, not programs."""
    return [
        name for name in hostile(c, who)
        if not is_program(c.actors[name]) and c.actors[name].plane != "astral" and online(c, name)
        and (wired(c, name) or is_machine(c.actors[name]))
    ]  # fmt: skip


def ways(c: Run, who: str) -> list[str]:
    """SR-7.8.10, SR-7.8.16: data traffic of icons on the same node; wireless signals of anybody in reach."""
    return [way for way in ("traffic", "signal") if senders(c, who, way)]


def senders(c: Run, who: str, way: str) -> list[str]:
    """SR-7.4.2: whose data traffic one can make out on a node; SR-T4.1: whose signal one can know of."""
    if way == "traffic":
        return [name for name in links(c, who) if in_touch(c, who, name) and makes_out(c, who, name)]
    return [name for name in links(c, who) if knows_of(c, who, name)]


@action("intercept_data", "complex", "SR-7.1.21", some(ways), needs=connected,
        domain="matrix")  # fmt: skip
def do_intercept_data(c: Run, table: Table, who: str) -> None:
    """SR-7.1.21: data traffic (hacking + intercept) or a wireless signal (electronic warfare + intercept)."""
    seat = c.actors[who].seat
    way = table.choose(Choice(seat, "traffic", "SR-7.1.21", ways(c, who), {"who": who}))
    target = table.choose(Choice(seat, "icon", "SR-7.1.21", senders(c, who, way), {"who": who}))
    line = "intercept_traffic" if way == "traffic" else "intercept_signal"
    if interferes(c, table, who, target, line):
        c.transfers = [one for one in c.transfers if one.who != target]
        if target not in c.actors[who].matrix.seen_icons:
            c.actors[who].matrix.seen_icons.append(target)
        table.tell("intercepted", who=who, target=target)


def interferes(c: Run, table: Table, who: str, target: str, line: str) -> bool:
    """SR-7.8.10, SR-7.8.16: a success test; SR-7.8.5: a transfer that runs is opposed by computer + edit."""
    if not any(one.who == target for one in c.transfers):
        return operate(c, table, who, line, target=target).success
    defender = Side(target, "transfer", operation_pool(c, target, "transfer"))
    return opposed_test(c, table, Side(who, line, operation_pool(c, who, line)), defender).success


# Jamming


def jammable(c: Run, who: str) -> list[str]:
    """Links to cut of which one knows, and those one keeps cut."""
    return [*senders(c, who, "signal"), *(name for name, one in c.actors.items() if one.matrix.jammed_by == who)]


@action("jam", "complex", "SR-7.1.22", some(jammable), needs=connected, domain="matrix", also=("rigging",))
def do_jam(c: Run, table: Table, who: str) -> None:
    """SR-7.1.22, SR-9.1.11: each link of an enemy that loses against it is cut for as long as the jammer keeps it
    up; links that are cut already stay cut. By ruling every link in reach is cut without a test."""
    table.tell("jams", who=who)
    then(c, ("jam", who))


@beat("jam", "SR-7.1.22")
def jam(c: Run, table: Table, who: str) -> None:
    """SR-7.1.22: one roll of electronic warfare + intercept against the Firewall of each link's owner + ECCM."""
    found = links(c, who)
    if found and c.rulings["jamming"] == "opposed":
        mine = Side(who, "jamming", operation_pool(c, who, "intercept_signal"))
        results = contest(c, table, mine, [Side(name, "link", link_pool(c, name)) for name in found])
        found = [name for name, result in zip(found, results, strict=True) if result.success]
    for name in found:
        cut_link(c, table, who, name)


def cut_link(c: Run, table: Table, who: str, target: str) -> None:
    """A link is cut: in virtual reality that is being thrown out (SR-7.7.1). Signals are jammed all around (SR-7.1.22):
    whoever loses them is not told by whom; who can make out the jammer is told that they jam."""
    c.actors[target].matrix.jammed_by = who
    table.tell("jammed", who=target)
    if c.actors[target].matrix.vr:
        throw_out(c, table, target)
    c.actors[target].matrix.nodes = []


def link_pool(c: Run, who: str) -> Tally:
    """SR-7.1.22: Firewall + the rating of a running ECCM; of a machine that of its owner (SR-9.1.3)."""
    if is_machine(c.actors[who]):
        return machine_link(c, who)
    pool = Tally(figure(c, who, "firewall"), "SR-7.1.22", "firewall")
    pool.add(program(c, who, "eccm"), "SR-7.1.22", "program-eccm")
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool
