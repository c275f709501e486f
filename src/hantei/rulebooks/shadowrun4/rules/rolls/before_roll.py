"""Before the roll (1.2, 1.4, 1.5, 2): a test is rolled, bought, made with Edge, as a long shot, or by burning Edge."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ...state import Run
from ..figures import edge_rating
from .dice import throw
from .edge import asks, burn, can_burn, spend, usable
from .roll import Roll, Side, beyond


def begin(
    c: Run, table: Table, side: Side, opposed: bool, need: int | None = None, facts: Mapping[str, Fact] | None = None,
    cap: int | None = None, against: int | None = None,
) -> Roll:  # fmt: skip
    """Choose how the test is made, and make it: rolled, with Edge, bought, as a long shot, or as a critical success.

    `against`: the hits of the side that acts, as they fell, for whoever answers them.
    """
    roll = Roll(side.who, side.kind, side.pool, opposed, cap, hits=side.automatic, automatic=side.automatic)
    known = {} if need is None else {"need": need}
    way = how(c, table, roll, known, {} if against is None else {"against": against}, at_stake(facts or {}))
    BEGINNINGS[way](c, table, roll)
    if side.who:
        c.actors[side.who].shaken = False
    told: dict[str, Fact] = {"who": side.who, "kind": side.kind, "pool": side.pool.value, "way": way}
    told |= {"hits": roll.hits, "ones": roll.dice.ones, "dice": roll.dice.dice, **beyond(c, roll)}
    told |= {"node": side.thing} if side.thing else {}
    told |= {"target": side.on} if side.on else {}
    told |= {"servant": side.servant} if side.servant else {}
    if way in ("edge", "long_shot"):
        bought = edge_rating(c, roll.who)
        told |= {"edge": bought, "sixes": roll.dice.dice - bought - (side.pool.value if way == "edge" else 0)}
    told |= {"looks": True} if side.kind == "perception" else {}  # what is found tells of the roll
    table.tell("test", side.pool, **told, **(facts or {}))
    return roll


def at_stake(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The damage that a test resists, where it resists any: how much, and its kind."""
    return {"value": facts["value"], "kind_of": facts["kind_of"]} if "kind_of" in facts else {}


def how(c: Run, table: Table, roll: Roll, *more: Mapping[str, Fact]) -> str:
    """The ways in which a test can be made; without a choice it is rolled, where there are dice to roll."""
    usual = "roll" if roll.pool.value > 0 else "none"
    if not roll.who or not asks(c, roll.who):
        return usual
    options = ways(c, roll)
    if options == [usual]:
        return usual
    about: dict[str, Fact] = {"who": roll.who, "kind": roll.kind, "pool": roll.pool.value}
    about["edge"] = c.actors[roll.who].edge
    for facts in more:
        about |= facts
    seat = c.actors[roll.who].seat
    way = table.choose(Choice(seat, "test", "SR-1.2.1", [*options, "quiet"], about))
    if way == "quiet":
        c.actors[roll.who].quiet = "phase"
        return usual
    if way == "buy" and not consent(c, table, roll):
        return usual
    return way


def ways(c: Run, roll: Roll) -> list[str]:
    """SR-1.2.11, SR-1.2.12: a pool of 0 or less allows no roll except a long shot; SR-1.4.1: hits can be bought;
    SR-2.5: Edge before the roll; SR-2.16: Edge burned for any test that could be attempted."""
    who = roll.who
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
    roll.base = throw(table, roll.pool.value, roll.kind, roll.who, closely=bool(roll.who), kept=True)
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
        roll.base = throw(table, dice + more, roll.kind, roll.who, again, kept=True)
        return
    roll.base = throw(table, dice, roll.kind, roll.who)
    roll.added = throw(table, more, roll.kind, roll.who)
    roll.added = roll.added.plus(throw(table, roll.base.sixes + roll.added.sixes, roll.kind, roll.who, again=True))


def long_shot(c: Run, table: Table, roll: Roll) -> None:
    """SR-1.2.11, SR-2.9: the Edge rating is the pool, and no modifier applies; sixes add dice, or by ruling do not."""
    spend(c, table, roll.who, "long_shot")
    roll.uses.append("long_shot")
    exploding(c, table, roll, edge_rating(c, roll.who), 0, c.rulings["long_shot_explodes"] == "explode")
    roll.count()
    roll.earned = roll.hits


def critical(c: Run, table: Table, roll: Roll) -> None:
    """SR-2.16: no roll; the number of hits is settled when the other side's are known."""
    burn(c, table, roll.who, "critical")
    roll.critical, roll.hits = True, roll.pool.value


def not_rolled(c: Run, table: Table, roll: Roll) -> None:
    """SR-1.2.12: 0 hits without a glitch."""


BEGINNINGS = {
    "roll": rolled, "buy": bought, "edge": with_edge, "long_shot": long_shot, "critical": critical, "none": not_rolled,
}  # fmt: skip
