"""Tables of a scenario: map tables (UA-SC.4), reactions (UA-SC.9, UA-SC.10), loot and small tables (UA-SC.12)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hantei.core.text import plain_width
from hantei.scenes.faults import Faults, error, warning

from ..content.language import Encounter, Loot, Reaction, Roll, UnitSpec, Wait
from ..content.rows import span
from ..content.scenario import Progress
from .facts import Facts

RESULTS = {
    "d66": tuple(10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)),
    "d33": tuple(10 * tens + ones for tens in range(1, 4) for ones in range(1, 4)),
    "1d2": (1, 2),
    "1d3": (1, 2, 3),
    "1d6": tuple(range(1, 7)),
    "2d6": tuple(range(2, 13)),
}
"""What each die can show (UA-06, UA-34.2)."""

ROW = re.compile("(<=|>=)?[0-9]{1,3}|[0-9]{1,3}-[0-9]{1,3}")
SIGNS = str.maketrans(dict.fromkeys("〜~–—−‐ー", "-") | {"≦": "<=", "≤": "<=", "≧": ">=", "≥": ">="})
"""Signs that are taken for those of a row, in plain width."""

OPEN = 99
"""The bound of an open row ("<=1", ">=7")."""


def table_faults(facts: Facts) -> Faults:
    """Every fault of every table."""
    yield from map_faults(facts.scenario.progress)
    yield from digit_faults(facts)
    for spot, roll in facts.each(Roll):
        yield from roll_faults(f"{spot.path}/rows", roll)
    yield from scenario_tables(facts)
    for spot, encounter in facts.each(Encounter):
        yield from reaction_faults(spot.path, encounter)
    for spot, unit in facts.each(UnitSpec):
        if unit.target_die:
            yield from covered(f"{spot.path}/target_die", unit.target_die, RESULTS["1d6"], "1d6", exact=True)


# Rows


def bounds(row: str) -> tuple[int, int] | None:
    """The figures a row covers, or None where it is no row."""
    if not ROW.fullmatch(row):
        return None
    low, high = span(row)
    return (low, high) if low <= high else None


def intended(row: str) -> str:
    """The row that was meant by a range written backwards or with other signs; none where that cannot be told."""
    plain = plain_width(row).translate(SIGNS).replace(" ", "")
    if not ROW.fullmatch(plain):
        return ""
    low, high = span(plain)
    return plain if low <= high else f"{high}-{low}"


def covered(path: str, rows: Iterable[str], results: Sequence[int], die: str, *, exact: bool) -> Faults:
    """UA-SC.32: every result exactly once; `exact`: no row may name a result that cannot occur."""
    seen: dict[int, str] = {}
    for row in rows:
        here = f"{path}/{row}"
        pair, meant = bounds(row), intended(row)
        if pair is None and not meant:
            yield error(here, "fault-row-form", found=row)
            continue
        if pair is None:
            reason = "fault-row-reversed" if ROW.fullmatch(row) else "fault-row-signs"
            yield error(here, reason, found=row, meant=meant)
            low, high = span(meant)  # the cause alone is told: what is meant has its row
            seen = {result: row for result in results if low <= result <= high} | seen
            continue
        ends = [end for end in dict.fromkeys(pair) if abs(end) < OPEN]
        odd = [end for end in ends if end not in results]
        hit = [result for result in results if pair[0] <= result <= pair[1]]
        if odd and exact:
            limits = {"first": results[0], "last": results[-1]}
            yield error(here, "fault-row-impossible", found=row, figures=odd, die=die, **limits)
        elif not hit:
            yield warning(here, "fault-row-idle", found=row, first=results[0], last=results[-1])
        for result in hit:
            if result in seen:
                yield error(here, "fault-row-twice", result=result, first=seen[result], found=row)
                break
        seen.update((result, row) for result in hit if result not in seen)
    missing = [result for result in results if result not in seen]
    if missing:
        yield error(path, "fault-rows-missing", missing=missing, die=die)


# Map tables and ways


def map_faults(progress: Progress) -> Faults:
    """UA-SC.4, UA-SC.17: the table or the map that progress needs, and when the final event comes."""
    if progress.mode == "fixed_map":
        if not progress.places:
            yield error("progress", "fault-places-missing")
        elif not progress.start:
            yield error("progress", "fault-start-missing", allowed=list(progress.places))
        return
    if progress.rows:
        yield from covered("progress/rows", progress.rows, RESULTS[progress.die], progress.die, exact=True)
    else:
        yield error("progress", "fault-map-rows-missing", mode=progress.mode, die=progress.die)
    if progress.length < 1 and progress.final_chance is None:
        yield error("progress", "fault-length-missing", mode=progress.mode)


def digit_faults(facts: Facts) -> Faults:
    """A digit that an effect fixes for the next map is one of its die."""
    if facts.scenario.progress.die == "d66":
        return
    for spot, effect in facts.each(Wait):
        for field, digit in (("fix_tens", effect.fix_tens), ("fix_ones", effect.fix_ones)):
            if 3 < digit <= 6:
                yield error(f"{spot.path}/{field}", "fault-at-most", found=str(digit), limit=3)


# Small tables and loot tables


def roll_faults(path: str, roll: Roll) -> Faults:
    """A small table: local procurement may add 1 where it is an equipment or supply table (UA-SC.30, UA-23.1)."""
    last = RESULTS[roll.die][-1] + (roll.kind != "other" and roll.die == "1d6")
    results = [result + roll.modifier for result in range(RESULTS[roll.die][0], last + 1)]
    yield from covered(path, roll.rows, results, roll.die, exact=False)


def scenario_tables(facts: Facts) -> Faults:
    """UA-SC.12: a table of the scenario covers every modified result that the scenario can ask of it."""
    for name, table in facts.scenario.tables.items():
        shifts = [loot.modifier for _, loot in facts.each(Loot) if loot.table == name] or [0]
        most = 6 + max(shifts) + (table.kind != "other")
        yield from covered(f"tables/{name}/rows", table.rows, range(1 + min(shifts), most + 1), "1d6", exact=False)


# Reactions


def reaction_faults(path: str, encounter: Encounter) -> Faults:
    """UA-SC.9: rows 1 to 6; UA-SC.10: extortion says what is demanded; memory of a force names it."""
    rows: Mapping[str, Any] = encounter.reactions
    if rows:
        yield from covered(f"{path}/reactions", rows, RESULTS["1d6"], "1d6", exact=True)
    for row, entry in rows.items():
        if entry == "extortion" or (isinstance(entry, Reaction) and asks_for_nothing(entry)):
            yield error(f"{path}/reactions/{row}", "fault-extortion-demand", row=row)
    if encounter.memory == "force" and not encounter.force:
        yield error(f"{path}/memory", "fault-needs-field", field="memory: force", needs="force")
    if encounter.memory == "tile" and encounter.force:
        yield warning(f"{path}/force", "fault-needs-field", field="force", needs="memory: force")


def asks_for_nothing(entry: Reaction) -> bool:
    """Whether it is an extortion that names no demand."""
    return entry.reaction == "extortion" and not (entry.magazines or entry.scrip or entry.mre or entry.items)
