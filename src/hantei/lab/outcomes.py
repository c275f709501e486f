"""Distributions of counts: chances, means and spreads of what a run leads to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from .enumerate import Counts
from .intervals import wilson


@dataclass(frozen=True)
class Outcomes:
    """What counts add up to, with what probability.

    `law` is exact where `samples` is 0, else the shares of so many sampled runs. `uncounted` is the probability that
    the law lacks, `veiled` that of runs that stopped where something unknown comes to light.
    """

    law: Mapping[Counts, Fraction]
    samples: int = 0
    uncounted: Fraction = Fraction(0)
    veiled: Fraction = Fraction(0)

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
        found: dict[int, Fraction] = {}
        for counts, chance in self.law.items():
            total = sum(amount for name, amount in counts if name.startswith(starts))
            found[total] = found.get(total, Fraction(0)) + chance
        return dict(sorted(found.items()))

    def chance(self, *starts: str) -> Fraction:
        """The probability that the sum is at least 1."""
        return sum((chance for total, chance in self.of(*starts).items() if total > 0), Fraction(0))

    def mean(self, *starts: str) -> float:
        """The sum to be expected, among the runs that are counted."""
        law = self.of(*starts)
        return float(sum(total * chance for total, chance in law.items()) / (sum(law.values()) or 1))

    def deviation(self, *starts: str) -> float:
        """The standard deviation of the sum."""
        law = self.of(*starts)
        whole = sum(law.values()) or Fraction(1)
        mean = sum((total * chance for total, chance in law.items()), Fraction(0)) / whole
        return sqrt(sum((total - mean) ** 2 * chance for total, chance in law.items()) / whole)

    def error(self, *starts: str) -> float:
        """The standard error of the mean where it is sampled, else 0."""
        return self.deviation(*starts) / sqrt(self.samples) if self.samples else 0.0

    def chance_error(self, *starts: str) -> float:
        """The standard error of the chance where it is sampled, else 0; never 0 for want of the other case."""
        if not self.samples:
            return 0.0
        p = (float(self.chance(*starts)) * self.samples + 1) / (self.samples + 2)
        return sqrt(p * (1 - p) / self.samples)

    def interval(self, *starts: str) -> tuple[float, float]:
        """Between what bounds the chance lies: those of 95 percent confidence where it is sampled (Wilson), else hard
        ones, what is uncounted on either side."""
        chance = self.chance(*starts)
        if self.samples:
            found = wilson(round(chance * self.samples), self.samples)
            return found.low, found.high
        return float(chance), float(chance + self.uncounted)

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
        plain: dict[str, object] = {"exact": self.exact, "samples": self.samples}
        return plain | {"uncounted": float(self.uncounted), "veiled": float(self.veiled), "counts": counts}
