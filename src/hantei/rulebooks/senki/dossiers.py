"""SK-DATA.1: a machine with its pilot in a file of its own: brought into an encounter, kept out of a combat."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Annotated, Literal

from hantei.core.limits import Matching
from hantei.core.record import Plain
from hantei.core.text import Language
from hantei.scenes.dossiers import Dossiers, PlaceToGive, from_encounter, into_encounter, places_of, shelved

from .content.records import Arsenal, Character, Encounter
from .state import Fight

KIND = "machine"


@dataclass(frozen=True)
class MachineFile:
    """A machine with its pilot (SK-DATA.1); `arsenal`: records of its own, which stand before those of the book."""

    hantei: Literal["senki/machine/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    machine: Character
    language: Language | None = None  # of texts that stand in one alone
    author: str = ""
    arsenal: Arsenal = field(default_factory=Arsenal)


def places(scene: Encounter) -> list[PlaceToGive]:
    """Those of an encounter whose place a machine can take."""
    return places_of(scene.units, lambda unit: unit.side, scene.sides, "units")


def names(c: Fight) -> list[str]:
    """Who can be kept: whoever has not died."""
    return [who for who, one in c.fighters.items() if not one.dead]


def keep(c: Fight, who: str) -> Plain:
    """A machine as it stands: the record, with the weapons it wears, its possessions, and the items that are left.

    HP and EN are not kept, since the next combat begins with the figures of the record (SK-DATA.1).
    """
    one = c.fighters[who]
    sheet = replace(
        c.records.characters[one.character],
        weapons=tuple(one.equipped),
        possessions=tuple(one.possessions),
        items={name: n for name, n in one.items.items() if n},
    )
    return from_encounter("senki", KIND, who, sheet, c.scene.arsenal)


DOSSIERS = Dossiers(
    kind=KIND,
    model=MachineFile,
    title="Senki machine",
    places=places,
    bring=partial(into_encounter, kind=KIND, own=("name", "hp", "en", "high", "submerged", "count")),
    names=names,
    keep=keep,
    shelve=partial(shelved, kind=KIND),
)
"""How machines are written down."""
