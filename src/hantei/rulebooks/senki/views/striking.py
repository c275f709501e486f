"""What an attack will roll, with everything in force by now: what is added to the hit check, and the damage roll."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message, Sayable
from hantei.core.tally import Tally

from ..content.effects import Change, Effect, Modify
from ..content.records import Weapon
from ..rules.attack import HIT_VALUE
from ..rules.figures import figure, in_force, modify
from ..rules.statuses import has
from ..state import Fight
from .names import signed

Effects = Sequence[tuple[Effect, str]]

DAZE = 5
"""SK-15.8: what daze takes off every check."""


def blow(c: Fight, who: str, weapon: str, skill: str = "") -> dict[str, Sayable]:
    """What is added to the dice of the hit check, and the damage roll: of a weapon, perhaps with a skill."""
    entry = c.records.weapons[weapon]
    own = c.records.skills[skill].effects if skill else ()
    effects: Effects = [*in_force(c, who), *((effect, skill) for effect in own)]
    return {"hit": signed(to_hit(c, who, entry, effects)), "power": damage_roll(c, who, entry, effects)}


def to_hit(c: Fight, who: str, entry: Weapon, effects: Effects) -> int:
    """SK-12.13: the value, the weapon, what effects add, and what daze takes off."""
    tally = Tally(figure(c, who, HIT_VALUE[entry.kind]) + entry.hit, "SK-12.13")
    for changed in ("hit", "check"):
        modify(tally, effects, changed, entry.kind)
    return tally.value - (DAZE if has(c, who, "daze") else 0)


def damage_roll(c: Fight, who: str, entry: Weapon, effects: Effects) -> Message:
    """SK-13.9: the dice, the power of weapon and machine, what effects add, and the attribute that they make of it."""
    attribute, dice = entry.power.attribute, 2
    for effect, _ in effects:
        if isinstance(effect, Change) and attribute != "piercing":  # SK-13.4
            attribute = effect.to
        if isinstance(effect, Modify) and effect.figure == "damage_dice" and effect.attack in ("", entry.kind):
            dice += effect.amount
    tally = Tally(entry.power.modifier + figure(c, who, "power", entry.kind), "SK-13.9")
    modify(tally, effects, "damage", entry.kind, attribute)
    args: dict[str, Sayable] = {"attribute": Message(f"sk-attribute-{attribute}"), "bonus": signed(tally.value)}
    return Message("sk-roll", {**args, "dice": dice})
