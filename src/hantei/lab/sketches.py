"""Draws the plots of a report as parts of a page where there is no plotting library, such as in a browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .intervals import Interval, percent

MOST_STEPS = 40
"""Bars of a distribution; wider ones are drawn in classes."""

WIDE, HIGH, LEFT, FOOT, HEAD, EDGE = 440, 130, 44, 20, 10, 12
"""A distribution: its width, its height, the room for figures to its left, below, above and to its right."""

MOST_MARKS = 8
"""Figures below a distribution."""

MOST_PLACES = 5
"""Places that are named below the line of survival; pointing at the line names each."""

BAR_WIDE, BAR_HIGH = 300, 14
"""The bar of a share."""


def shares(rows: Sequence[tuple[str, Interval]]) -> str:
    """Draw shares of all runs, each with its interval: a row with its name, a bar and the figures."""
    lines = [
        f"<tr><td>{escape(name)}</td><td>{share_bar(share)}</td><td class='n'>{escape(percent(share))}</td></tr>"
        for name, share in rows
    ]
    return f"<table class='bars'>{''.join(lines)}</table>"


def share_bar(share: Interval) -> str:
    """The bar of a share, with a line from bound to bound."""
    low, value, high = (f"{BAR_WIDE * one:.1f}" for one in (share.low, share.estimate, share.high))
    middle = BAR_HIGH // 2
    return (
        f"<svg viewBox='0 0 {BAR_WIDE} {BAR_HIGH}' aria-hidden='true'>"
        f"<rect width='{BAR_WIDE}' height='{BAR_HIGH}' fill='var(--plate)'/>"
        f"<rect width='{value}' height='{BAR_HIGH}' fill='var(--bar)'/>"
        f"<path d='M{low} {middle}H{high}' stroke='var(--ink)'/></svg>"
    )


def survival(rows: Sequence[tuple[str, Interval]]) -> str:
    """Draw the share of all runs that have come so far, place by place: a falling line, with the interval at each
    place."""
    wide = (WIDE - LEFT) / len(rows)
    spots = [(LEFT + (number + 0.5) * wide, share) for number, (_, share) in enumerate(rows)]
    line = "L".join(f"{x:.1f} {level(share.estimate):.1f}" for x, share in spots)
    marks = "".join(
        f"<path d='M{x:.1f} {level(share.low):.1f}V{level(share.high):.1f}' stroke='var(--ink)'/>"
        f"<circle cx='{x:.1f}' cy='{level(share.estimate):.1f}' r='3' fill='var(--bar)'>"
        f"<title>{escape(name)}: {escape(percent(share))}</title></circle>"
        for (name, _), (x, share) in zip(rows, spots, strict=True)
    )
    names = "".join(
        f"<text x='{x:.1f}' y='{HEAD + HIGH + 15}' text-anchor='middle'>{escape(name)}</text>"
        for place, ((name, _), (x, _)) in enumerate(zip(rows, spots, strict=True))
        if place % -(-len(rows) // MOST_PLACES) == 0
    )
    return (
        f"<svg viewBox='0 0 {WIDE + EDGE} {HEAD + HIGH + FOOT}' role='img' font-size='12' fill='var(--ink)'>"
        f"<path d='M{LEFT} {HEAD + HIGH}H{WIDE}M{LEFT} {HEAD}V{HEAD + HIGH}' stroke='var(--line)'/>"
        f"<path d='M{line}' fill='none' stroke='var(--bar)' stroke-width='2'/>{marks}{names}"
        f"<text x='{LEFT - 6}' y='{HEAD + 5}' text-anchor='end'>100%</text>"
        f"<text x='{LEFT - 6}' y='{HEAD + HIGH}' text-anchor='end'>0%</text></svg>"
    )


def level(share: float) -> float:
    """The height of a share in a plot."""
    return HEAD + HIGH * (1 - share)


def distribution(values: Sequence[int], runs: str) -> str:
    """Draw how often each value of a figure came, with its mean. Parameters: the values, the name of the runs."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // MOST_STEPS))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    wide = (WIDE - LEFT) / len(counts)
    mean = LEFT + (sum(values) / len(values) - low + 0.5) / step * wide
    return (
        f"<svg viewBox='0 0 {WIDE + EDGE} {HEAD + HIGH + FOOT}' role='img' font-size='12' fill='var(--ink)'>"
        f"{''.join(bars(counts, low, step, wide))}"
        f"<path d='M{LEFT} {HEAD + HIGH}H{WIDE}' stroke='var(--line)'/>"
        f"<path d='M{mean:.1f} {HEAD}V{HEAD + HIGH}' stroke='var(--mean)' stroke-width='2'/>"
        f"<text x='{LEFT - 6}' y='{HEAD + 5}' text-anchor='end'>{max(counts)}</text>"
        f"<text x='{LEFT - 6}' y='{HEAD + HIGH}' text-anchor='end'>0</text>"
        f"<text x='0' y='{HEAD + HIGH / 2}'>{escape(runs)}</text></svg>"
    )


def bars(counts: Sequence[int], low: int, step: int, wide: float) -> Iterator[str]:
    """A bar for each value or class of values, and figures below some of them.

    Parameters: how often each came, the lowest value, the values of a class, the width of a bar.
    """
    apart = -(-len(counts) // MOST_MARKS)
    for place, count in enumerate(counts):
        x, high, value = LEFT + place * wide, HIGH * count / max(counts), low + place * step
        called = str(value) if step == 1 else f"{value}–{value + step - 1}"
        yield (
            f"<rect x='{x + wide * 0.05:.1f}' y='{HEAD + HIGH - high:.1f}' width='{wide * 0.9:.1f}' height='{high:.1f}'"
            f" fill='var(--bar)'><title>{called}: {count}</title></rect>"
        )
        if place % apart == 0:
            yield f"<text x='{x + wide / 2:.1f}' y='{HEAD + HIGH + 15}' text-anchor='middle'>{value}</text>"
