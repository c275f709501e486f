"""A game told again from its beginning, beat by beat: also what machines did between two moves of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..core.event import Event
from .hearing import heard
from .running import Runner
from .session import Session
from .standing import Beat


class Stride(NamedTuple):
    """What one beat led to: the state after it, and what happened, with the seats that learn of it."""

    state: Any
    events: Sequence[Event]


def walk(session: Session) -> Iterator[Stride]:
    """The beats that led to where a game stands, the beginning first; moves that were taken back are no part of it.

    The states are for looking at only. Raises `Diverged` where the rules do not do what is recorded.
    """
    rulebook, timeline = session.rulebook, session.timeline
    runner, state = Runner(rulebook), rulebook.start(session.setup)
    yield Stride(state, ())
    for number, beat in enumerate(timeline.past):
        state, events = runner.finished(number, beat, state)
        yield Stride(state, heard(rulebook, state, events))
    cursor = timeline.cursor
    state, events, _ = runner.recalled(cursor.beat, Beat(cursor.amends, cursor.script), state)
    yield Stride(state, heard(rulebook, state, events))
