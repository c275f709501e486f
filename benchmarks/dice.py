"""Compare odds of dice with icepool and dyce on one core: pools that are counted, joint counts, exploding sixes.

Run by hand: `python benchmarks/dice.py`. Every law is worked out anew each time, nothing is kept; the three must agree
(except on exploding dice, which the others cut at a depth). Only the ratios within one run compare. Ours runs the
command as it would run at a table, once for every pair of values that it can read.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import icepool
from dyce import H

from clock import timed
from hantei.core.command import Command, Outcome
from hantei.core.dice import Pool
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.lab import checks

DEPTH = 12
"""The depth at which the others cut exploding dice."""

REPEATS = 5
Law = dict[Any, Fraction]


def hits_and_glitch(n: int, counts: tuple[int, int]) -> tuple[int, bool]:
    """Return the hits, and whether half of the dice show 1."""
    return counts[0], 2 * counts[1] >= n


def pool(n: int, glitch: bool, again: tuple[int, ...] = ()) -> Pool[Any]:
    """A pool of ours: hits, with or without glitches."""
    if glitch:
        return Pool(n, 6, lambda face: (face >= 5, face == 1), lambda hits, ones: (hits, 2 * ones >= n), again)
    return Pool(n, 6, lambda face: (face >= 5,), lambda hits: (hits, False), again)


def ours(mine: int, theirs: int, glitch: bool = False, again: tuple[int, ...] = ()) -> Law:
    """Net hits, and who glitches."""
    first, second = pool(mine, glitch, again), pool(theirs, glitch, again)

    def play(table: Table) -> Outcome:
        hits, bad = table.pool(first, "mine")
        others, worse = table.pool(second, "theirs")
        return Outcome("", hits - others, None, (("mine", int(bad)), ("theirs", int(worse))))

    said = Message("said")
    found = checks.law(Command("", play, lambda event, facts: said, lambda outcome: said, lambda slug: said))
    return {(outcome.total, *(bool(n) for _, n in outcome.figures)): chance for outcome, chance in found.items()}


def exploding() -> dict[int, int]:
    """Return the hits of one die whose sixes are thrown again, with a limit of sixes in a row."""
    ways = dict.fromkeys(range(DEPTH + 2), 0)
    for sixes in range(DEPTH + 1):  # then 1 to 4, or a 5
        ways[sixes] += 4 * 6 ** (DEPTH - sixes)
        ways[sixes + 1] += 6 ** (DEPTH - sixes)
    ways[DEPTH + 1] += 1
    return ways


def of_icepool(mine: int, theirs: int, glitch: bool = False, again: tuple[int, ...] = ()) -> Law:
    """The same by icepool."""
    if glitch:
        one = icepool.d6.map(lambda face: icepool.Vector((int(face >= 5), int(face == 1))))
        read = [
            (n @ one).map(lambda hits, ones, n=n: icepool.Vector(hits_and_glitch(n, (hits, ones))), star=True)
            for n in (mine, theirs)
        ]
        both = icepool.map(lambda a, b: (a[0] - b[0], a[1], b[1]), *read, star=False)
        return {tuple(value): Fraction(both.probability(value)) for value in both.outcomes()}
    one = icepool.Die(exploding() if again else {0: 4, 1: 2})
    net = (mine @ one) - (theirs @ one)
    return {(value, False, False): Fraction(net.probability(value)) for value in net.outcomes()}


def of_dyce(mine: int, theirs: int, glitch: bool = False, again: tuple[int, ...] = ()) -> Law:
    """The same by dyce; two counts kept together are packed into one number."""
    if glitch:
        one = H({0: 3, 1: 1, 1000: 2})
        read = [
            H.from_counts((hits_and_glitch(n, divmod(value, 1000)), ways) for value, ways in (n @ one).items())
            for n in (mine, theirs)
        ]
        found: dict[Any, int] = {}
        for (hits, bad), ways in read[0].items():
            for (others, worse), more in read[1].items():
                key = (hits - others, bad, worse)
                found[key] = found.get(key, 0) + ways * more
        return {value: Fraction(ways, 6 ** (mine + theirs)) for value, ways in found.items()}
    one = H(exploding() if again else {0: 4, 1: 2})
    net = mine @ one - theirs @ one
    return {(value, False, False): Fraction(ways, net.total) for value, ways in net.items()}


def best(work: Callable[[], Law]) -> tuple[float, Law]:
    """Return the shortest of several times, and the law."""
    times = [timed(work) for _ in range(REPEATS)]
    return min(spent for spent, _ in times), times[0][1]


TASKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("12 dice against 10, net hits", {"mine": 12, "theirs": 10}),
    ("60 against 60, net hits", {"mine": 60, "theirs": 60}),
    ("12 against 10, hits and glitches", {"mine": 12, "theirs": 10, "glitch": True}),
    ("60 against 60, hits and glitches", {"mine": 60, "theirs": 60, "glitch": True}),
    ("12 against 10, sixes explode", {"mine": 12, "theirs": 10, "again": (6,)}),
)


def main() -> None:
    """Print the figures."""
    for name, task in TASKS:
        (own, law), (ice, other), (dyce, third) = [best(partial(way, **task)) for way in (ours, of_icepool, of_dyce)]
        off = max(abs(float(law.get(key, 0) - theirs.get(key, 0))) for theirs in (other, third) for key in theirs)
        times = f"{own * 1000:8.2f} ms   icepool {ice / own:5.2f} x   dyce {dyce / own:5.2f} x"
        print(f"{name:<34}{times}   greatest difference {off:.0e}")


if __name__ == "__main__":
    main()
