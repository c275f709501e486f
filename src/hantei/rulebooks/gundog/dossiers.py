"""Chapter 00: a character in a file of its own: brought into an encounter, kept out of a fight."""

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

KIND = "character"


@dataclass(frozen=True)
class CharacterFile:
    """A character (GD-00.14); `arsenal`: records of its own that it uses, which stand before those of the book."""

    hantei: Literal["gundog/character/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    character: Character
    language: Language | None = None  # of texts that stand in one alone
    author: str = ""
    arsenal: Arsenal = field(default_factory=Arsenal)


def places(scene: Encounter) -> list[PlaceToGive]:
    """Those of an encounter whose place a character can take."""
    return places_of(scene.units, lambda unit: unit.side, scene.sides, "units")


def names(c: Fight) -> list[str]:
    """Who can be kept: whoever has not died."""
    return [who for who, one in c.fighters.items() if not one.dead]


def keep(c: Fight, who: str) -> Plain:
    """Somebody as they stand: the sheet, with the weapons, magazines and items that are left.

    Wounds are not kept, since the next fight begins with the figures of the sheet (GD-00.14).
    """
    one = c.fighters[who]
    carried = list(one.carried.values())
    sheet = replace(
        c.records.characters[one.character],
        weapons=tuple(weapon.weapon for weapon in carried),
        in_hand=tuple(dict.fromkeys(weapon.weapon for weapon in carried if weapon.hand)),
        magazines={name: n for name, n in one.magazines.items() if n and name in [one.weapon for one in carried]},
        items={name: n for name, n in one.items.items() if n},
        armour=one.armour,
    )
    return from_encounter("gundog", KIND, who, sheet, c.scene.arsenal)


DOSSIERS = Dossiers(
    kind=KIND,
    model=CharacterFile,
    title="Gundog character",
    places=places,
    bring=partial(into_encounter, kind=KIND, own=("name", "endurance", "count")),
    names=names,
    keep=keep,
    shelve=partial(shelved, kind=KIND),
)
"""How characters are written down."""
