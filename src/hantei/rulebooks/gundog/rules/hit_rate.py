"""Chapter 08: the hit rate (命中率) of a shot, a blow or a throw, and all that changes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.tally import Tally

from ..content.records import Band, Weapon
from ..state import Attack, Fight
from .aimed_parts import aimed
from .conditions import able
from .figures import add_own_modifiers, rate
from .firing_table import cell, row_of
from .ground import band_between, opponents, visibilities
from .movement import add_target_movement

VISIBILITY: Mapping[str, int] = {"dusk_or_fog": -20, "moonlight": -40, "darkness": -60}
"""GD-08.3."""

NEAR: Sequence[Band] = ("point_blank", "close")
"""GD-07.25: from where the prone are easier to hit."""

FAR: Sequence[Band] = ("long", "extreme")
"""GD-07.26: from where they count as being in cover."""

PART: Mapping[str, tuple[int, str]] = {"vital": (-40, "GD-10.2"), "arm": (-20, "GD-10.5"), "leg": (-20, "GD-10.11")}
"""What aiming at a part of the body puts on the hit rate, and by which clause."""

AIM_BONUS = 20
"""GD-04.8."""

ARMS: Mapping[str, Sequence[str]] = {
    "right": ("right_arm",),
    "left": ("left_arm",),
    "both": ("right_arm", "left_arm"),
}
"""GD-10.8: the arms that a weapon in this hand uses."""

LIMBS = ("right_arm", "left_arm", "right_leg", "left_leg")
"""GD-10.14: what bare hands and feet strike with, arms first."""


def hit_rate(c: Fight, attack: Attack, index: int = 0) -> Tally:
    """GD-08.8: the hit rate of a shot, counted from 0, or of a blow or throw (GD-00.13): everything adds.

    GD-08.7: the attacker's conditions and the target's posture count as chapter 07 says.
    GD-00.13: a blow takes no modifier of firing; a throw has no mode.
    """
    who, target = attack.attacker, attack.targets[index]
    total = rate(c, who, c.records.weapons[attack.arm].skill)
    add_circumstances(c, attack, target, band_between(c, who, target), total)
    add_own_modifiers(c, who, total, attack.kind, limbs_used(c, who, attack.weapon))
    add_target_movement(c, who, target, total)
    if attack.kind == "shot":
        add_taken_aim(c, attack, total)
        total.add(cell(attack, index), row_of(attack, index).clause, f"shot-{index + 1}")
    add_part(attack, index, total)
    return total


def add_circumstances(c: Fight, attack: Attack, target: str, band: Band, total: Tally) -> None:
    """GD-08.2 to GD-08.7: what distance, light, cover and the target's posture do to an attack.

    GD-00.13: a blow takes no modifier of cover or of being struck at.
    """
    total.add(range_modifier(c.records.weapons[attack.arm], band) or 0, "GD-08.2", f"range-{band}")
    add_visibility(c, attack.attacker, target, total)
    if attack.kind != "melee":
        add_cover(c, target, band, total)
        add_pressure(c, attack.attacker, target, total)
    if c.fighters[target].prone and band in NEAR:
        total.add(20, "GD-07.25", "target-prone")


def range_modifier(arm: Weapon, band: Band) -> int | None:
    """GD-08.2: the modifier of a weapon at a range; None where it cannot attack."""
    modifier: int | None = getattr(arm.range, band)
    return modifier


def add_visibility(c: Fight, who: str, target: str, total: Tally) -> None:
    """GD-08.4: only the worst row of visibility, or by ruling all of them."""
    found = visibilities(c, who, target)
    if not found:
        return
    rows = sorted(dict.fromkeys(found), key=lambda row: VISIBILITY[row])
    for row in rows if c.rulings["visibility_stacking"] == "add" else rows[:1]:
        total.add(VISIBILITY[row], "GD-08.3", f"visibility-{row}")


def add_cover(c: Fight, target: str, band: Band, total: Tally) -> None:
    """GD-08.5: a target in cover, once; GD-07.26: one that lies prone far away counts as being in cover."""
    fighter = c.fighters[target]
    if fighter.cover:
        total.add(-20, "GD-08.5", "target-cover")
    elif fighter.prone and band in FAR:
        total.add(-20, "GD-07.26", "target-prone-far")


def add_pressure(c: Fight, who: str, target: str, total: Tally) -> None:
    """GD-08.6: a shooter who is under attack by bare hands or close-combat weapons."""
    if under_pressure(c, who, target):
        total.add(-20, "GD-08.6", "pressed")


def under_pressure(c: Fight, who: str, target: str) -> bool:
    """GD-08.6: struck at since its last action check; by ruling an armed enemy at 至近距離; or the target struck at by
    somebody else."""
    scope = c.rulings["melee_pressure_scope"]
    if scope == "attacked":
        return bool(c.fighters[who].pressed)
    if scope == "target":
        return any(name != who for name in c.fighters[target].pressed)
    near = (name for name in opponents(c, who) if able(c, name) and band_between(c, who, name) == "point_blank")
    return any(held.hand for name in near for held in c.fighters[name].carried.values())


def limbs_used(c: Fight, who: str, weapon: str) -> Sequence[str]:
    """GD-10.8, GD-10.14: the limbs that an attack uses: the arms that hold the weapon.

    Bare hands and feet strike with the limb least hampered.
    """
    fighter = c.fighters[who]
    held = fighter.carried[weapon]
    if c.records.weapons[held.weapon].kind != "unarmed":
        return ARMS[held.hand]
    return (max(LIMBS, key=lambda limb: sum(one.amount for one in fighter.impairments if one.limb == limb)),)


def add_taken_aim(c: Fight, attack: Attack, total: Tally) -> None:
    """GD-04.8: each shot at the target aimed at, lost where the same volley goes at anybody else."""
    aimed = c.fighters[attack.attacker].aiming
    if aimed and all(target == aimed for target in attack.targets):
        total.add(aim_bonus(c), "GD-04.8", "taken-aim")


def aim_bonus(c: Fight) -> int:
    """GD-04.8: what an aim taken brings, in percent; by ruling what the encounter says."""
    return AIM_BONUS if c.rulings["aim_bonus"] == "20" else c.scene.aim_bonus or 0


def add_part(attack: Attack, index: int, total: Tally) -> None:
    """GD-10.2, GD-10.5, GD-10.11, GD-10.18: every shot of the attack is aimed."""
    part, _ = aimed(attack, index)
    if part:
        percent, clause = PART[part]
        total.add(percent, clause, f"part-{part}")
