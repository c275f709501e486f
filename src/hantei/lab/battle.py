"""The odds of a battle: how a whole scenario or encounter ends, exactly where that can be, else sampled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from hantei.core.rulebook import Count, Rulebook
from hantei.play import Refused

from .enumerate import Counts, Odometer, Sampler, Scope, Search, minds, sample, usual
from .outcomes import Outcomes

BUDGET = 100_000
"""Runs of beats that may be spent on one question."""

EXACT_SHARE = 4
"""One in so many of them may go into trying for an exact answer."""

MOST_UNCOUNTED = Fraction(1, 1000)
"""With more than this left uncounted the answer is sampled instead."""

DUST = Fraction(1, 10**8)
LEAST_SAMPLES = 30


@dataclass(frozen=True)
class Ends:
    """How a game ends: the ends and who has won, with what probability; and who played which seat."""

    outcomes: Outcomes
    policies: Mapping[str, str]

    def describe(self) -> dict[str, object]:
        """All as plain data."""
        outcomes = self.outcomes
        kinds = {"ends": "end/", "wins": "win/"}
        plain: dict[str, object] = {"exact": outcomes.exact, "samples": outcomes.samples}
        plain |= {"uncounted": float(outcomes.uncounted), "policies": dict(self.policies)}
        for name, start in kinds.items():
            keys = [key for key in outcomes.counted if key.startswith(start)]
            plain[name] = {
                key: {"chance": float(outcomes.chance(key)), "interval": outcomes.interval(key)} for key in keys
            }
        return plain


def ends(rulebook: Rulebook, state: Any, policies: Mapping[str, str], seed: str = "", budget: int = BUDGET) -> Ends:
    """How a game ends that begins in this state.

    Parameters: the rulebook; the state; policies by seat (the rulebook's first unless given), each of which answers
    the same whenever the same is asked in the same state, but for `random`; the seed of what is sampled; how many runs
    of beats it may take. Raises `Refused` (`unknown-seat`, `unknown-policy`).
    """
    names = usual(rulebook, state)
    for seat in policies:
        if seat not in names:
            raise Refused("unknown-seat", who=seat, allowed=", ".join(names))
    names |= policies
    players = minds(rulebook, names)
    scope = Scope(most=budget // EXACT_SHARE, dust=DUST)
    found = Search(Odometer(rulebook, players, is_end), scope).run(state)
    if found.uncounted <= MOST_UNCOUNTED:
        return Ends(Outcomes(found.law, uncounted=found.uncounted), names)
    law: dict[Counts, int] = {}
    beats = samples = 0
    while samples < LEAST_SAMPLES or beats < budget - found.runs:
        run = sample(Sampler(rulebook, players, is_end, Random(f"{seed}/{samples}")), state, Scope())
        law[run.counts] = law.get(run.counts, 0) + 1
        beats += run.beats
        samples += 1
    return Ends(Outcomes({counts: Fraction(n, samples) for counts, n in law.items()}, samples), names)


def is_end(count: Count) -> bool:
    """Whether something counts as an end, or as a victory."""
    return count.kind in ("end", "win")
