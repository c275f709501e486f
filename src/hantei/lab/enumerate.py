"""Every run of a beat with its exact probability, and of many beats in a row: equal states are merged in between.

The rules run at a table whose dice show, one after the other, everything they can show. Probabilities are whole
numbers of ways out of whole numbers of ways (`Fraction`); what a budget leaves out is said, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod
from random import Random
from typing import Any, NamedTuple

from hantei.core.agenda import Entry
from hantei.core.decision import Answer, Decision, Fact
from hantei.core.dice import Dice, Pool, V
from hantei.core.event import Count
from hantei.core.record import clone, key
from hantei.core.rulebook import Planner, Rulebook
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.play import MOST_BEATS, RANDOM, Diverged, Endless, Line, Refused, policy, usual_policy
from hantei.play.script import ballot

Law = Sequence[tuple[Any, int]]
"""What can come, each with the number of ways in which it does."""

Mind = Callable[[Any, Decision], Law]
"""A player: from the state and the question to the answers that may come, with their weights."""

Counts = tuple[tuple[str, int], ...]
"""Sums of counts by their keys, in the order of the keys."""

LONGEST = 400
"""Throws and answers of one beat after which its rest is left uncounted."""

ENDLESS = 1_000_000_000
"""More entries than any agenda has."""

HOPELESS = 4
"""A beat whose first run lets expect so many times more runs than are left is not begun."""


def mind(rulebook: Rulebook[Any], name: str) -> Mind:
    """A policy as a player whose answers have a law. Raises `Refused` (`unknown-policy`; `policy-looks-ahead`
    for one that would play on in thought at every question of every run).

    `random` gives every listed answer the same chance. Any other policy answers the same whenever the same is asked in
    the same state: its source of luck hangs on the question alone.
    """
    chosen = policy(rulebook, name)
    if plans(rulebook, name):
        raise Refused("policy-looks-ahead", name=name)

    def steady(state: Any, decision: Decision) -> Law:
        return [(chosen(state, decision, Random(f"{decision.who}/{decision.kind}/{decision.clause}")), 1)]

    def even(state: Any, decision: Decision) -> Law:
        answers = decision.all()
        return [(answer, 1) for answer in answers] if answers else steady(state, decision)

    return even if name == RANDOM else steady


def plans(rulebook: Rulebook[Any], name: str) -> bool:
    """Whether a policy would play on in thought at every question. Raises `Refused` (`unknown-policy`)."""
    return isinstance(policy(rulebook, name), Planner)


def usual(rulebook: Rulebook[Any], state: Any) -> dict[str, str]:
    """The policy that plays each seat where none is named."""
    return dict.fromkeys(rulebook.seats(state), usual_policy(rulebook))


def minds(rulebook: Rulebook[Any], names: Mapping[str, str]) -> dict[str, Mind]:
    """The players of seats, by the names of their policies. Raises `Refused` (`unknown-policy`)."""
    return {seat: mind(rulebook, name) for seat, name in names.items()}


class Counting(Table):
    """A table at which a recorded beginning is played, then what comes of itself, and what is told is counted.

    Parameters: the rulebook; the players; which counts to keep; the lines of a script that hold already, whose events
    are not counted. A recorded ballot may lack voices; they come from the players.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        players: Mapping[str, Mind],
        keep: Callable[[Count], bool],
        script: Sequence[Line] = (),
    ) -> None:
        self.rulebook, self.players, self.keep, self.script = rulebook, players, keep, script
        self.state: Any = None
        self.line = 0
        self.counted: dict[str, int] = {}

    def begin(self, state: Any) -> None:
        """A new run, from this state."""
        self.state, self.line, self.counted = state, 0, {}

    def fall(self, dice: Dice) -> int:
        """What dice show that nobody has thrown yet."""
        raise NotImplementedError

    def pick(self, law: Law) -> Any:
        """One of the answers that may come."""
        raise NotImplementedError

    def roll(self, dice: Dice, why: str) -> int:
        line = self._recorded(["roll", dice.name, why])
        return self.fall(dice) if line is None else dice.read(tuple(line[-1]))

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        if not decisions:
            return []
        line = self._recorded(["ask", decisions[0].kind, decisions[0].clause])
        given: Mapping[str, Answer] = line[-1] if line else {}
        answers = []
        for who, decision in ballot(decisions).items():
            answer = given[who] if who in given else self.pick(self.players[decision.who](self.state, decision))
            if who in given and not decision.legal(answer):
                raise Diverged(0, self.line, line, decision.describe())
            answers.append(answer)
        return answers

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        """Add up what the event counts for; no record of it is made."""
        if self.line < len(self.script):
            return
        for count in self.rulebook.judging.counts(self.state, event, facts):
            if self.keep(count):
                self.counted[count.key] = self.counted.get(count.key, 0) + count.amount

    def _recorded(self, key: Line) -> Line | None:
        self.line += 1
        if self.line > len(self.script):
            return None
        line = self.script[self.line - 1]
        if line[:-1] != key:
            raise Diverged(0, self.line - 1, line, key)
        return line


class TooLong(BaseException):
    """Unwinds a run of a beat that does not come to its end."""


class Wheels:
    """The n-th thing left to luck in a run shows what the n-th wheel says; turning the wheels visits every run.

    After a run, `ways` out of `whole` is its probability.
    """

    def __init__(self) -> None:
        self.wheels: list[tuple[Law, int]] = []
        self.shown: list[int] = []
        self.begin()

    def begin(self) -> None:
        """A new run."""
        self.at, self.ways, self.whole = 0, 1, 1

    def show(self, law: Law, whole: int) -> Any:
        """The next value that comes; its law has so many ways in all."""
        if self.at == len(self.shown):
            if self.at >= LONGEST:
                raise TooLong
            self.wheels.append((law, whole))
            self.shown.append(0)
        value, ways = law[self.shown[self.at]]
        self.at += 1
        self.ways *= ways
        self.whole *= whole
        return value

    def about(self) -> int:
        """About how many runs there are, if all throw what this one does."""
        return prod(len(law) for law, _ in self.wheels)

    def turn(self) -> bool:
        """Go on to the next run; False when every run has been visited, and all begins anew."""
        while self.shown:
            self.shown[-1] += 1
            if self.shown[-1] < len(self.wheels[-1][0]):
                return True
            self.shown.pop()
            self.wheels.pop()
        return False

    def stop(self) -> None:
        """Leave out the runs that have not been visited."""
        self.wheels.clear()
        self.shown.clear()


class Odometer(Counting):
    """A table on wheels: it shows, run after run, all that dice and players can come to."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        players: Mapping[str, Mind],
        keep: Callable[[Count], bool],
        script: Sequence[Line] = (),
    ) -> None:
        super().__init__(rulebook, players, keep, script)
        self.wheels = Wheels()

    def begin(self, state: Any) -> None:
        super().begin(state)
        self.wheels.begin()

    def fall(self, dice: Dice) -> int:
        return int(self.wheels.show(dice.law(), dice.sides**dice.n))

    def pool(self, pool: Pool[V], why: str) -> V:
        """All that the pool can be read as, at once; where its first waves are recorded, all that can follow."""
        n, done = pool.n, pool.done
        while n and self.line < len(self.script):
            n, done = pool.after(n, done, self.roll(pool.wave(n), why))
        self.line += 1
        rest = pool if (n, done) == (pool.n, pool.done) else pool.rest(n, done)
        value: V = self.wheels.show(*rest.law())
        return value

    def pick(self, law: Law) -> Any:
        return law[0][0] if len(law) == 1 else self.wheels.show(law, sum(weight for _, weight in law))


class Sampler(Counting):
    """Dice fall and players answer as luck has it; the very first throw shows what lies at the part `first` of its law,
    if that is given, so that many samples can be spread evenly over it.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        players: Mapping[str, Mind],
        keep: Callable[[Count], bool],
        luck: Random,
        script: Sequence[Line] = (),
        first: float | None = None,
    ) -> None:
        super().__init__(rulebook, players, keep, script)
        self.luck, self.first = luck, first

    def fall(self, dice: Dice) -> int:
        if self.first is None:
            return dice.read(tuple(dice.throw(self.luck)))
        at, self.first = int(self.first * dice.sides**dice.n), None
        return int(found_at(dice.law(), at))

    def pick(self, law: Law) -> Any:
        return found_at(law, int(self.luck.random() * sum(weight for _, weight in law)))


def found_at(law: Law, at: int) -> Any:
    """What lies at this place of a law, counted in ways."""
    for value, weight in law:
        at -= weight
        if at < 0:
            return value
    raise ValueError("a player without an answer")


@dataclass
class Scope:
    """How far to look: runs end where the game is over, where `over` says so, or before a beat that is `veiled`.

    `most` runs of beats are made at most, none once it is `late`; what has a probability below `dust` is left
    uncounted.
    """

    over: Callable[[Any], bool] = lambda state: False
    veiled: Collection[str] = ()
    most: int = 10_000
    dust: Fraction = Fraction(0)
    late: Callable[[], bool] = lambda: False


class Sampled(NamedTuple):
    """One run by luck: what it counted, how many beats it took, whether it stopped before a veiled beat, its end."""

    counts: Counts
    beats: int
    veiled: bool
    state: Any


def sample(table: Sampler, state: Any, scope: Scope, script: Sequence[Line] = ()) -> Sampled:
    """One run from a state by luck, after a script that holds already."""
    world = clone(state)
    total: Counts = ()
    table.script = script
    for beat in range(1, MOST_BEATS):
        table.begin(world)
        table.rulebook.beats.step(world, table)
        total = added(total, tuple(sorted(table.counted.items())))
        table.script = ()
        if table.rulebook.finished(world) or scope.over(world):
            return Sampled(total, beat, False, world)
        if world.agenda[-1][0] in scope.veiled:
            return Sampled(total, beat, True, world)
    raise Endless(f"more than {MOST_BEATS} beats")


def outcomes(table: Odometer, state: Any) -> Iterator[tuple[Any, Counts, Fraction]]:
    """Where the next beat of a state can lead: the state after it, what was counted, and the probability.

    A run that does not come to its end is left out, and its probability with it.
    """
    more = True
    while more:
        after = clone(state)
        table.begin(after)
        try:
            table.rulebook.beats.step(after, table)
            table.rulebook.judging.forget(after)
            yield after, tuple(sorted(table.counted.items())), Fraction(table.wheels.ways, table.wheels.whole)
        except TooLong:
            pass
        more = table.wheels.turn()


@dataclass
class Survey:
    """What all runs lead to.

    `law`: the probability of every combination of counts; `veiled`: the part of it that ended before a veiled beat;
    `lost`: the probability of what was too long to be followed; `small`: what was too improbable; `left`: what could
    not be looked at any more; `runs`: how many runs of beats it took.
    """

    law: dict[Counts, Fraction] = field(default_factory=dict)
    veiled: Fraction = Fraction(0)
    lost: Fraction = Fraction(0)
    small: list[Node] = field(default_factory=list)
    left: list[Node] = field(default_factory=list)
    runs: int = 0

    @property
    def uncounted(self) -> Fraction:
        """The probability that is in no part of the law."""
        return self.lost + sum((node.mass for node in (*self.left, *self.small)), Fraction(0))


@dataclass
class Node:
    """A state at rest, what has been counted on the way, and the probability of both.

    `floor` is the shortest agenda met on the way, `visits` how often the way led down to it: so many times something
    that repeats, such as a round, has been gone through. `script` is what holds already of the next beat.
    """

    state: Any
    counts: Counts
    mass: Fraction
    floor: int
    visits: int = 0
    script: Sequence[Line] = ()

    def led(self, state: Any, counts: Counts, chance: Fraction) -> Node:
        """The node after one more beat."""
        depth = len(state.agenda)
        down = depth <= self.floor
        return Node(state, added(self.counts, counts), self.mass * chance, min(depth, self.floor), self.visits + down)


Progress = Callable[[int], None]
"""Told how many more runs are done."""


def unheard(done: int) -> None:
    """Nobody looks."""


class Search:
    """Goes through all runs from a state, so that equal states meet: round by round, and in each those first with most
    still on the agenda."""

    def __init__(self, table: Odometer, scope: Scope, progress: Progress = unheard) -> None:
        self.table, self.scope, self.progress = table, scope, progress
        self.found = Survey()
        self.waiting: dict[tuple[int, int], dict[Any, Node]] = {}

    def run(self, state: Any, first: Odometer | None = None) -> Survey:
        """Survey all runs from a state; its first beat is run at a table of its own, if one is given."""
        start = Node(state, (), Fraction(1), ENDLESS, script=first.script if first else ())
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

    def _step(self, table: Odometer, node: Node) -> None:
        """Look at the next beat of a node; one that has more outcomes than there are runs left is left as it is."""
        ends, rest = [], Fraction(1)
        for after, counted, chance in outcomes(table, node.state):
            rest -= chance
            self.found.runs += 1
            ends.append(node.led(after, counted, chance))
            runs_left = self.scope.most - self.found.runs
            hopeless = len(ends) == 1 and table.wheels.about() > HOPELESS * runs_left
            if hopeless or (table.wheels.shown and self._spent()):
                table.wheels.stop()
                self.found.left.append(node)
                self.progress(len(ends))
                return
        self.found.lost += node.mass * rest
        self.progress(len(ends))
        for end in ends:
            self._put(end)

    def _put(self, node: Node) -> None:
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


def added(counts: Counts, more: Counts) -> Counts:
    """Two sums of counts as one."""
    if not more or not counts:
        return more or counts
    total = dict(counts)
    for name, amount in more:
        total[name] = total.get(name, 0) + amount
    return tuple(sorted(total.items()))


def settled(agenda: Sequence[Entry], closing: Collection[str]) -> Callable[[Any], bool]:
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
