"""Goes through every run of a beat, or of many beats in a row, with its exact probability; equal states are merged in
between.

Probabilities are `Fraction`s. The part that a budget leaves out is told, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from hantei.core.agenda import BeatCall
from hantei.core.record import clone, hashable
from hantei.core.rulebook import nothing_more
from hantei.play import MOST_BEATS, Endless, Line

from .counting import CountSums, Odometer, Sampler, TooLong, added

ENDLESS = 1_000_000_000
"""More entries than any agenda has."""

DUST = Fraction(1, 10**8)
"""The probability below which a way through a whole game is not followed."""

MOST_UNCOUNTED = Fraction(1, 1000)
"""The probability left uncounted above which an answer about a whole game is sampled."""

HOPELESS = 4
"""A beat is not begun if its first run promises this many times more runs than are left."""


@dataclass
class Scope:
    """Says how far to look: runs end if the game is over, if `over` says so, or before a beat that is `veiled`.

    A survey makes at most `most` runs of beats, and none once it is `late`. It does not follow a state with a
    probability below `dust`, and passes over beats that are `left_out`. The next check of a veiled beat is known if it
    is `foretold`.
    """

    over: Callable[[Any], bool] = lambda state: False
    veiled: Collection[str] = ()
    most: int = 10_000
    dust: Fraction = Fraction(0)
    late: Callable[[], bool] = lambda: False
    left_out: Collection[str] = ()
    foretold: Callable[[Any], bool] = nothing_more

    def pass_over(self, agenda: list[BeatCall]) -> None:
        """Take the beats that are left out off the agenda if they come next."""
        while self.left_out and agenda and agenda[-1][0] in self.left_out:
            agenda.pop()


class Sampled(NamedTuple):
    """A run by luck: its counts, its number of beats, whether it stopped before a veiled beat, and its last state."""

    counts: CountSums
    beats: int
    veiled: bool
    state: Any


def sample(table: Sampler, state: Any, scope: Scope, script: Sequence[Line] = ()) -> Sampled:
    """Play a run from a state by luck, after a script that holds already. Raises `Endless`."""
    world = clone(state)
    total: CountSums = ()
    table.script = script
    for beat in range(1, MOST_BEATS):
        table.begin(world)
        try:
            table.rulebook.beats.step(world, table)
        except TooLong:
            raise Endless(f"beat {beat} does not come to its end") from None
        total = added(total, tuple(sorted(table.counted.items())))
        table.script = ()
        scope.pass_over(world.agenda)
        if table.rulebook.finished(world) or scope.over(world):
            return Sampled(total, beat, False, world)
        if world.agenda[-1][0] in scope.veiled:
            return Sampled(total, beat, True, world)
    raise Endless(f"more than {MOST_BEATS} beats")


def outcomes(table: Odometer, state: Any) -> Iterator[tuple[Any, CountSums, Fraction]]:
    """Run the next beat of a state in every way: yield the state after it, what was counted, and the probability.

    The state is None for a run that does not come to its end.
    """
    more = True
    while more:
        after = clone(state)
        table.begin(after)
        try:
            table.rulebook.beats.step(after, table)
            table.rulebook.foresight.forget(after)
        except TooLong:
            after, table.counted = None, {}
        yield after, tuple(sorted(table.counted.items())), Fraction(table.wheels.ways, table.wheels.whole)
        more = table.wheels.turn()


@dataclass
class Survey:
    """The ends of all runs.

    `law`: the probability of every combination of counts; `veiled`: the part of it that ended before a veiled beat;
    `lost`: the probability of runs that were too long to follow; `small`: the states that were too improbable; `left`:
    the states for which the budget did not suffice; `runs`: the number of runs of beats.
    """

    law: dict[CountSums, Fraction] = field(default_factory=dict)
    veiled: Fraction = Fraction(0)
    lost: Fraction = Fraction(0)
    small: list[Reached] = field(default_factory=list)
    left: list[Reached] = field(default_factory=list)
    runs: int = 0

    @property
    def uncounted(self) -> Fraction:
        """The probability that the law lacks."""
        return self.lost + sum((node.mass for node in (*self.left, *self.small)), Fraction(0))


@dataclass
class Reached:
    """A state at rest, what has been counted on the way, and the probability of both.

    `floor` is the length of the shortest agenda on the way. `visits` counts how often the way led down to it, and so
    how often it went through something that repeats, such as a round. `script` holds the lines of the next beat that
    stand already.
    """

    state: Any
    counts: CountSums
    mass: Fraction
    floor: int
    visits: int = 0
    script: Sequence[Line] = ()

    def led(self, state: Any, counts: CountSums, chance: Fraction) -> Reached:
        """The node after one more beat."""
        depth = len(state.agenda)
        down = depth <= self.floor
        return Reached(
            state, added(self.counts, counts), self.mass * chance, min(depth, self.floor), self.visits + down
        )


Progress = Callable[[int], None]
"""Hears how many more runs are done; it can raise an error to break the work off."""


def unheard(done: int) -> None:
    """Tell nobody."""


class Sweep:
    """Goes through all runs from a state, in an order in which equal states meet: round by round, and in each round the
    longest agendas first."""

    def __init__(self, table: Odometer, scope: Scope, progress: Progress = unheard) -> None:
        self.table, self.scope, self.progress = table, scope, progress
        self.found = Survey()
        self.waiting: dict[tuple[int, int], dict[Any, Reached]] = {}

    def run(self, state: Any, first: Odometer | None = None) -> Survey:
        """Survey all runs from a state; its first beat is run at a table of its own, if one is given."""
        start = Reached(state, (), Fraction(1), ENDLESS, script=first.script if first else ())
        if first is None:
            self._put(start)
        else:
            self._step(first, start)
        while self.waiting and not self._spent():
            for node in self.waiting.pop(min(self.waiting)).values():
                if node.mass < self.scope.dust:
                    self.found.small.append(node)
                elif self._spent():
                    self.found.left.append(node)
                else:
                    self._step(self.table, node)
        self.found.left += [node for nodes in self.waiting.values() for node in nodes.values()]
        return self.found

    def _spent(self) -> bool:
        """Whether no more runs may be made."""
        return self.found.runs >= self.scope.most or self.scope.late()

    def _step(self, table: Odometer, node: Reached) -> None:
        """Follow the next beat of a node. Leave the node as it is if the beat has more outcomes than runs are left."""
        ends, lost, runs = [], Fraction(0), 0
        for after, counted, chance in outcomes(table, node.state):
            runs += 1
            self.found.runs += 1
            if after is None:
                lost += chance
            else:
                ends.append(node.led(after, counted, chance))
            runs_left = self.scope.most - self.found.runs
            hopeless = runs == 1 and table.wheels.about() > HOPELESS * runs_left
            if hopeless or (table.wheels.shown and self._spent()):
                table.wheels.stop()
                self.found.left.append(node)
                self.progress(runs)
                return
        self.found.lost += node.mass * lost
        self.progress(runs)
        for end in ends:
            self._put(end)

    def _put(self, node: Reached) -> None:
        self.scope.pass_over(node.state.agenda)
        ended = self.table.rulebook.finished(node.state) or self.scope.over(node.state)
        veiled = not ended and bool(self.scope.veiled) and node.state.agenda[-1][0] in self.scope.veiled
        if ended or veiled:
            self.found.law[node.counts] = self.found.law.get(node.counts, Fraction(0)) + node.mass
            self.found.veiled += node.mass if veiled else 0
            return
        layer = self.waiting.setdefault((node.visits, -len(node.state.agenda)), {})
        met = layer.setdefault((hashable(node.state), node.counts), node)
        if met is not node:
            met.mass += node.mass


def settled(
    agenda: Sequence[BeatCall], closing: Collection[str], chained: Collection[str] = ()
) -> Callable[[Any], bool]:
    """Make the function that tells whether all that the next beat of this agenda sets off is done.

    It is done once the nearest beat that closes an action is over. If there is none, it is done once the agenda is back
    to what stood below the beat, or the same beat comes again, unless that is `chained` to the action.
    """
    *below, beat = agenda
    for depth in reversed(range(len(below))):
        if below[depth][0] in closing:
            return lambda state: len(state.agenda) <= depth

    def done(state: Any) -> bool:
        depth = len(state.agenda)
        again = depth == len(below) + 1 and state.agenda[-1][0] == beat[0]
        return depth <= len(below) or (again and beat[0] not in chained)

    return done
