"""The doors of all tables: their links, and the places of the people who came by them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple

from hantei.play import Refused

from .company import NameWish, called
from .keys import fingerprint, name_in, new_name, secret_of
from .places import ANY, OWNER, seat_in
from .store import Claim, Db, NoSuchTable, Store

BY_LINK = "SELECT tab, place FROM links WHERE (name = ? OR (before = ? AND before != '')) AND place != ?"
"""The table and the place of a link."""

FOR_ALL = "SELECT tab FROM links WHERE name = ? AND place = ?"
"""The table of a link for all."""

HAD = (("tables", "owner"), ("grants", "person"), ("people", "person"), ("scripts", "person"))
"""Where the store keeps what a person has: the name of the SQL table, and the column of the person."""

MOVED = tuple(f"UPDATE {table} SET {column} = ? WHERE {column} = ?" for table, column in HAD)  # noqa: S608 - ours
"""Gives all that a person has to another one. The tables come first: people who come by one of the links at another
server then either came before, or find the link gone (`Db.hold`)."""

RENEWED = "moved"
"""News to other servers: somebody has a new identity."""

MOST_KNOWN = 20_000
"""Pairs of person and table whose places are remembered."""


MOST_THERE = 500
"""People who may have one place of a table by its link. The owner sees them all, and makes room by a new link."""


@dataclass(frozen=True)
class Viewer:
    """Somebody at a place: who they are to the store, and the place."""

    person: str
    place: str


def places_of(store: Store, person: str, table: str) -> list[str]:
    """The places that somebody has at a table."""
    return [place for (place,) in store.read("SELECT place FROM grants WHERE person = ? AND tab = ?", person, table)]


class SatDown(NamedTuple):
    """Somebody has sat down: the table, whether they are new at the place, and whether they had no name before."""

    table: str
    new: bool
    first: bool


class Doors:
    """Decides who may come to which place. Safe for threads.

    Answers of the store are remembered until a door of the table changes. Code that takes a place away holds the lock
    of the table, and code that acts from a place asks under the same lock (`check`), because a permission given when a
    request came may be gone by its turn.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[tuple[str, str], Collection[str]] = {}
        self._changes = 0
        """Counts the changes of doors: an answer read before a change is not remembered after it."""
        self._lock = Lock()

    def remembered(self, viewer: Viewer, table: str) -> bool | None:
        """Whether somebody has their place at a table; None if only the store can tell."""
        with self._lock:
            known = self._known.get((viewer.person, table))
        return None if known is None else viewer.place in known

    def admits(self, viewer: Viewer, table: str) -> bool:
        """Whether somebody has their place at a table."""
        return viewer.place in self._places(viewer.person, table)

    def check(self, viewer: Viewer, table: str) -> None:
        """Raise `NoSuchTable` for somebody without this place at a table."""
        if not self.admits(viewer, table):
            raise NoSuchTable(table)

    def _places(self, person: str, table: str) -> Collection[str]:
        key = person, table
        with self._lock:
            known, changes = self._known.get(key), self._changes
        if known is not None:
            return known
        found = places_of(self.store, person, table)
        with self._lock:
            if changes == self._changes and self.store.holds(
                table
            ):  # another server changes the doors of tables it holds
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                self._known[key] = found
        return found

    def enter(self, person: str, secret: str) -> tuple[str, str, bool] | None:
        """Let a person in by a link. Return the table, the place, and whether they are new there; None if there is no
        such link. Raises `Refused` as `let_in`."""

        def grant(db: Db) -> tuple[str, str, bool] | None:
            found = db.execute(BY_LINK, self._asked(secret)).fetchone()
            if found is None or not db.hold(found[0]):
                return None
            found = db.execute(BY_LINK, self._asked(secret)).fetchone()  # read here, where nobody else can change it
            if found is None:
                return None
            return str(found[0]), str(found[1]), let_in(db, person, *found)

        try:
            entered: tuple[str, str, bool] | None = self.store.write(grant)  # at once: the link may be withdrawn
        finally:
            self.moved(person)
        return entered

    def _asked(self, secret: str) -> tuple[str | None, str, str]:
        return name_in(self.store.key, secret), fingerprint(secret), ANY

    def leads_to(self, secret: str) -> tuple[str, str] | None:
        """The table and the place to which a link leads; None if there is no such link."""
        rows = self.store.read(BY_LINK, *self._asked(secret))
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    def table_of(self, secret: str) -> str | None:
        """The table to which a link for a whole table leads; None if there is no such link."""
        rows = self.store.read(FOR_ALL, name_in(self.store.key, secret), ANY)
        return str(rows[0][0]) if rows else None

    def sit(self, person: str, secret: str, place: str, wish: NameWish) -> SatDown | None:
        """Give a person with the link for a whole table the place that they picked (a free seat, or one to look on),
        and the name that they want: both or neither.

        Return what came of it; None if there is no such link. Raises `Refused` (`seat-not-free`) if somebody else was
        first, or if nobody may come there, and as `let_in`.
        """

        def grant(db: Db) -> SatDown | None:
            found = db.execute(FOR_ALL, (name_in(self.store.key, secret), ANY)).fetchone()
            if found is None:
                return None
            table = str(found[0])
            if not db.hold(table) or db.execute(FOR_ALL, (name_in(self.store.key, secret), ANY)).fetchone() is None:
                return None
            open_to_all = "SELECT 1 FROM links WHERE tab = ? AND place = ? AND place NOT IN (?, ?)"
            taken = "SELECT 1 FROM grants WHERE tab = ? AND place = ? AND person != ?"
            if not db.execute(open_to_all, (table, place, OWNER, ANY)).fetchone() or (
                seat_in(place) and db.execute(taken, (table, place, person)).fetchone()
            ):
                raise Refused("seat-not-free")
            return SatDown(table, let_in(db, person, table, place), called(db, person, wish))

        try:
            seated: SatDown | None = self.store.write(grant)  # at once: of two who pick one seat, one gets it
        finally:
            self.moved(person)
        return seated

    def renew(self, viewer: Viewer, table: str, claim: Claim) -> None:
        """Give a place another link. The old one stops working, and all but this one person lose the place. The claim
        is that by which the table is held. Raises `NoSuchTable` for a place without a link, `SaveError`."""
        place = viewer.place

        def change(db: Db) -> None:
            if not db.hold(table, claim) or not renewed(db, table, place):
                raise NoSuchTable(table)
            db.execute("DELETE FROM grants WHERE tab = ? AND place = ? AND person != ?", (table, place, viewer.person))

        try:
            self.store.write(change)
        finally:  # it may have been kept all the same
            self.forget(table)

    def move(self, old: str, new: str) -> None:
        """Give all that a person has to another one; `old` then has no place anywhere.

        The links of their own tables are renewed, because `old` could have read them.
        """

        def change(db: Db) -> None:
            owned = "SELECT tab, place FROM links WHERE tab IN (SELECT tab FROM grants WHERE person = ? AND place = ?)"
            for statement in MOVED:
                db.execute(statement, (new, old))
            for table, place in db.execute(owned, (new, OWNER)).fetchall():
                renewed(db, table, place)
            db.announce(RENEWED, old, new)

        try:
            self.store.write(change)
        finally:  # it may have been kept though it failed
            self.moved(old, new)

    def moved(self, *people: str) -> None:
        """Forget what is remembered of people, because their places may have changed."""
        with self._lock:
            self._changes += 1
            self._known = {key: known for key, known in self._known.items() if key[0] not in people}

    def forget(self, table: str) -> None:
        """Forget what is remembered of a table, because places were taken away."""
        with self._lock:
            self._changes += 1
            self._known = {key: known for key, known in self._known.items() if key[1] != table}

    def forget_all(self) -> None:
        """Forget what is remembered of all tables, because other servers may have changed their doors."""
        with self._lock:
            self._changes += 1
            self._known = {}


def has_anything(store: Store, person: str) -> bool:
    """Whether somebody has anything at all: a table, a place, a name, a file. Raises `SaveError`."""
    owned = " UNION ALL ".join(f"SELECT 1 FROM {table} WHERE {column} = ?" for table, column in HAD)  # noqa: S608 - ours
    return bool(store.read(f"{owned} LIMIT 1", *[person] * len(HAD)))


def links(store: Store, table: str) -> dict[str, str]:
    """The secrets of the places at a table."""
    rows = store.read("SELECT place, name FROM links WHERE tab = ?", table)
    return {place: secret_of(store.key, name) for place, name in rows}


def granted(db: Db, person: str, table: str, place: str) -> bool:
    """Give somebody a place. Return whether they did not have it yet."""
    statement = "INSERT INTO grants (person, tab, place) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(statement, (person, table, place)).rowcount > 0


def let_in(db: Db, person: str, table: str, place: str) -> bool:
    """Give a place to somebody who came by a link. Return as `granted`. Raises `Refused` (`place-full`) for one more
    than may have it."""
    there = [one for (one,) in db.execute("SELECT person FROM grants WHERE tab = ? AND place = ?", (table, place))]
    if len(there) >= MOST_THERE and person not in there:
        raise Refused("place-full")
    return granted(db, person, table, place)


def invite(db: Db, table: str, places: Iterable[str]) -> None:
    """Give links to those places of a table that have none."""
    rows = [(new_name(), table, place) for place in places]
    db.executemany("INSERT INTO links (name, tab, place) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", rows)


def renewed(db: Db, table: str, place: str) -> bool:
    """Give a place another link in the stead of its own, which stops working. Return whether it had one."""
    statement = "UPDATE links SET name = ?, before = '' WHERE tab = ? AND place = ?"
    return db.execute(statement, (new_name(), table, place)).rowcount > 0


def forget_old_links(db: Db) -> None:
    """Let links that were given out before there were keys lead nowhere."""
    db.execute("UPDATE links SET before = '' WHERE before != ''")


def put_out(db: Db, table: str, viewer: Viewer, places: Iterable[str]) -> None:
    """Take a place from one person, and renew the links of some places. Raises `NoSuchTable` if they do not have it."""
    query = "DELETE FROM grants WHERE person = ? AND tab = ? AND place = ?"
    if not db.execute(query, (viewer.person, table, viewer.place)).rowcount:
        raise NoSuchTable(table)
    for place in places:
        renewed(db, table, place)


def put_out_everywhere(db: Db, person: str) -> list[str]:
    """Take all places from somebody, and renew the links by which they could come back: all links of their own tables,
    since they could read them. Return their own tables. Raises `SaveError` as `Db.hold`."""
    places = db.execute("SELECT tab, place FROM grants WHERE person = ?", (person,)).fetchall()
    own = [table for table, place in places if place == OWNER]
    for table, place in places:
        db.hold(table)
        for one in (place, ANY):
            renewed(db, table, one)
    for table in own:
        for (place,) in db.execute("SELECT place FROM links WHERE tab = ?", (table,)).fetchall():
            renewed(db, table, place)
    db.execute("DELETE FROM grants WHERE person = ?", (person,))
    return own


def shut(db: Db, table: str, kept: Collection[str]) -> list[str]:
    """Take all places of a table but those `kept` from people who came by a link, and delete the links. Return the
    places."""
    query = "SELECT place FROM links WHERE tab = ? UNION SELECT place FROM grants WHERE tab = ?"
    gone = [place for (place,) in db.execute(query, (table, table)) if place not in kept]
    for name in ("links", "grants"):
        db.executemany(
            f"DELETE FROM {name} WHERE tab = ? AND place = ?",  # noqa: S608 - names of ours
            [(table, place) for place in gone],
        )
    return gone
