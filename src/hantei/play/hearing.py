"""Adds to events who learns of them and what a log says. The rulebook is asked once, as they happen; all logs agree."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..core.event import DICE, Event
from ..core.glance import glance_at
from ..core.rulebook import Rulebook
from .asking import Passed


class News(NamedTuple):
    """The result of one move: the number of moves by then, the state after it, the events, and the questions that
    people were not asked.

    What happened before the first move has the number 0. `replaced`: how many of the events told before, the last ones,
    stand no longer, because the move went back to a throw or changed the state in which the beat began; `events` tell
    what came instead.
    """

    moves: int
    state: Any
    events: list[Event]
    passed: Sequence[Passed] = ()
    replaced: int = 0


def heard(rulebook: Rulebook[Any], state: Any, events: Sequence[Event]) -> Sequence[Event]:
    """Add to events the seats that learn of them. Dice have the readers of the next event, which tells of them.

    Parameters: the rulebook, the state after the events, the events.
    """
    asked = rulebook.sight.readers
    if asked is None:
        return events
    found: list[Event] = []
    readers: Collection[str] | None = None
    behind = True  # no event has followed these dice yet
    for event in reversed(events):
        if event.name != DICE or behind:
            readers, behind = asked(state, event.name, event.facts), event.name == DICE
        if readers is not None:
            event = replace(event, readers=readers)
        found.append(event)
    return found[::-1]


def with_words(rulebook: Rulebook[Any], state: Any, events: Sequence[Event]) -> Sequence[Event]:
    """Add to events what a log says of them. Parameters: the rulebook, the state after the events, the events."""
    report = rulebook.speech.report
    with glance_at(state):
        return [
            event if event.name == DICE else event.worded(report(state, event.name, event.facts)) for event in events
        ]


class Readers:
    """Remembers the readers of all events that a session has told, beat by beat, so a later look finds the same."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self.rulebook, self.secret = rulebook, rulebook.sight.readers is not None
        self.told: dict[int, list[Collection[str] | None]] = {}

    def copy(self) -> Readers:
        """A copy, independent of this one."""
        twin = Readers(self.rulebook)
        twin.told = self.told.copy()
        return twin

    def note(self, beat: int, shown: int, told: Sequence[Event]) -> None:
        """Keep the readers of the events that a beat tells now, after the number of events `shown` before."""
        if self.secret:
            self.told[beat] = [*self.told.get(beat, [])[:shown], *(event.readers for event in told)]

    def as_told(self, beat: int, events: Sequence[Event], state: Any) -> Sequence[Event]:
        """The events of a beat with the readers that they were told to.

        An event that has not been told since the game was opened has the readers that the `state` after it gives.
        """
        known = self.told.get(beat, ())
        told = [replace(event, readers=readers) for event, readers in zip(events, known, strict=False)]
        return [*told, *heard(self.rulebook, state, events[len(told) :])]

    def remember(self, beat: int, shown: Sequence[Event], state: Any) -> None:
        """Keep the readers of events that a beat told earlier, before the game goes on from there."""
        if self.secret:
            self.told[beat] = [event.readers for event in self.as_told(beat, shown, state)]


def untold(shown: Sequence[Event], events: Sequence[Event], afresh: bool) -> Sequence[Event] | None:
    """The events of a beat that have not been shown; None if its first events differ from those shown.

    If it runs `afresh`, the first event that differs and all after it are new.
    """
    if not shown:
        return events
    same = len(shown)
    if afresh:
        pairs = zip(shown, events, strict=False)
        same = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(shown), len(events)))
    return events[same:] if list(events[:same]) == list(shown[:same]) else None
