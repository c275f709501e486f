"""Faults of a content file: their places, their messages, and the names for values found there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal

from hantei.core.message import FaultyFile, Message

Path = tuple[str | int, ...]
"""A place in a file: names of fields and positions in lists, from the top."""

LONGEST_SHOWN = 40

MOST_FAULTS = 500
"""Faults of one file that are told at a time; once these are mended, the next ones show."""

MOST_GUESSED = 500
"""Names among which the one meant is guessed, at most, because the time for a guess grows with their number."""


@dataclass(frozen=True)
class FileFault:
    """One fault of a content file.

    `line` counts from 1; the message `said` tells what was found and what is allowed. An error keeps the content from
    being used, a warning does not.
    """

    file: str
    line: int
    path: Path
    said: Message
    severity: Literal["error", "warning"] = "error"

    @property
    def place(self) -> str:
        """The path as people write it, such as `tiles.11.events[2].foes`."""
        return path_text(self.path)


class BadContent(FaultyFile):
    """Raised for a content file that cannot be used; `faults` holds all its faults."""

    def __init__(self, faults: Sequence[FileFault]) -> None:
        super().__init__("; ".join(f"{f.file}:{f.line}: {f.place}: {f.said.id}" for f in faults))
        self.faults = tuple(faults)
        first = self.faults[0]
        self.said = Message("fault-in-line", {"file": first.file, "line": first.line, "reason": first.said})

    def __reduce__(self) -> tuple[type[BadContent], tuple[tuple[FileFault, ...]]]:
        """Pickle it with its faults, since it may be raised in another process."""
        return type(self), (self.faults,)


def path_text(path: Path) -> str:
    """A path as people write it: fields joined by dots, positions in brackets, counted from 0."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def found(value: Any) -> Message:
    """Name a value found in a file, in the reader's language."""
    if value is None:
        return Message("found-nothing")
    if isinstance(value, list | tuple):
        return Message("found-list")
    if isinstance(value, dict):
        return Message("found-mapping")
    if isinstance(value, str):
        return Message("found-text", {"text": shortened(value)})
    plain = str(value).lower() if isinstance(value, bool) else str(value)
    return Message("found-plain", {"value": shortened(plain)})


def shortened(text: str) -> str:
    """Cut a text to a length that fits into a sentence."""
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def most(faults: Sequence[FileFault]) -> tuple[FileFault, ...]:
    """The first faults of a file; if there are more than `MOST_FAULTS`, an error at the end says so."""
    if len(faults) <= MOST_FAULTS:
        return tuple(faults)
    last = faults[MOST_FAULTS]
    return (*faults[:MOST_FAULTS], FileFault(last.file, last.line, (), Message("more-faults", {"most": MOST_FAULTS})))


def nearest(word: Any, allowed: Iterable[str]) -> str:
    """The allowed word most like `word`, or an empty string if none is."""
    names = list(allowed)
    close = get_close_matches(str(word).lower()[:LONGEST_SHOWN], names[:MOST_GUESSED], n=1, cutoff=0.6)
    return close[0] if close else ""
