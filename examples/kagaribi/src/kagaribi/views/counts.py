"""What an event counts for, in odds and in statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.event import Count
from hantei.core.message import Message

from ..state import Game
from .names import keeper_name, side_name

PARTS = ("fight", "round", "end")
"""The events with which a game and its rounds begin, and with which it ends."""


def counts(c: Game, event: str, facts: Mapping[str, Any]) -> Sequence[Count]:
    """Strikes and those that hit, embers lost, who goes dark, rounds, the end."""
    if event == "fight":
        return (Count("battle", "", facts["encounter"]),)
    if event == "round":
        return (Count("round", "", c.encounter),)
    if event == "end":
        ended = Count("end", "", f"{facts['winner']}/{facts['by']}")
        return (ended, Count("win", facts["winner"], "fight")) if facts["winner"] else (ended,)
    if event not in ("strike", "lost", "dark"):
        return ()
    who = facts["who"]
    side = c.keepers[who].side
    if event == "strike":
        made = Count("check", side, "strike")
        return (made, Count("success", side, "strike")) if facts["hits"] else (made,)
    if event == "lost":
        own = facts["cause"] == who
        return (Count("spent", side, f"{who}/embers", facts["n"]) if own else Count("damage", side, who, facts["n"]),)
    return Count("down", side, who), Count("lost", side, f"{facts['at']}/{facts['cause']}")


def count_name(c: Game, count: Count) -> Message:
    """What is counted, whatever its amount."""
    what, _, more = count.what.partition("/")
    if count.kind in ("check", "success", "win"):
        return Message(f"kg-count-{count.kind}", {"side": side_name(c, count.side)})
    if count.kind in ("damage", "down", "spent"):
        return Message(f"kg-count-{count.kind}", {"who": keeper_name(c, what)})
    if count.kind == "lost":
        return Message("kg-count-lost", {"place": what, "cause": keeper_name(c, more)})
    if count.kind == "end":
        return Message(f"kg-count-end-{more}", {"side": side_name(c, what)})
    return Message(f"kg-count-{count.kind}", {"title": c.scene.title})
