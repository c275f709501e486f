"""The doors of all tables: links, and who has come in by them to which places."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from threading import Lock

from hantei.play import Refused

from .keys import fingerprint, name_in, new_name, secret_of
from .stand import ANY, OWNER, SEAT
from .store import Db, NoSuchTable, Store

BY_LINK = "SELECT tab, place FROM links WHERE (name = ? OR (before = ? AND before != '')) AND place != ?"
"""The table and the place of a link."""

FOR_ALL = "SELECT tab FROM links WHERE name = ? AND place = ?"
"""The table of a link for all."""

MOVED = (
    "UPDATE tables SET owner = ? WHERE owner = ?",
    "UPDATE grants SET person = ? WHERE person = ?",
    "UPDATE people SET person = ? WHERE person = ?",
    "UPDATE scripts SET person = ? WHERE person = ?",
)
"""All that a person has, given to another one; the tables first, so that who comes in by a link of theirs at another
server has come before, or finds the link gone (`Db.hold`)."""

RENEWED = "moved"
"""What other servers are told then, with who it was and who it is."""

MOST_KNOWN = 20_000
"""Pairs of person and table whose places are remembered."""


@dataclass(frozen=True)
class Viewer:
    """Somebody at a place: who it is, as the store knows people, and the place."""

    person: str
    place: str


class Doors:
    """Who may come to which place. From any thread.

    What the store says is remembered, until a door of the table changes. Whoever takes a place away does so under the
    lock of its table, and whoever acts at a place asks under the same lock (`check`): what was allowed when a request
    came need not be when its turn comes.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[tuple[str, str], Collection[str]] = {}
        self._turn = 0
        """How often a door has changed: what was read before a change is not remembered after it."""
        self._lock = Lock()

    def remembered(self, viewer: Viewer, table: str) -> bool | None:
        """Whether somebody has their place at a table; None where only the store can tell."""
        with self._lock:
            known = self._known.get((viewer.person, table))
        return None if known is None else viewer.place in known

    def admits(self, viewer: Viewer, table: str) -> bool:
        """Whether somebody has their place at a table."""
        return viewer.place in self._places(viewer.person, table)

    def check(self, viewer: Viewer, table: str) -> None:
        """Raise `NoSuchTable` for somebody who has no such place at a table."""
        if not self.admits(viewer, table):
            raise NoSuchTable(table)

    def _places(self, person: str, table: str) -> Collection[str]:
        key = person, table
        with self._lock:
            known, turn = self._known.get(key), self._turn
        if known is not None:
            return known
        found = [row[0] for row in self.store.read("SELECT place FROM grants WHERE person = ? AND tab = ?", *key)]
        with self._lock:
            if turn == self._turn and self.store.holds(table):  # of others', other servers change the doors
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                self._known[key] = found
        return found

    def enter(self, person: str, secret: str) -> tuple[str, str, bool] | None:
        """Let a person in by a link; the table, the place, and whether they are new there; None where there is no such
        link."""

        def grant(db: Db) -> tuple[str, str, bool] | None:
            found = db.execute(BY_LINK, self._asked(secret)).fetchone()
            if found is None or not db.hold(found[0]):
                return None
            found = db.execute(BY_LINK, self._asked(secret)).fetchone()  # as it is now that nobody else changes it
            if found is None:
                return None
            return str(found[0]), str(found[1]), granted(db, person, *found)

        entered: tuple[str, str, bool] | None = self.store.write(grant)  # at once: the link may be taken back meanwhile
        if entered is not None:
            self._let_in(person, entered[0])
        return entered

    def _asked(self, secret: str) -> tuple[str | None, str, str]:
        return name_in(self.store.key, secret), fingerprint(secret), ANY

    def leads_to(self, secret: str) -> str | None:
        """The table at which a link leads to a place; None where there is no such link."""
        rows = self.store.read(BY_LINK, *self._asked(secret))
        return str(rows[0][0]) if rows else None

    def table_of(self, secret: str) -> str | None:
        """The table that a link for whole tables leads to; None where there is no such link."""
        rows = self.store.read(FOR_ALL, name_in(self.store.key, secret), ANY)
        return str(rows[0][0]) if rows else None

    def sit(self, person: str, secret: str, place: str) -> tuple[str, bool] | None:
        """Give a person who has the link for a whole table the place that they picked: a free seat, or one to look on.

        The table, and whether they are new at the place; None where there is no such link. Raises `Refused`
        (`seat-not-free`) where somebody else has come first, or nobody may come there.
        """

        def grant(db: Db) -> tuple[str, bool] | None:
            found = db.execute(FOR_ALL, (name_in(self.store.key, secret), ANY)).fetchone()
            if found is None:
                return None
            table = str(found[0])
            if not db.hold(table) or db.execute(FOR_ALL, (name_in(self.store.key, secret), ANY)).fetchone() is None:
                return None
            open_to_all = "SELECT 1 FROM links WHERE tab = ? AND place = ? AND place NOT IN (?, ?)"
            taken = "SELECT 1 FROM grants WHERE tab = ? AND place = ? AND person != ?"
            if not db.execute(open_to_all, (table, place, OWNER, ANY)).fetchone() or (
                place.startswith(SEAT) and db.execute(taken, (table, place, person)).fetchone()
            ):
                raise Refused("seat-not-free")
            return table, granted(db, person, table, place)

        seated: tuple[str, bool] | None = self.store.write(grant)  # at once: of two who pick one seat, one has it
        if seated is not None:
            self._let_in(person, seated[0])
        return seated

    def _let_in(self, person: str, table: str) -> None:
        with self._lock:
            self._turn += 1
            self._known.pop((person, table), None)

    def renew(self, viewer: Viewer, table: str) -> None:
        """Give a place another link: the old one leads nowhere, and all but this one person lose the place."""
        place = viewer.place

        def change(db: Db) -> None:
            db.hold(table)
            db.execute("UPDATE links SET name = ?, before = '' WHERE tab = ? AND place = ?", (new_name(), table, place))
            db.execute("DELETE FROM grants WHERE tab = ? AND place = ? AND person != ?", (table, place, viewer.person))

        self.store.write(change)
        self.forget(table)

    def move(self, old: str, new: str) -> list[str]:
        """Everything that a person has is another one's from now on: `old` has no place anywhere any more.

        The links of the tables that they own are new ones, since they could be read there. The tables at which they
        have a place.
        """

        def change(db: Db) -> list[str]:
            seated = "SELECT DISTINCT tab FROM grants WHERE person = ?"
            tables = [str(table) for (table,) in db.execute(seated, (old,))]
            owned = "SELECT tab, place FROM links WHERE tab IN (SELECT tab FROM grants WHERE person = ? AND place = ?)"
            for statement in MOVED:
                db.execute(statement, (new, old))
            for table, place in db.execute(owned, (new, OWNER)).fetchall():
                renew = "UPDATE links SET name = ?, before = '' WHERE tab = ? AND place = ?"
                db.execute(renew, (new_name(), table, place))
            db.announce(RENEWED, old, new)
            return tables

        tables: list[str] = self.store.write(change)
        self.moved(old, new)
        return tables

    def moved(self, old: str, new: str) -> None:
        """Everything that a person had is another one's now: ask the store anew about both."""
        with self._lock:
            self._turn += 1
            self._known = {key: known for key, known in self._known.items() if key[0] not in (old, new)}

    def forget(self, table: str) -> None:
        """Ask the store anew who has which places at a table: some were taken away."""
        with self._lock:
            self._turn += 1
            self._known = {key: known for key, known in self._known.items() if key[1] != table}

    def forget_all(self) -> None:
        """Ask the store anew about all tables: others may have changed their doors."""
        with self._lock:
            self._turn += 1
            self._known = {}


def links(store: Store, table: str) -> dict[str, str]:
    """The secrets of the places at a table."""
    rows = store.read("SELECT place, name FROM links WHERE tab = ?", table)
    return {place: secret_of(store.key, name) for place, name in rows}


def granted(db: Db, person: str, table: str, place: str) -> bool:
    """Give somebody a place; whether they had it not yet."""
    statement = "INSERT INTO grants (person, tab, place) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(statement, (person, table, place)).rowcount > 0


def invite(db: Db, table: str, places: Iterable[str]) -> None:
    """Give places of a table links, those that have none."""
    rows = [(new_name(), table, place) for place in places]
    db.executemany("INSERT INTO links (name, tab, place) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", rows)


def put_out(db: Db, table: str, viewer: Viewer, renewed: Iterable[str]) -> None:
    """Take a place from one person, and give these places other links. Raises `NoSuchTable` where they have it not."""
    query = "DELETE FROM grants WHERE person = ? AND tab = ? AND place = ?"
    if not db.execute(query, (viewer.person, table, viewer.place)).rowcount:
        raise NoSuchTable(table)
    rows = [(new_name(), table, place) for place in renewed]
    db.executemany("UPDATE links SET name = ?, before = '' WHERE tab = ? AND place = ?", rows)


def shut(db: Db, table: str, kept: Collection[str]) -> list[str]:
    """Take all places of a table but those `kept` from whoever came by a link, and the links; the places taken."""
    query = "SELECT place FROM links WHERE tab = ? UNION SELECT place FROM grants WHERE tab = ?"
    gone = [place for (place,) in db.execute(query, (table, table)) if place not in kept]
    for name in ("links", "grants"):
        db.executemany(
            f"DELETE FROM {name} WHERE tab = ? AND place = ?",  # noqa: S608 - names of ours
            [(table, place) for place in gone],
        )
    return gone
