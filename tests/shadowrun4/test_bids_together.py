"""SR-2.10: who of one's people pays to act first is said of all of them in one declaration."""

from __future__ import annotations

from random import Random

from hantei.library import shelf
from hantei.play import Session
from hantei.telling.compound import followed
from hantei.testing.games import likely, setup


def bidding() -> Session:
    """The runners of the warehouse, five with Edge, as the first of them is asked."""
    book = shelf("shadowrun4")
    session, rng = Session(book.rulebook, setup("shadowrun4", "warehouse"), "1", {"crew": "heuristic"}), Random(1)
    while session.decisions["runners"].kind != "first":
        session.answer("runners", likely("shadowrun4", session.state, session.decisions["runners"], rng))
    return session


def test_one_declaration_settles_who_of_all_ones_people_acts_first() -> None:
    session = bidding()
    parts = followed(shelf("shadowrun4"), shelf("shadowrun4").catalogue("en"), session, "runners", "no", ["pay"])
    assert [part.answer for part in parts] == ["no", "pay", "no", "no", "no"]  # five runners, all with Edge
    asked = [part.question.decision.about["who"] for part in parts]
    assert len(dict.fromkeys(asked)) == len(asked)
    for part in parts:
        assert session.decisions["runners"].about["who"] == part.question.decision.about["who"]
        session.answer("runners", part.answer)
    assert session.state.actors[str(asked[1])].initiative.first
    assert session.decisions["runners"].kind != "first"
