"""What a game master can change by pointing at it: each thing with its name, its value, and the amendment that sets it.

A rulebook lists them; screens lay them out, and the log tells an amendment by what it has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .message import Message, Sayable

YES, NO = "true", "false"
"""How amendments write yes and no."""

NO_CHOICES: Mapping[str, Sayable] = {}


@dataclass(frozen=True)
class Adjustable:
    """Something that an amendment can change.

    `who`: the id of the sheet on which it stands, and `name` what that one is called; `label`: what is changed;
    `amendment`: its words, behind which the new value is written; `value`: a figure (from `low` to `high`,
    None: without an end), yes or no, a text, or None where nothing stands there yet: one of the `choices` is put there,
    by its word, or, where there are none, the amendment is whole as it is. `place`: it is where somebody stands on a
    board, by the names of its places, so that a screen may set it by moving a counter there.
    """

    who: str
    name: Sayable
    label: Sayable
    amendment: tuple[str, ...]
    value: bool | int | str | None = None
    low: int = 0
    high: int | None = None
    choices: Mapping[str, Sayable] = field(default_factory=dict)
    place: bool = False

    def said(self, word: str) -> Sayable:
        """A value as people read it, from the word of an amendment."""
        if isinstance(self.value, bool):
            return Message("adjust-yes" if word == YES else "adjust-no")
        if isinstance(self.value, int) and word.lstrip("-").isdecimal():
            return int(word)
        return self.choices.get(word, word)

    @property
    def now(self) -> str:
        """The value as an amendment would write it."""
        if isinstance(self.value, bool):
            return YES if self.value else NO
        return "" if self.value is None else str(self.value)


@dataclass(frozen=True)
class Blank:
    """Something to be filled in behind the words of an amendment: what it is, and its choices by their words; where
    there are none, any text that makes sense."""

    label: Sayable
    choices: Mapping[str, Sayable] = field(default_factory=dict)


@dataclass(frozen=True)
class Arrival:
    """How somebody is put into the game: what that is called, the words of the amendment, and what follows them."""

    label: Sayable
    amendment: tuple[str, ...]
    blanks: Sequence[Blank]


class OnSheet:
    """Makes the adjustables of one sheet: its id, and what the one is called whose it is."""

    def __init__(self, who: str, name: Sayable) -> None:
        self.who, self.name = who, name

    def figure(self, label: Sayable, path: str, value: int, high: int | None = None, low: int = 0) -> Adjustable:
        """A figure that `set PATH` sets."""
        return Adjustable(self.who, self.name, label, ("set", path), value, low, high)

    def state(self, label: Sayable, path: str, value: bool) -> Adjustable:
        """A yes or no that `set PATH` sets."""
        return Adjustable(self.who, self.name, label, ("set", path), value)

    def word(self, label: Sayable, path: str, value: str, choices: Mapping[str, Sayable] = NO_CHOICES) -> Adjustable:
        """A word that `set PATH` sets: one of the choices, or, where there are none, any that makes sense."""
        return Adjustable(self.who, self.name, label, ("set", path), value, choices=choices)

    def where(self, path: str, value: str, choices: Mapping[str, Sayable] = NO_CHOICES) -> Adjustable:
        """Where somebody stands on a board, which `set PATH` sets."""
        label = Message("adjust-at")
        return Adjustable(self.who, self.name, label, ("set", path), value, choices=choices, place=True)

    def side(self, value: str, choices: Mapping[str, Sayable]) -> Iterator[Adjustable]:
        """The side that somebody is on, which `side WHO` sets; nothing where there is no other."""
        if len(choices) > 1:
            yield Adjustable(self.who, self.name, Message("adjust-side"), ("side", self.who), value, choices=choices)

    def act(self, label: Sayable, *amendment: str) -> Adjustable:
        """An amendment that is whole as it is."""
        return Adjustable(self.who, self.name, label, amendment)

    def pick(self, label: Sayable, choices: Mapping[str, Sayable], *amendment: str) -> Iterator[Adjustable]:
        """One of the choices is put behind an amendment; nothing where there are none."""
        if choices:
            yield Adjustable(self.who, self.name, label, amendment, choices=choices)


def told(found: Iterable[Adjustable], words: Sequence[str]) -> Message | None:
    """An amendment as a sentence: what was changed, of whom, to what and from what; None where none of these is."""
    for one in found:
        rest = words[len(one.amendment) :]
        if tuple(words[: len(one.amendment)]) != one.amendment or len(rest) > 1:
            continue
        facts: dict[str, Sayable] = {"who": one.name, "what": one.label}
        if not rest:
            return Message("move-adjusted-act", facts)
        facts["value"] = one.said(rest[0])
        if one.value is None:
            return Message("move-adjusted-word", facts)
        return Message("move-adjusted", {**facts, "before": one.said(one.now)})
    return None
