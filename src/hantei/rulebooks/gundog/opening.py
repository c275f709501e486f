"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.text import Text

from .content.records import Armour, Arsenal, Character, Content, Encounter, Item, Tables, Weapon

CONTENT: Mapping[str, Any] = {
    "weapons": dict[str, Weapon],
    "armour": dict[str, Armour],
    "items": dict[str, Item],
    "skills": dict[str, Text],
    "operatives": dict[str, Character],
    "foes": dict[str, Character],
    "tables": Tables,
}
"""The content files by name, and the model of each."""

SCENARIO = Encounter
"""The model of an encounter file."""

TITLE = "Gundog encounter"
"""What the schema of encounter files is called."""


def content(part: Callable[[str], Any], encounters: Mapping[str, Encounter]) -> Content:
    """All that a fight is played with.

    Parameters: the value of a content file by its name, and the encounters at hand by their ids.
    """
    shelves = {name: part(name) for name in CONTENT}
    operatives, foes = shelves.pop("operatives"), shelves.pop("foes")
    arsenal = Arsenal(characters={**operatives, **foes}, **shelves)
    return Content(arsenal, encounters, dict.fromkeys([foe.name for foe in foes.values()], True))
