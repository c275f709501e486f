"""Everybody in the battle as sheets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hantei.core.entries import figure, gauge
from hantei.core.message import Message, Sayable
from hantei.core.roster import Figure, Gauge, Sheet, SheetRoll
from hantei.scenes.naming import Name

from ..content.records import Described
from ..rules.break_guard import uses_left
from ..rules.people import beaten, has_hp
from ..rules.skills import dice, level
from ..rules.supply import supplied
from ..state import Fight
from .names import (
    MOST_KEPT,
    arm_name,
    art_name,
    item_name,
    items,
    labelled,
    possession_name,
    shown,
    skill_name,
    state_words,
)

BULLETS = "bullets"


def roster(c: Fight, seat: str) -> list[Sheet]:
    """WA-DATA.6, WA-DATA.7: everybody; nothing is hidden."""
    return [sheet(c, who) for who in shown(c)]


def plays(c: Fight, who: str) -> str:
    """The seat that plays somebody; "" if there is nobody of that name."""
    return c.fighters[who].seat if who in c.fighters else ""


def insight(c: Fight, seat: str) -> str:
    """Nothing that one seat sees is hidden from another."""
    return ""


def sheet(c: Fight, who: str) -> Sheet:
    """Somebody as the table sees them."""
    fighter, fixed = c.fighters[who], described(c, who)
    return Sheet(
        id=who,
        name=labelled(c, who),
        side=fighter.faction,
        seat=fighter.seat,
        gauges=gauges(c, who),
        figures=fixed.figures,
        conditions=[*([possession_name(fighter.possession)] if fighter.possession else []), *state_words(c, who)],
        gear=gear(c, who, fixed.arts),
        out=beaten(c, who),
        initiative=fighter.initiative,
        rolls=fixed.rolls,
    )


def described(c: Fight, who: str) -> Described:
    """What stands on the sheet of everybody with this record, whatever happens: 先制値, armour, every skill listed as
    it is rolled; skills and spells."""
    known, key = c.records.described, (c.fighters[who].character, c.rulings["skill_ability_table"])
    if key not in known:
        record = c.sheet(who)
        skills = [(skill_name(c, skill), rolled(c, who, skill)) for skill in record.skills]
        figures = [figure("wa-sheet-initiative", record.initiative)]
        if record.armour is not None:
            figures.append(figure("wa-sheet-armour", record.armour))
        figures += [Figure(name, command) for name, command in skills]
        rolls = [SheetRoll(command, name) for name, command in skills]
        known[key] = Described(figures, rolls, [art_name(c, name) for name in record.arts])
    return known[key]


def rolled(c: Fight, who: str, skill: str) -> str:
    """WA-01.2: a check as it is typed: "2D6+3", one die at least."""
    own = level(c, who, skill)
    return f"{max(1, dice(c, who, skill))}D6{own:+d}" if own else f"{max(1, dice(c, who, skill))}D6"


def gauges(c: Fight, who: str) -> list[Gauge]:
    """What one lives on: HP, or the steps of harm to go (WA-14.19); FP; break guard; rounds."""
    fighter, record = c.fighters[who], c.sheet(who)
    fp = gauge("wa-sheet-fp", fighter.fp, record.fp)
    if has_hp(c, who):
        found = [gauge("wa-sheet-hp", fighter.hp, record.hp), fp]
    else:
        harm = sum((fighter.wounded, fighter.dying, fighter.death))
        found = [gauge("wa-sheet-life", 3 - harm, 3), fp, gauge("wa-sheet-guard", uses_left(c, who))]
    for name, rounds in fighter.arms.items():
        if rounds >= 0:
            arm = record.attacks.get(name) or c.records.arms[name]
            found.append(loaded(arm_name(c, name), rounds, arm.capacity))
    return found


@lru_cache(MOST_KEPT)
def loaded(arm: Name, rounds: int, capacity: int | None) -> Gauge:
    """The rounds in an ARM."""
    return Gauge(arm, rounds, capacity)


def gear(c: Fight, who: str, arts: Sequence[Sayable]) -> list[Sayable]:
    """The ARM in use, skills and spells, items; bullets are not counted while supplied (WA-17.5)."""
    fighter = c.fighters[who]
    found: list[Sayable] = []
    if fighter.in_use:
        found.append(in_use(arm_name(c, fighter.in_use)))
    found += [arm_name(c, name) for name in fighter.arms if name != fighter.in_use]
    found += arts
    for item, count in fighter.items.items():
        if count and not (item == BULLETS and supplied(c, who)):
            found.append(items(item_name(c, item), count))
    return found


@lru_cache(MOST_KEPT)
def in_use(arm: Name) -> Message:
    """The ARM in use."""
    return Message("wa-sheet-in_use", {"arm": arm})
