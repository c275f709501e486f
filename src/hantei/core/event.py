"""Events: what happened, as data from which every text is rendered."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from .decision import Fact
from .tally import Step

DICE = "dice"
"""The event of every throw; its facts are `dice`, `why` and `faces`. All other events come from the rules."""


@dataclass(frozen=True)
class Event:
    """One thing that happened: its name, its facts (ids and figures), and the reasons of its number if it has one.

    `readers` are the seats that learn of it, None for everybody: no part of what happened, but of who is told.
    """

    name: str
    facts: dict[str, Fact] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    readers: Collection[str] | None = field(default=None, compare=False)

    def describe(self) -> dict[str, object]:
        """The event as plain data: one line of `--json` output."""
        plain: dict[str, object] = {"event": self.name, **self.facts}
        if self.steps:
            plain["steps"] = [step._asdict() for step in self.steps]
        return plain
