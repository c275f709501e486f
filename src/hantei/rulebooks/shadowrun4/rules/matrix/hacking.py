"""Hacking (7.3): getting into a node without the right to: on the fly, or by probing it for weaknesses."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run, Work
from ..beats import beat
from ..magic.hours import HOUR, boundary, since, when_time_passes
from ..rolls.tasks import extend, progress
from ..rolls.testing import success_test, threshold
from ..street.actions import action, some
from .countermeasures import detect
from .nodes import account, addressable, has_room
from .operations import connected
from .personas import matrix_pool, program

DAY = 24 * HOUR


def locked(c: Run, who: str) -> list[str]:
    """SR-7.3.1: nodes that somebody can address and has no account on."""
    return [node for node in c.nodes if addressable(c, who, node) and not account(c, who, node)]


def hacking_pool(c: Run, who: str, tries: int = 0) -> Tally:
    """SR-7.3.2, SR-7.3.5: hacking + exploit; SR-1.3.2: -2 for each attempt that failed."""
    pool = matrix_pool(c, who, "hacking", "exploit", "SR-7.3.2")
    pool.add(-2 * tries, "SR-1.3.2", "retry")
    return pool


def watching_pool(c: Run, node: str) -> Tally:
    """SR-7.3.4, SR-7.3.6: the node's analyze + Firewall."""
    one = c.nodes[node]
    pool = Tally(one.programs.get("analyze", 0), "SR-7.3.4", "program-analyze")
    pool.add(one.firewall, "SR-7.3.4", "firewall")
    return pool


def wall(c: Run, node: str) -> int:
    """SR-7.3.2: what hacking on the fly must exceed: the Firewall."""
    return c.nodes[node].firewall


def depth(c: Run, node: str) -> int:
    """SR-7.3.5: what probing must exceed: System + Firewall."""
    return c.nodes[node].system + c.nodes[node].firewall


# On the fly


def may_hack(c: Run, who: str) -> bool:
    """SR-7.3.2: once in a pass; SR-7.2.1: and only with room for one more node."""
    once = not any(name in c.phase.did for name in ("hack", "hack_quickly"))
    return once and has_room(c, who) and bool(locked(c, who))


@action(
    "hack", "complex", "SR-7.3.2", lambda c, who: c.rulings["hacking_action"] == "complex" and may_hack(c, who),
    needs=connected, domain="option", planes=("physical", "matrix"),
)  # fmt: skip
def do_hack(c: Run, table: Table, who: str) -> None:
    """SR-7.3.2: anywhere, at any time: one test of the extended test."""
    node = table.choose(Choice(c.actors[who].seat, "node", "SR-7.3.2", locked(c, who), {"who": who}))
    then(c, ("hack", who, node))


@action(
    "hack_quickly", "simple", "SR-7.3.2", lambda c, who: c.rulings["hacking_action"] == "simple" and may_hack(c, who),
    needs=connected, domain="option", planes=("physical", "matrix"),
)  # fmt: skip
def do_hack_quickly(c: Run, table: Table, who: str) -> None:
    """SR-7.3.2: by ruling a test takes a simple action."""
    do_hack(c, table, who)


@beat("hack", "SR-7.3.2", "SR-7.3.3", "SR-7.3.4")
def hack(c: Run, table: Table, who: str, node: str) -> None:
    """SR-7.3.2: hacking + exploit until the sum exceeds the Firewall; SR-7.3.4: each time the node rolls too, after the
    hacker or by ruling before."""
    first = c.rulings["hack_detection"] == "before_hacker"
    noticed = first and watch(c, table, who, node)
    work = c.actors[who].works.setdefault(f"hack:{node}", Work())
    pool = hacking_pool(c, who, work.tries)
    result = success_test(c, table, who, "hacking", pool, node=node)
    need = wall(c, node)
    how = progress(c, work, result, need, pool.value)
    table.tell("hacking", who=who, node=node, hits=work.hits, need=need, rolls=work.rolls)
    if not first:
        noticed = watch(c, table, who, node)
    if how == "done":
        gain_account(c, table, who, node)
        arrive(c, table, who, node)
    elif how != "open":
        fail(c, table, who, node, f"hack:{node}")
    if noticed:
        detect(c, table, who, node)


def fail(c: Run, table: Table, who: str, node: str, name: str) -> None:
    """SR-1.2.8: the attempt has failed; the next one is a retry (SR-1.3.2), and the node begins anew too."""
    work = c.actors[who].works[name]
    work.tries += 1
    work.hits = work.rolls = 0
    c.nodes[node].watch.pop(who, None)
    table.tell("hacking_failed", who=who, node=node)


def watch(c: Run, table: Table, who: str, node: str) -> bool:
    """SR-7.3.4: the node's own extended test against the hacker's Stealth; True once it succeeds."""
    one = c.nodes[node]
    if who in one.detected:
        return False
    work = one.watch.setdefault(who, Work())
    stealth = program(c, who, "stealth")
    before, pool = work.hits, watching_pool(c, node)
    result = success_test(c, table, "", "detection", pool, node=node, before=before, needed=stealth)
    found = extend(c, work, result, stealth)
    if result.glitch == "critical":
        work.hits = 0
    return found


def gain_account(c: Run, table: Table, who: str, node: str) -> None:
    """SR-7.3.3: a personal account, which is no right."""
    one = c.nodes[node]
    one.accounts[who] = "personal"
    one.intruders.append(who)
    c.actors[who].works.pop(f"hack:{node}", None)
    c.actors[who].works.pop(f"probe:{node}", None)
    table.tell("account", who=who, node=node)


def arrive(c: Run, table: Table, who: str, node: str) -> None:
    """Somebody is on a node now; who has set up a watch there makes them out (SR-7.8.7)."""
    c.actors[who].matrix.nodes.append(node)
    table.tell("logs_on", who=who, node=node)
    for name in c.nodes[node].watchers:
        if name in c.actors and who not in c.actors[name].matrix.seen_icons:
            c.actors[name].matrix.seen_icons.append(who)


# Probing


@action(
    "probe", "complex", "SR-7.3.5", some(locked), needs=connected, domain="option",
    planes=("physical", "matrix"),
)  # fmt: skip
def do_probe(c: Run, table: Table, who: str) -> None:
    """SR-7.3.5: the search for a weakness begins; a test is made whenever an interval has passed (SR-X.5)."""
    node = table.choose(Choice(c.actors[who].seat, "node", "SR-7.3.5", locked(c, who), {"who": who}))
    c.actors[who].matrix.probing = node
    table.tell("probes", who=who, node=node)


def probings(c: Run) -> Iterator[int]:
    """SR-7.3.5: when an interval of somebody who probes is over; none that the game master has yet to name."""
    if by_access(c):
        return (boundary(c, own_interval(c, who)) for who, actor in c.actors.items() if actor.matrix.probing)
    return iter(())


@when_time_passes("SR-7.3.5", probings)
def go_on_probing(c: Run, table: Table, before: int) -> None:
    """SR-7.3.5: a test for every interval that has passed."""
    probing = [who for who, actor in c.actors.items() if actor.matrix.probing]
    then(c, *(("probe_on", who, before) for who in probing if since(c, before, HOUR)))


@beat("probe_on", "SR-7.3.5")
def probe_on(c: Run, table: Table, who: str, before: int) -> None:
    """SR-7.3.5: as many tests as intervals have passed."""
    node = c.actors[who].matrix.probing
    if node in c.nodes:
        then(c, *(("probe", who, node) for _ in range(since(c, before, interval(c, table, who)))))


def by_access(c: Run) -> bool:
    """SR-7.3.5: whether the access sets the interval, not the game master."""
    return c.rulings["probe_interval"] == "by_access" or not c.referee


def own_interval(c: Run, who: str) -> int:
    """SR-7.3.5: an hour in full VR, a day otherwise, in seconds."""
    return HOUR if c.actors[who].matrix.vr else DAY


def interval(c: Run, table: Table, who: str) -> int:
    """SR-7.3.5: an hour in full VR, a day otherwise, in seconds; by ruling as the game master says."""
    if by_access(c):
        return own_interval(c, who)
    word = table.choose(Choice(REFEREE, "interval", "SR-7.3.5", ["hour", "day"], {"who": who}))
    return HOUR if word == "hour" else DAY


@beat("probe", "SR-7.3.3", "SR-7.3.5")
def probe(c: Run, table: Table, who: str, node: str) -> None:
    """SR-7.3.5: hacking + exploit until the sum exceeds System + Firewall; then there is an account to enter with."""
    if account(c, who, node):
        return
    work = c.actors[who].works.setdefault(f"probe:{node}", Work())
    pool = hacking_pool(c, who, work.tries)
    result = success_test(c, table, who, "hacking", pool, node=node)
    need = depth(c, node)
    how = progress(c, work, result, need, pool.value)
    table.tell("hacking", who=who, node=node, hits=work.hits, need=need, rolls=work.rolls)
    if how == "done":
        c.actors[who].matrix.probing = ""
        gain_account(c, table, who, node)
        c.nodes[node].probed.append(who)
    elif how != "open":
        fail(c, table, who, node, f"probe:{node}")


def entry_test(c: Run, table: Table, who: str, node: str) -> bool:
    """SR-7.3.6: one test of analyze + Firewall against the Stealth, when the hacker enters."""
    need = threshold(c, program(c, who, "stealth"))
    return success_test(c, table, "", "detection", watching_pool(c, node), need, node=node).success
