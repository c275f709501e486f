"""Bare questions that cases may put to the rules: checks, tables, distances, rates, damage."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.core.tally import Tally

from . import checks, given_conditions
from .state import Fight


def success_check(c: Fight, table: Table, rate: int, level: int = 0, modifiers: list[int] | None = None) -> None:
    """GD-00.1 to GD-00.4: a check at a rate, with a skill level and modifiers."""
    tally = Tally(rate, "GD-00.1", "skill")
    for amount in modifiers or []:
        tally.add(amount, "GD-00.4", "modifier")
    checks.check(table, "check", tally, level)


def two_d9(c: Fight, table: Table, modifier: int = 0) -> None:
    """GD-00.5: 2D9 with a modifier."""
    tally = Tally()
    tally.add(modifier, "GD-00.5", "modifier")
    table.tell("read", tally, figure=checks.two_d9(table, "table", tally))


def halve(c: Fight, table: Table, figure: int, times: int = 1) -> None:
    """GD-00.10: a figure halved so many times."""
    table.tell("halved", figure=checks.halved(figure, c.rulings, times))


PROCEDURES: dict[str, Callable[..., None]] = {
    "success_check": success_check,
    "two_d9": two_d9,
    "halve": halve,
    **given_conditions.PROCEDURES,
}
"""What `run` of a case may name besides beats."""
