"""What is counted, in words."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.rulebook import Count, Message

from .state import Fight
from .view_names import faction_name
from .view_questions import throw_name


def count_name(c: Fight, count: Count) -> Message:
    """What is counted, whatever its amount."""
    return NAMED[count.kind](c, count)


def check(c: Fight, count: Count) -> Message:
    """Checks of a faction: all of them, or those that succeeded."""
    side, what = faction_name(c, count.side), throw_name(count.what)
    return Message(f"wa-count-{count.kind}", {"side": side, "check": what})


NAMED: dict[str, Callable[[Fight, Count], Message]] = {
    "check": check,
}
