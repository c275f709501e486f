"""A server reads before it is asked what every page and game needs."""

from __future__ import annotations

import pytest

from hantei import ledger, library
from hantei.ledger import Ledger
from hantei.text import LANGS, sentences
from hantei.web.ahead import read_ahead


def test_nothing_of_a_rulebook_is_read_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> None:
        raise AssertionError("a file was read")

    read_ahead()
    monkeypatch.setattr(ledger, "_read", read)
    monkeypatch.setattr(sentences, "read_text", read)
    for shelf in library.playable():
        assert Ledger.of(shelf.id).clauses
        for lang in LANGS:
            assert shelf.catalogue(lang).lang == lang
