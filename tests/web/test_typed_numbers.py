"""Numbers that pages send are read by the rule that holds for all of them, and bounded."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.core.message import BadSetup
from hantei.core.text import Text
from hantei.telling import NotUnderstood
from hantei.web.http.forms import number
from hantei.web.setup.peopling import wanted
from hantei.web.storage.scripts import OwnScenario
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.table.typed import faces_of


@pytest.mark.parametrize("word", ["000099999", "100", "-1", "+-5", "٣", "1" * 5000])
def test_a_level_beyond_the_bounds_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    person = OwnScenario("own", "senki", "kei", Text("ケイ", "Kei"), "hantei: senki/people/1\n")
    monkeypatch.setattr("hantei.web.storage.scripts.find", lambda *_: person)
    store = SqliteStore(tmp_path / "tables.db")
    with pytest.raises(BadSetup) as refused:
        wanted(store, "me", {"bring-red": "own", "bring-level": word})
    assert str(refused.value.said.args["given"])[:9] == word[:9]  # it is told no longer than can be read
    store.close()


@pytest.mark.parametrize(("typed", "read"), [("3", 3), ("007", 7), ("٣", 1), ("-3", 1), ("1" * 5000, 1), ("", 1)])
def test_a_field_of_a_form_is_a_number_or_what_stands_for_none(typed: str, read: int) -> None:
    assert number({"count": typed}, "count", 1) == read


@pytest.mark.parametrize("typed", ["٣ 6", "6 x", "-1", "10000", ""])
def test_faces_are_digits_alone(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        faces_of(typed)
    assert faces_of("6, 6、1") == [6, 6, 1]
