"""Lines of the log that one fact chooses among several."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.message import Message

from ..state import Run
from .names import arguments

Facts = Mapping[str, Any]
Line = Callable[[Run, Facts], Message]
"""What is said of an event."""


def either(fact: str, yes: str, no: str) -> Line:
    """One line where a fact is so, or there is something of it; another where not."""
    return lambda c, facts: Message(yes if facts[fact] else no, arguments(c, facts))


def by(fact: str, stem: str) -> Line:
    """A line for every word that a fact can be."""
    return lambda c, facts: Message(f"{stem}-{facts[fact]}", arguments(c, facts))
