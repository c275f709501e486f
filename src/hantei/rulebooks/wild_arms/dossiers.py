"""WA-DATA.6: a character in a file of its own: brought into an encounter, kept out of a battle."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Annotated, Literal

from hantei.core.limits import Matching
from hantei.core.record import Plain
from hantei.core.text import Language
from hantei.scenes.dossiers import Dossiers, PlaceToGive, from_encounter, into_encounter, places_of, shelved

from .content.records import WANDERER_SET, Arsenal, Character, Encounter
from .state import Fight

KIND = "character"


@dataclass(frozen=True)
class CharacterFile:
    """A character (WA-DATA.6); `arsenal`: records of its own that it uses, which stand before those of the book."""

    hantei: Literal["wild_arms/character/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    character: Character
    language: Language | None = None  # of texts that stand in one alone
    author: str = ""
    arsenal: Arsenal = field(default_factory=Arsenal)


def places(scene: Encounter) -> list[PlaceToGive]:
    """Those of an encounter whose place a character can take."""
    return places_of(scene.fighters, lambda one: one.faction, scene.factions, "fighters")


def names(c: Fight) -> list[str]:
    """Who can be kept: whoever has not died."""
    return [who for who, one in c.fighters.items() if not (one.dead or one.death)]


def keep(c: Fight, who: str) -> Plain:
    """Somebody as they stand: the sheet, with the ARM in use and the items that are left.

    FP, rounds and wounds are not kept, since the next battle begins with the figures of the sheet (WA-DATA.6).
    """
    one = c.fighters[who]
    sheet = c.records.characters[one.character]
    items = {name: n for name, n in one.items.items() if n and (name != WANDERER_SET or name in sheet.items)}
    now = replace(sheet, in_use=one.in_use if one.in_use in sheet.arms else sheet.in_use, items=items)
    return from_encounter("wild_arms", KIND, who, now, c.scene.arsenal)


DOSSIERS = Dossiers(
    kind=KIND,
    model=CharacterFile,
    title="Wild Arms character",
    places=places,
    bring=partial(into_encounter, kind=KIND, own=("name", "hp", "fp", "count")),
    names=names,
    keep=keep,
    shelve=partial(shelved, kind=KIND),
)
"""How characters are written down."""
