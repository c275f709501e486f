"""Hit rates that a machine player has worked out before, in this fight or in another one of its batch."""

from __future__ import annotations

from itertools import count
from typing import Any

from hantei.core.memory import kept, memory_of

from ..content.records import Band
from ..rules.ground import visibilities
from ..rules.hit_rate import under_pressure
from ..state import Fight
from .prospects import base_rate

NUMBERS = count()


class Rates:
    """The hit rates of one situation, in which somebody tries out where to be and how."""

    def __init__(self, c: Fight) -> None:
        self.c = c
        self.known: dict[Any, int] = kept(memory_of(*c.grounds), Rates)
        self.turns = tuple([turn.who for turn in (c.turn, *c.suspended) if turn is not None])
        self.shapes: dict[str, int] = {}

    def shape(self, who: str) -> int:
        """A number for what an attacker brings along wherever it is, the same for equal ones: the sheet, the wounds,
        the posture changed, the tactics, and whose action check is under way."""
        found = self.shapes.get(who)
        if found is None:
            one = self.c.fighters[who]
            wounds = tuple([(wound.kind, wound.amount, wound.limb) for wound in one.impairments])
            key = (who, one.character, self.turns, one.pc, one.posture, one.tactics, wounds)
            found = self.shapes[who] = self.known.setdefault(key, next(NUMBERS))
        return found

    def rate(self, who: str, weapon: str, target: str, gap: Band, guess: int | None = None) -> int:
        """The hit rate of one plain attack (`prospects.base_rate`); `gap`: how far apart the two are; `guess`: a figure
        in place of a hidden skill.

        The key holds all that a hit rate reads (GD-08.8): of the attacker its shape, method, hand and aim, of the
        target its method, cover and posture, and besides the distance, the light and the pressure.
        """
        c, one, other = self.c, self.c.fighters[who], self.c.fighters[target]
        held = one.carried[weapon]
        moved = (one.method, other.method, other.pc, target in self.turns)
        hard = (other.cover, other.prone, *visibilities(c, who, target), under_pressure(c, who, target))
        key = (self.shape(who), held.weapon, held.hand, one.aiming == target, gap, guess, moved, hard)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = base_rate(c, who, weapon, target, guess)
        return found
