"""What is read once, when a site is built: content, scenarios, sentences and ledgers of every rulebook.

`python -m hantei.page.preparing FILE` writes it to a file; it runs in a process of its own, in which nothing has been
read before.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hantei import library
from hantei.dossiers import places_in
from hantei.editions import edition, kind, part, volume
from hantei.exchange.foreign import endings
from hantei.ledger import Ledger, ledgers
from hantei.library import Shelf
from hantei.recall import noting
from hantei.text import LANGS, Catalogue
from hantei.web.routes.start import first_game
from hantei.workshop.offered import heads, heads_in

Noted = Mapping[str, bytes]


@dataclass(frozen=True)
class Prepared:
    """What was read: `general` sentences, what `lists` show of all rulebooks, and what belongs to each by its id.

    `packages` are the packages of the rulebooks.
    """

    general: Noted
    lists: Noted
    books: Mapping[str, Noted] = field(default_factory=dict)
    packages: Mapping[str, str] = field(default_factory=dict)


def prepared() -> Prepared:
    """All that a page would have to read to show any rulebook and begin any game of it."""
    with noting() as general:
        for lang in LANGS:
            Catalogue(lang)
    shelves = library.playable()
    books = {one.id: book(one) for one in shelves}
    with noting() as lists:
        assert library.playable() == shelves  # noqa: S101 - it is noted here that each can be opened
        for lang in LANGS:
            first_game([(one, one.title(lang), one.headings(kind(one.id))) for one in shelves])
            for one in shelves:
                one.about(lang)
            heads_in(lang)
        heads()
        endings()
        ledgers()
    packages = {one.id: edition(one.id).package for one in shelves}
    return Prepared(general, lists, books, packages)


def book(shelf: Shelf) -> Noted:
    """What belongs to one rulebook."""
    with noting() as noted:
        for lang in LANGS:
            shelf.catalogue(lang)
        for name in volume(shelf.id).models:
            part(shelf.id, name)
        shelf.headings(shelf.kind)
        shelf.scenarios_for({})
        if edition(shelf.id).dossiers is not None:
            for heading in shelf.headings(shelf.kind):
                places_in(shelf.id, shelf.scenario_text(heading.id)[1])
        if (shelf.directory / "clauses.yaml").is_file():
            Ledger.of(shelf.id)
    return noted


if __name__ == "__main__":
    found = vars(prepared())  # plain, since this module has another name here
    Path(sys.argv[1]).write_bytes(pickle.dumps(found))
