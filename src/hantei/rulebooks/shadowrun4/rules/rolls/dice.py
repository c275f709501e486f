"""The dice of the book: pools of six-sided dice, of which a rule reads hits, ones and sixes (SR-1.1.2, SR-1.1.3)."""

from __future__ import annotations

from functools import cache
from operator import add
from typing import NamedTuple

from hantei.core.dice import Counts, Dice, Pool
from hantei.core.table import Table

D6 = Dice("1d6", 1, 6)
"""One die, where it is the face that counts."""

HIT, SIX = 5, 6
"""SR-1.1.3, SR-1.5.2."""


class Thrown(NamedTuple):
    """Dice on the table: how many, hits, ones, and sixes where it matters which of the hits they are."""

    dice: int = 0
    hits: int = 0
    ones: int = 0
    sixes: int = 0

    @property
    def misses(self) -> int:
        """Dice that are no hits."""
        return self.dice - self.hits

    def plus(self, other: Thrown) -> Thrown:
        """Both together."""
        return Thrown(*map(add, self, other))


NONE = Thrown()
"""No dice on the table."""


def face(shown: int) -> Counts:
    """Return what a face counts for: a die, a hit, a one, a six."""
    return 1, shown >= HIT, shown == 1, shown == SIX


def known(dice: int, hits: int, ones: int, sixes: int) -> Thrown:
    """All that can be read off dice."""
    return Thrown(dice, hits, ones, sixes)


def bare(dice: int, hits: int, ones: int, sixes: int) -> Thrown:
    """Return what is read once nothing can change it: hits, and whether ones are half of the dice."""
    return Thrown(dice, hits, -(-dice // 2) if 2 * ones >= dice else 0)


@cache
def pool(n: int, again: bool, closely: bool, kept: bool) -> Pool[Thrown]:
    """SR-1.1.2: a pool of dice.

    `again`: every six adds a die (SR-1.5.2, SR-1.5.3, SR-1.5.4); `closely`: ones and sixes are told apart, not only
    counted towards a glitch; `kept`: Edge alone, spent after the roll, needs them told apart (SR-2.6 to SR-2.8).
    """
    read = known if closely else bare
    return Pool(n, SIX, each=face, read=read, again=(SIX,) if again else (), plain=bare if kept else None)


def throw(
    table: Table, n: int, why: str, who: str = "", again: bool = False, closely: bool = True, kept: bool = False
) -> Thrown:
    """SR-1.1.2: every die of the pool once; SR-1.5.2: with `again` a die more for every six; SR-1.5.3: and for
    every six of those, wave by wave. `closely` and `kept` as for `pool`; `who` throws."""
    return table.pool(pool(n, again, closely, kept), why, who) if n > 0 else NONE
