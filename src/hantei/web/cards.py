"""How a table is listed and who may come to it, as the store keeps it."""

from __future__ import annotations

import json

from hantei.core.text import Text

from . import doors
from .stand import ANY, LINK, OWNER, SEAT, WATCH, Card
from .store import Claim, Db, NoSuchTable, Row

COLUMNS = "id, rulebook, title, owner, seats, pace, back, clock, over, touched, prepares, source"


def card_of(row: Row) -> Card:
    """What lists show of a table, from the store."""
    table, rulebook, title, owner, seats, pace, back, clock, over, touched, prepares, source = row
    named, played = Text(**json.loads(title)), json.loads(seats)
    return Card(table, rulebook, named, owner, played, pace, back, clock, bool(over), touched, prepares, source)


def keep_card(db: Db, card: Card, claim: Claim | None = None) -> list[str]:
    """Write down how a table is listed and who may come to it; the places that were taken back.

    Raises `NoSuchTable`, and `SaveError` if the table is not held by this claim.
    """
    guests = [SEAT + seat for seat, who in card.seats.items() if who == LINK]
    if not db.hold(card.id, claim):
        raise NoSuchTable(card.id)
    values = (json.dumps(dict(card.seats)), card.pace, card.back, card.clock, card.source, card.id)
    db.execute("UPDATE tables SET seats = ?, pace = ?, back = ?, clock = ?, source = ? WHERE id = ?", values)
    doors.invite(db, card.id, guests)
    return doors.shut(db, card.id, [OWNER, WATCH, ANY, *guests])


def set_prepares(db: Db, card: Card) -> None:
    """Write down whether a table is still prepared."""
    db.execute("UPDATE tables SET prepares = ? WHERE id = ?", (card.prepares, card.id))
