"""A new battle from an encounter: who takes part, with what (WA-04.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.muster import asked_for, muster, over
from hantei.core.rulings import Rulings

from .content.records import Arsenal, Content, UnitSpec
from .rulings import RULINGS
from .state import Faction, Fight, Fighter, Held, Names

WANDERER_SET = "wanderer_set"
"""渡り鳥セット: who carries it is supplied (WA-17.3)."""

UNCOUNTED = -1
"""The rounds of a weapon that counts none."""

HARM = ("wounded", "dying", "death")
"""The steps of harm (WA-14.20), the lightest first."""


NOTHING = Arsenal()
"""The records of an encounter that has none of its own: all such battles share those of the book."""


def new_fight(setup: Mapping[str, Any], content: Content) -> Fight:
    """The state before the first round. Raises `BadSetup` for an encounter or ruling that does not exist."""
    c = Fight(asked_for(setup, content.encounters))
    c.referee = bool(setup.get("referee", False))
    with_content(c, setup, content)
    c.fighters = {who: fighter(c, unit, number) for who, unit, number in muster(c.scene.fighters)}
    c.names = names(c)
    c.factions = {name: Faction() for name in c.scene.factions}
    c.barred = list(c.scene.barred)
    c.scene_statuses = [Held(one.status, "scene", "scene", one.ending) for one in c.scene.scene]
    c.agenda = [("battle",)]
    return c


def with_content(c: Fight, setup: Mapping[str, Any], content: Content) -> Fight:
    """Give a state what it reads and never changes; the encounter's rulings stand over the table's."""
    c.content = content
    chosen = Rulings(RULINGS, dict(setup.get("rulings", {})))
    c.rulings = Rulings(RULINGS, {**chosen, **c.scene.rulings})
    own = c.scene.arsenal
    c.records = content.arsenal if own == NOTHING else over(own, content.arsenal)
    c.names = names(c)
    return c


def names(c: Fight) -> Names:
    """What all are called who are in the battle; of natural attacks with one id, the first says it."""
    given = {who: unit.name for who, unit, _ in muster(c.scene.fighters)}
    own = {who: given.get(who) or c.sheet(who).name for who in c.fighters}
    sides = {who: fighter.faction for who, fighter in c.fighters.items()}
    people = {
        who: (name, tuple(one for one in own if own[one] == name and sides[one] != sides[who]))
        for who, name in own.items()
    }
    attacks = [(name, attack.name) for who in c.fighters for name, attack in c.sheet(who).attacks.items()]
    return Names(people, dict(reversed(attacks)))


def fighter(c: Fight, unit: UnitSpec, number: int) -> Fighter:
    """Somebody as they begin the battle (WA-DATA.6, WA-DATA.7)."""
    sheet = c.records.characters[unit.character]
    faction = c.scene.factions[unit.faction]
    carried = {name: c.records.arms[name] for name in sheet.arms} | dict(sheet.attacks)
    found = Fighter(
        unit.character,
        unit.faction,
        unit.seat or faction.seat or unit.faction,
        number,
        faction.pc,
        hp=unit.hp or sheet.hp or 0,
        fp=sheet.fp if unit.fp is None else unit.fp,
        away=unit.arrives > 0,
        arrives=unit.arrives,
        arms={name: UNCOUNTED if arm.capacity is None else arm.capacity for name, arm in carried.items()},
        in_use=sheet.in_use or next(iter(sheet.arms), ""),
        items=dict(sheet.items),
        guards=sheet.guards,
    )
    if faction.pc if sheet.supplied is None else sheet.supplied:  # WA-17.4
        found.items.setdefault(WANDERER_SET, 1)
    for status in unit.statuses:
        if status in HARM:
            setattr(found, status, True)
        else:
            found.statuses.append(Held(status, "scene"))
    return found
