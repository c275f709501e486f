"""Makes Python search for garbage less often while many games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

SELDOM = (1_000_000, 20, 20)
"""Thresholds for the search for garbage (`gc.set_threshold`): a million new objects start a search among the new ones.

Python's own suit programs with many reference cycles. A game makes hardly any, and each search goes through content and
memories, which stay alive. A million objects, if all were garbage, would take some 100 MiB.
"""


class Seldom:
    """Searches seldom while any thread wants that, since all threads share the thresholds of Python."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._wanted = 0
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        """Search seldom from now on."""
        with self._turn:
            if not self._wanted:
                self._usual = gc.get_threshold()
                gc.set_threshold(*SELDOM)
            self._wanted += 1

    def end(self) -> None:
        """Search as before, unless another thread still wants otherwise."""
        with self._turn:
            self._wanted -= 1
            if not self._wanted:
                gc.set_threshold(*self._usual)


SEARCHES = Seldom()


@contextmanager
def seldom_searched() -> Iterator[None]:
    """Search for reference cycles rarely within the block; all other garbage is freed at once as always."""
    SEARCHES.begin()
    try:
        yield
    finally:
        SEARCHES.end()
