"""A snapshot stands where the session stood, in another process too, and goes on from there."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from hantei import library
from hantei.core.message import Message
from hantei.core.record import dump
from hantei.play import Refused, Session, Snapshot
from hantei.telling.standing_orders import StandingOrder, StandingOrders
from tests.toy import SETUP, TOY, Toy


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


def stepped(session: Session, count: int, rng: Random) -> None:
    for _ in range(count):
        key, decision = next(iter(session.decisions.items()))
        session.answer(key, decision.sample(rng))


def test_a_snapshot_goes_back_as_far_as_it_has_come_itself() -> None:
    session = Session(TOY, SETUP, "a")
    stepped(session, 15, Random(1))

    def never(setup: object) -> Toy:
        raise AssertionError("a snapshot brings its state along")

    twin = Snapshot.of(session).session(replace(TOY, start=never))
    assert (twin.moves, twin.throws()) == (0, [])
    with pytest.raises(Refused, match="nothing-to-undo"):
        twin.undo()
    begun, first = twin.where, dump(twin.state)
    told = [event for news in (twin.news()) for event in news.events]
    stepped(twin, 8, Random(2))
    stepped(session, 8, Random(2))
    assert twin.where == session.where
    assert twin.where[0] > begun[0]
    then = dump(twin.state)
    told += [event for news in twin.news() for event in news.events]
    assert [event for _, events in twin.beats() for event in events] == told
    assert twin.throws() == session.throws()
    for count in (1, 3, 8):
        twin.undo(count)
        twin.redo(count)
        assert (twin.where, dump(twin.state)) == (session.where, then)
    twin.undo(8)
    assert (twin.where, dump(twin.state)) == (begun, first)
    assert twin.at(3).moves == 3


def test_orders_given_before_a_snapshot_are_listed_there_and_taken_back() -> None:
    session = Session(TOY, SETUP, "1")
    while next(iter(session.decisions.values())).kind != "stance":
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, "Anvil" if decision.kind == "name" else 3)
    session.order("red", "stance", "rush")
    twin = Snapshot.of(session).session(TOY)
    assert StandingOrders().of(twin) == [StandingOrder("red", "stance", Message("order-earlier"), "rush")]
    twin.order("red", "stance", None)
    assert StandingOrders().of(twin) == []
