"""Chapters 04 and 07: a change of posture (姿勢変更) that is announced, and crawling."""

from __future__ import annotations

from ..state import Fight


def changing(c: Fight, who: str) -> str:
    """GD-04.14: the change of posture that somebody has announced in the running action check: rise, lie_down or ""."""
    if c.turn is None or c.turn.who != who:
        return ""
    return next((name for name in ("rise", "lie_down") if name in c.turn.simple), "")


def paid(c: Fight, who: str) -> bool:
    """GD-07.30: whether the change of posture has its price; by ruling lying down has none."""
    return changing(c, who) == "rise" or c.rulings["lie_down_price"] == "same"


def crawling(c: Fight, who: str) -> bool:
    """GD-07.24: whether somebody is prone and does not get up before moving or acting."""
    return c.fighters[who].prone and changing(c, who) != "rise"
