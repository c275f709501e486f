"""Dice commands in words: what was thrown, why, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.command import Outcome
from hantei.core.message import Message, Sayable
from hantei.notation import judged

from ..content.records import Book
from ..views.checks import outcome as outcome_name
from ..views.checks import sum_of
from ..views.names import amount, check_name
from ..views.questions import throw_name


def report(event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command's rules told."""
    if event == "typed_table":
        return Message("ua-roll-table", {"table": throw_name(facts["table"]), "die": facts["die"]})
    args: dict[str, Sayable] = {"check": check_name(facts["kind"]), "sum": sum_of(facts)}
    return Message("ua-roll-check", {**args, "outcome": outcome_name(facts["kind"], facts["degree"])})


def result_of(kind: str, book: Callable[[], Book]) -> Callable[[Outcome], Message]:
    """How the outcome of a command is said: of a check, of dice, of a table."""

    def found(outcome: Outcome) -> Message:
        if outcome.degree.startswith("row-"):
            return hit(outcome, book())
        if outcome.degree in ("magazines", "scrip"):
            return amount(outcome.degree, outcome.total)
        return Message("ua-plain", {"text": book().gear[outcome.degree].name})

    return {"check": checked, "table": found}.get(kind, thrown)


def checked(outcome: Outcome) -> Message:
    """A check: the degree and by how much."""
    return judged(outcome, outcome.total - (outcome.margin or 0))


def thrown(outcome: Outcome) -> Message:
    """Dice alone."""
    return Message("roll-total", {"total": outcome.total})


def hit(outcome: Outcome, book: Book) -> Message:
    """UA-36.24: who is hit, by the row of the hit table."""
    row = int(outcome.degree.removeprefix("row-"))
    return Message("ua-result-hit", {"row": row, "roles": [r.name for r in book.roles.values() if r.hit_row == row]})


def label(slug: str) -> Message:
    """The name of a step."""
    return Message(f"ua-step-{slug}")
