"""Messages: ids of a catalogue with arguments, independent of the language."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .text import Text


@dataclass(slots=True)  # not frozen: each answer makes dozens of messages, and a frozen one takes three times as long
class Message:
    """A message id of the catalogue and its arguments. Nobody changes a message once it is made.

    An argument can be another message (a name in the reader's language), a text in both languages, or a sequence of
    such arguments, which is joined as the reader's language does.
    """

    id: str
    args: Mapping[str, Sayable] = field(default_factory=dict)


@cache
def phrase(message_id: str) -> Message:
    """A message without arguments. Each id has one such object, so comparing them takes no time."""
    return Message(message_id)


Single = Message | Text | Mapping[str, str] | str | int
"""One thing that a message may be filled with."""

Sayable = Single | Sequence[Single]
"""What a message may be filled with."""


ROW = 3
"""So many people who are numbered one after the other are named as a row: "Ants 1–4"."""


def everybody(names: Sequence[Single]) -> Sayable:
    """Several people or things in a sentence: "Ant 1, Ant 2 and Ant 3". One alone is itself; nobody is an empty row."""
    return Message("and-all", {"names": names}) if names[1:] else names[0] if names else names


def worded(message_id: str, args: Mapping[str, Sayable], text: Text | None) -> Message:
    """A message; if a file has its own words for it, the message `ID-text` with these words as `$text`."""
    return Message(message_id, args) if text is None else Message(f"{message_id}-text", {**args, "text": text})


@dataclass(frozen=True)
class Join:
    """Two messages that follow one another as one.

    `second` is the later one, `said` the message for both; that gets the arguments of both (the second's where they
    share a name), the first message as `$head`, and, if that has a head itself, that as `$lead`. `mine` and `its` are
    the arguments of the first and of the second that must be the same; without them all names that both have.
    `reasons_told`: the message tells the reasons of the first. `late`: only after lines have been gathered.
    `whole`: the message says the second as it stands, as `$tail`.
    `oneself`: the message by which the person of the first is called among those of the second ("itself").
    `heads`: the first is a heading, and the line for both still is one.
    """

    second: str
    said: str
    mine: str = "who"
    its: str = "who"
    reasons_told: bool = False
    late: bool = False
    whole: bool = False
    oneself: str = ""
    heads: bool = False


def joined_late(heads: Mapping[str, Collection[str]]) -> Mapping[str, Sequence[Join]]:
    """Pairs by their first message, out of the first ones by the second; said with `-joined` behind the second's id."""
    found: dict[str, list[Join]] = {}
    for second, firsts in heads.items():
        for first in firsts:
            found.setdefault(first, []).append(Join(second, f"{second}-joined", mine="", its="", late=True))
    return found


@dataclass(frozen=True)
class Sketch:
    """Lines that draw a board in letters, or explain such a drawing.

    They are made only for screens that show them; screens with drawn boards leave them out.
    """

    lines: Callable[[], Sequence[Message]]


def written(situation: Sequence[Message | Sketch], drawn: bool = False) -> list[Message]:
    """The lines of a situation, without boards in letters if boards are `drawn`."""
    return [
        line
        for part in situation
        if not (drawn and isinstance(part, Sketch))
        for line in (part.lines() if isinstance(part, Sketch) else (part,))
    ]


class Complaint(ValueError):
    """An error that the user can mend, said in the user's language; every other error is a bug.

    `message` is an id of the catalogue, `facts` holds its arguments. Each kind of complaint is a class of its own, in
    the module that raises it.
    """

    def __init__(self, message: str, **facts: Sayable) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Any] = facts

    def __reduce__(self) -> tuple[Any, ...]:  # a complaint may come from another process: keep all its fields
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    @property
    def said(self) -> Message:
        """The complaint as a message."""
        return Message(self.message, self.facts)


class FaultyFile(ValueError):
    """Raised for the faults of a content file. A front end shows each with its line; `hantei.content` has the
    faults."""

    said: Message
    """The first of them, with its file and line."""


class BadSetup(Complaint):
    """Raised for an impossible setup: an unknown rulebook, scenario, reading or content, or a bad combination."""
