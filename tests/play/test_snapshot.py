"""A snapshot stands where the session stood, in another process too, and goes on from there."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from hantei import library
from hantei.core.record import dump
from hantei.play import Session, Snapshot


def setup(book: str) -> dict[str, object]:
    """The plainest setup of the first scenario or encounter of a rulebook."""
    shelf = library.shelf(book)
    name, text = shelf.scenario_text(shelf.headings(shelf.kind)[0].id)
    return {"scenario": name, "scenarios": {name: text}, "leaders": 1, "referee": False, "rulings": {}}


@pytest.mark.parametrize("book", library.rulebook_ids())
def test_a_snapshot_asks_what_the_session_asks_and_goes_on_as_it_does(book: str) -> None:
    rulebook, luck = library.shelf(book).rulebook, Random(5)
    session = Session(rulebook, setup(book), "snap")
    for count in range(60):
        if session.finished:
            break
        key, decision = next(iter(session.decisions.items()))
        answer = rulebook.policies["heuristic"](session.state, decision, luck)
        if count % 6 == 5:
            snapshot: Snapshot = pickle.loads(pickle.dumps(Snapshot.of(session)))  # noqa: S301 - our own
            twin = snapshot.session(rulebook)
            assert twin.where == session.where
            assert [one.describe() for one in twin.decisions.values()] == [
                one.describe() for one in session.decisions.values()
            ]
            twin.answer(key, answer)
            session.answer(key, answer)
            assert dump(twin.beginning) == dump(session.beginning)
            assert twin.where == session.where
        else:
            session.answer(key, answer)
    assert session.moves > 5


def test_machines_that_wait_wait_in_a_snapshot_too() -> None:
    rulebook = library.shelf("senki").rulebook
    duel = {"scenario": "ace_duel", "scenarios": {"ace_duel": library.scenario_text("senki", "ace_duel")[1]}}
    session = Session(rulebook, setup("senki") | duel, "1", {"red": "heuristic", "white": "heuristic"}, waits=True)
    assert session.waiting
    twin = Snapshot.of(session).session(rulebook)
    assert list(twin.waiting) == list(session.waiting)
    assert twin.where == session.where
