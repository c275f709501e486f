"""What content files say: gear (28), members (28, 32-33), skills (18-21), tables (39-40), ready-made leaders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from hantei.core.text import Text

from .conditions import Formula
from .language import Effect

GearKind = Literal["gun", "body_protection", "shield", "expendable", "equipment", "attachment", "special"]


@dataclass(frozen=True)
class Gear:
    """A piece of gear (装備品, chapter 28; special equipment, chapter 40) with the figures the rules read."""

    name: Text
    kind: GearKind
    effect: Text
    clause: str
    cost: int = 0
    shots: int = 0
    attack: int = 0  # attack rolls of shots with this gun
    attack_outdoor: int = 0
    attack_indoor: int = 0
    one_hand: int = -1  # attack modifier when fired with one hand
    two_handed: bool = False  # cannot be fired with one hand
    choose_on_odd: bool = False  # an odd total lets the shooter move the damage (UA-28.11)
    attack_all: int = 0  # every attack roll of the wearer, shot or close (UA-28.16)
    life_max: int = 0
    defence: int = 0
    defence_shots: int = 0
    detection: int = 0
    detection_dark: int = 0
    initiative: int = 0
    blast_trap_damage: int = 0
    lifts_darkness: bool = False
    on_defended: tuple[Effect, ...] = ()  # after a successful defence of the wearer (UA-30.2)
    lit_defence: int = 0  # own defence while the light is on (UA-28.59)
    silent_kill: int = 0
    special_event: int = 0
    carry_max: int = 0  # 0: no limit of its own
    uses: Formula = 0
    exchange: int = -1  # value between operations while all uses are left; -1: half its price
    kept: bool = True  # False: handed back when the operation ends
    use: tuple[Effect, ...] = ()  # what using scenario gear does
    use_when: Literal["never", "battle", "outside", "any"] = "never"
    damage: bool = False  # using it in battle deals damage at once: an attack (UA-SC.33)


@dataclass(frozen=True)
class Role:
    """A kind of member (隊員, chapters 28, 32, 33); one life as a rule (UA-33.4)."""

    name: Text
    effect: Text
    clause: str
    cost: int = 0
    skill: int | None = None
    life: int | None = 1
    shots: int = 0
    fights: bool = False
    post: bool = False  # waits at the sniping point
    hit_row: int = 0  # row of the hit table; 0: not on it
    hit_first: bool = False  # hit before others of the same row (UA-40.18)
    precision: bool = False  # names the target freely (UA-28.77)
    detection: int = 0
    detection_max: int = 0  # several of the role: sum at most this much; 0: no adding up
    detection_reroll: Literal["", "outdoor", "any"] = ""
    escape_reroll: bool = False
    trap_disarm: int = 0
    prisoner_checks: int = 0
    reaction_shift: bool = False
    carry: int = 0
    medic: bool = False
    ied: bool = False
    cancels_damage: bool = False
    sniper_bonus: int = 0  # attack rolls of snipers while this member is at the post
    attack_bonus: int = 0  # attack rolls of the whole squad while this member is in action (scenario members)
    defence_bonus: int = 0
    hire_from_lap: int = 0  # a member of the scenario is for hire from this lap on; 0: never
    attacks: bool = True  # False: fights beside the leader and can be hit, but does not attack
    for_hire: bool = True


@dataclass(frozen=True)
class Skill:
    """A skill of the leader (chapters 18 to 25), and what it is in battle.

    `battle`: how it is ordered in the squad's phase: as the action of the round, or besides it (UA-18.8); "" for what
    belongs to a moment of its own, such as a defence roll (UA-36.32).
    """

    name: Text
    effect: Text
    clause: str
    sub: Literal["melee", "dexterity", "shooting", "command"]
    learnt: bool = False  # chosen by number (chapters 18, 20) rather than owned outright
    damage: bool = False  # a damage skill: an attack, and none for round 0 (UA-19.2)
    battle: Literal["", "action", "free"] = ""
    round_zero: bool = False  # works in round 0 (UA-36.4)
    fires: Literal["", "gun", "grenade"] = ""  # what it fires, for which it may need a magazine (UA-29.5)


@dataclass(frozen=True)
class Preset:
    """A ready-made leader: growth, skills, outfit and squad in one choice."""

    name: Text
    effect: Text
    sub: Literal["melee", "dexterity", "shooting", "command"]
    callsign: Text
    growth: Mapping[str, int] = field(default_factory=dict)
    skills: tuple[str, ...] = ()
    buy: tuple[str, ...] = ()  # gear bought in this order while magazines and places last
    members: tuple[str, ...] = ()  # hired in this order while magazines and places last
    reserve: int = 12  # magazines that shopping leaves


@dataclass(frozen=True)
class Book:
    """The content of the book itself."""

    gear: Mapping[str, Gear]
    roles: Mapping[str, Role]
    skills: Mapping[str, Skill]
    presets: Mapping[str, Preset]
    callsigns: tuple[Text, ...]

    @cached_property
    def called(self) -> Mapping[str, Text]:
        """The callsigns by their English words; those of the presets count before the others."""
        found: dict[str, Text] = {}
        for one in (*(preset.callsign for preset in self.presets.values()), *self.callsigns):
            found.setdefault(one.en, one)
        return found
