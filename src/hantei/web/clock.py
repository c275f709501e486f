"""The time for a question, where a table has set one: when it is over, the computer answers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import time

from hantei.core.decision import Answer, Decision
from hantei.play import HAND, Session, policy, usual_policy

CLOCKS: Mapping[str, float] = {"off": 0, "half": 30, "one": 60, "two": 120, "five": 300}
"""How long there is for a question, in seconds; 0: as long as anybody likes."""


def in_time(session: Session) -> dict[str, Decision]:
    """The open questions that have their time; dice that lie on the table are read by people alone."""
    return {key: one for key, one in session.decisions.items() if one.who != HAND}


def instead(session: Session, decision: Decision) -> Answer:
    """What the computer answers for somebody whose time is over: as the usual machine player does."""
    player = policy(session.rulebook, usual_policy(session.rulebook))
    return player(session.state, decision, Random())


class Deadline:
    """When the time for the questions at a table is over; it begins anew wherever the game stands next."""

    def __init__(self) -> None:
        self._stands = ""
        self._end = 0.0

    def of(self, stands: str, seconds: float) -> float:
        """When the time is over for what stands there, in seconds since 1970; 0 where nothing does."""
        if stands != self._stands:
            self._stands, self._end = stands, time() + seconds
        return self._end if stands else 0.0

    def anew(self) -> None:
        """What stands has all its time again."""
        self._stands = ""
