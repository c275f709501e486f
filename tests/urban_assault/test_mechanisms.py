"""What operations can say: each mechanism has a case, a check, a line in the docs, and ships in an operation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.content import path_text, read
from hantei.core.decision import Answer, Choice, Decision
from hantei.core.event import Event
from hantei.editions import scene_text, scenes
from hantei.library import open_rulebook
from hantei.play import run
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.state import Campaign
from hantei.scenario_check import check_text
from hantei.workshop.trying import Party, scene_of

DOCS = Path(__file__).parents[2] / "docs"
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


@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_every_mechanism_is_checked_and_has_a_line_in_the_docs(mechanism: str) -> None:
    """Nonsense in its place in an operation that ships is an error at that very place, and authors read of it."""
    name, value = MECHANISMS[mechanism]
    text, place = broken(name, value)
    told = [(fault.place, fault.severity) for fault in check_text(text, "x", "urban_assault")]
    assert any(where in (place, place.removesuffix(".do")) and grade == "error" for where, grade in told), told
    for page in ("scenarios.md", "scenarios.ja.md", "scenario-fields.md", "scenario-fields.ja.md"):
        words = (DOCS / page).read_text(encoding="utf-8")
        assert any(f"`{word}" in words or f"{word}:" in words for word in {name, str(value)}), page


def broken(name: str, value: Any) -> tuple[str, str]:
    """An operation that ships, as JSON, with nonsense at the first place of a field with this value; and that place."""
    for operation in scenes("urban_assault", "scenarios"):
        plain = read(scene_text("urban_assault", "scenarios", operation), operation).value
        for holder, path in holders(plain, ()):
            if name in holder and value in (..., holder[name]):
                holder[name] = "nonsense"
                return json.dumps(plain, ensure_ascii=False), path_text((*path, name))
    raise AssertionError(name)


def holders(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[dict[str, Any], tuple[str | int, ...]]]:
    """Every mapping within plain data, with its place."""
    if isinstance(value, dict):
        yield value, path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in inner:
        yield from holders(item, (*path, name))


# Aimed fire before routing, where it comes to pass

PIT = "mortars"
"""The map of an operation on which an even total against the gun crew strikes the bank."""


SAID = {"shot": "shoot", "precise": "precise"}
"""The options that attack with a method."""


def struck(method: str, seed: str) -> Iterator[tuple[int, str]]:
    """The totals of hits on the crew while the bank stands, each with what they strike; as the leader fires."""
    text = scene_text("urban_assault", "scenarios", "mute_bells")
    setup = scene_of(text, "mute_bells.yaml", Party()).begun_at(PIT).setup()
    events: list[Event] = []

    def aiming(c: Campaign, decision: Decision, rng: Random) -> Answer:
        options = decision.options if isinstance(decision, Choice) else ()
        actor = "done" if decision.kind == "actor" and "leader" not in options else "leader"
        liked = ("overwatch", "storm", SAID[method], "crew", actor)
        return next((word for word in liked if word in options), None) or heuristic(c, decision, rng)

    run(open_rulebook("urban_assault"), setup, seed, {"leader": aiming}, lambda _, event: events.append(event))
    battle = takewhile(lambda event: event.name != "battle_over", events)
    told = [event for event in battle if event.name in ("check", "felled", "damaged", "unit_left")]
    for check, after in pairwise(takewhile(lambda event: event.facts.get("unit") != "bank" or not gone(event), told)):
        fired = [check.facts.get(name) for name in ("who", "unit", "method")]
        if fired == ["leader", "crew", method] and after.name in ("felled", "damaged"):
            yield int(str(check.facts["total"])), str(after.facts["unit"])


def gone(event: Event) -> bool:
    """Whether a unit is felled whole."""
    return event.name == "unit_left"


def test_aimed_fire_comes_before_routing_in_an_operation() -> None:
    """An even total goes into the bank, unless the shot is aimed; an odd one strikes the crew in any case."""
    routed = [hit for seed in "12345678" for hit in struck("shot", seed)]
    aimed = [hit for seed in "12345678" for hit in struck("precise", seed)]
    assert {unit for total, unit in routed if total % 2 == 0} == {"bank"}
    assert {unit for total, unit in routed if total % 2} == {"crew"}
    assert {total % 2 for total, _ in aimed} == {0, 1}
    assert {unit for _, unit in aimed} == {"crew"}
