"""Chapter 13: the attribute 斬, which stands in the example of notation and not in the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, get_args

from hantei.core.memory import OfObjects
from hantei.core.rulings import Rulings

from ..content.records import Encounter
from ..content.words import Attribute

NAMING = ("attribute", "to")
"""The fields of records that name an attribute."""

Value = TypeVar("Value")


def as_read(scene: Encounter, rulings: Rulings) -> Encounter:
    """SK-13.5: the table of attributes is closed, and 斬 is read as physical wherever a record names it; by ruling it
    is an attribute beside the others, with a defence modifier of its own."""
    return scene if rulings["slash_attribute"] == "1" else of_the_table(scene)


def attributes(rulings: Rulings) -> list[str]:
    """SK-13.2: the attributes that damage can have; SK-13.5: by ruling 斬 is one of them."""
    return [name for name in get_args(Attribute) if name != "slash" or rulings["slash_attribute"] == "1"]


def with_physical(value: Value) -> Value:
    """The same record, or a part of it, with physical in the place of 斬; itself where it names none."""
    if not any(slashes(value)):
        return value
    if isinstance(value, tuple):
        return tuple(map(with_physical, value))  # type: ignore[return-value]
    if isinstance(value, Mapping):
        return {key: with_physical(part) for key, part in value.items()}  # type: ignore[return-value]
    changed = {name: "physical" if names_slash(name, part) else with_physical(part) for name, part in parts_of(value)}
    return replace(value, **changed)  # type: ignore[type-var]


of_the_table = OfObjects(with_physical)
"""The same for an encounter, one for all its games."""


def slashes(value: object, path: str = "") -> Iterator[str]:
    """Where a record, or a part of it, names 斬 as an attribute: paths as faults write them."""
    for name, part in parts_of(value):
        where = f"{path}/{name}".lstrip("/")
        if names_slash(name, part):
            yield where
        yield from slashes(part, where)


def parts_of(value: object) -> Iterator[tuple[str, Any]]:
    """The fields of a record, the entries of a list or a table, with their names."""
    if is_dataclass(value):
        yield from ((field.name, getattr(value, field.name)) for field in fields(value))
    elif isinstance(value, Mapping):
        yield from ((str(key), part) for key, part in value.items())
    elif isinstance(value, tuple):
        yield from ((str(i), part) for i, part in enumerate(value))


def names_slash(name: str, part: object) -> bool:
    """Whether a field of a record names 斬 as an attribute."""
    return name in NAMING and part == "slash"
