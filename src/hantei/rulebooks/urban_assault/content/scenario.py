"""A scenario file: head, ways of progress, tiles, ends (UA-SC.1 to UA-SC.34)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from hantei.core.text import Language, Text

from .conditions import Condition
from .language import Effect
from .records import Gear, Role
from .squads import SquadSpec


@dataclass(frozen=True)
class People:
    """For how many leaders a scenario is written."""

    min: int = 1
    max: int = 2


@dataclass(frozen=True)
class Levels:
    """The experience levels it is meant for; shown, not enforced (UA-SC.29)."""

    min: int
    max: int


@dataclass(frozen=True)
class Difficulty:
    """A difficulty and the magazines it issues."""

    name: Text
    deployment_cap: int


@dataclass(frozen=True)
class Named:
    """A piece of information, companion, prisoner, token or force with its name."""

    name: Text


@dataclass(frozen=True)
class CounterSpec:
    """A counter with its name (UA-SC.19). One that only notes what has happened need not be `told` when it moves."""

    name: Text
    told: bool = True


@dataclass(frozen=True)
class ConditionSpec:
    """A condition that enemies or events inflict (UA-SC.21)."""

    name: Text
    attack: int = 0
    defence: int = 0
    detection: int = 0
    one_handed: bool = False
    injury_roll: int = 0  # on tables of the kind injury (UA-28.49)
    until: Literal["battle", "operation", "cured"] = "operation"
    curable: bool = True


@dataclass(frozen=True)
class CompanionSpec:
    """Somebody who comes along: changes battles until the end and pays at the end."""

    name: Text
    attack: int = 0
    defence: int = 0
    detection: int = 0
    leader_defence: int = 0
    reaction: int = 0  # on the die of the reaction table
    carry: int = 0
    battle_start: tuple[Effect, ...] = ()  # in round 0 of every battle
    at_end: tuple[Effect, ...] = ()  # when the operation is completed and they are still there


@dataclass(frozen=True)
class PrisonerSpec:
    """A kind of prisoner: what they are worth, and when they may escape (UA-SC.14)."""

    name: Text
    magazines: int = 0
    scrip: int = 0
    escape_target: int = 0  # checked whenever the squad enters a map; 0: never
    delivered: tuple[Effect, ...] = ()  # for each when the operation is completed


@dataclass(frozen=True)
class TableSpec:
    """A loot, equipment or supply table of the scenario; rows "1", "2-3", "<=1", ">=7"."""

    rows: Mapping[str, tuple[Effect, ...]]
    kind: Literal["loot", "equipment", "supply", "other"] = "loot"
    name: Text | None = None


@dataclass(frozen=True)
class Tile:
    """A map tile (マップタイル): attributes, text, and its events in order (UA-SC.5, UA-SC.6)."""

    title: Text
    space: Literal["indoor", "outdoor", "both"]
    text: Text | None = None
    light: Literal["bright", "dark"] = "bright"
    traits: tuple[str, ...] = ()  # night, high_ground, armour, vehicle, or the scenario's own
    sniping_point: bool | None = None  # every outdoor tile has one unless stated (UA-SC.31)
    detectable: bool = True  # the dexterity leader may avoid it (chapter 25)
    enter_when: Condition | None = None  # fixed map: open only if this holds
    events: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class MidEvent:
    """The fixed event at tile `at`."""

    at: int
    tile: str


@dataclass(frozen=True)
class FinalChance:
    """A chance that the next map is the final event: from tile `first` on the share of d66 rows grows by `step`.

    The share is counted in the 36 results of a d66, in ascending order; at tile `certain` it is certain.
    """

    first: int
    step: int
    certain: int


@dataclass(frozen=True)
class Way:
    """A way between two places of a fixed map."""

    to: str
    when: Condition | None = None


@dataclass(frozen=True)
class Place:
    """A named place of a fixed map."""

    tile: str
    ways: tuple[Way, ...] = ()
    final: bool = False


@dataclass(frozen=True)
class Traits:
    """Traits that every tile has from the n-th on, such as night."""

    from_tile: int
    traits: tuple[str, ...]


@dataclass(frozen=True)
class Lap:
    """What is special about one lap of a scenario played several times by one squad."""

    prologue: Text | None = None
    start: tuple[Effect, ...] = ()
    mid_event: MidEvent | None = None
    final_tile: str = ""
    epilogue: Text | None = None
    rewards: tuple[Effect, ...] = ()  # when the lap is over
    traits: tuple[Traits, ...] = ()


@dataclass(frozen=True)
class Progress:
    """How the squad moves (UA-SC.4, UA-SC.17): corridor (linear), tiles, or a fixed map."""

    mode: Literal["linear", "tiles", "fixed_map"] = "linear"
    die: Literal["d66", "d33"] = "d66"
    rows: Mapping[str, str] = field(default_factory=dict)  # "11" or "12-16": tile
    length: int = 0  # maps before the final event
    on_repeat: Literal["run_again", "reroll", "skip", "next_unused", ""] = ""
    exhausted: Literal["final", "run_again"] = "final"  # when no unused row is left
    mid_event: MidEvent | None = None
    final_chance: FinalChance | None = None
    traits: tuple[Traits, ...] = ()
    laps: tuple[Lap, ...] = ()  # if above one: the number of times one squad plays it
    between_laps: Literal["camp", "operation"] = "camp"  # operation: every lap is one of its own
    remember_rows: bool = True  # rows resolved in earlier laps stay resolved
    places: Mapping[str, Place] = field(default_factory=dict)
    start: str = ""  # fixed map: the place where the squad begins


@dataclass(frozen=True)
class Objective:
    """An objective (UA-SC.18): met when its condition holds, or when an effect says so."""

    kind: Literal["eliminate_high_threat", "rescue_vip", "secure_area", "gather_information", "other"]
    name: Text
    when: Condition | None = None
    unit: str = ""  # met when this unit is eliminated


@dataclass(frozen=True)
class Failure:
    """A way to lose the operation other than the leader's death (UA-SC.28)."""

    when: Condition
    ending: str = ""


@dataclass(frozen=True)
class Issue:
    """Gear or members issued for this operation and handed back at its end."""

    gear: str = ""
    member: str = ""
    count: int = 1


@dataclass(frozen=True)
class Ending:
    """An epilogue by outcome."""

    text: Text
    when: Condition | None = None
    result: Literal["completed", "failed", "lost", "abandoned"] = "completed"


@dataclass(frozen=True)
class Override:
    """A rule of the book replaced by the scenario, by the clause it replaces (UA-SC.2)."""

    clause: str
    value: int | str


@dataclass(frozen=True)
class Scenario:
    """A whole scenario (UA-SC.1, UA-SC.3)."""

    hantei: Literal["urban_assault/1"]  # the system and the edition of the format
    id: str
    version: str
    title: Text
    tiles: Mapping[str, Tile]
    progress: Progress
    objectives: Mapping[str, Objective]
    final_event: str  # a tile
    language: Language | None = None  # of texts that stand in one alone
    author: str = ""
    leaders: People = field(default_factory=People)
    genre: Text | None = None
    world: Text | None = None
    age: str = ""
    minutes: int = 0
    intro: Text | None = None
    suggested_level: Levels | None = None
    deployment_cap: int | None = None
    difficulties: Mapping[str, Difficulty] = field(default_factory=dict)
    default_difficulty: str = ""
    attackers_max: int = 0
    mre: int | None = None
    dark_penalty: int | None = None
    dark_penalty_applies_to: Literal["squad", "leader"] = "squad"
    ends_on_objective: bool = True
    xp: Literal["completed", "once_per_leader", "none"] = "completed"
    counters: Mapping[str, CounterSpec] = field(default_factory=dict)
    information: Mapping[str, Named] = field(default_factory=dict)
    forces: Mapping[str, Named] = field(default_factory=dict)
    traits: Mapping[str, Named] = field(default_factory=dict)
    conditions: Mapping[str, ConditionSpec] = field(default_factory=dict)
    companions: Mapping[str, CompanionSpec] = field(default_factory=dict)
    prisoners: Mapping[str, PrisonerSpec] = field(default_factory=dict)
    squads: Mapping[str, SquadSpec] = field(default_factory=dict)  # UA-12.4: ready to play, by seat
    gear: Mapping[str, Gear] = field(default_factory=dict)
    roles: Mapping[str, Role] = field(default_factory=dict)
    tables: Mapping[str, TableSpec] = field(default_factory=dict)
    issue: tuple[Issue, ...] = ()
    start: tuple[Effect, ...] = ()
    failure: tuple[Failure, ...] = ()
    rewards: tuple[Effect, ...] = ()  # when the operation is completed
    endings: Mapping[str, Ending] = field(default_factory=dict)
    overrides: tuple[Override, ...] = ()
