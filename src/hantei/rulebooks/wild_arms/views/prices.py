"""What a use costs, in words: what takes something off the FP that are written, or adds to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, Sayable

from ..state import Fight
from .names import step_label

Facts = Mapping[str, Any]


def changed_cost(c: Fight, facts: Facts) -> Sayable:
    """What a use costs, with what has changed that."""
    changes = price_changes(c, facts)
    return Message("wa-cost-changed", {"n": facts["cost"], "changes": changes}) if changes else int(facts["cost"])


def price_changes(c: Fight, facts: Facts) -> list[Message]:
    """What makes something cheaper or dearer, each `label:number`. Saving counts for what it really saves: a cost goes
    no lower than 1 (WA-06.24)."""
    pairs = [str(one).rpartition(":") for one in facts["changed"]]
    changes = {label: int(n) for label, _, n in pairs}
    if SAVING in changes:
        others = sum(n for label, n in changes.items() if label != SAVING)
        changes[SAVING] = facts["cost"] - others - written_cost(c, facts["thing"])
    return [price_change(c, label, n) for label, n in changes.items() if n]


SAVING = "saving"
"""The label of what Saving takes off (WA-06.24)."""


def written_cost(c: Fight, thing: str) -> int:
    """What a skill or spell costs as it is written."""
    return c.records.arts[thing.partition(":")[2]].cost or 0


def price_change(c: Fight, label: str, n: int) -> Message:
    """What one thing takes off a cost, or adds to it."""
    return Message(f"wa-cost-{'less' if n < 0 else 'more'}", {"why": step_label(c, label), "n": abs(n)})
