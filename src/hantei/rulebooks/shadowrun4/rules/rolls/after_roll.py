"""After the roll (2): what Edge can still do before the result is applied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table

from ...state import Run
from ..figures import edge_rating
from .dice import NONE, Thrown, throw
from .edge import asks, spend, usable
from .glitches import glitch_of
from .roll import Roll, beyond, counted


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
        before = counted(c, roll)
        spend(c, table, roll.who, use)
        roll.uses.append(use)
        thrown = AFTER[use](c, table, roll)
        facts: dict[str, Fact] = {"use": use, "dice": roll.dice.dice, "hits": roll.hits, "glitch": glitch_of(c, roll)}
        facts |= {"before": before, "again": thrown.again, "sixes": thrown.sixes, **beyond(c, roll)}
        table.tell("test_changed", None, who=roll.who, kind=roll.kind, **facts)


def afterwards(c: Run, roll: Roll) -> list[str]:
    """List what can be bought for a test that lies on the table."""
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


class Bought(NamedTuple):
    """The dice that a point of Edge has put on the table: those bought, and those that sixes have added to them."""

    again: int = 0
    sixes: int = 0


def add_dice(c: Run, table: Table, roll: Roll) -> Bought:
    """SR-2.6, SR-2.7: as many dice as the Edge attribute; of these alone sixes add dice."""
    rating = edge_rating(c, roll.who)
    more = throw(table, rating, roll.kind, roll.who, again=True)
    roll.added = roll.added.plus(more)
    roll.earned += more.hits
    roll.count()
    return Bought(rating, more.dice - rating)


def reroll(c: Run, table: Table, roll: Roll) -> Bought:
    """SR-2.8: all dice that are no hits once more; sixes add dice, or by ruling do not; by another ruling the player
    picks which."""
    again = [picked(c, table, roll, part) for part in (roll.base, roll.added)]
    sixes, parts, more = 0, [], NONE
    before = roll.hits
    for part, (ones, others) in zip((roll.base, roll.added), again, strict=True):
        new = throw(table, ones + others, roll.kind, roll.who)
        sixes += new.sixes
        parts.append(Thrown(part.dice, part.hits + new.hits, part.ones - ones + new.ones))
    roll.base, roll.added = parts
    if c.rulings["edge_reroll_explodes"] != "never":
        more = throw(table, sixes, roll.kind, roll.who, again=True)
        roll.added = roll.added.plus(more)
    roll.count()
    roll.earned += roll.hits - before
    return Bought(sum(ones + others for ones, others in again), more.dice)


def picked(c: Run, table: Table, roll: Roll, part: Thrown) -> tuple[int, int]:
    """SR-2.8: which misses are rolled again: ones, and others."""
    ones, others = part.ones, part.misses - part.ones
    if c.rulings["edge_reroll_explodes"] != "chosen_misses":
        return ones, others
    seat, about = c.actors[roll.who].seat, {"who": roll.who, "kind": roll.kind}
    ones = table.amount(Amount(seat, "reroll_ones", "SR-2.8", 0, ones, about))
    return ones, table.amount(Amount(seat, "reroll_others", "SR-2.8", 0, others, about))


def clean(c: Run, table: Table, roll: Roll) -> Bought:
    """SR-2.14: the glitch is gone; by ruling a critical one becomes a glitch."""
    whole = c.rulings["edge_glitch_effect"] == "cancel" or glitch_of(c, roll) == "glitch"
    roll.cleaned = "all" if whole else "reduced"
    return Bought()


AFTER = {"add": add_dice, "reroll": reroll, "clean": clean}
