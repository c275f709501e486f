"""The values that the fields of a save file's lines can hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ..core.numbers import LARGEST

Fits = Callable[[Any], bool]

DEEPEST = 100
"""Levels of nested data in a line, at most."""

BEYOND_LINES = 10**4300
"""The smallest whole number that no line holds: Python neither writes nor reads so many digits."""

HALF = re.compile("[\ud800-\udfff]")
"""Finds half a letter: a surrogate, which nothing can write."""

LineFields = Mapping[str, Fits]
"""The fields of a line in order, each with the check of its value."""


def is_text(value: Any) -> bool:
    """A text."""
    return isinstance(value, str)


def is_writable(text: str) -> bool:
    """Whether a text can be written: it holds no half of a letter (a lone surrogate)."""
    return text.isascii() or HALF.search(text) is None


def is_text_or_none(value: Any) -> bool:
    """A text, or null."""
    return value is None or is_text(value)


def is_truth(value: Any) -> bool:
    """True or false."""
    return type(value) is bool


def is_whole(value: Any) -> bool:
    """A whole number from 0 on, up to the largest that is read anywhere."""
    return type(value) is int and 0 <= value <= LARGEST


def are_wholes(value: Any) -> bool:
    """A list of whole numbers."""
    return _are_below(value, LARGEST + 1)


def _are_below(value: Any, beyond: int) -> bool:
    """A list of whole numbers from 0 up to below a bound, checked in bulk, because saves hold many throws."""
    return isinstance(value, list) and (
        not value or (set(map(type, value)) == {int} and min(value) >= 0 and max(value) < beyond)
    )


def is_face(value: Any) -> bool:
    """A face as somebody may have set it for dice that it does not fit: a whole number that a line can hold."""
    return type(value) is int and 0 <= value < BEYOND_LINES


def are_faces(value: Any) -> bool:
    """A list of faces."""
    return _are_below(value, BEYOND_LINES)


def are_faces_or_none(value: Any) -> bool:
    """A list of faces, or null."""
    return value is None or are_faces(value)


def is_place(value: Any) -> bool:
    """A place: beat and line."""
    return are_wholes(value) and len(value) == 2


def are_names(value: Any) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(map(is_text, value))


def are_words(value: Any) -> bool:
    """A list of texts that is not empty."""
    return isinstance(value, list) and bool(value) and all(is_text(item) for item in value)


def is_answer(value: Any) -> bool:
    """An answer to a decision."""
    return (
        is_text(value) or type(value) is int or (isinstance(value, list) and all(type(item) is int for item in value))
    )


def is_answer_or_none(value: Any) -> bool:
    """An answer to a decision, or null."""
    return value is None or is_answer(value)


def is_table(value: Any) -> bool:
    """Data with names, nested no deeper than other code can follow."""
    level, depth = [value] if isinstance(value, dict) else [], 0
    while level and depth < DEEPEST:
        level = [part for whole in level for part in (whole.values() if isinstance(whole, dict) else whole)]
        level, depth = [part for part in level if isinstance(part, dict | list)], depth + 1
    return isinstance(value, dict) and not level


def are_texts(value: Any) -> bool:
    """Texts with names."""
    return is_table(value) and all(map(is_text, value.values()))


THROW: LineFields = {"at": is_place, "dice": is_text, "why": is_text, "faces": are_faces}
"""Dice that fell."""

VOICE: LineFields = {"at": is_place, "kind": is_text, "clause": is_text, "who": is_text, "answer": is_answer}
"""A seat that answered."""
