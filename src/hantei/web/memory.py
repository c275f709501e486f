"""Memory that is given back to the system once nobody plays any more."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import cast


@cache
def trim() -> Callable[[int], int] | None:
    """The function of the C library that gives pages back which it keeps for later; None where it has none (glibc)."""
    try:
        return cast(Callable[[int], int], ctypes.CDLL(None).malloc_trim)
    except (AttributeError, OSError, TypeError):
        return None


def give_back() -> None:
    """Let go of what dies in cycles, and of memory that is kept for later.

    A server hardly ever looks for cycles, since everybody waits meanwhile, and the C library keeps what was freed. So
    this is for a moment in which no table is in memory.
    """
    gc.collect()
    function = trim()
    if function is not None:
        function(0)
