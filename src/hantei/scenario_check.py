"""Checks a scenario or encounter file: its shape, and what its rulebook finds; each fault has its file and line."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from hantei.content import FileFault, Loaded, json_schema, load_file, load_text, uncollected
from hantei.content import Path as Place
from hantei.content.faults import MOST_FAULTS, most
from hantei.editions import behind, edition, part, volume


def check_file(path: Path, rulebook_id: str) -> list[FileFault]:
    """Find all faults of a scenario or encounter file, in the order of its lines; of very many only the first.

    Parameters: the file, and its rulebook. A file with a faulty shape is checked no further. Raises `BadSetup`
    (`no-such-rulebook`).
    """
    return faults_in(load_file(path, volume(rulebook_id).scene), rulebook_id)


def check_text(text: str, name: str, rulebook_id: str) -> list[FileFault]:
    """Find all faults of the text of a scenario or encounter, as `check_file` does; `name` stands for its file."""
    return faults_in(load_text(text, name, volume(rulebook_id).scene), rulebook_id)


@uncollected()
def faults_in(loaded: Loaded[Any], rulebook_id: str) -> list[FileFault]:
    """Find all faults of a scenario or encounter that has been loaded, as `check_file` does."""
    if not loaded.sound:
        return list(loaded.faults)
    scene, offered = loaded.value, volume(rulebook_id)
    content = offered.content(partial(part, rulebook_id), {})
    checked = behind(rulebook_id, edition(rulebook_id).check)(scene, content, offered.rulings)
    found = [
        loaded.fault(place_in(scene, fault.path), fault.said, fault.severity)
        for fault in islice(checked, MOST_FAULTS + 1)  # each fault can take as long as the file is long
    ]
    return list(most(sorted([*loaded.faults, *found], key=lambda fault: fault.line)))


def whole(plain: Any, model: Any) -> Any:
    """Plain data of a sound file with each text in both languages, and without the language in its head."""
    from hantei.content.model import model_of
    from hantei.content.texts import HEAD, filled

    found, _ = filled(plain, model_of(model))
    return {name: value for name, value in found.items() if name != HEAD}


def schema(rulebook_id: str) -> dict[str, Any]:
    """The JSON Schema of the files of a rulebook. Raises `BadSetup` (`no-such-rulebook`)."""
    return json_schema(volume(rulebook_id).scene, volume(rulebook_id).title)


def place_in(scenario: Any, path: str) -> Place:
    """The place in the file for a path of the rules ("tiles/yard/events/0"), with numbers for positions in lists."""
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
