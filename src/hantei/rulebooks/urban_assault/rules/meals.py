"""Chapter 31: food (MRE), and foraging."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import Campaign
from .checks import spend_point, tell_skill
from .gear import recover
from .squad import stock

FOOD = 2  # UA-31.2


def eat(c: Campaign, table: Table, seat: str) -> None:
    """UA-31.2, UA-31.6: an MRE restores 2 life to the leader who eats it."""
    feed(c, table, seat, FOOD)


def eat_foraging(c: Campaign, table: Table, seat: str) -> None:
    """UA-21.12, UA-21.13: with foraging, for a point, a portion restores 1 more; once a portion."""
    tell_skill(table, seat, c.squads[seat], "foraging")
    feed(c, table, seat, FOOD + 1)
    spend_point(table, seat, c.squads[seat], "foraging")


def feed(c: Campaign, table: Table, seat: str, life: int) -> None:
    """One portion is eaten; UA-42.11: that is another action."""
    stock(c, seat).mre -= 1
    n = recover(c, c.squads[seat], life)
    c.op.refused = ""
    table.tell("ate", who=seat, n=n, left=c.squads[seat].leader.life, mre=stock(c, seat).mre)
