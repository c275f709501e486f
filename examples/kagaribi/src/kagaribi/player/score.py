"""How well a band stands: what machine players compare futures by."""

from __future__ import annotations

from hantei.core.rulebook import likely, verdict

from ..rules.field import side
from ..rules.rounds import embers_of
from ..state import Game

EVEN = 400
"""Hundredths of log-odds for all the embers of a band."""


def score(c: Game, seat: str) -> int:
    """How much more of the embers are the band's than the others'; as in the end, where the game is over."""
    mine = side(c, seat)
    if not mine:
        return 0
    if c.over:
        return verdict(c.winner, mine)
    ours = embers_of(c, mine)
    theirs = sum(embers_of(c, other) for other in c.scene.sides if other != mine)
    return likely(EVEN * (ours - theirs) // max(1, ours + theirs))
