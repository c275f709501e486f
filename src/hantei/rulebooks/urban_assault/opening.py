"""How content files become the rulebook: which files there are, what they hold, and the rulebook over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.rulebook import Rulebook, Ruling
from hantei.core.text import Text

from .at_hand import Content
from .book import build
from .content import Book, Gear, Preset, Role, Skill
from .faults import Fault, faults
from .scenario import Scenario

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

FINISHED = True
"""Whether every executable clause has to be proved by now."""


def rulebook(part: Callable[[str], Any], scenarios: Callable[[Mapping[str, Any]], Mapping[str, Scenario]]) -> Rulebook:
    """The rulebook.

    Parameters: the value of a content file by its name, and the scenarios at hand for a setup by their ids. Neither is
    asked before a game is set up.
    """

    def contents(setup: Mapping[str, Any]) -> Content:
        book = Book(part("gear"), part("roles"), part("skills"), part("presets"), part("callsigns"))
        return Content(book, scenarios(setup))

    return build(contents)


def faults_of(scenario: Scenario, part: Callable[[str], Any], rulings: tuple[Ruling, ...]) -> list[Fault]:
    """What the check of a scenario finds that its shape does not show (UA-SC.32).

    Presets and callsigns play no part in scenarios.
    """
    return faults(scenario, Book(part("gear"), part("roles"), part("skills"), {}, ()), rulings)
