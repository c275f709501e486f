"""A test on the table (1.1, 1.2): who makes it, with which dice, and how many of its hits count."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.tally import Tally

from ...state import Run
from .dice import NONE, Thrown

NOBODY = ""
"""Who makes a test that is nobody's: a dice command, a device."""


class Side(NamedTuple):
    """One side of an opposed test: who, what for, with which pool; `thing`: the node that rolls, where nobody does;
    `automatic`: hits besides the dice; `on`: the one against whom it is made, where a line says so; `servant`: what is
    called, where that rolls."""

    who: str
    kind: str
    pool: Tally
    thing: str = ""
    automatic: int = 0
    on: str = ""
    servant: str = ""


@dataclass(slots=True)
class Roll:
    """A test on the table.

    `base` are the dice of the original pool, `added` those that Edge and sixes have added; `uses`: the benefits of
    Edge bought for it; `cleaned`: all, reduced; `critical`: by burning Edge (SR-2.16). `cap`: no more hits than this
    count, if there is one (SR-4.2.8); `earned`: those of the hits that Edge has brought.
    """

    who: str
    kind: str
    pool: Tally
    opposed: bool = False
    cap: int | None = None
    base: Thrown = NONE
    added: Thrown = NONE
    uses: list[str] = field(default_factory=list)
    bought: bool = False
    cleaned: str = ""
    critical: bool = False
    hits: int = 0
    earned: int = 0
    automatic: int = 0  # hits besides the dice (ruling vr_opposed_vehicle)

    def count(self) -> None:
        """SR-1.1.3: the hits on the table."""
        self.hits = self.base.hits + self.added.hits + self.automatic

    @property
    def dice(self) -> Thrown:
        """All dice on the table."""
        return self.base if self.added is NONE else self.base.plus(self.added)


def beyond(c: Run, roll: Roll) -> dict[str, Fact]:
    """SR-4.2.8: how many hits count, where that is not all of them."""
    counts = counted(c, roll)
    return {"counts": counts} if counts < roll.hits and not roll.critical else {}


def counted(c: Run, roll: Roll) -> int:
    """SR-4.2.8: no more hits than the cap count, whatever they come from; by ruling those that Edge has brought do."""
    if roll.cap is None:
        return roll.hits
    free = roll.earned if c.rulings["force_cap_edge"] == "uncapped" else 0
    return min(roll.hits - free, roll.cap) + free
