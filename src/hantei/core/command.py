"""Dice commands: a roll that somebody types, as a small procedure that runs at any table.

A rulebook turns the text into a `Command` (`Rulebook.command`), which can be carried out with seeded luck or with real
dice, or enumerated. The procedure runs the rulebook's own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .message import Complaint, Message
from .rulings import Rulings
from .table import Table
from .text import Language


class BadNotation(Complaint):
    """A dice command, a part of one, or a target that the notation does not allow."""


class Outcome(NamedTuple):
    """The outcome of a command; hashable, so that equal outcomes are counted together.

    `degree` is a slug of the rulebook ("critical", "success", a row of a table; "" for dice alone). `total` is the
    figure reached, `margin` the difference to the target (below 0: the target was missed; None: there was no target).
    `figures` holds all other results by name, such as damage or the other side's total.
    """

    degree: str
    total: int
    margin: int | None = None
    figures: tuple[tuple[str, int], ...] = ()


class Stages:
    """A roll made in stages, where each stage hands a small value to the next.

    Exact odds merge equal values between stages instead of following each sequence of throws by itself.
    """

    start: Any
    """The value that the first stage gets; hashable."""

    def stage(self, table: Table, done: Any) -> Any:
        """Play one stage from the value of the last one. Return the `Outcome`, or the value for the next stage."""
        raise NotImplementedError

    def __call__(self, table: Table) -> Outcome:
        found = self.start
        while not isinstance(found, Outcome):
            found = self.stage(table, found)
        return found


@dataclass(frozen=True)
class Command:
    """A typed roll, understood.

    `text` is the command in plain form. `carry_out` asks the table for dice alone, and tells it events; long rolls are
    `Stages`. `report(event, facts)` says an event, `result(outcome)` the outcome, `label(slug)` a step of a tally.
    `counted` is the slug of what the outcome's total is, if that is no plain total: hits, a degree.
    """

    text: str
    carry_out: Callable[[Table], Outcome]
    report: Callable[[str, Mapping[str, Any]], Message]
    result: Callable[[Outcome], Message]
    label: Callable[[str], Message]
    counted: str = "total"


@dataclass(frozen=True)
class Example:
    """An example of a rulebook's notation: what it does, and the text to type (`en` if it differs in English)."""

    about: Message
    ja: str
    en: str = ""

    def text(self, lang: Language) -> str:
        """Return the text that readers of a language ("ja" or "en") type."""
        return self.ja if lang == "ja" or not self.en else self.en


@dataclass(frozen=True)
class Commands:
    """The dice commands of a rulebook.

    `read(text, rulings)` turns a text into a command under the given readings of open points. It raises `BadNotation`,
    which says where the text stops making sense and what is allowed there. `guide` shows the notation by examples.
    """

    read: Callable[[str, Rulings], Command]
    guide: tuple[Example, ...]
