"""Time that is longer than combat turns (X.5): when minutes and hours pass, and what has to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hantei.core.agenda import BeatCall, aside, then
from hantei.core.table import Table

from ...state import Run
from ..beats import beat

MINUTE = 60
HOUR = 60 * MINUTE

Passed = Callable[[Run, Table, int], None]
Due = Callable[[Run], Iterator[int]]

PASSED: list[tuple[list[int], Passed, Due]] = []
"""What minutes and hours bring to an end, and when; with the place in the book of the clause."""


def unmarked(c: Run) -> Iterator[int]:
    """Return no moment: what nobody is told of is counted whenever time has passed."""
    return iter(())


def when_time_passes(clause: str, due: Due = unmarked) -> Callable[[Passed], Passed]:
    """Register a function `(run, table, before)` that is called when time has passed; `before`: the seconds that had
    passed until then, `c.seconds` those that have now. No dice may fall in it: what needs some is put on the agenda.

    `due`: the seconds until each of its events; no step of time goes past one.
    """

    def register(do: Passed) -> Passed:
        place = [int(part) for part in clause.removeprefix("SR-").split(".")]
        PASSED.append((place, do, due))
        PASSED.sort(key=lambda one: one[0])
        return do

    return register


def pass_time(c: Run, table: Table, seconds: int) -> None:
    """SR-X.5: time passes from one event to the next. What an event puts on the agenda comes before the rest of the
    time; what falls on one moment comes in the order of the book."""
    befallen: list[BeatCall] = []
    while seconds and not befallen:
        coming = [one for _, _, due in PASSED for one in due(c)]
        step = min([seconds, *(max(0, one) for one in coming)])
        befallen = pass_step(c, table, step)
        seconds -= step
    then(c, *befallen, *([("time_goes_on", seconds)] if seconds else []))


def pass_step(c: Run, table: Table, seconds: int) -> list[BeatCall]:
    """Let seconds pass that have an event at most at their end; return what that puts on the agenda."""
    before, found = c.seconds, list[BeatCall]()
    c.seconds += seconds
    for _, do, _ in PASSED:
        with aside(c) as put:
            do(c, table, before)
        found += put
    return found


@beat("time_goes_on", "SR-X.5")
def time_goes_on(c: Run, table: Table, seconds: int) -> None:
    """SR-X.5: the rest of the time passes."""
    pass_time(c, table, seconds)


def boundary(c: Run, unit: int) -> int:
    """Return the seconds until a whole minute or hour of the encounter is completed."""
    return unit - c.seconds % unit


def since(c: Run, before: int, unit: int) -> int:
    """Return how many whole minutes or hours of the encounter were completed since then."""
    return c.seconds // unit - before // unit


OFFERS: list[Callable[[Run], list[BeatCall]]] = []
"""What can be begun before a lull: functions that return its beats."""


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
