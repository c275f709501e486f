"""Dice commands in words: what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.command import Outcome
from hantei.core.message import Message, Sayable
from hantei.notation import judged, signed

from ..rules.support import HELP
from ..state import Fight
from ..views import events
from ..views.names import step_label

UNTYPED = {"damage": "damage", "hp_restored": "regained"}
"""Events whose own lines would speak of HP."""

TYPED = ("modifier", *HELP)
"""Standing abilities of the bench that stand for what was typed."""


def report(c: Fight, event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command's rules told; nobody's HP were typed."""
    if event in UNTYPED:
        return Message(f"wa-rolled-{UNTYPED[event]}", {"n": facts["damage" if event == "damage" else "amount"]})
    return events.report(c, event, untyped(facts))


CHANGES = ("added", "changes")
"""Facts of checks that list what changes them, each `label:number`."""


def untyped(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """The facts of an event, whose changes bear the labels of the rules where they were typed."""
    changed = {name: [plainly(str(one)) for one in facts[name]] for name in CHANGES if name in facts}
    return {**facts, **changed}


def plainly(change: str) -> str:
    """A change by the label that the rules have for it, without the place where it was typed."""
    slug, _, n = change.rpartition(":")
    return f"{typed_head(slug)}:{n}" if typed_head(slug) else change


def typed_head(slug: str) -> str:
    """What was typed, of the slug of a step; "" where nothing was."""
    head = slug.removeprefix("art-").partition("-")[0]
    return head if slug.startswith("art-") and head in TYPED else ""


def result(play: str, outcome: Outcome) -> Message:
    """What a command came to; `play`: what kind of command it was."""
    figures = dict(outcome.figures)
    if play == "Race":
        return Message(f"wa-rolled-{outcome.degree}", {"n": outcome.total})
    if play == "Damage":
        return Message("wa-rolled-regained" if "regained" in figures else "wa-rolled-damage", {"n": outcome.total})
    if outcome.margin is None:
        degree = Message(f"roll-{outcome.degree}") if outcome.degree else None
        said: dict[str, Sayable] = {"total": outcome.total}
        return Message("roll-degree-total", {**said, "degree": degree}) if degree else Message("roll-total", said)
    return duel(outcome, figures) if play == "Duel" else judged(outcome, outcome.total - outcome.margin)


def duel(outcome: Outcome, figures: dict[str, int]) -> Message:
    """Two achievements, and what a hit does."""
    winner = Message("wa-rolled-active" if outcome.degree in ("success", "critical") else "wa-rolled-passive")
    said: dict[str, Sayable] = {"winner": winner, "active": outcome.total, "passive": figures["passive"]}
    said["margin"] = signed(outcome.margin or 0)
    for name in ("damage", "regained"):
        if name in figures:
            return Message(f"wa-rolled-duel-{name}", {**said, "n": figures[name]})
    return Message("wa-rolled-duel", said)


def label(c: Fight, slug: str) -> Message:
    """The name of a step: what was typed, or what the rules add."""
    if typed_head(slug):
        return Message(f"wa-typed-{typed_head(slug)}")
    return Message("wa-typed-skill") if slug.startswith("skill-") else step_label(c, slug)
