"""The differences between two versions of a scenario or encounter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hantei.content.placing import NAMES

NOTHING = object()
"""Stands for the value at a place that one version does not have."""


@dataclass(frozen=True)
class Change:
    """A place that differs: its path, and its value in each version; None with `was` or `now` false if there is none.

    `moved`: the entries of a list stand in another order; the values are their names in each.
    """

    path: str
    before: Any
    after: Any
    was: bool = True
    now: bool = True
    moved: bool = False


def changes(before: Any, after: Any, path: str = "") -> Iterator[Change]:
    """List every place in which two versions differ: first in the order of the first, then what is new.

    Parameters: both as plain data. Entries of lists are matched by `id`, or else by number; another order of the
    entries that both have is a difference, too.
    """
    first, second = parts(before), parts(after)
    if first is None or second is None or (isinstance(before, list) != isinstance(after, list)):
        if type(before) is not type(after) or before != after:  # 1 equals true in Python, but means something else
            yield Change(path, before, after)
        return
    if isinstance(before, list):
        kept, now = [name for name in first if name in second], [name for name in second if name in first]
        if kept != now:
            yield Change(path, kept, now, moved=True)
    for name in dict.fromkeys([*first, *second]):
        here = f"{path}.{name}" if path else name
        one, other = first.get(name, NOTHING), second.get(name, NOTHING)
        if one is NOTHING:
            yield Change(here, None, other, was=False)
        elif other is NOTHING:
            yield Change(here, one, None, now=False)
        else:
            yield from changes(one, other, here)


def parts(value: Any) -> Mapping[str, Any] | None:
    """The parts of a value by name; None for a value without parts."""
    if isinstance(value, dict):
        return value
    if not isinstance(value, list):
        return None
    names = [name_of(entry) for entry in value]
    if len(dict.fromkeys(names)) == len(names) and all(names):
        return dict(zip(names, value, strict=True))
    return {str(number): entry for number, entry in enumerate(value)}


def name_of(entry: Any) -> str:
    """The name of an entry of a list, "" for none."""
    if not isinstance(entry, dict):
        return ""
    return next((str(entry[name]) for name in NAMES if name in entry), "")
