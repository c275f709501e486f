"""Memory of the whole server: in large pages while people play, and given back to the system when nobody does."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import cast

LARGE = 2 * 1024 * 1024
"""Bytes of a large page, where there are such."""

HUGEPAGE, COLLAPSE = 14, 25
"""The advice for Linux (`madvise`): large pages from now on, and for memory that is there already."""


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


def in_large_pages(maps: Path = Path("/proc/self/maps")) -> None:
    """Ask the system for large pages, as far as it has any (only Linux has). What it holds so already costs nothing.

    An answer needs a little of everything that the program and a table consist of. In small pages that lies in
    thousands of places, and on a processor shared by several systems each look-up takes long.
    """
    try:
        places = list(large(maps.read_text()))
        advise = ctypes.CDLL(None).madvise
    except (AttributeError, OSError, TypeError):
        return
    for start, length in places:  # what the system refuses stays as it is
        for advice in (HUGEPAGE, COLLAPSE):
            advise(ctypes.c_void_p(start), ctypes.c_size_t(length), advice)


def large(maps: str) -> Iterator[tuple[int, int]]:
    """The start and length of each stretch of a process's memory into which whole large pages fit, from what Linux
    lists; memory of files and stacks of threads are left out."""
    guarded = 0  # where a page ends that nobody may touch: a stack begins behind it, and needs little of its room
    for line in maps.splitlines():
        span, rights, _, _, _, *name = line.split()
        low, high = (int(at, 16) for at in span.split("-"))
        start, end = -(-low // LARGE) * LARGE, high // LARGE * LARGE
        if rights.startswith("rw-p") and name in ([], ["[heap]"]) and start < end and low != guarded:
            yield start, end - start
        guarded = high if rights.startswith("---") else 0
