"""Chapter 10: which part of the body an attack aims at (部位狙い)."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.glance import glance
from hantei.core.table import Table

from ..state import Attack, Fight

SIDES = ("left", "right")


def parts(c: Fight, attack: Attack) -> list[str]:
    """GD-10.1: what the attacker may aim at; GD-10.10: an arm or leg by its side, which by ruling luck decides."""
    if not may_aim(c, attack.kind, len(attack.targets)):
        return ["none"]
    if c.rulings["limb_side"] == "random":
        return ["none", "vital", "arm", "leg"]
    return ["none", "vital", *(f"{side}_{limb}" for limb in ("arm", "leg") for side in SIDES)]


def may_aim(c: Fight, kind: str, shots: int) -> bool:
    """GD-10.18, GD-10.21: by rulings only a single shot, and no attack but shooting, can be aimed at a part."""
    if kind != "shot":
        return c.rulings["aim_in_melee"] != "shooting_only"
    return shots == 1 or c.rulings["aim_in_volley"] != "single_shot_only"


def aim_at_parts(c: Fight, table: Table) -> None:
    """GD-10.1: one aim, declared with the attack; GD-10.18: by ruling one for each target."""
    attack = c.strike
    names = list(dict.fromkeys(attack.targets))
    if c.rulings["aim_in_volley"] != "per_target" or len(names) == 1:
        attack.aim, attack.limb = part_chosen(c, table, names)
        return
    chosen = {name: part_chosen(c, table, [name]) for name in names}
    attack.aims = [chosen[name][0] for name in attack.targets]
    attack.limbs = [chosen[name][1] for name in attack.targets]


def part_chosen(c: Fight, table: Table, names: list[str]) -> tuple[str, str]:
    """The part and the side: ("arm", "left"), ("vital", ""), ("", "") for none."""
    attack = c.strike
    seat = c.fighters[attack.attacker].seat
    about: dict[str, Fact] = {"who": attack.attacker, "weapon": attack.weapon, "mode": attack.mode, "targets": names}
    with glance(c, again=True):
        answer = table.choose(Choice(seat, "aim", "GD-10.1", parts(c, attack), about))
    side, _, limb = answer.rpartition("_")
    return ("" if limb == "none" else limb), side


def aimed(attack: Attack, index: int = 0) -> tuple[str, str]:
    """GD-10.18: the part and the side at which a shot is aimed: those of the whole action, or by ruling its own."""
    return (attack.aims[index], attack.limbs[index]) if attack.aims else (attack.aim, attack.limb)
