"""Chapters 07, 08, 10: somebody who moves, with everything about them that matters to the squares on the way."""

from __future__ import annotations

from hantei.core.glance import at_a_glance
from hantei.core.memory import found_once

from ..content.effects import Going, Leave
from ..state import Fight
from . import grid, hindering
from .figures import in_force
from .move_kinds import Kind


class Mover:
    """Somebody in one kind of move. A move needs the same facts about its mover for every square, so they are looked up
    once; none changes until the mover has moved. `met`: the squares in which enemies are, able to act or not.
    """

    def __init__(self, c: Fight, who: str, kind: Kind) -> None:
        self.c, self.who, self.kind = c, who, kind
        fighter = c.fighters[who]
        self.start, self.side = (fighter.x, fighter.y), fighter.side
        self.high, self.slow = fighter.high, grid.is_slow(c, who)
        self.charging = fighter.charging or kind == "charge"  # SK-10.9, SK-11.25
        self.ground = grid.ground(c)
        self.marks = self.ground.marks  # SK-08.1; where a square bears several, all apply (SK-08.2)
        self.met = hindering.enemy_places(c, fighter.side)
        found = in_force(c, who)
        self.cost_effects = [(effect, label) for effect, label in found if isinstance(effect, Going)]
        self.leave_effects = [effect for effect, _ in found if isinstance(effect, Leave)]

    @found_once
    def shut_out(self) -> bool:
        """SK-08.12: whether controlled squares are held by the mover's enemies."""
        return hindering.shut_out(self.c, self.who)

    def ruled(self, ruling: str) -> bool:
        """Return whether the table plays a ruling's first alternative instead of its default."""
        return self.c.rulings[ruling] == "1"


mover_of = at_a_glance(Mover)
"""Somebody in a kind of move, looked up once."""
