"""Bare questions that cases may put to the rules: checks of all kinds, figures, rulings of the referee."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.table import Table
from hantei.core.tally import Tally

from . import checks
from .amend import amend
from .checks import Pool
from .muster import seats
from .state import Fight


def pool(plain: Mapping[str, Any]) -> Pool:
    """A pool of a case: ability, skill level, changes of dice and of the value."""
    count = Tally(plain.get("ability", 2), "WA-01.2", "ability")
    for amount in plain.get("dice", []):
        count.add(amount, "WA-01.7", "modifier")
    value = Tally(plain.get("skill", 0), "WA-01.2", "skill")
    for amount in plain.get("modifiers", []):
        value.add(amount, "WA-01.2", "modifier")
    return Pool(count, value)


def basic(c: Fight, table: Table, target: int, **plain: Any) -> None:
    """WA-01.11: a check against a target number."""
    roll = checks.check(table, "basic", pool(plain), c.rulings)
    table.tell("basic", total=roll.total, success=checks.succeeds(roll, target, c.rulings))


def opposed(c: Fight, table: Table, active: Mapping[str, Any], passive: Mapping[str, Any]) -> None:
    """WA-01.16: an active party against a passive one."""
    one = checks.check(table, "active", pool(active), c.rulings)
    other = checks.check(table, "passive", pool(passive), c.rulings)
    winner = "active" if checks.wins(one, other, c.rulings) else "passive"
    table.tell("opposed", active=one.total, passive=other.total, winner=winner)


def cooperative(c: Fight, table: Table, parts: Mapping[str, Mapping[str, Any]], target: int = 0) -> None:
    """WA-01.19: several together."""
    made = {who: pool(plain) for who, plain in parts.items()}
    roll = checks.cooperative(table, made, c.rulings)
    table.tell("together", total=roll.total, success=checks.succeeds(roll, target, c.rulings))


def ask_seats(c: Fight, table: Table) -> None:
    """Who sits at the table."""
    table.tell("game", seats=seats(c))


def rule(c: Fight, table: Table, words: str) -> None:
    """A ruling of the referee, as it is given at the table: "give a cowed"."""
    verb, *rest = words.split()
    amend(c, verb, rest)


PROCEDURES: dict[str, Callable[..., None]] = {
    "basic": basic,
    "opposed": opposed,
    "cooperative": cooperative,
    "seats": ask_seats,
    "amend": rule,
}
"""What `run` of a case may name besides beats."""
