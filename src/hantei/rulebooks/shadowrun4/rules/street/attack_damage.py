"""What a hit does (3.4, 3.5): the damage of the weapon, modified; the armour against it; physical or stun."""

from __future__ import annotations

from hantei.core.decision import Fact
from hantei.core.tally import Tally

from ...state import Attack, Run
from ..figures import armour as worn
from ..figures import attribute, half_up
from .damage import parse
from .defence import close
from .firing import BURSTS, SHORT


def base_damage(c: Run, found: Attack) -> tuple[int, str]:
    """The damage of the weapon and its kind; SR-3.5.18: bare hands do half the Strength, rounded up, as stun, unless
    the record says otherwise; by ruling the record alone counts."""
    strength = half_up(attribute(c, found.attacker, "strength"))
    if found.arm:
        weapon = c.records.weapons[found.arm]
        value, kind = parse(weapon.damage)
        return value + strength * weapon.strength, kind
    own = c.sheet(found.attacker).unarmed
    if own is None:
        return (strength if c.rulings["unarmed_damage"] == "half_strength" else 0), "S"
    return parse(own)


def modified_damage(c: Run, found: Attack) -> tuple[Tally, Tally]:
    """SR-3.4.9, SR-3.5.13: the modified damage value, and the one that is compared with armour.

    SR-10.1.7, SR-10.1.11: what a narrow burst adds is not compared, in full automatic by ruling it is; SR-10.3.3: what
    a called shot adds is, or by ruling is not.
    """
    value = Tally(base_damage(c, found)[0], "SR-3.4.9", "damage")
    value.add(found.hits - found.against, "SR-3.4.9", "net-hits")
    compared = Tally(value.value, "SR-3.4.12", "compared")
    burst = BURSTS[found.burst]
    value.add(burst.damage, burst.clause, f"burst-{found.burst}")
    if found.burst not in SHORT and c.rulings["narrow_fa_compare"] == "with_bonus":
        compared.add(burst.damage, burst.clause, f"burst-{found.burst}")
    if found.spread:
        change = dict(c.records.weapons[found.arm].spread).get(found.spread, 0)  # type: ignore[call-overload]
        value.add(change, "SR-T4.12", f"spread-{found.spread}")
        compared.add(change, "SR-T4.12", f"spread-{found.spread}")
    if found.called == "damage":
        value.add(found.called_by, "SR-10.3.3", "called-damage")
        if c.rulings["called_damage_compare"] == "counts":
            compared.add(found.called_by, "SR-10.3.3", "called-damage")
    return value, compared


def modified_armour(c: Run, found: Attack) -> Tally:
    """SR-3.4.11: armour + AP, never below 0; SR-3.4.19: impact armour in close combat, else the ballistic one.

    SR-10.3.2: a called shot past the armour leaves nothing of it; by ruling AP still counts.
    """
    armour = Tally(worn(c, found.target, impact=close(found)), "SR-3.4.19", "armour")
    ap = c.records.weapons[found.arm].ap if found.arm else 0
    if found.called == "armour":
        armour.add(-armour.value, "SR-10.3.2", "called-armour")
        ap = ap if c.rulings["called_armour_ap"] == "ap_counts" else 0
    armour.add(ap, "SR-3.4.11", "ap")
    armour.at_least(0, "SR-3.4.11", "no-less")
    return armour


def spared(found: Attack, value: int, compared: int, armour: int) -> dict[str, Fact]:
    """SR-10.1.7, SR-10.3.3: what makes a hit stun whose whole value is above the armour: the value that is compared,
    and what it leaves out."""
    if not compared <= armour < value:
        return {}
    return {"compared": compared, "without": "called" if found.called == "damage" else "burst"}


def kind_of(c: Run, found: Attack, compared: int, armour: int) -> str:
    """SR-3.4.10, SR-3.5.14: a stun weapon does stun; SR-3.4.12, SR-3.5.15: physical where the damage is greater than
    the armour, SR-3.4.13: else stun."""
    if base_damage(c, found)[1] == "S":
        return "S"
    return "P" if compared > armour else "S"
