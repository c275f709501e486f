"""What stands on sheet after sheet: figures and gauges by what they are called, each of them made once.

A sheet that says what it said before is known again at a glance, and takes no room of its own.
"""

from __future__ import annotations

from functools import lru_cache

from .message import phrase
from .roster import Figure, Gauge

MOST = 5_000
"""Entries of each kind that are kept, for all rulebooks: a dozen people have some two hundred."""


@lru_cache(MOST)
def figure(word: str, value: int) -> Figure:
    """A figure by the id of the message that names it."""
    return Figure(phrase(word), value)


@lru_cache(MOST)
def gauge(word: str, value: int, most: int | None = None) -> Gauge:
    """A gauge by the id of the message that names it; `most` is None where it has no upper bound."""
    return Gauge(phrase(word), value, most)
