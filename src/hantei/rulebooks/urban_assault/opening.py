"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.text import Text

from .content.at_hand import Content
from .content.records import Book, Gear, Preset, Role, Skill
from .content.scenario import Scenario

CONTENT: Mapping[str, Any] = {
    "gear": dict[str, Gear],
    "roles": dict[str, Role],
    "skills": dict[str, Skill],
    "presets": dict[str, Preset],
    "callsigns": tuple[Text, ...],
}
"""The content files by name, and the model of each."""

SCENARIO = Scenario
"""The model of a scenario file."""

TITLE = "URBAN ASSAULT scenario"
"""What the schema of scenario files is called."""


def content(part: Callable[[str], Any], scenarios: Mapping[str, Scenario]) -> Content:
    """All that a game is played with.

    Parameters: the value of a content file by its name, and the scenarios at hand by their ids.
    """
    return Content(Book(**{name: part(name) for name in CONTENT}), scenarios)
