"""Distributions of counts: chances, means and spreads of what a run leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from .counting import CountSums
from .intervals import Interval, wilson
from .survey import Reached, Sampled, Survey


@dataclass(frozen=True)
class Outcomes:
    """The probability of each combination of sums of counts.

    `law` is exact except for the part that `samples` runs have found; `drawn` is that part alone. `uncounted` is the
    probability that the law lacks, `veiled` the probability of runs that stopped before something unknown.
    """

    law: Mapping[CountSums, Fraction]
    samples: int = 0
    uncounted: Fraction = Fraction(0)
    veiled: Fraction = Fraction(0)
    drawn: Mapping[CountSums, Fraction] = field(default_factory=dict)

    @classmethod
    def sampled(cls, survey: Survey, rest: Sequence[Reached], drawn: Sequence[Sampled]) -> Outcomes:
        """Make outcomes of what a survey found exactly, and of samples from the rest."""
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
        """Whether no figure is sampled; some probability may still be uncounted."""
        return not self.samples

    @property
    def counted(self) -> list[str]:
        """The keys of all counts that occur, sorted."""
        return sorted({name for counts in self.law for name, _ in counts})

    def of(self, *starts: str) -> dict[int, Fraction]:
        """The law of the sum of all counts that are among these: whole keys, or beginnings that end in a slash
        ("damage/enemy/")."""
        return summed(self.law, starts)

    def of_others(self, kind: str, side: str) -> tuple[str, ...]:
        """The keys of a kind that concern other sides."""
        return tuple(
            key for key in self.counted if key.startswith(f"{kind}/") and not key.startswith(f"{kind}/{side}/")
        )

    def chance(self, *starts: str) -> Fraction:
        """The probability that the sum is at least 1."""
        return at_least_one(self.of(*starts))

    def mean(self, *starts: str) -> float:
        """The mean of the sum, over the runs that are counted."""
        law = self.of(*starts)
        return float(sum(total * chance for total, chance in law.items()) / (sum(law.values()) or 1))

    def deviation(self, *starts: str) -> float:
        """The standard deviation of the sum."""
        return deviation(self.of(*starts))

    def error(self, *starts: str) -> float | None:
        """The standard error of the mean; 0 if nothing is sampled, None if all samples agree, because then it cannot be
        estimated."""
        if not self.samples:
            return 0.0
        off = deviation(summed(self.drawn, starts))
        return float(self.share) * off / sqrt(self.samples) if off else None

    def chance_error(self, *starts: str) -> float:
        """The standard error of the chance; 0 only if nothing is sampled, not if all samples agree."""
        if not self.samples:
            return 0.0
        p = (self._hits(starts) + 1) / (self.samples + 2)
        return float(self.share) * sqrt(p * (1 - p) / self.samples)

    def interval(self, *starts: str) -> Interval:
        """The chance with its bounds: of 95 % confidence (Wilson) if it is sampled, certain ones if not. The upper
        bound includes what is uncounted."""
        chance = self.chance(*starts)
        if not self.samples:
            return Interval(float(chance), float(chance), float(chance + self.uncounted))
        known = float(chance - at_least_one(summed(self.drawn, starts)))
        found = wilson(self._hits(starts), self.samples)
        share = float(self.share)
        low, high = known + share * found.low, known + share * found.high + float(self.uncounted)
        return Interval(float(chance), low, high)

    def _hits(self, starts: tuple[str, ...]) -> int:
        """The number of samples in which the sum is at least 1."""
        return round(at_least_one(summed(self.drawn, starts)) / (self.share or 1) * self.samples)

    def describe(self) -> dict[str, object]:
        """The outcomes as plain data: for each key its mean, deviation and law.

        Means and deviations are those of the runs that are counted, `law` holds the chances of all: what it lacks is
        `uncounted`. An `error` is None if all samples agree.
        """
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
    """The law of the sum of all counts that are among these, as in `Outcomes.of`."""
    parts = tuple(start for start in starts if start.endswith("/"))
    found: dict[int, Fraction] = {}
    for counts, chance in law.items():
        total = sum(amount for name, amount in counts if name in starts or name.startswith(parts))
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
