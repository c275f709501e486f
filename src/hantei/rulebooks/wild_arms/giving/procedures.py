"""Bare questions that cases may put to the rules: checks of all kinds, figures, rulings of the referee."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hantei.core.rulings import Rulings
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.giving import Fields, known
from hantei.scenes.muster import seats

from ..rules import checks, contests
from ..rules.checks import Pool, Roll
from ..rules.making_checks import make_check
from ..rules.referee import amend
from ..state import Fight
from . import attacks, phases

Plain = Mapping[str, Any]


def pool(plain: Plain, where: str, rulings: Rulings) -> Pool:
    """A pool of a case: ability (2 unless given), skill level, changes of the dice and of the value in their order."""
    fields = Fields(plain, where)
    count = Tally(fields.take("ability", 2), "WA-01.2", "ability")
    below = checks.counted(count, [(amount, "WA-01.7", "modifier") for amount in fields.many("dice")], rulings)
    value = Tally(fields.take("skill", 0), "WA-01.2", "skill")
    for amount in fields.many("modifiers"):
        value.add(amount, "WA-01.2", "modifier")
    fields.done()
    return Pool(count, value, floored=below)


def basic(
    c: Fight,
    table: Table,
    target: int,
    ability: int = 2,
    skill: int = 0,
    dice: Sequence[int] = (),
    modifiers: Sequence[int] = (),
) -> None:
    """WA-01.11: a check against a target number."""
    plain = {"ability": ability, "skill": skill, "dice": list(dice), "modifiers": list(modifiers)}
    roll = checks.check(table, "basic", pool(plain, "basic", c.rulings), c.rulings)
    table.tell("basic", total=roll.total, success=checks.succeeds(roll, target, c.rulings))


def opposed(c: Fight, table: Table, active: Plain, passive: Plain) -> None:
    """WA-01.16: an active party against a passive one."""
    one = checks.check(table, "active", pool(active, "opposed.active", c.rulings), c.rulings)
    other = checks.check(table, "passive", pool(passive, "opposed.passive", c.rulings), c.rulings)
    winner = "active" if checks.wins(one, other, c.rulings) else "passive"
    table.tell("opposed", active=one.total, passive=other.total, winner=winner)


def cooperative(c: Fight, table: Table, parts: Mapping[str, Plain], target: int = 0) -> None:
    """WA-01.19: several together."""
    made = {who: pool(plain, f"cooperative.parts.{who}", c.rulings) for who, plain in parts.items()}
    roll = checks.cooperative(table, made, c.rulings)
    table.tell("together", total=roll.total, success=checks.succeeds(roll, target, c.rulings))


def competition(c: Fight, table: Table, parts: Mapping[str, Plain]) -> None:
    """WA-01.12: rivals against each other."""
    made = {who: pool(plain, f"competition.parts.{who}", c.rulings) for who, plain in parts.items()}

    def roll(who: str) -> Roll:
        return checks.check(table, "competition", made[who], c.rulings, who=who)

    contests.compete(c, table, list(made), roll, {who: own.value.steps[0].amount for who, own in made.items()})


def check(
    c: Fight,
    table: Table,
    who: str,
    skill: str,
    use: str = "check",
    target: int | None = None,
    more: int = 0,
    more_dice: int = 0,
) -> None:
    """WA-13.11: a check of a participant with all that is in force, and with what the situation adds.

    `use`: check, attack, reaction, passive.
    """
    known("check.who", who, c.fighters)
    known("check.use", use, dict.fromkeys(("check", "attack", "reaction", "passive")))
    changes, dice = [(more, "WA-01.2", "modifier")], [(more_dice, "WA-01.7", "modifier")]
    roll = make_check(c, table, who, skill, use, changes, dice)
    if target is not None:
        table.tell("basic", total=roll.total, success=checks.succeeds(roll, target, c.rulings))


def ask_seats(c: Fight, table: Table) -> None:
    """Who sits at the table."""
    table.tell("game", seats=seats(c.fighters.values(), c.referee))


def rule(c: Fight, table: Table, words: str) -> None:
    """A ruling of the referee, as it is given at the table: "give a cowed"."""
    verb, *rest = words.split()
    amend(c, verb, rest)


PROCEDURES: dict[str, Callable[..., None]] = {
    "basic": basic,
    "opposed": opposed,
    "cooperative": cooperative,
    "competition": competition,
    "check": check,
    "seats": ask_seats,
    "amend": rule,
    **attacks.PROCEDURES,
    **phases.PROCEDURES,
}
"""What `run` of a case may name besides beats."""
