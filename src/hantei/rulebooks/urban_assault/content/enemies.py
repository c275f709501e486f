"""The scenario language: what changes the enemies of a battle, and when more of them come or it ends (UA-SC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .conditions import Condition, Formula

FIRST_ENEMY = "first_enemy"
"""Stands for a unit: the first enemy still in the battle, in the order listed."""


@dataclass(frozen=True)
class Resistance:
    """What a skill, an item or a way of attack does to an enemy: nothing, other damage, or against a higher level."""

    to: str  # a skill, a gear id, or shot, close, ied
    effect: Literal["immune", "damage", "level_plus", "unreachable"]
    amount: int = 0


@dataclass(frozen=True)
class Modifier:
    """Figures of a unit while a condition holds."""

    when: Condition | None = None
    squad_attack: int = 0  # the squad's attack rolls against it
    squad_defence: int = 0  # the squad's defence rolls against it
    level: int = 0
    leader_defence: int = 0  # the leader's own defence rolls against it, not those for members
    attacks: int = 0  # added to its number of attacks
    attacks_min: int = 0  # the fewest attacks that `attacks` leaves
    set_attacks: int | None = None
    damage: int = 0


@dataclass(frozen=True)
class Reinforcement:
    """Enemies who join a battle at the start of a round (UA-SC.34)."""

    unit: str
    number: Formula
    round: int
    every: bool = False  # in every round from then on
    until: int = 0  # last round, for `every`; 0: no end
    when: Condition | None = None
    holds: bool = False  # the battle cannot end before this wave has come


@dataclass(frozen=True)
class Finish:
    """The battle ends when this holds (checked after every act and at the end of each round)."""

    when: Condition
    result: Literal["victory", "broken_off", "withdrawn"] = "victory"
