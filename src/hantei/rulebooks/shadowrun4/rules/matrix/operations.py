"""The table of Matrix operations (7.8): the pool of each, and the tests that are made with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hantei.core.decision import Amount, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..figures import add_skill, add_state, power
from ..rolls.retries import add_retry, note_try, tries_at
from ..rolls.testing import Result, success_test, threshold
from .personas import add_simsense, figure, matrix_pool, online, program, wired

HIGHEST = 20
"""The most that a game master may set as a threshold."""


class Operation(NamedTuple):
    """A line of the table: the skill and the program of its pool; "": Response (SR-7.8.15), or the skill that the
    device calls for (SR-7.8.8)."""

    skill: str
    program: str
    clause: str


OPERATIONS: Mapping[str, Operation] = {
    "edit": Operation("computer", "edit", "SR-7.8.2"),
    "edit_unauthorised": Operation("hacking", "edit", "SR-7.8.2"),
    "repair": Operation("computer", "repair", "SR-7.8.3"),
    "trace": Operation("computer", "track", "SR-7.8.4"),
    "transfer": Operation("computer", "edit", "SR-7.8.5"),
    "search": Operation("data_search", "search", "SR-7.8.6"),
    "search_auto": Operation("data_search", "intercept", "SR-7.8.7"),
    "control": Operation("", "command", "SR-7.8.8"),
    "defuse": Operation("hacking", "defuse", "SR-7.8.9"),
    "intercept_traffic": Operation("hacking", "intercept", "SR-7.8.10"),
    "disturb_trace": Operation("hacking", "deception", "SR-7.8.11"),
    "spoof_command": Operation("hacking", "deception", "SR-7.8.12"),
    "spoof_trail": Operation("hacking", "deception", "SR-7.8.13"),
    "detect_wireless": Operation("electronic_warfare", "scan", "SR-7.8.14"),
    "decrypt": Operation("", "decrypt", "SR-7.8.15"),
    "intercept_signal": Operation("electronic_warfare", "intercept", "SR-7.8.16"),
}
"""SR-7.8.1: the sixteen lines."""

EVENTS = (
    "account", "alert", "bomb", "changes_icon", "commanded", "compiles", "copied", "cut_off", "cyber_hit", "decrypted",
    "defused", "detected", "devices_found", "disturbs", "dumpshock", "edited", "enters_vr", "false_trail",
    "file_found", "hacking", "hacking_failed", "icon_crashed", "icon_damage", "icon_found", "icon_resisted",
    "icon_restarts", "intercepted", "jacks_out", "jammed", "jams", "launched", "link_back", "logs_off", "logs_on",
    "node_found", "node_mode", "nodes_noticed", "permission", "probes", "program_crashed", "program_ends",
    "program_runs", "program_stops", "repaired", "restarted", "spoofed", "thread_ends", "threaded", "thrown_out",
    "traced", "tracing", "trail_spoofed", "transfer", "transfer_goes_on", "transfer_stopped",
    "watch_set",
)  # fmt: skip
"""Events that happen in the Matrix, or to those who are in it."""


def connected(c: Run, who: str) -> bool:
    """Whether somebody can act in the Matrix at all."""
    return wired(c, who) and online(c, who)


def operation_pool(c: Run, who: str, name: str, skill: str = "", devices: bool = False) -> Tally:
    """SR-7.8.1: the dice of an operation.

    Parameters: the skill that the device calls for (SR-7.8.8); whether devices are searched for rather than files, for
    which the scan program is used (SR-7.8.6).
    """
    one = OPERATIONS[name]
    if name == "decrypt":
        pool = Tally(program(c, who, "decrypt"), one.clause, "program-decrypt")
        pool.add(figure(c, who, "response"), one.clause, "response")
        add_state(c, who, pool)
        add_simsense(c, who, pool)
        return pool
    if name == "control" and not skill:
        pool = Tally(program(c, who, "command"), one.clause, "program-command")
        add_state(c, who, pool)
        add_simsense(c, who, pool)
        return pool
    used = search_program(c, who, devices) if name == "search" else one.program
    return matrix_pool(c, who, skill or one.skill, used, one.clause)


def search_program(c: Run, who: str, devices: bool) -> str:
    """SR-7.8.6: scan for devices; for files the one that the searcher has, the search program first."""
    return "scan" if devices or (not program(c, who, "search") and program(c, who, "scan")) else "search"


REPEATED = ("decrypt", "edit", "edit_unauthorised")
"""SR-1.3.2: what is tried anew on the same data; SR-1.3.3: a data bomb strikes back, and counts as an opponent."""


def operate(c: Run, table: Table, who: str, name: str, need: int | None = None, **facts: Fact) -> Result:
    """SR-7.8.1: a success test with an operation; without a threshold of its own the usual one (SR-1.2.3)."""
    pool, thing = operation_pool(c, who, name), f"{name}:{facts.get('file', '')}"
    again = name in REPEATED and "file" in facts
    if again:
        add_retry(c, who, thing, pool)
        facts |= {"tries": tries} if (tries := tries_at(c, who, thing)) else {}
    result = success_test(c, table, who, name, pool, threshold(c, need), None, **facts)
    if again:
        note_try(c, who, thing, result.success)
    return result


def set_threshold(c: Run, table: Table, who: str, clause: str, about: Mapping[str, Fact]) -> int:
    """SR-X.8: a threshold that the game master sets; the usual one where nobody holds that seat."""
    if not c.referee:
        return threshold(c)
    return table.amount(Amount(REFEREE, "threshold", clause, 1, HIGHEST, {"who": who, **about}))


def perception_pool(c: Run, who: str) -> Tally:
    """SR-7.4.1: computer + analyze, to examine something in the Matrix closely; SR-8.4.1: technomancers have 2 more."""
    pool = Tally(program(c, who, "analyze"), "SR-7.4.1", "program-analyze")
    add_skill(c, who, "computer", pool)
    if c.actors[who].kind == "person" and power(c, who, "resonance"):
        pool.add(2, "SR-8.4.1", "technomancer")
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool
