"""Hit rates that a machine player has worked out before, in this fight or in another one of its batch."""

from __future__ import annotations

from itertools import count
from typing import Any

from hantei.core.memory import kept, memory_of
from hantei.core.record import key_without

from ..content.records import Band
from ..rules.ground import visibilities
from ..rules.hit_rate import under_pressure
from ..state import Fight, Fighter
from .prospects import base_rate

ELSEWHERE = ("place", "x", "y", "bound_for", "travelled", "pressed")
"""Fields of a fighter that count by the range band, the light and the pressure."""

TRIED = ("method", "cover", "prone")
"""Fields that a player tries out on its own copy."""

NO_MATTER = ("seat", "number", "endurance", "away", "arrives", "escaped", "bleeding", "halved_legs", "wake_at")
FOR_LATER = ("lethality_checks", "items", "magazines", "armour", "acted", "waiting", "must_rest", "alerted", "listened")
"""Fields on which no hit rate hangs."""

bearing = key_without(Fighter, *ELSEWHERE, *TRIED, *NO_MATTER, *FOR_LATER)
"""The rest of a fighter."""


NUMBERS = count()


class Rates:
    """The hit rates of one situation, in which somebody tries out where to be and how."""

    def __init__(self, c: Fight) -> None:
        self.c = c
        self.known: dict[Any, int] = kept(memory_of(*c.grounds), Rates)
        self.turns = tuple([turn.who for turn in (c.turn, *c.suspended) if turn is not None])
        self.bearings: dict[str, int] = {}

    def bearing(self, who: str) -> int:
        """A number for what of somebody is the same wherever and however it is, the same for equal ones."""
        found = self.bearings.get(who)
        if found is None:
            key = (who, self.turns, bearing(self.c.fighters[who]))
            found = self.bearings[who] = self.known.setdefault(key, next(NUMBERS))
        return found

    def rate(self, who: str, weapon: str, target: str, gap: Band, guess: int | None = None) -> int:
        """The hit rate of one plain attack (`prospects.base_rate`); `gap`: how far apart the two are; `guess`: a figure
        in place of a hidden skill."""
        c, one, other = self.c, self.c.fighters[who], self.c.fighters[target]
        tried = (one.method, one.cover, one.prone, other.method, other.cover, other.prone)
        hard = (tuple(visibilities(c, who, target)), under_pressure(c, who, target))
        key = (self.bearing(who), weapon, self.bearing(target), gap, guess, tried, hard)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = base_rate(c, who, weapon, target, guess)
        return found
