"""Who it is that a ruling brings out of a file into the game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..core.message import Sayable
from ..core.text import Text


def name_of_brought(words: Sequence[str]) -> Sayable:
    """Say what somebody is called whom an amendment brings: by the first name in the dossier, else by its id."""
    try:
        _, name, text, *_ = words
        found = next((one for one in names_in(json.loads(text)) if isinstance(one, str | dict)), name)
    except (ValueError, RecursionError):
        return "-"
    return Text(str(found.get("ja", "")), str(found.get("en", ""))) if isinstance(found, dict) else found


def names_in(record: Any) -> Iterator[Any]:
    """The names in a dossier, but for those of what it uses."""
    for field, value in record.items() if isinstance(record, Mapping) else ():
        if field == "name":
            yield value
        elif field != "arsenal":
            yield from names_in(value)
