"""Carries out a dice command, with seeded luck or with real dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.command import Command, Outcome
from ..core.decision import Faces
from ..core.event import Event
from ..core.seats import HAND
from .recording import Line, ThrowRequest
from .script import Beyond, Pause, ScriptTable

Hand = Callable[[Faces], list[int]]
"""Asks for a throw of real dice, and returns legal faces."""


class Roll(NamedTuple):
    """A command carried out: its outcome, and all events, bare throws included."""

    outcome: Outcome
    events: list[Event]


def roll(command: Command, seed: str, number: int = 0, hand: Hand | None = None) -> Roll:
    """Carry out a command.

    Parameters: the command; the seed of the dice; the number of the roll from this seed, which gives it luck of its
    own; `hand`, which asks for real dice instead.
    """
    lines: list[Line] = []
    while True:
        table = ScriptTable(lines, number, Beyond(seed, {}, physical=hand is not None))
        try:
            return Roll(command.carry_out(table), table.events)
        except Pause as pause:
            throw = pause.decisions.get(HAND)
            if hand is None or not isinstance(throw, Faces) or not isinstance(pause.request, ThrowRequest):
                raise TypeError(f"{command.text}: a command asks for dice only") from None
            lines = [*table.trace, pause.request.line(hand(throw))]
