"""The people of a table: what they are called, at which place they sit, who of them is there."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass
from threading import Lock

from hantei.core.message import Complaint

from .store import Db, Store

LONGEST_NAME = 24
"""Characters of what somebody is called."""

COLOURS = ("web-colour-0", "web-colour-1", "web-colour-2", "web-colour-3", "web-colour-4", "web-colour-5")
"""What the colours are called that people can choose among; the style sheet knows them by their numbers."""


RENAMED, FIRST = "renamed", "first"
"""What other servers are told then, with who it is, and whether they had no name."""


class BadName(Complaint):
    """What nobody can be called."""


@dataclass(frozen=True)
class Guest:
    """Somebody at a place of a table: who it is, as the store knows people, and what they are called ("" for those who
    have not said)."""

    person: str
    place: str
    name: str
    colour: int


def company(store: Store, table: str) -> tuple[Guest, ...]:
    """Everybody who has a place at a table, by name."""
    query = (
        "SELECT g.person, g.place, coalesce(p.name, ''), coalesce(p.colour, 0) FROM grants g"
        " LEFT JOIN people p ON p.person = g.person WHERE g.tab = ? ORDER BY 3, 1"
    )
    return tuple(Guest(*row) for row in store.read(query, table))


def calling(store: Store, person: str) -> tuple[str, int]:
    """What somebody is called, and their colour; "" for those who have not said."""
    rows = store.read("SELECT name, colour FROM people WHERE person = ?", person)
    return (str(rows[0][0]), int(rows[0][1])) if rows else ("", 0)


def call(store: Store, person: str, name: str, colour: int) -> bool:
    """Remember what somebody is called, and tell the other servers; whether they had no name. Raises `SaveError`."""
    statement = (
        "INSERT INTO people (person, name, colour) VALUES (?, ?, ?)"
        " ON CONFLICT (person) DO UPDATE SET name = excluded.name, colour = excluded.colour"
    )

    def keep(db: Db) -> bool:
        known = db.execute("SELECT 1 FROM people WHERE person = ? AND name != ''", (person,)).fetchone()
        db.execute(statement, (person, name, colour))
        db.announce(RENAMED, person, "" if known else FIRST)
        return known is None

    return bool(store.write(keep))


def tables_of(store: Store, person: str) -> list[str]:
    """The tables at which somebody has a place."""
    return [table for (table,) in store.read("SELECT DISTINCT tab FROM grants WHERE person = ?", person)]


def fit(typed: str) -> str:
    """A name as it is kept: one line, no blanks around, letters that can be seen. Raises `BadName`."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName("web-bad-name", most=LONGEST_NAME)
    return name


class Presence:
    """Who has the page of a table open. From any thread."""

    def __init__(self) -> None:
        self._open: Counter[tuple[str, str]] = Counter()
        self._lock = Lock()

    def come(self, person: str, place: str) -> None:
        """A page was opened."""
        with self._lock:
            self._open[person, place] += 1

    def go(self, person: str, place: str) -> None:
        """A page was closed."""
        with self._lock:
            self._open[person, place] -= 1
            if not self._open[person, place]:
                del self._open[person, place]

    def here(self) -> frozenset[tuple[str, str]]:
        """Whoever is there now: person and place."""
        with self._lock:
            return frozenset(self._open)
