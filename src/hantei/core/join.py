"""Messages that become one line of a log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Join:
    """Two messages that follow one another as one: the second, the message for both, which gets the arguments of both
    (the second's where they share a name), the argument of each that must be the same, and whether the message tells
    the reasons of the first."""

    second: str
    said: str
    mine: str = "who"
    its: str = "who"
    reasons_told: bool = False
