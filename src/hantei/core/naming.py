"""What things are called: records by their ids, and the facts of events and questions as what can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any, Protocol, TypeVar

from .message import Message, Sayable
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


def seated(people: Mapping[str, str], person: Callable[[str], Name], side: Callable[[str], Name]) -> Name | None:
    """What a seat is called: after the person it plays, or the side of the people it plays; None for neither.

    Parameters: the side of everybody whom the seat plays, what people are called, what sides are.
    """
    if len(people) == 1:
        return person(next(iter(people)))
    sides = list(dict.fromkeys(people.values()))
    return side(sides[0]) if len(sides) == 1 else None


def apart(everybody: Iterable[tuple[str, Text, int]], numbered: str) -> dict[str, Name]:
    """What each is called, so that nobody is called as somebody else is.

    Parameters: everybody by their id, with their name and the number that they bear in their kind (0: none); the
    message that puts a number to a name. Who is called like others and bears no number gets the next that is free.
    """
    those = list(everybody)
    alike = Counter(name for _, name, _ in those)
    taken = {(name, number) for _, name, number in those}
    found: dict[str, Name] = {}
    for who, name, number in those:
        borne = number or (next(n for n in count(1) if (name, n) not in taken) if alike[name] > 1 else 0)
        taken.add((name, borne))
        found[who] = Message(numbered, {"name": name, "number": borne}) if borne else name
    return found


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
