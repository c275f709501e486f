"""Records of the book's data: weapons, armour, items, characters, the replaceable tables, encounters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from hantei.core.board import Hue
from hantei.core.limits import Between, Matching
from hantei.core.roster import Figure, SheetRoll
from hantei.core.text import Language, Text
from hantei.scenes.muster import enemies_of, muster

Formula = Annotated[str, Matching(r"[0-9]{1,3}|([1-9]|[1-3][0-9]|40)[Dd]6([+-][0-9]{1,3})?")]
"""A figure or D6, 40 at most: "3", "2D6", "1D6+2"."""

Mode = Literal[
    "semi", "double_action", "single_action", "pump_action", "lever_action", "double_barrel", "bolt_action",
    "single_shot", "burst", "full",
]  # fmt: skip
"""GD-09.2 to GD-09.6: the firing modes, in the order of the book's table."""

Band = Literal["point_blank", "close", "medium", "long", "extreme"]
"""GD-00.11: 至近距離 近距離 中距離 遠距離 超遠距離."""

BANDS: tuple[Band, ...] = ("point_blank", "close", "medium", "long", "extreme")

Method = Literal["cautious", "normal", "full", "stay", "wait"]
"""GD-04.2: 慎重移動 通常移動 全力移動 移動しない 待機."""

Visibility = Literal["clear", "dusk_or_fog", "moonlight", "darkness"]
"""GD-08.3."""

Terrain = Literal["open", "rough"]
"""GD-06.4, GD-06.5."""

Condition = Literal["unconscious", "stunned", "confused", "prone", "unstable", "dead"]
"""Conditions without a degree (GD-07.46)."""

Percent = Annotated[int, Between(-200, 200)]
Metres = Annotated[int, Between(0, 100_000)]
Point = Annotated[str, Matching(r"-?[0-9]{1,5},-?[0-9]{1,5}")]
"""A point in metres, "x,y"."""


@dataclass(frozen=True)
class Skill:
    """A skill on a sheet: its rate in percent and its level (GD-00.14)."""

    rate: Percent
    level: Annotated[int, Between(0, 20)] = 0


@dataclass(frozen=True)
class Reach:
    """GD-08.2: the hit modifier for each range band; where there is none the weapon cannot attack."""

    point_blank: Percent | None = None
    close: Percent | None = None
    medium: Percent | None = None
    long: Percent | None = None
    extreme: Percent | None = None


@dataclass(frozen=True)
class Weapon:
    """GD-00.17: a weapon. `kind`: how it attacks; `skill`: the skill of its hit checks."""

    name: Text
    kind: Literal["gun", "close_combat", "unarmed", "thrown"]
    skill: str
    damage: Formula
    range: Reach
    modes: tuple[Mode, ...] = ()
    magazine: Annotated[int, Between(0, 1000)] = 0
    silencing: Annotated[int, Between(1, 5)] = 5
    silencer: Annotated[int, Between(-4, 4)] = 0  # what an accessory adds (GD-11.8)
    hands: Literal[1, 2] = 1
    table: Literal["shooting", "melee", "other"] | None = None  # of damage penalties; by its kind unless given
    text: Text | None = None


@dataclass(frozen=True)
class Armour:
    """Protection: its 防御値."""

    name: Text
    value: Annotated[int, Between(0, 30)]
    text: Text | None = None


@dataclass(frozen=True)
class Change:
    """What an item or an external effect does to a character (GD-04.11, GD-07.45).

    endurance: restored, up to the sheet value; end_bleeding; remove_serious: how many serious wounds; stabilise, rouse;
    remove and give: conditions; wound: one given.
    """

    endurance: Formula = "0"
    end_bleeding: bool = False
    remove_serious: Annotated[int, Between(0, 99)] = 0
    stabilise: bool = False
    rouse: bool = False
    remove: tuple[Condition, ...] = ()
    give: tuple[Condition, ...] = ()
    wound: Literal["shock", "light", "serious"] | None = None
    wound_amount: Percent = 0


@dataclass(frozen=True)
class Item:
    """Something used up by the action アイテム使用; `skill`: the check it asks for, with its modifier."""

    name: Text
    effect: Change
    skill: str = ""
    modifier: Percent = 0
    reach: Literal["self", "touch"] = "touch"
    usable_when_dead: bool = False  # by its bearer's hand, or of itself (GD-07.2)
    text: Text | None = None


@dataclass(frozen=True)
class Character:
    """GD-00.14: the figures of a sheet."""

    name: Text
    endurance: Annotated[int, Between(1, 200)]
    initiative: Annotated[int, Between(-50, 100)]
    moves: Mapping[Literal["cautious", "normal", "full"], Annotated[int, Between(0, 1000)]]  # metres
    skills: Mapping[str, Skill]
    weapons: tuple[str, ...] = ()
    in_hand: tuple[str, ...] = ()
    magazines: Mapping[str, Annotated[int, Between(0, 99)]] = field(default_factory=dict)
    items: Mapping[str, Annotated[int, Between(0, 99)]] = field(default_factory=dict)
    armour: str = ""
    evasion: str = "athletics"  # the skill of evasion (GD-00.12)
    role: Text | None = None
    text: Text | None = None


# Replaceable tables


@dataclass(frozen=True)
class Row:
    """GD-00.6: a row of a damage penalty table; applied in the order of GD-00.7."""

    death: bool = False
    extra_damage: Formula | None = None
    unconscious: bool = False
    stun_check: Percent | None = None
    stun_degree: Annotated[int, Between(1, 40)] | None = None  # to be reached (ruling stun_check_method: degree)
    bleeding: Formula | None = None
    serious: Percent | None = None
    light: Percent | None = None
    shock: Percent | None = None
    prone: bool = False
    unstable: bool = False
    confused: bool = False
    drop_weapon: bool = False


@dataclass(frozen=True)
class PenaltyTable:
    """19 rows, 0 (worst) to 18 (no effect), read with the modified 2D9 (GD-00.5)."""

    rows: Annotated[tuple[Row, ...], Between(19, 19)]


@dataclass(frozen=True)
class FumbleRow:
    """What a natural 100 brings besides failing (GD-00.2, ruling fumble_table); `jam` empties the gun."""

    text: Text
    jam: bool = False
    drop_weapon: bool = False
    effect: Change | None = None


@dataclass(frozen=True)
class FumbleTable:
    """Rows "0" to "18" or spans "3-7", read with 2D9; for one kind of check or for all."""

    rows: Mapping[str, FumbleRow]


Cell = Literal["o", "x"] | Percent
"""GD-11.2: noticed without a check, no check possible, or a modifier to perception."""

Place_ = Literal[
    "same_room", "same_floor", "other_floor", "outside_near", "outside_far", "adjacent_area", "two_areas_away"
]
HEARING: tuple[Place_, ...] = (
    "same_room", "same_floor", "other_floor", "outside_near", "outside_far", "adjacent_area", "two_areas_away",
)  # fmt: skip
"""GD-11.2: 同じ室内 同じ階 違う階 建物外（近・遠） 隣接するエリア 2エリア先."""


@dataclass(frozen=True)
class Tables:
    """The tables that a group can replace by its own."""

    shooting: PenaltyTable | None = None
    melee: PenaltyTable | None = None
    other: PenaltyTable | None = None
    fumbles: Mapping[Literal["shooting", "melee", "other"], FumbleTable] = field(default_factory=dict)
    bands: Annotated[tuple[Metres, ...], Between(4, 4)] | None = None  # upper limits of all bands but the last
    silencing: Mapping[Literal["1", "2", "3", "4", "5"], Annotated[tuple[Cell, ...], Between(7, 7)]] | None = None
    medicine: Formula | None = None  # ruling medical_action_effect: restores
    tactics: Percent | None = None  # ruling tactics_effect: group_file: percent to all checks of the side


# Encounters


@dataclass(frozen=True)
class PlaceSpec:
    """A place on the map: where it lies, what it offers.

    `room`, `floor` and `building` say who hears whom (GD-11.2); `links` are the neighbours of an area.
    """

    name: Text
    at: Point = "0,0"
    cover: bool = False
    terrain: Terrain = "open"
    visibility: Visibility | None = None
    room: str = ""
    floor: Annotated[int, Between(-20, 200)] = 0
    building: str = ""
    links: tuple[str, ...] = ()
    exit: bool = False


@dataclass(frozen=True)
class Ground:
    """A rectangle of rough ground, from corner to corner (GD-06.5, GD-06.12)."""

    corners: Annotated[tuple[Point, ...], Between(2, 2)]


@dataclass(frozen=True, eq=False)  # hashed by identity, so that results for it can be looked up
class Map:
    """GD-06.15: rooms and storeys, metres, or areas of 1 km.

    `sight`: pairs "a|b" of rooms that open to each other; on maps without rooms all do. `windows`: pairs of rooms that
    see each other, but without a way between them. `engage_m`: how far apart people in one area are.
    """

    kind: Literal["general", "point", "area"]
    places: Mapping[str, PlaceSpec]
    visibility: Visibility = "clear"
    terrain: Terrain = "open"
    rough: tuple[Ground, ...] = ()
    sight: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    engage_m: Metres = 60

    @cached_property
    def at(self) -> Mapping[tuple[int, int], Sequence[str]]:
        """The places that lie at a point in metres; found once."""
        found: dict[tuple[int, int], list[str]] = {}
        for name, place in self.places.items():
            x, _, y = place.at.partition(",")
            found.setdefault((int(x), int(y)), []).append(name)
        return found

    @cached_property
    def roomed(self) -> bool:
        """Whether there are rooms; found once."""
        return any(place.room for place in self.places.values())

    @cached_property
    def joined(self) -> Mapping[tuple[str, str], bool]:
        """Of any two places, whether they lie in one room, or in rooms that open to each other; found once."""
        return self._pairs(self.sight)

    @cached_property
    def seen(self) -> Mapping[tuple[str, str], bool]:
        """Of any two places, whether one is seen from the other: joined, or through a window; found once."""
        return self._pairs((*self.sight, *self.windows))

    def _pairs(self, rooms: Sequence[str]) -> Mapping[tuple[str, str], bool]:
        return {
            (a, b): one.room == other.room or f"{one.room}|{other.room}" in rooms or f"{other.room}|{one.room}" in rooms
            for a, one in self.places.items()
            for b, other in self.places.items()
        }


@dataclass(frozen=True)
class SideSpec:
    """A side of a fight."""

    name: Text
    pc: bool = False
    seat: str = ""
    hostile: tuple[str, ...] = ()
    unaware: bool = False  # nobody of it acts before it notices something (surprise)
    colour: Hue | Literal[""] = ""  # of its counters


@dataclass(frozen=True)
class UnitSpec:
    """Somebody who takes part."""

    character: str
    side: str
    at: str  # a place of the map
    id: str = ""
    name: Text | None = None
    seat: str = ""
    count: Annotated[int, Between(1, 20)] = 1
    endurance: Annotated[int, Between(0, 200)] = 0  # 0: as the record says
    arrives: Annotated[int, Between(0, 50)] = 0
    prone: bool = False
    cover: bool = False


@dataclass(frozen=True)
class Goal:
    """A condition of victory (GD-01.3): of a side, met at the end check.

    eliminate: no hostile able combatant; defeat: one unit out of action; survive: so many rounds; reach: so many stand
    at the places; escape: so many have left by an exit; noticed: so many of the side have noticed shooting.
    """

    side: str
    kind: Literal["eliminate", "defeat", "survive", "reach", "escape", "noticed"]
    unit: str = ""
    places: tuple[str, ...] = ()
    count: Annotated[int, Between(1, 20)] = 1
    rounds: Annotated[int, Between(0, 50)] = 0
    text: Text | None = None


@dataclass(frozen=True)
class Arsenal:
    """The records at hand."""

    weapons: Mapping[str, Weapon] = field(default_factory=dict)
    armour: Mapping[str, Armour] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)
    characters: Mapping[str, Character] = field(default_factory=dict)
    skills: Mapping[str, Text] = field(default_factory=dict)
    tables: Tables = field(default_factory=Tables)

    @cached_property
    def skilled(self) -> dict[str, Skilled]:
        """By character, once it was shown: the same skills stand on its sheet after every answer."""
        return {}


class Skilled(NamedTuple):
    """The skills of a character as its sheet shows them, and the checks of them."""

    figures: Sequence[Figure]
    rolls: Sequence[SheetRoll]


@dataclass(frozen=True)
class Encounter:
    """An encounter file; `arsenal`: records of the group's own, which stand before those of the book."""

    hantei: Literal["gundog/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    title: Text
    map: Map
    sides: Mapping[str, SideSpec]
    units: Annotated[tuple[UnitSpec, ...], Between(1, 60)]
    language: Language | None = None  # of texts that stand in one alone
    version: str = "1.0"
    author: str = ""
    minutes: Annotated[int, Between(0, 600)] = 0
    intro: Text | None = None
    outro: Mapping[str, Text] = field(default_factory=dict)  # by the side that has won
    goals: tuple[Goal, ...] = ()
    rounds_max: Annotated[int, Between(1, 50)] | None = None
    winner_at_end: str = ""
    rulings: Mapping[str, str] = field(default_factory=dict)
    round_seconds: Annotated[int, Between(0, 3600)] | None = None  # ruling round_seconds: other
    aim_bonus: Percent | None = None  # ruling aim_bonus: other
    arsenal: Arsenal = field(default_factory=Arsenal)

    @cached_property
    def mustered(self) -> Mapping[str, UnitSpec]:
        """The entry behind everybody who takes part, by name; found once."""
        return {name: unit for name, unit, _ in muster(self.units)}

    @cached_property
    def enemies(self) -> Mapping[str, Sequence[str]]:
        """The sides that each side fights; found once."""
        return enemies_of(self.sides)


@dataclass(frozen=True)
class Content:
    """All that a fight is played with."""

    arsenal: Arsenal
    encounters: Mapping[str, Encounter]
    common: Mapping[Text, bool] = field(default_factory=dict)
    """Names of the book that say what somebody is, not who: "Security guard"; each is true."""
