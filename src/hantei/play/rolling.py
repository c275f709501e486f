"""A dice command carried out: by the seed, or by hand with real dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..core.command import Command, Outcome
from ..core.decision import Faces
from ..core.event import Event
from .script import HAND, Beyond, Pause, Script
from .standing import Line

Hand = Callable[[Faces], list[int]]
"""Who throws real dice: from what is to be thrown to legal faces."""


class Roll(NamedTuple):
    """A command that was carried out: what came of it, and all that happened, bare throws included."""

    outcome: Outcome
    events: list[Event]


def roll(command: Command, seed: str, number: int = 0, hand: Hand | None = None) -> Roll:
    """Carry out a command.

    Parameters: the seed of the dice, and which roll from this seed it is (each has luck of its own); `hand`, who
    throws real dice in place of the seed.
    """
    lines: list[Line] = []
    while True:
        table = Script(lines, number, Beyond(seed, {}, physical=hand is not None))
        try:
            return Roll(command.play(table), table.events)
        except Pause as pause:
            throw = pause.decisions.get(HAND)
            if hand is None or not isinstance(throw, Faces):
                raise TypeError(f"{command.text}: a command asks for dice only") from None
            lines = [*table.trace, pause.key.line(hand(throw))]
