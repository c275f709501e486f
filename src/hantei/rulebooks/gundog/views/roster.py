"""The roster: people as sheets; of others than one's own what shows."""

from __future__ import annotations

from hantei.core.entries import figure, gauge
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable, phrase
from hantei.core.roster import Figure, Gauge, Sheet

from ..content.records import Skilled
from ..rules.conditions import can_act
from ..rules.knowledge import sides_read
from ..rules.tactics import initiative
from ..state import Fight, Fighter
from .entries import item, rounds_gauge, skill_figure, skill_roll
from .names import (
    armed_with,
    health,
    item_name,
    labelled,
    loaded_with,
    skill_name,
    state_words,
    weapon_name,
    weapon_parts,
)
from .names import shown as seen


def roster(c: Fight, seat: str) -> list[Sheet]:
    """Everybody in the fight."""
    sides = sides_read(c, seat)
    return [(sheet if c.fighters[who].side in sides else outside)(c, who) for who in seen(c)]


def plays(c: Fight, who: str) -> str:
    """The seat that plays somebody; "" if there is nobody of that name."""
    return c.fighters[who].seat if who in c.fighters else ""


@at_a_glance
def sheet(c: Fight, who: str) -> Sheet:
    """Somebody whose figures may be read."""
    fighter, first = c.fighters[who], initiative(c, who).value
    skills = skilled(c, fighter.character)
    return Sheet(
        id=who,
        name=labelled(c, who),
        side=fighter.side,
        seat=fighter.seat,
        gauges=gauges(c, who),
        figures=[*figures(c, fighter, first), *skills.figures],
        conditions=states(c, who),
        gear=carried(c, who),
        out=not can_act(c, who),
        initiative=first,
        rolls=skills.rolls,
    )


@at_a_glance
def outside(c: Fight, who: str) -> Sheet:
    """Make the sheet of somebody of whom only the outside can be seen."""
    fighter = c.fighters[who]
    return Sheet(
        id=who,
        name=labelled(c, who),
        side=fighter.side,
        seat=fighter.seat,
        conditions=[health(c, who), *states(c, who)],
        gear=armed_with(c, who),
        out=not can_act(c, who),
    )


def states(c: Fight, who: str) -> list[Message]:
    """The conditions somebody is in, and cover."""
    found = state_words(c, who)
    return [*found, phrase("gd-spot-cover")] if c.fighters[who].cover else found


def gauges(c: Fight, who: str) -> list[Gauge]:
    """耐久力, and the rounds of the guns in hand."""
    fighter, weapons = c.fighters[who], c.records.weapons
    return [gauge("gd-roster-endurance", fighter.endurance, c.sheet(who).endurance)] + [
        rounds_gauge(*weapon_parts(c, name), held.rounds, weapons[held.weapon].magazine)
        for name, held in fighter.carried.items()
        if held.hand and weapons[held.weapon].magazine
    ]


def figures(c: Fight, fighter: Fighter, first: int) -> list[Figure]:
    """Initiative and protection."""
    found = [figure("gd-roster-initiative", first)]
    if fighter.armour:
        found.append(figure("gd-roster-armour", c.records.armour[fighter.armour].value))
    return found


def skilled(c: Fight, character: str) -> Skilled:
    """The skills of a record, and a check of every skill (GD-00.1)."""
    known = c.records.skilled
    if character not in known:
        skills = [(skill_name(c, name), skill) for name, skill in c.records.characters[character].skills.items()]
        shown = tuple(skill_figure(name, skill.rate, skill.level) for name, skill in skills)
        known[character] = Skilled(shown, tuple(skill_roll(name, skill.rate) for name, skill in skills))
    return known[character]


def carried(c: Fight, who: str) -> list[Sayable]:
    """Weapons in hand with their rounds, those stowed, items."""
    fighter = c.fighters[who]
    found: list[Sayable] = [*loaded_with(c, who)]
    found += [weapon_name(c, name) for name, held in fighter.carried.items() if not held.hand]
    return found + [item(item_name(c, name), n) for name, n in fighter.items.items() if n]
