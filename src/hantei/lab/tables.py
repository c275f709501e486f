"""Turns results into data: a document of sums, or a row per run."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from .extras import NeedsExtra
from .intervals import mean
from .places import places
from .simulate import Result
from .trial import Battle

NamedResults = Sequence[tuple[str, Result]]
"""Results by variant; "" stands for the trial as it is."""
APART = ", "
"""Separates the values that name a variant; none of them has a comma in it."""


def as_data(result: Result) -> dict[str, Any]:
    """The sums of a result."""
    trial = result.trial
    return {
        "rulebook": trial.rulebook,
        "scenario": trial.setup["scenario"],
        "seed": trial.seed,
        "policies": dict(trial.policies),
        "asked": result.asked,
        "runs": len(result.runs),
        "endless": len(result.runs) - len(result.decided),
        "win": result.wins.plain(),
        "ends": {end: share.plain() for end, share in result.shares().items()},
        "figures": {key: figure_data(result.each(key)) for key in result.numbers()},
        "counts": {key: each.plain() for key, each in result.per_run().items()},
        "battles": battles(result),
        "survival": {
            key: {"reached": reached.plain(), "ended": ended.plain()}
            for key, (reached, ended) in result.survival().items()
        },
        "never": result.never(),
        "places": {one.key: one.plain() for one in places(result)} if not trial.plan else {},
    }


def battles(result: Result) -> dict[str, Any]:
    """Sum up every battle by its key: how often it was fought, how it went, and the means of its rounds, of the stock
    before and after, and of what was spent, gained and lost in it."""
    found: dict[str, list[Battle]] = {}
    for battle in (battle for run in result.runs for battle in run.battles):
        found.setdefault(battle.key, []).append(battle)
    return {key: battle_data(fought) for key, fought in found.items()}


def battle_data(fought: Sequence[Battle]) -> dict[str, Any]:
    """The sums of one battle over all runs."""
    results: dict[str, int] = {}
    for battle in fought:
        results[battle.result] = results.get(battle.result, 0) + 1
    return {
        "fought": len(fought),
        "results": results,
        "rounds": mean([battle.rounds for battle in fought]).plain(),
        "before": levels([battle.before for battle in fought]),
        "after": levels([battle.after for battle in fought]),
        "counts": means([battle.counts for battle in fought]),
    }


def means(counted: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    """The mean of every count over some battles."""
    keys = sorted({key for counts in counted for key in counts})
    return {key: mean([counts.get(key, 0) for counts in counted]).plain() for key in keys}


def levels(held: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    """The mean of every stock, over the battles at which its owner was present."""
    keys = sorted({key for stocks in held for key in stocks})
    return {key: mean([stocks[key] for stocks in held if key in stocks]).plain() for key in keys}


def battle_rows(named: NamedResults) -> list[dict[str, Any]]:
    """A row per battle of every run, with the same columns in all: `before`, `after` (empty if there was none) and each
    count of things spent, gained and lost."""
    fought = [
        (variant, run.number, number, battle)
        for variant, result in named
        for run in result.runs
        for number, battle in enumerate(run.battles, 1)
    ]
    stocks = sorted({key for *_, battle in fought for key in (*battle.before, *battle.after)})
    counts = sorted({key for *_, battle in fought for key in battle.counts})
    return [
        {
            **({"variant": variant} if len(named) > 1 or variant else {}),
            "run": run,
            "number": number,
            "battle": battle.key,
            "rounds": battle.rounds,
            "result": battle.result,
            **{f"before/{key}": battle.before.get(key) for key in stocks},
            **{f"after/{key}": battle.after.get(key) for key in stocks},
            **{key: battle.counts.get(key, 0) for key in counts},
        }
        for variant, run, number, battle in fought
    ]


def figure_data(values: Sequence[int]) -> dict[str, Any]:
    """A figure over all runs: its mean with bounds, and how often each value came."""
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return {**mean(values).plain(), "values": {str(value): found[value] for value in sorted(found)}}


def columns(named: NamedResults) -> tuple[list[str], list[str]]:
    """The figures and the counts that occur in any run, each in one order for all."""
    figures = dict.fromkeys(key for _, result in named for run in result.runs for key in run.figures)
    counts = sorted({key for _, result in named for key in result.labels})
    return list(figures), counts


def rows(named: NamedResults) -> Iterator[dict[str, Any]]:
    """A row per run, with the same columns in all."""
    figures, counts = columns(named)
    for variant, result in named:
        for run in result.runs:
            row: dict[str, Any] = {"variant": variant} if len(named) > 1 or variant else {}
            row |= {"run": run.number, **{key: run.figures.get(key) for key in figures}}
            row |= {key: run.counts.get(key, 0) for key in counts}
            yield row


def as_csv(named: NamedResults) -> bytes:
    """A row per run as CSV in UTF-8."""
    return csv_of(list(rows(named)))


def as_parquet(named: NamedResults) -> bytes:
    """A row per run as Parquet. Raises `NeedsExtra` if the library for it is not installed."""
    return parquet_of(list(rows(named)))


def csv_of(table: Sequence[Mapping[str, Any]]) -> bytes:
    """Rows with the same columns as CSV in UTF-8."""
    text = io.StringIO()
    if table:
        writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)
    return text.getvalue().encode()


def json_of(table: Sequence[Mapping[str, Any]]) -> bytes:
    """Rows as a JSON list of objects."""
    return (json.dumps([dict(row) for row in table], ensure_ascii=False, indent=1) + "\n").encode()


def parquet_of(table: Sequence[Mapping[str, Any]]) -> bytes:
    """Rows with the same columns as Parquet. Raises `NeedsExtra` if the library for it is not installed."""
    arrow, parquet = parquet_library()
    sink = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist([dict(row) for row in table]), sink)
    return sink.getvalue()


def parquet_library() -> tuple[Any, Any]:
    """Load the library that writes Parquet. Raises `NeedsExtra` if it is not installed."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise NeedsExtra("needs-extra", what="--parquet", extra="parquet") from None
    return arrow, parquet
