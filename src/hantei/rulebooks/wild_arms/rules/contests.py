"""Competitions (競争判定): everybody rolls, the highest wins, and the game master says what becomes of a draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .checks import Roll

TIES = ("draw", "reroll", "skill_level")
"""WA-01.13: what the game master can make of a draw."""


def compete(
    c: Fight, table: Table, rivals: Sequence[str], roll: Callable[[str], Roll], levels: Mapping[str, int]
) -> list[str]:
    """WA-01.12: who wins a competition; several where it ends in a draw.

    `roll` makes somebody's check. WA-01.15: only those who share the highest value roll again, all others have lost; by
    ruling everybody rolls again.
    """
    left, again = list(rivals), True
    while again:
        left, again = ranked(c, table, {who: roll(who).total for who in left}, levels)
        if again and c.rulings["reroll_among"] == "everybody":
            left = list(rivals)
    table.tell("competition", winners=left)
    return left


def ranked(c: Fight, table: Table, totals: Mapping[str, int], levels: Mapping[str, int]) -> tuple[list[str], bool]:
    """WA-01.12, WA-01.13: who has the highest value, or what is made of a draw; and whether they roll again.

    WA-01.14: where the levels are equal too the draw stands, or by ruling is rolled again.
    """
    left = leaders(totals)
    way = tie(c, table, left) if len(left) > 1 else "draw"
    if way != "skill_level":
        return left, way == "reroll"
    best = by_level(left, levels)
    return best, len(best) > 1 and c.rulings["level_tie"] == "reroll"


def leaders(totals: Mapping[str, int]) -> list[str]:
    """WA-01.12, WA-01.15: who has the highest value of a competition; several are a draw, all others have lost."""
    best = max(totals.values())
    return [who for who, total in totals.items() if total == best]


def by_level(tied: Sequence[str], levels: Mapping[str, int]) -> list[str]:
    """WA-01.13, WA-01.14: a draw broken by skill level; equal levels leave it a draw."""
    best = max(levels[who] for who in tied)
    return [who for who in tied if levels[who] == best]


def tie(c: Fight, table: Table, tied: Sequence[str]) -> str:
    """WA-01.13: what becomes of a draw: by ruling, or as the game master says; with none at the table it stands."""
    reading = c.rulings["competition_tie"]
    if reading != "ask":
        return reading
    if not c.referee:
        return "draw"
    return table.choose(Choice(REFEREE, "tie", "WA-01.13", TIES, {"tied": list(tied)}))
