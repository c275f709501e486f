"""SR-X.6: a character in a file of its own: brought into an encounter, kept out of a fight."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Annotated, Literal

from hantei.core.limits import Matching
from hantei.core.record import Plain
from hantei.core.text import Language
from hantei.scenes.dossiers import Dossiers, Foreign, PlaceToGive, from_encounter, into_encounter, places_of, shelved

from ..content.encounter import Encounter
from ..content.records import Arsenal, Character
from ..state import Run
from .chummer import taken

KIND = "character"
PERSON = "person"
"""What a record is of that is neither spirit nor program nor machine."""


@dataclass(frozen=True)
class CharacterFile:
    """A character (SR-X.6); `arsenal`: records of its own that it uses, which stand before those of the book."""

    hantei: Literal["shadowrun4/character/1"]
    id: Annotated[str, Matching(r"[a-z][a-z0-9_]*")]
    character: Character
    language: Language | None = None  # of texts that stand in one alone
    author: str = ""
    arsenal: Arsenal = field(default_factory=Arsenal)


def places(scene: Encounter) -> list[PlaceToGive]:
    """Those of an encounter whose place a character can take: nobody who serves, and no machine that somebody runs."""
    found = places_of(scene.units, lambda unit: unit.side, scene.sides, "units")
    ridden = [unit.aboard or unit.jumped_in for unit in scene.units]
    units = {place.name: scene.units[int(place.path[1])] for place in found}
    return [
        place
        for place in found
        if not (units[place.name].owner or units[place.name].registered or place.name in ridden)
    ]


def names(c: Run) -> list[str]:
    """Who can be kept: people, but for the dead."""
    return [who for who, one in c.actors.items() if one.kind == PERSON and not one.dead]


def keep(c: Run, who: str) -> Plain:
    """Somebody as they stand: the sheet, with the weapons, clips and rounds that are left, less the Edge that burned.

    Damage is not kept, since the next fight begins with the figures of the sheet (SR-X.6).
    """
    one = c.actors[who]
    sheet = c.records.characters[one.character]
    carried = list(one.carried.values())
    weapons = tuple(weapon.weapon for weapon in carried)
    now = replace(
        sheet,
        edge=sheet.edge - one.burned,
        weapons=weapons,
        in_hand=tuple(dict.fromkeys(weapon.weapon for weapon in carried if weapon.hand)),
        holstered=tuple(dict.fromkeys(weapon.weapon for weapon in carried if weapon.holster and not weapon.hand)),
        clips={name: n for name, n in one.clips.items() if n and name in weapons},
        loose={name: n for name, n in one.loose.items() if n and name in weapons},
    )
    return from_encounter("shadowrun4", KIND, who, now, c.scene.arsenal)


DOSSIERS = Dossiers(
    kind=KIND,
    model=CharacterFile,
    title="Shadowrun 4 character",
    places=places,
    bring=partial(into_encounter, kind=KIND, own=("name", "count")),
    names=names,
    keep=keep,
    shelve=partial(shelved, kind=KIND),
    foreign=Foreign("Chummer", ".chum", taken),
)
"""How characters are written down."""
