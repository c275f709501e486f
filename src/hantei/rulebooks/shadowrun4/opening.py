"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .content import Arsenal, Character, Focus, Skill, Spell, Tradition, Vehicle, Weapon
from .content_encounter import Content, Encounter
from .content_matrix import Device, Program

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

FINISHED = True
"""Whether every executable clause has to be proved by now, but for those to come."""

TO_COME = ()
"""Chapters and clauses that are not carried out yet: none."""


def content(part: Callable[[str], Any], encounters: Mapping[str, Encounter]) -> Content:
    """All that a fight is played with.

    Parameters: the value of a content file by its name, and the encounters at hand by their ids.
    """
    shelves = {name: part(name) for name in CONTENT}
    characters = {name: sheet for file in CHARACTERS for name, sheet in shelves.pop(file).items()}
    return Content(Arsenal(characters=characters, **shelves), encounters)
