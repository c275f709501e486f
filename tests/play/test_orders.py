"""Standing orders: given at a question, kept in the save, taken back by undo, followed by whoever verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.core.decision import Amount, Choice, Words
from hantei.core.roles import Roles
from hantei.play import Game, Journal, Refused, Session, read, verify
from tests.toy import SETUP, TOY

STANCE = Choice("red", "stance", "toy-3", ["guard", "rush"], {"round": 1})


def mustered(seats: dict[str, str] | None = None) -> Session:
    """A game at its first stances."""
    session = Session(TOY, SETUP, "1", seats)
    while next(iter(session.decisions.values())).kind != "stance":
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, "Anvil" if decision.kind == "name" else 3)
    return session


def test_a_topic_is_the_kind_of_a_question_and_what_it_is_about() -> None:
    roles = Roles(topic=("kind", "timing", "who"))
    test = Choice("a", "test", "X-1", ["roll", "buy"], {"who": "b", "kind": "initiative", "n": 2})
    assert roles.topic_of(test) == "test/initiative/b"
    assert roles.topic_of(Choice("a", "process", "X-1", ["pass"], {"timing": "setup"})) == "process/setup"
    assert roles.topic_of(Amount("a", "ammo", "X-1", 1, 6)) == "ammo"
    assert roles.topic_of(Words("a", "name", "X-1", ["Anvil"])) == ""
    assert Roles().topic_of(test) == "test"


def test_an_order_answers_this_question_and_all_that_follow() -> None:
    session = mustered()
    session.order("red", "stance", "rush")
    assert session.orders == {"red/stance": "rush"}
    assert list(session.decisions) == ["blue"]  # red's voice waits until blue has spoken too
    rounds = 0
    while not session.finished:
        who, decision = next(iter(session.decisions.items()))
        assert (who, decision.kind) != ("red", "stance")
        rounds += decision.kind == "stance"
        session.answer(who, decision.all()[0] if decision.all() else 1)  # type: ignore[index]
    assert rounds > 1


def test_where_an_answer_is_not_allowed_the_person_is_asked() -> None:
    session = mustered()
    session.timeline.cursor = session.timeline.cursor._replace(orders={"red/stance": "fly"})
    session.pace(False)  # goes on with that
    assert set(session.decisions) == {"red", "blue"}


def test_undo_takes_an_order_back_and_redo_gives_it_again() -> None:
    session = mustered()
    moves = session.moves
    session.order("red", "stance", "rush")
    session.answer("blue", "guard")
    session.undo(2)
    assert session.moves == moves
    assert session.orders == {}
    assert set(session.decisions) == {"red", "blue"}
    session.redo(2)
    assert session.orders == {"red/stance": "rush"}


def test_an_order_is_switched_off() -> None:
    session = mustered()
    session.order("red", "stance", "rush")
    session.order("red", "stance", None)
    assert session.orders == {}
    assert set(session.decisions) == {"red", "blue"}
    with pytest.raises(Refused, match="no-such-order"):
        session.order("red", "stance", None)


def test_orders_that_cannot_be_given_are_refused() -> None:
    session = mustered()
    for who, about, answer, why in (
        ("red", "parley", "fight", "not-asked"),
        ("green", "stance", "rush", "not-asked"),
        ("red", "", "rush", "not-asked"),
        ("red", "stance", "fly", "illegal-answer"),
    ):
        with pytest.raises(Refused, match=why):
            session.order(who, about, answer)
    assert session.orders == {}


def test_what_an_order_has_answered_can_be_told() -> None:
    session = mustered({"blue": "bold"})
    session.order("red", "stance", "rush")
    passed = [one for news in session.news() for one in news.passed]
    assert len(passed) >= 1
    assert (passed[0].who, passed[0].question.id) == ("red", "toy-question")
    assert passed[0].answer == session.rulebook.speech.label(session.state, STANCE, "rush")


def test_machines_that_wait_do_not_keep_an_order_from_its_answer() -> None:
    session = mustered({"blue": "bold"})
    session.pace(True)
    session.order("red", "stance", "rush")  # blue waits, and so does the ballot of both
    while session.waiting:
        session.go()
    assert not session.decisions or next(iter(session.decisions.values())).kind != "stance"


def test_a_save_with_orders_opens_and_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "orders.hantei"
    with Game.new(path, TOY, SETUP, "1", seats={"blue": "bold"}) as game:
        while next(iter(game.decisions.values())).kind != "stance":
            who, decision = next(iter(game.decisions.items()))
            game.answer(who, "Anvil" if decision.kind == "name" else 3)
        game.order("red", "stance", "rush")
        here = game.where, list(game.decisions)
    assert verify(path, lambda name: TOY).sound
    with Game.resume(path, lambda name: TOY) as game:
        assert game.session.orders == {"red/stance": "rush"}
        assert (game.where, list(game.decisions)) == here
        if not game.finished:
            game.order("red", "stance", None)
    assert verify(path, lambda name: TOY).sound


def test_a_forged_answer_of_an_order_is_found(tmp_path: Path) -> None:
    path = tmp_path / "forged.hantei"
    with Game.new(path, TOY, SETUP, "1", seats={"blue": "bold"}) as game:
        while next(iter(game.decisions.values())).kind != "stance":
            who, decision = next(iter(game.decisions.items()))
            game.answer(who, "Anvil" if decision.kind == "name" else 3)
        game.order("red", "stance", "rush")
    reading = read(path)
    records = [dict(entry.record) for entry in reading.entries]
    forged = next(one for one in records if one["do"] == "auto" and one["who"] == "red")
    forged["answer"] = "guard"
    header = {name: value for name, value in reading.header.items() if name not in ("format", "version")}
    other = tmp_path / "other.hantei"
    Journal.create(other, header, records).close()
    assert not verify(other, lambda name: TOY).sound
