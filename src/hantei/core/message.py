"""What is to be said: messages by the ids of a catalogue, whatever the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .text import Text


@dataclass(slots=True)  # and not frozen: dozens are made for every answer, and each would take three times as long
class Message:
    """Something to be said: a message id of the catalogue and its arguments. It is never changed once it is made.

    An argument may be another message (a name to be said in the reader's language), a text in both languages, or a
    sequence of such arguments, which the reader's language joins.
    """

    id: str
    args: Mapping[str, Sayable] = field(default_factory=dict)


@cache
def phrase(message_id: str) -> Message:
    """A message without arguments; it is one and the same wherever it is said, so that comparing it takes no time."""
    return Message(message_id)


Sayable = Message | Text | Mapping[str, str] | str | int | Sequence[Message | Text | Mapping[str, str] | str | int]
"""What a message may be filled with."""


@dataclass(frozen=True)
class Sketch:
    """Lines that draw a board in letters, or explain such a drawing.

    They are worked out where they are shown: screens that draw boards leave them out.
    """

    lines: Callable[[], Sequence[Message]]


def written(situation: Sequence[Message | Sketch], drawn: bool = False) -> list[Message]:
    """The lines of a situation; without those that draw boards in letters where boards are `drawn`."""
    return [
        line
        for part in situation
        if not (drawn and isinstance(part, Sketch))
        for line in (part.lines() if isinstance(part, Sketch) else (part,))
    ]


BY_CLAUSE = "effect-clause"
"""The message that says no more of an option than which clause it follows."""


def by_clause(clause: str) -> Message:
    """What an option does that needs no words besides its clause."""
    return Message(BY_CLAUSE, {"clause": clause})


class BadSetup(ValueError):
    """What was asked for cannot be set up; carries a message id and its arguments, said in the user's language."""

    def __init__(self, message: str, **facts: Sayable) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Any] = facts
