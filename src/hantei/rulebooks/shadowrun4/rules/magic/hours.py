"""Time that is longer than combat turns (X.5): when minutes and hours pass, and who has to know of it."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.agenda import Entry, then
from hantei.core.table import Table

from ...state import Run
from ..beats import beat

MINUTE = 60
HOUR = 60 * MINUTE

Passed = Callable[[Run, Table, int], None]

PASSED: list[Passed] = []
"""What minutes and hours bring to an end."""


def when_time_passes(do: Passed) -> Passed:
    """Register a function `(run, table, before)` that is called when time has passed; `before`: the seconds that had
    passed until then, `c.seconds` those that have now. No dice may fall in it: what needs some is put on the agenda."""
    PASSED.append(do)
    return do


def pass_time(c: Run, table: Table, seconds: int) -> None:
    """SR-X.5: time passes."""
    before = c.seconds
    c.seconds += seconds
    for do in PASSED:
        do(c, table, before)


def since(c: Run, before: int, unit: int) -> int:
    """How many whole minutes or hours of the encounter were completed since then."""
    return c.seconds // unit - before // unit


OFFERS: list[Callable[[Run], list[Entry]]] = []
"""What can be begun before a lull: functions that give the beats of it."""


@beat("lull", "SR-X.5")
def lull(c: Run, table: Table) -> None:
    """SR-X.5: between turns minutes and hours pass where the scenario says so; by ruling each turn has its seconds."""
    if c.rulings["turn_seconds"] == "fixed" and c.turn:
        pass_time(c, table, c.scene.house.turn_seconds)
    minutes = c.scene.lulls.get(c.turn, 0)
    if minutes:
        then(c, *(entry for offer in OFFERS for entry in offer(c)), ("elapse", minutes))


@beat("elapse", "SR-X.5")
def elapse(c: Run, table: Table, minutes: int) -> None:
    """SR-X.5: the minutes of a lull pass."""
    table.tell("time_passes", minutes=minutes)
    pass_time(c, table, minutes * MINUTE)
