"""Standing orders: an answer that a person gives once for all questions of a kind, until they take the order back.

An order is a move like any other: saves hold it, undo takes it back, `verify` follows it. Its answers are recorded like
those of machines, so undo goes back to the last action of a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.decision import Amount, Answer, Choice, Decision
from .position import Orders
from .refused import Refused, fitting

NAMING = ("kind", "check", "timing", "hook", "who")
"""The facts that make two questions of one kind different topics: for a test, its skill and its tester."""


def order_name(who: str, about: str) -> str:
    """The name of an order: its seat and the topic."""
    return f"{who}/{about}"


def topic(decision: Decision) -> str:
    """The topic of a question; "" if it can have no standing order."""
    if not isinstance(decision, Choice | Amount):
        return ""
    return "/".join([decision.kind, *(str(decision.about[name]) for name in NAMING if name in decision.about)])


def ordered(orders: Orders, decision: Decision) -> Answer | None:
    """The answer of a standing order to a question; None if there is no order, or its answer is illegal now."""
    if not orders:
        return None
    answer = orders.get(order_name(decision.who, topic(decision)))
    return answer if answer is not None and decision.legal(answer) else None


def check_order(decisions: Mapping[str, Decision], orders: Orders, who: str, about: str, answer: Any) -> None:
    """Check that an order can be given, or taken back (None). Raises `Refused` (`no-such-order`, `not-asked`,
    `illegal-answer`)."""
    if answer is None:
        if order_name(who, about) not in orders:
            raise Refused("no-such-order", who=who, topic=about)
        return
    keys = [key for key, one in decisions.items() if one.who == who and about and topic(one) == about]
    fitting(decisions, (0, 0), keys[0] if keys else "", answer, None)
