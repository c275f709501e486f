"""UA-SC.2, UA-34.17: what a scenario puts in the place of a rule of the book, by the clause it replaces."""

from __future__ import annotations

from hantei.core.memory import OfObjects
from hantei.core.rulings import Rulings

from ...content.scenario import Scenario
from ...rulings import RULINGS
from ...state import Campaign

FIGURES = {
    "UA-07.5": 1, "UA-16.2": 0, "UA-25.2": 1, "UA-28.33": 1, "UA-28.57": -6, "UA-28.69": 0, "UA-31.3": 0, "UA-36.21": 0,
    "UA-42.10": 0,
}  # fmt: skip
"""Clauses whose figure a scenario may replace, and the lowest that makes sense. Besides them every clause that
carries a named ruling can be replaced by one of its readings."""


def override(c: Campaign, clause: str, value: int) -> int:
    """The scenario's own figure for a clause, else the book's."""
    if c.operation is not None:
        for entry in c.scenario.overrides:
            if entry.clause == clause and isinstance(entry.value, int):
                return entry.value
    return value


def apply_rulings(c: Campaign) -> None:
    """Put the scenario's own readings over the table's while its operation runs."""
    c.rulings = in_force(c.house, c.scenario) if c.operation is not None else c.house


def over(house: Rulings, scenario: Scenario) -> Rulings:
    """The readings of a table with those of a scenario put over them."""
    chosen: dict[str, str] = {}
    for entry in scenario.overrides:
        for ruling in RULINGS:
            if entry.clause in ruling.clauses and isinstance(entry.value, str):
                chosen[ruling.id] = entry.value
    return house.overlaid(chosen)


in_force = OfObjects(over)
"""The same, one for all games of a table."""
