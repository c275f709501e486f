"""Dice commands in words: what was thrown, why, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.command import Outcome
from hantei.core.message import Message, Sayable
from hantei.notation import judged
from hantei.notation import signed as margin_of

from ..views.names import signed
from ..views.questions import throw_name

TYPED = ("value", "modifier", "halve", "nullify", "zero", "reduction")
"""Steps that only commands have."""


def report(event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command's rules told."""
    return LINES[event](facts)


def check(facts: Mapping[str, Any]) -> Message:
    """A check: the dice, what is added, the total."""
    args: dict[str, Sayable] = {
        "check": throw_name(facts["kind"]),
        "dice": facts["dice_sum"],
        "bonus": signed(facts["total"] - facts["dice_sum"]),
        "total": facts["total"],
    }
    if facts["fumble"]:
        return Message("sk-roll-check-fumble", args)
    return Message("sk-roll-check-critical", args) if facts["critical"] else Message("sk-roll-check", args)


def opposed(facts: Mapping[str, Any]) -> Message:
    """Who wins, and by which clauses."""
    args: dict[str, Sayable] = {
        "active": facts["active"], "reaction": facts["reaction"], "clauses": [*facts["clauses"]],
    }  # fmt: skip
    return Message("sk-roll-active-wins", args) if facts["won"] else Message("sk-roll-reaction-wins", args)


def damage(facts: Mapping[str, Any]) -> Message:
    """The damage roll."""
    return Message("sk-roll-damage", with_attribute(facts))


def real_damage(facts: Mapping[str, Any]) -> Message:
    """What is left of it."""
    return Message("sk-roll-real_damage", with_attribute(facts))


def with_attribute(facts: Mapping[str, Any]) -> dict[str, Sayable]:
    """Facts of damage, the attribute by its name."""
    return {**facts, "attribute": Message(f"sk-attribute-{facts['attribute']}")}


LINES: dict[str, Callable[[Mapping[str, Any]], Message]] = {
    "check": check, "opposed": opposed, "damage": damage, "real_damage": real_damage,
}  # fmt: skip


def result_of(kind: str) -> Callable[[Outcome], Message]:
    """How the outcome of a check, a duel or a damage roll is said."""
    return {"check": checked, "duel": fought, "damage": dealt}[kind]


def checked(outcome: Outcome) -> Message:
    """A check: success and margin where there is a difficulty, else the total."""
    if outcome.margin is not None:
        return judged(outcome, outcome.total - outcome.margin)
    if outcome.degree:
        return Message("roll-degree-total", {"degree": Message(f"roll-{outcome.degree}"), "total": outcome.total})
    return Message("roll-total", {"total": outcome.total})


def fought(outcome: Outcome) -> Message:
    """An opposed check: who has won, by how much, and the damage."""
    figures = dict(outcome.figures)
    args: dict[str, Sayable] = {
        "degree": Message(f"roll-{outcome.degree}"), "total": outcome.total, "reaction": figures["reaction"],
        "margin": margin_of(outcome.margin or 0),
    }  # fmt: skip
    if "damage" not in figures:
        return Message("sk-result-duel", args)
    return Message("sk-result-attack", {**args, "damage": outcome.figures[-1][1]})


def dealt(outcome: Outcome) -> Message:
    """A damage roll."""
    if "real_damage" in dict(outcome.figures):
        return Message("sk-result-real_damage", {"n": outcome.total})
    return Message("sk-result-damage", {"n": outcome.total})


def label(slug: str) -> Message:
    """The name of a step: what was typed, or what the rules add."""
    head, _, name = slug.partition("-")
    if head == "weapon":
        return Message("sk-typed-power")
    if head == "skill":
        name = name.rstrip("0123456789")
    if slug in TYPED or head == "skill":
        return Message(f"sk-typed-{name or slug}")
    if head == "attribute":
        return Message("sk-step-armour", {"attribute": Message(f"sk-attribute-{name}")})
    return Message(f"sk-status-{name}") if head == "status" else Message(f"sk-step-{slug}")
