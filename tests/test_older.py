"""States saved before their classes had all the fields of today are brought up to date."""

from __future__ import annotations

from typing import Any

import pytest

from hantei import library
from hantei.core.older import up_to_date, with_fields
from hantei.core.record import Unreadable, dump

CHANGES = {"": with_fields(brought={}), "people.*.marks.*": with_fields(held=[]), "rows.*": with_fields(n=0)}
OLD = {"people": {"ann": {"marks": [{"id": "a"}, {"id": "b", "held": ["x"]}]}}, "rows": [{"n": 3}, {}], "turn": 1}


def test_fields_that_are_missing_are_put_in_and_others_stay() -> None:
    new = {
        "brought": {},
        "people": {"ann": {"marks": [{"id": "a", "held": []}, {"id": "b", "held": ["x"]}]}},
        "rows": [{"n": 3}, {"n": 0}],
        "turn": 1,
    }
    assert up_to_date(OLD, CHANGES) == new
    assert up_to_date(new, CHANGES) == new
    assert OLD["rows"] == [{"n": 3}, {}]


@pytest.mark.parametrize("odd", [None, 3, "text", [], {"rows": 3}, {"people": [1]}, {"people": {"ann": {"marks": 2}}}])
def test_what_is_no_state_stays_what_it_is(odd: Any) -> None:
    new = up_to_date(odd, CHANGES)
    assert type(new) is type(odd)
    assert {**new, **odd} == new if isinstance(odd, dict) else new == odd


@pytest.mark.parametrize("book", library.rulebook_ids())
def test_a_rulebook_refuses_what_is_no_state(book: str) -> None:
    shelf = library.shelf(book)
    name, text = shelf.scenario_text(shelf.headings(shelf.kind)[0].id)
    setup = {"scenario": name, "scenarios": {name: text}}
    plain = dump(shelf.rulebook.start(setup))
    assert dump(shelf.rulebook.load(plain, setup)) == plain
    odds: list[Any] = [None, [], {}, {**plain, "agenda": 3}, {**plain, "never": 1}]
    for odd in odds:
        with pytest.raises(Unreadable):
            shelf.rulebook.load(odd, setup)
