"""What acts are for, so that a long list of them can be read."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import Decision
from hantei.core.purpose import Purpose

from ..state import Fight

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
    """What an option is for."""
    if decision.kind != "act":
        return Purpose.OTHER
    head, _, name = key.removeprefix("major:").removeprefix("minor:").partition(":")
    if head == "art":
        return Purpose.ATTACK if c.records.arts[name].attack else Purpose.USE
    return SIMPLE[head]
