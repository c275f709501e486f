"""What an attack will roll, with everything in force by now: what is added to the hit check, and the damage roll."""

from __future__ import annotations

from hantei.core.message import Message, Sayable
from hantei.core.tally import Tally

from ..content.records import Weapon
from ..rules.attack import hit_value
from ..rules.checks import on_every_check
from ..rules.dealing import changed_attribute, damage_dice
from ..rules.figures import Effects, figure, in_force, modify
from ..state import Fight
from .names import signed


def blow(c: Fight, who: str, weapon: str, skill: str = "") -> dict[str, Sayable]:
    """What is added to the dice of the hit check, and the damage roll: of a weapon, perhaps with a skill."""
    entry = c.records.weapons[weapon]
    own = c.records.skills[skill].effects if skill else ()
    effects: Effects = [*in_force(c, who), *((effect, skill) for effect in own)]
    return {"hit": signed(to_hit(c, who, weapon, effects)), "power": damage_roll(c, who, entry, effects)}


def to_hit(c: Fight, who: str, weapon: str, effects: Effects) -> int:
    """SK-12.13: the value, the weapon, and what bears on the hit check or on every check."""
    kind = c.records.weapons[weapon].kind
    tally = hit_value(c, who, kind, weapon)
    modify(tally, effects, "hit", kind)
    return tally.value + on_every_check(c, who, effects, kind).value


def damage_roll(c: Fight, who: str, entry: Weapon, effects: Effects) -> Message:
    """SK-13.9: the dice, the power of weapon and machine, what effects add, and the attribute that they make of it."""
    attribute, dice = changed_attribute(entry.power.attribute, effects), damage_dice(2, effects, entry.kind)
    tally = Tally(entry.power.modifier + figure(c, who, "power", entry.kind), "SK-13.9")
    modify(tally, effects, "damage", entry.kind, attribute)
    args: dict[str, Sayable] = {"attribute": Message(f"sk-attribute-{attribute}"), "bonus": signed(tally.value)}
    return Message("sk-roll", {**args, "dice": dice})
