"""Dice commands in words: what was thrown, why, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.command import Outcome
from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed

from ..state import Run
from ..views.names import step_label
from ..views.questions import throw_name

TYPED = ("pool", "modifier")
"""Steps that only commands have."""


def report(event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command's rules told."""
    return LINES[event](facts)


def test(facts: Mapping[str, Any]) -> Message:
    """A test: what for, the dice, the hits, a glitch."""
    kind = facts["kind"]
    what = Message("sr-typed-throw-task") if kind == "task" else throw_name(kind)
    args: dict[str, Sayable] = {"what": what, "pool": facts["pool"], "hits": facts["hits"]}
    args |= {"edge": facts["edge"], "glitch": phrase(f"sr-glitch-{facts['glitch'] or 'none'}")}
    return Message(f"sr-roll-test-{facts['way']}", args)


def hit(facts: Mapping[str, Any]) -> Message:
    """What a hit does."""
    kind = phrase(f"sr-kind-{facts['kind_of']}")
    return Message("sr-roll-hit", {"value": facts["value"], "kind": kind, "armour": facts["armour"]})


LINES: dict[str, Callable[[Mapping[str, Any]], Message]] = {"test": test, "hit": hit}


# What came of it


def result_of(play: Callable[..., Outcome]) -> Callable[[Outcome], Message]:
    """How the outcome of a command is said."""
    say = RESULTS[type(play).__name__]
    return lambda outcome: say(play, outcome)


def tested(play: Any, outcome: Outcome) -> Message:
    """A success test, or a pool alone."""
    if outcome.margin is None:
        return Message("sr-rolled-hits", {"hits": outcome.total, "glitch": phrase(f"sr-glitch-{glitch(outcome)}")})
    args: dict[str, Sayable] = {"degree": degree(outcome), "hits": outcome.total, "need": play.need}
    return Message("sr-rolled-test", {**args, "margin": signed(outcome.margin)})


def glitch(outcome: Outcome) -> str:
    """The glitch of an outcome: none, glitch, critical."""
    return ("none", "glitch", "critical")[dict(outcome.figures).get("glitch", 0)]


def degree(outcome: Outcome) -> Message:
    """Success or failure, and the glitch with it."""
    found = glitch(outcome)
    return phrase(f"roll-{outcome.degree}") if found == "none" else phrase(f"sr-degree-{outcome.degree}-{found}")


def opposed(play: Any, outcome: Outcome) -> Message:
    """An opposed test."""
    margin = outcome.margin or 0
    args: dict[str, Sayable] = {"degree": degree(outcome), "hits": outcome.total, "against": outcome.total - margin}
    return Message("sr-rolled-opposed", {**args, "margin": signed(margin)})


def worked(play: Any, outcome: Outcome) -> Message:
    """Long work."""
    facts: dict[str, Sayable] = {"rolls": outcome.total, "hits": dict(outcome.figures)["hits"], "need": play.need}
    return Message("sr-rolled-work", {**facts, "degree": degree(outcome)})


def bought(play: Any, outcome: Outcome) -> Message:
    """Hits bought."""
    return Message("sr-rolled-bought", {"hits": outcome.total})


def scored(play: Any, outcome: Outcome) -> Message:
    """An initiative score."""
    return Message("sr-rolled-score", {"score": outcome.total})


def struck(play: Any, outcome: Outcome) -> Message:
    """A whole attack."""
    margin = signed(outcome.margin or 0)
    if outcome.degree == "failure":
        return Message("sr-rolled-missed", {"margin": margin})
    kind = Message("sr-kind-P" if dict(outcome.figures)["physical"] else "sr-kind-S")
    return Message("sr-rolled-hit", {"margin": margin, "boxes": outcome.total, "kind": kind})


def cast(play: Any, outcome: Outcome) -> Message:
    """A spell: against somebody, or nobody."""
    return tested(play, outcome) if play.other is None else opposed(play, outcome)


def drained(play: Any, outcome: Outcome) -> Message:
    """What is left of drain."""
    hits = dict(outcome.figures)["hits"]
    if not outcome.total:
        return Message("sr-rolled-drain-none", {"hits": hits})
    return Message("sr-rolled-drain", {"boxes": outcome.total, "hits": hits})


RESULTS: dict[str, Callable[[Any, Outcome], Message]] = {
    "Test": tested, "Opposed": opposed, "Extended": worked, "Bought": bought, "LongShot": tested, "Initiative": scored,
    "Strike": struck, "Spell": cast, "Drain": drained,
}  # fmt: skip


COUNTED_AS = {"Extended": "rolls", "Initiative": "score", "Strike": "damage", "Drain": "drain"}
"""What the totals of commands are that do not count hits."""


def label(slug: str) -> Message:
    """The name of a step: what was typed, or what the rules add."""
    return phrase(f"sr-typed-{slug}") if slug in TYPED else step_label(Run(""), slug)
