"""What goes over the wire, in both directions. Fields are only ever added to what a server answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal


class Sent:
    """What a program sends. A field that nobody knows is refused, so that a misspelt one does not go unnoticed; of what
    a server answers a program passes over what it does not know."""

    __pydantic_config__: ClassVar[Mapping[str, str]] = {"extra": "forbid"}


Given = str | int | list[int]
"""An answer: the key of an option, a path or words; an amount; the faces of dice."""


@dataclass(frozen=True)
class ScenarioEntry:
    """A scenario or encounter: its id and title."""

    id: str
    title: str


@dataclass(frozen=True)
class RulebookEntry:
    """A rulebook: its id and title, and what can be played with it."""

    id: str
    title: str
    scenarios: Sequence[ScenarioEntry]


@dataclass(frozen=True)
class Token:
    """Who somebody is from now on: the value of `Authorization: Bearer`."""

    token: str


@dataclass(frozen=True)
class NewTable(Sent):
    """A table to be made.

    `seats` says who plays each: `here` (whoever makes it), `link` (who comes by a link), `machine` or
    `machine:PLAYER`; opponents are machines, all others `here` unless it says so. `apart` are the sides of which
    everybody has a seat of their own. An empty `seed` is one by chance. `source` is the address of a server that throws
    the dice as bcdice-api does, where `dice` says `elsewhere`.
    """

    rulebook: str
    scenario: str
    difficulty: str = ""
    leaders: int = 1
    referee: bool = False
    apart: list[str] = field(default_factory=list)
    seats: dict[str, str] = field(default_factory=dict)
    rulings: dict[str, str] = field(default_factory=dict)
    dice: Literal["seeded", "physical", "elsewhere"] = "seeded"
    pace: Literal["instant", "fast", "slow", "step"] = "instant"
    back: Literal["own", "all", "none"] = "own"
    seed: str = ""
    source: str = ""


@dataclass(frozen=True)
class PlaceAt:
    """A place at a table: `owner`, `seat-SEAT` or `watch`."""

    table: str
    place: str


TABLES_AT_ONCE = 500
"""Tables in one answer."""


@dataclass(frozen=True)
class TableEntry:
    """A table at which somebody has a place. `until` is the day on which it will be deleted unless somebody plays, once
    that is near; "" otherwise."""

    table: str
    place: str
    rulebook: str
    title: str
    finished: bool
    until: str = ""


@dataclass(frozen=True)
class SeatAt:
    """A seat of a table: what it is called, who plays it (`here`, `link`, `machine`), and which machine player."""

    seat: str
    name: str
    player: str
    policy: str = ""


@dataclass(frozen=True)
class OptionAt:
    """An answer to a question: its key, what it is called, what it does, and what it is for."""

    answer: str
    label: str
    effect: str
    purpose: str


@dataclass(frozen=True)
class QuestionAt:
    """An open question: its key; `type` says what answers it, `facts` its bounds, `options` what can be chosen."""

    key: str
    who: str
    kind: str
    type: str
    clause: str
    text: str
    situation: Sequence[str]
    options: Sequence[OptionAt]
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class GaugeAt:
    """A figure of a sheet that goes up and down; `most` is null where it has no upper bound."""

    label: str
    value: int
    most: int | None


@dataclass(frozen=True)
class FigureAt:
    """A figure of a sheet that stays as it is for long."""

    label: str
    value: str


@dataclass(frozen=True)
class SheetAt:
    """Somebody who takes part, as far as the place may know them."""

    id: str
    name: str
    side: str
    seat: str
    out: bool
    gauges: Sequence[GaugeAt]
    figures: Sequence[FigureAt]
    conditions: Sequence[str]
    gear: Sequence[str]


@dataclass(frozen=True)
class ViewAt:
    """What a place sees. `stamp` changes with every change; `at` is where the questions stand, as answers name it."""

    table: str
    place: str
    rulebook: str
    title: str
    stamp: str
    at: str
    finished: bool
    outcome: Mapping[str, Any] | None
    seats: Sequence[SeatAt]
    questions: Sequence[QuestionAt]
    sheets: Sequence[SheetAt]
    sees: Mapping[str, Any]


@dataclass(frozen=True)
class ThrowAt:
    """Dice that fell: what for, how they are written, the faces."""

    why: str
    dice: str
    faces: Sequence[int]


@dataclass(frozen=True)
class ReasonAt:
    """A reason of a number: its figure, what it is called, its clause."""

    figure: str
    label: str
    clause: str


@dataclass(frozen=True)
class LogLineAt:
    """A line of the log, with the dice that fell for it and the reasons of its number."""

    number: int
    kind: str
    text: str
    throws: Sequence[ThrowAt]
    reasons: Sequence[ReasonAt]
    total: int


@dataclass(frozen=True)
class HintAt:
    """What is known of an answer: the chance of the next check in words ("" for none), and further figures."""

    answer: str
    label: str
    effect: str
    chance: str
    notes: Sequence[str]
    steps: Sequence[str]


@dataclass(frozen=True)
class HintsAt:
    """The odds of a question: a hint for each answer, and what has to be known to read them."""

    answers: Sequence[HintAt]
    notes: Sequence[str]


@dataclass(frozen=True)
class LinkTo:
    """A link to a table: the place to which it leads, and its secret."""

    place: str
    secret: str


@dataclass(frozen=True)
class Secret(Sent):
    """The secret of a link: what stands behind `/join/` in it."""

    secret: str


@dataclass(frozen=True)
class AnswerTo(Sent):
    """An answer to an open question. `at` is where it stood when it was read: an answer that comes late is refused.
    `always`: questions of that kind are answered like that from now on, where the rulebook allows it."""

    key: str
    answer: Given
    at: str
    always: bool = False


@dataclass(frozen=True)
class HowMany(Sent):
    """How many moves."""

    count: int = 1


@dataclass(frozen=True)
class Utterance(Sent):
    """Something to be said, to all or to a seat."""

    text: str
    to: str = ""


@dataclass(frozen=True)
class RulingSaid(Sent):
    """A game master's ruling, in the words of `gm`; in secret only they read of it."""

    words: list[str]
    secret: bool = False


@dataclass(frozen=True)
class Hands(Sent):
    """Who plays a seat from now on: `here`, `link` or `machine`, and which machine player."""

    seat: str
    player: str
    policy: str = ""


@dataclass(frozen=True)
class FacesNamed(Sent):
    """The faces of the next throw, as a game master names them; in secret only they read of it."""

    faces: list[int]
    secret: bool = False


@dataclass(frozen=True)
class DeputyNamed(Sent):
    """A seat whose questions another one answers; itself again, where that is the same."""

    seat: str
    to: str


@dataclass(frozen=True)
class HowMuchAsked(Sent):
    """How much a seat is asked: `all`, or less."""

    seat: str
    much: str


@dataclass(frozen=True)
class Wish(Sent):
    """A setting of a table: how fast machines answer ("pace"), what guests take back ("back"), the time for questions
    ("clock"), the address of a server that throws the dice ("dice-from"; "" for none)."""

    value: str


@dataclass(frozen=True)
class Problem:
    """Why something was not done: the id of the reason, and the same in words."""

    reason: str
    text: str
