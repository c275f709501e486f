"""Chapters 18 and 20: who can act: nobody who is out of action, or overpowered by surprise."""

from __future__ import annotations

from hantei.core.glance import at_a_glance

from ..state import Fight
from .people import has_hp, present
from .surprise import overpowered


def incapacitated(c: Fight, who: str) -> bool:
    """WA-18.8: out of action: dying or in the death state; by ruling only with HP, or nobody who is dying."""
    fighter = c.fighters[who]
    reading = c.rulings["dying_incapacitates"]
    if fighter.death:
        return reading == "everyone" or fighter.doomed
    return fighter.dying and (reading == "everyone" or (reading == "with_hp_only" and has_hp(c, who)))


@at_a_glance
def able(c: Fight, who: str) -> bool:
    """Whether somebody takes part and can act now: not out of action (WA-18.8), not overpowered (WA-20.12)."""
    return present(c, who) and not incapacitated(c, who) and not overpowered(c, who)
