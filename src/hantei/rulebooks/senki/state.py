"""The combat record (SK-DATA.19) and everything else that changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hantei.core.agenda import BeatCall
from hantei.core.board import Feature
from hantei.core.glance import Seen
from hantei.core.record import Present, derived, shared
from hantei.core.rulings import Rulings

from .content.records import Arsenal, Board, Character, Encounter, UnitSpec
from .content.words import Cover

Cell = tuple[int, int]
Borders = Mapping[tuple[Cell, Cell], str]


@dataclass(frozen=True)
class Ground:
    """A sheet as it stands; made by `grid.ground`, which makes another one when the sheet has changed.

    `board`, `doors` and `changed` (marks changed by the referee) are what it was made from, with the readings.
    """

    board: Board
    doors: Mapping[str, str]
    changed: Mapping[str, Sequence[str]]
    marks: Mapping[Cell, Sequence[str]]
    closed: Sequence[Cell]  # that nobody enters; they are all that does anything to lines of sight
    walls: Borders  # every wall and door from both its sides, with its state
    beside: Mapping[Cell, Sequence[Cell]]  # the neighbours of a square, whatever stands between
    open: Mapping[Cell, Sequence[Cell]]  # the neighbours to which no wall bars the way
    lines: dict[tuple[Cell, Cell], Cover] = field(default_factory=dict)  # of sight, once they were drawn
    ways: dict[Cell, Mapping[Cell, int]] = field(default_factory=dict)  # steps to a square from all others, once found
    steps: dict[Any, dict[Cell, Any]] = field(default_factory=dict)  # what empty squares mean to movers, once asked
    crowds: dict[Any, Any] = field(default_factory=dict)  # the same of squares with enemies, by who they are
    moves: dict[Any, Any] = field(default_factory=dict)  # where they lead, by mover, budget and enemies within reach
    shapes: dict[Any, list[Cell]] = field(default_factory=dict)  # their squares, by target, place and direction
    centres: dict[tuple[Cell, int], Sequence[Cell]] = field(default_factory=dict)  # of areas, by place and range
    charts: dict[Any, Any] = field(default_factory=dict)  # what is known of all its squares together, once it was asked
    looks: dict[str, Sequence[Feature]] = field(default_factory=dict)  # of the squares with marks, once they were drawn


@dataclass(slots=True)
class Status:
    """A bad status on a character (SK-DATA.17)."""

    id: str
    rank: int = 0  # corrosion
    equipment: str = ""  # seal
    source: str = ""
    round: int = 0


@dataclass(slots=True)
class Running:
    """Effects in force on a character: where they stand in the records, by whom, until when."""

    record: str  # "skills/guard", "items/...", "assaults/...", "weapons/..."
    user: str
    until: str
    part: str = "effects"  # which effects of the record: "effects", "on_hit", "on_real_damage"
    depends_on_user: bool = False
    round: int = 0  # in which it was received; 0: before the combat (SK-02.7)
    rounds: int = 0  # how many more it lasts, where that is counted
    upholds: list[str] = field(default_factory=list)  # states of movement that end with it (SK-05.24)


@dataclass(slots=True)
class Fighter:
    """A character on the battle sheet (SK-DATA.1)."""

    character: str
    side: str
    seat: str
    x: int
    y: int
    hp: int
    en: int
    ts: int = 0
    pc: bool = False
    away: bool = False  # not in the scene: not yet there, or left it
    arrives: int = 0
    appearance: int = 0
    appearance_value: str = "initiative"
    number: int = 0  # tells apart several who are called the same
    acted: bool = False  # has begun a main process in this round
    finished: bool = False  # 行動終了
    waiting: bool = False
    turn_order: int = 0  # by an effect: 1 next, -1 last of all (SK-DATA.13)
    incapacitated: bool = False  # 戦闘不能
    came_to: bool = False  # was incapacitated until the combat was over (SK-02.8)
    shot_down: bool = False  # 撃墜
    backstage: bool = False  # shot down in an earlier scene, and out of this one (SK-14.21)
    dead: bool = False  # 死亡, by ruling (SK-14.13)
    escaped: bool = False
    mounted: bool = False  # on the vehicle of its record (SK-DATA.24)
    may_cover: bool = False  # by leave of the game master, mob, finished or not (SK-16.12)
    high: bool = False
    charging: bool = False
    submerged: bool = False
    statuses: list[Status] = field(default_factory=list)
    effects: list[Running] = field(default_factory=list)
    equipped: list[str] = field(default_factory=list)
    possessions: list[str] = field(default_factory=list)
    unready: list[str] = field(default_factory=list)
    items: dict[str, int] = field(default_factory=dict)
    used_round: dict[str, int] = field(default_factory=dict)
    used_combat: dict[str, int] = field(default_factory=dict)
    let_pass: str = ""  # the occasion for an auto action that was let pass (SK-04.15)


@dataclass(slots=True)
class Attack:
    """An attack in progress (SK-DATA.18)."""

    attacker: str
    kind: str  # blade, shot, charge_shot
    weapon: str = ""
    skill: str = ""
    squares: list[str] = field(default_factory=list)  # the area, "" for a single target
    charged: bool = False  # by a charge: sight, range and cover count as met (SK-11.30)
    targets: list[str] = field(default_factory=list)  # in the order in which they defend
    hit_total: int = 0
    hit_critical: bool = False
    hit_fumble: bool = False
    hit: list[str] = field(default_factory=list)  # targets that were hit
    margins: dict[str, int] = field(default_factory=dict)  # hit total less defence, where an effect may ask for it
    used: dict[str, list[str]] = field(default_factory=dict)  # skills used in it, by "user/skill": for whom
    covers: dict[str, str] = field(default_factory=dict)  # target: who covers it
    attribute: str = ""
    damage: int = 0
    dealt: list[str] = field(default_factory=list)  # recipients already dealt with


@dataclass(slots=True)
class Fight(Seen):
    """A whole combat and what is still to come."""

    encounter: str
    agenda: list[BeatCall] = field(default_factory=list)
    fighters: dict[str, Fighter] = field(default_factory=dict)
    doors: dict[str, str] = field(default_factory=dict)  # state of doors by "x,y|x,y"
    marks: dict[str, list[str]] = field(default_factory=dict)  # squares whose marks the referee changed
    lines: dict[str, Cover] = field(default_factory=dict)  # lines of sight ruled by the referee, "0,0|2,0" (SK-09.7)
    round: int = 0
    seconds: int = 0  # game time, the running round included
    round_seconds: int = 60
    stage: str = "combat_start"
    current: str = ""
    spent: list[str] = field(default_factory=list)  # actions of the running main process already taken
    moved: bool = False  # the current character moved so that no charge shot is possible
    finishing: bool = False  # a finishing blow is declared for this main process
    attack: Attack | None = None
    reacted: list[str] = field(default_factory=list)  # who has reacted to the running major action
    kept: dict[str, list[str]] = field(default_factory=dict)  # by ruling not recovered at the end (SK-02.8)
    overruled: list[str] = field(default_factory=list)  # reasons to end that the game master overruled (SK-02.4)
    scenes: int = 1  # the running scene, counted
    over: bool = False
    winner: str = ""
    ended_by: str = ""
    referee: bool = False
    scene: Encounter = shared()  # the encounter now played
    brought: dict[str, str] = field(default_factory=dict)  # dossiers of those brought in, by their records
    records: Arsenal = shared()
    units: Mapping[str, UnitSpec] = shared()  # the entry of the encounter behind each who was mustered from it
    ground: Ground | None = derived()  # the sheet worked out, see `grid.ground`
    house: Rulings = shared()
    rulings: Rulings = shared()

    @property
    def grounds(self) -> tuple[object, ...]:
        """What the fight is played by, for `core.memory`."""
        return self.scene, self.records, self.rulings

    def sheet(self, who: str) -> Character:
        """The record of a fighter."""
        return self.records.characters[self.fighters[who].character]

    strike = Present[Attack]("attack")
    """The attack in progress, in a beat of an attack."""
