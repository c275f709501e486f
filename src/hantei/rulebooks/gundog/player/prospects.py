"""Weigh an attack by its hit rate: what it does to the target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from hantei.core.record import clone, shallow

from ..content.records import Formula, Weapon
from ..rules.aimed_parts import may_aim
from ..rules.firing_table import FIRING, most_shots
from ..rules.hit_rate import PART
from ..rules.wounding import HALVING, VITAL_ROW
from ..state import Carried, Fight

POINT = 100
"""All worth is counted in hundredths of a point of 耐久力."""

OUT = 8 * POINT
"""The worth of putting somebody out of action."""

EVADED = 55
"""Of a hundred blows and throws that hit, the number that are not evaded."""

ROUND_OF_AMMUNITION = 5
"""The worth of a round of ammunition while there is plenty."""


class Plan(NamedTuple):
    """An attack that could be made: its worth, the weapon, the way, the target of each shot, the part."""

    worth: int
    action: str = ""  # shoot, melee, throw
    weapon: str = ""
    mode: str = ""
    targets: tuple[str, ...] = ()
    part: str = ""  # "", vital, arm, leg


NOTHING = Plan(0)

KINDS: Mapping[str, tuple[str, str]] = {
    "gun": ("shoot", "shot"),
    "close_combat": ("melee", "melee"),
    "unarmed": ("melee", "melee"),
    "thrown": ("throw", "thrown"),
}
"""By the kind of a weapon: the action, and the kind of attack."""


# Damage


@cache
def spread(dice: int) -> Sequence[int]:
    """Return how often each sum comes up among all throws of a number of D6, from the lowest sum."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, at - 5) : at + 1]) for at in range(len(ways) + 5)]
    return ways


@cache
def gets_through(formula: Formula, bonus: int, armour: int) -> tuple[int, int]:
    """Return what a damage roll brings through the armour: hundredths on average, and the percentage of rolls that
    bring any.
    """
    head, d6, more = formula.upper().partition("D6")
    dice, rest = (int(head) + bonus, int(more or 0)) if d6 else (bonus, int(head))
    ways = spread(dice)
    left = [max(0, dice + at + rest - armour) for at in range(len(ways))]
    total = sum(ways)
    mean = 100 * sum(count * points for count, points in zip(ways, left, strict=True)) // total
    return mean, 100 * sum(count for count, points in zip(ways, left, strict=True) if points) // total


TABLE_WORTH: Mapping[int, int] = {0: 1100, -3: 1570, -5: 1850, -8: 2050}
"""The mean effect of a roll on the book's damage penalty table, by its modifier."""

LEG_WORTH = 5 * POINT
"""The worth of the effects of a hit in a leg (GD-10.14 to GD-10.16)."""


class Victim(NamedTuple):
    """A target as an attacker sees it: 耐久力 left as far as known, armour, whether it still acts."""

    endurance: int
    armour: int
    acts: bool


@lru_cache(1 << 14)
def harm(damage: Formula, victim: Victim, bonus: int, part: str, modifier: int) -> int:
    """Return what a hit does: the loss, at most what is left, worth more near felling; and the table or the limb."""
    mean, chance = gets_through(damage, bonus, victim.armour)
    loss = mean // 2 if part in HALVING else 2 * mean if part == "vital" else mean
    left = max(1, victim.endurance)
    loss = min(loss, POINT * left)
    after = LEG_WORTH if part in HALVING else TABLE_WORTH[modifier + (VITAL_ROW if part == "vital" else 0)]
    worth = loss + OUT * loss // (POINT * left) + after * chance // 100
    return worth if victim.acts else worth * 2 // 3


# Shots


LEAST = 5
"""Percent below which a machine does not try."""


def hope(percent: int) -> int:
    """Return the chance that a machine counts on at a rate: it does not shoot for the one lucky face (GD-00.2)."""
    return min(99, percent) if percent >= LEAST else 0


@lru_cache(1 << 14)
def chances(rates: tuple[int, ...]) -> Sequence[int]:
    """Return in how many of ten thousand volleys none, one, two ... of the shots hit."""
    found = [10_000]
    for percent in rates:
        hit = hope(percent)
        missed = [many * (100 - hit) // 100 for many in found]
        struck = [many * hit // 100 for many in found]
        found = [a + b for a, b in zip([*missed, 0], [0, *struck], strict=True)]
    return found


@lru_cache(1 << 14)
def chances_at(percent: int, cells: tuple[int, ...]) -> Sequence[int]:
    """Return the same by the plain rate and the modifier of each shot."""
    return chances(tuple([percent + cell for cell in cells]))


def volley_worth(damage: Formula, mode: str, victim: Victim, rates: Sequence[int], part: str) -> int:
    """Return the worth of shots at one target, by their hit rates."""
    fire = FIRING[mode]
    return sum(
        many * harm(damage, victim, fire.bonus[hits], part, fire.table) // 10_000
        for hits, many in enumerate(chances(tuple(rates)))
        if hits
    )


PARTS = ("", "vital", "leg")
"""The parts at which a machine aims: an arm brings no more than a leg does."""

Parts = tuple[Sequence[str], ...]
"""The parts at which one, two ... shots of an attack can be aimed."""

MOST_SHOTS = max(fire.shots for fire in FIRING.values())
"""The most shots of a volley."""


def parts_of(c: Fight, kind: str) -> Parts:
    """List what each number of shots of a kind of attack can be aimed at (GD-10.18, GD-10.21)."""
    return tuple([PARTS if may_aim(c, kind, shots) else PARTS[:1] for shots in range(1, MOST_SHOTS + 1)])


Modes = tuple[tuple[str, int], ...]
"""Modes of a gun, each with the shots that the rounds allow."""

Blow = tuple[int, str, int, str]
"""An attack on one target: its worth, the mode, the shots, the part."""

NO_BLOW: Blow = (0, "", 0, "")

TABLES = 1 << 12
"""The most pairs of weapon and victim whose best attacks are kept in mind."""


class Volleys(dict[int, Blow]):
    """The best way to shoot with a gun at a victim, by the plain hit rate; worked out for each rate when first needed.

    Parameters: the damage and the modes of the gun, the victim, `short`: whether ammunition runs out, and `parts`: what
    one, two ... shots can be aimed at.
    """

    def __init__(self, damage: Formula, modes: Modes, victim: Victim, short: bool, parts: Parts) -> None:
        super().__init__()
        price = ROUND_OF_AMMUNITION * (4 if short else 1)
        self.ways = [
            (mode, shots, part, cells_aimed(mode, shots, part), harms(damage, victim, mode, shots, part), cost)
            for mode, most in modes
            for shots in range(1, min(most, FIRING[mode].shots) + 1)
            for cost in [price * FIRING[mode].rounds * shots]
            for part in parts[shots - 1]
        ]

    def __missing__(self, percent: int) -> Blow:
        best = NO_BLOW
        for mode, shots, part, cells, harm_by_hits, cost in self.ways:
            worth = -cost
            odds = chances_at(percent, cells)
            for hits, one in enumerate(harm_by_hits, 1):
                worth += odds[hits] * one // 10_000
            if worth >= best[0]:
                best = max(best, (worth, mode, shots, part))
        self[percent] = best
        return best


def cells_aimed(mode: str, shots: int, part: str) -> tuple[int, ...]:
    """Return the modifier of each of some shots at one target and at a part of it."""
    aim = PART[part][0] if part else 0
    return tuple([aim + cell for cell in FIRING[mode].cells[1][shots]])


def harms(damage: Formula, victim: Victim, mode: str, shots: int, part: str) -> Sequence[int]:
    """Return what one, two ... hits of a volley do."""
    fire = FIRING[mode]
    return [harm(damage, victim, fire.bonus[hits], part, fire.table) for hits in range(1, shots + 1)]


volleys = lru_cache(TABLES)(Volleys)
"""The table of the best volleys, one for all games."""


class Blows(dict[int, Blow]):
    """The best way to strike or throw at a victim, by the plain hit rate; whoever can act evades some."""

    def __init__(self, damage: Formula, victim: Victim, parts: Sequence[str]) -> None:
        super().__init__()
        self.damage, self.victim, self.parts = damage, victim, parts

    def __missing__(self, percent: int) -> Blow:
        self[percent] = best = max((self.worth(percent, part), "", 1, part) for part in self.parts)
        return best

    def worth(self, percent: int, part: str) -> int:
        """Return the worth of a blow at a part."""
        hit = hope(percent + (PART[part][0] if part else 0))
        worth = harm(self.damage, self.victim, 0, part, 0) * hit // 100
        return worth * (EVADED if self.victim.acts else 100) // 100


blows = lru_cache(TABLES)(Blows)
"""The table of the best blows, one for all games."""


def modes_with(c: Fight, arm: Weapon, rounds: int) -> Modes:
    """List what can be shot with this number of rounds."""
    return tuple([(mode, most) for mode in arm.modes if (most := most_shots(c, mode, rounds))])


def spread_fire(
    c: Fight,
    weapon: str,
    held: Carried,
    victims: Mapping[str, Victim],
    rates: Mapping[str, int],
    patterns: Sequence[tuple[str, ...]],
) -> Iterator[Plan]:
    """Volleys at several targets: which shot goes at whom, by the name; each shot by its own cell on the plain rate."""
    arm = c.records.weapons[held.weapon]
    for mode in arm.modes:
        fire = FIRING[mode]
        most = most_shots(c, mode, held.rounds)
        for targets in patterns:
            shots, count = len(targets), len(dict.fromkeys(targets))
            if shots > most or shots not in fire.cells.get(count, {}):
                continue
            cells = fire.cells[count][shots]
            worth = -ROUND_OF_AMMUNITION * fire.rounds * shots
            for name in dict.fromkeys(targets):
                own = [rates[name] + cell for cell, target in zip(cells, targets, strict=True) if target == name]
                worth += volley_worth(arm.damage, mode, victims[name], own, "")
            yield Plan(worth, "shoot", weapon, mode, targets)


def in_use(c: Fight, who: str) -> Fight:
    """Return the same fight with a copy of somebody to try things out: every weapon in hand, no movement declared."""
    ghost = clone(c.fighters[who])
    ghost.method = ""
    for one in ghost.carried.values():
        one.hand = one.hand or ("both" if c.records.weapons[one.weapon].hands == 2 else "right")
    trial = shallow(c)
    trial.fighters = {**c.fighters, who: ghost}
    return trial
