"""The check of an encounter before play: everything wrong with it that its shape does not show (KG-D.3)."""

from __future__ import annotations

from hantei.core.message import Message
from hantei.core.rulings import Ruling
from hantei.scenes.encounter_faults import reading_faults, side_faults, twice_faults
from hantei.scenes.faults import Fault, Faults, error, ids, named, reserved

from ..content.records import Content, Encounter


def faults(encounter: Encounter, content: Content, rulings: tuple[Ruling, ...] = ()) -> list[Fault]:
    """All semantic faults of an encounter (KG-D.3), errors and warnings.

    Parameters: the encounter, what it is played with, and the readings that it may choose.
    """
    strength = {name: sum(unit.side == name for unit in encounter.units) for name in encounter.sides}
    return [
        *(error("id", "fault-id-plain", id=encounter.id) for _ in ids("", [encounter.id])),
        *side_faults("kg", encounter.sides, strength.__getitem__),
        *field_faults(encounter),
        *name_faults(encounter),
        *unit_faults(encounter, content),
        *reading_faults("kg", rulings, encounter.rulings),
    ]


def name_faults(encounter: Encounter) -> Faults:
    """KG-D.3: no band and nobody is called as a seat that the table itself has, nor is a band played from one."""
    for name, side in encounter.sides.items():
        yield from reserved(f"sides/{name}", name)
        yield from reserved(f"sides/{name}/seat", side.seat)
    for i, who in enumerate(own_ids(encounter)):
        yield from reserved(f"units/{i}", who)


def field_faults(encounter: Encounter) -> Faults:
    """KG-D.2: all rows are as long as the first."""
    for i, row in enumerate(encounter.rows):
        if len(row) != len(encounter.rows[0]):
            yield error(f"rows/{i}", "kg-fault-row", found=len(row), length=len(encounter.rows[0]))


def unit_faults(encounter: Encounter, content: Content) -> Faults:
    """KG-D.3: everybody is of a kind and a band, in a square of their own where somebody can stand."""
    taken: list[str] = []
    for i, unit in enumerate(encounter.units):
        path = f"units/{i}"
        yield from named(f"{path}/character", Message("kg-thing-kind"), unit.character, content.records)
        yield from named(f"{path}/side", Message("kg-thing-side"), unit.side, encounter.sides)
        if mark_at(encounter, unit.at) in ("", "#"):
            yield error(f"{path}/at", "kg-fault-square", found=unit.at)
        if unit.at in taken:
            yield error(f"{path}/at", "kg-fault-taken", found=unit.at)
        taken.append(unit.at)
        if unit.id:
            yield from (error(f"{path}/id", "fault-id-plain", id=unit.id) for _ in ids("", [unit.id]))
    yield from twice_faults("kg", "units", own_ids(encounter))


def own_ids(encounter: Encounter) -> list[str]:
    """The ids under which everybody takes part, as mustering gives them."""
    kinds = [unit.character for unit in encounter.units]
    found = []
    for i, unit in enumerate(encounter.units):
        number = kinds[: i + 1].count(unit.character)
        found.append(unit.id or (f"{unit.character}-{number}" if kinds.count(unit.character) > 1 else unit.character))
    return found


def mark_at(encounter: Encounter, at: str) -> str:
    """What marks a square; "" where it is not on the field."""
    x, y = (int(part) for part in at.split(","))
    row = encounter.rows[-1 - y] if y < len(encounter.rows) else ""
    return row[x] if x < len(row) else ""
