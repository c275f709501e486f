"""How files of Chummer are read: figures, names, what stands within what."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from hantei.core.message import Message
from hantei.core.text import Text
from hantei.scenes.dossiers import Branch

Left = list[tuple[int, Message]]
"""What is not taken over, or not as it stands: the line, and what to say."""

NO_ID = re.compile(r"[^a-z0-9]+")
MOST = 30
"""The highest figure of a sheet."""

SPELT = {"armor": "armour", "throwing_weapons": "throwing", "unarmed_combat": "unarmed"}
"""Names that the program gives to what the book calls otherwise."""

SENSES = {"low_light": "low_light", "thermographic": "thermographic", "ultrasound": "ultrasound"}
"""Kinds of sight, by how the names of what lends them begin."""


class Named(Protocol):
    """A record with a name."""

    @property
    def name(self) -> Text:
        """What it is called."""


def key(name: str) -> str:
    """A name as an id spells it."""
    return NO_ID.sub("_", name.lower()).strip("_")


def known(shelf: Mapping[str, Named], name: str) -> str:
    """The id of a record of the book by its name in either language, or its id; "" where there is none."""
    ids = {key(record.name.en): one for one, record in shelf.items()} | {one: one for one in shelf}
    words = {record.name.ja: one for one, record in shelf.items()}
    spelt = SPELT.get(key(name), key(name))
    return ids.get(spelt) or words.get(name.strip(), "")


def sense(name: str) -> str:
    """The kind of sight that something of this name lends; "" for none."""
    return next((found for begins, found in SENSES.items() if key(name).startswith(begins)), "")


def id_of(name: str, others: Mapping[str, Any]) -> str:
    """An id after a name, that no other has."""
    found = key(name)[:40]
    found = found if found[:1].isalpha() else f"runner_{found}".rstrip("_")
    number, free = 1, found
    while free in others:
        number += 1
        free = f"{found}_{number}"
    return free


def figure(word: str) -> int:
    """A whole number as the program writes it, 0 for what is none; within the bounds of a sheet."""
    found = re.match(r"\s*([+-]?[0-9]{1,6})", word)
    return max(-MOST, min(MOST, int(found[1]))) if found else 0


def quantity(word: str) -> int:
    """How many there are of something: at least none."""
    found = re.match(r"\s*([0-9]{1,6})", word)
    return int(found[1]) if found else 0


def yes(branch: Branch, name: str, otherwise: bool = False) -> bool:
    """Whether a mark is set; `otherwise` where the file does not say."""
    word = branch.word(name).lower()
    return word == "true" if word else otherwise


def inner(root: Branch, section: str, name: str) -> list[Branch]:
    """The elements of a section."""
    found = root.first(section)
    return found.every(name) if found is not None else []


def within(one: Branch, name: str) -> Iterator[Branch]:
    """An element and all of its kind that lie in it, at whatever depth: what is built into something is its child."""
    yield one
    for child in inner(one, "children", name):
        yield from within(child, name)


def left_behind(one: Branch, called: str = "") -> tuple[int, Message]:
    """The line that says that something is not taken over."""
    return one.line, Message("sr-chummer-left", {"name": called or one.word("name") or "-"})
