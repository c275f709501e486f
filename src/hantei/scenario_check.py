"""Check a scenario file: its shape, and what its rulebook finds in it; every fault with file and line (UA-SC.32)."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from hantei.content import Fault, json_schema, load_file
from hantei.content import Path as Place
from hantei.rulebooks.urban_assault.content import Book, Gear, Role, Skill
from hantei.rulebooks.urban_assault.faults import faults
from hantei.rulebooks.urban_assault.rulings import RULINGS
from hantei.rulebooks.urban_assault.scenario import Scenario

T = TypeVar("T")

WITH_SCENARIOS = ("urban_assault",)
"""Rulebooks that are played by scenarios."""


def check_file(path: Path, rulebook_id: str) -> list[Fault]:
    """All faults of a scenario file, in the order of its lines.

    Parameters: the file, and the rulebook it is written for. A file whose shape is faulty is checked no further.
    Raises `LookupError` for a rulebook that is not played by scenarios.
    """
    _known(rulebook_id)
    loaded = load_file(path, Scenario)
    if not loaded.sound:
        return list(loaded.faults)
    scenario = loaded.value
    found = [
        loaded.fault(_place(scenario, fault.path), fault.message, fault.severity)
        for fault in faults(scenario, _book(rulebook_id), RULINGS)
    ]
    return sorted([*loaded.faults, *found], key=lambda fault: fault.line)


def schema(rulebook_id: str) -> dict[str, Any]:
    """The JSON Schema of the scenario files of a rulebook. Raises `LookupError` as `check_file` does."""
    _known(rulebook_id)
    return json_schema(Scenario, "URBAN ASSAULT scenario")


def _known(rulebook_id: str) -> None:
    if rulebook_id not in WITH_SCENARIOS:
        raise LookupError(f"no scenarios are written for {rulebook_id!r}, only for {', '.join(WITH_SCENARIOS)}")


def _book(rulebook_id: str) -> Book:
    """What the book itself has on offer; presets and callsigns play no part in scenarios."""
    directory = files(f"hantei.rulebooks.{rulebook_id}") / "content"

    def part(name: str, kind: type[T]) -> dict[str, T]:
        return load_file(directory / name, dict[str, kind]).value  # type: ignore[valid-type]

    return Book(part("gear.yaml", Gear), part("roles.yaml", Role), part("skills.yaml", Skill), {}, ())


def _place(scenario: Scenario, path: str) -> Place:
    """A path of the rules ("tiles/yard/events/0") as a place in the file: positions in lists are numbers."""
    place: Place = ()
    here: Any = scenario
    for part in path.split("/") if path else ():
        if isinstance(here, tuple) and part.isdecimal():
            place = (*place, int(part))
            here = here[int(part)] if int(part) < len(here) else None
        else:
            place = (*place, part)
            here = here.get(part) if isinstance(here, dict) else getattr(here, part, None)
    return place
