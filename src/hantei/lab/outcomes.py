"""Distributions of counts: chances, means and spreads of what a run leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from .counting import CountSums
from .intervals import wilson
from .survey import Reached, Sampled, Survey


@dataclass(frozen=True)
class Outcomes:
    """What counts add up to, with what probability.

    `law` is exact but for the part of it that `samples` runs have found; `drawn` is that part alone.
    `uncounted` is the probability that the law lacks, `veiled` that of runs that stopped where something unknown comes
    to light.
    """

    law: Mapping[CountSums, Fraction]
    samples: int = 0
    uncounted: Fraction = Fraction(0)
    veiled: Fraction = Fraction(0)
    drawn: Mapping[CountSums, Fraction] = field(default_factory=dict)

    @classmethod
    def sampled(cls, survey: Survey, rest: Sequence[Reached], drawn: Sequence[Sampled]) -> Outcomes:
        """What was found exactly, and for the rest what the runs from there have come to."""
        share = sum((node.mass for node in rest), Fraction(0))
        part: dict[CountSums, Fraction] = {}
        for run in drawn:
            part[run.counts] = part.get(run.counts, Fraction(0)) + share / len(drawn)
        law = dict(survey.law)
        for counts, chance in part.items():
            law[counts] = law.get(counts, Fraction(0)) + chance
        veiled = survey.veiled + share * Fraction(sum(run.veiled for run in drawn), len(drawn))
        return cls(law, len(drawn), survey.lost, veiled, part)

    @property
    def share(self) -> Fraction:
        """The part of the law that is sampled."""
        return sum(self.drawn.values(), Fraction(0))

    @property
    def exact(self) -> bool:
        """Whether every figure is exact, but for the probability left uncounted."""
        return not self.samples

    @property
    def counted(self) -> list[str]:
        """The keys of all counts that occur."""
        return sorted({name for counts in self.law for name, _ in counts})

    def of(self, *starts: str) -> dict[int, Fraction]:
        """The law of the sum of all counts whose key is or begins with one of these ("damage/enemy/")."""
        return summed(self.law, starts)

    def chance(self, *starts: str) -> Fraction:
        """The probability that the sum is at least 1."""
        return at_least_one(self.of(*starts))

    def mean(self, *starts: str) -> float:
        """The sum to be expected, among the runs that are counted."""
        law = self.of(*starts)
        return float(sum(total * chance for total, chance in law.items()) / (sum(law.values()) or 1))

    def deviation(self, *starts: str) -> float:
        """The standard deviation of the sum."""
        return deviation(self.of(*starts))

    def error(self, *starts: str) -> float:
        """The standard error of the mean where a part is sampled, else 0."""
        if not self.samples:
            return 0.0
        return float(self.share) * deviation(summed(self.drawn, starts)) / sqrt(self.samples)

    def chance_error(self, *starts: str) -> float:
        """The standard error of the chance where a part is sampled, else 0; never 0 for want of the other case."""
        if not self.samples:
            return 0.0
        p = (self._hits(starts) + 1) / (self.samples + 2)
        return float(self.share) * sqrt(p * (1 - p) / self.samples)

    def interval(self, *starts: str) -> tuple[float, float]:
        """Between what bounds the chance lies: those of 95 percent confidence where it is sampled (Wilson), else hard
        ones; what is uncounted on either side."""
        chance = self.chance(*starts)
        if not self.samples:
            return float(chance), float(chance + self.uncounted)
        known = float(chance - at_least_one(summed(self.drawn, starts)))
        found = wilson(self._hits(starts), self.samples)
        share = float(self.share)
        return known + share * found.low, known + share * found.high + float(self.uncounted)

    def _hits(self, starts: tuple[str, ...]) -> int:
        """How many of the samples have it."""
        return round(at_least_one(summed(self.drawn, starts)) / (self.share or 1) * self.samples)

    def describe(self) -> dict[str, object]:
        """All as plain data: by key its mean, its deviation and its law."""
        counts = {
            name: {
                "mean": self.mean(name),
                "deviation": self.deviation(name),
                "law": {str(total): float(chance) for total, chance in self.of(name).items()},
            }
            | ({"error": self.error(name)} if self.samples else {})
            for name in self.counted
        }
        plain: dict[str, object] = {"exact": self.exact, "samples": self.samples, "share": float(self.share)}
        return plain | {"uncounted": float(self.uncounted), "veiled": float(self.veiled), "counts": counts}


def summed(law: Mapping[CountSums, Fraction], starts: tuple[str, ...]) -> dict[int, Fraction]:
    """The law of the sum of all counts whose key is or begins with one of these."""
    found: dict[int, Fraction] = {}
    for counts, chance in law.items():
        total = sum(amount for name, amount in counts if name.startswith(starts))
        found[total] = found.get(total, Fraction(0)) + chance
    return dict(sorted(found.items()))


def at_least_one(law: Mapping[int, Fraction]) -> Fraction:
    """The probability of a sum over 0."""
    return sum((chance for total, chance in law.items() if total > 0), Fraction(0))


def deviation(law: Mapping[int, Fraction]) -> float:
    """The standard deviation of a sum."""
    whole = sum(law.values()) or Fraction(1)
    mean = sum((total * chance for total, chance in law.items()), Fraction(0)) / whole
    return sqrt(sum((total - mean) ** 2 * chance for total, chance in law.items()) / whole)
