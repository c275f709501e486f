"""Temper (気質): how much a machine player fears harm. It turns one player of a rulebook into three.

A machine player weighs what it can do against the harm that it expects, and passes that harm through `feared`, which
shrinks or grows it by the temper. The rules know nothing of tempers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from .message import Message
from .rulebook import OwnPlayer, looks_ahead

if TYPE_CHECKING:
    from .decision import Answer, Decision
    from .rulebook import Policy

Temper = Literal["steady", "bold", "careful"]
"""堅実、大胆、用心深い。"""

FEAR: dict[Temper, int] = {"steady": 100, "bold": 60, "careful": 200}
"""The share of the expected harm that counts, in hundredths."""

HEURISTIC = "heuristic"
"""The name of a rulebook's own machine player, which is steady; saves contain it."""

LEAST, MOST = 50, 250
"""Bounds of what a person counts on a side of many or of few, in hundredths."""

_temper: ContextVar[Temper] = ContextVar("temper", default="steady")


def temper() -> Temper:
    """The temper of the machine player that is thinking now; players put it into the keys of what they remember."""
    return _temper.get()


def fear() -> int:
    """The share of the expected harm that counts for the machine player that is thinking now, in hundredths."""
    return FEAR[_temper.get()]


def feared(harm: int) -> int:
    """The part of the expected harm that counts for the machine player that is thinking now."""
    return harm * fear() // 100


def dear(harm: int, own: int, foes: int) -> int:
    """The part of the expected harm to somebody that counts on a side of `own` people against `foes`: a side of few
    loses more with each of its people than a side of many.
    """
    return feared(harm * max(LEAST, min(MOST, 100 * foes // max(1, own))) // 100)


@contextmanager
def with_temper(one: Temper) -> Iterator[None]:
    """Let machine players think with a temper."""
    before = _temper.set(one)
    try:
        yield
    finally:
        _temper.reset(before)


def tempered(policy: Policy, one: Temper) -> Policy:
    """Give a machine player another temper."""

    @wraps(policy)
    def player(state: Any, decision: Decision, rng: Random) -> Answer:
        with with_temper(one):
            return policy(state, decision, rng)

    player.looks_ahead = looks_ahead(policy)  # type: ignore[attr-defined]
    return player


def in_all_tempers(policy: Policy, about: Message | None = None) -> dict[str, Policy]:
    """The forms of a machine player that asks `feared`, one for each temper, by their ids.

    `about` says how the steady one plays, if the rulebook has words of its own for it.
    """
    forms: dict[str, Policy] = {}
    for one in FEAR:
        id = HEURISTIC if one == "steady" else one
        form = policy if one == "steady" else tempered(policy, one)
        said = about if about is not None and one == "steady" else Message(f"policy-about-{id}")
        forms[id] = OwnPlayer(form, Message(f"policy-name-{id}"), said)
    return forms
