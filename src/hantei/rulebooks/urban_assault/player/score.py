"""Score how well the squad stands, so that machine players can compare futures."""

from __future__ import annotations

from hantei.core.rulebook import LOST, WON, likely

from ..rules.gear import gear_of
from ..rules.squad import alive, in_action
from ..state import Campaign, Squad
from .outlook import strength_of_enemy

USUAL = 450
"""The worth of a squad with which an operation is an even chance."""


def score(c: Campaign, seat: str) -> int:
    """Score how well the squads stand, from `LOST` to `WON`; all leaders are one side, the game master has none.

    An operation that is over is won where it was completed (UA-44.1), else lost. Before the end three things count:
    what is left of the squads, how far they have come, and what still stands against them in a battle. The weights come
    from many operations, by how well each predicted the end. The players know all of it.
    """
    if seat not in c.squads:
        return 0
    op = c.operation
    if op is not None and op.result:
        return WON if op.result == "completed" else LOST
    worth = sum(worth_of(c, c.squads[one]) for one in alive(c)) - USUAL
    if op is not None:
        worth += 20 * op.passed
    if c.battle is not None and not c.battle.result:
        worth -= 10 * strength_of_enemy(c)
    return likely(worth)


def worth_of(c: Campaign, squad: Squad) -> int:
    """What is left of a squad, in hundredths of log-odds: members in action above all, then the leader, then stocks.

    Gear is worth what it costs in magazines (UA-26.2), less what of it is used up.
    """
    leader = squad.leader
    people = 60 * len(in_action(squad)) + 20 * leader.life + 18 * leader.points - 15 * leader.wounds
    gear = sum(
        gear_of(c, item).cost * item.uses // item.first_uses if item.first_uses else gear_of(c, item).cost
        for item in squad.items.values()
    )
    return people + 5 * (squad.magazines + gear) + 20 * squad.mre
