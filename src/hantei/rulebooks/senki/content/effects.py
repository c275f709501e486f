"""What records can do: effects at once, and effects in force for a while (SK-DATA.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from hantei.core.limits import Between

from .words import AttributeWord, Formula, MarkWord, Rank, StatusWord


@dataclass(frozen=True)
class Modify:
    """A figure changed while the effect lasts.

    hit, defence, check: totals; reaction: totals of reactions; damage: of attacks made; reduction: of damage taken;
    armour: defence modifier against `attribute` (all if none); movement, initiative, range, power; critical: lowers
    the threshold of a critical, of every check or of one kind of `attack`; damage_dice: more D6 on the damage roll;
    disengage: totals of disengage checks; hp_loss: HP lost to anything but a cost; recovery: HP regained.
    """

    do: Literal["modify"]
    figure: Literal[
        "hit", "defence", "check", "reaction", "damage", "reduction", "armour", "movement", "initiative", "range",
        "power", "critical", "damage_dice", "disengage", "hp_loss", "recovery",
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
class Receive:
    """Damage that its bearer takes has another attribute; piercing cannot be changed (SK-13.4)."""

    do: Literal["received_attribute"]
    to: AttributeWord
    attribute: AttributeWord | None = None  # only damage of this one; none: of any


@dataclass(frozen=True)
class Mend:
    """HP, EN or TS regained."""

    do: Literal["heal"]
    hp: Formula = 0
    en: Formula = 0
    ts: Formula = 0


@dataclass(frozen=True)
class Lose:
    """HP, EN or TS taken away: no damage, no attribute; EN may fall below 0, which does nothing (SK-14.2)."""

    do: Literal["lose"]
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
class Order:
    """The target is next, or last of all, whatever its initiative, once in this round (SK-05.9)."""

    do: Literal["act_first", "act_last"]


@dataclass(frozen=True)
class Actions:
    """More or fewer actions of a kind: in the main process that runs, and in every one that begins while it lasts."""

    do: Literal["actions"]
    action: Literal["move", "minor", "major"]
    amount: Annotated[int, Between(-9, 9)]


@dataclass(frozen=True)
class Harm:
    """Damage that is no attack: 2D6 + n of an attribute, rolled for each, no check, no cover-up (SK-17.1)."""

    do: Literal["harm"]
    attribute: AttributeWord
    n: int = 0


@dataclass(frozen=True)
class Wear:
    """Continuous damage: an amount in every cleanup, without defence unless it has an attribute (SK-05.23)."""

    do: Literal["wear"]
    amount: Annotated[int, Between(1, 9999)]
    attribute: AttributeWord | None = None


@dataclass(frozen=True)
class CoverAnyway:
    """The user may cover up although a condition forbids it (SK-16.12)."""

    do: Literal["cover_anyway"]
    distance: int = 0  # may cover somebody so many squares away
    while_finished: bool = False


@dataclass(frozen=True)
class Price:
    """What its bearer uses costs more or less, never less than nothing (SK-DATA.11)."""

    do: Literal["cost"]
    hp: int = 0
    en: int = 0
    ts: int = 0
    uses: Literal["", "skills", "items", "assaults", "weapons"] = ""  # of everything, or of one kind


@dataclass(frozen=True)
class Going:
    """Entering a square costs its bearer more or less movement, at least one square's worth (SK-07.12)."""

    do: Literal["movement_cost"]
    amount: int
    mark: MarkWord | None = None  # only squares with this mark


@dataclass(frozen=True)
class Hinder:
    """Its bearer is hindered by no enemy; or it hinders every enemy who does not charge, or none (SK-10.21)."""

    do: Literal["hinder"]
    how: Literal["unhindered", "everybody", "nobody"]


@dataclass(frozen=True)
class Leave:
    """Its bearer leaves enemy squares by any move (SK-06.12); `sealed`: sealed ones without a check (SK-08.4)."""

    do: Literal["leave_enemy_square"]
    sealed: bool = False


@dataclass(frozen=True)
class Margin:
    """The margin of the hit check over the defence is added to the damage of its bearer's attacks (SK-04.22)."""

    do: Literal["margin"]


Effect = (
    Modify | Guard | Change | Receive | Mend | Lose | Inflict | Cure | State | Shift | Revive | Turn | Order | Actions
    | Harm | Wear | CoverAnyway | Price | Going | Hinder | Leave | Margin
)  # fmt: skip
