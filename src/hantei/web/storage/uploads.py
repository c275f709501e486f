"""The bounds of files that people send."""

from __future__ import annotations

from hantei.core.message import BadSetup

from . import scripts

MOST_BYTES = 8 * 1024 * 1024
"""Bytes that a saved game may have."""

LONGEST_FILE_NAME = 80
"""Characters that are read of the name of a file."""


def must_fit(data: bytes, most: int = MOST_BYTES) -> None:
    """Refuse an uploaded file that is empty or larger than may be: a saved game unless another bound is given.

    Raises `BadSetup` (`web-bring-what`).
    """
    if not data or len(data) > most:
        raise BadSetup("web-bring-what", save=MOST_BYTES // 1024 // 1024, script=scripts.MOST_BYTES // 1024)
