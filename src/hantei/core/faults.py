"""Semantic faults of a scenario or encounter: what its shape does not show, found by its rulebook before play."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

from .message import Message, Sayable

ID = re.compile(r"[\w-]+")

MOST_GUESSED, LONGEST_FOUND = 300, 100
"""Names, and letters of each, among which the one that was meant is guessed: guessing takes as long as both."""


@dataclass(frozen=True)
class Fault:
    """A semantic fault: where it stands ("units/3/at"), how bad it is, and what to say."""

    path: str
    severity: Literal["error", "warning"]
    message: Message


Faults = Iterator[Fault]


def error(path: str, message: str, **args: Sayable) -> Fault:
    """A fault that keeps the file from being played."""
    return Fault(path, "error", Message(message, args))


def warning(path: str, message: str, **args: Sayable) -> Fault:
    """A fault with which the file can be played all the same."""
    return Fault(path, "warning", Message(message, args))


def unknown(path: str, thing: Message, found: str, allowed: Iterable[str]) -> Fault:
    """A name that nothing bears: with the closest names, or with all that are allowed; `thing` is what it is to be."""
    names = list(allowed)
    close = get_close_matches(found[:LONGEST_FOUND], names[:MOST_GUESSED], n=3)
    if close:
        return error(path, "fault-unknown-name-guess", kind=thing, found=found, guesses=close)
    if names:
        shown = names if len(names) <= MOST_GUESSED else [*names[:MOST_GUESSED], "…"]
        return error(path, "fault-unknown-name", kind=thing, found=found, allowed=shown)
    return error(path, "fault-unknown-name-none", kind=thing, found=found)


def named(path: str, thing: Message, found: str, known: Iterable[str]) -> Faults:
    """A name that something must bear."""
    allowed = list(known)
    if found not in allowed:
        yield unknown(path, thing, found, allowed)


def ids(path: str, names: Iterable[str]) -> Faults:
    """Ids must be plain words: they stand in orders and answers."""
    for name in names:
        if not ID.fullmatch(name):
            yield error(f"{path}/{name}", "fault-id-plain", id=name)
