"""The chances that the checks of a played game had, held against what the books say of them."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from hantei.core.event import DICE, Event
from hantei.lab.fortune import fortunes
from hantei.lab.hindsight import hindsight
from hantei.library import shelf
from hantei.play import Session
from hantei.testing.games import likely, setup


def played(book: str, scenario: str, answers: int) -> Session:
    """A game, some answers long."""
    session, rng = Session(shelf(book).rulebook, setup(book, scenario), "7"), Random(1)
    while not session.finished and session.moves < answers:
        who = next(iter(session.decisions))
        session.answer(who, likely(book, session.state, session.decisions[who], rng))
    return session


def checks(session: Session) -> list[tuple[tuple[int, int], Event]]:
    """The checks of a game, each with the place of the last die before it."""
    found, last = [], None
    for _, events in session.beats():
        for event in events:
            last = event.place if event.name == DICE else last
            if last is not None and any(count.kind == "check" for count in event.counts):
                found.append((last, event))
    return found


def test_a_check_of_gundog_succeeds_as_often_as_its_rate_says() -> None:
    """GD-00.1: a hundred-sided die that shows at most the rate; where neither a critical nor a fumble matters."""
    session = played("gundog", "office_raid", 60)
    known, seen = fortunes(session, 60).known, 0
    for place, event in checks(session):
        rate = event.facts["rate"]
        assert isinstance(rate, int)
        if 10 < rate < 90 and known[place]:
            seen += 1
            assert [*known[place].values()] == [Fraction(rate, 100)], event
    assert seen > 5


def test_seats_that_a_game_master_makes_and_removes_cost_no_review() -> None:
    """A member of the party is played by somebody else for fifteen answers; the computer plays on for that seat."""
    session, rng = Session(shelf("gundog").rulebook, setup("gundog", "office_raid") | {"referee": True}, "7"), Random(1)
    for seat in ("hatamoto", "pc"):
        session.amend("seat", "hatamoto", seat)
        for _ in range(15):
            who = next(iter(session.decisions))
            session.answer(who, likely("gundog", session.state, session.decisions[who], rng))
    assert "hatamoto" not in session.rulebook.seats(session.state)
    assert fortunes(session, 60).known
    assert hindsight(session, 1).decisions


def test_a_check_of_urban_assault_succeeds_with_so_many_faces_of_a_die() -> None:
    """UA-07.4: one die and a bonus against a target; a six always succeeds, a one never does."""
    session = played("urban_assault", "quarry_town", 60)
    known, seen = fortunes(session, 60).known, 0
    for place, event in checks(session):
        facts = event.facts
        if facts["kind"] != "attack" or not known[place]:
            continue
        bonus, target = int(str(facts["total"])) - int(str(facts["face"])), int(str(facts["target"]))
        faces = [face for face in range(1, 7) if face == 6 or (face > 1 and face + bonus >= target)]
        seen += 1
        assert [*known[place].values()] == [Fraction(len(faces), 6)], event
    assert seen > 5


@pytest.mark.parametrize(("book", "scenario"), [("senki", "ace_duel"), ("wild_arms", "canyon_duel")])
def test_of_an_opposed_check_both_sides_have_a_chance_and_together_all_of_it(book: str, scenario: str) -> None:
    known = fortunes(played(book, scenario, 60), 60).known
    opposed = [chances for chances in known.values() if len(chances) == 2]
    assert all(sum(chances.values()) == 1 for chances in opposed)
    assert all(0 <= chance <= 1 for chances in known.values() for chance in chances.values())
    assert book != "senki" or opposed


def test_what_there_is_no_time_for_is_counted_and_has_no_chance() -> None:
    session = played("gundog", "office_raid", 30)
    found = fortunes(session, -1)
    assert not any(found.known.values())
    assert found.left == len(checks(session)) > 0
