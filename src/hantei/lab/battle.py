"""The odds of a battle: finds how a whole scenario or encounter ends, exactly if possible, else by samples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from hantei.core.rulebook import Rulebook
from hantei.play import Refused

from .counting import Odometer, Sampler, of_kinds
from .minds import minds, usual
from .outcomes import Outcomes
from .sampling import samples
from .survey import DUST, MOST_UNCOUNTED, Progress, Sampled, Scope, Sweep, unheard

BUDGET = 100_000
"""Runs of beats for one question, at most."""

EXACT_SHARE = 4
"""One part in this number of the budget goes into an exact answer."""

LEAST_SAMPLES = 30

END_OR_WIN = of_kinds(("end", "win"))
"""Keeps each end, and each victory."""


@dataclass(frozen=True)
class Ends:
    """The possible ends of a game: the chance of each end and of each winner, the policies of the seats, and whether
    somebody stopped the search."""

    outcomes: Outcomes
    policies: Mapping[str, str]
    broken: bool = False

    def describe(self) -> dict[str, object]:
        """The ends as plain data."""
        outcomes = self.outcomes
        kinds = {"ends": "end/", "wins": "win/"}
        plain: dict[str, object] = {"exact": outcomes.exact, "samples": outcomes.samples}
        plain |= {"share": float(outcomes.share), "uncounted": float(outcomes.uncounted), "broken": self.broken}
        plain["policies"] = dict(self.policies)
        for name, start in kinds.items():
            keys = [key for key in outcomes.counted if key.startswith(start)]
            plain[name] = {
                key: {"chance": share.estimate, "interval": (share.low, share.high)}
                for key, share in ((key, outcomes.interval(key)) for key in keys)
            }
        return plain


def ends(
    rulebook: Rulebook[Any],
    state: Any,
    policies: Mapping[str, str],
    seed: str = "",
    budget: int = BUDGET,
    progress: Progress | None = None,
) -> Ends:
    """Find how a game ends that begins in this state: exactly as far as a part of the budget reaches, the rest by
    samples.

    Parameters: the rulebook; the state; policies by seat (by default the rulebook's first), which must each give the
    same answer to the same question in the same state, except `random`; the seed of the samples; the most runs of
    beats; a function that hears of progress. A `KeyboardInterrupt` ends it early with what is known by then. Raises
    `Refused` (`unknown-seat`, `unknown-policy`).
    """
    names = usual(rulebook, state)
    for seat in policies:
        if seat not in names:
            raise Refused("unknown-seat", who=seat, allowed=[*names])
    names |= policies
    players = minds(rulebook, names)
    search = Sweep(
        Odometer(rulebook, players, END_OR_WIN), Scope(most=budget // EXACT_SHARE, dust=DUST), progress or unheard
    )
    try:
        found = search.run(state)
    except KeyboardInterrupt:
        law = search.found.law
        return Ends(Outcomes(law, uncounted=1 - sum(law.values(), Fraction(0))), names, broken=True)
    if found.uncounted <= MOST_UNCOUNTED:
        return Ends(Outcomes(found.law, uncounted=found.uncounted), names)

    def table(n: int, first: float) -> Sampler:
        return Sampler(rulebook, players, END_OR_WIN, Random(f"{seed}/{n}"), first=first)

    rest = [*found.left, *found.small]
    runs, broken = drawn(samples(rest, table, Scope()), budget - found.runs, progress or unheard)
    if not runs:
        return Ends(Outcomes(found.law, uncounted=found.uncounted), names, broken)
    return Ends(Outcomes.sampled(found, rest, runs), names, broken)


def drawn(wanted: Iterator[Sampled], budget: int, progress: Progress) -> tuple[list[Sampled], bool]:
    """Draw samples until they have used up the budget. Return them, and whether somebody stopped the search."""
    runs: list[Sampled] = []
    try:
        for run in wanted:
            runs.append(run)
            budget -= run.beats
            progress(run.beats)
            if len(runs) >= LEAST_SAMPLES and budget <= 0:
                break
    except KeyboardInterrupt:
        return runs, True
    return runs, False
