"""Whom something is used on, in words, where that is everybody of a kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hantei.core.message import Message, Sayable, phrase

from ..content.records import Art, Item
from ..rules.people import hostile, participants
from ..state import Fight
from .names import person

Facts = Mapping[str, Any]


def every_enemy(c: Fight, facts: Facts) -> Message | None:
    """How all targets are called if those are every enemy, several at least, of a use that a check decides: whom it
    reaches is told behind that."""
    decided = record_used(c, facts["thing"]).check is not None
    return phrase("wa-every-enemy") if decided and reaches_all(c, facts, foes=True) else None


def reaches_all(c: Fight, facts: Facts, foes: bool) -> bool:
    """Whether the targets of a use are all enemies (`foes`), or all of the own side; several at least."""
    mine = [one for one in participants(c) if hostile(c, side(c, facts["who"]), side(c, one)) == foes]
    return len(mine) > MANY and sorted(mine) == sorted(facts["targets"])


MANY = 2
"""So many targets are always named."""


def whom(c: Fight, people: Sequence[str], said: Sayable) -> Sayable:
    """How those are called on whom something is done: two as a pair in Japanese (「レノとジュノ」), unless they are
    numbered as one kind; all others as they are `said`."""
    if len(people) != PAIR or people[0] == people[1]:
        return said
    one, other = (c.fighters[who] for who in people)
    if one.number and one.character == other.character:
        return said
    return Message("wa-pair", {"one": person(c, people[0]), "other": person(c, people[1])})


PAIR = 2
"""So many are a pair."""


def record_used(c: Fight, thing: str) -> Art | Item:
    """The skill, spell or item that is used."""
    kind, _, name = thing.partition(":")
    return c.records.arts[name] if kind == "art" else c.records.items[name]


def side(c: Fight, who: str) -> str:
    """The faction of somebody."""
    return c.fighters[who].faction
