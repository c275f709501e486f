"""What is counted, in words."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.message import Message
from hantei.core.naming import Name
from hantei.core.rulebook import Count

from ..state import Fight
from .names import fighter_name, item_name, side_name


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check(c: Fight, count: Count) -> Message:
    """Attacks or defences of a side: all of them, or those that succeeded."""
    check = Message(f"sk-count-{count.what}")
    return Message(f"sk-count-{count.kind}", {"side": side_name(c, count.side), "check": check})


def somebody(c: Fight, count: Count) -> Message:
    """What happened to somebody."""
    return Message(f"sk-count-{count.kind}", {"who": fighter_name(c, count.what)})


def lost(c: Fight, count: Count) -> Message:
    """Where machines were lost, and to whom."""
    square, _, attacker = count.what.partition("/")
    cause: Name = fighter_name(c, attacker) if attacker else Message("sk-count-mishap")
    return Message("sk-count-lost", {"place": square, "cause": cause})


def spent(c: Fight, count: Count) -> Message:
    """Energy, tactical support, or an item of somebody."""
    who, _, what = count.what.partition("/")
    name = Message(f"sk-word-{what}") if what in ("en", "ts") else item_name(c, what)
    return Message("sk-count-spent", {"who": fighter_name(c, who), "what": name})


def battle(c: Fight, count: Count) -> Message:
    """A combat, by its encounter."""
    return Message(f"sk-count-{count.kind}", {"title": c.scene.title})


def end(c: Fight, count: Count) -> Message:
    """Who has won, and by what."""
    side, _, by = count.what.partition("/")
    how = Message(f"sk-by-{by}")
    return (
        Message("sk-count-end", {"side": side_name(c, side), "by": how})
        if side
        else Message("sk-count-end-nobody", {"by": how})
    )


def won(c: Fight, count: Count) -> Message:
    """A side has won."""
    return Message("sk-count-win", {"side": side_name(c, count.side)})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check,
    "success": check,
    "damage": somebody,
    "down": somebody,
    "lost": lost,
    "spent": spent,
    "battle": battle,
    "round": battle,
    "end": end,
    "win": won,
}
