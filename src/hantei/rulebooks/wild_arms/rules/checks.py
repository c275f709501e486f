"""Chapters 01 and 02: checks on [ability]D6 + skill level + modifiers, critical, fumble, four kinds (WA-01.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.dice import Dice
from hantei.core.dice import Pool as DicePool
from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Step, Tally

SIDES = 6
"""WA-01.1: of every die."""

SIXES = 2
"""WA-02.1: the number that makes a critical; more sixes tell nothing more."""

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


# The dice


class Faces(NamedTuple):
    """What a check reads off its dice: their sum, how many sixes (`SIXES` at most), whether every die shows 1."""

    sum: int
    sixes: int
    ones: bool


@cache
def check_dice(count: int, lowered: bool = False) -> DicePool[Faces]:
    """WA-01.1: a number of D6; `lowered`: a face counts 1 less, at least 1, in the sum (WA-06.12)."""
    if lowered:
        return DicePool(
            count,
            SIDES,
            each=lambda face: (max(1, face - 1), face == SIDES, face == 1),
            read=lambda total, sixes, ones: Faces(total, min(SIXES, sixes), ones == count),
        )
    return DicePool(
        count,
        SIDES,
        each=lambda face: (face, face == SIDES),
        read=lambda total, sixes: Faces(total, min(SIXES, sixes), total == count),
    )


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


def thrown(table: Table, made: Pool, why: str, **facts: Fact) -> Faces:
    """WA-01.1, WA-01.5: the dice of a check, at least one; WA-DATA.7: by ruling enemies' count 7 for each two.

    Where their number is not that of the ability, why is told, with the `facts`.
    """
    if changes := [f"{step.label}:{step.amount}" for step in made.dice.steps[1:] if step.op == "add"]:
        raised: dict[str, Fact] = {"floored": True} if floored(made) else {}
        table.tell("pool", made.dice, dice=max(1, made.dice.value), changes=changes, **raised, **facts)
    if made.fixed:
        return Faces(7 * max(1, made.dice.value) // 2, 0, False)
    return table.pool(check_dice(max(1, made.dice.value), made.lowered), why, str(facts.get("who", "")))


# Critical and fumble


def is_critical(read: Faces, below: bool) -> bool:
    """WA-02.1: two or more sixes; WA-01.6: never with a pool that was raised to one die."""
    return read.sixes >= SIXES and not below


def is_fumble(read: Faces, below: bool, rulings: Rulings) -> bool:
    """WA-02.5: every die shows 1; WA-01.6: by ruling not with a pool that was raised to one die."""
    return read.ones and not (below and rulings["floored_pool_fumble"] == "no_fumble")


def extras(value: Tally, critical: bool, fumble: bool, rulings: Rulings) -> None:
    """WA-02.2: +10 once; WA-02.6: -20; WA-01.8: no bound below unless the table rules so."""
    if critical:
        value.add(CRITICAL, "WA-02.2", "critical")
    if fumble:
        value.add(FUMBLE, "WA-02.6", "fumble")
    if rulings["achievement_floor"] == "zero":
        value.at_least(0, "WA-01.8", "achievement_floor")


# The four kinds


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
    told["added"] = [f"{step.label}:{step.amount}" for step in made.value.steps if told_apart(step)]
    table.tell("check", total, **told, **facts)
    return Roll(total.value, critical, fumble)


def told_apart(step: Step) -> bool:
    """Whether a step of the value of a check is told with it: what is not the skill, which always counts."""
    return step.op == "add" and bool(step.amount) and not step.label.startswith("skill-")


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


def cooperative(table: Table, made: Mapping[str, Pool], rulings: Rulings, **facts: Fact) -> Roll:
    """WA-01.19: everybody rolls, and the sum of all achievements counts.

    WA-02.9, WA-02.12: the dice of all are read together. WA-02.10: what that makes is added once; nobody has a critical
    or fumble of their own. `facts`: told with it.
    """
    total, reads = Tally(), {}
    for who, own in made.items():
        read = reads[who] = thrown(table, own, "cooperative", who=who)
        part = Tally(read.sum, "WA-01.19", "dice")
        join(part, own.value)
        added = [f"{step.label}:{step.amount}" for step in own.value.steps if told_apart(step)]
        table.tell("part", part, who=who, dice=max(1, own.dice.value), sum=read.sum, total=part.value, added=added)
        total.add(read.sum, "WA-01.19", "dice")
        join(total, own.value)
    critical = sixes_together(made, reads, rulings) >= SIXES
    fumble = all(read.ones for read in reads.values())  # WA-02.11: every die of everybody
    extras(total, critical, fumble, rulings)
    table.tell("cooperation", total, who=list(made), total=total.value, critical=critical, fumble=fumble, **facts)
    return Roll(total.value, critical, fumble)


def sixes_together(made: Mapping[str, Pool], reads: Mapping[str, Faces], rulings: Rulings) -> int:
    """WA-02.9: the sixes of all who roll together.

    WA-02.13: the die of somebody whose pool was raised to one is none; by ruling it counts, or bars the critical.
    """
    raised = [who for who, own in made.items() if floored(own)]
    reading = rulings["coop_floored_die"]
    barred: Collection[str] = reads if raised and reading == "bars_critical" else () if reading == "counts" else raised
    return sum(read.sixes for who, read in reads.items() if who not in barred)


# Rolls that are no checks


@cache
def plain_dice(count: int) -> Dice:
    """The sum of a number of D6: a damage roll (WA-02.14)."""
    return Dice(f"{count}d{SIDES}", count, SIDES)


class Formula(NamedTuple):
    """Dice and a constant: "2D6+3", "4"."""

    dice: int
    constant: int


@cache
def formula(text: str) -> Formula:
    """A figure of the data as dice and a constant."""
    count, _, rest = text.upper().rpartition("D6")
    return Formula(int(count), int(rest or 0)) if count else Formula(0, int(rest))
