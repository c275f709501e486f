"""Records of the book's data: skills, weapons, people (SR-X.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Annotated, Literal, get_args

from hantei.core.limits import Between, Matching
from hantei.core.text import Text
from hantei.scenes.muster import over

from .matrix import Device, Program

Attribute = Literal["body", "agility", "reaction", "strength", "charisma", "intuition", "logic", "willpower"]
"""強靭力 敏捷力 反応力 筋力 魅力 直観力 論理力 意志力."""

ATTRIBUTES: tuple[Attribute, ...] = (
    "body", "agility", "reaction", "strength", "charisma", "intuition", "logic", "willpower",
)  # fmt: skip

Mode = Literal["SS", "SA", "BF", "FA"]
"""SR-10.1.1: the firing modes."""

Metatype = Literal["human", "elf", "ork", "dwarf", "troll"]
"""SR-3.2.33."""

METATYPES: tuple[Metatype, ...] = ("human", "elf", "ork", "dwarf", "troll")

Sense = Literal["low_light", "thermographic", "ultrasound"]
"""SR-T2.1: kinds of sight besides the normal one."""

SENSES: tuple[Sense, ...] = get_args(Sense)

Condition = Literal["dark", "dim", "glare", "mist1", "mist2", "thermal"]
"""SR-T2.2 to SR-T2.7: 完全な暗闇 薄暗がり 大光量 煙/霧/雨（弱） 煙/霧/雨（強） 熱煙."""

Kind = Literal["person", "spirit", "watcher", "sprite", "drone", "vehicle", "ic", "agent"]
"""What a record is of. A spirit or a sprite has its Force or rating wherever the record gives no figure (SR-X.6)."""

RATED: tuple[Kind, ...] = ("spirit", "watcher", "sprite", "ic", "agent")
"""Kinds that have a rating in place of figures that nobody has recorded (SR-X.6)."""

Rating = Annotated[int, Between(0, 30)]
Damage = Annotated[str, Matching(r"[0-9]{1,2}[PS]")]
"""A damage value and its kind: "5P" physical (身体), "3S" stun (精神) (SR-1.1.10)."""


@dataclass(frozen=True)
class Skill:
    """A skill, the attribute linked to it (SR-1.2.2), and whether it needs Magic or Resonance (SR-1.2.10)."""

    name: Text
    attribute: Attribute
    awakened: Literal["", "magic", "resonance"] = ""


@dataclass(frozen=True)
class Weapon:
    """SR-X.6: a weapon.

    `strength`: half the Strength of its bearer, rounded up, is added to its damage; `bands`: how far short, medium,
    long and extreme range reach, in metres (SR-T1.20); `feed`: by clips, or loose rounds (SR-3.2.30), of which `loads`
    are put in with one action, 0 for all; `compensation` and `gyro`: SR-T1.26, SR-T1.27; `spread`: what a shotgun's
    choke changes of its damage at medium and wide spread (SR-T4.11, SR-T4.12).
    """

    name: Text
    kind: Literal["gun", "melee", "thrown"]
    skill: str
    damage: Damage
    ap: Annotated[int, Between(-20, 20)] = 0
    strength: bool = False
    reach: Annotated[int, Between(0, 5)] = 0
    touch: bool = False
    hands: Literal[1, 2] = 1
    modes: tuple[Mode, ...] = ()
    clip: Annotated[int, Between(0, 500)] = 0
    feed: Literal["clip", "loose"] = "clip"
    loads: Annotated[int, Between(0, 50)] = 0
    bands: tuple[Annotated[int, Between(1, 5000)], ...] = ()
    compensation: Annotated[int, Between(0, 20)] = 0
    gyro: Annotated[int, Between(0, 20)] = 0
    sights: tuple[Literal["laser", "smartlink", "scope"], ...] = ()
    tracers: bool = False
    heavy: bool = False
    shotgun: bool = False
    spread: Mapping[Literal["medium", "wide"], Annotated[int, Between(-10, 10)]] = field(default_factory=dict)
    area: bool = False
    text: Text | None = None


# magic

Resisted = Literal["", "body", "agility", "reaction", "strength", "charisma", "intuition", "logic", "willpower"]
"""The attribute that resists a spell; "" for a spell that nobody resists (SR-4.2.9, SR-4.2.13)."""

Figure = Literal[
    "body", "agility", "reaction", "strength", "charisma", "intuition", "logic", "willpower", "initiative", "passes",
    "armour", "barrier", "tests", "shots", "blows", "walking",
]  # fmt: skip
"""What a lasting spell changes: attributes, Initiative, passes, both kinds of armour, dice against spells, dice of all
tests, dice of shots and of blows at its bearer, metres of walking and running."""

FIGURES: tuple[Figure, ...] = get_args(Figure)

Served = Literal["spellcasting", "counterspelling", "ritual_spellcasting", "summoning", "banishing", "binding"]
"""What a focus serves (SR-4.1.6): tests with one of these skills."""


@dataclass(frozen=True)
class Spell:
    """SR-4.2.2: a spell with what the book does not list: who resists, how long it lasts, what it costs, what net hits
    do.

    `resist`: the attribute of the target; `area`: everybody within `radius` metres, Force metres where that is not
    given (SR-4.3.6); `drain`: SR-4.2.15, Force / 2 where it is not given, and `drain_plus` on top of that;
    `threshold`: of a spell that nobody resists; `tie`: what equal hits do (SR-4.2.11).

    `damage`: boxes of a kind, `base` and net hits, resisted with Body and `armour` where it names one, else not at all;
    `heals`: net hits take away so many boxes; `changes`: what each `per` net hits change, up to `most` steps, for as
    long as the spell lasts; `senses`: sight that it lends; `prone`: it throws down; `reveals`: it shows those who hide.
    """

    name: Text
    resist: Resisted = ""
    area: bool = False
    radius: Annotated[int, Between(0, 1000)] | None = None
    duration: Literal["instant", "sustained", "permanent"] = "instant"
    drain: Annotated[int, Between(0, 30)] | None = None
    drain_plus: Annotated[int, Between(-10, 10)] = 0
    threshold: Annotated[int, Between(1, 20)] = 1
    tie: Literal["", "minimal", "no_effect"] = ""
    damage: Literal["", "P", "S"] = ""
    base: Literal["force", "half_force", "none"] = "force"
    armour: Literal["", "ballistic", "impact"] = ""
    heals: Literal["", "P", "S"] = ""
    changes: Mapping[Figure, Annotated[int, Between(-10, 10)]] = field(default_factory=dict)
    per: Annotated[int, Between(1, 10)] = 1
    most: Annotated[int, Between(1, 30)] | None = None
    senses: tuple[Sense, ...] = ()
    prone: bool = False
    reveals: bool = False
    text: Text | None = None


@dataclass(frozen=True)
class Tradition:
    """A tradition (様式): the attribute that resists drain beside Willpower (SR-4.2.14), the kinds of spirits that
    can be summoned (SR-5.1.1); none named: all."""

    name: Text
    attribute: Attribute
    spirits: tuple[str, ...] = ()
    text: Text | None = None


@dataclass(frozen=True)
class Focus:
    """SR-4.1.6: a focus: the test it serves, and its rating."""

    name: Text
    serves: Served
    rating: Annotated[int, Between(1, 12)]
    text: Text | None = None


@dataclass(frozen=True)
class Character:
    """SR-X.6: somebody's figures.

    `initiative` and `passes`: SR-3.1.3, SR-3.1.12; `armour` and `impact`: SR-3.4.19; `physical` and `stun`: sizes of
    the tracks (SR-X.1); `wound_every`: boxes for each -1 (SR-X.2); `unarmed`: SR-3.5.18; `hiding`: the pool against
    perception, `keen`: the rating of enhanced senses (SR-T5.1, SR-T5.8); `holstered`: weapons ready for a quick draw.
    `kind`: what it is a record of, and `changes`: by how much its figures differ from its Force or rating (SR-X.6);
    `commlink` to `hot_passes`: the Matrix (7).

    Of magicians: `tradition` and, where it is not that of the tradition, `drain_attribute` (SR-4.2.14); `mentor`: dice
    on summoning that a mentor spirit gives (SR-5.1.6); the `spells` they know (SR-4.2.2); `foci` they carry, those of
    `active` switched on (SR-4.1.6); `centering`: dice on the drain that follows it (SR-4.1.2).
    """

    name: Text
    attributes: Mapping[Attribute, Rating] = field(default_factory=dict)
    skills: Mapping[str, Rating] = field(default_factory=dict)
    metatype: Metatype = "human"
    edge: Rating = 0
    magic: Rating = 0
    resonance: Rating = 0
    initiative: Annotated[int, Between(0, 60)] | None = None
    passes: Annotated[int, Between(1, 9)] = 1
    armour: Rating = 0
    impact: Rating = 0
    senses: tuple[Sense, ...] = ()
    physical: Annotated[int, Between(1, 40)] | None = None
    stun: Annotated[int, Between(1, 40)] | None = None
    wound_every: Annotated[int, Between(1, 20)] | None = None
    unarmed: Damage | None = None
    reach: Annotated[int, Between(0, 5)] = 0
    hiding: Rating = 0
    keen: Rating = 0
    left_handed: bool = False
    weapons: tuple[str, ...] = ()
    in_hand: tuple[str, ...] = ()
    holstered: tuple[str, ...] = ()
    clips: Mapping[str, Annotated[int, Between(0, 99)]] = field(default_factory=dict)
    loose: Mapping[str, Annotated[int, Between(0, 999)]] = field(default_factory=dict)  # rounds without a clip
    role: Text | None = None
    text: Text | None = None
    kind: Kind = "person"
    changes: Mapping[Attribute, Annotated[int, Between(-10, 10)]] = field(default_factory=dict)
    # magic
    tradition: str = ""
    drain_attribute: Attribute | None = None
    mentor: Annotated[int, Between(-10, 10)] = 0
    spells: tuple[str, ...] = ()
    foci: tuple[str, ...] = ()
    active: tuple[str, ...] = ()
    centering: Annotated[int, Between(0, 10)] = 0
    # matrix
    commlink: str = ""  # the device that carries one's icon
    response: Rating | None = None
    system: Rating | None = None
    firewall: Rating | None = None
    programs: Mapping[str, Rating] = field(default_factory=dict)  # running
    stored: Mapping[str, Rating] = field(default_factory=dict)  # at hand, to be started (SR-7.1.27)
    agents: tuple[str, ...] = ()  # records of agents at hand
    rating: Rating = 0  # of IC, an agent, a sprite whose rating nobody chooses
    black: bool = False  # black IC (SR-7.6.7)
    unlimited: bool = False  # the simsense limiter is removed (SR-7.5.3)
    icon_boxes: Annotated[int, Between(1, 40)] | None = None  # size of the icon's track (SR-7.6.8)
    vr_initiative: Annotated[int, Between(0, 60)] | None = None
    cold_passes: Annotated[int, Between(1, 9)] | None = None
    hot_passes: Annotated[int, Between(1, 9)] | None = None


# Machines (9)

Speed = Literal["", "slow", "ordinary", "fast"]
"""SR-9.7.6: how fast a machine goes: not at all, at walking pace, at an ordinary speed, fast."""

Order = Literal["", "free", "go", "watch", "attack", "fight", "work", "scout"]
"""SR-9.1.8: what a machine has been told: nothing, to act as it sees fit, to go where it is sent, to look out, to
attack."""


@dataclass(frozen=True)
class Vehicle:
    """SR-X.6: a vehicle or a drone.

    `attributes`: figures of its own besides Body, where it has them (SR-9.2.2, SR-9.3.2); `handling`: a signed number
    (SR-9.4.1); `sensor`: what it adds to perception (SR-T5.8); `autosofts`: by what they are for (SR-9.2.2): targeting,
    manoeuvre, defence, perception; `skill`: the vehicle skill that drives it; `metres`: how far it goes in a combat
    turn outside a chase; `seats`: for how many people there is room; `hull`: how much of them it hides, in percent
    (SR-T1.4); `boxes`: the size of its track (SR-X.9); `ram`: its ramming damage where the scenario
    says it (ruling ram_damage).
    """

    name: Text
    body: Rating
    pilot: Rating = 0
    kind: Literal["vehicle", "drone"] = "vehicle"
    attributes: Mapping[Attribute, Rating] = field(default_factory=dict)
    handling: Annotated[int, Between(-10, 10)] = 0
    armour: Rating = 0
    sensor: Rating = 0
    system: Rating = 0
    response: Rating = 0
    firewall: Rating = 0
    eccm: Rating = 0
    autosofts: Mapping[Literal["targeting", "manoeuvre", "defence", "perception"], Rating] = field(default_factory=dict)
    skill: str = "pilot_ground_craft"
    speed: Speed = "ordinary"
    metres: Annotated[int, Between(0, 500)] = 30
    seats: Annotated[int, Between(0, 20)] = 0
    hull: Annotated[int, Between(0, 100)] = 0
    boxes: Annotated[int, Between(1, 40)] | None = None
    ram: Annotated[int, Between(0, 99)] | None = None
    initiative: Annotated[int, Between(0, 60)] | None = None
    passes: Annotated[int, Between(1, 9)] = 1
    senses: tuple[Sense, ...] = ()
    hiding: Rating = 0
    weapons: tuple[str, ...] = ()
    clips: Mapping[str, Annotated[int, Between(0, 99)]] = field(default_factory=dict)
    role: Text | None = None
    text: Text | None = None


def sheet_of(vehicle: Vehicle) -> Character:
    """SR-9.2.2, SR-X.6: the sheet of a machine: Pilot in every attribute of which it has no figure, Initiative of
    twice the Pilot, no skill, no Edge, its armour against whatever strikes it."""
    attributes: dict[Attribute, int] = {name: vehicle.attributes.get(name, vehicle.pilot) for name in ATTRIBUTES}
    attributes["body"] = vehicle.body
    return Character(
        vehicle.name,
        attributes,
        initiative=2 * vehicle.pilot if vehicle.initiative is None else vehicle.initiative,
        passes=vehicle.passes,
        armour=vehicle.armour,
        impact=vehicle.armour,
        senses=vehicle.senses,
        physical=vehicle.boxes,
        hiding=vehicle.hiding,
        keen=vehicle.sensor,
        weapons=vehicle.weapons,
        clips=vehicle.clips,
        role=vehicle.role,
        text=vehicle.text,
        kind=vehicle.kind,
        response=vehicle.response,
        system=vehicle.system,
        firewall=vehicle.firewall,
    )


@dataclass(frozen=True, eq=False)  # hashed by identity: results for it are kept for all tables that share it
class Arsenal:
    """The records at hand, by shelf."""

    skills: Mapping[str, Skill] = field(default_factory=dict)
    weapons: Mapping[str, Weapon] = field(default_factory=dict)
    characters: Mapping[str, Character] = field(default_factory=dict)
    spells: Mapping[str, Spell] = field(default_factory=dict)
    traditions: Mapping[str, Tradition] = field(default_factory=dict)
    foci: Mapping[str, Focus] = field(default_factory=dict)
    devices: Mapping[str, Device] = field(default_factory=dict)
    programs: Mapping[str, Program] = field(default_factory=dict)
    vehicles: Mapping[str, Vehicle] = field(default_factory=dict)

    def over(self, book: Arsenal) -> Arsenal:
        """These records, and beside them those of the book that they do not replace."""
        return both(self, book)


MOST_ARSENALS = 100
"""How many are kept, for all tables that play the same encounter."""


@lru_cache(MOST_ARSENALS)
def both(own: Arsenal, book: Arsenal) -> Arsenal:
    """Records of an encounter's own, and beside them those of the book that they do not replace."""
    found = over(own, book)
    sheets = {name: sheet_of(vehicle) for name, vehicle in found.vehicles.items()}
    return replace(found, characters={**book.characters, **sheets, **own.characters})


SHELVES: tuple[str, ...] = tuple(shelf.name for shelf in fields(Arsenal))
"""Every kind of record."""
