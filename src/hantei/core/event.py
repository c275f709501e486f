"""Events: what happened, as data for every text about it, and what it counts for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Self, get_args

from .decision import Fact
from .dice import Dice
from .message import Message
from .tally import Step

DICE = "dice"
"""The event of every throw; its facts are `dice`, `why` and `faces`, and `counted` if the dice count something else
than they show. All other events come from the rules."""


OWN_NAMES = ("event", "steps", "text")
"""What plain data of an event hold besides its facts: its name, its reasons, its sentence. No fact bears such a name,
which the contract of rulebooks checks."""

CountKind = Literal[
    "check", "success", "damage", "down", "lost", "spent", "use", "saved", "gained", "row", "reached", "entered",
    "avoided", "battle", "stock", "round", "result", "end", "win",
]  # fmt: skip
"""What can be counted, with the meaning of `Count.what` in brackets: checks made and checks that succeeded (kind of
check); life or HP lost (of whom); people out of action (who), and the same by place and cause (`where/cause`);
resources spent (which; behind a name if each has their own), the same by purpose (`which/purpose`), resources that
need not be spent (`which/means`), and resources gained (`which/source`); rows of tables hit (`table/row`); the progress
of somebody (`lap/map`), the places entered, the fights avoided (where); battles begun (which), the stock when a battle
begins and when it ends (which; a level, never summed), the rounds and the results of battles; the end of the whole run,
and the side that has won it."""

COUNTS: tuple[CountKind, ...] = get_args(CountKind)
"""All of them, in the order in which they are told."""


class Count(NamedTuple):
    """A count of an event for odds and statistics: its kind, the side ("" for none), its object (`what`), its
    amount."""

    kind: CountKind
    side: str
    what: str
    amount: int = 1

    @property
    def key(self) -> str:
        """A stable name for the sum of these counts: "damage/enemy/militia"."""
        return f"{self.kind}/{self.side}/{self.what}"

    @classmethod
    def of(cls, key: str) -> Self:
        """Make a count that has this key. Raises `ValueError` if none can have it."""
        kind, side, what = key.split("/", 2)
        for known in COUNTS:
            if kind == known:
                return cls(known, side, what)
        raise ValueError(f"{key} is the key of no count")


@dataclass(slots=True)  # not frozen, like messages
class Event:
    """One thing that happened. `Table.tell` makes the record once, and every listener gets the same one, so nobody
    changes it.

    Two events are equal if the same happened; counts, readers and places are not compared.
    """

    name: str
    facts: dict[str, Fact] = field(default_factory=dict)
    """Ids and figures."""

    steps: tuple[Step, ...] = ()
    """The reasons of its number; none if it has no number."""

    value: int = 0
    """The number that the steps lead to; 0 without steps."""

    counts: Sequence[Count] = field(default=(), compare=False)
    """What the event counted for, found when it was told; a later state may no longer show it."""

    readers: Collection[str] | None = field(default=None, compare=False)
    """The seats that learn of the event; None for all."""

    said: Message | None = field(default=None, compare=False)
    """What a log says of it, found when it was told; a later state may no longer show it. None of a throw, and of an
    event that no session has told."""

    place: tuple[int, int] | None = field(default=None, compare=False)
    """Of a throw in a recorded game: the beat and the line at which it stands."""

    reasoned: str = field(default="", compare=False)
    """The event that the steps come from; "" if they are its own."""

    because: dict[str, Fact] | None = field(default=None, compare=False)
    """The facts of the event that the steps come from; None if they are its own."""

    def worded(self, said: Message) -> Event:
        """The same event with what a log says of it."""
        known = self.name, self.facts, self.steps, self.value, self.counts, self.readers
        return Event(*known, said, self.place, self.reasoned, self.because)

    def describe(self) -> dict[str, object]:
        """The event as plain data: one line of `--json` output."""
        plain: dict[str, object] = {"event": self.name, **self.facts}
        if self.steps:
            plain["steps"] = [step._asdict() for step in self.steps]
        return plain


Listener = Callable[[Any, Event], None]
"""Hears every event as it happens, with the state in which it happens."""


def facts_of_throw(dice: Dice, why: str, faces: Sequence[int]) -> dict[str, Fact]:
    """Put together the facts of a throw's event (`DICE`): the dice, what they are thrown for, the faces they show."""
    facts: dict[str, Fact] = {"dice": dice.name, "why": why, "faces": list(faces)}
    if counted := dice.counted(faces):
        facts["counted"] = counted
    return facts
