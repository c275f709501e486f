"""Dice commands: a roll that somebody types, as a small procedure that runs at any table.

A rulebook reads the text (`Rulebook.command`); what comes of it is one value that can be played at a table with
seeded luck, with real dice, or enumerated. The procedure runs the rulebook's own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .message import Complaint, Message
from .rulings import Rulings
from .table import Table


class BadNotation(Complaint):
    """A text that its notation does not allow: a dice command or a piece of one, a target."""


class Outcome(NamedTuple):
    """What a command came to: hashable, so that equal outcomes can be counted together.

    `degree` is a slug of the rulebook ("critical", "success", a row of a table; "" for dice alone), `total` the figure
    reached, `margin` by how much it lies over what it had to reach (below 0: under it; None: nothing to reach),
    `figures` whatever else came of it, by name: the other side's total, damage.
    """

    degree: str
    total: int
    margin: int | None = None
    figures: tuple[tuple[str, int], ...] = ()


class Stages:
    """A roll made in stages, between which nothing but a small value is handed on, so that exact odds need not follow
    every row of stages by itself: equal values are one."""

    start: Any
    """What is handed to the first stage; hashable."""

    def stage(self, table: Table, done: Any) -> Any:
        """One stage, from what the last one handed on: the `Outcome`, or what is handed on to the next one."""
        raise NotImplementedError

    def __call__(self, table: Table) -> Outcome:
        found = self.start
        while not isinstance(found, Outcome):
            found = self.stage(table, found)
        return found


@dataclass(frozen=True)
class Command:
    """A roll that was typed, understood.

    `text` is the command in plain form. `play(table)` carries it out from the beginning: it asks the table for dice
    only, and tells it events; long rolls are `Stages`. `report(event, facts)` says an event, `result(outcome)` what
    came of it, `label(slug)` a step of a tally.
    """

    text: str
    play: Callable[[Table], Outcome]
    report: Callable[[str, Mapping[str, Any]], Message]
    result: Callable[[Outcome], Message]
    label: Callable[[str], Message]


@dataclass(frozen=True)
class Example:
    """A line of a rulebook's notation: what it does, and what can be typed; `en` where English has other words."""

    about: Message
    ja: str
    en: str = ""

    def text(self, lang: str) -> str:
        """What can be typed, for readers of a language ("ja" or "en")."""
        return self.ja if lang == "ja" or not self.en else self.en


@dataclass(frozen=True)
class Commands:
    """The dice commands of a rulebook.

    `read(text, rulings)` understands a text under readings of open points; it raises `BadNotation` that says where the
    text cannot be read and what is allowed there. `guide` shows the notation by examples.
    """

    read: Callable[[str, Rulings], Command]
    guide: tuple[Example, ...]
