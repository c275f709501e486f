"""Limits that a model of content puts on a field, written as `Annotated[int, Between(1, 6)]`.

pydantic reads them through its protocol for annotations when content is loaded; the core itself imports no library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

OPEN = "__open_record__"
"""The mark of an open record."""

LENGTHS = ("str", "list", "tuple", "dict")
NUMBERS = ("int", "float")


@dataclass(frozen=True)
class Between:
    """A number from `low` to `high`, both included, or a text, list or mapping of such a length. None: no limit."""

    low: int | None = None
    high: int | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        return narrowed(handler(source), self._limits, "Between")

    def _limits(self, kind: str) -> dict[str, Any] | None:
        names = ("min_length", "max_length") if kind in LENGTHS else ("ge", "le") if kind in NUMBERS else None
        if names is None:
            return None
        return {name: limit for name, limit in zip(names, (self.low, self.high), strict=True) if limit is not None}


@dataclass(frozen=True)
class Matching:
    """A text that matches a regular expression from its start to its end."""

    pattern: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        whole = {"pattern": f"^(?:{self.pattern})$"}
        return narrowed(handler(source), lambda kind: whole if kind == "str" else None, "Matching")


def narrowed(schema: Mapping[str, Any], limits: Callable[[str], dict[str, Any] | None], name: str) -> dict[str, Any]:
    """Put limits on a schema, or on every alternative of it but None.

    `limits` gives the limits for a type of schema; None for a type that cannot be limited so. Raises `TypeError` for
    such a type, because the limit would do nothing.
    """
    kind = schema["type"]
    if kind == "nullable":
        return {**schema, "schema": narrowed(schema["schema"], limits, name)}
    found = limits(kind)
    if found is None:
        raise TypeError(f"{name} does not fit a value of type {kind}")
    return {**schema, **found}


@dataclass(frozen=True, eq=False)
class AlsoWritten:
    """Other spellings of the words of a `Literal`: each is read as the word it stands for."""

    spellings: Mapping[str, str]

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        return {
            "type": "function-before",
            "function": {"type": "no-info", "function": self.word},
            "schema": handler(source),
        }

    def __get_pydantic_json_schema__(self, core: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        plain = dict(handler(core))
        return {**plain, "enum": [*plain["enum"], *self.spellings]}

    def word(self, written: Any) -> Any:
        """Return the word that a spelling stands for; anything else stays unchanged."""
        return self.spellings.get(written, written) if isinstance(written, str) else written


def open_record(record: type[T]) -> type[T]:
    """Mark a dataclass as open: unknown fields in its files give a warning instead of an error."""
    setattr(record, OPEN, True)
    return record
