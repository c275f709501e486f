"""What things are called: records by their ids, and the facts of events and questions as what can be said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from .rulebook import Message, Sayable
from .text import Text

Name = Message | Text | str
"""What something is called."""

State = TypeVar("State")


class Named(Protocol):
    """A record with a name."""

    @property
    def name(self) -> Text:
        """What it is called."""


def called(records: Mapping[str, Named], name: str) -> Name:
    """What a record is called; the id itself where there is no such record."""
    return records[name].name if name in records else name


def arguments(
    c: State,
    facts: Mapping[str, Any],
    naming: Mapping[str, Callable[[State, str], Sayable]],
    person: Callable[[State, str], Name],
) -> dict[str, Sayable]:
    """The facts of an event or question as things that can be said: "yes" or "no" for what is so or not, names for ids.

    Parameters: the state, the facts, how facts are named, by their key, and how the people of a list are.
    """
    found: dict[str, Sayable] = {}
    for key, value in facts.items():
        if isinstance(value, list | tuple):
            found[key] = [person(c, one) if isinstance(one, str) else one for one in value]
        elif isinstance(value, bool):
            found[key] = "yes" if value else "no"
        elif isinstance(value, str) and value and key in naming:
            found[key] = naming[key](c, value)
        else:
            found[key] = value
    return found
