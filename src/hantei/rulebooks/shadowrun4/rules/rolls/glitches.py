"""Glitches (1.1): when a test is one, and what it costs."""

from __future__ import annotations

from hantei.core.table import Table

from ...state import Run
from .roll import Roll


def glitch_of(c: Run, roll: Roll) -> str:
    """SR-1.1.6: at least half of the dice show 1; SR-1.1.8: and no die is a hit; "" for none.

    All dice on the table count, or by ruling those of the original pool. No dice, no glitch.
    """
    counted = roll.base if c.rulings["glitch_dice"] == "original_pool" else roll.dice
    if not counted.dice or 2 * counted.ones < counted.dice or roll.cleaned == "all":
        return ""
    return "critical" if not roll.dice.hits and not roll.cleaned else "glitch"


def settle(c: Run, table: Table, roll: Roll) -> str:
    """The result is applied; SR-1.1.7, SR-1.1.9: a glitch is reported, and by ruling costs something."""
    glitch = glitch_of(c, roll)
    if glitch:
        table.tell("glitch", who=roll.who, kind=roll.kind, glitch=glitch)
        if roll.who and c.rulings["glitch_consequence"] == "simulation":
            suffer(c, roll.who, glitch)
    return glitch


def suffer(c: Run, who: str, glitch: str) -> None:
    """SR-1.1.7: -2 dice on the next test; SR-1.1.9: the next combat phase is lost."""
    if glitch == "critical":
        c.actors[who].initiative.lost += 1
    else:
        c.actors[who].shaken = True
