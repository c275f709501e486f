"""Procedures that cases may run on one character: loss and gain of 耐久力, conditions, bare checks with a skill."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.scenes.giving import known

from ..rules import conditions, figures
from ..state import Fight


def lose_endurance(c: Fight, table: Table, who: str, amount: int) -> None:
    """GD-00.9, GD-07.5: somebody loses 耐久力."""
    conditions.lose_endurance(c, table, person(c, who), amount, "effect")


def restore_endurance(c: Fight, table: Table, who: str, amount: int) -> None:
    """GD-00.9, GD-07.9: somebody regains 耐久力."""
    conditions.restore(c, table, person(c, who), amount)


def give(c: Fight, table: Table, who: str, condition: str) -> None:
    """GD-07.45: a condition without a degree."""
    conditions.give(c, table, person(c, who), known("condition", condition, CONDITIONS), "case")


def remove(c: Fight, table: Table, who: str, condition: str) -> None:
    """GD-07.45: the end of one."""
    conditions.remove(c, table, person(c, who), known("condition", condition, CONDITIONS), "case")


def impair(c: Fight, table: Table, who: str, kind: str, amount: int, limb: str = "") -> None:
    """GD-07.35 to GD-07.43: a shock, light or serious wound."""
    conditions.impair(c, table, person(c, who), known("kind", kind, figures.IMPAIRMENTS), amount, limb, "case")


def bleed(c: Fight, table: Table, who: str, formula: str) -> None:
    """GD-07.19, GD-07.20: a bleeding more."""
    conditions.bleed(c, table, person(c, who), str(formula), "case")


def drop(c: Fight, table: Table, who: str, hand: str = "") -> None:
    """GD-00.7: the weapon in hand falls."""
    conditions.drop_weapon(c, table, person(c, who), hand)


def skill_check(
    c: Fight, table: Table, who: str, skill: str, use: str = "check", modifier: int = 0, limbs: list[str] | None = None
) -> None:
    """GD-07.43: a success check with a skill of the sheet under all that is in force."""
    figures.success_check(
        c, table, person(c, who), "skill", skill, [(modifier, "GD-00.4", "modifier")], use, limbs or ()
    )


def person(c: Fight, who: str) -> str:
    """Somebody of the case."""
    return str(known("who", who, c.fighters))


CONDITIONS = dict.fromkeys(("dead", "unconscious", "stunned", "confused", "prone", "unstable"))

PROCEDURES: dict[str, Callable[..., None]] = {
    "lose_endurance": lose_endurance,
    "restore_endurance": restore_endurance,
    "give": give,
    "remove": remove,
    "impair": impair,
    "bleed": bleed,
    "drop": drop,
    "skill_check": skill_check,
}
"""What `run` of a case may name for one character."""
