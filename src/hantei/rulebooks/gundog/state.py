"""Everything that changes in a fight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hantei.core.agenda import BeatCall
from hantei.core.glance import Seen
from hantei.core.record import Present, shared
from hantei.core.rulings import Rulings
from hantei.scenes.naming import Name

from .content.records import Arsenal, Character, Content, Encounter

HANDS = ("right", "left")
"""The hands that hold a weapon, in the order in which they are filled."""

NO_FIGURE = -1
"""Stands for none: of a bleeding that is rolled each round, of a check to wake where none is due."""


@dataclass(slots=True)
class Carried:
    """A weapon somebody carries: its rounds in the magazine, and the hand that holds it."""

    weapon: str
    rounds: int = 0
    hand: str = ""  # one of `HANDS`, "both"; "" when stowed


@dataclass(slots=True)
class Impairment:
    """A shock, light or serious wound (GD-07.35 to GD-07.44).

    `limb` limits it to actions with that limb (GD-10.8, GD-10.14); `running` says that an own action check has begun
    since it was received, at the end of which a shock or light wound ends (GD-07.36, GD-07.39); `told`: it has been
    shown among what hampers somebody (GD-02.7).
    """

    kind: str  # shock, light, serious
    amount: int
    limb: str = ""  # left_arm, right_arm, left_leg, right_leg
    running: bool = False
    source: str = ""
    told: bool = False


@dataclass(slots=True)
class Bleeding:
    """GD-07.19: what is lost each round: a formula, or the figure once rolled where the table rules so."""

    formula: str
    fixed: int = NO_FIGURE


@dataclass(slots=True)
class Fighter:
    """A character in the fight."""

    character: str
    side: str
    seat: str
    place: str  # the place, or the area on an area map, where it stands or last stood
    x: int = 0  # metres
    y: int = 0
    endurance: int = 0  # 耐久力
    pc: bool = False
    number: int = 0  # tells several of one kind apart
    away: bool = False  # not yet in the fight
    arrives: int = 0
    escaped: bool = False
    # conditions (07)
    dead: bool = False
    unconscious: bool = False
    fell: int = 0  # the round among whose action checks it last fell unconscious
    stunned: bool = False
    confused: bool = False
    prone: bool = False
    unstable: bool = False
    stabilised: bool = False
    bleeding: list[Bleeding] = field(default_factory=list)
    impairments: list[Impairment] = field(default_factory=list)
    halved_legs: list[str] = field(default_factory=list)  # legs hit this round (ruling leg_halving_duration)
    wake_at: int = NO_FIGURE  # clock second at which the next check to wake is due (GD-07.10), if one runs
    lethality_checks: int = 0  # made since falling to 0 or below (ruling lethality_modifier)
    # gear
    carried: dict[str, Carried] = field(default_factory=dict)
    magazines: dict[str, int] = field(default_factory=dict)  # spare ones, by weapon
    items: dict[str, int] = field(default_factory=dict)
    armour: str = ""
    # the round
    method: str = ""  # movement method declared: cautious, normal, full, stay, wait
    acted: bool = False  # its action check has ended
    waiting: bool = False
    posture: bool = False  # posture is changed in this round (GD-07.28)
    cover: bool = False
    tactics: int = 0  # degree added to initiative, or percent to hit (GD-03.3)
    aiming: str = ""  # target of 射撃集中
    aim_running: bool = False  # the next own action check has begun
    pressed: list[str] = field(default_factory=list)  # who has struck at it since its last action check (GD-08.6)
    must_rest: bool = False  # may not declare an action next time (ruling evasion_cost)
    travelled: int = 0  # of the way to the next area: metres an hour of open ground times seconds
    bound_for: str = ""  # the area it is on its way to
    alerted: list[str] = field(default_factory=list)  # sides whose shooting it has noticed (GD-11.7)
    listened: list[str] = field(default_factory=list)  # shooting checked for in this round or scene (ruling)


@dataclass(slots=True)
class Turn:
    """The action check that is under way (GD-04.1)."""

    who: str
    action: str = ""  # declared: shoot, melee, take_aim, ready, use_skill, use_item; "none" for none
    moved: bool = False
    done: bool = False  # the action is done
    simple: list[str] = field(default_factory=list)  # simple actions taken: rise, lie_down, drop, cover
    what: str = ""  # the skill or item that is used
    modifier: int = 0  # that the game master gives to the use of a skill
    refused: list[str] = field(default_factory=list)  # skills whose use the game master has ruled out


@dataclass(slots=True)
class Attack:
    """An attack in progress: a volley (09), a blow or a throw (00.12, 00.13)."""

    attacker: str
    kind: str  # shot, melee, thrown
    weapon: str  # the id under which the attacker carries it
    arm: str = ""  # the record of that weapon, which may have left the hand by now
    mode: str = ""
    targets: list[str] = field(default_factory=list)  # of each shot, in their order
    aim: str = ""  # vital, arm, leg
    aims: list[str] = field(default_factory=list)  # of each shot, where the table rules so (aim_in_volley)
    limb: str = ""  # left or right
    limbs: list[str] = field(default_factory=list)  # of each shot, as `aims`
    shot: int = 0  # shots already rolled
    hits: dict[str, int] = field(default_factory=dict)
    degree: int = 0  # of the last hit
    as_semi: bool = False  # the last shot is a semi shot (ruling short_ammo)
    semi_hit: bool = False  # and has hit


@dataclass(slots=True)
class Dropped:
    """A weapon on the ground."""

    weapon: str
    rounds: int
    x: int
    y: int
    place: str


@dataclass(slots=True)
class Fight(Seen):
    """A whole fight and what is still to come."""

    encounter: str
    agenda: list[BeatCall] = field(default_factory=list)
    fighters: dict[str, Fighter] = field(default_factory=dict)  # the roster, in its order
    dropped: dict[str, Dropped] = field(default_factory=dict)
    round: int = 0
    seconds: int = 0  # the clock (GD-00.16)
    stage: str = ""  # penalty_check, tactics_check, action_check, end_check
    order: list[str] = field(default_factory=list)  # of this round's action checks, as confirmed
    moment: list[str] = field(default_factory=list)  # who act at the same moment (ruling initiative_ties)
    held: list[BeatCall] = field(default_factory=list)  # what befell them in it and takes hold after it
    turn: Turn | None = None
    suspended: list[Turn] = field(default_factory=list)  # turns that another has cut into (ruling wait_rule)
    attack: Attack | None = None
    visibility: str = ""  # where the referee changed it; "" as the encounter says
    over: bool = False
    winner: str = ""
    ended_by: str = ""
    referee: bool = False
    brought: dict[str, str] = field(default_factory=dict)  # dossiers of those brought in, by their records
    content: Content = shared()
    scene: Encounter = shared()  # the encounter now played
    records: Arsenal = shared()
    names: Mapping[str, Name] = shared()  # of those who stand in the encounter
    house: Rulings = shared()
    rulings: Rulings = shared()

    @property
    def grounds(self) -> tuple[object, ...]:
        """What the fight is played by, for `core.memory`."""
        return self.scene, self.records, self.rulings

    def sheet(self, who: str) -> Character:
        """The record of a fighter."""
        return self.records.characters[self.fighters[who].character]

    check = Present[Turn]("turn")
    """The action check under way, in a beat of one."""

    strike = Present[Attack]("attack")
    """The attack in progress, in a beat of an attack."""
