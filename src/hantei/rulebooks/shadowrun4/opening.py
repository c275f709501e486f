"""How content files become the rulebook: which files there are, what they hold, and the rulebook over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.rulebook import Rulebook, Ruling

from .book import build
from .content import FILES, Arsenal, gathered
from .content_encounter import Content, Encounter
from .faults import Fault, faults

CONTENT: Mapping[str, Any] = {name: dict[str, record] for name, (_, record) in FILES.items()}  # type: ignore[valid-type]
"""The content files by name, and the model of each."""

SCENARIO = Encounter
"""The model of an encounter file."""

TITLE = "Shadowrun 4 encounter"
"""What the schema of encounter files is called."""

FINISHED = True
"""Whether every executable clause has to be proved by now, but for those to come."""

TO_COME = ()
"""Chapters and clauses that are not carried out yet: none."""


def arsenal(part: Callable[[str], Any]) -> Arsenal:
    """The records of the book; `part` gives the value of a content file by its name."""
    return gathered(lambda name, record: part(name))


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
