"""Machine seats that wait to be let answer, throws that fall anew, seats that answer for others."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.amending import BadAmendment
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.play import (
    FORMAT,
    HAND,
    Game,
    Refused,
    Session,
    ThrowLine,
    ThrowRequest,
    begun,
    encoded,
    headed,
    read,
    verify,
)
from hantei.play.travelling import Again
from tests.toy import D6, SETUP, SIDES, TOY, TWO_D6, Toy

from .test_session import MUSTER, game, plain


def test_a_waiting_machine_answers_only_when_let() -> None:
    session = game(seats={"blue": "random"}, waits=True)
    session.answer("red", "Anvil")
    session.answer("red", 2)
    assert list(session.waiting) == ["blue"]
    assert session.decisions == {}
    assert not session.state.crews["blue"].name
    session.go()
    assert session.state.crews["blue"].name
    assert list(session.waiting) == ["blue"]  # its ammunition
    with pytest.raises(Refused, match="not-asked"):
        session.answer("blue", 2)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_let_answer_one_by_one_machines_play_the_same_game(seed: str) -> None:
    at_once = game(seed, seats=dict.fromkeys(SIDES, "random"))
    waiting = game(seed, seats=dict.fromkeys(SIDES, "random"), waits=True)
    while not waiting.finished:
        waiting.go()
    assert at_once.finished
    assert plain(waiting)[:-1] == plain(at_once)[:-1]


def test_nobody_is_let_answer_where_nobody_waits() -> None:
    with pytest.raises(Refused, match="nobody-waits"):
        game().go()


def test_machines_in_a_hurry_again_answer_at_once() -> None:
    session = game(seats=dict.fromkeys(SIDES, "random"), waits=True)
    session.pace(False)
    assert session.finished


def mustered(seed: str = "s", **more: Any) -> Session:
    """A game whose first round is thrown for, and whose last move was an answer."""
    session = game(seed, **more)
    for who, answer in MUSTER:
        session.answer(who, answer)
    return session


def test_a_throw_falls_anew_and_undo_brings_the_old_one_back() -> None:
    session = mustered()
    before = plain(session)
    ((place, line),) = session.throws()  # the order of the round
    assert line.request == ThrowRequest("1d6", "first")
    seen = {line.faces[0]}
    for _ in range(20):
        session.again(place)
        ((_, fallen),) = session.throws()
        seen.add(fallen.faces[0])
    assert len(seen) > 1
    session.undo(20)
    assert plain(session)[:4] == before[:4]
    session.redo(20)
    assert session.throws() == [(place, fallen)]


def test_the_game_master_says_how_it_fell() -> None:
    session = mustered()
    ((place, _),) = session.throws()
    for face in (2, 5):
        session.again(place, [face])
        ((_, line),) = session.throws()
        assert line.faces == (face,)
    for odd in ([7], [1, 1]):
        with pytest.raises(Refused, match="faces-of-other-dice"):
            session.again(place, odd)
    assert session.throws() == [(place, line)]


def set_ahead(seed: str, *faces: list[int], **more: Any) -> Session:
    """A game whose first round is thrown for, with faces set for that throw and for those after it."""
    session = game(seed, **more)
    for who, answer in MUSTER[:-1]:
        session.answer(who, answer)
    for one in faces:
        session.force(one)
    session.answer(*MUSTER[-1])
    return session


@pytest.mark.parametrize("later", [[2], [3, 4]])  # two faces fit no throw of one die
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_faces_set_for_the_throw_after_it_wait_for_that_one(seed: str, later: list[int]) -> None:
    session = set_ahead(seed, [5], later)
    ((place, line),) = session.throws()
    assert line.faces == (5,)
    by_luck = mustered(seed)
    by_luck.again(place)
    session.again(place)
    assert session.throws() == by_luck.throws()
    assert session.timeline.cursor.forced == (tuple(later),)
    session.again(place, [6])
    assert session.throws() == [(place, ThrowLine("1d6", "first", (6,)))]
    assert session.timeline.cursor.forced == (tuple(later),)
    session.undo(2)
    assert session.throws() == [(place, line)]


def test_faces_for_a_throw_that_falls_anew_by_hand_are_for_that_one() -> None:
    session = set_ahead("a", [5], [2], dice="physical")
    ((place, _),) = session.throws()
    session.again(place)
    assert list(session.decisions) == [HAND]
    twin = session.fork()
    twin.answer(HAND, [3])
    assert twin.throws()[0][1].faces == (3,)
    session.force([4])
    ((_, line),) = session.throws()
    assert line.faces == (4,)
    assert session.timeline.cursor.forced == twin.timeline.cursor.forced == ((2,),)


def test_a_throw_that_took_the_faces_of_a_later_one_in_an_old_save_still_does(tmp_path: Path) -> None:
    """Its record does not say that they wait behind it."""
    path = tmp_path / "old.hantei"
    with Game.new(path, TOY, SETUP, "a") as old:
        for who, answer in MUSTER[:-1]:
            old.answer(who, answer)
        old.force([5])
        old.force([2])
        old.answer(*MUSTER[-1])
        ((place, _),) = old.session.throws()
        old.do(Again(place, behind=False))
        assert old.session.throws()[0][1].faces == (2,)
        stood = plain(old.session)
    new = read(path)
    lines = [headed({**new.header, "version": 1}), *(one.record for one in new.entries)]
    bare = [{name: value for name, value in line.items() if name != "behind"} for line in lines]
    first = encoded(bare, 0, FORMAT)[0]
    path.write_bytes(first)
    assert [one.record for one in read(path).entries] == [one.record for one in new.entries]
    assert verify(path, lambda name: TOY).sound
    with Game.resume(path, lambda name: TOY) as again:
        assert plain(again.session) == stood
        again.again(place)
    assert read(path).entries[-2].record["behind"] is True
    assert path.with_name("old.hantei.v1").read_bytes() == first
    assert verify(path, lambda name: TOY).sound


def test_throws_before_the_last_answer_stand() -> None:
    session = mustered()
    ((place, _),) = session.throws()
    session.answer("red", "guard")
    with pytest.raises(Refused, match="no-such-throw"):
        session.again(place)


def test_a_machine_answers_for_its_own_seat_alone() -> None:
    session = game(seats={"blue": "random"})
    session.delegate("red", "blue")
    assert session.deputies == {}, "or nobody ever answers"
    session.seat("blue", None)
    assert session.deputies == {"red": "blue"}
    session.answer("red", "Anvil")
    assert session.timeline.marks[-1].mover == "blue"
    session.seat("blue", "random")
    key, question = next(iter(session.decisions.items()))
    options = question.all()
    assert options
    session.answer(key, options[0])
    assert session.timeline.marks[-1].mover == "red"


def test_a_seat_answers_for_another_until_it_is_given_back() -> None:
    session = game()
    session.delegate("red", "blue")
    assert session.deputies == {"red": "blue"}
    session.answer("red", "Anvil")
    session.delegate("red", None)
    assert session.deputies == {}
    session.undo()
    session.delegate("red", "red")
    assert session.deputies == {}
    session.undo(2)
    assert session.deputies == {"red": "blue"}
    with pytest.raises(Refused, match="unknown-seat"):
        session.delegate("red", "green")


MEDDLING = ("undo", "redo", "again", "named", "pace", "seat", "delegate", "amend")


def meddle(kept: Game, rng: Random) -> None:
    """Somebody does something, perhaps what is refused."""
    session = kept.session
    move = rng.choice(
        ["answer"] * 6 + ["go"] * 4 + ["undo", "redo", "again", "named", "pace", "seat", "delegate", "amend", "order"]
    )
    with suppress(Refused, BadAmendment):
        if move == "answer" and session.decisions:
            who = rng.choice(list(session.decisions))
            kept.answer(who, session.decisions[who].sample(rng))
        elif move == "go":
            kept.go()
        elif move == "undo":
            kept.undo(rng.randint(1, 3))
        elif move == "redo":
            kept.redo(rng.randint(1, 2))
        elif move in ("again", "named") and session.throws():
            place, _ = rng.choice(session.throws())
            kept.again(place, [rng.randint(1, 6)] if move == "named" else None)
        elif move == "pace":
            kept.pace(rng.random() < 0.8)
        elif move == "seat":
            kept.seat(rng.choice(SIDES), rng.choice([None, "random"]))
        elif move == "delegate":
            kept.delegate(rng.choice(SIDES), rng.choice([None, *SIDES]))
        elif move == "order" and session.decisions:
            asked = next(iter(session.decisions.values()))
            kept.order(asked.who, TOY.roles.topic_of(asked), asked.sample(rng) if rng.random() < 0.7 else None)
        elif move == "amend":
            kept.amend("hp", rng.choice(SIDES), str(rng.randint(1, 9)))


@pytest.mark.parametrize("seed", range(25))
def test_whatever_people_do_is_kept_and_follows_the_rules(tmp_path: Path, seed: int) -> None:
    rng, path = Random(seed), tmp_path / "game.hantei"
    with Game.new(path, TOY, SETUP, str(seed), seats={"blue": "random"}) as kept:
        kept.pace(True)
        for _ in range(60):
            meddle(kept, rng)
        stood = plain(kept.session)
    assert verify(path, lambda name: TOY).message == ""
    with Game.resume(path, lambda name: TOY) as again:
        assert plain(again.session) == stood
        assert again.session.waits == kept.session.waits


def test_a_game_that_waits_from_its_beginning_says_so_in_its_head() -> None:
    session, header = begun(TOY, SETUP, "s", seats=dict.fromkeys(SIDES, "random"), waits=True)
    assert header["waits"] is True
    assert session.waiting
    assert "waits" not in begun(TOY, SETUP, "s")[1]


@pytest.mark.parametrize("faces", [None, [3]])
def test_a_throw_may_fall_anew_where_that_drops_faces_set_for_a_later_one(faces: list[int] | None) -> None:
    """Two dice follow on all but a 6, and the faces set for what comes next are those of one die."""
    beats = Beats()

    @beats("shots", "toy-1")
    def shots(state: Toy, table: Table) -> None:
        table.choose(Choice("red", "fire", "toy-1", ["yes", "no"]))
        if table.roll(D6, "first") != 6:
            table.roll(TWO_D6, "second")
        table.choose(Choice("red", "go_on", "toy-1", ["yes", "no"]))

    def start(setup: Any) -> Toy:
        return replace(TOY.start(setup), agenda=[("shots",)])

    session = Session(replace(TOY, beats=beats, start=start), SETUP, "s")  # this seed throws no 6 for the first anew
    session.force([6])
    session.force([3])
    session.answer("red", "yes")
    ((place, _),) = session.throws()
    with pytest.raises(Refused, match="faces-of-other-dice"):
        session.again(place, [7])
    session.again(place, faces)
    (_, second), (_, first) = session.throws()
    assert (first.why, second.why, len(second.faces)) == ("first", "second", 2)
    assert list(first.faces) == faces or faces is None
    assert session.timeline.cursor.forced == ()
    assert [record["do"] for record in session.drain()][-4:] == ["again", "roll", "drop", "roll"]
