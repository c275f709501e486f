"""Records of the book's data (SK-DATA): machines and pilots, weapons, skills, items, assaults, dresses, encounters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Literal

from hantei.core.board import Hue
from hantei.core.limits import Between, open_record
from hantei.core.memory import FoundByKey
from hantei.core.message import Message
from hantei.core.text import Language, Text

from .effects import Effect
from .words import (
    SIDE_M,
    AttributeWord,
    CheckValue,
    Cover,
    Duration,
    MarkWord,
    Rank,
    Side,
    Square,
    StatusWord,
    TimingWord,
)


@dataclass(frozen=True)
class Cost:
    """What using something costs (代償, SK-DATA.11); TS is a plain counter (SK-DATA.8)."""

    hp: int = 0
    en: int = 0
    ts: int = 0
    status: StatusWord | None = None
    rank: Rank = 0  # of corrosion


@dataclass(frozen=True)
class Power:
    """Attack power (攻撃力): attribute and modifier (SK-13.1)."""

    attribute: AttributeWord
    modifier: int = 0


@dataclass(frozen=True)
class Weapon:
    """A weapon (SK-DATA.4)."""

    name: Text
    effect: Text
    kind: Literal["blade", "shot", "charge_shot"]
    power: Power
    range: int
    target: str = "単体"  # SK-DATA.10: 単体, 範囲1(選択), 直線2, 3幅直線3, 放射2, 突撃3; "single", "area 1 (select)"
    hit: int = 0
    critical_at: int = 12
    cost: Cost = field(default_factory=Cost)
    slots: int = 1
    needs_ready: bool = False
    keeps_charge_shot: bool = False  # may be fired although the attacker moved
    duration: Duration = "round_end"  # of lasting effects on those hit
    rounds: int = 1
    on_hit: tuple[Effect, ...] = ()
    on_real_damage: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Condition:
    """When a skill can be used, and one that is always on is in force; all that is named must hold (SK-DATA.5)."""

    state: Literal["", "high", "charging", "submerged"] = ""
    status: StatusWord | None = None  # its user has this bad status
    hp_at_most: Annotated[int, Between(0, 9999)] = 0  # 0: whatever its HP
    round_from: Annotated[int, Between(0, 9999)] = 0
    attack: Literal["", "blade", "shot", "charge_shot"] = ""  # the attack in progress is of this kind
    attribute: AttributeWord | None = None  # and its damage of this attribute


@dataclass(frozen=True)
class Skill:
    """A skill (特技) or blessing (加護, SK-05.32), SK-DATA.5."""

    name: Text
    effect: Text
    timing: TimingWord
    target: str = "自身"
    cost: Cost = field(default_factory=Cost)
    range: int = 0
    category: Literal["skill", "blessing"] = "skill"
    hook: Literal["", "hit_check", "defence_check", "damage_roll", "damage_taken", "fall"] = ""
    attack: Power | None = None  # an attack of its own
    attack_kind: Literal["blade", "shot", "charge_shot"] = "blade"
    weapon_attack: Literal["", "blade", "shot", "charge_shot", "any"] = ""  # an attack with a weapon, changed
    check: int = 0  # difficulty; 0: no check
    check_value: CheckValue = "shooting"
    duration: Duration = "instant"  # of lasting effects; of an attack of those on the ones hit
    rounds: int = 1  # how many, where the duration is "beyond_round" (SK-05.24)
    depends_on_user: bool = False  # lifted when the user is incapacitated (SK-14.4)
    uses_per_round: int = 0  # SK-DATA.12; 0: no limit
    uses_per_combat: int = 0
    uses_per_attack: int = 0  # of one attached to a step: as often, each time for another target
    keeps_charge_shot: bool = False
    condition: Condition | None = None
    effects: tuple[Effect, ...] = ()  # of an attack: on the attacker, as long as the attack lasts
    on_hit: tuple[Effect, ...] = ()
    on_real_damage: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Item:
    """An item (SK-DATA.6)."""

    name: Text
    effect: Text
    timing: TimingWord
    target: str = "単体"
    cost: Cost = field(default_factory=Cost)
    range: int = 0
    consumed: bool = True
    duration: Duration = "instant"
    rounds: int = 1
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Assault:
    """An assault (アサルト, SK-DATA.7): used by a move action, paid in EN; its damage is no attack."""

    name: Text
    effect: Text
    en: int
    timing: TimingWord = "move"
    squares: int = 0  # movement it makes
    grants: tuple[Literal["charging", "high"], ...] = ()
    keeps_charge_shot: bool = False
    damage: Power | None = None
    fixed: bool = False  # its damage is the modifier alone, without dice
    target: str = "単体"
    range: int = 0
    duration: Duration = "round_end"
    rounds: int = 1
    effects: tuple[Effect, ...] = ()


Usable = Skill | Item | Assault
"""What is used at its timing."""

Record = Weapon | Skill | Item | Assault
"""What can be used, and whose effects can be in force."""


@dataclass(frozen=True)
class Dress:
    """A dress (ドレス): defence modifiers by attribute (SK-DATA.3); a missing one is 0 (SK-13.11)."""

    name: Text
    physical: int = 0
    fire: int = 0
    ice: int = 0
    lightning: int = 0
    light: int = 0
    dark: int = 0
    slash: int = 0  # SK-13.5: only where it is ruled to be an attribute of its own
    slow: bool = False
    weapon_slots: int = 0  # 0: no limit
    effects: tuple[Effect, ...] = ()


VALUES = ("melee", "shooting", "evasion", "reaction", "initiative", "movement", "power")
"""The values of a character that checks and moves are made with, as the record names them (SK-DATA.1)."""


@open_record
@dataclass(frozen=True)
class Character:
    """A machine with its pilot, or a foe (SK-DATA.1: anything else in a record stays in the file and is ignored)."""

    name: Text
    effect: Text
    melee: int  # 白兵値
    shooting: int  # 射撃値
    evasion: int  # 回避値
    reaction: int  # 反応値
    initiative: int  # 行動値
    movement: int  # 移動力
    power: int  # 攻撃力
    hp: Annotated[int, Between(1, 9999)]
    en: int = 0
    ts: int = 0
    npc_class: Literal["normal", "mob", "extra"] = "normal"
    slow: bool = False
    high: bool = False  # begins the fight in high mobility
    submerged: bool = False
    dress: str = ""
    weapons: tuple[str, ...] = ()
    possessions: tuple[str, ...] = ()
    assaults: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    items: Mapping[str, int] = field(default_factory=dict)
    critical_at: int = 12
    vehicle: Text | None = None


@dataclass(frozen=True)
class Arsenal:
    """All records that encounters can refer to."""

    weapons: Mapping[str, Weapon] = field(default_factory=dict)
    skills: Mapping[str, Skill] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)
    assaults: Mapping[str, Assault] = field(default_factory=dict)
    dresses: Mapping[str, Dress] = field(default_factory=dict)
    characters: Mapping[str, Character] = field(default_factory=dict)

    def always_on(self, character: str) -> Sequence[AlwaysOn]:
        """What is in force on whoever has this record: its always-skills, and what its dress does (SK-DATA.13)."""
        found = self._always_on.get(character)
        if found is None:
            found = self._always_on[character] = [*self._find_always_on(self.characters[character])]
        return found

    @cached_property
    def _always_on(self) -> dict[str, Sequence[AlwaysOn]]:
        """Kept by character once it was asked for: records never change, and every figure needs it."""
        return {}

    @cached_property
    def steady(self) -> Mapping[str, Sequence[tuple[Effect, str]] | None]:
        """The same by character as single effects with their slugs; None where a condition decides what of it is in
        force.
        """
        return FoundByKey(self._find_steady)

    def _find_steady(self, character: str) -> Sequence[tuple[Effect, str]] | None:
        found = self.always_on(character)
        alone = all(condition is None for condition, _, _ in found)
        return [(effect, label) for _, effects, label in found for effect in effects] if alone else None

    @cached_property
    def at(self) -> Mapping[str, Record]:
        """The skill, item, assault or weapon by its path, such as "skills/guard"."""
        return FoundByKey(self._find_at)

    def _find_at(self, path: str) -> Record:
        shelf, _, name = path.partition("/")
        found: Record = getattr(self, shelf)[name]
        return found

    def timed(self, character: str, timing: str) -> Sequence[str]:
        """What whoever has this record uses at one timing: "assault:leap", "skill:repair"."""
        found = self._timed.get((character, timing))
        if found is None:
            sheet = self.characters[character]
            assaults = [f"assault:{name}" for name in sheet.assaults if self.assaults[name].timing == timing]
            skills = [f"skill:{name}" for name in sheet.skills if self.skills[name].timing == timing]
            found = self._timed[character, timing] = (*assaults, *skills)
        return found

    @cached_property
    def _timed(self) -> dict[tuple[str, str], Sequence[str]]:
        """Kept by character and timing once it was asked for: everybody is asked between any two actions."""
        return {}

    def handy(self, timing: str) -> Mapping[str, bool]:
        """Whether whoever has each record has a skill or assault of one timing, or an auto action."""
        found = self._handy.get(timing)
        if found is None:
            people = self.characters
            found = {name: bool(self.timed(name, timing) or self.timed(name, "auto")) for name in people}
            self._handy[timing] = found
        return found

    def hooks(self, character: str) -> Mapping[str, None]:
        """The steps of an attack at which whoever has this record has a skill (SK-DATA.13)."""
        found = self._hooks.get(character)
        if found is None:
            skills = [self.skills[name] for name in self.characters[character].skills]
            found = self._hooks[character] = dict.fromkeys([skill.hook for skill in skills if skill.hook])
        return found

    @cached_property
    def _hooks(self) -> dict[str, Mapping[str, None]]:
        """By character, once it was asked for."""
        return {}

    def slow(self, character: str) -> bool:
        """SK-10.17: machines of the PCs are not slow; characters and dresses with the trait are."""
        found = self._slow.get(character)
        if found is None:
            sheet = self.characters[character]
            worn = self.dresses.get(sheet.dress)
            found = self._slow[character] = sheet.slow or (worn is not None and worn.slow)
        return found

    @cached_property
    def _slow(self) -> dict[str, bool]:
        """By character, once it was asked for."""
        return {}

    def carried(self, timing: str) -> Mapping[str, None]:
        """The items of one timing, or for an auto action."""
        found = self._carried.get(timing)
        if found is None:
            found = dict.fromkeys([name for name, item in self.items.items() if item.timing in (timing, "auto")])
            self._carried[timing] = found
        return found

    @cached_property
    def _carried(self) -> dict[str, Mapping[str, None]]:
        """By timing, once it was asked for."""
        return {}

    @cached_property
    def _handy(self) -> dict[str, Mapping[str, bool]]:
        """By timing, once it was asked for."""
        return {}

    @cached_property
    def mastered(self) -> dict[str, Sequence[Message]]:
        """The names of a character's skills, once they were shown: the same stand on its sheet after every answer."""
        return {}

    def _find_always_on(self, sheet: Character) -> Iterator[AlwaysOn]:
        for name in sheet.skills:
            skill = self.skills[name]
            if skill.timing == "always" and skill.effects:
                yield skill.condition, skill.effects, f"skill-{name}"
        if sheet.dress and self.dresses[sheet.dress].effects:
            yield None, self.dresses[sheet.dress].effects, f"dress-{sheet.dress}"


AlwaysOn = tuple[Condition | None, tuple[Effect, ...], str]
"""Effects that are always on while a condition holds, with the slug that explains them."""


@dataclass(frozen=True)
class Edge:
    """A wall or door between two neighbouring squares (SK-DATA.15)."""

    between: tuple[Square, Square]
    kind: Literal["wall", "door"] = "wall"
    state: Literal["closed", "open", "half_open"] = "closed"
    partial_cover: bool = False  # SK-09.13


@dataclass(frozen=True)
class Board:
    """The battle sheet (SK-DATA.16): rows of marks, the top row farthest; second marks, edges, holders."""

    rows: tuple[str, ...]
    second: Mapping[Square, tuple[MarkWord, ...]] = field(default_factory=dict)
    edges: tuple[Edge, ...] = ()
    controlled_by: Side = ""  # default: the side hostile to the PCs
    hindered: Mapping[Square, Side] = field(default_factory=dict)  # a hindrance to the side named (SK-06.9)
    side_m: Annotated[int, Between(1, 100_000)] = SIDE_M  # how wide a square is, in metres (SK-06.3)
    lines: Mapping[str, Cover] = field(default_factory=dict)  # lines of sight by ruling, "0,0|2,0" (SK-09.7)


@dataclass(frozen=True)
class SideSpec:
    """A side: who is hostile to whom (SK-DATA.23)."""

    name: Text
    pc: bool = False
    hostile: tuple[Side, ...] = ()
    seat: str = ""  # who plays it; the side's own name unless given
    colour: Hue | Literal[""] = ""  # of its counters


@dataclass(frozen=True)
class UnitSpec:
    """A combatant of an encounter: by reference, with what is different here."""

    character: str
    side: Side
    at: Square
    id: str = ""
    name: Text | None = None
    seat: str = ""
    high: bool | None = None
    submerged: bool | None = None
    arrives: int = 0  # round in whose setup it appears; 0: there from the start
    appearance: int = 0  # difficulty of its appearance check; 0: none (SK-05.6)
    appearance_value: CheckValue = "initiative"
    hp: int = 0
    en: int = -1
    count: int = 1


@dataclass(frozen=True)
class Hazard:
    """Damage from another source (SK-17.1): at the start of a round, in some squares."""

    round: int
    attribute: AttributeWord
    squares: tuple[Square, ...] = ()  # none: everywhere
    n: int = 0
    every: bool = False
    text: Text | None = None


@dataclass(frozen=True)
class Goal:
    """A side wins when this holds: enemies out, one unit out or away, rounds survived, units escaped."""

    side: Side
    kind: Literal["eliminate", "defeat", "survive", "escape", "reach"]
    unit: str = ""
    rounds: int = 0
    squares: tuple[Square, ...] = ()
    count: int = 1
    text: Text | None = None


@dataclass(frozen=True)
class Encounter:
    """An encounter file."""

    hantei: Literal["senki/1"]
    id: str
    version: str
    title: Text
    board: Board
    sides: Mapping[Side, SideSpec]
    units: tuple[UnitSpec, ...]
    language: Language | None = None  # of texts that stand in one alone
    goals: tuple[Goal, ...] = ()
    intro: Text | None = None
    author: str = ""
    minutes: int = 0
    rounds_max: int = 50
    round_seconds: int = 60  # SK-02.2: game time of a round
    winner_at_end: Side = ""  # who has won when the rounds are over; nobody unless given
    preparation: bool = True  # SK-05.3
    surprised: tuple[Side, ...] = ()  # sides that take no main process in the first round
    arsenal: Arsenal = field(default_factory=Arsenal)  # records of its own
    hazards: tuple[Hazard, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    escape_allowed: bool = True  # SK-08.30

    @cached_property
    def hostility(self) -> dict[tuple[Side, Side], bool]:
        """Whether two sides are enemies, kept once it was asked: the question comes for every pair all the time."""
        return {}

    @cached_property
    def opposed(self) -> dict[Side, Sequence[Side]]:
        """The enemies of each side, once it was asked."""
        return {}


def each_of(units: Iterable[UnitSpec]) -> Iterator[UnitSpec]:
    """The entry of everybody: as often as it counts, in their order."""
    return (unit for unit in units for _ in range(unit.count))


@dataclass(frozen=True)
class Content:
    """What a fight reads and never changes: the records of the book and the encounters at hand."""

    arsenal: Arsenal
    encounters: Mapping[str, Encounter]
