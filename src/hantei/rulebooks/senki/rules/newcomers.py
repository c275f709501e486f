"""SK-DATA.1: a character as it begins, and under which id everybody of an encounter takes part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from hantei.core.text import Text

from ..content.records import Character, UnitSpec, each_of
from ..state import Fight, Fighter
from .grid import cell


def muster(units: Sequence[UnitSpec], sheets: Mapping[str, Character]) -> Iterator[tuple[str, UnitSpec, int]]:
    """Everybody of an encounter, in its order: id, entry, and a number for each of several who are called the same.

    The id is the unit's own, or its record's with the number: the second アリ is ant-2. Where that is taken, the next
    number that is free.
    """
    everybody = list(each_of(units))
    names = Counter(name_of(unit, sheets) for unit in everybody)
    bases = Counter(unit.id or unit.character for unit in everybody)
    taken: dict[str, UnitSpec] = {}
    before: Counter[Text | str] = Counter()
    for unit in everybody:
        name, who = name_of(unit, sheets), unit.id or unit.character
        before[name] += 1
        number = before[name] if names[name] > 1 else 0
        if bases[who] > 1 or (number and not unit.id):
            free = number or 1
            while f"{who}-{free}" in taken:
                free += 1
            who = f"{who}-{free}"
        taken[who] = unit
        yield who, unit, number


def name_of(unit: UnitSpec, sheets: Mapping[str, Character]) -> Text | str:
    """Return the name of a unit: its own, else that of its record."""
    sheet = sheets.get(unit.character)
    return unit.name or (sheet.name if sheet is not None else unit.character)


def fighter(c: Fight, unit: UnitSpec, number: int) -> Fighter:
    """A character as it begins the fight (SK-DATA.1)."""
    sheet = c.records.characters[unit.character]
    side = c.scene.sides[unit.side]
    x, y = cell(unit.at)
    made = Fighter(
        unit.character,
        unit.side,
        unit.seat or side.seat or unit.side,
        x,
        y,
        unit.hp or sheet.hp,
        unit.en if unit.en >= 0 else sheet.en,
        sheet.ts,
        pc=side.pc,
        away=unit.arrives > 0,
        arrives=unit.arrives,
        appearance=unit.appearance,
        appearance_value=unit.appearance_value,
        number=number,
        high=sheet.high if unit.high is None else unit.high,
        submerged=sheet.submerged if unit.submerged is None else unit.submerged,
        equipped=list(sheet.weapons),
        possessions=list(sheet.possessions),
        items=dict(sheet.items),
    )
    made.unready = [name for name in made.equipped if c.records.weapons[name].needs_ready]
    return made
