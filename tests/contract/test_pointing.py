"""Every figure, state and word that `set` reaches in the terms of a book can be set by pointing, too."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from hantei.core.adjusting import AdjustableForm
from hantei.core.command import Example
from hantei.core.message import Message
from hantei.library import shelf
from hantei.rulebooks.gundog.rules import referee as gundog
from hantei.rulebooks.shadowrun4.rules import referee as shadowrun4
from hantei.rulebooks.wild_arms.rules import referee as wild_arms
from hantei.testing import ContractTests
from hantei.testing.pointing import ANY, forms

from . import test_rulebooks as books

FIELDS: Mapping[type[ContractTests], Collection[str]] = {
    books.TestGundog: (*gundog.FIELDS, *gundog.CLOCK),
    books.TestShadowrun4: (*shadowrun4.FIELDS, "turn"),
    books.TestWildArms: (*wild_arms.FIELDS, *wild_arms.CLOCK),
    books.TestSenki: (
        "hp", "en", "ts", "at", "finished", "items", "incapacitated", "shot_down", "dead", "high", "charging",
        "waiting", "submerged", "mounted", "may_cover", "appearance", "appearance_value", "round",
    ),
    books.TestUrbanAssault: (
        "name", "life", "points", "wounds", "skill_loss", "magazines", "mre", "scrip", "uses", "absent", "silent",
        "strength", "attitude", "level", "stunned", "attacked", "flashed", "round", "first", "space", "dark", "lap",
        "passed", "counters",
    ),
}  # fmt: skip
"""What `set` sets in each book: all that it allows where it has a list, else all that the book has a word for."""

BY_ANOTHER_WORD: Mapping[type[ContractTests], Collection[str]] = {books.TestGundog: gundog.CONDITIONS}
"""States that are given and taken by a verb of their own, beside `set`."""


@pytest.mark.parametrize("book", FIELDS, ids=lambda one: one.rulebook)
def test_every_field_that_is_set_can_be_pointed_at(book: type[ContractTests]) -> None:
    referee, paths = shelf(book.rulebook).rulebook.referee, set[str]()
    for state in book.worlds():
        for one in referee.all_adjustable(state):
            blanks = one.blanks[:1] if isinstance(one, AdjustableForm) and one.amendment == ("set",) else ()
            of = [word for blank in blanks for word in blank.choices]
            paths |= {
                part for path in (*one.amendment[1:2], *of) if one.amendment[0] == "set" for part in path.split(".")
            }
    assert set(FIELDS[book]) - set(BY_ANOTHER_WORD.get(book, ())) - paths == set()


def test_what_an_example_asks_for_is_read_word_for_word() -> None:
    example = Example(Message("x"), "", "gm burn add|end WHO [FORCE]")
    assert [*forms(example)] == [
        [("burn", "add", ANY)], [("burn", "end", ANY)], [("burn", "add", ANY, ANY), ("burn", "end", ANY, ANY)]
    ]  # fmt: skip
