"""Figures and gauges of sheets, each made once and shared by all sheets.

Comparing sheets with the same entries is quick, and they take no memory of their own.
"""

from __future__ import annotations

from functools import lru_cache

from .message import phrase
from .roster import Figure, Gauge

MOST_ENTRIES = 5_000
"""Entries of each kind that are kept, for all rulebooks together; a dozen people have about two hundred."""


@lru_cache(MOST_ENTRIES)
def figure(word: str, value: int) -> Figure:
    """A figure by the id of the message that names it."""
    return Figure(phrase(word), value)


@lru_cache(MOST_ENTRIES)
def gauge(word: str, value: int, most: int | None = None) -> Gauge:
    """A gauge by the id of the message that names it; `most` is None if it has no upper bound."""
    return Gauge(phrase(word), value, most)
