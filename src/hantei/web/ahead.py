"""What a server reads before anybody asks for it, so that no answer waits for it."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from hantei import library
from hantei.ledger import Ledger
from hantei.library import Shelf
from hantei.telling import EXPECTED
from hantei.text import LANGS

from .reference import has_ledger


def read_ahead() -> Thread:
    """Open the rulebooks in a thread of their own, one after the other. It ends with the server.

    Each takes half a second. Opened by the first who plays by it, it would take that from everybody who plays, and by
    all who come at the same moment, as often as they are.
    """
    reading = Thread(target=opened, name="ahead", daemon=True)
    reading.start()
    return reading


def opened() -> None:
    """Open all rulebooks that can be played, with their words and clauses."""
    for shelf in library.playable():
        with suppress(*EXPECTED):  # it is told where somebody asks for it
            read(shelf)


def read(shelf: Shelf) -> None:
    """Read what pages and games of a rulebook need. Raises `BadContent`."""
    shelf.headings(shelf.kind)
    for lang in LANGS:
        shelf.catalogue(lang)
    if has_ledger(shelf.id):
        Ledger.of(shelf.id)
