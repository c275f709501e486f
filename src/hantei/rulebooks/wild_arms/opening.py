"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from hantei.core.text import Text

from .content.records import Arm, Arsenal, Art, Character, Content, Encounter, Item, Skill

CONTENT: Mapping[str, Any] = {
    "skills": dict[str, Skill],
    "abilities": dict[str, Text],
    "attributes": dict[str, Text],
    "arms": dict[str, Arm],
    "arts": dict[str, Art],
    "items": dict[str, Item],
    "drifters": dict[str, Character],
    "foes": dict[str, Character],
}
"""The content files by name, and the model of each."""

SCENARIO = Encounter
"""The model of an encounter file."""

TITLE = "Wild Arms encounter"
"""What the schema of encounter files is called."""

BOOKS = 4
"""How many books are kept at hand: the book itself, and such as patches have changed."""


def content(part: Callable[[str], Any], encounters: Mapping[str, Encounter]) -> Content:
    """All that a battle is played with.

    Parameters: the value of a content file by its name, and the encounters at hand by their ids.
    """
    return Content(arsenal(part), encounters, dict.fromkeys([foe.name for foe in part("foes").values()], True))


@lru_cache(BOOKS)
def arsenal(part: Callable[[str], Any]) -> Arsenal:
    """The records of the content files; all battles with the same files share them."""
    shelves = {name: part(name) for name in CONTENT}
    characters = {**shelves.pop("drifters"), **shelves.pop("foes")}
    return Arsenal(characters=characters, **shelves)
