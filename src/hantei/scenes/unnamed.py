"""Finds names that a file declares and never uses: records that nobody has, tables on which nobody rolls."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from ..core.text import Text
from .faults import Fault, warning

WORD = re.compile(r"[\w-]+")


def with_unnamed(found: Sequence[Fault], scene: Any, shelves: Mapping[str, Iterable[str]]) -> list[Fault]:
    """Faults, and warnings of what is declared for nothing (`fault-never-named`) in the order of the shelves.

    Parameters: what was found so far; the file as its model; the ids that shall be named somewhere, by the path of the
    mapping in which they are declared ("arsenal/weapons"). An id counts as named wherever it stands as a word of its
    own ("role:guide"), except in that mapping's own keys. If a name is unknown, only that is told, because it may be
    one of these ids misspelt.
    """
    wanted = {path: tuple(ids) for path, ids in shelves.items()}
    if not any(wanted.values()) or any(fault.said.id.startswith("fault-unknown-name") for fault in found):
        return list(found)
    said = dict.fromkeys(words_in(scene, "", tuple(wanted)))
    idle = [(path, name) for path, ids in wanted.items() for name in ids if name not in said]
    return [*found, *(warning(f"{path}/{name}", "fault-never-named", name=name) for path, name in idle)]


def words_in(node: Any, path: str, shelves: Sequence[str]) -> Iterator[str]:
    """Every word that stands in a part of a file, texts for people and the keys of shelves left out."""
    if isinstance(node, str):
        yield node
        yield from WORD.findall(node)
    elif isinstance(node, Mapping):
        for key, value in node.items():
            if path not in shelves:
                yield from words_in(key, f"{path}/{key}", shelves)
            yield from words_in(value, f"{path}/{key}", shelves)
    elif isinstance(node, tuple):
        for value in node:
            yield from words_in(value, f"{path}/-", shelves)
    elif is_dataclass(node) and not isinstance(node, Text):
        for field in fields(node):
            value = getattr(node, field.name)
            if value and not isinstance(value, int):  # most fields of most records are left out
                yield from words_in(value, f"{path}/{field.name}" if path else field.name, shelves)


def own_records(arsenal: Any, book: Any, shelves: Iterable[str]) -> dict[str, list[str]]:
    """List the records of an encounter's own arsenal by shelf. A record that replaces one of the book is left out,
    because people with the book's record use it."""
    return {
        f"arsenal/{shelf}": [name for name in getattr(arsenal, shelf) if name not in getattr(book, shelf)]
        for shelf in shelves
    }
