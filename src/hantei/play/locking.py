"""Locks on files that other processes respect."""

from __future__ import annotations

from errno import EACCES, EAGAIN, ENOSYS

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # a system with one process
    flock = None  # type: ignore[assignment]


class CannotLock(Exception):
    """Raised if a file system knows no locks, or has none left; `reason` is the system's own text."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def lock(handle: int) -> bool:
    """Lock an open file until it is closed. Return whether that succeeded; False: another process has it.

    A system without locks, such as WebAssembly, has no other process that could hold one. Raises `CannotLock`.
    """
    try:
        if flock is not None:
            flock(handle, LOCK_EX | LOCK_NB)
    except OSError as error:
        if error.errno in (EAGAIN, EACCES):  # network file systems say the second
            return False
        if error.errno != ENOSYS:
            raise CannotLock(error.strerror or str(error)) from None
    return True
