"""Rows of tables that are read with 2D9, written "3" or "3-7" (GD-00.5)."""

from __future__ import annotations

from collections.abc import Iterable

LAST = 18


def span(row: str) -> range:
    """The figures of a row; none where it cannot be read."""
    low, _, high = row.partition("-")
    high = high or low
    return range(int(low), int(high) + 1) if low.isdecimal() and high.isdecimal() else range(0)


def find_row(rows: Iterable[str], figure: int) -> str:
    """The row in which a figure falls."""
    return next(row for row in rows if figure in span(row))


def gaps(rows: Iterable[str]) -> list[str]:
    """The figures from 0 to 18 that stand in no row or in several, and rows that cannot be read or lie beyond."""
    written = list(rows)
    odd = [row for row in written if not span(row) or span(row)[-1] > LAST]
    return [*odd, *(str(figure) for figure in range(LAST + 1) if sum(figure in span(row) for row in written) != 1)]


def in_order(rows: Iterable[str]) -> list[str]:
    """Rows from the lowest to the highest."""
    return sorted(rows, key=lambda row: min(span(row), default=0))
