"""Choices that need no thought: one answer alone makes sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from .decision import Answer, Choice, Decision
from .glance import Seen, looking

State = TypeVar("State", bound=Seen)


def without_saying(
    said: Mapping[str, Callable[[State, Choice], str]],
) -> Callable[[State, Decision], Answer | None]:
    """`Judging.foregone` of a rulebook: the answer that goes without saying; None where somebody has to think.

    `said`: what is answered to each kind of choice; "" where it has to be thought about.
    """

    @looking
    def foregone(state: State, decision: Decision) -> Answer | None:
        think = said.get(decision.kind)
        return think(state, decision) or None if think and isinstance(decision, Choice) else None

    return foregone
