"""Chapter 04: somebody as they begin the battle, and what all are called who are in it (WA-04.1)."""

from __future__ import annotations

from hantei.core.message import BadSetup
from hantei.scenes.muster import muster
from hantei.scenes.naming import first_names

from ..content.records import WANDERER_SET, Character, UnitSpec
from ..state import HARM, UNCOUNTED, Fight, Fighter, Held, Names


def fighter(c: Fight, unit: UnitSpec, number: int) -> Fighter:
    """Somebody as they begin the battle (WA-DATA.6, WA-DATA.7).

    Raises `BadSetup` for a record with one attribute under several traits where the table refuses those (WA-15.12).
    """
    sheet = c.records.characters[unit.character]
    if c.rulings["conflicting_traits"] == "refused" and (attribute := named_twice(sheet)):
        raise BadSetup("wa-traits-refused", name=sheet.name, attribute=attribute)
    faction = c.scene.factions[unit.faction]
    carried = {name: c.records.arms[name] for name in sheet.arms} | dict(sheet.attacks)
    found = Fighter(
        unit.character,
        unit.faction,
        unit.seat or faction.seat or unit.faction,
        number,
        player_character(c, unit),
        hp=unit.hp or sheet.hp or 0,
        fp=sheet.fp if unit.fp is None else unit.fp,
        away=unit.arrives > 0,
        arrives=unit.arrives,
        arms={name: UNCOUNTED if arm.capacity is None else arm.capacity for name, arm in carried.items()},
        in_use=sheet.in_use or next(iter(sheet.arms), ""),
        items=dict(sheet.items),
        guards=sheet.guards,
    )
    if "unsupplied" in unit.statuses:  # WA-18.15
        found.items.pop(WANDERER_SET, None)
    elif found.pc if sheet.supplied is None else sheet.supplied:  # WA-17.4
        found.items.setdefault(WANDERER_SET, 1)
    for status in unit.statuses:
        if status in HARM:
            setattr(found, status, True)
        else:
            found.statuses.append(Held(status, "scene"))
    return found


def named_twice(sheet: Character) -> str:
    """WA-15.12: an attribute that stands under several traits of a record, "" for none."""
    named = [attribute for attributes in sheet.traits.values() for attribute in attributes]
    return next((attribute for attribute in named if named.count(attribute) > 1), "")


def player_character(c: Fight, unit: UnitSpec) -> bool:
    """WA-DATA.6: whether somebody is a player character: as marked, else of a faction of PCs.

    WA-14.1: those with HP are none: the book has them for monsters and other NPCs.
    """
    if unit.pc is not None:
        return unit.pc
    return c.scene.factions[unit.faction].pc and c.records.characters[unit.character].hp is None


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
    return Names(people, dict(reversed(attacks)), first_names(own.values()))
