"""Semantic faults of a scenario or encounter, which the model of the file cannot find; the rulebook does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

from ..core.message import Message, Sayable
from ..core.seats import RESERVED

ID = re.compile(r"[\w-]+")

MOST_GUESSED, LONGEST_FOUND = 300, 100
"""Bounds for guessing the name that was meant: names looked at, and letters of each. Time grows with both."""


@dataclass(frozen=True)
class Fault:
    """A semantic fault: its path ("units/3/at"), its severity, and its message."""

    path: str
    severity: Literal["error", "warning"]
    said: Message


Faults = Iterator[Fault]


def error(path: str, message: str, **args: Sayable) -> Fault:
    """A fault of a file that cannot be played."""
    return Fault(path, "error", Message(message, args))


def warning(path: str, message: str, **args: Sayable) -> Fault:
    """A fault of a file that can be played all the same."""
    return Fault(path, "warning", Message(message, args))


def unknown(path: str, thing: Message, found: str, allowed: Iterable[str]) -> Fault:
    """The fault of an unknown name. It tells the closest names, or all allowed ones; `thing` is the kind of thing."""
    names = list(allowed)
    close = get_close_matches(found[:LONGEST_FOUND], names[:MOST_GUESSED], n=3)
    if close:
        return error(path, "fault-unknown-name-guess", kind=thing, found=found, guesses=close)
    if names:
        shown = names if len(names) <= MOST_GUESSED else [*names[:MOST_GUESSED], "…"]
        return error(path, "fault-unknown-name", kind=thing, found=found, allowed=shown)
    return error(path, "fault-unknown-name-none", kind=thing, found=found)


def named(path: str, thing: Message, found: str, known: Iterable[str]) -> Faults:
    """Check that a name is known."""
    allowed = list(known)
    if found not in allowed:
        yield unknown(path, thing, found, allowed)


def ids(path: str, names: Iterable[str]) -> Faults:
    """Check that ids are plain words, because orders and answers contain them."""
    for name in names:
        if not ID.fullmatch(name):
            yield error(f"{path}/{name}", "fault-id-plain", id=name)


def reserved(path: str, name: str) -> Faults:
    """Check that the name of a side, of somebody who takes part, or of a seat is none that the table itself needs."""
    if name in RESERVED:
        yield error(path, "reserved-seat", found=name, reserved=RESERVED)
