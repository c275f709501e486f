"""Those who take part in an encounter, by name: entries of its file that stand for one or for several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar


class Entry(Protocol):
    """What an encounter file says of a combatant: a name of its own or none, its record, how many of them there are."""

    @property
    def id(self) -> str:
        """Its own name; "" for none."""

    @property
    def character(self) -> str:
        """The name of its record."""

    @property
    def count(self) -> int:
        """How many there are."""


E = TypeVar("E", bound=Entry)


def muster(entries: Sequence[E]) -> Iterator[tuple[str, E, int]]:
    """Everybody of an encounter, in its order: name, entry, and a number for each of several of one kind, else 0."""
    everybody = [entry for entry in entries for _ in range(entry.count)]
    kinds = Counter(entry.id or entry.character for entry in everybody)
    before: Counter[str] = Counter()
    for entry in everybody:
        base = entry.id or entry.character
        before[base] += 1
        number = before[base] if kinds[base] > 1 else 0
        yield f"{base}-{number}" if number else base, entry, number
