"""Fewer searches for garbage while many games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 20, 20)
"""Thresholds for the search for garbage (`gc.set_threshold`).

Python's own are made for programs with many reference cycles. A game makes hardly any, and each search goes through
content and memories, which live on.
"""


@contextmanager
def seldom_searched() -> Iterator[None]:
    """Search for reference cycles rarely within the block; all other garbage is freed at once as always."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
