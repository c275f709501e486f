"""How a table is listed and who may come to it, as the store keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256

from hantei.core.text import Text

from ..storage import doors
from ..storage.places import ANY, OWNER, WATCH, place_of
from ..storage.store import Claim, Db, NoSuchTable, Row, Store
from .stand import LINK, Card, people_in

COLUMNS = (
    "id", "rulebook", "title", "owner", "seats", "pace", "back", "clock", "over", "touched", "prepares", "source",
)  # fmt: skip
"""The columns of a card, in the order in which `card_of` reads and `row_of` writes them."""

LONGEST_NOTES = 8_000
"""Letters of the notes of a table."""


def card_of(row: Row) -> Card:
    """What lists show of a table, from the store."""
    table, rulebook, title, owner, seats, pace, back, clock, over, touched, prepares, source = row
    named, played = Text(**json.loads(title)), people_in(json.loads(seats))  # cards of before name machines
    return Card(table, rulebook, named, owner, played, pace, back, clock, bool(over), touched, prepares, source)


def row_of(card: Card) -> Row:
    """The columns of a card as the store keeps them."""
    title = json.dumps({"ja": card.title.ja, "en": card.title.en}, ensure_ascii=False)
    seats = json.dumps(dict(card.seats))
    return (
        card.id, card.rulebook, title, card.owner, seats, card.pace, card.back, card.clock, int(card.over),
        card.touched, card.prepares, card.source,
    )  # fmt: skip


def card_in(store: Store, table: str) -> Card:
    """The card of a table. Raises `NoSuchTable`."""
    rows = store.read(f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id = ?", table)  # noqa: S608 - ours
    if not rows:
        raise NoSuchTable(table)
    return card_of(rows[0])


OF = (
    f"SELECT {', '.join('t.' + name for name in COLUMNS)}, g.place FROM grants g"  # noqa: S608 - ours
    " JOIN tables t ON t.id = g.tab WHERE g.person = ?"
)
"""The tables at which a person has a place."""

Seated = tuple[Card, str]
"""A table, and the place that somebody has there."""


def cards_of(store: Store, person: str, most: int, skipped: int = 0) -> list[Seated]:
    """The tables at which a person has a place, the last played first, without the first `skipped` ones."""
    query = OF + " ORDER BY t.touched DESC, t.id, g.place LIMIT ? OFFSET ?"
    return seated_in(store.read(query, person, most, skipped))


def cards_since(store: Store, person: str, moment: int, most: int) -> list[Seated]:
    """The tables of a person at which nobody has played since a moment, the last played last."""
    query = OF + " AND t.touched <= ? ORDER BY t.touched, t.id, g.place LIMIT ?"
    return seated_in(store.read(query, person, moment, most))


def seated_in(rows: Iterable[Row]) -> list[Seated]:
    """Tables and places from the store."""
    return [(card_of(row[:-1]), row[-1]) for row in rows]


def add_card(db: Db, card: Card) -> None:
    """Write the card of a new table."""
    names, marks = ", ".join((*COLUMNS, "made")), ", ".join("?" * (len(COLUMNS) + 1))
    db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", (*row_of(card), card.touched))  # noqa: S608 - ours


def played_at(db: Db, table: str, touched: int, over: bool) -> None:
    """Write down when a table was last played, and whether its game is over."""
    db.execute("UPDATE tables SET touched = ?, over = ? WHERE id = ?", (touched, int(over), table))


def set_seats(db: Db, table: str, seats: Mapping[str, str]) -> None:
    """Write down who plays each seat of a table while no machine does."""
    db.execute("UPDATE tables SET seats = ? WHERE id = ?", (json.dumps(people_in(seats)), table))


def owned(store: Store, person: str) -> int:
    """The number of tables that somebody has made."""
    ((count,),) = store.read("SELECT count(*) FROM tables WHERE owner = ?", person)
    return int(count)


def untouched(store: Store, moment: int) -> list[str]:
    """The tables at which nobody has played since a moment, those first that were left first."""
    return [table for (table,) in store.read("SELECT id FROM tables WHERE touched < ? ORDER BY touched", moment)]


def keep_card(db: Db, card: Card, claim: Claim | None = None) -> list[str]:
    """Write down how a table is listed and who may come to it; the places that were taken back.

    Raises `NoSuchTable`, and `SaveError` if the table is not held by this claim.
    """
    guests = [place_of(seat) for seat, who in card.seats.items() if who == LINK]
    if not db.hold(card.id, claim):
        raise NoSuchTable(card.id)
    set_seats(db, card.id, card.seats)
    values = (card.pace, card.back, card.clock, card.source, card.id)
    db.execute("UPDATE tables SET pace = ?, back = ?, clock = ?, source = ? WHERE id = ?", values)
    doors.invite(db, card.id, guests)
    return doors.shut(db, card.id, [OWNER, WATCH, ANY, *guests])


def set_prepares(db: Db, card: Card) -> None:
    """Write down whether a table is still prepared."""
    db.execute("UPDATE tables SET prepares = ? WHERE id = ?", (card.prepares, card.id))


NOTES = "SELECT notes FROM tables WHERE id = ?"


def notes_of(store: Store, table: str) -> str:
    """The notes of those who rule at a table."""
    rows = store.read(NOTES, table)
    return str(rows[0][0]) if rows else ""


def mark_of(notes: str) -> str:
    """What tells notes from others."""
    return sha256(notes.encode()).hexdigest()[:16]


def set_notes(db: Db, table: str, notes: str, before: str) -> bool:
    """Write the notes of a table down in the place of others (`mark_of`); whether those stood there."""
    stood = db.execute(NOTES, (table,)).fetchone()
    if stood is None or mark_of(str(stood[0])) not in (before, mark_of(notes)):
        return False
    db.execute("UPDATE tables SET notes = ? WHERE id = ?", (notes, table))
    return True
