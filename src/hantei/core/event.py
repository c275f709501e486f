"""Events: what happened, as data from which every text is rendered, and what it counts for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .decision import Fact
from .tally import Step

DICE = "dice"
"""The event of every throw; its facts are `dice`, `why` and `faces`. All other events come from the rules."""


COUNTS = (
    "check", "success", "damage", "down", "lost", "spent", "use", "gained", "row", "reached", "entered",
    "avoided", "battle", "stock", "round", "result", "end", "win",
)  # fmt: skip
"""What can be counted: checks made and those that succeeded (`what`: the kind of check); life or HP lost (of whom);
people out of action (who), and where and to what (`where/cause`); resources spent (which; a name before it where each
has its own), the same by what they are spent on (`which/purpose`), and resources gained (`which/where`); rows of tables
hit (`table/row`); how far somebody has come (`lap/map`), the places entered, and
fights that were avoided (where); battles begun (which),
what is in stock as one begins and as it ends (which; an amount that is held, and never summed), their rounds and their
results; the end of the whole run; and the side that has won it."""


class Count(NamedTuple):
    """What an event counts for, in odds and in statistics: one of `COUNTS`, for whose side ("" for nobody's), of what,
    how much."""

    kind: str
    side: str
    what: str
    amount: int = 1

    @property
    def key(self) -> str:
        """A stable name for the sum of all such counts: "damage/enemy/militia"."""
        return f"{self.kind}/{self.side}/{self.what}"


@dataclass(frozen=True)
class Event:
    """One thing that happened. `Table.tell` makes it, once; all who hear of it read the same record.

    Two events are equal if the same happened, whatever it counts for and whoever learns of it.
    """

    name: str
    facts: dict[str, Fact] = field(default_factory=dict)
    """Ids and figures."""

    steps: tuple[Step, ...] = ()
    """The reasons of its number, if it has one."""

    value: int = 0
    """The number that the steps lead to; 0 where there are none."""

    counts: Sequence[Count] = field(default=(), compare=False)
    """What it counted for in the state in which it was told; a later state may no longer tell."""

    readers: Collection[str] | None = field(default=None, compare=False)
    """The seats that learn of it, None for everybody."""

    def describe(self) -> dict[str, object]:
        """The event as plain data: one line of `--json` output."""
        plain: dict[str, object] = {"event": self.name, **self.facts}
        if self.steps:
            plain["steps"] = [step._asdict() for step in self.steps]
        return plain


Listener = Callable[[Any, Event], None]
"""Hears every event as it happens, with the state in which it happens."""
