"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .content.records import Arsenal, Assault, Character, Content, Dress, Encounter, Item, Skill, Weapon

CONTENT: Mapping[str, Any] = {
    "weapons": dict[str, Weapon],
    "skills": dict[str, Skill],
    "items": dict[str, Item],
    "assaults": dict[str, Assault],
    "dresses": dict[str, Dress],
    "characters": dict[str, Character],
    "foes": dict[str, Character],
}
"""The content files by name, and the model of each."""

SCENARIO = Encounter
"""The model of an encounter file."""

TITLE = "Senki encounter"
"""What the schema of encounter files is called."""


def content(part: Callable[[str], Any], encounters: Mapping[str, Encounter]) -> Content:
    """All that a fight is played with.

    Parameters: the value of a content file by its name, and the encounters at hand by their ids.
    """
    shelves = {name: part(name) for name in CONTENT}
    characters = {**shelves.pop("characters"), **shelves.pop("foes")}
    return Content(Arsenal(characters=characters, **shelves), encounters)
