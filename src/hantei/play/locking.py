"""Locks on files that other processes respect."""

from __future__ import annotations

from errno import ENOSYS

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # a system with one process
    flock = None  # type: ignore[assignment]


def lock(handle: int) -> bool:
    """Lock an open file until it is closed. Return whether that succeeded.

    A system without locks, such as WebAssembly, has no other process that could hold one.
    """
    try:
        if flock is not None:
            flock(handle, LOCK_EX | LOCK_NB)
    except OSError as error:
        return error.errno == ENOSYS
    return True
