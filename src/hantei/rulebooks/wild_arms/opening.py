"""How content files become the rulebook: which files there are, what they hold, and the rulebook over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.rulebook import Rulebook, Ruling
from hantei.core.text import Text

from .book import build
from .content import Arm, Arsenal, Art, Character, Content, Encounter, Item, Skill
from .faults import Fault, faults

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

FINISHED = True
"""Whether every executable clause has to be proved by now."""


def arsenal(part: Callable[[str], Any]) -> Arsenal:
    """The records of the book; `part` gives the value of a content file by its name."""
    shelves = {name: part(name) for name in CONTENT}
    characters = {**shelves.pop("drifters"), **shelves.pop("foes")}
    return Arsenal(characters=characters, **shelves)


def rulebook(
    part: Callable[[str], Any], encounters: Callable[[Mapping[str, Any]], Mapping[str, Encounter]]
) -> Rulebook:
    """The rulebook.

    Parameters: the value of a content file by its name, and the encounters at hand for a setup by their ids. Neither
    is asked before a game is set up.
    """

    def contents(setup: Mapping[str, Any]) -> Content:
        return Content(arsenal(part), encounters(setup))

    return build(contents)


def faults_of(encounter: Encounter, part: Callable[[str], Any], rulings: tuple[Ruling, ...]) -> list[Fault]:
    """What the check of an encounter finds that its shape does not show."""
    return faults(encounter, arsenal(part), rulings)
