"""Rulings: the named readings of the open points of a book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from .message import BadSetup


@dataclass(frozen=True)
class Ruling:
    """An open point with its readings, the default first; `clauses` lists the clauses that it concerns."""

    id: str
    values: tuple[str, ...]
    clauses: tuple[str, ...]

    @property
    def default(self) -> str:
        """The reading in force unless another is chosen."""
        return self.values[0]


class Rulings(dict[str, str]):
    """The readings in force at one table, by the id of the ruling; fixed when play begins, so nothing changes them.

    Raises `BadSetup` for an unknown ruling or reading. A dictionary, because rules read it at every turn.
    """

    def __init__(self, known: Sequence[Ruling], chosen: Mapping[str, str]) -> None:
        table = {ruling.id: ruling for ruling in known}
        for name, value in chosen.items():
            if name not in table:
                raise BadSetup("unknown-ruling", name=name, allowed=sorted(table))
            if value not in table[name].values:
                raise BadSetup("unknown-ruling-value", name=name, value=value, allowed=[*table[name].values])
        super().__init__({ruling.id: chosen.get(ruling.id, ruling.default) for ruling in known})
        self.known = known

    def fixed(self, *given: object, **more: object) -> NoReturn:
        """Refuse to change a reading. Raises TypeError."""
        raise TypeError("the readings of a table do not change")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = fixed

    def __reduce__(self) -> tuple[type[Rulings], tuple[Sequence[Ruling], dict[str, str]]]:
        """Copy by making them anew."""
        return Rulings, (self.known, dict(self))

    def overlaid(self, chosen: Mapping[str, str]) -> Rulings:
        """These readings with others put over some of them. Raises as a new one does."""
        return Rulings(self.known, {**self, **chosen})
