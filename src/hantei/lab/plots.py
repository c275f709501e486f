"""Plots as SVG that stands in a page: its letters are text in the fonts of the reader."""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .extras import NeedsExtra
from .intervals import Interval

try:
    import matplotlib as mpl
    from matplotlib.figure import Figure as Canvas
    from matplotlib.ticker import MaxNLocator
except ImportError:
    raise NeedsExtra("needs-extra", what="--report", extra="report") from None

WIDTH, NARROW = 6.4, 4.4
"""Inches."""
BAR, MEAN, INK, LINE = "#3b6ea5", "#b5533c", "#1d1d1f", "#d0d0d5"
COLOURS = {BAR: "var(--bar)", MEAN: "var(--mean)", INK: "var(--ink)", LINE: "var(--line)"}
"""Classes that the page styles, for day, night and print."""
MOST_PLACES = 8
"""Places that are named below the line of survival."""
MOST_STEPS = 40
"""Bars of a distribution; wider ones are drawn in classes."""

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hantei",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": LINE,
    "xtick.labelcolor": INK,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
}


@contextmanager
def drawing(width: float, height: float) -> Iterator[tuple[Canvas, Any, list[str]]]:
    """Begin an empty plot; the list gets the SVG once it is drawn."""
    logger = logging.getLogger("matplotlib.font_manager")
    level, out = logger.level, list[str]()
    logger.setLevel(logging.ERROR)
    try:
        with mpl.rc_context(STYLE), warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="Glyph")  # the reader's fonts have the letters that ours lack
            canvas = Canvas(figsize=(width, height), layout="constrained")
            yield canvas, canvas.add_subplot(), out
            sink = io.StringIO()
            canvas.savefig(sink, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
            text = sink.getvalue()
            text = text[text.index("<svg") :]
            for colour, name in COLOURS.items():
                text = text.replace(colour, name)
            out.append(text)
    finally:
        logger.setLevel(level)


def distribution(values: Sequence[int], runs: str) -> str:
    """Draw how often each value of a figure came, with its mean."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // MOST_STEPS))
    edges = [low + step * i - 0.5 for i in range((high - low) // step + 2)]
    with drawing(NARROW, 1.7) as (_, axes, out):
        axes.hist(values, bins=edges, color=BAR, rwidth=0.9 if step == 1 else 1.0)
        axes.axvline(sum(values) / len(values), color=MEAN, linewidth=1.5)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=4))
        axes.tick_params(length=2)
        axes.set_ylabel(runs)
    return out[0]


def shares(rows: Sequence[tuple[str, Interval]]) -> str:
    """Draw shares of all runs, each with its interval."""
    with drawing(WIDTH, 0.5 + 0.3 * len(rows)) as (_, axes, out):
        places = range(len(rows))
        values = [100 * share.estimate for _, share in rows]
        spread = [[100 * (s.estimate - s.low) for _, s in rows], [100 * (s.high - s.estimate) for _, s in rows]]
        axes.barh(places, values, color=BAR, height=0.6, xerr=spread, ecolor=INK, capsize=3)
        axes.set_yticks(places, [name for name, _ in rows])
        axes.invert_yaxis()
        axes.set_xlim(0, 100)
        axes.xaxis.set_major_formatter("{x:.0f} %")
    return out[0]


def survival(rows: Sequence[tuple[str, Interval]]) -> str:
    """Draw the share of all runs that have come so far, place by place: a falling line, with the interval at each
    place."""
    with drawing(WIDTH, 2.2) as (_, axes, out):
        places = range(len(rows))
        values = [100 * share.estimate for _, share in rows]
        spread = [[100 * (s.estimate - s.low) for _, s in rows], [100 * (s.high - s.estimate) for _, s in rows]]
        axes.errorbar(places, values, yerr=spread, color=BAR, ecolor=INK, capsize=3, marker="o", markersize=4)
        apart = -(-len(rows) // MOST_PLACES)
        axes.set_xticks(places[::apart], [name for name, _ in rows][::apart])
        axes.set_ylim(0, 105)
        axes.yaxis.set_major_formatter("{x:.0f} %")
    return out[0]
