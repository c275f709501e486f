"""Everything that changes in a run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hantei.core.agenda import Entry
from hantei.core.glance import Seen
from hantei.core.naming import Name
from hantei.core.record import group, shared
from hantei.core.rulings import Rulings

from .content.encounter import Content, Encounter
from .content.records import Arsenal, Character

REFEREE, ONLOOKER = "referee", ""
"""The game master's seat, and what stands in a seat's place for those who only look on."""


@dataclass(slots=True)
class Carried:
    """A weapon somebody carries.

    `hand`: right, left, both; "" when stowed; `holster`: it can be drawn and fired at once (SR-3.2.18); `mode`: the
    firing mode it is set to; `loaded`: whether a clip is in it.
    """

    weapon: str
    rounds: int = 0
    hand: str = ""
    holster: bool = False
    mode: str = ""
    loaded: bool = True


@dataclass(slots=True)
class Work:
    """What somebody has got done of a task: hits so far, rolls made (SR-1.2.6), tries that failed (SR-1.3.2)."""

    hits: int = 0
    rolls: int = 0
    tries: int = 0


@dataclass(slots=True)
class Lasting:
    """A spell that lasts, kept up by its caster or permanent.

    `hits`: those it scored when it was cast, less what dispelling took (SR-4.4.7); `targets`: whom it is on, with the
    hits of their resistance; `karma`: points recorded on it (SR-4.4.6).
    """

    spell: str
    force: int = 1
    hits: int = 1
    targets: dict[str, int] = field(default_factory=dict)
    karma: int = 0


@dataclass(slots=True)
class Thread:
    """SR-8.1.7: a thread that somebody keeps up: the complex form, and by how much it is raised."""

    form: str
    by: int


@dataclass(slots=True)
class Initiative:
    """Where somebody stands in the order of the combat turn (chapter 2, 3.1)."""

    score: int = 0
    phases: int = 0  # had in this turn
    acted: bool = False  # in this pass
    first: bool = False  # acts first in this pass (SR-2.10)
    extra_pass: bool = False  # bought in this turn (SR-2.12)
    bought_in: int = 0  # the pass in which that was
    gratis: bool = True  # the gratis free action is unused (SR-3.1.11)
    given_up: int = 0  # phases to come that full defence has cost (SR-3.4.3)
    lost: int = 0  # phases lost by a critical glitch (SR-1.1.9)


@dataclass(slots=True)
class Guard:
    """Against whom somebody is on guard, and who holds it (3.4)."""

    full_defence: bool = False
    defended: int = 0  # SR-T4.4
    engaged: list[str] = field(default_factory=list)  # close combat since its last phase began (SR-T1.2)
    engaged_before: list[str] = field(default_factory=list)  # and in the one before
    surprised: bool = False
    unaware_of: list[str] = field(default_factory=list)
    pinned_by: str = ""
    grip: int = 0  # net hits of the pin


@dataclass(slots=True)
class Motion:
    """How somebody moves and stands (3.2)."""

    prone: bool = False
    cover: bool = False
    running: bool = False
    walked: bool = False  # the walk of this turn is used
    moved: int = 0  # tenths of a metre in this turn
    sprint: int = 0  # metres that sprinting has added in this turn
    riding: str = ""  # moving, still


@dataclass(slots=True)
class Servant:
    """Whatever has a rating and serves somebody: spirits, watchers, sprites, agents, IC (chapters 5, 8)."""

    rating: int = 0  # the Force of a spirit, the rating of a sprite, of IC, of an agent
    services: int = 0  # services or tasks still owed (SR-5.1.9, SR-8.2.7)
    bound: bool = False  # bound or registered (SR-5.3.2, SR-8.4.3)
    standby: bool = False  # on standby, sent off for a while (SR-4.1.9)
    remote: bool = False  # on remote service (SR-5.1.2)
    order: str = ""  # what it has been told to do
    fresh: bool = False  # called in this turn: it acts from the next one on
    gone: bool = False  # a servant that has departed, a body that is no longer empty
    hours: int = 0  # that a watcher serves (SR-5.2.1)
    age: int = 0  # seconds since it was called (SR-5.2.1, SR-8.2.2), or out of the body (SR-6.2.1)


@dataclass(slots=True)
class Magic:
    """What somebody does by magic, and what magic does to it (chapters 4, 6)."""

    perceiving: bool = False  # astrally (SR-6.1.1)
    manifest: bool = False  # an astral form that shows itself (SR-6.2.6)
    fast: bool = False  # fast astral movement since its last phase began (SR-6.2.5)
    sustained: list[Lasting] = field(default_factory=list)  # spells it keeps up (SR-4.2.6)
    permanent: list[Lasting] = field(default_factory=list)  # spells it has cast that need no keeping up
    active: list[str] = field(default_factory=list)  # foci that are switched on (SR-4.1.6)
    shields: dict[str, int] = field(default_factory=dict)  # whom it protects, with dice of a divided rating (SR-4.4.2)
    barrier: int = 0  # of magic, round it (SR-4.2.9)
    centred: bool = False  # centering counts for its next drain test (SR-4.1.2)
    spelled: dict[str, int] = field(default_factory=dict)  # what lasting spells change of its figures
    lent: list[str] = field(default_factory=list)  # senses that lasting spells lend it


@dataclass(slots=True)
class Persona:
    """Somebody in the Matrix (chapters 7, 8)."""

    vr: str = ""  # cold, hot
    threads: list[Thread] = field(default_factory=list)  # kept up (SR-8.1.7)
    nodes: list[str] = field(default_factory=list)  # the nodes one is on
    programs: dict[str, int] = field(default_factory=dict)  # running, with their ratings
    stored: dict[str, int] = field(default_factory=dict)  # at hand, not running
    icon: int = 0  # boxes filled of the icon's track (SR-7.6.8)
    offline: int = 0  # the icon is being restarted until the end of this turn (SR-7.1.24)
    seen_icons: list[str] = field(default_factory=list)  # hidden icons made out (SR-7.4.2)
    shock: int = 0  # minutes for which dumpshock still tells (SR-7.7.3)
    jammed_by: str = ""  # whose jamming cuts the link (SR-7.1.22)
    traced: bool = False  # where it is in the world is known (SR-7.8.4)
    spoofed: bool = False  # the next trace is led astray (SR-7.8.13)
    probing: str = ""  # the node that is probed for weaknesses (SR-7.3.5)


@dataclass(slots=True)
class Machine:
    """Somebody as a machine, or in one (chapter 9)."""

    model: str = ""  # the record of a vehicle or drone; "" for whoever is none
    aboard: str = ""  # the vehicle it rides in
    jumped_in: str = ""  # the machine it is one with (SR-9.3.1)
    driver: str = ""  # of a machine: who drives it or has jumped in; "" for its Pilot
    registered: str = ""  # of a machine: with whose commlink (SR-9.1.6)
    device: str = ""  # of a machine: what it is registered as, where several are one device (SR-9.2.3)
    order_to: str = ""  # whom the order of a machine is about: whom to attack, where to go
    sensors: bool = True  # SR-9.1.2
    eccm_on: bool = False  # SR-9.1.3
    switched_off: list[str] = field(default_factory=list)  # weapon systems (SR-9.1.4)
    speed: str = ""  # slow, ordinary, fast; "" stands still
    evading: bool = False  # SR-9.7.11
    positioned: int = 0  # dice for the next opposed vehicle test at the start of a turn (SR-9.5.7)
    escapes: int = 0  # vehicle tests to disengage that have succeeded (SR-9.5.3)
    drove: int = 0  # complex actions spent on driving in this turn (SR-9.5.1)
    manoeuvres: int = 0  # of this turn (SR-9.5.2)
    disengaged: bool = False  # it has tried to disengage in this turn


@dataclass(slots=True)
class Actor:
    """Somebody or something that has phases of its own on the one clock.

    `kind` says what it is, `plane` where it acts; `owner` whose it is where it serves somebody.
    """

    character: str
    side: str
    seat: str
    place: str
    x: int = 0  # tenths of a metre
    y: int = 0
    kind: str = "person"
    plane: str = "physical"
    owner: str = ""
    pc: bool = False
    number: int = 0  # tells several of one kind apart
    away: bool = False
    arrives: int = 0
    escaped: bool = False
    # tracks and luck (X.1, 2)
    physical: int = 0
    stun: int = 0
    edge: int = 0  # points left
    burned: int = 0  # by how much the rating has fallen
    dead: bool = False
    unconscious: bool = False
    dying: bool = False  # ruling physical_full
    last_phase: bool = False  # the dead man's trigger was pulled for what is about to befall (SR-2.15)
    shaken: bool = False  # ruling glitch_consequence: -2 on the next test
    quiet: str = ""  # "": asked about each test and reaction; "phase": not before its next phase; "always": never
    aim: str = ""  # whom it aims at
    aims: int = 0  # actions spent on that
    # gear
    carried: dict[str, Carried] = field(default_factory=dict)
    clips: dict[str, int] = field(default_factory=dict)  # full spare ones, by weapon
    loose: dict[str, int] = field(default_factory=dict)  # loose rounds, by weapon
    works: dict[str, Work] = field(default_factory=dict)  # by task
    initiative: Initiative = group(Initiative)
    guard: Guard = group(Guard)
    motion: Motion = group(Motion)
    servant: Servant = group(Servant)
    magic: Magic = group(Magic)
    matrix: Persona = group(Persona)
    machine: Machine = group(Machine)


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
    agenda: list[Entry] = field(default_factory=list)
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
    falling: list[Entry] = field(default_factory=list)  # what befalls people when the attack is over
    moment: list[str] = field(default_factory=list)  # who act at the same time (ruling initiative_tie)
    held: list[Entry] = field(default_factory=list)  # what befell them in it and takes hold after it
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
    content: Content = shared()
    records: Arsenal = shared()
    names: Mapping[str, Name] = shared()  # of those who stand in the encounter
    house: Rulings = shared()
    rulings: Rulings = shared()

    @property
    def scene(self) -> Encounter:
        """The encounter now played."""
        return self.content.encounters[self.encounter]

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
