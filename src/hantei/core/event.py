"""Events: what happened, as data from which every text is rendered."""

from __future__ import annotations

from dataclasses import dataclass, field

from .decision import Fact
from .tally import Step


@dataclass(frozen=True)
class Event:
    """One thing that happened: its name, its facts (ids and figures), and the reasons of its number if it has one."""

    name: str
    facts: dict[str, Fact] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()

    def describe(self) -> dict[str, object]:
        """The event as plain data: one line of `--json` output."""
        plain: dict[str, object] = {"event": self.name, **self.facts}
        if self.steps:
            plain["steps"] = [step._asdict() for step in self.steps]
        return plain
