"""What an attack is worth to a machine player: its hit rates by the rules themselves, what it does to the target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

from ..content.records import Formula, Weapon
from ..rules.figures import rate
from ..rules.firing_table import FIRING, most_shots
from ..rules.hit_rate import PART, hit_rate
from ..rules.wounding import HALVING
from ..state import Attack, Carried, Fight

POINT = 100
"""All worth is counted in hundredths of a point of 耐久力."""

OUT = 8 * POINT
"""What it is worth to put somebody out of action."""

EVADED = 55
"""Of a hundred blows and throws that hit, how many are not evaded."""

ROUND_OF_AMMUNITION = 5
"""What a round is worth while there is plenty."""


class Plan(NamedTuple):
    """An attack that could be made: what it is worth, with what, how, at whom by the shot, at which part."""

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


# Rates


def base_rate(c: Fight, who: str, weapon: str, target: str, guess: int | None = None) -> int:
    """The hit rate of one plain attack on somebody, before the modifiers of more shots, more targets or an aim.

    `guess`: a figure in place of a skill that cannot be read.
    """
    arm = c.fighters[who].carried[weapon].weapon
    record = c.records.weapons[arm]
    mode = next(iter(record.modes), "")
    percent = hit_rate(c, Attack(who, KINDS[record.kind][1], weapon, arm, mode, [target])).value
    percent -= FIRING[mode].cells[1][1][0] if mode else 0
    return percent if guess is None else percent - rate(c, who, record.skill).value + guess


# Damage


@cache
def spread(dice: int) -> Sequence[int]:
    """In how many of all throws of so many D6 each sum comes up, from the lowest sum."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, at - 5) : at + 1]) for at in range(len(ways) + 5)]
    return ways


@cache
def gets_through(formula: Formula, bonus: int, armour: int) -> tuple[int, int]:
    """What a damage roll brings behind the armour: hundredths on average, and in how many of a hundred rolls any."""
    head, d6, more = formula.upper().partition("D6")
    dice, rest = (int(head) + bonus, int(more or 0)) if d6 else (bonus, int(head))
    ways = spread(dice)
    left = [max(0, dice + at + rest - armour) for at in range(len(ways))]
    total = sum(ways)
    mean = 100 * sum(count * points for count, points in zip(ways, left, strict=True)) // total
    return mean, 100 * sum(count for count, points in zip(ways, left, strict=True) if points) // total


TABLE_WORTH: Mapping[int, int] = {0: 1100, -3: 1570, -5: 1850, -8: 2050}
"""What a roll on the book's damage penalty table does on average, by its modifier."""

LEG_WORTH = 5 * POINT
"""What the effects of a hit in a leg are worth (GD-10.14 to GD-10.16)."""

VITAL_ROW = -5
"""GD-10.4: what a vital spot puts on the roll."""


class Victim(NamedTuple):
    """A target as an attacker sees it: 耐久力 left as far as known, armour, whether it still acts."""

    endurance: int
    armour: int
    acts: bool


@lru_cache(1 << 14)
def harm(damage: Formula, victim: Victim, bonus: int, part: str, modifier: int) -> int:
    """What a hit does: the loss, at most what is left, more the nearer it comes to felling; table or limb."""
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
    """The chance that a machine reckons with at a rate: it does not shoot for the one lucky face (GD-00.2)."""
    return min(99, percent) if percent >= LEAST else 0


@lru_cache(1 << 14)
def chances(rates: tuple[int, ...]) -> Sequence[int]:
    """In how many of ten thousand volleys none, one, two ... of the shots hit."""
    found = [10_000]
    for percent in rates:
        hit = hope(percent)
        missed = [many * (100 - hit) // 100 for many in found]
        struck = [many * hit // 100 for many in found]
        found = [a + b for a, b in zip([*missed, 0], [0, *struck], strict=True)]
    return found


def volley_worth(damage: Formula, mode: str, victim: Victim, rates: Sequence[int], part: str) -> int:
    """What shots at one target are worth, by their hit rates."""
    fire = FIRING[mode]
    return sum(
        many * harm(damage, victim, fire.bonus[hits], part, fire.table) // 10_000
        for hits, many in enumerate(chances(tuple(rates)))
        if hits
    )


PARTS = ("", "vital", "leg")
"""Where a machine aims: an arm brings no more than a leg does."""


Modes = tuple[tuple[str, int], ...]
"""Modes of a gun, each with the shots that the rounds allow."""


@lru_cache(1 << 15)
def best_volley(damage: Formula, modes: Modes, victim: Victim, percent: int, short: bool) -> tuple[int, str, int, str]:
    """The best way to shoot at one target at a plain hit rate: its worth, the mode, the shots, the part.

    Parameter: `short`: whether ammunition runs out.
    """
    price = ROUND_OF_AMMUNITION * (4 if short else 1)
    found = [(0, "", 0, "")]
    for mode, most in modes:
        fire = FIRING[mode]
        for shots in range(1, min(most, fire.shots) + 1):
            for part in PARTS:
                aim = PART[part][0] if part else 0
                rates = [percent + aim + cell for cell in fire.cells[1][shots]]
                worth = volley_worth(damage, mode, victim, rates, part) - price * fire.rounds * shots
                found.append((worth, mode, shots, part))
    return max(found)


def modes_with(c: Fight, arm: Weapon, rounds: int) -> Modes:
    """What can be shot with so many rounds."""
    return tuple([(mode, most) for mode in arm.modes if (most := most_shots(c, mode, rounds))])


def volley(weapon: str, arm: Weapon, modes: Modes, target: str, victim: Victim, percent: int, short: bool) -> Plan:
    """The best volley at one target at a plain hit rate."""
    worth, mode, shots, part = best_volley(arm.damage, modes, victim, percent, short)
    return Plan(worth, "shoot", weapon, mode, (target,) * shots, part) if shots else NOTHING


def blow(weapon: str, arm: Weapon, target: str, victim: Victim, percent: int) -> Plan:
    """The best blow at somebody, or throw, at a plain hit rate; whoever can act evades some."""
    found = []
    for part in PARTS:
        hit = hope(percent + (PART[part][0] if part else 0))
        worth = harm(arm.damage, victim, 0, part, 0) * hit // 100
        found.append(
            Plan(worth * (EVADED if victim.acts else 100) // 100, KINDS[arm.kind][0], weapon, "", (target,), part)
        )
    return max(found)


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
    """The same fight with a copy of somebody to try things with: every weapon in hand, no movement declared."""
    fighter = c.fighters[who]
    carried = {
        name: one if one.hand else replace(one, hand="both" if c.records.weapons[one.weapon].hands == 2 else "right")
        for name, one in fighter.carried.items()
    }
    return replace(c, fighters={**c.fighters, who: replace(fighter, carried=carried, method="")})
