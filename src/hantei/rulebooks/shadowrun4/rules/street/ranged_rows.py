"""The tables of ranged combat and of visibility (T1, T2): what changes the pool of a shot or a throw."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.tally import Tally

from ...content.records import Condition, Weapon
from ...state import Attack, Run
from ..figures import add_own_action, add_state, senses, skill_pool
from ..machines.vehicle_pools import gunnery_pool
from ..machines.vehicles import chase_distance
from ..riders import gunner, is_machine, riding
from ..rolls.retries import add_retry
from .firing import BURSTS, RECOIL_CLAUSE, TRACER_CLAUSE, recoil
from .ground import METRE, cover, distance, in_close_combat, seen

VISIBILITY: Mapping[Condition, Mapping[str, int]] = {
    "dark": {"normal": -6, "low_light": -6, "thermographic": -3, "ultrasound": -3},  # SR-T2.2
    "dim": {"normal": -2, "low_light": 0, "thermographic": -2, "ultrasound": -1},  # SR-T2.3
    "glare": {"normal": -1, "low_light": -1, "thermographic": -1, "ultrasound": 0},  # SR-T2.4
    "mist1": {"normal": -2, "low_light": -1, "thermographic": 0, "ultrasound": -1},  # SR-T2.5
    "mist2": {"normal": -4, "low_light": -2, "thermographic": -2, "ultrasound": -2},  # SR-T2.6
    "thermal": {"normal": -4, "low_light": -2, "thermographic": -6, "ultrasound": -2},  # SR-T2.7
}
"""SR-T2.1: what each condition takes from each kind of sight."""

CONDITIONS: tuple[Condition, ...] = tuple(VISIBILITY)
ROW_CLAUSE = {name: f"SR-T2.{number}" for number, name in enumerate(CONDITIONS, 2)}

BANDS = ("short", "medium", "long", "extreme")
RANGE = {"short": 0, "medium": -1, "long": -2, "extreme": -3}
"""SR-T1.20."""

CHASE_BANDS = {"close": "short", "short": "medium", "long": "long"}
"""SR-9.4.3: how far weapons have to shoot in a chase."""

PARTIAL, GOOD = 25, 50
"""SR-T1.4, SR-T1.5: percent of cover."""

BLIND = -6
"""SR-T1.6."""


# Distance and sight


def band(c: Run, attack: Attack, weapon: Weapon) -> str:
    """SR-T1.20: the range band; "" beyond the last. A weapon without bands is at short range, unless the game master
    has named another. SR-9.4.3: in a chase it is that of the distance."""
    apart = chase_distance(c, attack.attacker, attack.target)
    if apart:
        return CHASE_BANDS[apart]
    if not weapon.bands:
        return attack.band or "short"
    return band_at(weapon, distance(c, attack.attacker, attack.target))


def in_range(c: Run, who: str, target: str, weapon: Weapon) -> bool:
    """SR-T1.20: whether a weapon reaches somebody; SR-9.4.3: in a chase every weapon does."""
    return bool(chase_distance(c, who, target) or band_at(weapon, distance(c, who, target)))


def band_at(weapon: Weapon, length: int) -> str:
    """The band of a distance, in tenths of a metre."""
    if not weapon.bands:
        return "short"
    for name, limit in zip(BANDS, weapon.bands, strict=False):
        if length <= limit * METRE:
            return name
    return ""


def conditions_at(c: Run, place: str) -> list[Condition]:
    """SR-T2.1: what hampers sight at a place: its own conditions, or else those of the scene."""
    own = c.scene.map.places[place].conditions
    return [name for name in CONDITIONS if name in (c.conditions if own is None else own)]


def sight(c: Run, who: str, condition: Condition) -> int:
    """SR-T2.1: the smallest penalty among the kinds of sight somebody has."""
    return max(VISIBILITY[condition][sense] for sense in ("normal", *senses(c, who)))


def add_visibility(c: Run, who: str, target: str, pool: Tally) -> None:
    """SR-T2.1: what hampers sight where the target is."""
    add_conditions(c, who, c.actors[target].place, pool)


def add_conditions(c: Run, who: str, place: str, pool: Tally) -> None:
    """SR-T2.1: every condition with the best sight for it; they add up, or by ruling the worst alone counts."""
    rows = [(sight(c, who, name), name) for name in conditions_at(c, place)]
    if rows and c.rulings["visibility_stack"] == "worst_only":
        rows = [min(rows)]
    for amount, name in rows:
        pool.add(amount, ROW_CLAUSE[name], f"visibility-{name}")


# The pool


def ranged_pool(c: Run, attack: Attack) -> Tally:
    """SR-3.4.5, SR-3.4.4: Agility + the skill of the weapon, then the rows of the table in their order.

    SR-T1.12: a divided pool is its share of Agility + skill; by ruling its share of what the rows have left.
    """
    weapon = c.records.weapons[attack.arm]
    if is_machine(c.actors[attack.attacker]):
        pool = gunnery_pool(c, attack)
    else:
        pool = skill_pool(c, attack.attacker, weapon.skill, with_="agility")
    if attack.share and c.rulings["split_before_modifiers"] == "before":
        pool.add(attack.share - pool.value, "SR-T1.12", "split")
    add_ranged_rows(c, attack, weapon, pool)
    if attack.share and c.rulings["split_before_modifiers"] == "after":
        pool.add(attack.share - pool.value, "SR-T1.12", "split")
    return pool


def add_ranged_rows(c: Run, attack: Attack, weapon: Weapon, pool: Tally) -> None:
    """SR-T1.1 to SR-T1.28."""
    add_attacker(c, attack, weapon, pool)
    add_target(c, attack, weapon, pool)
    add_state(c, gunner(c, attack), pool)  # SR-T1.8
    add_own_action(c, attack.attacker, pool)
    add_sights(c, weapon, pool)
    if attack.hand == off_hand(c, attack.attacker):
        pool.add(-2, "SR-T1.13", "off-hand")
    if not (attack.called and c.rulings["called_shot_aim"] == "no_bonus"):
        pool.add(attack.aims, "SR-T1.14", "aim")
    pool.add(attack.called_modifier, "SR-T1.15", f"called-{attack.called}")
    pool.add(-2 * attack.changes, "SR-T1.16", "targets")
    if weapon.tracers and attack.burst:
        pool.add(BURSTS[attack.burst].tracers, TRACER_CLAUSE[attack.burst], "tracers")
    add_retries(c, attack, pool)


def add_attacker(c: Run, attack: Attack, weapon: Weapon, pool: Tally) -> None:
    """How the attacker moves and stands, and what the gun does: SR-T1.1 to SR-T1.3, SR-T1.7, SR-T1.21 to SR-T1.27."""
    actor = c.actors[attack.attacker]
    runs, rides = (
        2 * actor.motion.running,
        3 * (riding(c, gunner(c, attack)) == "moving" and not c.actors[gunner(c, attack)].machine.jumped_in),
    )
    found = recoil(c, attack, weapon, runs + rides)
    pool.add(-runs, "SR-T1.1", "running")
    if in_close_combat(c, attack.attacker):
        pool.add(-3, "SR-T1.2", "close-combat")
    pool.add(-rides, "SR-T1.3", "riding")
    if actor.motion.cover:
        pool.add(-1, "SR-T1.7", "own-cover")
    pool.add(-found.raw, RECOIL_CLAUSE[attack.burst], "recoil")
    pool.add(found.compensated, "SR-T1.26", "compensation")
    pool.add(found.gyro, "SR-T1.27", "gyro")
    pool.add(-found.doubled, "SR-T1.25", "heavy-recoil")
    pool.add(found.steadied, "SR-T1.27", "gyro")


def add_target(c: Run, attack: Attack, weapon: Weapon, pool: Tally) -> None:
    """SR-T1.4 to SR-T1.6, SR-T1.11, SR-T1.20, SR-T1.28: where the target is, and how well it is seen.

    SR-T1.6: blind fire stands in place of visibility and cover, or by ruling beside them.
    """
    blind = not seen(c, attack.attacker, attack.target)
    if blind:
        pool.add(BLIND, "SR-T1.6", "blind")
    if not blind or c.rulings["blind_fire_stacks"] == "adds":
        add_cover(cover(c, attack.target), pool)
        add_visibility(c, attack.attacker, attack.target, pool)
    pool.add(c.actors[attack.target].magic.spelled.get("shots", 0), "SR-4.2.12", "spelled")
    far = band(c, attack, weapon)
    if far:
        pool.add(0 if "scope" in weapon.sights else RANGE[far], "SR-T1.20", f"range-{far}")


def add_cover(percent: int, pool: Tally) -> None:
    """SR-T1.4, SR-T1.5: the higher step alone."""
    if percent >= GOOD:
        pool.add(-4, "SR-T1.5", "cover-good")
    elif percent >= PARTIAL:
        pool.add(-2, "SR-T1.4", "cover-partial")


def add_sights(c: Run, weapon: Weapon, pool: Tally) -> None:
    """SR-T1.9, SR-T1.10: laser sight and smartlink; both, or by ruling the better one."""
    both = "laser" in weapon.sights and "smartlink" in weapon.sights
    if "laser" in weapon.sights and not (both and c.rulings["sight_stack"] == "better_only"):
        pool.add(1, "SR-T1.9", "laser")
    if "smartlink" in weapon.sights:
        pool.add(2, "SR-T1.10", "smartlink")


def add_retries(c: Run, attack: Attack, pool: Tally) -> None:
    """SR-1.3.3: by ruling an attack repeated against the same target is a retry (SR-1.3.2)."""
    if c.rulings["retry_scope"] == "attacks_too":
        add_retry(c, attack.attacker, f"attack:{attack.target}", pool)


def off_hand(c: Run, who: str) -> str:
    """SR-T1.13: the hand that somebody does not favour."""
    return "right" if c.sheet(who).left_handed else "left"
