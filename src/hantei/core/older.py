"""Brings old saved states up to date before they are read: puts in the fields that their classes have got since.

A saved state carries no version of its own. Each change looks at its record, puts in a missing field and leaves one
that is there. So states of any age become the same, and no author has to raise a version number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

PlainRecord = Mapping[str, Any]
"""A record of a state as plain data."""

RecordChange = Callable[[PlainRecord], PlainRecord]
"""Brings an older record up to date, and returns a current one unchanged."""

RecordChanges = Mapping[str, RecordChange]
"""Changes by the place of the records in the state: "" for the state itself, "actors.*" for each of its actors."""

EACH = "*"
"""Stands in a place for every part of a list or table."""


def with_fields(**missing: Any) -> RecordChange:
    """Make the change that adds missing fields, with the values that they would have had."""
    return lambda record: {**missing, **record}


def up_to_date(plain: Any, changes: RecordChanges) -> Any:
    """Bring a saved state up to date, as a new value. Data that is no state stays unchanged, and `record.load` refuses
    it."""
    for place, change in changes.items():
        plain = _changed(plain, place.split(".") if place else (), change)
    return plain


def _changed(plain: Any, place: Sequence[str], change: RecordChange) -> Any:
    """Change the records at a place within plain data."""
    if not place:
        return change(plain) if isinstance(plain, dict) else plain
    name, *rest = place
    if isinstance(plain, dict):
        return {key: _changed(part, rest, change) if name in (EACH, key) else part for key, part in plain.items()}
    if isinstance(plain, list) and name == EACH:
        return [_changed(part, rest, change) for part in plain]
    return plain
