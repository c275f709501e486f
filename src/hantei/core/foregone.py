"""Choices that need no thought, because only one answer makes sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from .decision import Answer, Choice, Decision
from .glance import Seen, looking

State = TypeVar("State", bound=Seen)


def without_saying(
    said: Mapping[str, Callable[[State, Choice], str]],
) -> Callable[[State, Decision], Answer | None]:
    """Make `Judging.foregone` of a rulebook: the answer to a question that needs no thought; None if it needs some.

    `said` gives the answer for each kind of choice; "" if the question needs thought.
    """

    @looking
    def foregone(state: State, decision: Decision) -> Answer | None:
        think = said.get(decision.kind)
        return think(state, decision) or None if think and isinstance(decision, Choice) else None

    return foregone
