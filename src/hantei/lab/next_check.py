"""The next check that an answer leads to, and its exact chance: its dice alone, with nothing optional spent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from hantei.core.decision import Decision, Fact
from hantei.core.event import Count
from hantei.core.record import clone, key
from hantei.core.rulebook import Rulebook
from hantei.core.tally import Tally
from hantei.play import Line

from .enumerate import Law, Mind, Odometer, Scope, TooLong

CHECK, SUCCESS = "check", "success"


Which = tuple[str, str]
"""A check: the side that makes it, and its kind."""


@dataclass
class NextCheck:
    """The check that is decided next.

    `made` is the probability, by side and kind, that it is that one; `passed` that it succeeds. `unknown` is what was
    not followed to its end; in the rest of all cases no check comes before what the answer sets off is done. `runs` is
    how many runs of beats it took.
    """

    made: dict[Which, Fraction] = field(default_factory=dict)
    passed: dict[Which, Fraction] = field(default_factory=dict)
    unknown: Fraction = Fraction(0)
    runs: int = 0

    def chance(self, which: Which) -> Fraction:
        """The chance that a check succeeds which is made."""
        return self.passed.get(which, Fraction(0)) / self.made[which]

    def main(self, side: str) -> Which | None:
        """The check that concerns a side most: the likeliest of its own, else of another's; None where none comes."""
        own = [which for which in self.made if which[0] == side]
        return max(own or self.made, key=lambda which: self.made[which], default=None)

    def describe(self) -> list[dict[str, object]]:
        """The checks that may come next, as plain data."""
        return [
            {"side": side, "check": kind, "part": float(made), "success": float(self.chance((side, kind)))}
            for (side, kind), made in self.made.items()
        ]

    def add(self, counts: Sequence[Count], mass: Fraction) -> None:
        """A check has been decided with this probability."""
        for kind, sums in ((CHECK, self.made), (SUCCESS, self.passed)):
            for which in {(count.side, count.what) for count in counts if count.kind == kind}:
                sums[which] = sums.get(which, Fraction(0)) + mass


class Decided(BaseException):
    """Unwinds a run whose next check is decided; no rule can swallow it. `counts` is what the check counts for."""

    def __init__(self, counts: Sequence[Count]) -> None:
        self.counts = counts


class FirstCheck(Odometer):
    """A table on wheels at which a run ends with the first check that is decided."""

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        if self.line < len(self.script):
            return
        counts = self.rulebook.judging.counts(self.state, event, facts)
        if any(count.kind == CHECK for count in counts):
            raise Decided(counts)


def thrifty(rulebook: Rulebook[Any], players: Mapping[str, Mind]) -> dict[str, Mind]:
    """The same players, but that nobody spends what need not be spent (`Judging.unspent`)."""
    unspent = rulebook.judging.unspent

    def sparing(mind: Mind) -> Mind:
        def answer(state: Any, decision: Decision) -> Law:
            for one in unspent.get(decision.kind, ()):
                if decision.legal(one):
                    return [(one, 1)]
            return mind(state, decision)

        return answer

    return {seat: sparing(mind) for seat, mind in players.items()}


def next_check(
    rulebook: Rulebook[Any],
    players: Mapping[str, Mind],
    start: Any,
    script: Sequence[Line],
    scope: Scope,
) -> NextCheck | None:
    """The next check after a script that holds already.

    Parameters: the rulebook; the players, who are asked for all but what is optional; the state at rest in which the
    beat of the script begins; how far to look. None where the budget does not suffice to find it exactly.
    """
    careful = thrifty(rulebook, players)
    found = NextCheck()
    table = FirstCheck(rulebook, careful, lambda count: True, script)
    waiting: dict[Any, tuple[Any, Fraction]] = {0: (start, Fraction(1))}
    while waiting:
        state, mass = waiting.pop(next(iter(waiting)))
        for after, counts, chance in ends(table, state):
            found.runs += 1
            if found.runs > scope.most or scope.late():
                return None
            if counts:
                found.add(counts, mass * chance)
            elif not (rulebook.finished(after) or scope.over(after)):
                if after.agenda[-1][0] in scope.veiled:
                    found.unknown += mass * chance
                else:
                    known = key(after)
                    waiting[known] = (after, mass * chance + waiting.get(known, (after, Fraction(0)))[1])
        table = FirstCheck(rulebook, careful, lambda count: True)
    return found


def ends(table: FirstCheck, state: Any) -> Iterator[tuple[Any, Sequence[Count], Fraction]]:
    """Where the next beat leads: the state after it, or what the check counts for with which the run ends; and the
    probability."""
    more = True
    while more:
        after = clone(state)
        table.begin(after)
        counts: Sequence[Count] = ()
        try:
            table.rulebook.beats.step(after, table)
            table.rulebook.judging.forget(after)
        except Decided as decided:
            counts = decided.counts
        except TooLong:
            more = table.wheels.turn()
            continue
        yield after, counts, Fraction(table.wheels.ways, table.wheels.whole)
        more = table.wheels.turn()
