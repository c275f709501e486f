"""The time limit for a question, if a table sets one: when it is over, the computer answers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import time

from hantei.core.decision import Answer, Decision
from hantei.play import HAND, Session, policy, usual_policy

from .stand import Stand

CLOCKS: Mapping[str, float] = {"off": 0, "half": 30, "one": 60, "two": 120, "five": 300}
"""Time limits for a question in seconds; 0 is no limit."""


def in_time(session: Session) -> dict[str, Decision]:
    """The open questions with a time limit; only people can read dice that lie on the table."""
    return {key: one for key, one in session.decisions.items() if one.who != HAND}


def instead(session: Session, decision: Decision) -> Answer:
    """The computer's answer when the time is over: that of the rulebook's default machine player."""
    player = policy(session.rulebook, usual_policy(session.rulebook))
    return player(session.state, decision, Random())


def timed(table: Stand) -> str:
    """What the time limit of a table runs for: the state of the game and the limit; "" without a limit or a
    question."""
    if not CLOCKS[table.card.clock]:
        return ""
    asked = not table.prepares and in_time(table.session)
    return f"{table.asked_at} {table.card.clock}" if asked else ""


class Deadline:
    """The moment when the time for the open questions is over; it starts anew when the game moves on."""

    def __init__(self) -> None:
        self._now = ("", 0.0)
        """What the time runs for, and when it ends: one value, since threads and the loop read it."""

    def of(self, stands: str, seconds: float) -> float:
        """When the time for the current questions ends, in seconds since 1970; 0 if there is no limit. `stands` names
        them."""
        known, end = self._now
        if stands != known:
            end = time() + seconds if stands else 0.0
            self._now = stands, end
        return end

    def anew(self) -> None:
        """Give the current questions all their time again."""
        self._now = ("", 0.0)
