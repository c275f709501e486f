"""The roster: people as sheets; of others than one's own what shows."""

from __future__ import annotations

from hantei.core.roster import Figure, Gauge, Roll, Sheet
from hantei.core.rulebook import Message, Sayable

from .conditions import can_act
from .state import Fight
from .tactics import initiative
from .view_names import armed_with, health, item_name, knows, loaded_with, person, skill_name, state_words, weapon_name
from .view_names import shown as seen


def roster(c: Fight, seat: str) -> list[Sheet]:
    """Everybody in the fight."""
    return [sheet(c, seat, who) for who in seen(c)]


def sheet(c: Fight, seat: str, who: str) -> Sheet:
    """Somebody."""
    fighter = c.fighters[who]
    known = knows(c, seat, who)
    states: list[Sayable] = [*state_words(c, who)]
    if fighter.cover:
        states.append(Message("gd-spot-cover"))
    return Sheet(
        id=who,
        name=person(c, who),
        side=fighter.side,
        seat=fighter.seat,
        gauges=gauges(c, who) if known else (),
        figures=figures(c, who) if known else (),
        conditions=states if known else [health(c, who), *states],
        gear=carried(c, who) if known else armed_with(c, who),
        out=not can_act(c, who),
        initiative=initiative(c, who).value if known else None,
        rolls=rolls(c, who) if known else (),
    )


def gauges(c: Fight, who: str) -> list[Gauge]:
    """耐久力, and the rounds of the guns in hand."""
    fighter = c.fighters[who]
    found = [Gauge(Message("gd-roster-endurance"), fighter.endurance, c.sheet(who).endurance)]
    for name, held in fighter.carried.items():
        magazine = c.records.weapons[held.weapon].magazine
        if held.hand and magazine:
            found.append(Gauge(weapon_name(c, name), held.rounds, magazine))
    return found


def figures(c: Fight, who: str) -> list[Figure]:
    """Initiative, protection, skills."""
    fighter, record = c.fighters[who], c.sheet(who)
    found = [Figure(Message("gd-roster-initiative"), initiative(c, who).value)]
    if fighter.armour:
        found.append(Figure(Message("gd-roster-armour"), c.records.armour[fighter.armour].value))
    return found + [
        Figure(skill_name(c, name), Message("gd-roster-rate", {"rate": skill.rate, "level": skill.level}))
        for name, skill in record.skills.items()
    ]


def carried(c: Fight, who: str) -> list[Sayable]:
    """Weapons in hand with their rounds, those stowed, items."""
    fighter = c.fighters[who]
    found: list[Sayable] = [*loaded_with(c, who)]
    found += [weapon_name(c, name) for name, held in fighter.carried.items() if not held.hand]
    return found + [
        Message("gd-roster-item", {"name": item_name(c, item), "n": n}) for item, n in fighter.items.items() if n
    ]


def rolls(c: Fight, who: str) -> list[Roll]:
    """GD-00.1: a check of every skill on the sheet."""
    return [Roll(f"1D100<={skill.rate}", skill_name(c, name)) for name, skill in c.sheet(who).skills.items()]
