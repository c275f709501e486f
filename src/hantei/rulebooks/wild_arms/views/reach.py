"""Whom something is used on, in words, where that is everybody of a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.message import Message, phrase

from ..content.records import Art, Item
from ..rules.people import hostile, participants
from ..state import Fight

Facts = Mapping[str, Any]


def all_alike(c: Fight, facts: Facts, how: str) -> Message | None:
    """How all targets are called if those are everybody on the own side, several others at least, or every enemy of a
    use that a check decides: whom it reaches is told behind that."""
    against = [hostile(c, side(c, facts["who"]), side(c, one)) for one in participants(c)]
    mine = [one for one, foe in zip(participants(c), against, strict=True) if foe == (how == "")]
    if len(mine) <= MANY or sorted(mine) != sorted(facts["targets"]):
        return None
    if how == "-also":
        return phrase("wa-the-others")
    return phrase("wa-every-enemy") if how == "" and record_used(c, facts["thing"]).check is not None else None


MANY = 2
"""So many targets are always named."""


def record_used(c: Fight, thing: str) -> Art | Item:
    """The skill, spell or item that is used."""
    kind, _, name = thing.partition(":")
    return c.records.arts[name] if kind == "art" else c.records.items[name]


def side(c: Fight, who: str) -> str:
    """The faction of somebody."""
    return c.fighters[who].faction
