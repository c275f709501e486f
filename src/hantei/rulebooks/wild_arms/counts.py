"""What an event counts for: checks, HP lost and steps of harm, people down, what is spent. Odds and statistics read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.rulebook import Count

from .state import Fight

Facts = Mapping[str, Any]
NOTHING: Sequence[Count] = ()


def counts(c: Fight, event: str, facts: Facts) -> Sequence[Count]:
    """What an event counts for; most count for nothing."""
    count = COUNTED.get(event)
    return count(c, facts) if count is not None else NOTHING


def side(c: Fight, seat: str) -> str:
    """The faction whose people a seat plays; "" where it plays none, or several factions."""
    factions = list(dict.fromkeys(fighter.faction for fighter in c.fighters.values() if fighter.seat == seat))
    return factions[0] if len(factions) == 1 else ""


def rows(c: Fight) -> Sequence[Count]:
    """The book has no tables."""
    return NOTHING


def check(c: Fight, facts: Facts) -> Sequence[Count]:
    """WA-01.2: a check of somebody's."""
    if facts.get("who") not in c.fighters:
        return NOTHING
    return (Count("check", c.fighters[facts["who"]].faction, facts["kind"]),)


COUNTED: Mapping[str, Callable[[Fight, Facts], Sequence[Count]]] = {
    "check": check,
}
