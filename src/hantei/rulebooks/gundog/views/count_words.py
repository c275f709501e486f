"""What is counted, in words."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.message import Message, phrase
from hantei.core.naming import Name
from hantei.core.rulebook import Count

from ..state import Fight
from .names import item_name, person, place_name, side_name
from .questions import throw_name

STOCKS = ("rounds", "magazines")


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check(c: Fight, count: Count) -> Message:
    """Checks of a side: all of them, or those that succeeded."""
    kind = throw_name(count.what)
    return Message(f"gd-count-{count.kind}", {"side": side_name(c, count.side), "check": kind})


def somebody(c: Fight, count: Count) -> Message:
    """What happened to somebody."""
    return Message(f"gd-count-{count.kind}", {"who": person(c, count.what)})


def lost(c: Fight, count: Count) -> Message:
    """Where people went down, and through whom or what."""
    place, _, by = count.what.partition("/")
    cause: Name = person(c, by) if by in c.fighters else phrase(f"gd-count-by-{by}")
    return Message("gd-count-lost", {"place": place_name(c, place), "cause": cause})


def spent(c: Fight, count: Count) -> Message:
    """Rounds, magazines, or an item of somebody."""
    who, _, what = count.what.partition("/")
    name = phrase(f"gd-count-stock-{what}") if what in STOCKS else item_name(c, what)
    return Message("gd-count-spent", {"who": person(c, who), "what": name})


def row(c: Fight, count: Count) -> Message:
    """A row of a table of damage penalties or of fumbles."""
    table, _, found = count.what.partition("/")
    return Message("gd-count-row", {"table": phrase(f"gd-count-table-{table}"), "row": found})


def battle(c: Fight, count: Count) -> Message:
    """A fight, by its encounter."""
    return Message(f"gd-count-{count.kind}", {"title": c.content.encounters[count.what].title})


def end(c: Fight, count: Count) -> Message:
    """Who has won, and by what."""
    side, _, by = count.what.partition("/")
    how = phrase(f"gd-by-{by}")
    if not side:
        return Message("gd-count-end-nobody", {"by": how})
    return Message("gd-count-end", {"side": side_name(c, side), "by": how})


def won(c: Fight, count: Count) -> Message:
    """A side has won."""
    return Message("gd-count-win", {"side": side_name(c, count.side)})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check,
    "success": check,
    "damage": somebody,
    "down": somebody,
    "lost": lost,
    "spent": spent,
    "row": row,
    "battle": battle,
    "round": battle,
    "end": end,
    "win": won,
}
