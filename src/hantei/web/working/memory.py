"""Gives memory back to the system when nobody plays any more."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import cast


@cache
def trim() -> Callable[[int], int] | None:
    """The function of the C library that gives free pages back; None if it has none (only glibc has)."""
    try:
        return cast(Callable[[int], int], ctypes.CDLL(None).malloc_trim)
    except (AttributeError, OSError, TypeError):
        return None


def give_back() -> None:
    """Collect cycles of garbage, and give free memory back to the system.

    A server hardly ever looks for cycles, because everybody waits meanwhile, and the C library keeps freed memory. So
    call this when no table is in memory.
    """
    gc.collect()
    function = trim()
    if function is not None:
        function(0)
