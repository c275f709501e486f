"""Make the entries of sheets and counters, each once, as in `core.entries`: skills, rounds, weapons, items."""

from __future__ import annotations

from functools import lru_cache

from hantei.core.message import Message
from hantei.core.roster import Figure, Gauge, SheetRoll
from hantei.scenes.naming import Name

MOST = 2_000
"""How many of each kind are kept: a dozen people have some two hundred."""


@lru_cache(MOST)
def skill_figure(name: Name, rate: int, level: int) -> Figure:
    """GD-00.14: a skill with its rate and its level."""
    return Figure(name, Message("gd-roster-rate", {"rate": rate, "level": level}))


@lru_cache(MOST)
def skill_roll(name: Name, rate: int) -> SheetRoll:
    """GD-00.1: a check of a skill."""
    return SheetRoll(f"1D100<={rate}", name)


@lru_cache(MOST)
def endurance_note(left: int, most: int) -> Message:
    """耐久力 on a counter."""
    return Message("gd-board-endurance", {"n": left, "most": most})


@lru_cache(MOST)
def numbered(name: Name, number: str) -> Name:
    """Return the number of a weapon among several of its kind ("" for the only one)."""
    return Message("gd-numbered", {"name": name, "number": number}) if number else name


@lru_cache(MOST)
def rounds_gauge(name: Name, number: str, rounds: int, magazine: int) -> Gauge:
    """The rounds in a gun."""
    return Gauge(numbered(name, number), rounds, magazine)


@lru_cache(MOST)
def loaded(name: Name, number: str, rounds: int, magazine: int, spare: int) -> Message:
    """A weapon in hand, with its rounds and spare magazines where it has any."""
    facts = {"weapon": numbered(name, number), "rounds": rounds, "of": magazine, "spare": spare}
    return Message("gd-loaded" if magazine else "gd-held", facts)


@lru_cache(MOST)
def item(name: Name, n: int) -> Message:
    """An item carried so many times."""
    return Message("gd-roster-item", {"name": name, "n": n})
