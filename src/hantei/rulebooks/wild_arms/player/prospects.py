"""What a machine player reckons with: how likely attacks hit, what a hit is worth, how exposed somebody is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hantei.core.glance import at_a_glance

from ..content.records import REACTIONS, Effect
from ..rules import targets
from ..rules.acting import able, incapacitated
from ..rules.attack import hit_changes, reacts
from ..rules.attributes import attribute_of, prevented, traits_against
from ..rules.break_guard import uses_left
from ..rules.checks import CRITICAL, FUMBLE, Change, Pool, check_dice
from ..rules.damage import armour_against, damage_bonus, damage_dice
from ..rules.harm import worst
from ..rules.hiding import needs_search
from ..rules.people import enemies, has, has_hp, weapons
from ..rules.things import Thing, bodies, least_cost, thing_of
from ..rules.usable import ways
from ..state import Fight
from .remembered import Held, held, options, pool

STEP = {"": 40, "wounded": 75, "dying": 3, "death": 0}
"""What a step of harm is worth by the worst status held; 100 is a fighter with HP put out of action."""

GUARDED = 16
"""What it is worth to use up a guard."""

FP = 2
"""What a point of FP is worth."""

TWO_DICE = 7
"""The mean of two dice."""


class Plan(NamedTuple):
    """An attack that could be made, and what it is worth, in hundredths of a fighter."""

    worth: int
    option: str = ""
    arm: str = ""
    targets: tuple[str, ...] = ()


NO_PLAN = Plan(0)


# How likely


@cache
def totals(dice: int) -> tuple[dict[int, int], int]:
    """What the dice of a check and their criticals and fumbles come to, in how many of how many ways."""
    law, ways_of_all = check_dice(dice).law()
    found: dict[int, int] = {}
    for faces, count in law:
        total = faces.sum + CRITICAL * (faces.sixes >= 2) + FUMBLE * faces.ones
        found[total] = found.get(total, 0) + count
    return found, ways_of_all


@cache
def better(dice: int, others: int, ahead: int) -> int:
    """How likely, in thousandths, a pool beats another, with so much more added to it than to the other."""
    (mine, mine_of), (theirs, theirs_of) = totals(dice), totals(others)
    won = sum(count * more for total, count in mine.items() for other, more in theirs.items() if total + ahead > other)
    return 1000 * won // (mine_of * theirs_of)


@cache
def reaches(dice: int, target: int) -> int:
    """How likely, in thousandths, a pool reaches a target number."""
    found, ways_of_all = totals(dice)
    return 1000 * sum(count for total, count in found.items() if total >= target) // ways_of_all


def beats(active: Pool, passive: Pool) -> int:
    """How likely, in thousandths, an opposed check is won."""
    return better(max(1, active.dice.value), max(1, passive.dice.value), active.value.value - passive.value.value)


def makes(made: Pool, target: int) -> int:
    """How likely, in thousandths, a check succeeds."""
    return reaches(max(1, made.dice.value), target - made.value.value)


# Attacks


def plans(c: Fight, who: str, slot: str = "major") -> Iterator[Plan]:
    """Every attack somebody could make now, each at those targets at which it is worth most."""
    for option in options(c, who, slot):
        for used in weapons_for(c, who, option):
            if used.attack:
                yield planned(c, who, option, used)


def weapons_for(c: Fight, who: str, option: str) -> list[Thing]:
    """The ways in which something can be used."""
    kind, _, name = option.partition(":")
    if kind == "art" and c.records.arts[name].attack:
        return ways(c, who, name)
    return [thing_of(c, who, option)]


def planned(c: Fight, who: str, option: str, used: Thing, more: int = 0) -> Plan:
    """The best that can be made of an attack, less what it costs; `more`: added to the attack check."""
    foes = enemies(c, who)
    reachable = [name for name in targets.possible(c, who, used) if name in foes]
    each = sorted(((hit_worth(c, who, used, name, more), name) for name in reachable), key=lambda one: -one[0])
    if used.target == "bodies":
        each = each[: bodies(c, who, used, True)]
    chosen = [(worth, name) for worth, name in each if worth > 0]
    spent = FP * least_cost(c, who, used) + (used.rounds - 1 if used.rounds else 0)
    return Plan(sum(worth for worth, _ in chosen) - spent, option, used.arm, tuple(name for _, name in chosen))


def hit_worth(c: Fight, who: str, used: Thing, target: str, more: int = 0) -> int:
    """What an attack on somebody is worth: how likely it hits, times what a hit does."""
    chance = hit_chance(c, who, used, target, more)
    if needs_search(c, who, target, used):
        seek, hide = pool(c, who, "perception"), pool(c, target, "acrobatics", "passive")
        chance = chance * beats(seek, hide) // 1000
    return chance * harm_worth(c, who, used, target) // 1000


def hit_chance(c: Fight, who: str, used: Thing, target: str, more: int = 0) -> int:
    """How likely, in thousandths, an attack hits."""
    if not reacts(c, target, used.attack):
        return 1000
    value, dice = hit_changes(used)
    extra: list[Change] = [(more, "", "more")] if more else []
    mine = pool(c, who, used.skill, "attack", (*value, *extra), tuple(dice))
    return beats(mine, pool(c, target, REACTIONS[used.attack], "reaction"))


def harm_worth(c: Fight, who: str, used: Thing, target: str) -> int:
    """What a hit on somebody does, in hundredths of a fighter."""
    attribute = attribute_of(c, who, used)
    if prevented(c, target, attribute):
        return 0
    rider = sum(effect_harm(c, target, effect) for effect in rider_of(used))
    if not has_hp(c, target):
        if uses_left(c, target):
            return GUARDED
        return STEP[worst(c, target)] + rider
    left = c.fighters[target].hp
    traits = traits_against(c, target, attribute)
    if left <= 0 or "null" in traits:
        return 0
    dealt = mean_damage(c, who, used) - armour_against(c, target, used, traits)
    if "absorb" in traits:
        return -20
    dealt = max(0, dealt) * (2 if "weak" in traits else 1) // (2 if "half" in traits else 1)
    most = c.sheet(target).hp or 1
    return min(1000, 1000 * dealt // left) * (60 + 40 * left // most) // 1000 + 10 * (dealt >= left) + rider


def mean_damage(c: Fight, who: str, used: Thing) -> int:
    """What the damage roll comes to on average."""
    opened = 5 if c.fighters[who].possession == "open" else 0
    return damage_dice(c, who, used) * TWO_DICE // 2 + damage_bonus(c, who, used).value + opened


def rider_of(used: Thing) -> Iterator[Effect]:
    """What a hit does besides its damage."""
    if used.weapon is not None:
        yield used.weapon.rider
    if used.art is not None:
        yield used.art.rider


def effect_harm(c: Fight, target: str, effect: Effect) -> int:
    """What the statuses and modifiers of an effect do to an enemy."""
    fighter = c.fighters[target]
    given = sum(12 for status in effect.give if not has(fighter, status))
    return given - 2 * sum(one.value + 3 * one.dice for one in effect.modifiers)


def best(c: Fight, who: str, slot: str = "major") -> Plan:
    """The attack worth most."""
    return max(plans(c, who, slot), default=NO_PLAN, key=lambda plan: plan.worth)


# What somebody has to fear


def exposure(c: Fight, who: str) -> int:
    """How many attacks somebody has to expect in a round, in tenths: those of able enemies, shared by its side."""
    foes = [name for name in enemies(c, who) if able(c, name)]
    mine = [name for name in enemies(c, foes[0]) if not incapacitated(c, name)] if foes else []
    return 10 * len(foes) // max(1, len(mine))


def usual_attack(c: Fight, foe: str) -> Thing | None:
    """The plain attack by which somebody threatens most: by its skill."""
    return usual_attack_with(c, held(c, foe), foe)


@at_a_glance
def usual_attack_with(c: Fight, now: Held, foe: str) -> Thing | None:
    """The same, of somebody who holds what it holds `now`."""
    arms = [thing_of(c, foe, f"arm:{name}") for name, _ in weapons(c, foe)]
    spells = [thing_of(c, foe, f"art:{name}") for name in c.sheet(foe).arts]
    attacks = [one for one in [*arms, *spells] if one.attack]
    return max(attacks, default=None, key=lambda one: pool(c, foe, one.skill, "attack").value.value)


def danger(c: Fight, who: str, more_dice: int = 0, helpless: bool = False) -> int:
    """How likely, in thousandths, an enemy's attack hits somebody; `more_dice`: of the reaction."""
    if helpless:
        return 1000
    chances = []
    for foe in enemies(c, who):
        used = usual_attack(c, foe) if able(c, foe) else None
        if used is not None:
            mine = pool(c, foe, used.skill, "attack")
            extra: list[Change] = [(more_dice, "", "more")] if more_dice else []
            chances.append(beats(mine, pool(c, who, REACTIONS[used.attack], "reaction", (), tuple(extra))))
    return sum(chances) // len(chances) if chances else 0


def own_worth(c: Fight, who: str) -> int:
    """What the next harm costs somebody."""
    if not has_hp(c, who):
        return STEP[worst(c, who)]
    return 35 + 30 * (c.sheet(who).hp or 1) // max(1, 2 * c.fighters[who].hp)
