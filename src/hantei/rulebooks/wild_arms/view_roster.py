"""Everybody in the battle as sheets."""

from __future__ import annotations

from hantei.core.roster import Figure, Gauge, Roll, Sheet
from hantei.core.rulebook import Message, Sayable

from .guard import uses_left
from .people import beaten, has_hp
from .state import Fight
from .supply import supplied
from .trained import dice, level
from .view_names import (
    arm_name,
    art_name,
    item_name,
    person,
    possession_name,
    shown,
    skill_name,
    state_words,
)

BULLETS = "bullets"


def roster(c: Fight, seat: str) -> list[Sheet]:
    """WA-DATA.6, WA-DATA.7: everybody; nothing is hidden."""
    return [sheet(c, who) for who in shown(c)]


def insight(c: Fight, seat: str) -> str:
    """Nothing that one seat sees is hidden from another."""
    return ""


def sheet(c: Fight, who: str) -> Sheet:
    """Somebody as the table sees them."""
    fighter = c.fighters[who]
    return Sheet(
        id=who,
        name=person(c, who),
        side=fighter.faction,
        seat=fighter.seat,
        gauges=gauges(c, who),
        figures=figures(c, who),
        conditions=[*([possession_name(fighter.possession)] if fighter.possession else []), *state_words(c, who)],
        gear=gear(c, who),
        out=beaten(c, who),
        initiative=fighter.initiative,
        rolls=[Roll(rolled(c, who, skill), skill_name(c, skill)) for skill in c.sheet(who).skills],
    )


def rolled(c: Fight, who: str, skill: str) -> str:
    """WA-01.2: a check as it is typed: "2D6+3", one die at least."""
    own = level(c, who, skill)
    return f"{max(1, dice(c, who, skill))}D6{own:+d}" if own else f"{max(1, dice(c, who, skill))}D6"


def gauges(c: Fight, who: str) -> list[Gauge]:
    """What one lives on: HP, or the steps of harm to go (WA-14.19); FP; break guard; rounds."""
    fighter, record = c.fighters[who], c.sheet(who)
    harm = sum((fighter.wounded, fighter.dying, fighter.death))
    found = [
        Gauge(Message("wa-sheet-hp"), fighter.hp, record.hp)
        if has_hp(c, who)
        else Gauge(Message("wa-sheet-life"), 3 - harm, 3)
    ]
    found.append(Gauge(Message("wa-sheet-fp"), fighter.fp, record.fp))
    if not has_hp(c, who):
        found.append(Gauge(Message("wa-sheet-guard"), uses_left(c, who)))
    for name, rounds in fighter.arms.items():
        if rounds >= 0:
            arm = record.attacks.get(name) or c.records.arms[name]
            found.append(Gauge(arm_name(c, name), rounds, arm.capacity))
    return found


def figures(c: Fight, who: str) -> list[Figure]:
    """先制値, armour, and every skill listed as it is rolled."""
    record = c.sheet(who)
    found = [Figure(Message("wa-sheet-initiative"), record.initiative)]
    if record.armour is not None:
        found.append(Figure(Message("wa-sheet-armour"), record.armour))
    found += [Figure(skill_name(c, skill), rolled(c, who, skill)) for skill in record.skills]
    return found


def gear(c: Fight, who: str) -> list[Sayable]:
    """The ARM in use, skills and spells, items; bullets are not counted while supplied (WA-17.5)."""
    fighter, record = c.fighters[who], c.sheet(who)
    found: list[Sayable] = []
    if fighter.in_use:
        found.append(Message("wa-sheet-in_use", {"arm": arm_name(c, fighter.in_use)}))
    found += [arm_name(c, name) for name in fighter.arms if name != fighter.in_use]
    found += [art_name(c, name) for name in record.arts]
    for item, count in fighter.items.items():
        if count and not (item == BULLETS and supplied(fighter)):
            found.append(Message("wa-sit-item", {"item": item_name(c, item), "count": count}))
    return found
