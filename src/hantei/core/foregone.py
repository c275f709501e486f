"""Choices that need no thought, because only one answer makes sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .decision import Answer, Decision
from .glance import glance_at

State = TypeVar("State")


def without_saying(
    said: Mapping[str, Callable[[State, Any], Answer | None]],
) -> Callable[[State, Decision], Answer | None]:
    """Make `Sparing.foregone` of a rulebook: the answer to a question that needs no thought; None if it needs some.

    `said` gives the answer for each kind of question; None or "" if the question needs thought.
    """

    def foregone(state: State, decision: Decision) -> Answer | None:
        think = said.get(decision.kind)
        if think is None:
            return None
        with glance_at(state):
            answer = think(state, decision)
        return None if answer == "" else answer

    return foregone
