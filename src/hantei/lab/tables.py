"""Results as data: a document of sums, or a row per run."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from .extras import NeedsExtra
from .intervals import mean
from .simulate import Result

Named = Sequence[tuple[str, Result]]
"""Results by the variant they belong to, "" for the trial as it is."""
APART = ", "
"""Between the values that name a variant, none of which has a comma in it."""


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
        "figures": {key: figure_data(result.values(key)) for key in result.numbers()},
        "counts": {key: each.plain() for key, each in result.per_run().items()},
    }


def figure_data(values: Sequence[int]) -> dict[str, Any]:
    """A figure over all runs: its mean with bounds, and how often each value came."""
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return {**mean(values).plain(), "values": {str(value): found[value] for value in sorted(found)}}


def columns(named: Named) -> tuple[list[str], list[str]]:
    """The figures and the counts that occur in any run, each in one order for all."""
    figures = dict.fromkeys(key for _, result in named for run in result.runs for key in run.figures)
    counts = sorted({key for _, result in named for key in result.labels})
    return list(figures), counts


def rows(named: Named) -> Iterator[dict[str, Any]]:
    """A row per run, with the same columns in all."""
    figures, counts = columns(named)
    for variant, result in named:
        for run in result.runs:
            row: dict[str, Any] = {"variant": variant} if len(named) > 1 or variant else {}
            row |= {"run": run.number, **{key: run.figures.get(key) for key in figures}}
            row |= {key: run.counts.get(key, 0) for key in counts}
            yield row


def as_csv(named: Named) -> bytes:
    """A row per run as CSV in UTF-8."""
    text = io.StringIO()
    table = list(rows(named))
    if table:
        writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)
    return text.getvalue().encode()


def as_parquet(named: Named) -> bytes:
    """A row per run as Parquet. Raises `NeedsExtra` where the library for it is not installed."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise NeedsExtra("needs-extra", what="--parquet", extra="parquet") from None
    sink = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(list(rows(named))), sink)
    return sink.getvalue()
