"""Chapters 34, 42, 44: the course of an operation: its start, laps, maps entered and left, the way back."""

from __future__ import annotations

from hantei.core.agenda import BeatCall, cut_to, drop_next, replace_next, then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Campaign
from .beats import beat
from .camp import rest, rested
from .progress import DIRECTIONS, FINAL, at_final_event, at_mid_event, neighbour
from .scenario.overrides import override
from .scenario.people import restless
from .two_leaders import speaker

LAP_ENDED = "objectives_met"  # mark: the objectives have ended a lap
ENTERED = "entered:"  # mark: how many maps were entered in a lap now over, as "entered:LAP:NUMBER"


@beat("begin_operation", "UA-34.1", "UA-SC.19", "UA-SC.24", "UA-SC.27")
def begin_operation(c: Campaign, table: Table) -> None:
    """The operation begins: what is issued, what happens first, then the maps."""
    scenario = c.scenario
    for name in scenario.counters:
        c.op.counters.setdefault(name, 0)
    table.tell("operation_begins", scenario=scenario.id, difficulty=c.op.difficulty)
    lent = [("issue", i) for i, entry in enumerate(scenario.issue) for _ in range(entry.count)]
    then(c, *lent, ("effects", "start"), ("begin_lap",))


@beat("begin_lap", "UA-SC.17")
def begin_lap(c: Campaign, table: Table) -> None:
    """A scenario may be played several times over by one squad, each lap with its own prologue and start."""
    op = c.op
    entries: list[BeatCall] = []
    if c.scenario.progress.laps:
        table.tell("lap_begins", lap=op.lap, path=f"progress/laps/{op.lap - 1}")
        entries = [("effects", f"progress/laps/{op.lap - 1}/start"), ("judge",)]
    if op.lap > 1 and not own_operations(c):  # before the first, preparation has only just ended
        entries.append(("camp",))
    then(c, *entries, ("next_map",))


@beat("lap_over", "UA-34.15", "UA-44.1", "UA-SC.17")
def lap_over(c: Campaign, table: Table) -> None:
    """The final event is survived, or the objectives are met: the next lap begins, or the operation is over.

    UA-16.2, UA-34.15: passing the final event completes it; the scenario says what counts as failure (UA-SC.28).
    """
    op = c.op
    laps = c.scenario.progress.laps
    if laps:
        table.tell("lap_ends", lap=op.lap, path=f"progress/laps/{op.lap - 1}")
    if all_met(c):
        op.marks.append(LAP_ENDED)  # judged once, even after its rewards
    if laps and laps[op.lap - 1].rewards:
        then(c, ("effects", f"progress/laps/{op.lap - 1}/rewards"), ("after_lap",))
    else:
        after_lap(c, table)


def own_operations(c: Campaign) -> bool:
    """UA-SC.17: whether every lap is an operation of its own."""
    return c.scenario.progress.between_laps == "operation"


@beat("after_lap", "UA-34.15", "UA-SC.17")
def after_lap(c: Campaign, table: Table) -> None:
    """The next lap begins, at once or after what stands between operations; after the last the operation is over."""
    op = c.op
    if op.lap < len(c.scenario.progress.laps):
        next_lap(c)
        return
    op.result = "completed"
    table.tell("operation_ended", result=op.result, ending=op.ending)


def all_met(c: Campaign) -> bool:
    """UA-44.1: whether the objectives end the operation: all of them met, and nothing stated to the contrary."""
    names = c.scenario.objectives
    ends = c.scenario.ends_on_objective and LAP_ENDED not in c.op.marks
    return ends and bool(names) and all(name in c.op.objectives for name in names)


def next_lap(c: Campaign) -> None:
    """UA-SC.17: the maps begin anew; rows stay resolved where the scenario remembers them, all else goes on.

    Objectives that have ended one lap do not end the next: it runs to its final event.
    """
    op = c.op
    op.marks.append(f"{ENTERED}{op.lap}:{op.entered}")
    op.lap += 1
    op.passed = op.entered = 0
    op.tile = op.row = op.before = op.refused = op.position = ""
    op.placed = {}
    op.mid_done = False
    op.waiting = [effect for effect in op.waiting if not effect.until_lap or effect.until_lap >= op.lap]
    if not c.scenario.progress.remember_rows:
        op.resolved = []
    between: list[BeatCall] = [("lap_break",)] if own_operations(c) else []
    then(c, *between, ("begin_lap",))


def lasting_marks(c: Campaign) -> list[str]:
    """UA-SC.17: the marks that outlast a lap which is an operation of its own: what lies where, and the results of
    laps.
    """
    starts = ("mid:", f"{FINAL}:", ENTERED, LAP_ENDED)
    return [mark for mark in c.op.marks if mark.startswith(starts)]


# Maps


@beat("enter", "UA-34.3", "UA-34.5", "UA-SC.5", "UA-SC.6")
def enter(c: Campaign, table: Table, tile: str, row: str, position: str = "", flashbang: str = "") -> None:
    """The squad enters a map: prisoners may try to get away (UA-SC.14), then its events run in the order listed.

    `flashbang` is the seat that goes in with one (UA-28.32). UA-42.11: another map has come between.
    """
    op = c.op
    if op.refused and op.refused in (tile, position):
        then(c, ("rest_first",), ("enter", tile, row, position, flashbang))
        return
    way = heading(c, position)
    op.before = place(c)
    op.tile, op.row = tile, row
    if c.scenario.progress.mode != "linear":
        op.position = position or op.position
        op.placed.setdefault(op.position, tile)  # a position keeps the map once drawn
    op.entered += 1
    op.refused = ""
    table.tell("map_entered", None, tile=tile, row=row, number=op.entered, path=f"tiles/{tile}", **way)
    rested(c)
    first = [("flashbang_entry", flashbang, tile)] if flashbang else []
    escapes = [("escape", name) for name in restless(c)]
    then(c, ("judge",), *escapes, *first, ("effects", f"tiles/{tile}/events"), ("leave_map", ""))


@beat("rest_first", "UA-42.11")
def rest_first(c: Campaign, table: Table) -> None:
    """Only the map just left can be entered: declare a rest, or do something else first."""
    ways = ["rest", "camp"]
    if table.choose(Choice(speaker(c), "rest_first", "UA-42.11", ways)) == "rest":
        rest(c, table, speaker(c))
    else:
        then(c, ("camp",))


def place(c: Campaign) -> str:
    """Where the squad is: the map in linear mode, the position elsewhere."""
    return c.op.tile if c.scenario.progress.mode == "linear" else c.op.position


def heading(c: Campaign, position: str) -> dict[str, Fact]:
    """UA-SC.17: which way the squad goes to a position among laid-out tiles (for the log)."""
    if c.scenario.progress.mode != "tiles" or not c.op.position or not position:
        return {}
    ways = [name for name, step in DIRECTIONS.items() if neighbour(c.op.position, step) == position]
    return {"way": ways[0]} if ways else {}


@beat("pass_by", "UA-SC.22")
def pass_by(c: Campaign, table: Table, tile: str, row: str, position: str) -> None:
    """A map drawn or crossed again is passed without event."""
    op = c.op
    way = heading(c, position)
    op.before = place(c)
    op.tile, op.row = tile, row
    op.position = position or op.position
    op.entered += 1
    op.passed += 1
    op.refused = ""
    table.tell("map_passed", None, tile=tile, passed=op.passed, again=True, drawn=bool(row), **way)
    then(c, ("judge",), ("camp",), ("next_map",))


@beat("leave_map", "UA-34.15", "UA-SC.22", "UA-44.2")
def leave_map(c: Campaign, table: Table, onward: str) -> None:
    """All events have run: the map is passed and its row resolved; after the final event the lap or operation ends.

    `onward` is a map that an event sends the squad to at once.
    """
    op = c.op
    op.passed += 1
    for name in (op.row, op.position, op.tile):
        if name and name not in op.resolved:
            op.resolved.append(name)
    final = at_final_event(c)
    op.mid_done = op.mid_done or at_mid_event(c)
    table.tell("map_passed", tile=op.tile, passed=op.passed, again=False)
    if onward:
        then(c, ("judge",), ("enter", onward, "", position_of(c, onward), ""))
    elif final:
        cut_to(c, "operation_over")
        then(c, ("judge",), ("lap_over",))
    else:
        then(c, ("judge",), ("camp",), ("next_map",))


def go_to(c: Campaign, tile: str) -> None:
    """UA-SC.2: on to another map at once; the rest of this one is skipped, and it counts as passed."""
    if cut_to(c, "leave_map"):
        replace_next(c, ("leave_map", tile))
    elif cut_to(c, "next_map") or cut_to(c, "begin_lap"):
        replace_next(c, ("enter", tile, "", position_of(c, tile), ""))


def position_of(c: Campaign, tile: str) -> str:
    """The place of a fixed map where a tile lies; "" where it lies nowhere."""
    return next((name for name, entry in c.scenario.progress.places.items() if entry.tile == tile), "")


# Retreat


def retreat_forbidden(c: Campaign) -> bool:
    """UA-42.10, UA-SC.2: retreat is possible unless the scenario says otherwise.

    A scenario may rule it out for its fixed and final events as a whole by setting UA-42.10 to 0; for a single
    encounter it does so there.
    """
    fixed = at_mid_event(c) or at_final_event(c)
    return fixed and override(c, "UA-42.10", 1) == 0


def retreat_to_previous(c: Campaign, table: Table) -> None:
    """UA-42.6: back to the map the squad came from; UA-42.12: from the first one to the start, outside every map.

    UA-42.7: the map left counts as neither passed nor entered, and its events run anew; UA-42.8: elsewhere than in
    linear mode another way may be taken; UA-42.11: the map left cannot be entered again at once.
    """
    op = c.op
    if not cut_to(c, "leave_map"):
        return
    drop_next(c)
    left = op.tile
    op.refused = place(c)
    op.entered -= 1
    op.row = ""
    if c.scenario.progress.mode == "linear":
        op.tile = op.before
    else:
        op.position = op.before
        op.tile = op.placed.get(op.position, "")
    op.before = ""
    table.tell("map_left", tile=left, back=op.tile, passed=op.passed)
    then(c, ("camp",), ("next_map",))
