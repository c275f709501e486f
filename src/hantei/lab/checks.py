"""The odds of a typed check: exact over all throws of its dice; sampled if these are too many."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from hantei.core.command import Command, Outcome, Stages
from hantei.core.dice import Dice, Pool, V
from hantei.core.table import Live, Table

from .counting import TooLong, Wheels

MOST_RUNS = 200_000
SAMPLES = 20_000


class TooMany(ValueError):
    """Raised for a check with too many runs to visit."""


class DiceTable(Table):
    """A table with dice alone that shows, run after run, all that they can show."""

    hears = False

    def __init__(self) -> None:
        self.wheels = Wheels()

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        return int(self.wheels.show(dice.law(), dice.sides**dice.n))

    def pool(self, pool: Pool[V], why: str, who: str = "") -> V:
        """The law of the whole pool at once, not wave by wave or die by die."""
        value: V = self.wheels.show(*pool.law())
        return value


def law(command: Command, most: int | None = None) -> Mapping[Outcome, Fraction]:
    """The probability of each outcome of a typed roll, without runs that never end.

    Raises `TooMany` if it has more than `most` runs (None: `MOST_RUNS`), at once if the first run already suggests so.
    """
    most = MOST_RUNS if most is None else most
    try:
        return (
            law_in_stages(command.carry_out, most)
            if isinstance(command.carry_out, Stages)
            else law_of(command.carry_out, most)
        )
    except TooLong:
        raise TooMany(command.text) from None


def law_in_stages(play: Stages, most: int) -> dict[Outcome, Fraction]:
    """The law of a roll in stages; equal values between two stages are followed once. Raises `TooLong`."""
    found: dict[Outcome, Fraction] = {}
    waiting, runs = {play.start: Fraction(1)}, 0
    while waiting:
        after: dict[Hashable, Fraction] = {}
        for done, mass in waiting.items():
            for value, chance in law_of(partial(play.stage, done=done), most).items():
                into: dict[Any, Fraction] = found if isinstance(value, Outcome) else after
                into[value] = into.get(value, Fraction(0)) + mass * chance
                runs += 1
        if runs > most:
            raise TooLong
        waiting = after
    return found


def law_of(play: Callable[[Table], V], most: int) -> dict[V, Fraction]:
    """The law of a part of a roll, run by run. Raises `TooLong`."""
    table, ways = DiceTable(), dict[int, dict[V, int]]()
    for number in range(most):
        table.wheels.begin()
        try:
            outcome = play(table)
            same = ways.setdefault(table.wheels.whole, {})  # fractions add slowly: add whole numbers first
            same[outcome] = same.get(outcome, 0) + table.wheels.ways
        except TooLong:
            pass
        if number == 0 and table.wheels.about() > most:
            break
        if not table.wheels.turn():
            return united(ways)
    raise TooLong


def sampled(command: Command) -> Mapping[Outcome, Fraction]:
    """The share of each outcome in `SAMPLES` throws, which are always the same ones."""
    table, found = Live(Random(command.text)), dict[Outcome, int]()
    for _ in range(SAMPLES):
        outcome = command.carry_out(table)
        found[outcome] = found.get(outcome, 0) + 1
    return {outcome: Fraction(count, SAMPLES) for outcome, count in found.items()}


def united(ways: Mapping[int, Mapping[V, int]]) -> dict[V, Fraction]:
    """The probability of every outcome from its ways out of different wholes."""
    found: dict[V, Fraction] = {}
    for whole, same in ways.items():
        for outcome, count in same.items():
            found[outcome] = found.get(outcome, Fraction(0)) + Fraction(count, whole)
    return found


def degrees(found: Mapping[Outcome, Fraction]) -> dict[str, Fraction]:
    """The probability of each degree of success."""
    total: dict[str, Fraction] = {}
    for outcome, chance in found.items():
        total[outcome.degree] = total.get(outcome.degree, Fraction(0)) + chance
    return total


def figures(found: Mapping[Outcome, Fraction]) -> dict[str, dict[int, Fraction]]:
    """The law of each figure, "total" among them; outcomes without a figure are left out of its law."""
    laws: dict[str, dict[int, Fraction]] = {}
    for outcome, chance in found.items():
        for name, value in (("total", outcome.total), *outcome.figures):
            law = laws.setdefault(name, {})
            law[value] = law.get(value, Fraction(0)) + chance
    return {name: dict(sorted(law.items())) for name, law in laws.items()}
