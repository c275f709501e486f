"""Options of the command line that several commands have."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Complaint


class BadOption(Complaint):
    """Raised for options that cannot be followed, by themselves or together."""


def pairs(words: Sequence[str], message: str) -> dict[str, str]:
    """Read NAME=VALUE options as a mapping."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (sign and name and value):
            raise BadOption(message, given=word)
        found[name] = value
    return found
