"""Before an operation: who leads, what is bought and who is hired, how experience and scrip are used."""

from __future__ import annotations

from hantei.core.decision import Choice

from ..rules.squad import alive, stock
from ..rules.stocks import cap
from ..state import Campaign
from .leading import leader_for, outfit_for
from .on_paper import READY_MADE, whom_to_hire

OUTFITS = (READY_MADE, "hire")
"""What to begin the preparation with: the ready-made outfit, or members alone."""


def leader(c: Campaign, decision: Choice) -> str:
    """Choose a ready-made leader by the briefing."""
    return leader_for(c, decision.options)


def prepare(c: Campaign, decision: Choice) -> str:
    """Take the ready-made outfit, or hire alone where all magazines are wanted for shooting; use experience and scrip,
    and fill empty places with members who cost nothing.
    """
    outfits = [option for option in OUTFITS if option in decision.options]
    if READY_MADE in outfits:
        return outfit_for(c, decision.who, outfits)
    wishes = ("grow", "exchange", "hire") if room(c, decision.who) else ("grow", "hire")
    for choice in wishes:
        if choice in decision.options:
            return choice
    return "go" if "go" in decision.options else "dismiss"


def room(c: Campaign, seat: str) -> int:
    """How many magazines more a stock may hold at the start (UA-27.18); what is beyond becomes scrip again."""
    most, squads = cap(c), len(alive(c)) if c.pool == "shared" else 1
    return stock(c, seat).scrip if most is None else max(0, most * squads - stock(c, seat).magazines)


def hire(c: Campaign, decision: Choice) -> str:
    """Fill up a squad of survivors with free assault troopers, and a medic if the stock allows."""
    role = whom_to_hire(c, decision.who)
    return role if role in decision.options else "assault"


def growth(c: Campaign, decision: Choice) -> str:
    """Buy skill first, which helps every roll; then the sub-ability, whose points win battles; then life."""
    return next((name for name in ("skill", "sub", "life", "squad_size") if name in decision.options), "done")
