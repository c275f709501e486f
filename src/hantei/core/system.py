"""Why the operating system refused something, in the words of the catalogue."""

from __future__ import annotations

import errno

from .message import Message, Sayable

WORDED = ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS", "EADDRINUSE", "EADDRNOTAVAIL")
"""Reasons for which the catalogue has words; others are said in those of the system."""


def system_reason(error: OSError) -> Sayable:
    """Why the system refused something."""
    name = errno.errorcode.get(error.errno or 0, "")
    return Message(f"system-{name.lower()}") if name in WORDED else error.strerror or str(error)
