"""The cursor: the place where a game stands, as plain data that knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.decision import Answer
from .recording import Line

VoicePlace = tuple[int, int, str]
"""Beat, line, and the key of a decision."""

UNHEARD: Mapping[VoicePlace, Answer] = {}
"""No answers of machines."""

NOBODY: Mapping[str, str] = {}
"""No seat answers for another."""


Orders = Mapping[str, Answer]
"""Answers by seat and topic: "runners/test/initiative/mori"."""

NONE: Orders = {}
"""No standing orders."""


RULES_CHANGED = "rules-changed"
"""The word of the line that says how much of a script still holds under changed rules."""


class Misplaced(ValueError):
    """Raised for a record that cannot follow the ones before it; the message says why."""


class Beat(NamedTuple):
    """A finished beat: the amendments of its first state, and its script."""

    amends: tuple[tuple[str, ...], ...]
    script: tuple[Line, ...]


BY_LUCK: tuple[int, ...] = ()
"""Stands among set faces for a throw that has none: it falls by luck or by hand, and the faces behind it wait."""


class Cursor(NamedTuple):
    """Where a game stands: its beat, the script so far, set faces not yet shown (or `BY_LUCK`), machine seats.

    `deputies` names the seats that answer for others; `again` lists the throws that fell anew, each as often as it did;
    `orders` holds the standing orders by seat and topic; `asking` how much seats are asked, without those that are
    asked everything.
    """

    beat: int
    amends: tuple[tuple[str, ...], ...]
    script: tuple[Line, ...]
    forced: tuple[tuple[int, ...], ...]
    seats: Mapping[str, str]
    deputies: Mapping[str, str] = NOBODY
    again: tuple[tuple[int, int], ...] = ()
    orders: Orders = NONE
    asking: Mapping[str, str] = NOBODY

    @property
    def answering(self) -> Mapping[str, str]:
        """The deputies who answer now: a machine answers for its own seat alone, so whoever is asked does so where
        the deputy's seat has gone to one."""
        return {who: to for who, to in self.deputies.items() if to not in self.seats} if self.deputies else NOBODY


BEGINNING = Cursor(0, (), (), (), {})
"""Where a game without machine seats begins."""
