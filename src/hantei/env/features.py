"""What a seat sees as a vector of fixed length, and a question's answers as a list of fixed length."""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, log1p
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from hantei.core.decision import Amount, Answer, Choice, Decision, Route, Words

OWN = 2
"""Places of their own at the beginning of the vector: 1, and the score of the seat's side from -1 to 1."""

FARTHEST = 1_000.0
"""Bounds of every place of the vector, on both sides; logarithms of figures in a game stay far within."""


def figures(plain: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """The figures of plain data by their paths; a word is the figure 1 at the path that ends in it."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from figures(value, f"{path}.{key}")
    elif isinstance(plain, list | tuple):
        for i, value in enumerate(plain):
            yield from figures(value, f"{path}.{i}")
    elif isinstance(plain, bool | int):
        yield path, float(plain)
    elif isinstance(plain, str) and plain:
        yield f"{path}={plain}", 1.0


def vector(plain: Any, score: float, size: int) -> NDArray[np.float32]:
    """Plain data as a vector of this size.

    Place 0 holds 1, place 1 the score. Every figure x is added, as the logarithm of 1 + |x| with its sign, to the place
    that the CRC-32 of its path gives among the others: the same figure always stands in the same place.
    """
    found = np.zeros(size, np.float32)
    found[:OWN] = 1, score
    for path, figure in figures(plain):
        found[OWN + crc32(path.encode()) % (size - OWN)] += copysign(log1p(abs(figure)), figure)
    return np.clip(found, -FARTHEST, FARTHEST)


def answers_offered(decision: Decision, most: int, rng: Random) -> list[Answer]:
    """Answers to choose among, `most` at the most: all in the order of the rules, else some drawn by lot."""
    every: list[Answer] = []
    if isinstance(decision, Choice):
        every = list(decision.options)
    elif isinstance(decision, Amount):
        amounts = range(decision.low, decision.high + 1)
        every = [*(amounts if len(amounts) <= most else sorted(rng.sample(amounts, most)))]
    elif isinstance(decision, Route):
        every = list(decision.ends)
    elif isinstance(decision, Words):
        every = list(decision.suggestions)
    every = every or [decision.sample(rng)]
    if len(every) <= most:
        return every
    return [every[i] for i in sorted(rng.sample(range(len(every)), most))]
