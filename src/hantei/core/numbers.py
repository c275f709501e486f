"""Whole numbers as people write them: in typed lines, options, files, and the names of machine players."""

from __future__ import annotations

import re
from collections.abc import Sequence

LARGEST = 10**15 - 1
"""The largest number that is read, with either sign. More digits take Python ever longer, and at last it refuses."""

SIGN_AND_DIGITS = re.compile(r"-?[0-9]+")


def told(value: object) -> str:
    """A value as a message shows it; "…" for one with a number that is too long for Python to write."""
    try:
        return str(value)
    except ValueError:
        return "…"


def whole_number(word: str, low: int = 0, high: int = LARGEST) -> int | None:
    """Read a whole number from `low` to `high`, both included. Return None for any other word.

    A number has the digits 0 to 9, and a minus if it is below 0; zeros may stand before it.
    """
    if SIGN_AND_DIGITS.fullmatch(word) is None:
        return None
    sign, digits = word[:1].strip("0123456789"), word.lstrip("-0") or "0"
    if len(digits) > len(str(LARGEST)):
        return None
    number = int(sign + digits)
    return number if low <= number <= high else None


def whole_numbers(words: Sequence[str], low: int = 0, high: int = LARGEST) -> list[int] | None:
    """Read several whole numbers. Return None if a word is none of them, or if there are no words."""
    found = [number for word in words if (number := whole_number(word, low, high)) is not None]
    return found if found and len(found) == len(words) else None
