"""The beats that a game has run, each from the state at its start, which is kept or made again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..core.event import Event
from .cursor import Beat, Cursor
from .running import Runner
from .script import Pause
from .states import EVERY, States
from .timeline import Timeline


class History:
    """A timeline with the states at the starts of its beats.

    Parameters: the runner, the timeline, and functions that make the states at the starts of some beats, that of its
    first beat among them. `start` is the state at the start of the current beat; it is never changed.
    """

    def __init__(self, runner: Runner, timeline: Timeline, wakes: Mapping[int, Callable[[], Any]]) -> None:
        self.runner, self.timeline = runner, timeline
        self.states = States(timeline.first, wakes[timeline.first])
        for beat, wake in wakes.items():
            self.states.sleep(beat, wake)
        self.start = self.states.nearest(timeline.first)[1]

    def copy(self) -> History:
        """A copy, independent of this one."""
        twin = History.__new__(History)
        twin.runner, twin.start = self.runner, self.start
        twin.timeline, twin.states = self.timeline.copy(), self.states.copy()
        return twin

    @property
    def cursor(self) -> Cursor:
        """Where the timeline stands."""
        return self.timeline.cursor

    def fresh(self) -> Any:
        """A copy of the state in which the current beat runs: its first state after the amendments."""
        return self.runner.begun(self.start, self.cursor.amends)

    def handed_on(self, physical: bool) -> Any:
        """The state in which the current beat runs, where the beat before has just made it and nobody has seen it: the
        state itself if such a beat has never stopped for people, else a copy. Call `stopped` if it stops.

        `physical`: people throw the dice, so beats stop that go on elsewhere.
        """
        runner, start = self.runner, self.start
        beat, agenda = self.cursor.beat, start.agenda
        lent = bool(beat % EVERY and agenda and runner.budget is None)
        if lent and (agenda[-1][0], physical) not in runner.rulebook.beats.stopping:
            return start
        self.states.keep(beat, start)
        return runner.begun(start, ())

    def stopped(self, world: Any, name: str, physical: bool) -> None:
        """Note that the current beat has stopped for people, in a state; its first state is made again if it was that
        which the beat has changed."""
        self.runner.rulebook.beats.stopping.add((name, physical))
        if world is self.start:
            self.start = self.start_of(self.cursor.beat)

    def stand(self) -> None:
        """Stand where the timeline stands now, after it has turned."""
        self.stand_at(self.timeline.turned, self.cursor.beat)

    def stand_at(self, turned: int, beat: int) -> None:
        """Stand at a beat; the states after the beat `turned` hold no longer."""
        self.states.forget_after(turned)
        self.start = self.start_of(beat)

    def start_of(self, beat: int) -> Any:
        """The state at the start of a beat, run again from the nearest kept one."""
        near, state = self.states.nearest(beat)
        for between in range(near, beat):
            state, _ = self.rerun(between, state)
            self.states.keep(between + 1, state)
        return state

    def close(self, world: Any) -> None:
        """Finish the current beat, which ends in a state; go on with `handed_on`, which may keep it."""
        self.timeline.close()
        self.start = world

    def go_on(self, beat: int, world: Any) -> None:
        """Stand at the start of the next beat, which begins in a state."""
        self.start = world
        self.states.keep(beat, world)

    def rerun(self, beat: int, start: Any) -> tuple[Any, list[Event]]:
        """Run a finished beat again. Return the state after it and its events. Raises `Diverged`."""
        return self.runner.finished(beat, self.timeline.beat(beat), start)

    def recalled(self, cursor: Cursor, start: Any) -> tuple[Any, list[Event], Pause | None]:
        """Run a beat as far as a cursor stands in it. Return as `Runner.recalled` does. Raises `Diverged`."""
        return self.runner.recalled(cursor.beat, Beat(cursor.amends, cursor.script), start)

    def beats(self) -> Iterator[tuple[int, Any, list[Event]]]:
        """Run all beats again from where the timeline begins: the number of each, the state after it, its events.

        The last beat ends at the open question. Nobody may change the states.
        """
        first, cursor = self.timeline.first, self.cursor
        state = self.states.nearest(first)[1]
        for beat in range(first, cursor.beat):
            state, events = self.rerun(beat, state)
            yield beat, state, events
        state, events, _ = self.recalled(cursor, state)
        yield cursor.beat, state, events
