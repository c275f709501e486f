"""Samples what exact odds have left, with runs by luck that are spread evenly over it."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, count

from .counting import Sampler, added
from .survey import Reached, Sampled, Scope, sample

EVENLY, EVENLY_TOO = 0.7548776662466927, 0.5698402909980532
"""Multiples of these two, without their whole parts, are evenly spread pairs (Roberts 2018: powers of the plastic
number).

They choose the rest to sample and the first throw. Standard errors treat samples as independent, so they come out a
little too large.
"""

Sampling = Callable[[int, float], Sampler]
"""Makes the table of a sample, from its number and the point in the law of the first throw at which that falls."""


def samples(left: Sequence[Reached], table: Sampling, scope: Scope) -> Iterator[Sampled]:
    """Sample the rest as often as wanted, if there is any; each sample includes the counts on the way to it."""
    if not left:
        return
    ends = list(accumulate(float(node.mass) for node in left))
    for n in count():
        node = left[min(bisect(ends, ends[-1] * (n * EVENLY % 1)), len(left) - 1)]
        run = sample(table(n, n * EVENLY_TOO % 1), node.state, scope, node.script)
        yield run._replace(counts=added(node.counts, run.counts))
