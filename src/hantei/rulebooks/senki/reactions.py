"""Modifiers of reactions (リアクション): effects, bad statuses, water (SK-15.26)."""

from __future__ import annotations

from hantei.core.tally import Tally

from .figures import add_modifiers
from .state import Fight
from .statuses import reaction_penalties


def add_reaction_modifiers(c: Fight, name: str, tally: Tally) -> None:
    """SK-15.26: penalties of statuses and states all apply."""
    add_modifiers(c, name, tally, "reaction")
    for amount, clause, label in reaction_penalties(c, name):
        tally.add(amount, clause, label)
