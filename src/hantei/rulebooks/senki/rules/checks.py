"""Checks and opposed checks (行為判定, 対決), SK-CHECK."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Fight
from .dice import TWO
from .figures import Effects, add_modifiers, in_force, modify, threshold
from .statuses import has, reaction_penalties, spared


class Result(NamedTuple):
    """A check that was made: the total (達成値), critical and fumble."""

    total: int
    critical: bool
    fumble: bool


BURDENS = ("daze", "panic", "slow_in_water", "submerged")
"""What the book itself takes off checks, by its reasons; each is told with the check that it weighs on."""

ABANDONED = Result(0, False, False)
"""SK-04.22, SK-04.23: an abandoned reaction: a total of exactly 0, without modifiers."""


def check(
    c: Fight,
    table: Table,
    who: str,
    kind: str,
    tally: Tally,
    critical_at: int = 12,
    attack: str = "",
    reaction: bool = False,
    **facts: Fact,
) -> Result:
    """SK-CHECK.1: 2D6 plus the value and modifiers; SK-CHECK.2: a critical at 12 or the record's lower threshold.

    SK-CHECK.5: a total may be negative; daze takes 5 off it (SK-15.8). SK-CHECK.9: dice fall as the steps come.
    SK-CHECK.3: a double 1 is a fumble only where the table rules so: total 0. `attack`: the kind of attack of a hit
    check; `reaction`: whether this is a reaction.
    """
    add_check_modifiers(c, who, tally, attack, reaction=reaction)
    dice = table.roll(TWO, kind, who)
    fumble = dice == 2 and c.rulings["fumble"] == "1"
    critical = dice >= threshold(c, who, critical_at, attack) and not fumble
    total = 0 if fumble else dice + tally.value
    result = Result(total, critical, fumble)
    told: dict[str, Fact] = {"who": who, "kind": kind, "dice_sum": dice, "total": total}
    told |= {"critical": critical, "fumble": fumble}
    reasons = {step.label.removeprefix("status-"): step.amount for step in tally.steps}
    told |= {name: reasons[name] for name in BURDENS if name in reasons}
    table.tell("check", tally, **told, **facts)
    return result


def add_check_modifiers(c: Fight, who: str, tally: Tally, attack: str = "", *, reaction: bool = False) -> None:
    """What changes any check of somebody; SK-10.6: of a reaction all but what one is spared."""
    for step in on_every_check(c, who, in_force(c, who), attack).steps:
        if not (reaction and spared(c, who, step.amount)):
            tally.add(step.amount, step.clause, step.label)


def on_every_check(c: Fight, who: str, effects: Effects, attack: str = "") -> Tally:
    """What daze (SK-15.8) and effects change in any check of somebody; `attack`: the kind of attack of a hit check."""
    every = Tally()
    if has(c, who, "daze"):
        every.add(-5, "SK-15.8", "status-daze")
    modify(every, effects, "check", attack)
    return every


def active_wins(active: Result, reacting: Result) -> bool:
    """SK-CHECK.6: the higher total wins, the reacting side on a tie; SK-12.16, SK-CHECK.7: criticals first.

    SK-CHECK.8: where fumbles are on, an active fumble loses, and a reacting one loses to anything else.
    """
    if active.fumble or reacting.critical:
        return False
    if active.critical or reacting.fumble:
        return True
    return active.total > reacting.total


def succeeds(result: Result, difficulty: int) -> bool:
    """SK-CHECK.4: a total of at least the difficulty; a critical succeeds by itself (SK-CHECK.2)."""
    return result.critical or (not result.fumble and result.total >= difficulty)


def add_reaction_modifiers(c: Fight, name: str, tally: Tally, attack: str = "") -> None:
    """SK-15.26: penalties of statuses and states all apply; SK-DATA.13: some effects against one kind of `attack` only.

    SK-10.6: by ruling not to one in high mobility.
    """
    add_unspared(c, name, tally, "reaction", attack)
    for amount, clause, label in reaction_penalties(c, name):
        tally.add(amount, clause, label)


def add_defence_modifiers(c: Fight, name: str, tally: Tally, kind: str) -> None:
    """SK-DATA.13, SK-15.26: what bears on a defence check against this kind of attack, wherever it comes from."""
    add_unspared(c, name, tally, "defence", kind)
    add_reaction_modifiers(c, name, tally, kind)


def add_unspared(c: Fight, name: str, tally: Tally, figure: str, attack: str = "") -> None:
    """SK-DATA.13: what effects in force make of a figure of reactions; SK-10.6: all but what one is spared."""
    effects = Tally()
    add_modifiers(c, name, effects, figure, attack)
    for step in effects.steps:
        if not spared(c, name, step.amount):
            tally.add(step.amount, step.clause, step.label)
