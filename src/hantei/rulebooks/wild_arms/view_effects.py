"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from hantei.core.decision import Answer, Decision
from hantei.core.rulebook import Message

from .state import Fight


def effect(c: Fight, decision: Decision, answer: Answer) -> Message:
    """What an option brings; for those that need no words, their clause."""
    return Message("wa-eff-plain", {"clause": decision.clause})
