"""The squad record (分隊記録用紙, UA-12.4) and everything else that changes in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hantei.core.agenda import BeatCall
from hantei.core.glance import Seen
from hantei.core.record import Present, derived, shared
from hantei.core.rulings import Rulings
from hantei.core.seats import REFEREE

from .content.at_hand import Content
from .content.language import Encounter, UnitSpec, Wait
from .content.scenario import Scenario

INDOORS = ("indoor", "both")
OUTDOORS = ("outdoor", "both")
"""Kinds of space that count as indoors, and as outdoors (UA-SC.5)."""


@dataclass(slots=True)
class Leader:
    """The leader (分隊長): abilities bought with experience, and their current values."""

    name: str
    sub: str  # the sub-ability chosen: melee, dexterity, shooting, command
    level: int = 10  # all experience ever received (UA-16.5)
    steps: dict[str, int] = field(default_factory=dict)  # growth bought: skill, life, sub, squad_size
    skills: list[str] = field(default_factory=list)  # shooting or command skills learnt
    life: int = 4
    points: int = 2  # current value of the sub-ability
    skill_loss: int = 0  # skill a scenario took for this operation
    wounds: int = 0  # UA-28.50, 0 to 3
    conditions: list[str] = field(default_factory=list)
    killed: bool = False
    preset: str = ""  # the ready-made leader this one is
    done: list[str] = field(default_factory=list)  # scenarios that gave this leader experience


@dataclass(slots=True)
class Member:
    """A member (隊員) of the squad."""

    role: str
    life: int = 1
    active: bool = True  # False once dropped out (脱落)
    absent: bool = False  # kept out of the current battle by an event
    silent: bool = False  # there, but kept from attacking in the current battle by an event
    issued: bool = False  # lent by the scenario, handed back at its end
    used: list[str] = field(default_factory=list)  # once-per-operation acts already done: ied, cancel


@dataclass(slots=True)
class Item:
    """A piece of gear; its key in the squad's `items` is the name that decisions use."""

    gear: str
    uses: int = 0  # uses left, where the gear has a number of them
    first_uses: int = 0  # uses it had when gained
    attachment: str = ""  # what is mounted on a gun
    requested: bool = False  # from a supply request: lost when the operation ends (UA-21.17)
    issued: bool = False  # lent by the scenario
    bearer: str = ""  # who bears a prototype shield: "leader" or a member
    started: bool = False  # a drone once activated


@dataclass(slots=True)
class Squad:
    """A leader with members, gear and stocks."""

    leader: Leader
    members: dict[str, Member] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    worn: str = ""  # item: the one body protection
    gun: str = ""  # item: the gun in hand
    shield: str = ""  # item: the shield held
    spares: list[str] = field(default_factory=list)  # attachments taken off, between operations only
    magazines: int = 10  # UA-26.1
    scrip: int = 0
    mre: int = 2


@dataclass(slots=True)
class Waiting:
    """An effect that waits for its moment: the path of a `wait` in the scenario, and what is left of it."""

    path: str
    scope: str  # next_battle, first_round, first_roll, next_map, operation
    until_lap: int = 0  # the last lap in which it holds; 0: none is the last


@dataclass(slots=True)
class Unit:
    """An enemy group (敵戦闘集団) or a high-threat target (高脅威目標) in battle."""

    spec: str  # path of its description in the scenario
    kind: str  # group or target
    level: int
    strength: int  # soldiers of a group, life of a target
    initial: int  # the starting number or life: the baseline of withdrawal
    attitude: str = "fight_to_the_end"
    stunned: bool = False  # UA-19.3, to the end of the round
    flashed: int = 0  # attacks taken off its next attack phase (UA-28.30); a group loses them all
    attacked: bool = False  # has made its attacks in this round
    left: str = ""  # how it left: fallen, withdrawn, captured
    lost: int = 0  # soldiers or life lost so far
    shift: int = 0  # of its level, by events
    asked: int = -1  # losses at which the judge was last asked whether it withdraws
    captured: int = 0
    entry: UnitSpec | None = derived()  # what stands at `spec`, once it was looked up


@dataclass(slots=True)
class Battle:
    """One battle (戦闘)."""

    path: str  # of the encounter in the scenario
    units: dict[str, Unit]
    first: str = "enemy"  # the first side: squad or enemy
    round: int = 0
    phase: str = "start"  # start, zero, squad, enemy
    space: str = "outdoor"  # indoor, outdoor or both
    dark: bool = False
    began_with: dict[str, int] = field(default_factory=dict)  # magazines at the start, by seat (UA-29.11)
    shot_fired: list[str] = field(default_factory=list)  # seats whose squad has fired in this battle
    turn: str = ""  # the seat now ordering its squad
    acted: list[str] = field(default_factory=list)  # who has acted in this phase
    attackers: int = 0  # how many have attacked in this round (UA-SC.33)
    half_acted: list[str] = field(default_factory=list)  # "leader:attack": what somebody has done of this round
    shares: dict[str, int] = field(default_factory=dict)  # members who can be hit, as the enemy's phase begins
    fortified: list[str] = field(default_factory=list)  # who profits: "leader" or "members", by seat
    lights: list[str] = field(default_factory=list)  # seats whose flashlight is on
    held_fire: list[str] = field(default_factory=list)  # seats that declined pre-emptive fire once
    protected: list[str] = field(default_factory=list)  # seats that used protect in this round
    shields_used: list[str] = field(default_factory=list)  # prototype shields whose use is not yet taken off
    blasts: list[str] = field(default_factory=list)  # units on which C4 goes off at the start of the next round
    volleys: list[str] = field(default_factory=list)  # seats charged for this phase (ruling one_per_volley)
    sniped: list[str] = field(default_factory=list)  # snipers who had their opening shot
    effects: list[Waiting] = field(default_factory=list)  # waiting effects that apply to this battle
    modifiers: dict[str, int] = field(default_factory=dict)  # set by events for the rest of the battle
    fired: list[str] = field(default_factory=list)  # course events already run, by path
    retreated: bool = False
    retreat_failed: int = 0  # the last round in which a check kept the squad from retreating
    attackers_left: int = -1  # how many may attack in a round, worked out as the battle began; -1: no such limit
    fled: int = 0  # soldiers who fled in the last flight, open to one negotiation (UA-21.10)
    result: str = ""  # victory, withdrawn, captured, retreat, lost, broken_off
    level_shift: int = 0  # UA-41.13
    enemies_at_start: int = 0  # enemies present as the round began
    lone: str = ""  # the only unit that stood as the round began
    dropped: list[str] = field(default_factory=list)  # members lost in this battle
    last_out: str = ""  # how the last enemy to leave did so: fallen, withdrawn, captured
    meeting: Encounter | None = derived()  # what stands at `path`, once it was looked up

    @property
    def indoors(self) -> bool:
        """UA-34.6: whether what needs indoors works here."""
        return self.space in INDOORS

    @property
    def outdoors(self) -> bool:
        """UA-34.6: whether what needs outdoors works here."""
        return self.space in OUTDOORS


@dataclass(slots=True)
class Operation:
    """One attempt at a scenario (作戦)."""

    scenario: str
    difficulty: str = ""
    passed: int = 0  # maps passed
    entered: int = 0  # maps entered, the present one included
    tile: str = ""  # the map the squad is on
    row: str = ""  # the d66 or d33 result that led there
    before: str = ""  # the map it came from
    refused: str = ""  # a map left by retreat that cannot be entered again at once
    position: str = ""  # on a fixed map or laid-out tiles
    placed: dict[str, str] = field(default_factory=dict)  # tiles mode: what lies where
    resolved: list[str] = field(default_factory=list)  # rows already resolved
    lap: int = 1
    counters: dict[str, int] = field(default_factory=dict)
    information: list[str] = field(default_factory=list)
    companions: list[str] = field(default_factory=list)
    prisoners: dict[str, int] = field(default_factory=dict)
    tied: int = 0  # of them, held by cable ties (UA-28.62)
    memory: dict[str, str] = field(default_factory=dict)  # remembered reactions by encounter or force
    waiting: list[Waiting] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)  # once per operation
    map_marks: list[str] = field(default_factory=list)  # once per map
    objectives: list[str] = field(default_factory=list)  # met
    events: list[str] = field(default_factory=list)  # paths of once-only events already run
    battles: int = 0
    mid_done: bool = False
    last_degree: str = ""
    rolled: str = ""  # the member whom the hit table named last
    result: str = ""  # completed, failed, lost, abandoned
    ending: str = ""


@dataclass(slots=True)
class Campaign(Seen):
    """A whole game: squads, the operation and battle now running, and what is still to come."""

    agenda: list[BeatCall] = field(default_factory=list)
    squads: dict[str, Squad] = field(default_factory=dict)  # by seat: "leader", "leader2"
    operation: Operation | None = None
    battle: Battle | None = None
    pool: str = "separate"  # stocks of two leaders: separate or shared (UA-45.5)
    stages: dict[str, int] = field(default_factory=dict)  # reorganisation stage by scenario (UA-41.9)
    completed: list[str] = field(default_factory=list)  # scenarios completed
    fallen: list[str] = field(default_factory=list)  # names of leaders killed
    fallen_level: dict[str, int] = field(default_factory=dict)  # level of the last leader killed, by seat
    operations: int = 0  # operations begun
    numbers: dict[str, int] = field(default_factory=dict)  # what members are called, where not by the number in the key
    missing: dict[str, list[int]] = field(default_factory=dict)  # by role: numbers of members lost in operations before
    over: bool = False
    referee: bool = False  # a game master holds the referee's seat (UA-11.1)
    content: Content = shared()
    house: Rulings = shared()  # the table's own readings
    rulings: Rulings = shared()  # those in force: the scenario's over the table's

    @property
    def grounds(self) -> tuple[object, ...]:
        """What an operation is played by, for `core.memory`."""
        return self.content, self.scenario, self.rulings

    op = Present[Operation]("operation")
    """The operation now running, in a beat of an operation."""

    fight = Present[Battle]("battle")
    """The battle now running, in a beat of a battle."""

    @property
    def scenario(self) -> Scenario:
        """The scenario now played."""
        return self.content.scenarios[self.op.scenario]

    @property
    def judge(self) -> str:
        """The seat that rules on what the book leaves open (UA-11.1, UA-11.2): the game master's, else the player's."""
        return REFEREE if self.referee else next(iter(self.squads))


# Paths into the scenario: how a state refers to content, such as "tiles/yard/events/0/units/1"


def at(c: Campaign, path: str) -> Any:
    """What stands at a path of the scenario now played."""
    return c.content.places[c.op.scenario][path]


def encounter(c: Campaign, battle: Battle) -> Encounter:
    """The encounter that a battle grew from."""
    if battle.meeting is None:
        battle.meeting = at(c, battle.path)
    return battle.meeting


def spec(c: Campaign, unit: Unit) -> UnitSpec:
    """The description of an enemy in the scenario."""
    if unit.entry is None:
        unit.entry = at(c, unit.spec)
    return unit.entry


def waiting(c: Campaign, effect: Waiting) -> Wait:
    """The `wait` that an effect came from."""
    found: Wait = at(c, effect.path)
    return found
