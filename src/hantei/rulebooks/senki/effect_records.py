"""What records can do: effects at once, and effects in force for a while (SK-DATA.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from hantei.core.limits import Between

from .words import AttributeWord, Formula, Rank, StatusWord


@dataclass(frozen=True)
class Modify:
    """A figure changed while the effect lasts.

    hit, defence, check: totals; reaction: totals of reactions; damage: of attacks made; reduction: of damage taken;
    armour: defence modifier against `attribute` (all if none); movement, initiative, range, power; critical: lowers
    the threshold of a critical hit; damage_dice: more D6 on the damage roll.
    """

    do: Literal["modify"]
    figure: Literal[
        "hit", "defence", "check", "reaction", "damage", "reduction", "armour", "movement", "initiative", "range",
        "power", "critical", "damage_dice",
    ]  # fmt: skip
    amount: int
    attribute: AttributeWord | None = None
    attack: Literal["", "blade", "shot", "charge_shot"] = ""  # only for this kind of attack


@dataclass(frozen=True)
class Guard:
    """Damage halved, nullified, or real damage set to zero (SK-16.15); `attribute`: only against this one."""

    do: Literal["halve", "nullify", "zero"]
    attribute: AttributeWord | None = None
    pierced: bool = True  # piercing damage is not reduced by it where reductions are meant (SK-13.3)


@dataclass(frozen=True)
class Change:
    """The attribute of the user's damage becomes another; piercing cannot be changed (SK-13.4)."""

    do: Literal["attribute"]
    to: AttributeWord


@dataclass(frozen=True)
class Mend:
    """HP, EN or TS regained."""

    do: Literal["heal"]
    hp: Formula = 0
    en: Formula = 0
    ts: Formula = 0


@dataclass(frozen=True)
class Inflict:
    """A bad status; corrosion, and nothing else, with a rank (SK-DATA.17)."""

    do: Literal["inflict"]
    status: StatusWord
    rank: Rank = 0


@dataclass(frozen=True)
class Cure:
    """Bad statuses taken off: one of the user's choice, or every one; of the kind named, if one is."""

    do: Literal["cure"]
    status: StatusWord | None = None
    every: bool = False


@dataclass(frozen=True)
class State:
    """A movement state gained or lost."""

    do: Literal["gain_state", "lose_state"]
    state: Literal["high", "charging", "submerged"]


@dataclass(frozen=True)
class Shift:
    """Movement by an effect: the user's own (`move`), or a forced one of the target (`push`, SK-07.9)."""

    do: Literal["move", "push"]
    squares: int
    keeps_charge_shot: bool = False  # SK-12.9


@dataclass(frozen=True)
class Revive:
    """Recovery from incapacitation or being shot down (SK-14.16, SK-14.22)."""

    do: Literal["revive", "recover_shot_down"]
    hp: Formula = 1
    state: Literal["", "finished", "unacted"] = ""  # SK-03.3


@dataclass(frozen=True)
class Turn:
    """The target's state of action: unacted once more, or finished."""

    do: Literal["unacted", "finish"]


@dataclass(frozen=True)
class Harm:
    """Damage that is no attack: 2D6 + n of an attribute, no check, no cover-up (SK-17.1)."""

    do: Literal["harm"]
    attribute: AttributeWord
    n: int = 0


@dataclass(frozen=True)
class Wear:
    """Damage that goes on: so much in every cleanup, without defence unless it has an attribute (SK-05.23)."""

    do: Literal["wear"]
    amount: Annotated[int, Between(1, 9999)]
    attribute: AttributeWord | None = None


@dataclass(frozen=True)
class CoverAnyway:
    """The user may cover up although a condition forbids it (SK-16.12)."""

    do: Literal["cover_anyway"]
    distance: int = 0  # may cover somebody so many squares away
    while_finished: bool = False


Effect = (
    Modify | Guard | Change | Mend | Inflict | Cure | State | Shift | Revive | Turn | Harm | Wear | CoverAnyway
)  # fmt: skip
