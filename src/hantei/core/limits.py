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


@dataclass(frozen=True)
class Between:
    """A number from `low` to `high`, both included, or a text, list or mapping of such a length. None: no limit."""

    low: int | None = None
    high: int | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        schema = dict(handler(source))
        least, most = ("min_length", "max_length") if schema["type"] in LENGTHS else ("ge", "le")
        limits = {least: self.low, most: self.high}
        return {**schema, **{name: limit for name, limit in limits.items() if limit is not None}}


@dataclass(frozen=True)
class Matching:
    """A text that matches a regular expression from its start to its end."""

    pattern: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Any]) -> dict[str, Any]:
        return {**handler(source), "pattern": f"^(?:{self.pattern})$"}


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
        """The word that a spelling stands for; anything else as it is."""
        return self.spellings.get(written, written) if isinstance(written, str) else written


def open_record(record: type[T]) -> type[T]:
    """Mark a dataclass as open: unknown fields in its files give a warning instead of an error."""
    setattr(record, OPEN, True)
    return record
