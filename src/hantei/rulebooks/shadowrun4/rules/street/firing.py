"""Firing modes, bursts, ammunition and recoil (10.1, T1.17 to T1.27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...content.records import Weapon
from ...state import Attack, Carried, Phase, Run


class Burst(NamedTuple):
    """A way of firing: rounds, damage added, defence taken, recoil of the first and second attack of a phase, tracers.

    `complex`: it takes a complex action; `clause`: of the defence.
    """

    rounds: int
    damage: int
    defence: int
    recoil: tuple[int, int]
    tracers: int
    clause: str
    complex: bool = False


BURSTS: Mapping[str, Burst] = {
    "": Burst(1, 0, 0, (0, 1), 0, "SR-10.1.2"),
    "narrow": Burst(3, 2, 0, (2, 5), 1, "SR-10.1.7"),
    "wide": Burst(3, 0, -2, (2, 5), 1, "SR-T4.8"),  # SR-10.1.8
    "narrow_long": Burst(6, 5, 0, (5, 11), 2, "SR-10.1.11"),
    "wide_long": Burst(6, 0, -5, (5, 11), 2, "SR-T4.9"),  # SR-10.1.12
    "narrow_full": Burst(10, 9, 0, (9, 9), 3, "SR-10.1.13", complex=True),
    "wide_full": Burst(10, 0, -9, (9, 9), 3, "SR-T4.10", complex=True),
}
"""SR-10.1.7 to SR-10.1.15, SR-T1.17 to SR-T1.24, SR-T4.8 to SR-T4.10: single shots, and the bursts of BF and FA.

SR-10.1.6: a short burst is one of BF; SR-10.1.15: rounds are 1 + the figure of the burst.
"""

RECOIL_CLAUSE = {
    "": "SR-T1.21", "narrow": "SR-T1.22", "wide": "SR-T1.22", "narrow_long": "SR-T1.23", "wide_long": "SR-T1.23",
    "narrow_full": "SR-T1.24", "wide_full": "SR-T1.24",
}  # fmt: skip
TRACER_CLAUSE = {
    "narrow": "SR-T1.17", "wide": "SR-T1.17", "narrow_long": "SR-T1.18", "wide_long": "SR-T1.18",
    "narrow_full": "SR-T1.19", "wide_full": "SR-T1.19",
}  # fmt: skip

SHORT = ("narrow", "wide")
LONG = ("narrow_long", "wide_long")
FULL = ("narrow_full", "wide_full")

SUPPRESSION = 20
"""SR-10.2.3: rounds of suppressive fire."""


# What can be fired


def bursts(c: Run, phase: Phase, name: str, held: Carried, complex_: bool) -> list[str]:
    """SR-10.1.5, SR-10.1.10: the ways in which a gun can be fired in its mode now; none where it cannot.

    `complex_`: with a complex action, else with a simple one. SR-10.1.2: SS once in a phase; SR-10.1.3, SR-10.1.4: SA
    and BF twice; SR-10.1.9: FA once, with whatever gun; SR-10.1.15: where the rounds suffice.
    """
    allowed: tuple[str, ...] = ()
    if held.mode == "FA":
        long_again = c.rulings["fa_two_long_bursts"] == "allowed"
        if not phase.automatic or (long_again and not complex_):
            allowed = FULL if complex_ else LONG
    elif not complex_ and not (held.mode == "SS" and name in phase.singles):
        allowed = SHORT if held.mode == "BF" else ("",)
    if phase.shots.get(name, 0) >= 2:
        allowed = ()
    return [burst for burst in allowed if enough(c, held, BURSTS[burst].rounds)]


def enough(c: Run, held: Carried, rounds: int) -> bool:
    """SR-10.1.15: whether the gun holds enough rounds; by ruling rounds are not counted."""
    return held.loaded and (held.rounds >= rounds or c.rulings["ammunition"] == "not_counted")


def pay(c: Run, phase: Phase, name: str, held: Carried, burst: str, rounds: int) -> int:
    """The rounds leave the gun, and the phase remembers the shot; which attack of the phase it is with this gun."""
    if c.rulings["ammunition"] == "counted":
        held.rounds -= rounds
    phase.shots[name] = phase.shots.get(name, 0) + 1
    if held.mode == "FA":
        phase.automatic.append(name)
    elif held.mode == "SS":
        phase.singles.append(name)
    return phase.shots[name]


# Recoil


class Recoil(NamedTuple):
    """SR-T1.21 to SR-T1.27: recoil, what takes of it, what doubling adds, and what a gyro leaves of movement."""

    raw: int
    compensated: int
    gyro: int
    doubled: int
    steadied: int


def recoil(c: Run, attack: Attack, weapon: Weapon, movement: int = 0) -> Recoil:
    """The recoil of an attack; `movement`: how much the attacker's movement costs (SR-T1.1, SR-T1.3).

    SR-T1.25: heavy weapons, and shotguns in bursts: what is not compensated counts twice, or by ruling all before
    compensation. SR-T1.26: compensation for each attack, or by ruling once in a phase. SR-T1.27: a gyro takes what is
    left of recoil first, then of movement; by ruling its full rating from each.
    """
    raw = recoil_row(attack)
    heavy = weapon.heavy or (weapon.shotgun and attack.burst in SHORT)
    before = c.rulings["heavy_recoil_order"] == "double_first"
    doubled = raw if heavy and before else 0
    have = weapon.compensation
    if c.rulings["recoil_comp_scope"] == "per_phase":
        have = max(0, have - spent_before(c, attack))
    compensated = min(raw + doubled, have)
    gyro = min(raw + doubled - compensated, weapon.gyro)
    if heavy and not before:
        doubled = raw - compensated - gyro
    rest = weapon.gyro if c.rulings["gyro_scope"] == "each" else weapon.gyro - gyro
    return Recoil(raw, compensated, gyro, doubled, min(movement, rest))


def recoil_row(attack: Attack) -> int:
    """SR-T1.21: the second semi-automatic shot; SR-T1.22 to SR-T1.24: bursts, the figure of the second is the whole.

    A single shot in SS has none.
    """
    if attack.mode == "SS":
        return 0
    return BURSTS[attack.burst].recoil[min(attack.nth, 2) - 1]


def spent_before(c: Run, attack: Attack) -> int:
    """Ruling recoil_comp_scope: what earlier attacks of the phase have used of the compensation."""
    return c.phases[-1].compensated.get(attack.weapon, 0) if c.phases else 0
