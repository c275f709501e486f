"""Files with one thing wrong, or one thing odd: every value of a sound file dropped, replaced, or exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import yaml

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 10**6, 10**30, 1.5, "", "nobody", "99,99", "0,0", "40d6", "直線99", "\u0000", "x" * 300, [], {},
    [None], {"x": {}}, [[]], ["0,0", "0,0"],
)  # fmt: skip
"""Values that hardly ever belong where they are put."""

Place = tuple[str | int, ...]


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Every place of a document but the top."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*place, key)
        yield from places(part, (*place, key))


def mutant(document: Any, rng: Random) -> tuple[str, str]:
    """What was done, and the text of the changed document."""
    twin = deepcopy(document)
    *path, last = place = rng.choice(list(places(document)))
    holder = at(twin, path)
    how = rng.choice(("drop", "replace", "replace", "exchange", "rename", "repeat"))
    if how == "drop":
        del holder[last]
    elif how == "replace":
        holder[last] = rng.choice(ODD)
    elif how == "exchange":  # a value of the same file, which may be of the right kind
        kin = [other for other in places(document) if other[-1] == last] + list(places(document))[:20]
        holder[last] = deepcopy(at(document, rng.choice(kin)))
    elif how == "rename" and isinstance(holder, dict):
        holder[f"{last}_"] = holder.pop(last)
    elif isinstance(holder, list):
        holder.insert(0, deepcopy(at(holder, [last])))
    return f"{how} {'.'.join(map(str, place))}", yaml.safe_dump(twin, allow_unicode=True, sort_keys=False)


def at(document: Any, place: Any) -> Any:
    """What stands at a place."""
    for key in place:
        document = document[key]
    return document
