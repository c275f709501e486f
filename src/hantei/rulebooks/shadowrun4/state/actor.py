"""Somebody or something that acts, and all that it is made of, chapter by chapter."""

from __future__ import annotations

from dataclasses import dataclass, field

from hantei.core.record import group


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
