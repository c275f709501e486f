"""What a player may reckon with: everything that has happened, and nothing that the scenario still keeps to itself."""

from __future__ import annotations

from hantei.core.rulebook import Supposed

from .state import Campaign

VEILED = (
    "react", "shift_reaction", "reaction", "encounter", "arrivals", "course", "effects", "effect", "loot", "draw",
    "redraw", "enter", "escape",
)  # fmt: skip
"""Beats that show what the scenario has in store: reactions, newcomers, events, loot, the next map (UA-11.1)."""


def suppose(c: Campaign, seat: str) -> Supposed:
    """The state as it is: all of it lies open. Only the game master knows what comes next."""
    return Supposed(c, VEILED if seat in c.squads else ())
