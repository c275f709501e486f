"""Runs by luck, spread evenly over what exact odds have left."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, count

from .counting import Sampler, added
from .survey import Reached, Sampled, Scope, sample

EVENLY, EVENLY_TOO = 0.7548776662466927, 0.5698402909980532
"""Their multiples, without the whole parts, lie evenly as pairs, however many there are (Roberts 2018: powers of the
plastic number). Samples are spread by them over what is left and over the first throw; their standard errors, which
take them for independent, are rather too large."""

Sampling = Callable[[int, float], Sampler]
"""The table of a sample: from its number, and the part of the law of the first throw at which that is to lie."""


def samples(left: Sequence[Reached], table: Sampling, scope: Scope) -> Iterator[Sampled]:
    """Runs from what is left, as many as are wanted; what was counted on the way there is in them."""
    ends = list(accumulate(float(node.mass) for node in left))
    for n in count():
        node = left[min(bisect(ends, ends[-1] * (n * EVENLY % 1)), len(left) - 1)]
        run = sample(table(n, n * EVENLY_TOO % 1), node.state, scope, node.script)
        yield run._replace(counts=added(node.counts, run.counts))
