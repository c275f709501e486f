"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from hantei.core.text import Text

from .content.encounter import Content, Encounter
from .content.matrix import Device, Program
from .content.records import Arsenal, Character, Focus, Skill, Spell, Tradition, Vehicle, Weapon

CONTENT: Mapping[str, Any] = {
    "skills": dict[str, Skill],
    "weapons": dict[str, Weapon],
    "runners": dict[str, Character],
    "foes": dict[str, Character],
    "spirits": dict[str, Character],
    "sprites": dict[str, Character],
    "spells": dict[str, Spell],
    "traditions": dict[str, Tradition],
    "foci": dict[str, Focus],
    "devices": dict[str, Device],
    "programs": dict[str, Program],
    "vehicles": dict[str, Vehicle],
    "ic": dict[str, Character],
}
"""The content files by name, and the model of each."""

CHARACTERS = ("runners", "foes", "spirits", "sprites", "ic")
"""The content files that hold characters."""

SCENARIO = Encounter
"""The model of an encounter file."""

TITLE = "Shadowrun 4 encounter"
"""What the schema of encounter files is called."""


MOST_BOOKS = 10
"""How many are kept: the book as it comes, and those in which values were changed last."""


def content(part: Callable[[str], Any], encounters: Mapping[str, Encounter]) -> Content:
    """All that a fight is played with.

    Parameters: the value of a content file by its name, always the same, and the encounters at hand by their ids.
    """
    return Content(book(part), encounters, common(part))


@lru_cache(MOST_BOOKS)
def book(part: Callable[[str], Any]) -> Arsenal:
    """The records of the book, one and the same for all tables that read the same content files."""
    shelves = {name: part(name) for name in CONTENT}
    characters = {name: sheet for file in CHARACTERS for name, sheet in shelves.pop(file).items()}
    return Arsenal(characters=characters, **shelves)


@lru_cache(MOST_BOOKS)
def common(part: Callable[[str], Any]) -> dict[Text, bool]:
    """The names of the book that say what somebody is; runners alone are called by who they are."""
    files = [file for file in CHARACTERS if file != "runners"]
    return {sheet.name: True for file in files for sheet in part(file).values()}
