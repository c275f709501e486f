"""Which content files there are, what they hold, and how they become what is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .content.records import Content, Encounter, Record

CONTENT: Mapping[str, Any] = {"keepers": dict[str, Record]}
"""The content files by name, and the model of each."""

SCENARIO = Encounter
"""The model of an encounter file."""

TITLE = "Kagaribi encounter"
"""What the schema of encounter files is called."""


def content(part: Callable[[str], Any], encounters: Mapping[str, Encounter]) -> Content:
    """All that a game is played with.

    Parameters: the value of a content file by its name, and the encounters at hand by their ids.
    """
    return Content(part("keepers"), encounters)
