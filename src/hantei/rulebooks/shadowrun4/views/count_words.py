"""What is counted, in words."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.message import Message, phrase
from hantei.core.naming import Name
from hantei.core.rulebook import Count

from ..state import Run
from .names import person, place_name, side_name
from .questions import throw_name


def count_name(c: Run, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def test(c: Run, count: Count) -> Message:
    """Tests of a side: all of them, or those that succeeded."""
    return Message(f"sr-count-{count.kind}", {"side": side_name(c, count.side), "check": throw_name(count.what)})


def somebody(c: Run, count: Count) -> Message:
    """What happened to somebody."""
    return Message(f"sr-count-{count.kind}", {"who": person(c, count.what)})


def lost(c: Run, count: Count) -> Message:
    """Where people went down, and through whom or what."""
    place, _, by = count.what.partition("/")
    cause: Name = person(c, by) if by in c.actors else phrase(f"sr-count-by-{by}")
    return Message("sr-count-lost", {"place": place_name(c, place), "cause": cause})


def spent(c: Run, count: Count) -> Message:
    """Rounds or Edge of somebody."""
    who, _, what = count.what.partition("/")
    return Message("sr-count-spent", {"who": person(c, who), "what": phrase(f"sr-count-stock-{what}")})


def row(c: Run, count: Count) -> Message:
    """A glitch."""
    return phrase(f"sr-count-{count.what.replace('/', '-')}")


def battle(c: Run, count: Count) -> Message:
    """A fight, by its encounter."""
    return Message(f"sr-count-{count.kind}", {"title": c.content.encounters[count.what].title})


def end(c: Run, count: Count) -> Message:
    """Who has won, and by what."""
    side, _, by = count.what.partition("/")
    how = phrase(f"sr-by-{by}")
    if not side:
        return Message("sr-count-end-nobody", {"by": how})
    return Message("sr-count-end", {"side": side_name(c, side), "by": how})


def won(c: Run, count: Count) -> Message:
    """A side has won."""
    return Message("sr-count-win", {"side": side_name(c, count.side)})


NAMED: dict[str, Callable[[Run, Count], Message]] = {
    "check": test, "success": test, "damage": somebody, "down": somebody, "lost": lost, "spent": spent, "row": row,
    "battle": battle, "round": battle, "end": end, "win": won,
}  # fmt: skip
