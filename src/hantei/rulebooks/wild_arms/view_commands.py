"""Dice commands in words: what was thrown, why, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.command import Outcome
from hantei.core.rulebook import Message
from hantei.notation import judged, signed

from .state import Fight
from .view_names import step_label
from .view_questions import throw_name

TYPED = ("skill", "modifier")
"""Steps that only commands have."""


def report(event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command's rules told."""
    args = {"what": throw_name(facts["kind"]), "sum": facts["sum"], "total": facts["total"]}
    how = "-critical" if facts["critical"] else "-fumble" if facts["fumble"] else ""
    return Message(f"wa-roll-check{how}", args)


def result_of(play: Any) -> Callable[[Outcome], Message]:
    """How the outcome of a command is said."""

    def say(outcome: Outcome) -> Message:
        if outcome.margin is None:
            if not outcome.degree:
                return Message("roll-total", {"total": outcome.total})
            return Message("roll-degree-total", {"degree": Message(f"roll-{outcome.degree}"), "total": outcome.total})
        figures = dict(outcome.figures)
        if "passive" in figures:
            args = {"degree": Message(f"roll-{outcome.degree}"), "active": outcome.total, **figures}
            return Message("wa-rolled-duel", {**args, "margin": signed(outcome.margin)})
        return judged(outcome, outcome.total - outcome.margin)

    return say


def label(slug: str) -> Message:
    """The name of a step: what was typed, or what the rules add."""
    return Message(f"wa-typed-{slug}") if slug in TYPED else step_label(Fight(""), slug)
