"""Chapter 02: what the game master adds to a fumble besides its -20."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from . import harm, statuses
from .beats import beat
from .people import has, has_hp


@beat("mishap", "WA-02.7")
def mishap(c: Fight, table: Table, who: str) -> None:
    """The game master names what else befalls whoever has fumbled, or nothing."""
    answer = table.choose(Choice(REFEREE, "mishap", "WA-02.7", mishaps(c, who), {"who": who}))
    if answer == "none":
        return
    table.tell("mishap", who=who, mishap=answer)
    if answer == "jam":
        c.fighters[who].arms[jamming(c, who)] = 0
    elif answer == "harm":
        harm.step(c, table, who)
    else:
        statuses.give(c, table, who, answer, "referee")


def mishaps(c: Fight, who: str) -> list[str]:
    """What there is to choose from: the ARM jams and is empty, a status, a step of harm; all else is for a ruling."""
    fighter = c.fighters[who]
    found = ["none"]
    if fighter.arms.get(jamming(c, who), 0) > 0:
        found.append("jam")
    found += [status for status in ("sight_impaired", "cowed") if not has(fighter, status)]
    return found if has_hp(c, who) or fighter.death else [*found, "harm"]


def jamming(c: Fight, who: str) -> str:
    """The weapon that may jam: the one somebody is attacking with, else the ARM in use."""
    attacking = c.action is not None and c.action.who == who and c.action.arm
    return c.use.arm if attacking else c.fighters[who].in_use
