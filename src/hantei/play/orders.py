"""Standing orders: answers that a person gives once for all questions of a kind, until the order is taken back.

An order is a move like any other: it stands in the save, is taken back by undo, and followed by whoever verifies. What
it answers is recorded as the answer of a machine is, so that undo goes back to the last thing that a person did.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.decision import Amount, Answer, Choice, Decision
from .refused import Refused, fitting
from .standing import Orders

NAMING = ("kind", "check", "timing", "hook", "who")
"""What a question is about that makes it another question of its kind: of a test, what it is a test of, and whose."""


def order_name(who: str, about: str) -> str:
    """The name of an order: whose it is, and what the questions are about."""
    return f"{who}/{about}"


def topic(decision: Decision) -> str:
    """What a question is about, as far as standing orders tell questions apart; "" where there can be none."""
    if not isinstance(decision, Choice | Amount):
        return ""
    return "/".join([decision.kind, *(str(decision.about[name]) for name in NAMING if name in decision.about)])


def ordered(orders: Orders, decision: Decision) -> Answer | None:
    """What a standing order answers to a question; None where there is none, or where it is not allowed now."""
    if not orders:
        return None
    answer = orders.get(order_name(decision.who, topic(decision)))
    return answer if answer is not None and decision.legal(answer) else None


def check(decisions: Mapping[str, Decision], orders: Orders, who: str, about: str, answer: Any) -> None:
    """Whether an order can be given, or taken back (None). Raises `Refused` (`no-such-order`, `not-asked`,
    `illegal-answer`)."""
    if answer is None:
        if order_name(who, about) not in orders:
            raise Refused("no-such-order", who=who, topic=about)
        return
    keys = [key for key, one in decisions.items() if one.who == who and about and topic(one) == about]
    fitting(decisions, (0, 0), keys[0] if keys else "", answer, None)
