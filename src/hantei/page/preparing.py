"""What is read once, when a site is built: content, scenarios, sentences and ledgers of every rulebook.

`python -m hantei.page.preparing FILE` writes it to a file; it runs in a process of its own, in which nothing has been
read before.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping
from pathlib import Path

from hantei import library
from hantei.editions import part, volume
from hantei.ledger import Ledger
from hantei.recall import noting
from hantei.text import LANGS


def prepared() -> Mapping[str, bytes]:
    """All that a page would have to read to show any rulebook and begin any game of it."""
    with noting() as noted:
        for shelf in library.playable():
            for lang in LANGS:
                shelf.catalogue(lang)
            for name in volume(shelf.id).models:
                part(shelf.id, name)
            shelf.headings(shelf.kind)
            shelf.scenarios_for({})
            if (shelf.directory / "clauses.yaml").is_file():
                Ledger.of(shelf.id)
    return noted


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(pickle.dumps(dict(prepared())))
