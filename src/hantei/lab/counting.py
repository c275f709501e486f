"""Tables that count what a beat tells: one shows all that dice can show, run after run; the other throws them.

Probabilities are whole numbers of ways out of whole numbers of ways.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import prod
from random import Random
from typing import Any

from hantei.core.decision import Answer, Decision, Fact
from hantei.core.dice import Dice, Pool, V
from hantei.core.event import Count
from hantei.core.rulebook import Rulebook
from hantei.core.table import MOST_LINES as MOST_OF_A_BEAT
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.play import BallotLine, BallotRequest, Diverged, Line, ThrowLine, ThrowRequest, matching
from hantei.play.script import ballot

from .minds import Law, Mind

CountSums = tuple[tuple[str, int], ...]
"""Sums of counts by their keys, in the order of the keys."""

MOST_LINES = 400
"""Throws and answers of one beat after which its rest is left uncounted."""


KeepsCount = Callable[[Count], bool]
"""Whether a count is kept."""


def of_kinds(kinds: Collection[str]) -> KeepsCount:
    """Keep the counts of some kinds."""
    return lambda count: count.kind in kinds


def everything(count: Count) -> bool:
    """Keep every count."""
    return True


def added(counts: CountSums, more: CountSums) -> CountSums:
    """Two sums of counts as one."""
    if not more or not counts:
        return more or counts
    total = dict(counts)
    for name, amount in more:
        total[name] = total.get(name, 0) + amount
    return tuple(sorted(total.items()))


class CountingTable(Table):
    """A table that plays a recorded beginning, goes on by itself, and counts the events behind the beginning.

    Parameters: the rulebook; the players; the function that tells which counts to keep; the lines of a script that hold
    already, whose events are not counted. If a recorded ballot lacks voices, the players give them.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        players: Mapping[str, Mind],
        keep: KeepsCount,
        script: Sequence[Line] = (),
    ) -> None:
        self.rulebook, self.players, self.keep, self.script = rulebook, players, keep, script
        self.state: Any = None
        self.line = 0
        self.counted: dict[str, int] = {}

    def begin(self, state: Any) -> None:
        """Begin a run from this state."""
        self.state, self.line, self.counted = state, 0, {}

    def fall(self, dice: Dice) -> int:
        """Let dice fall that nobody has thrown yet, and read them."""
        raise NotImplementedError

    def pick(self, law: Law) -> Any:
        """Pick one of the possible answers."""
        raise NotImplementedError

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        line = self._next()
        if line is None:
            return self.fall(dice)
        return dice.read(matching(ThrowLine, line, ThrowRequest(dice.name, why), 0, self.line - 1).faces)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        if not decisions:
            return []
        line = self._next()
        given: Mapping[str, Answer] = {}
        if line is not None:
            request = BallotRequest(decisions[0].kind, decisions[0].clause)
            given = matching(BallotLine, line, request, 0, self.line - 1).answers
        answers = []
        for who, decision in ballot(decisions).items():
            answer = given[who] if who in given else self.pick(self.players[decision.who](self.state, decision))
            if line and who in given and not decision.legal(answer):
                raise Diverged(0, self.line, line.plain(), decision.describe())
            answers.append(answer)
        return answers

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        """Add up what the event counts for; no record of it is made."""
        if self.line < len(self.script):
            return
        for count in self.rulebook.judging.counts(self.state, event, facts):
            if self.keep(count):
                self.counted[count.key] = self.counted.get(count.key, 0) + count.amount

    def _next(self) -> Line | None:
        """The next line of the script; None behind its end. Raises `TooLong`: players who always answer alike may turn
        in a circle, which no wheel shows."""
        self.line += 1
        if self.line > MOST_OF_A_BEAT:
            raise TooLong
        return self.script[self.line - 1] if self.line <= len(self.script) else None


class TooLong(BaseException):
    """Unwinds a run of a beat that does not come to its end."""


class Wheels:
    """Visits every run: the n-th throw or answer of a run shows what the n-th wheel says; a turn leads to the next run.

    After a run, its probability is `ways` out of `whole`.
    """

    def __init__(self) -> None:
        self.wheels: list[tuple[Law, int]] = []
        self.shown: list[int] = []
        self.begin()

    def begin(self) -> None:
        """Begin a run."""
        self.at, self.ways, self.whole = 0, 1, 1

    def show(self, law: Law, whole: int) -> Any:
        """Show the next value of this law; `whole` is the number of all its ways. Raises `TooLong`."""
        if self.at == len(self.shown):
            if self.at >= MOST_LINES:
                raise TooLong
            self.wheels.append((law, whole))
            self.shown.append(0)
        value, ways = law[self.shown[self.at]]
        self.at += 1
        self.ways *= ways
        self.whole *= whole
        return value

    def about(self) -> int:
        """Guess the number of runs, as if all threw the same dice as this one."""
        return prod(len(law) for law, _ in self.wheels)

    def turn(self) -> bool:
        """Go on to the next run. Return False once every run has been visited; the wheels then begin anew."""
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


class Odometer(CountingTable):
    """A table on wheels: it shows, run after run, all that dice can show and players can answer."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        players: Mapping[str, Mind],
        keep: KeepsCount,
        script: Sequence[Line] = (),
    ) -> None:
        super().__init__(rulebook, players, keep, script)
        self.wheels = Wheels()

    def begin(self, state: Any) -> None:
        super().begin(state)
        self.wheels.begin()

    def fall(self, dice: Dice) -> int:
        return int(self.wheels.show(dice.law(), dice.sides**dice.n))

    def pool(self, pool: Pool[V], why: str, who: str = "") -> V:
        """Show all values of the pool at once; if its first waves are recorded, all that can follow."""
        n, done = pool.n, pool.done
        while n and self.line < len(self.script):
            n, done = pool.after(n, done, self.roll(pool.wave(n), why, who))
        if not n:  # all of it is recorded, or there are no dice
            return pool.read(*done)
        self.line += 1
        rest = pool if (n, done) == (pool.n, pool.done) else pool.rest(n, done)
        value: V = self.wheels.show(*rest.law())
        return value

    def pick(self, law: Law) -> Any:
        return law[0][0] if len(law) == 1 else self.wheels.show(law, sum(weight for _, weight in law))


class Sampler(CountingTable):
    """A table at which dice fall and players answer by luck.

    If `first` is given, a share from 0 to 1, the first throw shows the value at that share of its law, so samples can
    be spread evenly over the law.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        players: Mapping[str, Mind],
        keep: KeepsCount,
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
    """The value at a place of a law, counted in ways."""
    for value, weight in law:
        at -= weight
        if at < 0:
            return value
    raise ValueError("a player without an answer")
