"""The scenario language: effects, enemies, encounters (chapters 34-36, UA-SC).

These classes only say what a scenario file may hold; the rules in `scenario`, `encounter` and `battle` carry it out.
Every effect is a mapping whose `do` names it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from hantei.core.text import Text

from .conditions import Condition, Formula
from .enemies import Finish, Modifier, Reinforcement, Resistance

ReactionId = Literal[
    "supportive", "friendly", "neutral", "withdraw", "withdraw_if_outnumbered", "extortion", "hostile",
    "fight_to_the_end",
]  # fmt: skip
Ability = Literal[
    "skill", "life", "melee", "dexterity", "shooting", "command", "detection", "trap", "special_event", "prisoner",
    "initiative", "defence",
]  # fmt: skip
DamageKind = Literal["explosion", "trap", "fall", "other"]
Victim = str
"""leader, members, all, random_member (by the hit table), hit_table, rolled, noncombatant, role:ID."""


@dataclass(frozen=True)
class Say:
    """Tell the players something."""

    do: Literal["say"]
    text: Text


@dataclass(frozen=True)
class Gain:
    """Gain resources, gear, information; lose is its opposite."""

    do: Literal["gain", "lose"]
    magazines: Formula = 0
    scrip: Formula = 0
    mre: Formula = 0
    items: tuple[str, ...] = ()
    information: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hurt:
    """Damage outside the exchange of attacks (UA-SC.15)."""

    do: Literal["hurt"]
    who: Victim = "leader"
    amount: Formula = 1
    kind: DamageKind = "other"


@dataclass(frozen=True)
class Heal:
    """Regain life (leader, members or all)."""

    do: Literal["heal"]
    who: Literal["leader", "members", "all"] = "leader"
    amount: Formula = 1


@dataclass(frozen=True)
class Wound:
    """Wound levels put on the leader, or taken off when negative (UA-28.50, UA-SC.21)."""

    do: Literal["wound"]
    levels: int = 1


@dataclass(frozen=True)
class Afflict:
    """Inflict or remove a named condition (UA-SC.21)."""

    do: Literal["afflict", "cure"]
    condition: str


@dataclass(frozen=True)
class Restore:
    """Give back sub-ability points, up to the maximum."""

    do: Literal["restore"]
    amount: int = 1


@dataclass(frozen=True)
class Bonus:
    """A modifier of a check while a condition holds."""

    amount: int
    when: Condition


@dataclass(frozen=True)
class Check:
    """A check with separate outcomes (UA-SC.13). `critical` and `fumble` stand in for success and failure if given.

    `everyone`: the leader and every combatant roll; the outcomes are then `any_fumbled`, `any_failed`, else `success`.
    """

    do: Literal["check"]
    ability: Ability = "skill"
    target: int | None = None
    modifier: int = 0
    height: bool = False  # a height or entry check: the rope helps (UA-28.63)
    shot: bool = False  # a defence against a shot: shields help (UA-36.38)
    bonus: tuple[Bonus, ...] = ()
    automatic: Condition | None = None  # succeeds without a roll while this holds
    replace: str = ""  # a skill of the leader that stands in for the check, for a point
    who: Literal["leader", "everyone", "random_member"] = "leader"  # random_member: by the hit table
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    critical: tuple[Effect, ...] | None = None
    fumble: tuple[Effect, ...] | None = None
    any_failed: tuple[Effect, ...] = ()
    any_fumbled: tuple[Effect, ...] | None = None


@dataclass(frozen=True)
class Option:
    """One way to go in a `choose`."""

    id: str
    text: Text
    when: Condition | None = None
    magazines: int = 0  # price, paid when chosen
    scrip: int = 0
    mre: int = 0
    bargain: bool = False  # asked by a party for whom magazines work: political work cuts them to a tenth (UA-21.19)
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Choose:
    """A choice of the players, or of the game master where the scenario leaves something open (UA-11.2)."""

    do: Literal["choose"]
    options: tuple[Option, ...]
    text: Text | None = None
    who: Literal["leader", "referee"] = "leader"


@dataclass(frozen=True)
class Roll:
    """A small table rolled on at once; rows are "1", "2-3", ... by the modified die."""

    do: Literal["roll"]
    rows: Mapping[str, tuple[Effect, ...]]
    die: Literal["1d2", "1d3", "1d6", "2d6"] = "1d6"
    modifier: int = 0
    kind: Literal["equipment", "supply", "injury", "other"] = "other"
    """Local procurement helps with equipment and supply (UA-SC.30); an injury roll has its own modifier (UA-28.49)."""


@dataclass(frozen=True)
class Trap:
    """A trap (UA-SC.16): disarm it or bear it."""

    do: Literal["trap"]
    damage: Formula
    target: int = 4
    booby_trap: bool = False
    kind: DamageKind = "trap"
    who: Victim = "leader"
    sprung: tuple[Effect, ...] = ()
    disarmed: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Loot:
    """Rolls on a loot table (UA-SC.12)."""

    do: Literal["loot"]
    rolls: int = 1
    modifier: int = 0
    table: str = "standard"


@dataclass(frozen=True)
class Price:
    """A price, all of it due."""

    magazines: int = 0
    scrip: int = 0
    mre: int = 0


@dataclass(frozen=True)
class Ware:
    """Something for sale, at its `price` or at any one of `prices`."""

    item: str = ""  # gear; or
    mre: int = 0
    price: int = 0
    currency: Literal["magazines", "scrip"] = "magazines"
    prices: tuple[Price, ...] = ()
    stock: int = 1


@dataclass(frozen=True)
class Shop:
    """Trade during the operation."""

    do: Literal["shop"]
    wares: tuple[Ware, ...]
    text: Text | None = None


@dataclass(frozen=True)
class Companion:
    """Take somebody along until the end, or part with them."""

    do: Literal["join", "part"]
    companion: str


@dataclass(frozen=True)
class Count:
    """Change a counter of the scenario: add, or set. `why` is told with it."""

    do: Literal["count"]
    counter: str
    add: Formula = 0
    set: int | None = None
    why: Text | None = None


@dataclass(frozen=True)
class Wait:
    """An effect that waits: for the next battle, its first round or first roll, the next map, or the operation's end.

    For battles: who acts first, modifiers, enemy attacks, attackers allowed, an absent member, enemies more.
    For the next map: the tens or ones digit changed or fixed, or two rolls to choose from.
    """

    do: Literal["wait"]
    scope: Literal["next_battle", "first_round", "first_roll", "next_map", "operation"]
    text: Text | None = None
    when: Condition | None = None
    first: Literal["", "squad", "enemy"] = ""
    against: Literal["", "group", "target"] = ""  # only a battle in which such a unit stands
    lapses: bool = False  # gone with the next battle, even one that it is not for
    attack: int = 0
    defence: int = 0
    leader_defence: int = 0
    reaction: int = 0  # on the die of the reaction table
    enemy_attacks: int = 0  # on every unit's number of attacks
    enemy_attacks_min: int = 0  # the fewest attacks that `enemy_attacks` leaves
    attackers_max: int = 0
    attackers_held_back: int = 0  # how many of the members living as the battle begins
    absent: Literal["", "random_member"] = ""
    silent: Literal["", "random_member"] = ""  # is there, but does not attack
    extra_enemies: int = 0  # on the first group
    hit_die: int = 0  # on the die of the hit table (UA-SC.26)
    tens: int = 0
    ones: int = 0
    fix_tens: int = 0
    fix_ones: int = 0
    twice: bool = False
    shift: int = 0  # one digit may be moved so far once the die is seen, for a price
    price: Price | None = None
    laps: int = 0  # operation: for how many laps, the present one included


@dataclass(frozen=True)
class If:
    """Effects under a condition."""

    do: Literal["if"]
    when: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Capture:
    """Enemies give themselves up; cable ties are needed unless stated (UA-28.61, UA-SC.14)."""

    do: Literal["capture", "release"]
    prisoner: str
    count: Formula = 1
    restraint: bool = True


@dataclass(frozen=True)
class Enlist:
    """A member joins, comes back or drops out (UA-SC.27)."""

    do: Literal["recruit", "bring_back", "drop_out"]
    role: str = ""  # bring_back, drop_out: any role unless given
    price: int = 0
    who: Literal["choice", "random", "rolled"] = "choice"  # rolled: whom the hit table named last


@dataclass(frozen=True)
class Achieve:
    """An objective is met."""

    do: Literal["objective"]
    objective: str


@dataclass(frozen=True)
class End:
    """The operation ends."""

    do: Literal["end"]
    result: Literal["completed", "failed"]
    ending: str = ""


@dataclass(frozen=True)
class Go:
    """On to another tile at once, without drawing."""

    do: Literal["go"]
    tile: str


@dataclass(frozen=True)
class Strike:
    """In battle: damage to a unit, a change of its level, more soldiers for it, or the end of the battle.

    `damage_chosen`: the players choose an enemy for each point; a `unit` may be first_enemy.
    """

    do: Literal["damage_unit", "damage_chosen", "level", "reinforce", "modify_battle", "end_battle"]
    unit: str = ""
    amount: Formula = 0
    attack: int = 0  # modify_battle: the squad's attack rolls for the rest of the battle
    defence: int = 0
    leader_defence: int = 0
    result: Literal["victory", "broken_off", "withdrawn"] = "victory"


@dataclass(frozen=True)
class UnitSpec:
    """An enemy group or a high-threat target (UA-SC.7, UA-SC.8)."""

    id: str
    name: Text
    kind: Literal["group", "target"]
    level: int
    number: Formula = 0  # groups: soldiers met
    life: Formula = 0  # targets
    attacks: int | None = None  # of a group: instead of one for every soldier
    place: Text | None = None
    main_arms: Literal["firearm", "melee"] = "firearm"
    attack_kind: Literal["shot", "close", "other"] = "shot"
    damage: int = 1
    tags: tuple[str, ...] = ()
    resistances: tuple[Resistance, ...] = ()
    attitude: Literal["", "hostile", "fight_to_the_end"] = ""
    can_withdraw: bool = False  # targets: at half life or less (UA-38.3)
    withdraw_at: int | None = None  # at this number or life, instead of half
    never_withdraws: bool = False
    modifiers: tuple[Modifier, ...] = ()
    attacks_when: Condition | None = None  # it attacks only while this holds
    always_first: bool = False
    guarded_by: str = ""  # cannot be attacked while that unit stands, except by aimed fire
    behind: str = ""  # cannot be attacked at all while that unit stands
    routes: Mapping[str, str] = field(
        default_factory=dict
    )  # odd, even: unit that takes a hit with such a total, unless aimed
    target_die: Mapping[str, str] = field(default_factory=dict)  # "1-2": leader, "3-6": members
    on_hit: tuple[Effect, ...] = ()  # besides the damage of a failed defence
    on_fumble_damage: int | None = None  # damage of a fumbled defence
    on_fall: tuple[Effect, ...] = ()
    capture_when: Condition | None = None  # it can be taken prisoner while this holds
    on_capture: tuple[Effect, ...] = ()
    present: Condition | None = None  # stands here only if this holds
    arrives: bool = False  # not there at the start: joins by a reinforcement

    @cached_property
    def exposed(self) -> bool:
        """Whether every attack can reach it: nobody stands before it, and it has neither cover nor resistances."""
        return not (self.behind or self.guarded_by or self.resistances or "in_cover" in self.tags)


@dataclass(frozen=True)
class Course:
    """Something that happens at the start of a round (0: in round 0), once or every round from then on."""

    round: int
    then: tuple[Effect, ...]
    every: bool = False
    when: Condition | None = None


@dataclass(frozen=True)
class Reaction:
    """A row of a reaction table with the scenario's own price and consequences."""

    reaction: ReactionId
    magazines: Formula = 0  # extortion: what is demanded
    scrip: Formula = 0
    mre: Formula = 0
    items: tuple[str, ...] = ()
    then: tuple[Effect, ...] = ()  # after a reaction without a fight


@dataclass(frozen=True)
class Encounter:
    """An encounter with hostile forces (UA-SC.25)."""

    do: Literal["encounter"]
    units: tuple[UnitSpec, ...]
    text: Text | None = None
    reactions: Mapping[str, ReactionId | Reaction] = field(default_factory=dict)  # rows "1" to "6"
    memory: Literal["tile", "force"] = "tile"
    force: str = ""  # for memory: force
    first: Literal["", "squad", "enemy"] = ""  # fixes who acts first
    ambush: bool = False  # no choice to strike first
    initiative_target: int = 0  # an initiative check decides who acts first (UA-SC.26)
    space: Literal["", "indoor", "outdoor", "both"] = ""
    reaction_modifier: int = 0  # on the die of the reaction table
    retreat_allowed: bool = True
    retreat_check: Check | None = None  # without success the squad cannot retreat in this round
    attackers_max: int = 0
    attackers_held_back: int = 0  # how many of the members living as the battle begins
    rounds: int = 0  # the battle ends after this many rounds
    rounds_result: Literal["victory", "broken_off", "withdrawn"] = "broken_off"
    joined_units: tuple[str, ...] = ()  # withdraw together on their common number (UA-SC.23)
    joined_at: int | None = None  # at this common number, instead of half
    joined_felled: int = 0  # how many of theirs have to be felled in all, instead
    reinforcements: tuple[Reinforcement, ...] = ()
    course: tuple[Course, ...] = ()
    finish: tuple[Finish, ...] = ()
    modifiers: tuple[Modifier, ...] = ()  # for every unit of this battle
    loot: Loot | None = None
    spoils: tuple[Effect, ...] = ()  # fixed, wherever loot would be due
    bonus: tuple[If, ...] = ()  # judged when the battle is won
    victory: tuple[Effect, ...] = ()
    withdrawn: tuple[Effect, ...] | None = None  # instead of victory when the enemy withdrew
    broken_off: tuple[Effect, ...] = ()
    retreat: tuple[Effect, ...] = ()
    peaceful: tuple[Effect, ...] = ()


Effect = (
    Say | Gain | Hurt | Heal | Wound | Afflict | Restore | Check | Choose | Roll | Trap | Loot | Shop | Companion
    | Count | Wait | If | Capture | Enlist | Achieve | End | Go | Strike | Encounter
)  # fmt: skip
