"""Everything that changes in a battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hantei.core.agenda import BeatCall
from hantei.core.glance import Seen
from hantei.core.record import Present, shared
from hantei.core.rulings import Rulings
from hantei.core.text import Text

from .content.records import Arsenal, Character, Content, Encounter

UNCOUNTED = -1
"""The rounds of a weapon that counts none (`Fighter.arms`)."""

HARM = ("wounded", "dying", "death")
"""The steps of harm (WA-14.20), the lightest first: the fields of `Fighter` of that name."""


@dataclass(slots=True)
class Held:
    """A status that somebody has from one source (WA-17, WA-18): sight_impaired, cowed, awakened, unsupplied."""

    status: str
    source: str  # scene, referee, or the id of what gave it
    until: str = "battle"  # round, battle, scene
    ending: str = "minor"  # of sight impairment (WA-18.23)


@dataclass(slots=True)
class Lasting:
    """An effect of a skill, spell, item or hit that lasts: its record, in the order they came (WA-15.4).

    `origin`: as `rules.in_force.record_of` reads it. `guard`: uses of break guard left in it.
    """

    origin: str
    until: str
    guard: int = 0


@dataclass(slots=True)
class Fighter:
    """A character in the battle."""

    character: str
    faction: str
    seat: str
    number: int = 0  # tells several of one kind apart
    pc: bool = False
    hp: int = 0  # 現在HP, of those who have HP
    fp: int = 0
    initiative: int = 0  # イニシアティブ値 of this round
    # the battle
    away: bool = False  # not yet in it
    arrives: int = 0
    gone: bool = False  # has left it (WA-09.3)
    dead: bool = False  # died when the battle ended (WA-14.18)
    # harm (14)
    wounded: bool = False
    dying: bool = False
    death: bool = False  # 死亡状態
    doomed: bool = False  # the survival check has failed (WA-18.11)
    # statuses and effects (17, 18)
    statuses: list[Held] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    # gear
    arms: dict[str, int] = field(default_factory=dict)  # rounds left by ARM or natural attack; UNCOUNTED: none
    in_use: str = ""
    disarmed: bool = False  # its ARMs are out of reach (WA-20.14)
    items: dict[str, int] = field(default_factory=dict)
    worn: dict[str, int] = field(default_factory=dict)  # uses gone of the break guard of an item (WA-16.10)
    guards: bool = False  # may use break guard in spite of its HP (WA-16.8)
    used: dict[str, int] = field(default_factory=dict)  # how often: arts limited by battle, acts by a ruling
    # the round
    possession: str = ""  # "" none
    crest: str = ""  # of ドロークレスト
    move: str = ""  # of its own in a sniping battle, by leave of the game master (WA-21.7)
    lean: int = 0  # uses of break guard left in the cover (WA-06.6)
    supported: bool = False  # the support skill of this round is used (WA-06.13)
    ready: bool = False  # the set-up choice is made (WA-05.2)
    acted: bool = False  # 行動済み
    waited: bool = False
    majored: bool = False  # its major action went into a task done together


@dataclass(slots=True)
class Faction:
    """A side in the battle."""

    representative: str = ""
    tactics: int = 0
    rolled: bool = False  # it has made its tactics check this round
    move: str = ""  # of a sniping battle
    found: list[str] = field(default_factory=list)  # hidden ones it has found (ruling close_found_lasts)
    searched: list[str] = field(default_factory=list)  # and those not found (ruling close_search_retry)


@dataclass(slots=True)
class Process:
    """The main process under way (WA-08.2)."""

    who: str
    major: bool = False  # used
    minor: bool = False
    searched: list[str] = field(default_factory=list)  # hidden ones looked for in vain (WA-06.31)
    refused: list[str] = field(default_factory=list)  # acts that came to nothing: no leave, no consent


@dataclass(slots=True)
class Action:
    """Something that is being used: an attack with an ARM, a skill, a spell or an item; an attack's course.

    `means`: "arm", "art" or "item"; `name`: its id; `arm`: the ARM an attack is made with, "" for magic.
    """

    who: str
    slot: str  # setup, minor, major
    means: str
    name: str
    arm: str = ""
    attack: str = ""  # shooting, melee, magic; "" for no attack
    targets: list[str] = field(default_factory=list)
    magnified: bool = False  # ruling magnification_optional
    covered: str = ""  # who took the attack upon themselves (WA-06.17)
    total: int = 0  # the achievement of the attack check
    critical: bool = False
    fumble: bool = False
    totals: dict[str, int] = field(default_factory=dict)  # by target (ruling multi_target_rolls)
    criticals: list[str] = field(default_factory=list)  # by target, likewise
    hit: list[str] = field(default_factory=list)
    guarded: list[str] = field(default_factory=list)
    damage: int = 0  # the damage roll, once made
    rolled: bool = False
    done: bool = True  # the check it asked for has succeeded


class Names(NamedTuple):
    """What people and natural attacks are called.

    `people`: the name that the encounter or the record gives somebody, and those of other factions who have the same;
    `first`: what they are called in sentences, by these names, where that is shorter.
    """

    people: Mapping[str, tuple[Text, Sequence[str]]]
    attacks: Mapping[str, Text]
    first: Mapping[Text, Text]


@dataclass(slots=True)
class Fight(Seen):
    """A whole battle and what is still to come."""

    encounter: str
    agenda: list[BeatCall] = field(default_factory=list)
    fighters: dict[str, Fighter] = field(default_factory=dict)  # the participants, in their order
    factions: dict[str, Faction] = field(default_factory=dict)
    round: int = 0
    phase: str = ""  # pre_battle, set_up, possession, initiative, action, clean_up, end, after
    order: list[str] = field(default_factory=list)  # of a phase, as confirmed
    process: Process | None = None
    action: Action | None = None
    barred: list[str] = field(default_factory=list)  # possessions the place does not allow (WA-06.41)
    scene_statuses: list[Held] = field(default_factory=list)
    sniping: int = 0  # the range of the sniping battle, 0 for a normal one
    distance: int = 0
    charges: int = 0
    tasks: dict[str, str] = field(default_factory=dict)  # done, and by which faction
    toll: dict[str, dict[str, int]] = field(default_factory=dict)  # what every faction had as the battle ended
    over: bool = False
    result: str = ""  # victory, defeat, neither: of the PCs' side
    ended_by: str = ""  # the kind of condition, rounds, referee
    referee: bool = False
    brought: dict[str, str] = field(default_factory=dict)  # dossiers of those brought in, by their records
    content: Content = shared()
    scene: Encounter = shared()  # the encounter now played
    records: Arsenal = shared()
    names: Names = shared()
    rulings: Rulings = shared()

    @property
    def grounds(self) -> tuple[object, ...]:
        """What the battle is played by, for `core.memory`."""
        return self.scene, self.records, self.rulings

    def sheet(self, who: str) -> Character:
        """The record of a participant."""
        return self.records.characters[self.fighters[who].character]

    turn = Present[Process]("process")
    """The main process under way, in a beat of one."""

    use = Present[Action]("action")
    """The use or attack under way, in a beat of one."""
