"""A squad that is written down (分隊記録用紙, UA-12.4): in a file of its own, or ready to play in a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from hantei.core.limits import Between, Matching
from hantei.core.text import Filled, Language

Name = Annotated[Filled, Between(1, 60)]
Growing = Literal["skill", "life", "sub", "squad_size"]
Steps = Annotated[int, Between(0, 4)]
Experience = Annotated[int, Between(0, 99)]
Uses = Annotated[int, Between(1, 99)]
Stock = Annotated[int, Between(0, 999)]
Headcount = Annotated[int, Between(1, 30)]

UNARMED = "unarmed"
"""In the place of a gun in hand: none."""


@dataclass(frozen=True)
class LeaderSpec:
    """A leader (UA-05.7): a level is all experience ever received (UA-16.5); `growth` are the steps bought with it."""

    name: Name
    sub: Literal["melee", "dexterity", "shooting", "command"]
    level: Experience = 10
    growth: Mapping[Growing, Steps] = field(default_factory=dict)  # UA-15.3
    skills: tuple[str, ...] = ()  # learnt: of a shooting or commanding leader (UA-18.1, UA-20.1)
    done: tuple[str, ...] = ()  # the scenarios that gave experience


@dataclass(frozen=True)
class GearSpec:
    """A piece of gear with something to say of it."""

    gear: str
    attachment: str = ""  # what is mounted on it (UA-28.53)
    uses: Uses | None = None  # uses left, where the gear has a number of them
    first_uses: Uses | None = None  # uses it had when gained; as many as are left unless said


@dataclass(frozen=True)
class SquadSpec:
    """A squad between two operations: its leader, what they own, who follows them, the stocks.

    `gear`: what a new leader of this sub-ability has, unless said (UA-26.2 to UA-26.5); `in_hand`: the gun held, the
    first one unless said, or `unarmed`; `members`: how many of each kind.
    """

    leader: LeaderSpec
    gear: tuple[str | GearSpec, ...] | None = None
    in_hand: str = ""
    shield: str = ""  # the shield held; none unless said
    members: Mapping[str, Headcount] = field(default_factory=dict)
    magazines: Stock = 10  # UA-26.1
    scrip: Stock = 0


@dataclass(frozen=True)
class SquadFile:
    """A squad in a file of its own."""

    hantei: Literal["urban_assault/squad/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    squad: SquadSpec
    language: Language | None = None
    author: str = ""
