"""Reads the fields that a case gives, refuses unknown ones and values of another kind, and says what is allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ..core.message import Complaint
from ..core.record import Unreadable, hints_of, holders, load

T = TypeVar("T")
NO_RECORDS: Mapping[str, Any] = {}


class BadCase(Complaint):
    """Raised for a situation of a case that is impossible."""


class Fields:
    """A mapping whose fields are taken one by one; `done` refuses the fields that are left.

    Parameters: the mapping, and its name in errors.
    """

    def __init__(self, plain: Any, where: str) -> None:
        if not isinstance(plain, Mapping):
            raise BadCase("given-not-mapping", where=where, found=str(plain))
        self.left, self.where = dict(plain), where
        self.known: list[str] = []

    def take(self, name: str, default: Any = None) -> Any:
        """A field of any kind."""
        self.known.append(name)
        return self.left.pop(name, default)

    def number(self, name: str, default: int) -> int:
        """A whole number."""
        value = self.take(name, default)
        if type(value) is not int:
            raise BadCase("given-not-number", where=f"{self.where}.{name}", found=str(value))
        return value

    def figure(self, name: str) -> int | None:
        """A whole number, or None if the field is not given."""
        return self.number(name, 0) if name in self.left else self.take(name)

    def text(self, name: str, default: str, allowed: Sequence[str] = ()) -> str:
        """A text, one of those allowed if there are any."""
        value = self.take(name, default)
        if not isinstance(value, str) or (allowed and value != default and value not in allowed):
            raise BadCase("given-unknown", where=f"{self.where}.{name}", found=str(value), allowed=[*allowed])
        return value

    def many(self, name: str, default: Sequence[Any] = ()) -> Sequence[Any]:
        """A list."""
        value = self.take(name, list(default))
        if not isinstance(value, list):
            raise BadCase("given-not-list", where=f"{self.where}.{name}", found=str(value))
        return value

    def fill(self, record: Any, *not_these: str) -> None:
        """Set each given field on a record of the state that has a field of this name."""
        for name, holder in holders(record).items():
            if name in not_these:
                continue
            self.known.append(name)
            if name in self.left:
                plain, where = self.left.pop(name), f"{self.where}.{name}"
                try:
                    setattr(holder, name, load(hints_of(holder.__class__)[name], plain, where))
                except Unreadable as error:
                    raise BadCase("given-odd", where=where, found=str(plain)) from error

    def complete(self, record: T, *not_these: str) -> T:
        """`fill` a record, refuse the fields that are left, and return the record."""
        self.fill(record, *not_these)
        self.done()
        return record

    def done(self) -> None:
        """Refuse the fields that are left."""
        for name in self.left:
            allowed = sorted(dict.fromkeys(self.known))
            raise BadCase("given-unknown-field", where=self.where, found=str(name), allowed=allowed)


def text(name: str) -> dict[str, str]:
    """A name that only people read, the same in both languages."""
    return {"ja": name, "en": name}


def named_records(
    given: Fields, field: str, usual: Mapping[str, Mapping[str, Any]] = NO_RECORDS
) -> dict[str, dict[str, Any]]:
    """Read records by their ids; a record without a name is named by its id.

    Parameters: the given fields, the field with the records, and the records that exist by default, of which a case
    gives only what differs.
    """
    where = f"{given.where}.{field}"
    found = {name: {"name": text(name), **record} for name, record in usual.items()}
    for name, entry in Fields(given.take(field, {}), where).left.items():
        record = found.setdefault(str(name), {"name": text(str(name))})
        record.update(Fields(entry or {}, f"{where}.{name}").left)
    return found


def without(whole: dict[str, Any], paths: Sequence[Any]) -> dict[str, Any]:
    """Delete the values at some dotted paths from the fields of a case. Raises `BadCase` if one leads nowhere."""
    for path in map(str, paths):
        *way, last = path.split(".")
        here: Any = whole
        for part in way:
            here = parts(here).get(part)
        if not isinstance(here, dict) or last not in here:
            allowed = [*map(str, parts(here))] or "-"
            raise BadCase("given-unknown", where="given.without", found=path, allowed=allowed)
        del here[last]
    return whole


def parts(value: Any) -> Mapping[str, Any]:
    """The parts of a value by the words that name them in a path: fields by name, entries of a list by number."""
    if isinstance(value, list):
        return {str(number): one for number, one in enumerate(value)}
    return value if isinstance(value, dict) else {}


def known(where: str, name: Any, allowed: Mapping[str, Any]) -> str:
    """A name that must be one of those allowed."""
    if name not in allowed:
        raise BadCase("given-unknown", where=where, found=str(name), allowed=[*allowed])
    return str(name)
