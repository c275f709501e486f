"""Every run of a beat with its exact probability, and of many beats in a row: equal states are merged in between.

Probabilities are `Fraction`s; what a budget leaves out is said, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from hantei.core.agenda import BeatCall
from hantei.core.record import clone, key
from hantei.core.rulebook import nothing_more
from hantei.play import MOST_BEATS, Endless, Line

from .counting import CountSums, Odometer, Sampler, TooLong, added

ENDLESS = 1_000_000_000
"""More entries than any agenda has."""

HOPELESS = 4
"""A beat is not begun if its first run promises this many times more runs than are left."""


@dataclass
class Scope:
    """How far to look: runs end where the game is over, where `over` says so, or before a beat that is `veiled`.

    `most` runs of beats are made at most, none once it is `late`; what has a probability below `dust` is left
    uncounted. Beats that are `left_out` are passed over. Of a veiled beat that is `foretold` the next check is known.
    """

    over: Callable[[Any], bool] = lambda state: False
    veiled: Collection[str] = ()
    most: int = 10_000
    dust: Fraction = Fraction(0)
    late: Callable[[], bool] = lambda: False
    left_out: Collection[str] = ()
    foretold: Callable[[Any], bool] = nothing_more

    def pass_over(self, agenda: list[BeatCall]) -> None:
        """Take the beats that are left out from the agenda where they come next."""
        while self.left_out and agenda and agenda[-1][0] in self.left_out:
            agenda.pop()


class Sampled(NamedTuple):
    """One run by luck: what it counted, how many beats it took, whether it stopped before a veiled beat, its end."""

    counts: CountSums
    beats: int
    veiled: bool
    state: Any


def sample(table: Sampler, state: Any, scope: Scope, script: Sequence[Line] = ()) -> Sampled:
    """One run from a state by luck, after a script that holds already."""
    world = clone(state)
    total: CountSums = ()
    table.script = script
    for beat in range(1, MOST_BEATS):
        table.begin(world)
        table.rulebook.beats.step(world, table)
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
    """What all runs lead to.

    `law`: the probability of every combination of counts; `veiled`: the part of it that ended before a veiled beat;
    `lost`: the probability of what was too long to be followed; `small`: what was too improbable; `left`: what could
    not be looked at any more; `runs`: how many runs of beats it took.
    """

    law: dict[CountSums, Fraction] = field(default_factory=dict)
    veiled: Fraction = Fraction(0)
    lost: Fraction = Fraction(0)
    small: list[Reached] = field(default_factory=list)
    left: list[Reached] = field(default_factory=list)
    runs: int = 0

    @property
    def uncounted(self) -> Fraction:
        """The probability that is in no part of the law."""
        return self.lost + sum((node.mass for node in (*self.left, *self.small)), Fraction(0))


@dataclass
class Reached:
    """A state at rest, what has been counted on the way, and the probability of both.

    `floor` is the shortest agenda met on the way, `visits` how often the way led down to it, which is how
    often something that repeats, such as a round, has been gone through. `script` is what holds already of the next
    beat.
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
"""Told how many more runs are done."""


def unheard(done: int) -> None:
    """Nobody looks."""


class Sweep:
    """Goes through all runs from a state, so that equal states meet: round by round, and in each those first with most
    still on the agenda."""

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
        """Look at the next beat of a node; one that has more outcomes than there are runs left is left as it is."""
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
        met = layer.setdefault((key(node.state), node.counts), node)
        if met is not node:
            met.mass += node.mass


def settled(agenda: Sequence[BeatCall], closing: Collection[str]) -> Callable[[Any], bool]:
    """Whether what the next beat of this agenda sets off is done.

    It is when the nearest beat that closes an action is over; where there is none, when the agenda is back to what
    stood below the beat, or the same beat comes again.
    """
    *below, beat = agenda
    for depth in reversed(range(len(below))):
        if below[depth][0] in closing:
            return lambda state: len(state.agenda) <= depth

    def done(state: Any) -> bool:
        depth = len(state.agenda)
        return depth <= len(below) or (depth == len(below) + 1 and state.agenda[-1][0] == beat[0])

    return done
