"""What operations can say: every mechanism is played in a case, and stands in an operation that comes with Hantei."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hantei.content import read
from hantei.editions import scene_text, scenes

CASES = Path(__file__).parents[2] / "cases" / "urban_assault"

MECHANISMS: dict[str, tuple[str, Any]] = {
    "laps that are operations of their own": ("between_laps", "operation"),
    "members for hire from a lap on": ("hire_from_lap", 2),
    "effects of several laps": ("laps", 2),
    "a constant on reaction rolls": ("reaction", ...),
    "if the squad struck first": ("struck_first", True),
    "a floor for changed attacks": ("attacks_min", ...),
    "the first enemy as a unit": ("unit", "first_enemy"),
    "withdrawal of several by a number felled in all": ("joined_felled", ...),
    "a retreat that takes a check": ("retreat_check", ...),
    "a retreat that cannot be had": ("retreat_allowed", False),
    "the next battle alone": ("lapses", True),
    "the next battle against a group": ("against", "group"),
    "damage over groups that players choose": ("do", "damage_chosen"),
    "effects that follow on the member rolled": ("who", "rolled"),
    "somebody who may not attack for a battle": ("silent", ...),
    "a member who does not attack": ("attacks", False),
    "the leader's defence alone": ("leader_defence", ...),
    "a limit of attackers worked out as a battle begins": ("attackers_held_back", ...),
    "a digit shifted after the die is seen, at a price": ("shift", 1),
    "wares payable in either currency": ("prices", ...),
    "a tile that is indoor and outdoor": ("space", "both"),
    "a defence roll outside battle": ("ability", "defence"),
    "fixed spoils": ("spoils", ...),
    "hits routed by odd and even": ("routes", ...),
}
"""Each mechanism by a field that only it has, and its value; any value for an ellipsis."""


@cache
def said(place: str) -> frozenset[tuple[str, str]]:
    """Every field with its value in the operations that ship ("operations"), or in all cases ("cases")."""
    if place == "operations":
        texts = [scene_text("urban_assault", "scenarios", name) for name in scenes("urban_assault", "scenarios")]
    else:
        texts = [file.read_text(encoding="utf-8") for file in sorted(CASES.glob("*.yaml"))]
    return frozenset(pair for text in texts for pair in fields(read(text, place).value))


def fields(value: Any) -> Iterator[tuple[str, str]]:
    """The fields within plain data, each with its value, and once more with any."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, repr(inner)
            yield name, repr(...)
            yield from fields(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from fields(inner)


@pytest.mark.parametrize("place", ["operations", "cases"])
@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_every_mechanism_is_played_in_a_case_and_ships_in_an_operation(mechanism: str, place: str) -> None:
    name, value = MECHANISMS[mechanism]
    assert (name, repr(value)) in said(place)
