"""What a server reads before anybody asks for it, so that no answer waits for it."""

from __future__ import annotations

from contextlib import suppress

from hantei import library
from hantei.ledger import Ledger, has_ledger
from hantei.library import Shelf
from hantei.telling import EXPECTED
from hantei.text import LANGS


def read_ahead() -> None:
    """Open all rulebooks that can be played, with their words and clauses, before the first request is served.

    That takes a second. A thread beside the first requests would slow each of them by as much. Left to the first player
    of a rulebook, it would hold up everybody who plays.
    """
    for shelf in library.playable():
        with suppress(*EXPECTED):  # reported when somebody asks for it
            read(shelf)


def read(shelf: Shelf) -> None:
    """Read what pages and games of a rulebook need. Raises `BadContent`."""
    shelf.headings(shelf.kind)
    for lang in LANGS:
        shelf.catalogue(lang)
    if has_ledger(shelf.id):
        Ledger.of(shelf.id)
