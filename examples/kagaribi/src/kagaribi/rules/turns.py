"""KG-1.4: a turn: a move, then one action."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table

from ..state import Game
from .beats import beat
from .embers import bank, kindle, may_kindle
from .field import burning, in_reach, named, place, square, ways
from .strikes import guard, most_staked


@beat("turn", "KG-1.4", "KG-2.1", "KG-2.2", "KG-4.1", "KG-4.3")
def turn(c: Game, table: Table, who: str) -> None:
    """Somebody's turn: what was banked burns up again, and a move comes first."""
    if not burning(c, who):
        return
    keeper = c.keepers[who]
    c.current, keeper.banked = who, False
    table.tell("turn", who=who)
    then(c, ("action", who), ("turn_over", who))
    found = ways(c, who)
    end = table.choose(Choice(keeper.seat, "move", "KG-2.1", list(found), {"who": who}))
    if end != named(place(c, who)):
        keeper.x, keeper.y = square(end)
        table.tell("moved", who=who, to=end)


def actions(c: Game, who: str) -> list[str]:
    """KG-1.4: what somebody can do: strike, kindle, bank, or nothing."""
    found = ["strike"] if in_reach(c, who) else []
    return [*found, *(["kindle"] if may_kindle(c, who) else []), "bank", "pass"]


@beat("action", "KG-1.4", "KG-3.1", "KG-3.2", "KG-4.2", "KG-4.3")
def action(c: Game, table: Table, who: str) -> None:
    """One action; whom a strike is for, and what is staked, is said before any die falls."""
    if not burning(c, who):
        return
    seat = c.keepers[who].seat
    chosen = table.choose(Choice(seat, "action", "KG-1.4", actions(c, who), {"who": who}))
    if chosen == "strike":
        target = table.choose(Choice(seat, "target", "KG-3.1", in_reach(c, who), {"who": who}))
        about: dict[str, Fact] = {"who": who, "target": target, "guard": guard(c, target).value}
        staked = table.amount(Amount(seat, "stake", "KG-3.2", 1, most_staked(c, who), about))
        then(c, ("strike", who, target, staked))
    elif chosen == "kindle":
        kindle(c, table, who)
    elif chosen == "bank":
        bank(c, table, who)


@beat("turn_over", "KG-3.8")
def turn_over(c: Game, table: Table, who: str) -> None:
    """KG-3.8: after one's own turn one is no longer dazzled."""
    keeper = c.keepers[who]
    c.current = ""
    if keeper.dazzled:
        keeper.dazzled = False
        table.tell("clear", who=who)
