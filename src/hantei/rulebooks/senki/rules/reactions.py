"""Modifiers of reactions (リアクション): effects, bad statuses, water (SK-15.26)."""

from __future__ import annotations

from hantei.core.tally import Tally

from ..state import Fight
from .figures import add_modifiers
from .statuses import reaction_penalties


def add_reaction_modifiers(c: Fight, name: str, tally: Tally) -> None:
    """SK-15.26: penalties of statuses and states all apply.

    SK-10.6: in high mobility, by ruling, no penalties of effects ("1"), or none of their modifiers at all ("2").
    """
    reading = c.rulings["high_mobility_reaction_modifiers"] if c.fighters[name].high else "default"
    effects = Tally()
    add_modifiers(c, name, effects, "reaction")
    for step in effects.steps:
        if not (reading == "2" or (reading == "1" and step.amount < 0)):
            tally.add(step.amount, step.clause, step.label)
    for amount, clause, label in reaction_penalties(c, name):
        tally.add(amount, clause, label)
