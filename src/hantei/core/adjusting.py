"""What a game master can change with the pointer: each thing has a name, a value, and an amendment that sets it.

A rulebook lists these things. Screens lay them out, and the log tells an amendment by what it changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .message import Message, Sayable
from .numbers import LARGEST, whole_number

SEAT = "seat"
"""The verb of the amendment that gives somebody another seat."""

YES, NO = "true", "false"
"""How amendments write yes and no."""

NO_CHOICES: Mapping[str, Sayable] = {}


@dataclass(frozen=True)
class Blank:
    """A part to fill in behind the words of an amendment: its name and its choices by their words.

    With `low`, it is a whole number from there to `high` (None: no bound). Without choices and without `low`, any text
    that makes sense is allowed. What is `optional` can be left out, and so can all that follows it.
    """

    label: Sayable
    choices: Mapping[str, Sayable] = field(default_factory=dict)
    low: int | None = None
    high: int | None = None
    optional: bool = False


@dataclass(frozen=True)
class Adjustable:
    """Something that an amendment can change.

    `who` is the id of the sheet that shows it, or of a place of a board; `name` is the name of either, `label` the name
    of the thing itself. `amendment` holds the words of the amendment; the new value is written behind them. `value` is
    the value now: a figure from `low` to `high` (None: no bound), yes or no, a text, or None if there is no value yet.
    With None, one of `choices` is written behind the amendment, or a word for each of the `blanks`; without either the
    amendment is complete as it is. `by_moving`: a screen may set it by moving somebody's counter on a board. What is
    `seldom` changed can be folded away by a screen.
    """

    who: str
    name: Sayable
    label: Sayable
    amendment: tuple[str, ...]
    value: bool | int | str | None = None
    low: int = 0
    high: int | None = None
    choices: Mapping[str, Sayable] = field(default_factory=dict)
    by_moving: bool = False
    blanks: Sequence[Blank] = ()
    seldom: bool = False

    @property
    def whole(self) -> bool:
        """Whether nothing is written behind the amendment."""
        return self.value is None and not self.choices and not self.blanks

    def fits(self, rest: Sequence[str]) -> bool:
        """Whether these words can stand behind the amendment."""
        if self.blanks:
            least = next((n for n, blank in enumerate(self.blanks) if blank.optional), len(self.blanks))
            known = all(word in blank.choices for blank, word in zip(self.blanks, rest, strict=False) if blank.choices)
            return known and least <= len(rest) <= len(self.blanks)
        return len(rest) == (0 if self.whole else 1)

    def said(self, word: str) -> Sayable:
        """The value that a word of an amendment stands for, as people read it."""
        if isinstance(self.value, bool):
            return Message("adjust-yes" if word == YES else "adjust-no")
        number = whole_number(word, -LARGEST) if isinstance(self.value, int) else None
        if number is not None:
            return number
        return self.choices.get(word, word)

    @property
    def now(self) -> str:
        """The value as an amendment would write it."""
        if isinstance(self.value, bool):
            return YES if self.value else NO
        return "" if self.value is None else str(self.value)


@dataclass(frozen=True)
class Arrival:
    """A way to put somebody into the game: its name, the words of the amendment, and the parts that follow them."""

    label: Sayable
    amendment: tuple[str, ...]
    blanks: Sequence[Blank]

    @property
    def adjustable(self) -> Adjustable:
        """The same, as something that an amendment can change; it is on nobody's sheet."""
        return Adjustable("", "", self.label, self.amendment, blanks=self.blanks)


class OnSheet:
    """Makes the adjustables of one sheet. Parameters: the id of the sheet, and the name on it."""

    def __init__(self, who: str, name: Sayable) -> None:
        self.who, self.name = who, name

    def figure(self, label: Sayable, path: str, value: int, high: int | None = None, low: int = 0) -> Adjustable:
        """A figure that `set PATH` sets."""
        return Adjustable(self.who, self.name, label, ("set", path), value, low, high)

    def state(self, label: Sayable, path: str, value: bool) -> Adjustable:
        """A yes or no that `set PATH` sets."""
        return Adjustable(self.who, self.name, label, ("set", path), value)

    def word(self, label: Sayable, path: str, value: str, choices: Mapping[str, Sayable] = NO_CHOICES) -> Adjustable:
        """A word that `set PATH` sets: one of the choices; without choices, any word that makes sense."""
        return Adjustable(self.who, self.name, label, ("set", path), value, choices=choices)

    def fill(self, label: Sayable, amendment: Sequence[str], *blanks: Blank) -> Adjustable:
        """An amendment that ends with a word for each of the blanks."""
        return Adjustable(self.who, self.name, label, tuple(amendment), blanks=blanks, seldom=True)

    def where(self, path: str, value: str, choices: Mapping[str, Sayable] = NO_CHOICES) -> Adjustable:
        """Where somebody stands on a board, which `set PATH` sets."""
        label = Message("adjust-at")
        return Adjustable(self.who, self.name, label, ("set", path), value, choices=choices, by_moving=True)

    def side(self, value: str, choices: Mapping[str, Sayable]) -> Iterator[Adjustable]:
        """The side that somebody is on, which `side WHO` sets; nothing if there is only one side."""
        if len(choices) > 1:
            yield Adjustable(self.who, self.name, Message("adjust-side"), ("side", self.who), value, choices=choices)

    def seat(self, value: str, choices: Mapping[str, Sayable]) -> Adjustable:
        """The seat from which somebody is played, which `seat WHO` sets."""
        amendment, label = (SEAT, self.who), Message("adjust-seat")
        return Adjustable(self.who, self.name, label, amendment, value, choices=choices, seldom=True)

    def act(self, label: Sayable, *amendment: str) -> Adjustable:
        """An amendment that is whole as it is."""
        return Adjustable(self.who, self.name, label, amendment)

    def pick(self, label: Sayable, choices: Mapping[str, Sayable], *amendment: str) -> Iterator[Adjustable]:
        """An amendment that ends with one of the choices; nothing if there are no choices."""
        if choices:
            yield Adjustable(self.who, self.name, label, amendment, choices=choices)


def seldom(found: Iterable[Adjustable]) -> Iterator[Adjustable]:
    """The same, as what is seldom changed."""
    for one in found:
        yield replace(one, seldom=True)


def told_change(found: Iterable[Adjustable], words: Sequence[str]) -> Message | None:
    """Say in a sentence what an amendment changed, on whose sheet, from which value to which.

    None if the amendment sets none of the adjustables in `found`. What is on nobody's sheet is told by its label alone.
    """
    those = [one for one in found if tuple(words[: len(one.amendment)]) == one.amendment]
    for one in sorted(those, key=lambda one: -len(one.amendment)):  # `bleeding kite end` is no formula that bleeds
        rest = words[len(one.amendment) :]
        if not one.fits(rest):
            continue
        facts: dict[str, Sayable] = {"who": one.name, "what": one.label}
        if not rest:
            return Message("move-adjusted-act", facts)
        if one.blanks:
            filled: Any = [blank.choices.get(word, word) for blank, word in zip(one.blanks, rest, strict=False)]
            if not one.name:
                return Message("move-came", {"what": one.label, "value": filled})
            return Message("move-adjusted-word", {**facts, "value": filled})
        facts["value"] = one.said(rest[0])
        if one.value is None:
            return Message("move-adjusted-word", facts)
        return Message("move-adjusted", {**facts, "before": one.said(one.now)})
    return None
