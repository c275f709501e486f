"""Hand things over before the fight: weapons to whoever does more with them than the one who carries them, what helps
reactions to whoever fights at close quarters and reacts worse.
"""

from __future__ import annotations

from hantei.core.decision import Choice

from ..content.effects import Modify
from ..rules.figures import figure
from ..rules.preparation import comrades
from ..rules.weapon_changes import fits
from ..state import Fight
from .tactics import view_of

TIMES = 2
"""How many times as much a comrade has to do with a weapon: whoever carries it is likely to be nearest to using it."""

WORTH_IT = 250
"""What it has to be worth more, on average over the squares of the sheet."""


SLOWER = 2
"""By how much worse a comrade has to react for whom somebody goes without what helps reactions."""


def hand_over(c: Fight, decision: Choice) -> str:
    """Return the option by which what gains most changes hands, weapons first; "" if nothing gains enough."""
    gains: dict[str, int] = {}
    for option in decision.options:
        how, _, what = option.partition(":")
        who, _, name = what.partition(":")
        if how == "give" and name in c.records.weapons:
            gains[option] = gain(c, who, name)
        elif how == "give" and shields(c, name):
            gains[option] = max([need(c, who, name, other) for other in comrades(c, who)], default=0)
    best = max(gains, key=lambda option: gains[option], default="")
    return best if best and gains[best] > 0 else ""


def gain(c: Fight, who: str, name: str) -> int:
    """Return how much more a weapon does with the best of the others, 0 if that is not worth the giving."""
    kept = use(c, who, name)
    given = max((use(c, other, name) for other in comrades(c, who)), default=0)
    enough = WORTH_IT * len(view_of(c, who).chart.cells)
    return given - kept if given >= TIMES * kept and given - kept > enough else 0


def receiver(c: Fight, decision: Choice) -> str:
    """Return the comrade who does most with what is handed over, or needs it most; of equal ones the first."""
    who, name = str(decision.about["who"]), str(decision.about["item"])
    if shields(c, name):
        return max(decision.options, key=lambda other: need(c, who, name, other))
    return max(decision.options, key=lambda other: use(c, other, name) if name in c.records.weapons else 0)


def use(c: Fight, who: str, name: str) -> int:
    """Return what a weapon adds to the blows of somebody who takes it in hand, over all squares; 0 if it does not fit
    beside those in hand.
    """
    return view_of(c, who).widened(name) if fits(c, who, "", name) else 0


def shields(c: Fight, name: str) -> bool:
    """Whether an item helps the reactions of whoever uses it, and nobody else's."""
    item = c.records.items.get(name)
    if item is None or item.target != "自身":
        return False
    helping = [effect for effect in item.effects if isinstance(effect, Modify) and effect.figure == "reaction"]
    return any(effect.amount > 0 for effect in helping)


def need(c: Fight, who: str, name: str, other: str) -> int:
    """Return by how much worse a comrade reacts who has a blade, but nothing of the kind yet, 0 if that is not worth
    the giving: enemies strike whoever stands among them, and of these whom they are likeliest to hit.
    """
    close = any(blow.kind == "blade" for blow in view_of(c, other).blows)
    worse = figure(c, who, "reaction") - figure(c, other, "reaction")
    return worse if close and worse >= SLOWER and not c.fighters[other].items.get(name, 0) else 0
