"""Models of an encounter file: the ground, the sides, those who take part, the tasks, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Literal

from hantei.core.board import Hue
from hantei.core.limits import Between, Matching
from hantei.core.text import Language, Text
from hantei.scenes.muster import enemies_of

from .matrix import FileSpec, NodeSpec
from .records import Arsenal, Attribute, Condition, Order, Speed

Point = Annotated[str, Matching(r"-?[0-9]{1,4}(\.[0-9])?,-?[0-9]{1,4}(\.[0-9])?")]
"""A point in metres, "x,y", to a tenth of a metre."""


@dataclass(frozen=True)
class PlaceSpec:
    """A place: where it lies, how high (metres), how much of somebody its cover hides (percent, SR-T1.4, SR-T1.5).

    `room`: people see each other within a room and between rooms that `sight` joins; `conditions`: in place of those
    of the scene (SR-T2.1); `mount`: a weapon on a mount (SR-3.2.27); `exit`: here one can leave; `lodge`: the tradition
    of a magical lodge that stands here, with its Force (SR-4.5.3, SR-4.5.4).
    """

    name: Text
    at: Point = "0,0"
    height: Annotated[int, Between(0, 100)] = 0
    cover: Annotated[int, Between(0, 100)] = 0
    room: str = ""
    conditions: tuple[Condition, ...] | None = None
    mount: str = ""
    exit: bool = False
    lodge: str = ""
    lodge_force: Annotated[int, Between(1, 30)] = 1


@dataclass(frozen=True)
class Ground:
    """The ground in metres; `noise`: interfering sounds or smells (SR-T5.7); `road`: what the situation changes of
    opposed vehicle tests (SR-9.4.1)."""

    places: Mapping[str, PlaceSpec]
    conditions: tuple[Condition, ...] = ()
    sight: tuple[str, ...] = ()
    noise: bool = False
    road: Annotated[int, Between(-10, 10)] = 0

    @cached_property
    def joined(self) -> Mapping[tuple[str, str], bool]:
        """Of any two places, whether they lie in one room, or in rooms that see each other; found once."""
        pairs = dict.fromkeys(self.sight)
        return {
            (a, b): one.room == other.room or f"{one.room}|{other.room}" in pairs or f"{other.room}|{one.room}" in pairs
            for a, one in self.places.items()
            for b, other in self.places.items()
        }


@dataclass(frozen=True)
class SideSpec:
    """A side of the fight; `hostile`: the sides that it is hostile to, which makes both enemies of each other."""

    name: Text
    pc: bool = False
    seat: str = ""
    hostile: tuple[str, ...] = ()
    surprised: bool = False  # SR-3.3.1
    colour: Hue | Literal[""] = ""  # of its counters


@dataclass(frozen=True)
class UnitSpec:
    """Somebody who takes part; `hidden`: the other sides do not know of them (SR-T4.1)."""

    character: str
    side: str
    at: str
    id: str = ""
    name: Text | None = None
    seat: str = ""
    count: Annotated[int, Between(1, 20)] = 1
    arrives: Annotated[int, Between(0, 50)] = 0
    prone: bool = False
    cover: bool = False
    hidden: bool = False
    surprised: bool = False
    riding: Literal["", "moving", "still"] = ""  # on a vehicle (SR-T1.3, SR-T4.3)
    owner: str = ""  # the unit that it serves
    rating: Annotated[int, Between(0, 30)] = 0  # the Force of a spirit, the rating of a sprite
    services: Annotated[int, Between(0, 30)] = 0  # services or tasks that it owes, hours of a watcher
    projected: bool = False  # out of the body, which lies here (SR-6.2.1)
    bound: bool = False  # bound or registered
    alert: str = ""  # the node on whose alert it comes, `arrives` turns later
    vr: Literal["", "cold", "hot"] = ""  # in virtual reality when the fight begins (SR-7.5.1)
    nodes: tuple[str, ...] = ()  # the nodes that it is on then
    probing: str = ""  # the node that it probes then (SR-7.3.5)
    # machines (9)
    aboard: str = ""  # the vehicle it rides in
    drives: bool = False  # it drives that vehicle
    jumped_in: str = ""  # the machine it is one with (SR-9.3.1)
    registered: str = ""  # of a machine: with whose commlink (SR-9.1.6)
    device: str = ""  # of a machine: as which device, where several are one (SR-9.2.3)
    order: Order = ""  # of a machine or a servant: what it has been told (SR-9.1.8, SR-4.1.8)
    order_to: str = ""  # whom to attack, where to go
    speed: Speed | None = None  # of a machine, in place of that of its record


@dataclass(frozen=True)
class TaskSpec:
    """Something to be done with a skill or a device (SR-3.2.25, SR-3.2.31, SR-3.2.32).

    Either a `skill`, with another attribute than its own where `attribute` says so, or two `attributes` (SR-1.2.9), or
    neither: then no test is needed. `kind`: simple and complex devices, or the use of a skill; `extended`: SR-1.2.6,
    each roll takes an action, and `interval` combat turns (SR-1.2.8), in which nobody rolls twice; `once`: it cannot be
    tried again (SR-1.3.1); `sets`: the conditions of the whole scene from then on; `node`: the node by which it can be
    done too (SR-7.8.8).
    """

    name: Text
    at: str
    kind: Literal["simple", "complex", "skill"] = "skill"
    sides: tuple[str, ...] = ()
    skill: str = ""
    attribute: Attribute | None = None
    attributes: tuple[Attribute, ...] = ()
    threshold: Annotated[int, Between(0, 50)] | None = None
    extended: bool = False
    interval: Annotated[int, Between(0, 50)] = 0
    once: bool = False
    sets: tuple[Condition, ...] | None = None
    node: str = ""
    text: Text | None = None


@dataclass(frozen=True)
class Goal:
    """A condition of victory, of a side, looked at when a combat turn ends.

    eliminate: no hostile combatant stands; defeat: one unit is out of action; survive: so many turns; reach: so many
    stand at the places; escape: so many have left by an exit; task: it is done; data: the side has a
    copy of the file.
    """

    side: str
    kind: Literal["eliminate", "defeat", "survive", "reach", "escape", "task", "data"]
    unit: str = ""
    places: tuple[str, ...] = ()
    task: str = ""
    file: str = ""
    count: Annotated[int, Between(1, 20)] = 1
    turns: Annotated[int, Between(0, 50)] = 0
    text: Text | None = None


@dataclass(frozen=True)
class House:
    """Figures that some readings need, and the limits of "a little away" and "far away" (SR-T5.4, SR-T5.5)."""

    aim_max: Annotated[int, Between(0, 20)] = 3
    max_passes: Annotated[int, Between(1, 9)] = 4
    critical_net: Annotated[int, Between(1, 20)] = 4
    surprise_threshold: Annotated[int, Between(1, 20)] = 2
    last_phase_threshold: Annotated[int, Between(1, 20)] = 2
    draw_threshold: Annotated[int, Between(1, 20)] = 1
    no_defaulting: tuple[str, ...] = ()
    sustaining: Annotated[int, Between(-10, 0)] = -2
    spell_drain: Annotated[int, Between(1, 30)] = 3
    spell_radius: Annotated[int, Between(0, 100)] = 3
    turn_seconds: Annotated[int, Between(1, 60)] = 3
    near_m: Annotated[int, Between(0, 1000)] = 15
    far_m: Annotated[int, Between(0, 1000)] = 40
    ram_damage: Annotated[int, Between(0, 99)] = 8  # ruling ram_damage
    cyber_damage: Annotated[int, Between(0, 30)] = 4  # ruling cyber_base
    sunrise: Annotated[int, Between(0, 23)] = 6  # SR-5.1.3
    sunset: Annotated[int, Between(0, 23)] = 18


@dataclass(frozen=True)
class ChaseSpec:
    """SR-9.4.2: a vehicle that is chased, by which others, and how far they are apart at first."""

    quarry: str
    pursuers: Annotated[tuple[str, ...], Between(1, 20)]
    distance: Literal["close", "short", "long"] = "long"


@dataclass(frozen=True)
class Encounter:
    """An encounter file; `arsenal`: records of the group's own, which stand before those of the book; `lulls`: how many
    minutes pass when a turn is over, or with 0 before the first (SR-X.5)."""

    hantei: Literal["shadowrun4/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    title: Text
    map: Ground
    sides: Mapping[str, SideSpec]
    units: Annotated[tuple[UnitSpec, ...], Between(1, 60)]
    language: Language | None = None  # of texts that stand in one alone
    version: str = "1.0"
    author: str = ""
    minutes: Annotated[int, Between(0, 600)] = 0
    intro: Text | None = None
    outro: Mapping[str, Text] = field(default_factory=dict)  # by the side that has won, or by "side.kind of goal"
    goals: tuple[Goal, ...] = ()
    tasks: Mapping[str, TaskSpec] = field(default_factory=dict)
    chases: tuple[ChaseSpec, ...] = ()
    hour: Annotated[int, Between(0, 23)] = 12  # of the day at which it begins
    turns_max: Annotated[int, Between(1, 50)] | None = None
    lulls: Mapping[Annotated[int, Between(0, 50)], Annotated[int, Between(1, 1440)]] = field(default_factory=dict)
    winner_at_end: str = ""
    rulings: Mapping[str, str] = field(default_factory=dict)
    house: House = field(default_factory=House)
    arsenal: Arsenal = field(default_factory=Arsenal)
    nodes: Mapping[str, NodeSpec] = field(default_factory=dict)  # of the Matrix (7.2)
    files: Mapping[str, FileSpec] = field(default_factory=dict)  # data on them

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
