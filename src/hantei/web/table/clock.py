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
    """The moment when the time for the open questions is over; it starts anew when the game moves on."""

    def __init__(self) -> None:
        self._now = ("", 0.0)
        """What the time runs for, and when it ends: one value, since threads and the loop read it."""
        self._over = ""
        """The questions for which the time is over, as `over` is told them."""

    def of(self, stands: str, seconds: float) -> float:
        """When the time for the current questions ends, in seconds since 1970; 0 if there is no limit. `stands` names
        them."""
        known, end = self._now
        if stands != known:
            end = time() + seconds if stands else 0.0
            self._now = stands, end
        return end

    def run_out(self, stands: str) -> None:
        """Note that the time for these questions is over, while they stay open."""
        self._over = stands

    def over(self, stands: str) -> bool:
        """Whether the time for these questions is over. Others are forgotten: if they come again, they have time."""
        if self._over != stands:
            self._over = ""
        return bool(stands) and self._over == stands

    def anew(self) -> None:
        """Give the current questions all their time again."""
        self._now = ("", 0.0)
