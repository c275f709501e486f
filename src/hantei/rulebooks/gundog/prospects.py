"""What an attack is worth to a machine player: its hit rates by the rules themselves, what it does to the target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from .content import Formula, PenaltyTable, Row, Weapon
from .figures import rate
from .firing import FIRING, most_shots
from .hitting import PART, hit_rate
from .state import Attack, Fight
from .wounding import HALVING, TABLES

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


def base_rate(c: Fight, who: str, weapon: str, target: str) -> int:
    """The hit rate of one plain attack on somebody, before the modifiers of more shots, more targets or an aim."""
    arm = c.fighters[who].carried[weapon].weapon
    record = c.records.weapons[arm]
    mode = (
        next((mode for mode in record.modes if not FIRING[mode].cells[1][1][0]), *record.modes[:1])
        if record.modes
        else ""
    )
    attack = Attack(who, KINDS[record.kind][1], weapon, arm, mode, [target])
    percent = hit_rate(c, attack).value
    return percent - (FIRING[mode].cells[1][1][0] if mode else 0)


def guessed_rate(c: Fight, who: str, weapon: str, target: str, guess: int) -> int:
    """The hit rate of somebody whose skills cannot be read: a guess in place of the skill."""
    record = c.records.weapons[c.fighters[who].carried[weapon].weapon]
    return base_rate(c, who, weapon, target) - rate(c, who, record.skill).value + guess


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


def row_worth(row: Row, left: int) -> int:
    """What a row of a damage penalty table does to somebody with so much 耐久力."""
    if row.death or row.unconscious:
        return POINT * left + OUT
    worth = gets_through(row.extra_damage, 0, 0)[0] if row.extra_damage else 0
    worth += 2 * gets_through(row.bleeding, 0, 0)[0] if row.bleeding else 0
    worth -= 12 * (row.serious or 0) + 6 * (row.light or 0) + 3 * (row.shock or 0)
    worth += 4 * POINT if row.stun_check is not None else 0
    return worth + POINT * (2 * row.prone + row.unstable + 5 * row.confused + 3 * row.drop_weapon)


@cache
def table_worth(table: PenaltyTable, modifier: int, left: int) -> int:
    """What a roll on a damage penalty table does on average (GD-00.5: 2D9, kept from 0 to 18)."""
    worths = [row_worth(row, left) for row in table.rows]
    sums = [max(0, min(18, first + second + modifier)) for first in range(10) for second in range(10)]
    return sum(worths[figure] for figure in sums) // len(sums)


LIMB_WORTH: Mapping[str, int] = {"arm": 5 * POINT, "leg": 5 * POINT}
"""What the effects of a hit in an arm or a leg are worth."""

VITAL_ROW = -5
"""GD-10.4, as an estimate of what the table does."""


class Victim(NamedTuple):
    """A target as an attacker sees it: 耐久力 left as far as known, armour, whether it still acts."""

    endurance: int
    armour: int
    acts: bool


def harm(c: Fight, arm: Weapon, victim: Victim, bonus: int, part: str, modifier: int) -> int:
    """What a hit does: the loss, at most what is left, more the nearer it comes to felling; table or limb."""
    mean, chance = gets_through(arm.damage, bonus, victim.armour)
    loss = mean // 2 if part in HALVING else 2 * mean if part == "vital" else mean
    left = max(1, victim.endurance)
    loss = min(loss, POINT * left)
    felling = OUT * loss // (POINT * left)
    if part in HALVING:
        after = LIMB_WORTH[part]
    else:
        after = table_worth(penalties(c, arm), modifier + (VITAL_ROW if part == "vital" else 0), left)
    worth = loss + felling + after * chance // 100
    return worth if victim.acts else worth * 2 // 3


def penalties(c: Fight, arm: Weapon) -> PenaltyTable:
    """The damage penalty table for a weapon."""
    tables = c.content.arsenal.tables
    found: PenaltyTable | None = getattr(tables, arm.table or TABLES[arm.kind])
    assert found is not None  # noqa: S101 - the book has all three
    return found


# Shots


def chances(rates: Sequence[int]) -> list[int]:
    """In how many of ten thousand volleys none, one, two ... of the shots hit."""
    found = [10_000]
    for percent in rates:
        hit = max(1, min(99, percent))
        missed = [many * (100 - hit) // 100 for many in found]
        struck = [many * hit // 100 for many in found]
        found = [a + b for a, b in zip([*missed, 0], [0, *struck], strict=True)]
    return found


def volley_worth(c: Fight, arm: Weapon, mode: str, victim: Victim, rates: Sequence[int], part: str) -> int:
    """What shots at one target are worth, by their hit rates."""
    fire = FIRING[mode]
    return sum(
        many * harm(c, arm, victim, fire.bonus[hits], part, fire.table) // 10_000
        for hits, many in enumerate(chances(rates))
        if hits
    )


def volleys(
    c: Fight, weapon: str, arm: Weapon, rounds: int, target: str, victim: Victim, percent: int, short: bool
) -> Iterator[Plan]:
    """Every way to shoot at one target at a plain hit rate; `short`: whether ammunition runs out."""
    price = ROUND_OF_AMMUNITION * (4 if short else 1)
    for mode in arm.modes:
        fire = FIRING[mode]
        for shots in range(1, most_shots(c, mode, rounds) + 1):
            cells = fire.cells[1].get(shots, ())
            for part in PARTS:
                aim = PART[part][0] if part else 0
                worth = volley_worth(c, arm, mode, victim, [percent + aim + cell for cell in cells], part)
                yield Plan(worth - price * fire.rounds * shots, "shoot", weapon, mode, (target,) * shots, part)


PARTS = ("", "vital", "leg")
"""Where a machine aims: an arm brings no more than a leg does."""


def blow(c: Fight, weapon: str, arm: Weapon, target: str, victim: Victim, percent: int) -> Iterator[Plan]:
    """Every way to strike at somebody or throw at them, at a plain hit rate; whoever can act evades some."""
    for part in PARTS:
        hit = max(1, min(99, percent + (PART[part][0] if part else 0)))
        worth = harm(c, arm, victim, 0, part, 0) * hit // 100
        yield Plan(worth * (EVADED if victim.acts else 100) // 100, KINDS[arm.kind][0], weapon, "", (target,), part)


def spread_fire(
    c: Fight, who: str, weapon: str, rounds: int, victims: Mapping[str, Victim], patterns: Sequence[tuple[str, ...]]
) -> Iterator[Plan]:
    """Volleys at several targets: which shot goes at whom, by the name; each shot at the rate of its own cell."""
    arm_id = c.fighters[who].carried[weapon].weapon
    arm = c.records.weapons[arm_id]
    for mode in arm.modes:
        fire = FIRING[mode]
        for targets in patterns:
            shots, count = len(targets), len(dict.fromkeys(targets))
            if shots > most_shots(c, mode, rounds) or shots not in fire.cells.get(count, {}):
                continue
            attack = Attack(who, "shot", weapon, arm_id, mode, list(targets))
            rates = [hit_rate(c, attack, index).value for index in range(shots)]
            worth = -ROUND_OF_AMMUNITION * fire.rounds * shots
            for name in dict.fromkeys(targets):
                own = [percent for percent, target in zip(rates, targets, strict=True) if target == name]
                worth += volley_worth(c, arm, mode, victims[name], own, "")
            yield Plan(worth, "shoot", weapon, mode, targets)


def in_use(c: Fight, who: str) -> Fight:
    """The same fight with every weapon somebody carries in hand: what each of them would be good for."""
    fighter = c.fighters[who]
    carried = {
        name: one if one.hand else replace(one, hand="both" if c.records.weapons[one.weapon].hands == 2 else "right")
        for name, one in fighter.carried.items()
    }
    return replace(c, fighters={**c.fighters, who: replace(fighter, carried=carried)})
