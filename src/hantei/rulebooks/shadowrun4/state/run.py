"""Everything that changes in a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hantei.core.agenda import BeatCall
from hantei.core.glance import Seen
from hantei.core.record import shared
from hantei.core.rulings import Rulings
from hantei.scenes.naming import Name

from ..content.encounter import Content, Encounter
from ..content.records import Arsenal, Character
from .actor import Actor, Carried, Work


@dataclass(slots=True)
class Phase:
    """The combat phase that is under way (SR-3.1.6)."""

    who: str
    simple: int = 2  # simple actions left
    complex: bool = True  # the complex action is left
    given_up: bool = False  # for full defence declared before (SR-3.4.3)
    called: str = ""  # a called shot is announced: armour, damage, disarm, other
    called_by: int = 0  # by how much damage is raised
    ran: bool = False
    run_open: bool = False  # the running distance can be moved now
    sprinted: bool = False
    charging: bool = False  # ran up to somebody
    beside: list[str] = field(default_factory=list)  # enemies within reach when the run began (SR-T3.8)
    stopped: bool = False  # a movement was ended by damage (SR-10.5.2)
    shots: dict[str, int] = field(default_factory=dict)  # attacks made with each gun
    automatic: list[str] = field(default_factory=list)  # guns fired in FA
    singles: list[str] = field(default_factory=list)  # guns fired in SS
    compensated: dict[str, int] = field(default_factory=dict)  # ruling recoil_comp_scope
    target: str = ""  # of the last shot
    changes: int = 0  # of target
    held: bool = False  # a pin was kept
    did: list[str] = field(default_factory=list)  # actions taken, in their order


@dataclass(slots=True)
class Attack:
    """An attack in progress: a shot, a throw, a blow, or fire laid on an area."""

    attacker: str
    target: str
    kind: str  # ranged, thrown, melee, cyber
    weapon: str  # the id under which it is carried; "unarmed"; "mount"
    arm: str  # the record of that weapon; "" for bare hands
    mode: str = ""
    burst: str = ""  # narrow, wide, narrow_long, wide_long, narrow_full, wide_full
    spread: str = ""  # medium, wide
    nth: int = 1  # attack of the phase with this gun
    aims: int = 0
    called: str = ""
    called_by: int = 0
    called_modifier: int = 0
    called_effect: str = ""
    changes: int = 0
    hand: str = ""
    band: str = ""  # named by the game master where the record has none
    share: int = 0  # dice of a divided pool; 0: undivided
    chosen: str = ""  # astral: P or S, as the attacker likes (SR-6.2.8)
    intent: str = ""  # melee: harm, knockdown, subdue; grip, floor while pinned
    charge: bool = False
    received: bool = False  # against a charge (SR-T3.9)
    reach_to: str = ""  # ruling reach_choice: who uses the longer reach how
    defence: str = ""  # how the target defends
    hits: int = 0
    against: int = 0
    boxes: int = -1  # damage done; -1: none worked out
    suffered: dict[str, int] = field(default_factory=dict)  # damage of a ram, by whom (SR-9.7.9)
    operator: str = ""  # who fires a machine's weapon by remote control (SR-9.1.10)


@dataclass(slots=True)
class Zone:
    """SR-10.2.5: ground under suppressive fire; `done`: who has had to do with it already."""

    owner: str
    weapon: str
    arm: str
    hits: int
    x: int  # where from
    y: int
    height: int
    to_x: int  # the line along which it is laid
    to_y: int
    width: int  # metres
    reach: int  # metres
    done: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Walk:
    """A movement in progress: where to, and who may still step in (SR-3.2.36)."""

    who: str
    place: str
    x: int
    y: int
    leaves: bool = False
    runs: bool = False
    waiting: list[str] = field(default_factory=list)
    start_x: int = 0
    start_y: int = 0
    start_place: str = ""
    beside: list[str] = field(default_factory=list)  # enemies within reach where it began


@dataclass(slots=True)
class Dropped:
    """A weapon on the ground."""

    weapon: str
    rounds: int
    loaded: bool
    mode: str
    x: int
    y: int
    place: str


@dataclass(slots=True)
class Job:
    """How a task stands: done, out of reach for whom for good, the hits that each helper has put into it since the last
    roll (SR-1.2.13), the turn in which each has rolled last (SR-1.2.8)."""

    done: bool = False
    barred: list[str] = field(default_factory=list)
    helped: dict[str, int] = field(default_factory=dict)
    rolled: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Cast:
    """A spell being cast (4.2), alone or with others in one action (4.3), or by a ritual (4.5).

    `target`: who, or "to:<place>" for an area; `targets`: those whom it is meant for; `willing`: those of them who do
    not resist; `radius`: metres; `given_up`: dice for it (SR-4.3.6); `share`: dice of a divided pool (SR-4.3.2);
    `more`: how many others are cast with it (SR-4.3.3); `against`: hits of resistance of those on whom it works.
    """

    caster: str
    spell: str
    force: int = 1
    target: str = ""
    targets: list[str] = field(default_factory=list)
    willing: list[str] = field(default_factory=list)
    radius: int = 0
    given_up: int = 0
    share: int = 0
    more: int = 0
    ritual: bool = False
    help: int = 0  # dice that the other participants add (SR-4.5.12)
    hits: int = 0
    against: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Data:
    """Data on a node as it stands: `bomb`: rating of the armed data bomb; the sides that have found it, decrypted it,
    have a copy; who has changed it."""

    bomb: int = 0
    found: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    copies: list[str] = field(default_factory=list)
    edited: str = ""


@dataclass(slots=True)
class Trace:
    """A trace that is under way (SR-7.8.4): the hits of the tracing test; `work` by ruling."""

    tracer: str
    target: str
    hits: int = 0
    work: Work = field(default_factory=Work)


@dataclass(slots=True)
class Transfer:
    """Data on its way (SR-7.1.11): who sends it to themselves, and for how many combat turns still."""

    who: str
    file: str
    turns: int = 1


@dataclass(slots=True)
class Ritual:
    """A ritual under way (4.5).

    `members`: all participants, the leader among them; `spotter`: who keeps sight of a target that the leader does not
    see; `left`: seconds still to go.
    """

    leader: str
    spell: str
    force: int = 1
    target: str = ""
    members: list[str] = field(default_factory=list)
    spotter: str = ""
    left: int = 0


@dataclass(slots=True)
class Node:
    """A node of the Matrix as it stands (7.2): whose it is, its mode, who is on it by right or by hacking.

    `intruders`: whose account was got by hacking (SR-7.3.3); `probed`: who has found a weakness and not used it yet
    (SR-7.3.6); `known`: who has detected it though it is hidden (SR-7.2.4); `detected`: the intruders it has noticed;
    `watch`: its detection test against each hacker (SR-7.3.4); `offline`: until the end of this turn (SR-7.1.24).
    """

    side: str = ""
    owner: str = ""
    place: str = ""
    reach: int = 0
    mode: str = "passive"
    response: int = 0
    system: int = 0
    firewall: int = 0
    programs: dict[str, int] = field(default_factory=dict)
    accounts: dict[str, str] = field(default_factory=dict)  # who: owner, personal, guest
    intruders: list[str] = field(default_factory=list)
    probed: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    detected: list[str] = field(default_factory=list)
    watch: dict[str, Work] = field(default_factory=dict)
    watchers: list[str] = field(default_factory=list)  # who has set up an automatic watch (SR-7.8.7)
    ic: list[str] = field(default_factory=list)
    alert: bool = False
    offline: int = 0


@dataclass(slots=True)
class Signature:
    """SR-6.3.1, SR-8.3.1: the mark that somebody's deed has left, for as many hours as its rating.

    `plane`, `place`: where; `age`: seconds; `work`: complex actions spent on erasing it; `found`: the sides that know
    of it.
    """

    owner: str
    rating: int
    plane: str = "astral"
    place: str = ""
    age: int = 0
    work: int = 0
    found: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Run(Seen):
    """A whole fight and what is still to come."""

    encounter: str
    agenda: list[BeatCall] = field(default_factory=list)
    actors: dict[str, Actor] = field(default_factory=dict)  # the roster, in the order in which they joined
    dropped: dict[str, Dropped] = field(default_factory=dict)
    jobs: dict[str, Job] = field(default_factory=dict)
    mounts: dict[str, Carried] = field(default_factory=dict)  # weapons on mounts, by place
    turn: int = 0
    pass_: int = 0
    phases: list[Phase] = field(default_factory=list)  # the last one is under way
    attacks: list[Attack] = field(default_factory=list)  # the first one is under way
    zones: list[Zone] = field(default_factory=list)
    walk: Walk | None = None
    falling: list[BeatCall] = field(default_factory=list)  # what befalls people when the attack is over
    moment: list[str] = field(default_factory=list)  # who act at the same time (ruling initiative_tie)
    held: list[BeatCall] = field(default_factory=list)  # what befell them in it and takes hold after it
    conditions: list[str] = field(default_factory=list)  # of the scene (SR-T2.1)
    seconds: int = 0  # that have passed since the encounter began (SR-X.5)
    # magic
    casts: list[Cast] = field(default_factory=list)  # the spells of the action under way
    rituals: list[Ritual] = field(default_factory=list)
    # machines (9)
    chase: dict[str, str] = field(default_factory=dict)  # "quarry|pursuer": close, short, long (SR-9.4.2)
    signatures: list[Signature] = field(default_factory=list)  # what magic and Resonance have left (SR-6.3, SR-8.3)
    over: bool = False
    winner: str = ""
    ended_by: str = ""
    referee: bool = False
    # matrix
    nodes: dict[str, Node] = field(default_factory=dict)
    files: dict[str, Data] = field(default_factory=dict)
    traces: list[Trace] = field(default_factory=list)
    transfers: list[Transfer] = field(default_factory=list)
    brought: dict[str, str] = field(default_factory=dict)  # dossiers of those brought in, by their records
    content: Content = shared()
    scene: Encounter = shared()  # the encounter now played
    records: Arsenal = shared()
    names: Mapping[str, Name] = shared()  # of those who stand in the encounter
    house: Rulings = shared()
    rulings: Rulings = shared()

    @property
    def grounds(self) -> tuple[object, ...]:
        """What the run is played by, for `core.memory`."""
        return self.scene, self.records, self.rulings

    def sheet(self, who: str) -> Character:
        """The record of somebody."""
        return self.records.characters[self.actors[who].character]

    @property
    def phase(self) -> Phase:
        """The phase under way."""
        return self.phases[-1]

    @property
    def doing(self) -> str:
        """The action last taken in the phase under way; "" for none."""
        return self.phase.did[-1] if self.phases and self.phase.did else ""

    @property
    def attack(self) -> Attack:
        """The attack in progress."""
        return self.attacks[0]
