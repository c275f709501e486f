"""What actions are for, so that a long list of them can be read."""

from __future__ import annotations

from hantei.core.decision import Decision
from hantei.core.purpose import Purpose

from ..rules.battle.actions import is_attack
from ..state import Campaign


def purpose(c: Campaign, decision: Decision, key: str) -> Purpose:
    """What an option is for."""
    if decision.kind == "action":
        return of_action(c, str(decision.about["who"]), key)
    return Purpose.OTHER


def of_action(c: Campaign, who: str, key: str) -> Purpose:
    """What an action of the squad phase is for (UA-36.31)."""
    if is_attack(c, who, key):
        return Purpose.ATTACK
    if key == "hold":
        return Purpose.END
    return Purpose.PREPARE if key.startswith("grip:") else Purpose.USE
