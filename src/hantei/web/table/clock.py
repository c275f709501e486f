"""The time limit for a question, if a table sets one: when it is over, the computer answers, or whoever rules is asked
too."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import time

from hantei.core.decision import Answer, Decision
from hantei.play import HAND, Session, usual_player
from hantei.text import Catalogue

from .stand import Stand

LIMITS: Mapping[str, float] = {"half": 30, "one": 60, "two": 120, "five": 300}
"""Time limits for a question, in seconds."""

RULED = "-ruled"
"""The end of the name of a clock after which whoever rules is asked too, and no computer answers."""

CLOCKS: Mapping[str, float] = {"off": 0, **LIMITS, **{name + RULED: seconds for name, seconds in LIMITS.items()}}
"""The time limits of all clocks, in seconds; 0 is no limit."""


def asks_ruler(clock: str) -> bool:
    """Whether whoever rules is asked when the time of a clock is over."""
    return clock.endswith(RULED)


def clocks(catalogue: Catalogue) -> list[tuple[str, str]]:
    """All clocks, each with what it is called."""
    said = {name: catalogue.say_id(f"web-clock-{name}") for name in ("off", *LIMITS)}
    return [*said.items(), *((name + RULED, catalogue.say_id("web-clock-ruled", time=said[name])) for name in LIMITS)]


def in_time(session: Session) -> dict[str, Decision]:
    """The open questions with a time limit; only people can read dice that lie on the table."""
    return {key: one for key, one in session.decisions.items() if one.who != HAND}


def limited(stand: Stand) -> str:
    """The point of the game at which questions are open, and their limit, as one word; "" where there is none."""
    clock = stand.card.clock
    runs = CLOCKS[clock] and not stand.prepares and in_time(stand.session)
    return f"{stand.asked_at} {clock}" if runs else ""


def instead(session: Session, decision: Decision) -> Answer:
    """The computer's answer when the time is over: that of the rulebook's default machine player."""
    player = usual_player(session.rulebook)
    return player(session.state, decision, Random())


class Deadline:
    """The moment when the time for the open questions is over; it starts anew when the game moves on.

    Whoever changes the table says which questions are open then (`stand`), under its lock. Whoever asks changes
    nothing, and never sees a change that is still being made: the loop asks without the lock.
    """

    def __init__(self) -> None:
        self._now = ("", False)
        """What the time runs for, and whether it is over while the questions stay open: one value, since threads and
        the loop read it."""
        self._end = ("", 0.0)
        """The same, and when its time ends, once somebody has asked."""

    def stand(self, stands: str) -> None:
        """These questions are open now (`limited`); "" for none. Others are forgotten: if they come again, they have
        time."""
        if stands != self._now[0]:
            self._now = stands, False
            self.anew()

    @property
    def runs_for(self) -> str:
        """What the time runs for; "" where it does not run, or is over."""
        stands, over = self._now
        return "" if over else stands

    def of(self, seconds: float) -> float:
        """When the time for the current questions ends, in seconds since 1970; 0 if there is no limit."""
        stands = self.runs_for
        known, end = self._end
        if stands != known:
            end = time() + seconds if stands else 0.0
            self._end = stands, end
        return end

    def run_out(self) -> None:
        """Note that the time for the open questions is over, while they stay open."""
        self._now = self._now[0], True

    @property
    def over(self) -> bool:
        """Whether the time for the open questions is over, while they stay open."""
        return self._now[1]

    def anew(self) -> None:
        """Give the current questions all their time again."""
        self._end = ("", 0.0)
