"""Runs beats on copies of their first states, from a recording or beyond it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.event import Event
from ..core.record import clone
from ..core.rulebook import Rulebook
from ..core.seats import check_taken
from ..core.table import Table
from .cursor import Beat, Cursor
from .script import Diverged, Pause, ScriptTable, counting


class Exhausted(RuntimeError):
    """Raised if the rules would do more work than the budget allows: `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(f"more than {most} pieces of work")
        self.most = most


class Budget:
    """Bounds the work of the rules. A beat that runs costs one unit, and so does each line of its recording and each
    of its amendments."""

    def __init__(self, most: int) -> None:
        self.most = self.left = most

    def spend(self, work: int) -> None:
        """Take some of the budget. Raises `Exhausted`."""
        self.left -= work
        if self.left < 0:
            raise Exhausted(self.most)


def started(rulebook: Rulebook[Any], setup: Mapping[str, Any]) -> Any:
    """The state of a new game.

    Raises `BadSetup` (`reserved-seat`) if somebody plays under the name of a seat that the table itself has, and what
    `rulebook.start` raises.
    """
    state = rulebook.start(setup)
    check_taken(rulebook.seats(state), bool(setup.get("referee")))
    return state


class Runner:
    """Runs the beats of one rulebook, and never changes the states that it gets.

    Parameters: the rulebook, and the budget for the work, if there is one. Raises `Exhausted`.
    """

    def __init__(self, rulebook: Rulebook[Any], budget: Budget | None = None) -> None:
        self.rulebook, self.budget = rulebook, budget

    def begun(self, start: Any, amends: Sequence[Sequence[str]]) -> Any:
        """A copy of the state at the beginning of a beat, after the amendments of that beat."""
        if self.budget is not None:
            self.budget.spend(len(amends))
        world = clone(start)
        for words in amends:
            self.rulebook.referee.amend(world, words[0], words[1:])
        return world

    def step(self, world: Any, table: Table, lines: int) -> None:
        """Run the next beat of a state, and change the state; the recording at the table has `lines`."""
        if self.budget is not None:
            self.budget.spend(1 + lines)
        self.rulebook.beats.step(world, table)

    def recalled(self, number: int, beat: Beat, start: Any) -> tuple[Any, list[Event], Pause | None]:
        """Run a beat on its recording alone. Return the state, the events, and the `Pause` if it stopped before its
        end.

        Raises `Diverged` if the recording does not fit the rules.
        """
        world = self.begun(start, beat.amends)
        table = ScriptTable(beat.script, number, counting=counting(self.rulebook, world))
        if self.rulebook.finished(world):
            return world, [], None
        try:
            self.step(world, table, len(beat.script))
        except Pause as pause:
            return world, table.events, pause.with_traceback(None)  # the traceback would hold its keeper
        table.finish()
        return world, table.events, None

    def kept(self, cursor: Cursor, world: Any) -> int:
        """The number of lines of the current script that still hold in an amended state, which the run changes."""
        if self.rulebook.finished(world):
            return 0
        table = ScriptTable(cursor.script, cursor.beat)
        try:
            self.step(world, table, len(cursor.script))
        except Pause:  # a ballot may lack voices; those that are in stay
            return min(len(table.trace) + 1, len(cursor.script))
        except Diverged:
            pass
        return len(table.trace)

    def finished(self, number: int, beat: Beat, start: Any) -> tuple[Any, list[Event]]:
        """Run a beat on its recording to its end. Return the state and the events. Raises `Diverged`."""
        world, events, pause = self.recalled(number, beat, start)
        if pause is not None:
            asked = [decision.kind for decision in pause.decisions.values()]
            raise Diverged(number, pause.line, "end of the beat", asked or "a throw")
        return world, events
