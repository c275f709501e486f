"""What acts are for, so that a long list of them can be read."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import Decision
from hantei.core.purpose import Purpose

from ..state import Fight
from .order import changes_nothing

SIMPLE: Mapping[str, Purpose] = {
    "arm": Purpose.ATTACK,
    "item": Purpose.USE,
    "task": Purpose.USE,
    "obstruct": Purpose.MOVE,
    "reload": Purpose.PREPARE,
    "change_arm": Purpose.PREPARE,
    "clear_sight": Purpose.PREPARE,
    "focus": Purpose.PREPARE,
    "hand_over": Purpose.USE,
    "will": Purpose.USE,
    "wait": Purpose.END,
    "end": Purpose.END,
}
"""What acts are for, whoever does them; アーツ depend on what they do."""


def purpose(c: Fight, decision: Decision, key: str) -> Purpose:
    """What an option is for; what reaches nobody hostile or changes nothing is in vain."""
    if decision.kind != "act":
        return Purpose.OTHER
    what = key.removeprefix("major:").removeprefix("minor:")
    if changes_nothing(c, str(decision.about["who"]), what):
        return Purpose.VAIN
    head, _, name = what.partition(":")
    if head == "art":
        return Purpose.ATTACK if c.records.arts[name].attack else Purpose.USE
    return SIMPLE[head]
