"""Changes that a game master can make with the pointer: each thing has a name, a value, and an amendment that sets it.

A rulebook lists these things. Screens lay them out, and the log tells an amendment by what it changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

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
    """Something that an amendment can change. Each kind says what is written behind the words of the amendment.

    `who` is the id of the sheet that shows it, or of a place of a board; `name` is the name of either, `label` the name
    of the thing itself. `amendment` holds the words of the amendment. What is `seldom` changed can be folded away by a
    screen.
    """

    kind: ClassVar[str]
    """The word for its kind, by which a screen knows what to show."""

    who: str
    name: Sayable
    label: Sayable
    amendment: tuple[str, ...]
    seldom: bool = field(default=False, kw_only=True)

    def fits(self, rest: Sequence[str]) -> bool:
        """Whether these words can stand behind the amendment."""
        return len(rest) == 1

    @property
    def offered(self) -> Mapping[str, Sayable]:
        """List the words that can be picked to stand behind the amendment, each with its meaning; none if a word, a
        number or a form is filled in."""
        return NO_CHOICES

    def said(self, word: str) -> Sayable:
        """Find the value that a word behind the amendment stands for, as people read it."""
        return self.offered.get(word, word)

    def told(self, rest: Sequence[str]) -> Message:
        """Say what the amendment with these words behind it changes."""
        return Message("move-adjusted-word", {"who": self.name, "what": self.label, "value": self.said(rest[0])})


@dataclass(frozen=True)
class AdjustableAct(Adjustable):
    """An amendment that is whole as it is."""

    kind = "act"

    def fits(self, rest: Sequence[str]) -> bool:
        return not rest

    def told(self, rest: Sequence[str]) -> Message:
        return Message("move-adjusted-act", {"who": self.name, "what": self.label})


@dataclass(frozen=True)
class AdjustablePick(Adjustable):
    """An amendment that ends with one of the `choices`; nothing stands there now."""

    kind = "pick"

    choices: Mapping[str, Sayable]

    @property
    def offered(self) -> Mapping[str, Sayable]:
        return self.choices


@dataclass(frozen=True)
class AdjustableForm(Adjustable):
    """An amendment that ends with a word for each of the `blanks`. It can be on nobody's sheet: `name` is "" then."""

    kind = "form"

    blanks: Sequence[Blank]

    def fits(self, rest: Sequence[str]) -> bool:
        least = next((n for n, blank in enumerate(self.blanks) if blank.optional), len(self.blanks))
        known = all(word in blank.choices for blank, word in zip(self.blanks, rest, strict=False) if blank.choices)
        return known and least <= len(rest) <= len(self.blanks)

    def told(self, rest: Sequence[str]) -> Message:
        filled: Any = [blank.choices.get(word, word) for blank, word in zip(self.blanks, rest, strict=False)]
        if not self.name:
            return Message("move-came", {"what": self.label, "value": filled})
        return Message("move-adjusted-word", {"who": self.name, "what": self.label, "value": filled})


@dataclass(frozen=True)
class AdjustableValue(Adjustable):
    """Something that has a value now; the new one is written behind the amendment."""

    value: bool | int | str

    @property
    def now(self) -> str:
        """The value as an amendment would write it."""
        return str(self.value)

    def told(self, rest: Sequence[str]) -> Message:
        facts = {"who": self.name, "what": self.label, "before": self.said(self.now), "value": self.said(rest[0])}
        return Message("move-adjusted", facts)


@dataclass(frozen=True)
class AdjustableFigure(AdjustableValue):
    """A whole number from `low` to `high` (None: no bound)."""

    kind = "figure"

    value: int
    low: int = 0
    high: int | None = None

    def said(self, word: str) -> Sayable:
        number = whole_number(word, -LARGEST)
        return word if number is None else number


@dataclass(frozen=True)
class AdjustableSwitch(AdjustableValue):
    """A yes or no."""

    kind = "switch"

    value: bool

    @property
    def now(self) -> str:
        return YES if self.value else NO

    @property
    def offered(self) -> Mapping[str, Sayable]:
        return {YES: Message("adjust-yes"), NO: Message("adjust-no")}

    def told(self, rest: Sequence[str]) -> Message:
        return Message("move-adjusted-switch", super().told(rest).args)


@dataclass(frozen=True)
class AdjustableWord(AdjustableValue):
    """A word: one of the `choices`; without choices, any word that makes sense.

    `by_moving`: a screen may set it by moving somebody's counter on a board.
    """

    kind = "word"

    value: str
    choices: Mapping[str, Sayable] = field(default_factory=dict)
    by_moving: bool = field(default=False, kw_only=True)

    @property
    def offered(self) -> Mapping[str, Sayable]:
        return self.choices


@dataclass(frozen=True)
class Arrival:
    """A way to put somebody into the game: its name, the words of the amendment, and the parts that follow them."""

    label: Sayable
    amendment: tuple[str, ...]
    blanks: Sequence[Blank]

    @property
    def adjustable(self) -> Adjustable:
        """The same, as something that an amendment can change; it is on nobody's sheet."""
        return AdjustableForm("", "", self.label, self.amendment, self.blanks)


class OnSheet:
    """Makes the adjustables of one sheet. Parameters: the id of the sheet, and the name on it."""

    def __init__(self, who: str, name: Sayable) -> None:
        self.who, self.name = who, name

    def figure(self, label: Sayable, path: str, value: int, high: int | None = None, low: int = 0) -> Adjustable:
        """A figure that `set PATH` sets."""
        return AdjustableFigure(self.who, self.name, label, ("set", path), value, low, high)

    def state(self, label: Sayable, path: str, value: bool) -> Adjustable:
        """A yes or no that `set PATH` sets."""
        return self.switch(label, value, "set", path)

    def switch(self, label: Sayable, value: bool, *amendment: str) -> Adjustable:
        """A yes or no that an amendment sets."""
        return AdjustableSwitch(self.who, self.name, label, amendment, value)

    def word(self, label: Sayable, path: str, value: str, choices: Mapping[str, Sayable] = NO_CHOICES) -> Adjustable:
        """A word that `set PATH` sets: one of the choices; without choices, any word that makes sense."""
        return self.chosen(label, value, choices, "set", path)

    def chosen(self, label: Sayable, value: str, choices: Mapping[str, Sayable], *amendment: str) -> Adjustable:
        """One of the choices, which an amendment sets."""
        return AdjustableWord(self.who, self.name, label, amendment, value, choices)

    def fill(self, label: Sayable, amendment: Sequence[str], *blanks: Blank) -> Adjustable:
        """An amendment that ends with a word for each of the blanks."""
        return AdjustableForm(self.who, self.name, label, tuple(amendment), blanks, seldom=True)

    def where(self, path: str, value: str, choices: Mapping[str, Sayable] = NO_CHOICES) -> Adjustable:
        """Where somebody stands on a board, which `set PATH` sets."""
        return AdjustableWord(self.who, self.name, Message("adjust-at"), ("set", path), value, choices, by_moving=True)

    def side(self, value: str, choices: Mapping[str, Sayable]) -> Iterator[Adjustable]:
        """The side of somebody, which `side WHO` sets; nothing if there is only one side."""
        if len(choices) > 1:
            yield self.chosen(Message("adjust-side"), value, choices, "side", self.who)

    def seat(self, value: str, choices: Mapping[str, Sayable]) -> Adjustable:
        """The seat from which somebody is played, which `seat WHO` sets."""
        return replace(self.chosen(Message("adjust-seat"), value, choices, SEAT, self.who), seldom=True)

    def act(self, label: Sayable, *amendment: str) -> Adjustable:
        """An amendment that is whole as it is."""
        return AdjustableAct(self.who, self.name, label, amendment)

    def pick(self, label: Sayable, choices: Mapping[str, Sayable], *amendment: str) -> Iterator[Adjustable]:
        """An amendment that ends with one of the choices; nothing if there are no choices."""
        if choices:
            yield AdjustablePick(self.who, self.name, label, amendment, choices)


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
        if one.fits(rest):
            return one.told(rest)
    return None
