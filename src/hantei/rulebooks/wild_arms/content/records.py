"""Records of the book's data: skills, ARMs, arts (skills and spells), items, characters; encounters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

from hantei.core import roster
from hantei.core.board import Hue
from hantei.core.limits import Between, Matching
from hantei.core.message import Sayable
from hantei.core.text import Language, Text
from hantei.scenes.muster import over

Formula = Annotated[str, Matching(r"-?[0-9]{1,3}|([1-9]|[1-3][0-9]|40)[Dd]6([+-][0-9]{1,3})?")]
"""A figure or D6, 40 at most: "3", "2D6", "1D6+2"."""

Possession = Literal["lean", "run", "open", "support", "draw_crest", "close", "escape"]
"""WA-06.2: リーン ラン オープン サポート ドロークレスト クローズ エスケープ."""

POSSESSIONS: tuple[Possession, ...] = ("lean", "run", "open", "support", "draw_crest", "close", "escape")

Crest = Literal["saving", "stampede", "magnification"]
"""WA-06.23: セービング スタンピード マグニフィケーション."""

CRESTS: tuple[Crest, ...] = ("saving", "stampede", "magnification")

Kind = Literal["shooting", "melee", "magic"]
"""WA-13.1: 射撃攻撃 白兵攻撃 魔法攻撃; also the skill each is made with (WA-13.5)."""

REACTIONS: Mapping[str, str] = {"shooting": "evasion", "melee": "evasion", "magic": "resistance"}
"""WA-13.3, WA-13.4: the skill with which the passive side reacts to each kind of attack."""

Trait = Literal["weak", "half", "null", "absorb"]
"""WA-15.6: 弱点 半減 無効 吸収."""

Status = Literal["wounded", "dying", "death", "unsupplied", "sight_impaired", "cowed", "awakened"]
"""WA-18.1: 負傷 瀕死 死亡 無補給 視界不良 萎縮; WA-17.8: 覚醒."""

BAD = ("wounded", "dying", "death", "unsupplied", "sight_impaired", "cowed")
"""WA-18.1."""

GOOD = ("break_guard", "supplied", "awakened")
"""WA-17.2: ブレイクガード 補給状態 覚醒状態; who has the first two follows from what is carried."""

Until = Literal["round", "battle", "scene"]
"""How long something lasts (WA-03.2, WA-10.1)."""

Ending = Literal["minor", "lantern", "none"]
"""WA-18.23, WA-18.24: how sight impairment ends: a minor action, one with a lantern, not at all."""

Move = Literal["keep", "charge", "escape"]
"""WA-21.4: キープ チャージ エスケープ."""

WANDERER_SET = "wanderer_set"
"""渡り鳥セット: who carries it is supplied (WA-17.3)."""

NONE = "none"
"""WA-15.1: the attribute 無."""

ATTRIBUTES = (NONE, "fire", "water", "earth", "wind", "thunder", "light", "dark")
"""WA-15.1: 無 火 水 地 風 雷 光 闇; others are allowed (WA-15.5)."""

Figure = Annotated[int, Between(-50, 50)]
Range = Annotated[int, Between(1, 3)]
Slug = Annotated[str, Matching(r"[a-z][a-z0-9_]*")]


@dataclass(frozen=True)
class Skill:
    """A skill (技能): the ability that characters roll who do not list it themselves (WA-01.3, WA-01.4)."""

    name: Text
    ability: str


@dataclass(frozen=True)
class Trained:
    """A skill on a sheet: rolled with an ability of the sheet or with dice of its own (WA-01.3, WA-DATA.7)."""

    level: Annotated[int, Between(-20, 50)] = 0
    ability: str = ""  # "": that of the skill
    dice: Annotated[int, Between(0, 40)] | None = None


@dataclass(frozen=True)
class Modifier:
    """What an effect changes, in dice or in the value.

    `on`: check (all), attack, reaction, or a skill (all checks with it); damage; armour; initiative (the score 先制値).
    """

    on: str
    dice: Figure = 0
    value: Figure = 0


@dataclass(frozen=True)
class Effect:
    """What a skill, spell, item or hit does to those it reaches, in the order of the fields.

    cure, give: statuses (`ending`: how sight impairment given by it ends); hp, fp: restored; reload: every ARM is full;
    attribute, modifiers, guard: held `until` the end of the round, battle or scene.
    """

    cure: tuple[Status, ...] = ()
    give: tuple[Status, ...] = ()
    ending: Ending = "minor"
    hp: Formula = "0"
    fp: Figure = 0
    reload: bool = False
    attribute: str = ""
    modifiers: tuple[Modifier, ...] = ()
    guard: Annotated[int, Between(0, 10)] = 0
    until: Until | None = None  # None: the end of the battle, for awakening as the table rules (WA-17.8)


NOTHING = Effect()


@dataclass(frozen=True)
class Arm:
    """WA-DATA.3: a weapon; `capacity` (装弾数) None: no rounds are counted (WA-DATA.7); `arts`: those it grants."""

    name: Text
    kind: Literal["shooting", "melee", "magic"]
    damage: Formula
    range: Range = 1
    capacity: Annotated[int, Between(1, 99)] | None = None
    rounds: Annotated[int, Between(1, 20)] = 1  # spent by one attack (WA-11.7)
    attribute: str = NONE
    arts: tuple[str, ...] = ()
    rider: Effect = NOTHING  # what a hit does besides its damage (WA-16.15)
    weight: Annotated[int, Between(0, 99)] = 0
    text: Text | None = None


@dataclass(frozen=True)
class Test:
    """A check that something asks for: the skill and the target number (WA-01.11)."""

    skill: str
    target: Annotated[int, Between(-50, 99)]


@dataclass(frozen=True)
class Art:
    """WA-DATA.4: a skill (スキル) or spell (魔法).

    `timing` other is a standing ability: its modifiers hold while its possession is held, or always. `cost` None is no
    cost; `range` "weapon" that of the ARM. An attack made with the ARM adds `damage` to the ARM's; a magic attack deals
    its own. `rider`: what a hit does besides; `effect`: what the use does where it is no attack.
    """

    name: Text
    kind: Literal["skill", "spell"]
    timing: Literal["setup", "minor", "major", "other"]
    cost: Annotated[int, Between(0, 99)] | None = None
    range: Range | Literal["weapon"] = 1
    target: Literal["self", "bodies", "all_enemies", "all_allies"] = "bodies"
    bodies: Annotated[int, Between(1, 20)] = 1
    possession: Possession | None = None
    rounds: Annotated[int, Between(1, 99)] | None = None  # of ammunition (WA-13.8)
    attack: Kind | None = None
    skill: str = ""  # the attacker's, where it is not that of the kind (WA-13.5)
    hit: Modifier | None = None  # on the attack check
    damage: Formula | None = None
    attribute: str = ""
    ignore_armour: Annotated[int, Between(0, 99)] | Literal["all"] = 0
    rider: Effect = NOTHING
    check: Test | None = None  # that the use asks for
    effect: Effect = NOTHING
    modifiers: tuple[Modifier, ...] = ()  # of timing other
    per_battle: Annotated[int, Between(1, 20)] | None = None  # how often it can be used
    text: Text | None = None


@dataclass(frozen=True)
class Item:
    """WA-DATA.5: an item; `in_set`: part of the wanderer set (渡り鳥セット), lost with it."""

    name: Text
    timing: Literal["minor", "major"] | None = None
    target: Literal["self", "bodies", "all_enemies", "all_allies"] = "bodies"
    bodies: Annotated[int, Between(1, 20)] = 1
    range: Range = 1
    break_guard: Annotated[int, Between(0, 10)] = 0
    in_set: bool = False
    weight: Annotated[int, Between(0, 99)] = 0
    effect: Effect = NOTHING
    check: Test | None = None
    consumed: bool = True
    text: Text | None = None


@dataclass(frozen=True)
class Character:
    """WA-DATA.6, WA-DATA.7: a sheet: with `hp` and `armour`, or marked `no_hp` (WA-14.1).

    `arms`: carried, `in_use` the one in hand (the first unless said); `attacks`: natural ones, always at hand;
    `untrained`: dice of a check whose skill and ability the sheet does not list.
    """

    name: Text
    initiative: Annotated[int, Between(-50, 99)]  # 先制値
    skills: Mapping[str, Trained]
    no_hp: bool = False
    hp: Annotated[int, Between(1, 999)] | None = None
    armour: Annotated[int, Between(0, 99)] | None = None
    abilities: Mapping[str, Annotated[int, Between(0, 40)]] = field(default_factory=dict)
    untrained: Annotated[int, Between(0, 40)] = 1
    fp: Annotated[int, Between(0, 99)] = 0
    arms: tuple[str, ...] = ()
    in_use: str = ""
    attacks: Mapping[str, Arm] = field(default_factory=dict)
    arts: tuple[str, ...] = ()
    items: Mapping[str, Annotated[int, Between(0, 99)]] = field(default_factory=dict)
    traits: Mapping[Trait, tuple[str, ...]] = field(default_factory=dict)
    supplied: bool | None = None  # carries the wanderer set; None: where it is a PC (WA-17.4)
    weight_limit: Annotated[int, Between(0, 999)] | None = None
    guards: bool = False  # may use break guard in spite of its HP (WA-16.8)
    role: Text | None = None
    text: Text | None = None


# Encounters


@dataclass(frozen=True)
class FactionSpec:
    """A faction (陣営, WA-04.3); those named in `friends` are no enemies of it."""

    name: Text
    pc: bool = False
    seat: str = ""
    friends: tuple[str, ...] = ()
    colour: Hue | Literal[""] = ""  # of its counters


@dataclass(frozen=True)
class UnitSpec:
    """Somebody who takes part; figures of None are as the record says.

    `arrives`: the clean-up of that round declares it (WA-09.4), 0: from the beginning; `mounted`: modifier to checks of
    escape and obstruction (WA-06.38); `pc`: a player character (WA-DATA.6), None: who has no HP in a faction of PCs.
    """

    character: str
    faction: str
    id: str = ""
    name: Text | None = None
    seat: str = ""
    count: Annotated[int, Between(1, 20)] = 1
    hp: Annotated[int, Between(1, 999)] | None = None
    fp: Annotated[int, Between(0, 99)] | None = None
    arrives: Annotated[int, Between(0, 50)] = 0
    statuses: tuple[Status, ...] = ()
    mounted: Figure = 0
    pc: bool | None = None


@dataclass(frozen=True)
class Surprise:
    """WA-20.2: its level, and the faction that attacks by surprise.

    From round 2 on the passive side may be restricted (WA-20.14) until the end of round `until`: its ARMs are out of
    reach, possessions are barred.
    """

    level: Annotated[int, Between(1, 2)]
    active: str
    no_arms: bool = False
    barred: tuple[Possession, ...] = ()
    until: Annotated[int, Between(2, 50)] = 2


@dataclass(frozen=True)
class Sniping:
    """WA-21.2: a sniping battle: its range; the distance (WA-21.14; 1 at range 2); a modifier to every attack check of
    both sides (WA-21.18); whether charging is possible (WA-21.19)."""

    range: Annotated[int, Between(2, 3)]
    distance: Annotated[int, Between(1, 20)] | None = None
    modifier: Figure = 0
    charge: bool = True


@dataclass(frozen=True)
class SceneStatus:
    """WA-18.20: a status that the scene gives everybody while it lasts."""

    status: Literal["sight_impaired", "cowed"]
    ending: Ending = "none"
    factions: tuple[str, ...] = ()  # those it takes; empty: all


@dataclass(frozen=True)
class Barring:
    """WA-06.42: from the end of a round on the place does not allow these possessions."""

    round: Annotated[int, Between(1, 50)]
    possessions: Annotated[tuple[Possession, ...], Between(1)]
    text: Text | None = None


@dataclass(frozen=True)
class Task:
    """Something besides fighting that can be done here (WA-11.14, WA-12.10), and what it does.

    basic: one check against the target; together: all who join roll (WA-01.20) against it; race: everybody able of the
    other factions rolls as well, and the highest wins (WA-01.12); free: no check, a minor action.
    """

    name: Text
    kind: Literal["basic", "together", "race", "free"] = "basic"
    skill: str = ""
    target: Annotated[int, Between(-50, 99)] = 0
    factions: tuple[str, ...] = ()  # those that can do it; empty: those of the PCs
    needs: tuple[str, ...] = ()  # tasks that must be done first
    opens: tuple[Possession, ...] = ()  # barred possessions that become possible
    effect: Effect = NOTHING  # on everybody of the side that does it
    text: Text | None = None


@dataclass(frozen=True)
class Goal:
    """A condition of victory or defeat (WA-04.2), judged at clean-up.

    beaten: nobody of the factions named is up; down: the unit is beaten; survived: so many rounds are over; left: so
    many of the factions have left the battle (or `unit` has); done: the task is done. `gone`: in beaten and down, how
    those count who have left: as beaten, as up, or not at all, so that those still there decide.
    """

    kind: Literal["beaten", "down", "survived", "left", "done"]
    factions: tuple[str, ...] = ()
    unit: str = ""
    task: str = ""
    count: Annotated[int, Between(1, 20)] = 1
    rounds: Annotated[int, Between(0, 50)] = 0
    gone: Literal["beaten", "aside", "up"] = "beaten"
    text: Text | None = None


@dataclass(frozen=True)
class After:
    """What follows the battle (WA-10.5, WA-18.6, WA-18.18): a specialist in town; what defeat costs; whether supply is
    found again when the scene ends; what remains to the unsupplied (WA-18.16)."""

    clinic: bool = False
    defeat: Literal["none", "unsupplied"] = "none"
    resupply: bool = False
    left: Mapping[str, Annotated[int, Between(0, 99)]] = field(default_factory=lambda: {"bullets": 2, "ration": 1})


@dataclass(frozen=True)
class Arsenal:
    """The records at hand."""

    skills: Mapping[str, Skill] = field(default_factory=dict)
    abilities: Mapping[str, Text] = field(default_factory=dict)
    attributes: Mapping[str, Text] = field(default_factory=dict)
    arms: Mapping[str, Arm] = field(default_factory=dict)
    arts: Mapping[str, Art] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)
    characters: Mapping[str, Character] = field(default_factory=dict)

    @cached_property
    def described(self) -> dict[tuple[str, str], Described]:
        """By character and the reading of `skill_ability_table`, once a sheet was shown: records never change."""
        return {}

    def arts_with(self, character: str, arm: str) -> Sequence[str]:
        """The skills and spells of whoever has this record and uses this ARM ("" for none), each once (WA-DATA.3)."""
        found = self._arts_with.get((character, arm))
        if found is None:
            sheet = self.characters[character]
            granted = self.arms[arm].arts if arm else ()
            natural = [name for attack in sheet.attacks.values() for name in attack.arts]
            found = self._arts_with[character, arm] = tuple(dict.fromkeys([*sheet.arts, *granted, *natural]))
        return found

    @cached_property
    def _arts_with(self) -> dict[tuple[str, str], Sequence[str]]:
        """By character and ARM, once it was asked for."""
        return {}

    @cached_property
    def things(self) -> dict[tuple[str, str, str], Any]:
        """What somebody uses, by character, option and weapon, once it was asked for (`things.thing_of`)."""
        return {}


EMPTY = Arsenal()
"""The records of an encounter that has none of its own."""


def shelves(own: Arsenal, book: Arsenal, reading: str) -> Arsenal:
    """WA-DATA.1, WA-DATA.9: the records of an encounter, and beside them those of the book, which are samples.

    A sample gives way to a record of its name; by the reading `stand` of `sample_records` it stands.
    """
    if own == EMPTY:
        return book
    return over(book, own) if reading == "stand" else over(own, book)


class Described(NamedTuple):
    """What the sheets of all who have a record show alike: figures, rolls, the names of skills and spells."""

    figures: Sequence[roster.Figure]
    rolls: Sequence[roster.SheetRoll]
    arts: Sequence[Sayable]


@dataclass(frozen=True)
class Encounter:
    """An encounter file; `arsenal`: records of the group's own, which stand before those of the book.

    Victory and defeat are those of the PCs' factions, or of the first one where nobody is a PC.
    """

    hantei: Literal["wild_arms/1"]
    id: Slug
    title: Text
    factions: Mapping[str, FactionSpec]
    fighters: Annotated[tuple[UnitSpec, ...], Between(1, 60)]
    language: Language | None = None  # of texts that stand in one alone
    victory: tuple[Goal, ...] = ()
    defeat: tuple[Goal, ...] = ()
    version: str = "1.0"
    author: str = ""
    minutes: Annotated[int, Between(0, 600)] = 0
    intro: Text | None = None
    outro: Mapping[Literal["victory", "defeat", "neither"], Text] = field(default_factory=dict)
    barred: tuple[Possession, ...] = ()  # WA-06.41
    later: tuple[Barring, ...] = ()
    surprise: Surprise | None = None
    sniping: Sniping | None = None
    scene: tuple[SceneStatus, ...] = ()
    tasks: Mapping[str, Task] = field(default_factory=dict)
    after: After = field(default_factory=After)
    rounds_max: Annotated[int, Between(1, 50)] | None = None
    result_at_end: Literal["victory", "defeat", "neither"] = "neither"
    rulings: Mapping[str, str] = field(default_factory=dict)
    arsenal: Arsenal = field(default_factory=Arsenal)


@dataclass(frozen=True)
class Content:
    """All that a battle is played with."""

    arsenal: Arsenal
    encounters: Mapping[str, Encounter]
    common: Mapping[Text, bool] = field(default_factory=dict)
    """Names of the book that say what somebody is, not who: "Outlaw chief"; each is true."""
