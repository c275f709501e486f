"""Chapters 1 and 2: tests: hits, glitches, success and opposed tests, hits bought, Edge before and after the roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import REFEREE, Run
from ..figures import edge_rating
from .dice import NONE, Thrown, throw
from .edge import asks, burn, can_burn, spend, usable

NOBODY = ""
"""Who makes a test that is nobody's: a dice command, a device."""


@dataclass(slots=True)
class Roll:
    """A test on the table.

    `base` are the dice of the original pool, `added` those that Edge and sixes have added; `uses`: the benefits of
    Edge bought for it; `cleaned`: all, reduced; `critical`: by burning Edge (SR-2.16). `cap`: no more hits than this
    count, if there is one (SR-4.2.8); `earned`: those of the hits that Edge has brought.
    """

    who: str
    kind: str
    pool: Tally
    opposed: bool = False
    cap: int | None = None
    base: Thrown = NONE
    added: Thrown = NONE
    uses: list[str] = field(default_factory=list)
    bought: bool = False
    cleaned: str = ""
    critical: bool = False
    hits: int = 0
    earned: int = 0
    automatic: int = 0  # hits besides the dice (ruling vr_opposed_vehicle)

    def count(self) -> None:
        """SR-1.1.3: the hits on the table."""
        self.hits = self.base.hits + self.added.hits + self.automatic

    @property
    def dice(self) -> Thrown:
        """All dice on the table."""
        return self.base.plus(self.added)


class Result(NamedTuple):
    """A test that is done: hits, what they had to reach, net hits (SR-1.1.5), and the glitch (SR-1.1.6, SR-1.1.8)."""

    hits: int
    need: int
    success: bool
    net: int
    glitch: str = ""


class Side(NamedTuple):
    """One side of an opposed test: who, what for, with which pool; `thing`: the node that rolls, where nobody does;
    `automatic`: hits besides the dice."""

    who: str
    kind: str
    pool: Tally
    thing: str = ""
    automatic: int = 0


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
    reconsider(c, table, roll, {} if need is None else {"need": need})
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
    rolls = [begin(c, table, other, True) for other in others]
    highest = max((roll.hits for roll in rolls), default=0)
    if mine.critical:
        grant(c, mine, highest + 1)
    reconsider(c, table, mine, {"against": highest})
    mine.hits = counted(c, mine)
    for roll in rolls:
        if roll.critical:
            grant(c, roll, mine.hits + 1)
        reconsider(c, table, roll, {"against": mine.hits})
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


def counted(c: Run, roll: Roll) -> int:
    """SR-4.2.8: no more hits than the cap count, whatever they come from; by ruling those that Edge has brought do."""
    if roll.cap is None:
        return roll.hits
    free = roll.earned if c.rulings["force_cap_edge"] == "uncapped" else 0
    return min(roll.hits - free, roll.cap) + free


def grant(c: Run, roll: Roll, winning: int) -> None:
    """SR-2.16: every die of the pool counts as a hit, and if that is not enough, as many as win by 1 net hit; by
    ruling the number of net hits that the table has set."""
    if c.rulings["critical_success"] == "fixed":
        roll.hits = winning - 1 + c.scene.house.critical_net
    else:
        roll.hits = max(roll.pool.value, winning)
    roll.earned = roll.hits


# Before the roll


def begin(
    c: Run, table: Table, side: Side, opposed: bool, need: int | None = None, facts: Mapping[str, Fact] | None = None,
    cap: int | None = None,
) -> Roll:  # fmt: skip
    """Choose how the test is made, and make it: rolled, with Edge, bought, as a long shot, or as a critical success."""
    roll = Roll(side.who, side.kind, side.pool, opposed, cap, hits=side.automatic, automatic=side.automatic)
    way = how(c, table, roll, need)
    BEGINNINGS[way](c, table, roll)
    if side.who:
        c.actors[side.who].shaken = False
    told: dict[str, Fact] = {"who": side.who, "kind": side.kind, "pool": side.pool.value, "way": way}
    told |= {"hits": roll.hits, "ones": roll.dice.ones, "dice": roll.dice.dice}
    told |= {"node": side.thing} if side.thing else {}
    table.tell("test", side.pool, **told, **(facts or {}))
    return roll


def how(c: Run, table: Table, roll: Roll, need: int | None) -> str:
    """The ways in which a test can be made; without a choice it is rolled, where there are dice to roll."""
    options = ways(c, roll)
    usual = "roll" if roll.pool.value > 0 else "none"
    if not roll.who or not asks(c, roll.who) or options == [usual]:
        return usual
    about: dict[str, Fact] = {"who": roll.who, "kind": roll.kind, "pool": roll.pool.value}
    about |= {"edge": c.actors[roll.who].edge} | ({} if need is None else {"need": need})
    seat = c.actors[roll.who].seat
    way = table.choose(Choice(seat, "test", "SR-1.2.1", [*options, "quiet"], about))
    if way == "quiet":
        c.actors[roll.who].quiet = "phase"
        return usual
    if way == "buy" and not consent(c, table, roll):
        return usual
    return way


def ways(c: Run, roll: Roll) -> list[str]:
    """SR-1.2.11, SR-1.2.12: a pool of 0 or less is no roll, but for a long shot; SR-1.4.1: hits can be bought;
    SR-2.5: Edge before the roll; SR-2.16: Edge burned for any test that could be attempted."""
    who = roll.who
    if not who:
        return ["roll" if roll.pool.value > 0 else "none"]
    if roll.pool.value <= 0:
        return ["none", "long_shot"] if usable(c, who, "long_shot", []) and edge_rating(c, who) else ["none"]
    found = ["roll"]
    if c.rulings["buy_hits"] != "unopposed" or not roll.opposed:
        found.append("buy")
    if usable(c, who, "edge", []):
        found.append("edge")
    if can_burn(c, who):
        found.append("critical")
    return found


def consent(c: Run, table: Table, roll: Roll) -> bool:
    """SR-1.4.1: by ruling hits are bought with the game master's consent only; a machine in that seat gives it where
    nobody opposes the test."""
    if c.rulings["buy_hits"] != "gm_consent":
        return True
    if not c.referee:
        return not roll.opposed
    about: dict[str, Fact] = {"who": roll.who, "kind": roll.kind, "pool": roll.pool.value}
    return table.choose(Choice(REFEREE, "consent", "SR-1.4.1", ["allow", "refuse"], about)) == "allow"


def rolled(c: Run, table: Table, roll: Roll) -> None:
    """SR-1.1.2: the pool; SR-1.5.1: without Edge no die is added."""
    roll.base = throw(table, roll.pool.value, roll.kind, closely=bool(roll.who))
    roll.count()


def bought(c: Run, table: Table, roll: Roll) -> None:
    """SR-1.4.1, SR-1.4.2: a hit for every four dice, none of which is rolled."""
    roll.bought, roll.hits = True, roll.pool.value // 4 + roll.automatic


def with_edge(c: Run, table: Table, roll: Roll) -> None:
    """SR-2.5: as many dice more as the Edge attribute; every six of the test adds a die (SR-1.5.2)."""
    spend(c, table, roll.who, "edge")
    roll.uses.append("edge")
    exploding(c, table, roll, roll.pool.value, edge_rating(c, roll.who))
    roll.count()
    roll.earned = roll.added.hits


def exploding(c: Run, table: Table, roll: Roll, dice: int, more: int, again: bool = True) -> None:
    """SR-1.5.2 to SR-1.5.4: the dice of the pool and those added to it, then the dice that sixes add, wave by wave.

    Where only the original pool counts for glitches (SR-1.1.6), or for a cap (SR-4.2.8), its dice are thrown first and
    kept apart.
    """
    together = c.rulings["glitch_dice"] == "all_dice" and (roll.cap is None or c.rulings["force_cap_edge"] == "capped")
    if not again or together:
        roll.base = throw(table, dice + more, roll.kind, again)
        return
    roll.base = throw(table, dice, roll.kind)
    roll.added = throw(table, more, roll.kind)
    roll.added = roll.added.plus(throw(table, roll.base.sixes + roll.added.sixes, roll.kind, again=True))


def long_shot(c: Run, table: Table, roll: Roll) -> None:
    """SR-1.2.11, SR-2.9: the Edge rating is the pool, and no modifier applies; sixes add dice, or by ruling do not."""
    spend(c, table, roll.who, "long_shot")
    roll.uses.append("long_shot")
    exploding(c, table, roll, edge_rating(c, roll.who), 0, c.rulings["long_shot_explodes"] == "explode")
    roll.count()
    roll.earned = roll.hits


def critical(c: Run, table: Table, roll: Roll) -> None:
    """SR-2.16: no roll; how many hits it is shows when the other side's are known."""
    burn(c, table, roll.who, "critical")
    roll.critical, roll.hits = True, roll.pool.value


def not_rolled(c: Run, table: Table, roll: Roll) -> None:
    """SR-1.2.12: 0 hits without a glitch."""


BEGINNINGS = {
    "roll": rolled, "buy": bought, "edge": with_edge, "long_shot": long_shot, "critical": critical, "none": not_rolled,
}  # fmt: skip


# After the roll


def reconsider(c: Run, table: Table, roll: Roll, known: Mapping[str, Fact]) -> None:
    """SR-2.6, SR-2.8, SR-2.14: what Edge can still do before the result is applied; `known`: what it is up against."""
    while True:
        options = afterwards(c, roll)
        if len(options) == 1:
            return
        about: dict[str, Fact] = {"who": roll.who, "kind": roll.kind, "hits": counted(c, roll)}
        about |= {"glitch": glitch_of(c, roll)}
        about |= {"edge": c.actors[roll.who].edge, **known}
        use = table.choose(Choice(c.actors[roll.who].seat, "after", "SR-2.6", options, about))
        if use == "keep":
            return
        spend(c, table, roll.who, use)
        roll.uses.append(use)
        AFTER[use](c, table, roll)
        table.tell("test_changed", who=roll.who, kind=roll.kind, use=use, hits=roll.hits, glitch=glitch_of(c, roll))


def afterwards(c: Run, roll: Roll) -> list[str]:
    """What can be bought for a test that lies on the table."""
    found = ["keep"]
    if not roll.who or roll.bought or roll.critical or not roll.dice.dice or not asks(c, roll.who):
        return found
    if usable(c, roll.who, "add", roll.uses) and edge_rating(c, roll.who):
        found.append("add")
    if usable(c, roll.who, "reroll", roll.uses) and roll.dice.misses:
        found.append("reroll")
    if usable(c, roll.who, "clean", roll.uses) and glitch_of(c, roll):
        found.append("clean")
    return found


def add_dice(c: Run, table: Table, roll: Roll) -> None:
    """SR-2.6, SR-2.7: as many dice as the Edge attribute; of these alone sixes add dice."""
    more = throw(table, edge_rating(c, roll.who), roll.kind, again=True)
    roll.added = roll.added.plus(more)
    roll.earned += more.hits
    roll.count()


def reroll(c: Run, table: Table, roll: Roll) -> None:
    """SR-2.8: all dice that are no hits once more; sixes add dice, or by ruling do not; by another ruling the player
    picks which."""
    again = [picked(c, table, roll, part) for part in (roll.base, roll.added)]
    sixes, parts = 0, []
    before = roll.hits
    for part, (ones, others) in zip((roll.base, roll.added), again, strict=True):
        new = throw(table, ones + others, roll.kind)
        sixes += new.sixes
        parts.append(Thrown(part.dice, part.hits + new.hits, part.ones - ones + new.ones))
    roll.base, roll.added = parts
    if c.rulings["edge_reroll_explodes"] != "never":
        roll.added = roll.added.plus(throw(table, sixes, roll.kind, again=True))
    roll.count()
    roll.earned += roll.hits - before


def picked(c: Run, table: Table, roll: Roll, part: Thrown) -> tuple[int, int]:
    """SR-2.8: which misses are rolled again: ones, and others."""
    ones, others = part.ones, part.misses - part.ones
    if c.rulings["edge_reroll_explodes"] != "chosen_misses":
        return ones, others
    seat, about = c.actors[roll.who].seat, {"who": roll.who, "kind": roll.kind}
    ones = table.amount(Amount(seat, "reroll_ones", "SR-2.8", 0, ones, about))
    return ones, table.amount(Amount(seat, "reroll_others", "SR-2.8", 0, others, about))


def clean(c: Run, table: Table, roll: Roll) -> None:
    """SR-2.14: the glitch is gone; by ruling a critical one becomes a glitch."""
    whole = c.rulings["edge_glitch_effect"] == "cancel" or glitch_of(c, roll) == "glitch"
    roll.cleaned = "all" if whole else "reduced"


AFTER = {"add": add_dice, "reroll": reroll, "clean": clean}


# Glitches


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
        c.actors[who].lost += 1
    else:
        c.actors[who].shaken = True
