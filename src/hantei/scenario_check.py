"""Check a scenario or encounter file: its shape, and what its rulebook finds in it; every fault with file and line.

What there is to find a rulebook says itself: its module `opening` names the model of its files (`SCENARIO`, `TITLE`),
its module `faults` finds what their shape does not show.
"""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from hantei.content import Fault, Loaded, json_schema, load, load_file
from hantei.content import Path as Place

HOME = "hantei.rulebooks"
KINDS = ("scenarios", "encounters")
"""Directories of rulebooks with what can be played."""


def check_file(path: Path, rulebook_id: str) -> list[Fault]:
    """All faults of a scenario or encounter file, in the order of its lines.

    Parameters: the file, and the rulebook it is written for. A file whose shape is faulty is checked no further.
    Raises `LookupError` for a rulebook that is not played by such files.
    """
    return _faults(load_file(path, _opening(rulebook_id).SCENARIO), rulebook_id)


def check_text(text: str, name: str, rulebook_id: str) -> list[Fault]:
    """All faults of the text of a scenario or encounter, as `check_file` finds them; `name` stands for its file."""
    return _faults(load(text, name, _opening(rulebook_id).SCENARIO), rulebook_id)


def _faults(loaded: Loaded[Any], rulebook_id: str) -> list[Fault]:
    opening = _opening(rulebook_id)
    if not loaded.sound:
        return list(loaded.faults)
    scenario = loaded.value
    content = opening.content(partial(part, rulebook_id), {})
    rulings = import_module(f"{HOME}.{rulebook_id}.rulings").RULINGS
    found = [
        loaded.fault(_place(scenario, fault.path), fault.message, fault.severity)
        for fault in import_module(f"{HOME}.{rulebook_id}.checking").faults(scenario, content, rulings)
    ]
    return sorted([*loaded.faults, *found], key=lambda fault: fault.line)


def schema(rulebook_id: str) -> dict[str, Any]:
    """The JSON Schema of the files of a rulebook. Raises `LookupError` as `check_file` does."""
    opening = _opening(rulebook_id)
    return json_schema(opening.SCENARIO, opening.TITLE)


@cache
def with_scenarios() -> tuple[str, ...]:
    """The rulebooks that are played by files, by their ids."""
    names = sorted(found.name for found in iter_modules(import_module(HOME).__path__) if found.ispkg)
    return tuple(name for name in names if _has_files(name) and find_spec(f"{HOME}.{name}.book"))


@cache
def part(rulebook_id: str, name: str) -> Any:
    """The value of a content file of a rulebook, by its name; read once. Raises `BadContent`."""
    model = import_module(f"{HOME}.{rulebook_id}.opening").CONTENT[name]
    return load_file(files(f"{HOME}.{rulebook_id}") / "content" / f"{name}.yaml", model).value


def _has_files(rulebook_id: str) -> bool:
    return any((files(f"{HOME}.{rulebook_id}") / kind).is_dir() for kind in KINDS)


def _opening(rulebook_id: str) -> Any:
    if rulebook_id not in with_scenarios():
        raise LookupError(f"no scenarios are written for {rulebook_id!r}, only for {', '.join(with_scenarios())}")
    return import_module(f"{HOME}.{rulebook_id}.opening")


def _place(scenario: Any, path: str) -> Place:
    """A path of the rules ("tiles/yard/events/0") as a place in the file: positions in lists are numbers."""
    place: Place = ()
    here: Any = scenario
    for step in path.split("/") if path else ():
        if isinstance(here, tuple) and step.isdecimal():
            place = (*place, int(step))
            here = here[int(step)] if int(step) < len(here) else None
        else:
            place = (*place, step)
            here = here.get(step) if isinstance(here, dict) else getattr(here, step, None)
    return place
