"""What matters for a question: the round, the conditions of victory, how everybody is."""

from __future__ import annotations

from hantei.core.decision import Decision
from hantei.core.rulebook import Message

from .state import Fight


def situation(c: Fight, decision: Decision) -> list[Message]:
    """The lines that matter for this question."""
    return [Message("wa-sit-round", {"n": c.round, "phase": Message(f"wa-phase-{c.phase}")})]
