"""Hand weapons over before the fight, to whoever does more with them than the one who carries them."""

from __future__ import annotations

from hantei.core.decision import Choice

from ..rules.preparation import comrades
from ..rules.weapon_changes import fits
from ..state import Fight
from .tactics import view_of

TIMES = 2
"""How many times as much a comrade has to do with a weapon: whoever carries it is likely to be nearest to using it."""

WORTH_IT = 250
"""What it has to be worth more, on average over the squares of the sheet."""


def hand_over(c: Fight, decision: Choice) -> str:
    """Return the option by which the weapon that gains most changes hands; "" if none gains enough."""
    gains: dict[str, int] = {}
    for option in decision.options:
        how, _, what = option.partition(":")
        who, _, name = what.partition(":")
        if how == "give" and name in c.records.weapons:
            gains[option] = gain(c, who, name)
    best = max(gains, key=lambda option: gains[option], default="")
    return best if best and gains[best] > 0 else ""


def gain(c: Fight, who: str, name: str) -> int:
    """Return how much more a weapon does with the best of the others, 0 if that is not worth the giving."""
    kept = use(c, who, name)
    given = max((use(c, other, name) for other in comrades(c, who)), default=0)
    enough = WORTH_IT * len(view_of(c, who).chart.cells)
    return given - kept if given >= TIMES * kept and given - kept > enough else 0


def receiver(c: Fight, decision: Choice) -> str:
    """Return the comrade who does most with what is handed over; of equal ones the first."""
    name = str(decision.about["item"])
    return max(decision.options, key=lambda other: use(c, other, name) if name in c.records.weapons else 0)


def use(c: Fight, who: str, name: str) -> int:
    """Return what a weapon adds to the blows of somebody who takes it in hand, over all squares; 0 if it does not fit
    beside those in hand.
    """
    return view_of(c, who).widened(name) if fits(c, who, "", name) else 0
