"""Chapters 01 and 02: checks on [ability]D6 + skill level + modifiers, critical, fumble, four kinds (WA-01.9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally

from .dice import Faces, pool

CRITICAL, FUMBLE = 10, -20
"""WA-02.2, WA-02.6."""

Change = tuple[int, str, str]
"""What changes the dice or the value of a check: by how much, the clause, the slug of the reason."""


class Pool(NamedTuple):
    """How a check is rolled: its dice (below 1: one die is rolled, WA-01.5) and what is added to them.

    `lowered`: every face counts one less (ruling support_penalty); `floored`: a die was added to reach one, which the
    number of dice does not show where reductions are taken one by one (ruling dice_floor_order). `fixed`: the dice are
    not rolled but count what they come to on average (ruling enemy_fixed_values).
    """

    dice: Tally
    value: Tally
    lowered: bool = False
    floored: bool = False
    fixed: bool = False


class Roll(NamedTuple):
    """A check that was made (達成値 and what it was made of)."""

    total: int
    critical: bool = False
    fumble: bool = False


def counted(dice: Tally, changes: Iterable[Change], rulings: Rulings) -> bool:
    """WA-01.7: add all changes to the dice of a check; the minimum of one die comes after all of them, or by ruling
    after each. Whether it was applied on the way."""
    below = False
    for amount, clause, label in changes:
        dice.add(amount, clause, label)
        if rulings["dice_floor_order"] == "stepwise" and dice.value < 1:
            below = True
            dice.at_least(1, "WA-01.7", "one_die")
    return below


def floored(made: Pool) -> bool:
    """WA-01.5, WA-01.6: whether the minimum of one die had to be applied."""
    return made.floored or made.dice.value < 1


def is_critical(read: Faces, below: bool) -> bool:
    """WA-02.1: two or more sixes; WA-01.6: never with a pool that was raised to one die."""
    return read.sixes >= 2 and not below


def is_fumble(read: Faces, below: bool, rulings: Rulings) -> bool:
    """WA-02.5: every die shows 1; WA-01.6: by ruling not with a pool that was raised to one die."""
    return read.ones and not (below and rulings["floored_pool_fumble"] == "no_fumble")


def thrown(table: Table, made: Pool, why: str, **facts: Fact) -> Faces:
    """WA-01.1, WA-01.5: the dice of a check, at least one; WA-DATA.7: by ruling enemies' count 7 for each two.

    Where their number is not that of the ability, why is told, with the `facts`.
    """
    if changes := [f"{step.label}:{step.amount}" for step in made.dice.steps[1:] if step.op == "add"]:
        table.tell("pool", made.dice, dice=max(1, made.dice.value), changes=changes, **facts)
    if made.fixed:
        return Faces(7 * max(1, made.dice.value) // 2, 0, False)
    return table.pool(pool(max(1, made.dice.value), made.lowered), why)


def extras(value: Tally, critical: bool, fumble: bool, rulings: Rulings) -> None:
    """WA-02.2: +10 once; WA-02.6: -20; WA-01.8: no bound below unless the table rules so."""
    if critical:
        value.add(CRITICAL, "WA-02.2", "critical")
    if fumble:
        value.add(FUMBLE, "WA-02.6", "fumble")
    if rulings["achievement_floor"] == "zero":
        value.at_least(0, "WA-01.8", "achievement_floor")


def check(table: Table, kind: str, made: Pool, rulings: Rulings, **facts: Fact) -> Roll:
    """WA-01.2: the sum of the dice, the skill level and every modifier; `kind` names the check.

    The value of the pool is spent: it becomes the achievement.
    """
    read = thrown(table, made, kind, **facts)
    below = floored(made)
    critical, fumble = is_critical(read, below), is_fumble(read, below, rulings)
    total = Tally(read.sum, "WA-01.2", "dice")
    join(total, made.value)
    extras(total, critical, fumble, rulings)
    told: dict[str, Fact] = {"kind": kind, "dice": max(1, made.dice.value), "sum": read.sum, "total": total.value}
    told |= {"critical": critical, "fumble": fumble, "floored": below}
    table.tell("check", total, **told, **facts)
    return Roll(total.value, critical, fumble)


def join(total: Tally, more: Tally) -> None:
    """Add all steps of another figure, each with its own reason."""
    for step in more.steps:
        total.add(step.amount, step.clause, step.label)


def succeeds(roll: Roll, target: int, rulings: Rulings) -> bool:
    """WA-01.11: equal or above; WA-02.4, WA-02.8: criticals and fumbles settle nothing unless the table rules so."""
    if roll.critical and rulings["critical_auto_success"] == "always_succeeds":
        return True
    if roll.fumble and rulings["fumble_auto_failure"] == "always_fails":
        return False
    return roll.total >= target


def wins(active: Roll, passive: Roll, rulings: Rulings) -> bool:
    """WA-01.16: whether the active side wins an opposed check; WA-01.17: a tie goes to the passive side.

    WA-02.4, WA-02.8: by ruling a critical wins and a fumble loses, unless both sides have one.
    """
    if rulings["critical_auto_success"] == "always_succeeds" and active.critical != passive.critical:
        return active.critical
    if rulings["fumble_auto_failure"] == "always_fails" and active.fumble != passive.fumble:
        return passive.fumble
    return active.total > passive.total


def leaders(totals: Mapping[str, int]) -> list[str]:
    """WA-01.12, WA-01.15: who has the highest value of a competition; several are a draw, all others have lost."""
    best = max(totals.values())
    return [who for who, total in totals.items() if total == best]


def by_level(tied: Sequence[str], levels: Mapping[str, int]) -> list[str]:
    """WA-01.13, WA-01.14: a draw broken by skill level; equal levels leave it a draw."""
    best = max(levels[who] for who in tied)
    return [who for who in tied if levels[who] == best]


def cooperative(table: Table, made: Mapping[str, Pool], rulings: Rulings) -> Roll:
    """WA-01.19: everybody rolls, and the sum counts; WA-02.9 to WA-02.12: the dice of all are read together.

    WA-02.13: the die of somebody whose pool was raised to one is no six, unless the table rules otherwise.
    """
    total = Tally()
    sixes, ones, barred = 0, True, False
    reading = rulings["coop_floored_die"]
    for who, own in made.items():
        read = thrown(table, own, "cooperative", who=who)
        part = Tally(read.sum, "WA-01.19", "dice")
        join(part, own.value)
        table.tell("part", part, who=who, dice=max(1, own.dice.value), sum=read.sum, total=part.value)
        total.add(read.sum, "WA-01.19", "dice")
        join(total, own.value)
        ones = ones and read.ones
        if floored(own) and reading != "counts":
            barred = barred or reading == "bars_critical"
        else:
            sixes += read.sixes
    critical, fumble = sixes >= 2 and not barred, ones
    extras(total, critical, fumble, rulings)
    table.tell("cooperation", total, who=list(made), total=total.value, critical=critical, fumble=fumble)
    return Roll(total.value, critical, fumble)
