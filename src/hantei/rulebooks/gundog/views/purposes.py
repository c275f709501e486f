"""What actions are for, so that a long list of them can be read."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import Decision
from hantei.core.purpose import Purpose

from ..state import Fight

ACTIONS: Mapping[str, Purpose] = {
    "shoot": Purpose.ATTACK,
    "melee": Purpose.ATTACK,
    "throw": Purpose.ATTACK,
    "take_aim": Purpose.PREPARE,
    "ready": Purpose.PREPARE,
    "simple": Purpose.PREPARE,
    "use_skill": Purpose.USE,
    "use_item": Purpose.USE,
    "none": Purpose.END,
}
"""What each action is for (GD-04.6)."""


def purpose(c: Fight, decision: Decision, key: str) -> Purpose:
    """What an option is for."""
    return ACTIONS[key] if decision.kind == "action" else Purpose.OTHER
