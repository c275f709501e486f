"""The scenario language: formulas and conditions (chapter 06, UA-SC)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Literal

Formula = int | str
"""A figure or dice: 3, "1d6", "2d6+1", "1d6*5", "1d6*1d6" (UA-06)."""


Comparison = Literal["alive", "fallen", "withdrawn", "gone"]


SECTIONS = {
    "parts": ("all", "any", "unless"),
    "figures": ("counter", "resource"),
    "things": ("information", "companion", "member", "item", "prisoner", "objective", "sub_ability"),
    "progress": ("trait", "difficulty", "lap_from", "tile_from", "tile_to", "resolved"),
    "battle": ("round", "round_from", "round_to", "unit", "struck_first", "outnumbered"),
}
"""The entries of a condition by what they ask for; the others say more about one of these."""


@dataclass(frozen=True)
class Condition:
    """What must hold; every entry given must hold at once."""

    all: tuple[Condition, ...] = ()
    any: tuple[Condition, ...] = ()
    unless: Condition | None = None
    counter: str = ""
    resource: Literal["", "magazines", "mre", "scrip", "life", "prisoners", "members", "wounds"] = ""
    at_least: int | None = None
    at_most: int | None = None
    information: str = ""
    companion: str = ""
    member: str = ""  # a living member of this role
    item: str = ""  # gear carried
    prisoner: str = ""  # at least one prisoner of this kind
    objective: str = ""  # already met
    trait: str = ""  # of the tile: indoor, outdoor, dark, night, high_ground, ... or the scenario's own
    difficulty: str = ""
    sub_ability: str = ""
    lap_from: int = 0
    tile_from: int = 0  # maps entered, the present one included
    tile_to: int = 0
    resolved: str = ""  # a row or tile already resolved
    # in battle
    round: Literal["", "odd", "even"] = ""
    round_from: int = 0
    round_to: int = 0
    unit: str = ""
    state: Comparison | None = None  # of `unit`
    strength_at_most: int | None = None  # of `unit`
    struck_first: bool | None = None  # the squad is the first side of this battle
    outnumbered: bool | None = None  # the squad has fewer combatants than the enemy, at the start of the round

    @cached_property
    def sections(self) -> tuple[str, ...]:
        """The sections of which an entry is given (`SECTIONS`)."""
        given = [one.name for one in fields(self) if getattr(self, one.name) != one.default]
        return tuple([section for section, names in SECTIONS.items() if any(name in names for name in given)])
