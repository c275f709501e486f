"""Chapter 4: embers won and lost, kindling, banking."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import Game
from .field import burning, pressed


def lose(c: Game, table: Table, who: str, n: int, cause: str) -> None:
    """KG-4.1: embers go out; whoever has none left is dark, and takes no further part. Parameters: how many, and who
    put them out.
    """
    keeper = c.keepers[who]
    lost = min(n, keeper.embers)
    if not lost:
        return
    keeper.embers -= lost
    table.tell("lost", who=who, n=lost, left=keeper.embers, cause=cause)
    if not burning(c, who):
        keeper.banked = keeper.dazzled = False
        table.tell("dark", who=who, cause=cause, at=keeper.at)


def may_kindle(c: Game, who: str) -> bool:
    """KG-4.2: somebody who has lost embers, and has no foe next to them."""
    return c.keepers[who].embers < c.record(who).embers and not pressed(c, who)


def kindle(c: Game, table: Table, who: str) -> None:
    """KG-4.2: an ember is won back."""
    c.keepers[who].embers += 1
    table.tell("kindled", who=who, left=c.keepers[who].embers)


def bank(c: Game, table: Table, who: str) -> None:
    """KG-4.3: the fire is banked: 1 more guard until one's next turn."""
    c.keepers[who].banked = True
    table.tell("banked", who=who)
