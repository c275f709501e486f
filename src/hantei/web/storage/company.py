"""The people of a table: their names, their places, and who is there."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from hantei.core.message import Complaint

from .store import Db, Store

LONGEST_NAME = 24
"""Characters of a person's name."""

COLOURS = ("web-colour-0", "web-colour-1", "web-colour-2", "web-colour-3", "web-colour-4", "web-colour-5")
"""The messages that name the colours that people choose from; the style sheet knows the colours by number."""


RENAMED, FIRST = "renamed", "first"
"""News to other servers: somebody has another name or picture, and whether they had no name before."""


class BadName(Complaint):
    """Raised for a name that nobody can have."""


@dataclass(frozen=True)
class Guest:
    """Somebody at a place of a table: who they are to the store, and their name ("" if they have given none)."""

    person: str
    place: str
    name: str
    colour: int
    picture: str = ""


class Calling(NamedTuple):
    """The name of somebody ("" if they have given none), their colour, and the name of their picture ("" for none)."""

    name: str = ""
    colour: int = 0
    picture: str = ""


def free_colour(company: Iterable[Guest]) -> int:
    """The first colour that nobody with a name has at a table."""
    taken = {guest.colour for guest in company if guest.name}
    return next((number for number in range(len(COLOURS)) if number not in taken), 0)


class NameWish(NamedTuple):
    """What somebody wants to be called: the name, the colour, and the picture (None: the one that they have)."""

    name: str
    colour: int = 0
    picture: str | None = None


COMPANY = (
    "SELECT g.person, g.place, coalesce(p.name, ''), coalesce(p.colour, 0), coalesce(p.picture, '') FROM grants g"
    " LEFT JOIN people p ON p.person = g.person WHERE g.tab = ? ORDER BY 3, 1"
)


def company(store: Store, table: str) -> tuple[Guest, ...]:
    """All who have a place at a table, sorted by name. Raises `SaveError`."""
    return tuple(Guest(*row) for row in store.read(COMPANY, table))


def company_in(db: Db, table: str) -> tuple[Guest, ...]:
    """The same as a transaction leaves it, so that nothing is left to read once it is kept."""
    return tuple(Guest(*row) for row in db.execute(COMPANY, (table,)))


def calling(store: Store, person: str) -> Calling:
    """The name, colour and picture of somebody."""
    rows = store.read("SELECT name, colour, picture FROM people WHERE person = ?", person)
    return Calling(*rows[0]) if rows else Calling()


CALL = """
INSERT INTO people (person, name, colour) VALUES (?, ?, ?)
ON CONFLICT (person) DO UPDATE SET name = excluded.name, colour = excluded.colour"""

CREST = "UPDATE people SET picture = ?, image = NULL WHERE person = ?"

IMAGE = """
INSERT INTO people (person, name, colour, picture, image) VALUES (?, '', 0, ?, ?)
ON CONFLICT (person) DO UPDATE SET picture = excluded.picture, image = excluded.image"""


def call(store: Store, person: str, wish: NameWish) -> bool:
    """Keep somebody's name and tell the other servers; an image of their own goes when they want another picture.
    Return whether they had no name before. Raises `SaveError`."""

    return bool(store.write(lambda db: called(db, person, wish)))


def called(db: Db, person: str, wish: NameWish) -> bool:
    """The same within a transaction."""
    known = db.execute("SELECT 1 FROM people WHERE person = ? AND name != ''", (person,)).fetchone()
    db.execute(CALL, (person, wish.name, wish.colour))
    if wish.picture is not None:
        db.execute(CREST, (wish.picture, person))
    db.announce(RENAMED, person, "" if known else FIRST)
    return known is None


def picture(store: Store, person: str, name: str, image: bytes) -> bool:
    """Keep an image of somebody's own under a name of its own and tell the other servers. What they are called stays,
    because an image takes a while, and they may have changed it meanwhile; so no name is their first. Raises
    `SaveError`."""

    def keep(db: Db) -> None:
        db.execute(IMAGE, (person, name, image))
        db.announce(RENAMED, person, "")

    store.write(keep)
    return False


def image_named(store: Store, picture: str) -> bytes | None:
    """The image of somebody by the name of their picture; None if there is none."""
    rows = store.read("SELECT image FROM people WHERE picture = ? AND image IS NOT NULL", picture)
    return bytes(rows[0][0]) if rows else None


def forget_strangers(db: Db, people: Iterable[str]) -> None:
    """Delete the names and pictures of those people who have neither a place at a table nor a file of their own."""
    nothing = (
        "DELETE FROM people WHERE person = ? AND NOT EXISTS (SELECT 1 FROM grants WHERE grants.person = people.person)"
        " AND NOT EXISTS (SELECT 1 FROM scripts WHERE scripts.person = people.person)"
    )
    db.executemany(nothing, [(person,) for person in dict.fromkeys(people)])


def people_at(db: Db, table: str) -> list[str]:
    """All who have a place at a table, within a transaction."""
    return [person for (person,) in db.execute("SELECT DISTINCT person FROM grants WHERE tab = ?", (table,))]


def tables_of(store: Store, person: str) -> list[str]:
    """The tables at which somebody has a place."""
    return [table for (table,) in store.read("SELECT DISTINCT tab FROM grants WHERE person = ?", person)]


def fit(typed: str) -> str:
    """Make a typed name fit to keep: one line, no blanks around it, visible letters. Raises `BadName`."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName("web-bad-name", most=LONGEST_NAME)
    return name


class Presence:
    """Knows who has the page of a table open. Safe for threads."""

    def __init__(self) -> None:
        self._open: Counter[tuple[str, str]] = Counter()
        self._here: frozenset[tuple[str, str]] = frozenset()
        self._lock = Lock()

    def come(self, person: str, place: str) -> None:
        """Somebody has opened a page."""
        with self._lock:
            self._open[person, place] += 1
            if self._open[person, place] == 1:
                self._here = frozenset(self._open)

    def go(self, person: str, place: str) -> None:
        """Somebody has closed a page."""
        with self._lock:
            self._open[person, place] -= 1
            if not self._open[person, place]:
                del self._open[person, place]
                self._here = frozenset(self._open)

    def here(self) -> frozenset[tuple[str, str]]:
        """Everybody who is there now, as person and place."""
        return self._here
