"""What stands on sheet after sheet in this book, each of it made once as in `core.entries`: skills, armour, rolls,
rounds, programs, nodes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hantei.core.message import Message, phrase
from hantei.core.roster import Figure, Gauge, SheetRoll
from hantei.scenes.naming import Name

from ..content.records import Arsenal
from .names import weapon_called

MOST = 2_000
"""How many of each kind are kept: a dozen people have some two hundred."""


@lru_cache(MOST)
def rated(name: Name, rating: int) -> Figure:
    """The rating of a skill."""
    return Figure(name, rating)


@lru_cache(MOST)
def armour_figure(ballistic: int, impact: int) -> Figure:
    """SR-3.4.19: armour against shots and against blows."""
    return Figure(phrase("sr-step-armour"), Message("sr-roster-armour", {"a": ballistic, "b": impact}))


@lru_cache(MOST)
def pool_roll(dice: int, name: Name) -> SheetRoll:
    """SR-1.1.3: a pool of which dice of 5 and more are counted."""
    return SheetRoll(f"{dice}B6>=5", name)


@lru_cache(MOST)
def rounds_gauge(records: Arsenal, name: str, record: str, rounds: int) -> Gauge:
    """The rounds in a weapon, by the id under which it is carried and by its record."""
    return Gauge(weapon_called(records, name), rounds, records.weapons[record].clip)


@lru_cache(MOST)
def program(records: Arsenal, name: str, rating: int) -> Message:
    """A program that runs, with its rating."""
    return Message("sr-roster-program", {"program": weapon_called(records, name), "rating": rating})


@lru_cache(MOST)
def stored_program(records: Arsenal, name: str) -> Message:
    """A program that is at hand and does not run."""
    return Message("sr-roster-stored", {"program": weapon_called(records, name)})


@lru_cache(MOST)
def node_figures(response: int, system: int, firewall: int) -> Sequence[Message]:
    """SR-X.6: the figures of a node."""
    figures = Message("sr-board-figures", {"response": response, "system": system})
    return figures, Message("sr-board-firewall", {"firewall": firewall})
