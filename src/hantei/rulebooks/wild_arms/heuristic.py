"""A machine player that uses the book's means sensibly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hantei.core.decision import Answer, Decision

from .state import Fight

if TYPE_CHECKING:
    from random import Random


def heuristic(c: Fight, decision: Decision, rng: Random) -> Answer:
    """An answer to any decision of this rulebook."""
    return decision.sample(rng)
