"""Options of the command line that several commands have."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import BadSetup


def pairs(words: Sequence[str], message: str) -> dict[str, str]:
    """NAME=VALUE options as a mapping."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (sign and name and value):
            raise BadSetup(message, given=word)
        found[name] = value
    return found
