"""Rows of tables, written "3", "2-3", "<=1" or ">=7"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

MOST_ROWS = 1 << 12
"""The most rows whose figures are kept."""


@lru_cache(MOST_ROWS)
def span(row: str) -> tuple[int, int]:
    """The lowest and the highest figure of a row."""
    if row.startswith("<="):
        return -99, int(row[2:])
    if row.startswith(">="):
        return int(row[2:]), 99
    low, _, high = row.partition("-")
    return int(low), int(high or low)


def find_row(rows: Iterable[str], figure: int) -> str:
    """The row in which a figure falls; a figure beyond the table falls in its nearest row."""
    ordered = in_order(rows)
    for row in reversed(ordered):
        if span(row)[0] <= figure:
            return row
    return ordered[0]


def in_order(rows: Iterable[str]) -> list[str]:
    """Rows from the lowest to the highest."""
    return sorted(rows, key=span)
