"""Plots as SVG that stands in a page: its letters are text in the fonts of the reader."""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import MaxNLocator

from .intervals import Interval

WIDTH = 6.4
"""Inches."""
BAR, WORSE, LINE, FAINT = "#3b6ea5", "#b5533c", "#1d1d1f", "#d0d0d5"
MOST_STEPS = 40
"""Bars of a distribution; wider ones are drawn in classes."""

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hantei",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": FAINT,
    "axes.axisbelow": True,
    "xtick.color": LINE,
    "ytick.color": LINE,
}


@contextmanager
def drawing(height: float) -> Iterator[tuple[Canvas, Any, list[str]]]:
    """An empty plot; the list gets the SVG once it is drawn."""
    logger = logging.getLogger("matplotlib.font_manager")
    level, out = logger.level, list[str]()
    logger.setLevel(logging.ERROR)
    try:
        with mpl.rc_context(STYLE), warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="Glyph")  # the reader's fonts have what ours lack
            canvas = Canvas(figsize=(WIDTH, height), layout="constrained")
            yield canvas, canvas.add_subplot(), out
            sink = io.StringIO()
            canvas.savefig(sink, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
            text = sink.getvalue()
            out.append(text[text.index("<svg") :])
    finally:
        logger.setLevel(level)


def distribution(values: Sequence[int], runs: str) -> str:
    """How often each value of a figure came, with its mean."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // MOST_STEPS))
    edges = [low + step * i - 0.5 for i in range((high - low) // step + 2)]
    with drawing(1.9) as (_, axes, out):
        axes.hist(values, bins=edges, color=BAR, rwidth=0.9 if step == 1 else 1.0)
        axes.axvline(sum(values) / len(values), color=WORSE, linewidth=1)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=4))
        axes.set_ylabel(runs)
    return out[0]


def bars(rows: Sequence[tuple[str, float]], label: str) -> str:
    """A bar for each row; a row of 0 keeps its name, so that it can be seen to be 0."""
    with drawing(0.5 + 0.2 * len(rows)) as (_, axes, out):
        names, values = [name for name, _ in rows], [value for _, value in rows]
        places = range(len(rows))
        drawn = axes.barh(places, values, color=BAR, height=0.7)
        axes.bar_label(drawn, [f"{value:.2f}" if value else "0" for value in values], padding=3, fontsize=8)
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        axes.margins(x=0.12)
        axes.set_xlabel(label)
    return out[0]


def shares(rows: Sequence[tuple[str, Interval]]) -> str:
    """Shares of all runs, each with its interval."""
    with drawing(0.5 + 0.3 * len(rows)) as (_, axes, out):
        places = range(len(rows))
        values = [100 * share.estimate for _, share in rows]
        spread = [[100 * (s.estimate - s.low) for _, s in rows], [100 * (s.high - s.estimate) for _, s in rows]]
        axes.barh(places, values, color=BAR, height=0.6, xerr=spread, ecolor=LINE, capsize=3)
        axes.set_yticks(places, [name for name, _ in rows])
        axes.invert_yaxis()
        axes.set_xlim(0, 100)
        axes.xaxis.set_major_formatter("{x:.0f} %")
    return out[0]
