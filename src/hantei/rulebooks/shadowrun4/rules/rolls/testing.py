"""Tests (1.1, 1.2): thresholds, success tests, opposed tests, and what beats what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from .after_roll import reconsider
from .before_roll import at_stake, begin
from .glitches import settle
from .roll import Roll, Side, counted


class Result(NamedTuple):
    """A test that is done: hits, what they had to reach, net hits (SR-1.1.5), and the glitch (SR-1.1.6, SR-1.1.8)."""

    hits: int
    need: int
    success: bool
    net: int
    glitch: str = ""


# Thresholds


def threshold(c: Run, figure: int | None = None, change: int = 0) -> int:
    """SR-1.2.3: 1 where none is stated, by ruling 2; SR-1.1.4: never lowered below 1, or by ruling below 0."""
    stated = figure if figure is not None else 2 if c.rulings["default_threshold"] == "two" else 1
    return max(0 if c.rulings["threshold_floor"] == "zero" else min(1, stated), stated + change)


def reached(hits: int, need: int, glitch: str = "") -> Result:
    """SR-1.1.4, SR-1.2.1: hits equal to the threshold are enough; SR-1.1.9: a critical glitch fails."""
    success = hits >= need and glitch != "critical"
    return Result(hits, need, success, max(0, hits - need) if success else 0, glitch)


def beaten(hits: int, against: int, glitch: str = "") -> Result:
    """SR-1.2.4, SR-1.2.5: more hits than the other side; a tie fails for the one who acts."""
    return Result(hits, against, hits > against, max(0, hits - against), glitch)


# Making a test


def success_test(
    c: Run, table: Table, who: str, kind: str, pool: Tally, need: int | None = None, cap: int | None = None,
    **facts: Fact,
) -> Result:  # fmt: skip
    """SR-1.2.1: roll the pool; with hits equal to or above the threshold the action succeeds.

    `need`: the threshold as `threshold` gives it; None for a test whose hits alone count. `cap`: no more hits than
    this count.
    """
    roll = begin(c, table, Side(who, kind, pool), False, need, facts, cap)
    if roll.critical:
        grant(c, roll, (need or 0) + 1)
    reconsider(c, table, roll, {**({} if need is None else {"need": need}), **at_stake(facts)})
    roll.hits = counted(c, roll)
    glitch = settle(c, table, roll)
    result = reached(roll.hits, need or 0, glitch)
    if need is not None:
        told: dict[str, Fact] = {"hits": roll.hits, "need": need, "success": result.success, "net": result.net}
        table.tell("result", None, who=who, kind=kind, **told, **facts)
    return result


def opposed_test(c: Run, table: Table, first: Side, second: Side | None, cap: int | None = None) -> Result:
    """SR-1.2.4: the side that acts rolls first, then the other, and hits are compared; SR-1.2.5: ties.

    `second` is None where nobody opposes: no roll, no hits. `cap`: no more hits than this count for the one who acts.
    SR-2.6: Edge after the roll is spent when both have rolled; the other side may answer likewise once.
    """
    return contest(c, table, first, [second] if second is not None else [], cap)[0]


def contest(c: Run, table: Table, first: Side, others: Sequence[Side], cap: int | None = None) -> list[Result]:
    """SR-1.2.4: one roll of the side that acts against each of the others; the results in their order, or one where
    nobody opposes."""
    mine = begin(c, table, first, True, cap=cap)
    known = None if mine.critical else counted(c, mine)
    rolls = [begin(c, table, other, True, against=known) for other in others]
    highest = max((roll.hits for roll in rolls), default=0)
    if mine.critical:
        grant(c, mine, highest + 1)
    reconsider(c, table, mine, {"against": highest})
    mine.hits = counted(c, mine)
    for roll in rolls:
        if roll.critical:
            grant(c, roll, mine.hits + 1)
        reconsider(c, table, roll, {"against": mine.hits})
    stand_by(c, mine, rolls)
    glitch = settle(c, table, mine)
    for roll in rolls:
        settle(c, table, roll)
    named = [other.who or other.thing for other in others]
    sides = [(name, roll.hits) for name, roll in zip(named, rolls, strict=True)] or [("", 0)]
    results = [beaten(mine.hits, against, glitch) for _, against in sides]
    for (who, against), result in zip(sides, results, strict=True):
        facts: dict[str, Fact] = {"other": who, "hits": mine.hits, "against": against}
        table.tell("opposed", None, who=first.who, kind=first.kind, **facts, success=result.success, net=result.net)
    return results


def stand_by(c: Run, mine: Roll, rolls: Sequence[Roll]) -> None:
    """SR-2.16: a critical success wins against what Edge has added to the other rolls since (SR-2.6), except against
    somebody who has burned a point too.
    """
    answered = [roll.hits for roll in rolls if not roll.critical]
    if mine.critical and answered:
        grant(c, mine, max(answered) + 1)
        mine.hits = counted(c, mine)


def grant(c: Run, roll: Roll, winning: int) -> None:
    """SR-2.16: every die of the pool counts as a hit, and if that is not enough, as many as win by 1 net hit; by
    ruling the number of net hits that the table has set."""
    if c.rulings["critical_success"] == "fixed":
        roll.hits = winning - 1 + c.scene.house.critical_net
    else:
        roll.hits = max(roll.pool.value, winning)
    roll.earned = roll.hits


# Glitches
