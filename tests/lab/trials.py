"""Trials for the tests of the lab: small games of both kinds."""

from __future__ import annotations

from typing import Any

from hantei import library
from hantei.lab import Trial


def trial(rulebook: str = "senki", scenario: str = "ace_duel", **more: Any) -> Trial:
    name, text = library.scenario_text(rulebook, scenario)
    setup = {"scenario": name, "scenarios": {name: text}, "leaders": 1, "rulings": {}, "difficulty": ""}
    if rulebook == "urban_assault":
        setup["difficulty"] = "normal"
    return Trial(rulebook, setup, {"": "heuristic"}, **more)
