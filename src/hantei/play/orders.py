"""Standing orders: a person gives one answer to all questions about a topic, until they take the order back.

An order is a move like any other: saves hold it, undo takes it back, `verify` follows it. Its answers are recorded like
those of machines, so undo goes back to the last action of a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.decision import Answer, Decision
from ..core.rulebook import Rulebook
from .cursor import Orders
from .refused import Refused


def order_name(who: str, about: str) -> str:
    """The name of an order: its seat and the topic."""
    return f"{who}/{about}"


def asked_about(rulebook: Rulebook[Any], decisions: Mapping[str, Decision], who: str, about: str) -> str | None:
    """The key of the first open question of a seat about a topic (`Roles.topic_of`); None if there is none."""
    topic_of = rulebook.roles.topic_of
    return next((key for key, one in decisions.items() if about and one.who == who and topic_of(one) == about), None)


def ordered(rulebook: Rulebook[Any], orders: Orders, decision: Decision) -> Answer | None:
    """The answer of a standing order to a question; None if there is no order, or its answer is illegal now."""
    if not orders:
        return None
    answer = orders.get(order_name(decision.who, rulebook.roles.topic_of(decision)))
    return answer if answer is not None and decision.legal(answer) else None


def must_stand(orders: Orders, who: str, about: str) -> None:
    """Check that there is an order to take back. Raises `Refused` (`no-such-order`)."""
    if order_name(who, about) not in orders:
        raise Refused("no-such-order", who=who, topic=about)
