"""Score how well a side stands, so that machine players can compare futures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.rulebook import likely, verdict

from ..content.records import Goal
from ..rules.goals import sides_standing
from ..rules.grid import able, cell, place
from ..rules.hindering import foes
from ..rules.knowledge import knows, side, start_hp
from ..state import Cell, Fight, Fighter
from .tactics import GUESS
from .ways import escapes, steps_to

FORCES, GOAL = 650, 300
"""Hundredths of log-odds: all forces against none, and a goal reached against a goal not begun."""

FAR = 20
"""Steps at and beyond which a goal on the board counts as out of sight."""


def score(c: Fight, seat: str) -> int:
    """Score how well the side of a seat stands, from `LOST` to `WON`, by what the seat can know (SK-DATA.25).

    Won and lost are the end of the scale (SK-02.4). Before the end two things count: how much more is left of one's own
    machines than of the hostile ones, each as a share of its beginning, since an encounter begins as an even match; and
    how much nearer the side is to its goals than the others to theirs. The weights come from many fights among
    machines, by how well each predicted the end. A seat without a side of its own has nothing to win.
    """
    mine = side(c, seat)
    if not mine:
        return 0
    if c.over or c.ended_by:
        return verdict(c.winner, mine)
    others = foes(c.scene.sides, mine)
    ours, theirs = left(c, seat, [mine]), left(c, seat, others)
    goal = nearness(c, seat, mine) - max([0, *(nearness(c, seat, name) for name in others)])
    return likely((FORCES * 1000 * (ours - theirs) // max(1, ours + theirs) + GOAL * goal) // 1000)


def left(c: Fight, seat: str, sides: Sequence[str]) -> int:
    """Return what is left of some sides, in thousandths: half of a machine's worth is that it acts, half the HP it has
    left, and then what it has yet to spend. Machines still to come count in full.
    """
    now = full = 0
    for who, fighter in c.fighters.items():
        if fighter.side in sides:
            most, hp = endurance(c, seat, who)
            known = knows(c, seat, who)
            full += 2 * most + (stocks(c, who) if known else 0)
            if (able(c, who) or fighter.away) and not fighter.escaped:
                now += most + hp + (stores(fighter) if known else 0)
    return 1000 * now // max(1, full)


def stores(fighter: Fighter) -> int:
    """Return what somebody can still spend, in points of HP: EN, TS, items, and skills with a limit of uses in a
    combat.
    """
    used = sum(fighter.used_combat.values())
    return fighter.en + 10 * fighter.ts + 4 * sum(fighter.items.values()) - 2 * used


def stocks(c: Fight, who: str) -> int:
    """The same at the beginning."""
    sheet = c.sheet(who)
    return sheet.en + 10 * sheet.ts + 4 * sum(sheet.items.values())


def endurance(c: Fight, seat: str, who: str) -> tuple[int, int]:
    """Return HP at full strength and HP left; if figures are hidden, guess the first and subtract the damage seen."""
    hp = c.fighters[who].hp
    if knows(c, seat, who):
        return c.sheet(who).hp, hp
    return GUESS["hp"], max(1, GUESS["hp"] - max(0, start_hp(c, who) - hp))


def nearness(c: Fight, seat: str, of: str) -> int:
    """Return how near a side is to its nearest goal, in thousandths; overcoming all others counts in the forces. The
    side that wins when the rounds are over comes nearer to that with every round.
    """
    late = 500 * min(c.round, c.scene.rounds_max) // c.scene.rounds_max if c.scene.winner_at_end == of else 0
    return max([late, *(NEAR[goal.kind](c, seat, goal) for goal in c.scene.goals if goal.side == of)])


def defeat(c: Fight, seat: str, goal: Goal) -> int:
    """Return the share of HP that the one to be defeated has lost."""
    if goal.unit not in c.fighters:
        return 0
    most, left = endurance(c, seat, goal.unit)
    return 1000 * (most - min(most, left)) // most


def survive(c: Fight, seat: str, goal: Goal) -> int:
    """Return the share of the rounds survived, if somebody still stands."""
    return 1000 * min(c.round, goal.rounds) // (goal.rounds + 1) if goal.side in sides_standing(c) else 0


def escape(c: Fight, seat: str, goal: Goal) -> int:
    """Those who are away, and how near the next ones are to a square from which they can leave."""
    return progress(c, goal, escapes(c))


def reach(c: Fight, seat: str, goal: Goal) -> int:
    """How near to the squares the nearest ones are."""
    return progress(c, goal, [cell(square) for square in goal.squares])


def progress(c: Fight, goal: Goal, ends: Sequence[Cell]) -> int:
    """The mean over as many of a side as a goal asks for, each by its steps to the nearest of some squares."""
    each = [
        1000 if fighter.escaped else 1000 * (FAR - min(FAR, steps_to(c, place(c, who), ends))) // (FAR + 1)
        for who, fighter in c.fighters.items()
        if fighter.side == goal.side and goal.unit in ("", who) and (fighter.escaped or able(c, who))
    ]
    return sum(sorted(each, reverse=True)[: goal.count]) // goal.count


def overcome(c: Fight, seat: str, goal: Goal) -> int:
    """Return 0: the forces already count what is left of the others."""
    return 0


NEAR: Mapping[str, Callable[[Fight, str, Goal], int]] = {
    "eliminate": overcome,
    "defeat": defeat,
    "survive": survive,
    "escape": escape,
    "reach": reach,
}
