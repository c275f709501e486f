"""What is to be said: messages by the ids of a catalogue, whatever the language."""

from __future__ import annotations

import copyreg
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


def worded(message_id: str, args: Mapping[str, Sayable], text: Text | None) -> Message:
    """A message with the words that a file has for it, as `$text` of the message `ID-text`; without any where it has
    none."""
    return Message(message_id, args) if text is None else Message(f"{message_id}-text", {**args, "text": text})


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


class Complaint(ValueError):
    """Something that whoever asked can mend, said in their language; every other error is a bug.

    `message` is an id of the catalogue, `facts` are its arguments. Each kind of complaint is a class of its own, which
    stands beside what raises it.
    """

    def __init__(self, message: str, **facts: Sayable) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Any] = facts

    def __reduce__(self) -> tuple[Any, ...]:  # another process may complain: what is kept here comes back as it is
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    @property
    def said(self) -> Message:
        """What is said of it."""
        return Message(self.message, self.facts)


class BadSetup(Complaint):
    """What was asked for cannot be set up: there is no such rulebook, scenario, reading or content, or no such table
    can be."""
