"""Score how well a band stands, so that machine players can compare futures."""

from __future__ import annotations

from hantei.core.rulebook import likely, verdict

from ..rules.field import side
from ..rules.rounds import embers_of
from ..state import Game

EVEN = 400
"""Hundredths of log-odds for all the embers of a band."""


def score(c: Game, seat: str) -> int:
    """Return the band's lead in embers over the others; if the game is over, by the result."""
    mine = side(c, seat)
    if not mine:
        return 0
    if c.over:
        return verdict(c.winner, mine)
    ours = embers_of(c, mine)
    theirs = sum(embers_of(c, other) for other in c.scene.sides if other != mine)
    return likely(EVEN * (ours - theirs) // max(1, ours + theirs))
