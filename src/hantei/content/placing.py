"""Puts a value into plain data, at a place named by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hantei.core.message import BadSetup
from hantei.core.numbers import whole_number

NAMES = ("id", "character")
"""Fields that can name an entry of a list instead of its number."""


def put(plain: Any, place: Sequence[str], value: Any) -> Any:
    """A copy of plain data with another value at a place.

    A place goes down by field names, and in lists by numbers from 0 or by the `id` of an entry. Only its last part can
    be new. Raises `BadSetup` (`place-unknown`).
    """
    first, *rest = place
    if isinstance(plain, dict):
        if rest and first not in plain:
            raise unknown(first, list(plain))
        return {**plain, first: put(plain[first], rest, value) if rest else value}
    if isinstance(plain, list):
        number, twin = entry(plain, first), list(plain)
        twin[number] = put(plain[number], rest, value) if rest else value
        return twin
    raise unknown(first, [])


def entry(entries: Sequence[Any], word: str) -> int:
    """The number of the list entry that a word means: a number, or the name of an entry."""
    place = whole_number(word, 0, len(entries) - 1)
    if place is not None:
        return place
    for name in NAMES:
        for number, each in enumerate(entries):
            if isinstance(each, dict) and each.get(name) == word:
                return number
    named = [str(each[name]) for each in entries if isinstance(each, dict) for name in NAMES if name in each]
    raise unknown(word, [f"0-{len(entries) - 1}", *dict.fromkeys(named)])


def unknown(word: str, allowed: Sequence[str]) -> BadSetup:
    """The error for an unknown place."""
    return BadSetup("place-unknown", part=word, allowed=[*allowed] or "-")
