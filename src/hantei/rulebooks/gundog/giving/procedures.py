"""Bare questions that cases may put to the rules: checks, 2D9, halves, the end, rulings of the referee."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.giving import known
from hantei.scenes.muster import seats

from ..rules import checks, knowledge
from ..rules.goals import judge_end
from ..rules.referee import amend
from ..rules.tactics import initiative
from ..state import Fight
from . import attacks, conditions, travel


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


def ask_initiative(c: Fight, table: Table, who: str) -> None:
    """GD-03.4: the initiative of somebody in this round."""
    found = initiative(c, known("initiative.who", who, c.fighters))
    table.tell("initiative", found, who=who, initiative=found.value)


def ask_end(c: Fight, table: Table) -> None:
    """GD-01.3: whether the fight is over now; who has won, and by what."""
    over = judge_end(c, table)
    table.tell("judged", over=over, winner=c.winner, by=c.ended_by)


def ask_seats(c: Fight, table: Table) -> None:
    """Who sits at the table."""
    table.tell("game", seats=seats(c.fighters.values(), c.referee))


def seen(c: Fight, table: Table, seat: str = "") -> None:
    """Whom a seat plays and whose figures it may read; `hidden`: whose figures not everybody may read.

    `seat`: "" for who only looks on.
    """
    hidden = [who for who in c.fighters if knowledge.hides(c, who)]
    figures = list(knowledge.insight(c, seat))
    table.tell("seen", seat=seat, side=knowledge.side(c, seat), figures=figures, hidden=hidden)


def rule(c: Fight, table: Table, words: str) -> None:
    """GD-07.45: a ruling of the referee, as it is given at the table: "condition give a prone"."""
    verb, *rest = words.split()
    amend(c, verb, rest)


PROCEDURES: dict[str, Callable[..., None]] = {
    "success_check": success_check,
    "two_d9": two_d9,
    "halve": halve,
    "initiative": ask_initiative,
    "judge_end": ask_end,
    "seats": ask_seats,
    "seen": seen,
    "amend": rule,
    **conditions.PROCEDURES,
    **travel.PROCEDURES,
    **attacks.PROCEDURES,
}
"""What `run` of a case may name besides beats."""
