"""The values that the fields of a save file's lines can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Fits = Callable[[Any], bool]

DEEPEST = 100
"""Levels of nested data in a line, at most."""

LineFields = Mapping[str, Fits]
"""The fields of a line in order, each with the check of its value."""


def text(value: Any) -> bool:
    """A text."""
    return isinstance(value, str)


def text_or_none(value: Any) -> bool:
    """A text, or null."""
    return value is None or text(value)


def truth(value: Any) -> bool:
    """True or false."""
    return type(value) is bool


def whole(value: Any) -> bool:
    """A whole number from 0 on."""
    return type(value) is int and value >= 0


def wholes(value: Any) -> bool:
    """A list of whole numbers."""
    return isinstance(value, list) and all(whole(item) for item in value)


def wholes_or_none(value: Any) -> bool:
    """A list of whole numbers, or null."""
    return value is None or wholes(value)


def place(value: Any) -> bool:
    """A place: beat and line."""
    return wholes(value) and len(value) == 2


def names(value: Any) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(map(text, value))


def words(value: Any) -> bool:
    """A list of texts that is not empty."""
    return isinstance(value, list) and bool(value) and all(text(item) for item in value)


def answer(value: Any) -> bool:
    """An answer to a decision."""
    return text(value) or type(value) is int or (isinstance(value, list) and all(type(item) is int for item in value))


def answer_or_none(value: Any) -> bool:
    """An answer to a decision, or null."""
    return value is None or answer(value)


def table(value: Any) -> bool:
    """Data with names, nested no deeper than other code can follow."""
    level = [value] if isinstance(value, dict) else []
    for _ in range(DEEPEST if level else 0):
        level = [part for whole in level for part in (whole.values() if isinstance(whole, dict) else whole)]
        level = [part for part in level if isinstance(part, dict | list)]
    return isinstance(value, dict) and not level


def texts(value: Any) -> bool:
    """Texts with names."""
    return table(value) and all(map(text, value.values()))


THROW: LineFields = {"at": place, "dice": text, "why": text, "faces": wholes}
"""Dice that fell."""

VOICE: LineFields = {"at": place, "kind": text, "clause": text, "who": text, "answer": answer}
"""A seat that answered."""
