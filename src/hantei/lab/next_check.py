"""Finds the next check that an answer leads to, and its exact chance if nobody spends more than it costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from hantei.core.decision import Decision, Fact
from hantei.core.dice import Pool, V
from hantei.core.event import Count
from hantei.core.record import clone, hashable
from hantei.core.roles import Roles, first_whole, texts_in
from hantei.core.rulebook import Rulebook
from hantei.core.tally import Step, Tally, result_of
from hantei.play import Line

from .counting import Odometer, TooLong, everything
from .minds import Law, Mind, SeatMinds
from .survey import Scope

CHECK, SUCCESS = "check", "success"


Which = tuple[str, str]
"""A check: the side that makes it, and its kind."""


class Working(NamedTuple):
    """The working of a check's number: its kind, the person who makes it ("" if no fact tells), the dice and the number
    needed if the rules tell them, and the reasons that are the same whatever the dice show."""

    kind: str
    who: str
    dice: int | None
    need: int | None
    steps: tuple[Step, ...]

    @property
    def value(self) -> int:
        """The number to which the reasons lead."""
        return result_of(self.steps)

    def describe(self) -> dict[str, object]:
        """The working as plain data."""
        return {**self._asdict(), "value": self.value, "steps": [step._asdict() for step in self.steps]}


Workings = tuple[Working, ...]
"""The numbers of a check in the order in which they are told; an opposed check has those of both sides."""


def working(roles: Roles, facts: Mapping[str, Fact], tally: Tally) -> Working:
    """Make the working of a check from the facts and the tally of its event, as the rulebook names them."""
    return Working(
        str(facts[roles.check]),
        next(texts_in(facts, roles.rolled), ""),
        first_whole(facts, (roles.dice,)),
        first_whole(facts, roles.need),
        tuple(tally.steps),
    )


def shared(some: Workings, others: Workings) -> Workings:
    """Keep the checks that two ways to the same check share, with the reasons that both have."""
    found = []
    for one in some:
        same = next((other for other in others if other[:2] == one[:2]), None)
        if same is not None:
            found.append(one._replace(steps=tuple(step for step in one.steps if step in same.steps)))
    return tuple(found)


@dataclass
class NextCheck:
    """The check that is decided next.

    `made` holds the probability of each check by side and kind, `passed` the probability that it comes and succeeds,
    `workings` its numbers with their reasons. `unknown` is the probability of runs that could not be followed; in all
    other runs no check comes before all that the answer sets off is done. `runs` counts the runs of beats.
    """

    made: dict[Which, Fraction] = field(default_factory=dict)
    passed: dict[Which, Fraction] = field(default_factory=dict)
    unknown: Fraction = Fraction(0)
    runs: int = 0
    workings: dict[Which, Workings] = field(default_factory=dict)

    def chance(self, which: Which) -> Fraction:
        """The chance that a check succeeds if it is made."""
        return self.passed.get(which, Fraction(0)) / self.made[which]

    def main(self, side: str) -> Which | None:
        """The check that concerns a side most: its likeliest one, or else that of another side; None if none comes.

        Where somebody attacks their own side, attack and defence are checks of one side. Once the attack is rolled,
        only the defence is still open.
        """
        own = [which for which in self.made if which[0] == side]
        main = max(own or self.made, key=lambda which: self.made[which], default=None)
        return next((which for which in own if which != main and self.left_open(which, main)), main)

    def left_open(self, which: Which, other: Which | None) -> bool:
        """Whether a check is decided together with another that was rolled before, and so has no working here."""
        if other is None or self.made[which] != self.made[other]:
            return False
        told = self.workings.get(which, ())
        return told == self.workings.get(other, ()) and all(one.kind == which[1] for one in told)

    def describe(self) -> list[dict[str, object]]:
        """The possible next checks as plain data."""
        return [
            {
                "side": side,
                "check": kind,
                "part": float(made),
                "success": float(self.chance((side, kind))),
                "workings": [one.describe() for one in self.workings[side, kind]],
            }
            for (side, kind), made in self.made.items()
        ]

    def add(self, counts: Sequence[Count], mass: Fraction, workings: Workings) -> None:
        """Add a check that is decided with this probability, by these numbers."""
        for count in counts:
            if count.kind == CHECK:
                one = (count.side, count.what)
                self.workings[one] = shared(self.workings.get(one, workings), workings)
        for kind, sums in ((CHECK, self.made), (SUCCESS, self.passed)):
            for which in dict.fromkeys((count.side, count.what) for count in counts if count.kind == kind):
                sums[which] = sums.get(which, Fraction(0)) + mass


class Decided(BaseException):
    """Unwinds a run whose next check is decided; no rule can swallow it. `counts` are those of the check."""

    def __init__(self, counts: Sequence[Count]) -> None:
        self.counts = counts


class FirstCheck(Odometer):
    """A table on wheels that ends a run at the first check that is decided; `workings` are the numbers told before."""

    workings: Workings = ()

    def begin(self, state: Any) -> None:
        super().begin(state)
        self.workings = ()

    def pool(self, pool: Pool[V], why: str, who: str = "") -> V:
        """Read no more than a check needs in which nobody pays to change the dice.

        Dice of the script are read as the rules do, because the answer may change them.
        """
        return super().pool(pool if self.line < len(self.script) else pool.unchanged(), why, who)

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        if tally is not None and event in self.rulebook.foresight.checking:
            self.workings += (working(self.rulebook.roles, facts, tally),)
        counts = self.rulebook.judging.counts(self.state, event, facts)
        if not any(count.kind == CHECK for count in counts):
            return
        if self.line >= len(self.script):
            raise Decided(counts)
        self.workings = ()  # decided before the question


def thrifty(rulebook: Rulebook[Any], players: SeatMinds) -> SeatMinds:
    """The same players, except that nobody spends what a check does not cost (`Foresight.unspent`)."""
    unspent = rulebook.foresight.unspent

    def sparing(mind: Mind) -> Mind:
        def answer(state: Any, decision: Decision) -> Law:
            for one in unspent.get(decision.kind, ()):
                if decision.legal(one):
                    return [(one, 1)]
            return mind(state, decision)

        return answer

    return players.through(sparing)


def next_check(
    rulebook: Rulebook[Any],
    players: SeatMinds,
    start: Any,
    script: Sequence[Line],
    scope: Scope,
) -> NextCheck | None:
    """Find the next check after a script that holds already; return None if the budget does not suffice.

    Parameters: the rulebook; the players, who answer all that is not optional; the state in which the beat of the
    script begins; the script; how far to look.
    """
    careful = thrifty(rulebook, players)
    found = NextCheck()
    table = FirstCheck(rulebook, careful, everything, script)
    waiting: dict[Any, tuple[Any, Fraction, Workings]] = {0: (start, Fraction(1), ())}
    while waiting:
        state, mass, before = waiting.pop(next(iter(waiting)))
        for after, counts, chance in ends(table, state):
            workings = before + table.workings
            found.runs += 1
            if found.runs > scope.most or scope.late():
                return None
            if after is None:
                found.unknown += mass * chance
            elif counts:
                found.add(counts, mass * chance, workings)
            elif not rulebook.finished(after) and (scope.foretold(after) or not scope.over(after)):
                if after.agenda[-1][0] in scope.veiled and not scope.foretold(after):
                    found.unknown += mass * chance
                else:
                    known = hashable(after)
                    _, more, others = waiting.get(known, (after, Fraction(0), workings))
                    waiting[known] = (after, mass * chance + more, shared(workings, others))
        table = FirstCheck(rulebook, careful, everything)
    return found


def ends(table: FirstCheck, state: Any) -> Iterator[tuple[Any, Sequence[Count], Fraction]]:
    """Run the next beat in every way: yield the state after it, what the check counts for with which the run ended, and
    the probability. The state is None for a run that neither decides a check nor comes to its end."""
    more = True
    while more:
        after = clone(state)
        table.begin(after)
        counts: Sequence[Count] = ()
        try:
            table.rulebook.beats.step(after, table)
            table.rulebook.foresight.forget(after)
        except Decided as decided:
            counts = decided.counts
        except TooLong:
            after = None
        yield after, counts, Fraction(table.wheels.ways, table.wheels.whole)
        more = table.wheels.turn()
