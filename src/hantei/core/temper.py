"""Temper (気質): how much a machine player fears harm. One player of a rulebook plays in three styles.

A rulebook's machine player weighs what it can do against the harm to be expected; it hands that harm to `feared`, and
whoever plays with another temper fears less of it, or more. The rules know nothing of tempers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from random import Random
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from .decision import Answer, Decision
    from .rulebook import Policy

Temper = Literal["steady", "bold", "careful"]
"""堅実、大胆、用心深い。"""

FEAR: dict[Temper, int] = {"steady": 100, "bold": 40, "careful": 200}
"""How much of the harm to be expected counts, in hundredths."""

HEURISTIC = "heuristic"
"""The name of a rulebook's own machine player, which is steady; it stands in saves."""

_temper: ContextVar[Temper] = ContextVar("temper", default="steady")


def temper() -> Temper:
    """The temper of the machine player who thinks just now: for what is kept in mind from one question to the next."""
    return _temper.get()


def feared(harm: int) -> int:
    """How much of the harm to be expected counts for the machine player who thinks just now."""
    return harm * FEAR[_temper.get()] // 100


@contextmanager
def with_temper(one: Temper) -> Iterator[None]:
    """Think with a temper."""
    before = _temper.set(one)
    try:
        yield
    finally:
        _temper.reset(before)


def tempered(policy: Policy, one: Temper) -> Policy:
    """The same machine player with another temper."""

    @wraps(policy)
    def player(state: Any, decision: Decision, rng: Random) -> Answer:
        with with_temper(one):
            return policy(state, decision, rng)

    return player


def in_all_tempers(policy: Policy) -> dict[str, Policy]:
    """What a rulebook offers whose machine player asks `feared`: the steady one, the bold one, the careful one."""
    return {HEURISTIC: policy, "bold": tempered(policy, "bold"), "careful": tempered(policy, "careful")}
