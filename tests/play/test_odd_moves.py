"""What no save file could say is refused before it is played; what is missing where a file is opened; the way forth."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hantei.core.message import Complaint
from hantei.play import Game, Refused, SaveError, Session, ThrowLine, read, replay, verify
from hantei.play.policies import at_random
from hantei.text import LANGS, Catalogue
from tests.play.test_session import sampled
from tests.toy import SETUP, TOY

ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, 1, 0, -3, 2.5, "", "red", "blue", "bold", "no", "\ud800", (0,), (0, 0), [1], {}, b"x"]
)

HUGE = 10**5000
"""A number with more digits than Python writes."""

CALLS: dict[str, int] = {
    "answer": 3, "undo": 1, "redo": 1, "amend": 2, "force": 1, "seat": 2, "delegate": 2, "order": 3, "ask": 2,
    "again": 2, "pace": 1, "go": 0,
}  # fmt: skip
"""What a program can do to a game, and how much each takes."""


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from(sorted(CALLS)), st.lists(ODD, min_size=3, max_size=3)), max_size=8))
def test_whatever_is_called_the_file_opens_again(
    tmp_path_factory: pytest.TempPathFactory, calls: list[tuple[str, list[Any]]]
) -> None:
    path = tmp_path_factory.mktemp("odd") / "game.hantei"
    with Game.new(path, TOY, SETUP, "7", seats={"blue": "random"}) as game:
        for name, values in calls:
            try:
                getattr(game, name)(*values[: CALLS[name]])
            except SaveError as error:
                pytest.fail(f"{name}{values}: {error}")
            except (Complaint, TypeError):  # a TypeError of Python's own, for a value that is no sequence
                pass
        stood = game.where
    assert verify(path, lambda _: TOY).sound
    with Game.resume(path, lambda _: TOY) as game:
        assert game.where == stood


@pytest.mark.parametrize(
    "act",
    [
        lambda game: game.pace("no"),
        lambda game: game.undo(True),
        lambda game: game.undo("1"),
        lambda game: game.answer("red", "Anvil", (0,)),
        lambda game: game.ask("red", 3),
        lambda game: game.again((0, 0), (True,)),
    ],
)
def test_a_move_that_no_line_could_say_is_refused(tmp_path: Path, act: Callable[[Game], None]) -> None:
    with Game.new(tmp_path / "game.hantei", TOY, SETUP, "1") as game:
        with pytest.raises(Refused, match=r"bad-move|no-such-asking"):
            act(game)
        assert game.session.moves == 0


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (lambda game: game.force([HUGE]), "bad-faces"),
        (lambda game: game.force([3, -HUGE]), "bad-faces"),
        (lambda game: game.answer("red", HUGE), "illegal-answer"),
        (lambda game: game.answer("red", "Anvil", (HUGE, 0)), "bad-move"),
        (lambda game: game.again((0, 0), [HUGE]), "bad-move"),
        (lambda game: game.undo(HUGE), "bad-move"),
        (lambda game: game.redo(HUGE), "bad-move"),
        (lambda game: game.undo(10**15), "bad-move"),
    ],
)
def test_a_number_that_no_line_can_hold_is_refused_in_words(
    tmp_path: Path, act: Callable[[Game], None], why: str
) -> None:
    with Game.new(tmp_path / "game.hantei", TOY, SETUP, "1") as game:
        before = game.path.read_bytes()
        with pytest.raises(Refused) as refused:
            act(game)
        assert refused.value.message == why
        assert all(Catalogue(lang).say(refused.value.said) for lang in LANGS)
        assert game.session.moves == 0
        game.answer("red", "Anvil")
        assert game.path.read_bytes().startswith(before)


def test_the_longest_faces_that_a_line_can_hold_are_read_again(tmp_path: Path) -> None:
    """They fit no dice, so they are dropped at the next throw, as such faces in older saves are."""
    path, faces = tmp_path / "game.hantei", [10**4300 - 1]
    with Game.new(path, TOY, SETUP, "1") as game:
        game.force(faces)
        while not game.notices:
            game.answer(*sampled(game.session, Random(1)))
    dropped = [entry.record["faces"] for entry in read(path).entries if entry.record["do"] == "drop"]
    assert dropped == [faces]
    assert verify(path, lambda _: TOY).sound


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"seed": 5}, "seed"),
        ({"dice": "by_hand"}, "dice"),
        ({"setup": {**SETUP, "leaders": "two"}}, "setup.leaders"),
        ({"setup": {**SETUP, "difficulty": 3}}, "setup.difficulty"),
        ({"setup": {**SETUP, "name": "\ud800"}}, "setup.name"),
    ],
)
def test_a_beginning_that_no_file_could_say_is_refused(tmp_path: Path, change: dict[str, Any], place: str) -> None:
    handles, path = len(os.listdir("/proc/self/fd")), tmp_path / "game.hantei"
    for _ in range(3):
        with pytest.raises(Refused, match="bad-beginning") as refused:
            Game.new(path, TOY, **{"setup": SETUP, "seed": "1", **change})
        assert refused.value.facts["place"] == place
    assert not path.exists()
    assert len(os.listdir("/proc/self/fd")) == handles


def test_a_file_that_cannot_be_begun_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    handles = len(os.listdir("/proc/self/fd"))
    monkeypatch.setattr(os, "fsync", full)
    for _ in range(3):
        with pytest.raises(SaveError, match="save-not-begun"):
            Game.new(tmp_path / "game.hantei", TOY, SETUP, "1")
    assert len(os.listdir("/proc/self/fd")) == handles


# A machine player that is gone

SPEAKS = replace(TOY, policies={**TOY.policies, "guest": at_random})
"""The rulebook where a player named guest is installed; TOY is the one where it is not."""


def left(path: Path) -> Game:
    """A game against the guest, some moves on."""
    game = Game.new(path, SPEAKS, SETUP, "7", seats={"blue": "guest"})
    game.answer("red", "Anvil")
    game.answer("red", 2)
    return game


def test_a_save_is_judged_by_the_rules_and_not_by_who_is_installed(tmp_path: Path) -> None:
    path = tmp_path / "game.hantei"
    left(path).close()
    assert verify(path, lambda _: TOY).sound
    assert [p.move["do"] for p in replay(path, lambda _: TOY)] == ["begin", "answer", "answer"]


def test_what_a_machine_answered_cannot_be_left_out(tmp_path: Path) -> None:
    """The file lacks an answer, and goes on as if nobody had been asked."""
    path, shorter = tmp_path / "game.hantei", tmp_path / "shorter.hantei"
    left(path).close()
    reading = read(path)
    kept = [entry.record for entry in reading.entries if entry.record["do"] != "auto"]
    with Game.new(shorter, TOY, SETUP, "7", seats={"blue": "random"}) as game:
        game.journal.append(kept)
    assert not verify(shorter, lambda _: TOY).sound


def test_the_seat_of_one_who_is_gone_can_be_handed_on(tmp_path: Path) -> None:
    path = tmp_path / "game.hantei"
    left(path).close()
    with Game.resume(path, lambda _: TOY) as game:
        assert [(notice.message, notice.facts["name"]) for notice in game.notices] == [("player-gone", "guest")]
        where, missed = game.where, ""
        while not missed:
            who, decision = next(iter(game.decisions.items()))
            where = game.where
            try:
                game.answer(who, decision.sample(Random(1)))
            except Refused as refused:
                missed = refused.message
        assert (missed, game.where) == ("unknown-policy", where)
        game.seat("blue", None)
        for _ in range(3):
            who, decision = next(iter(game.decisions.items()))
            game.answer(who, decision.sample(Random(2)))
    assert verify(path, lambda _: TOY).sound


# The way forth


def undone_once() -> Session:
    session = Session(TOY, SETUP, "1", seats={"blue": "random"})
    session.answer("red", "Anvil")
    session.answer("red", 2)
    session.undo()
    return session


def test_letting_machines_wait_keeps_the_way_forth() -> None:
    session = undone_once()
    session.pace(True)
    assert session.undone == 1
    session.redo()
    assert session.moves == 2


def test_what_is_played_ends_the_way_forth() -> None:
    session = undone_once()
    session.pace(False)
    assert session.undone == 0


def test_machines_that_are_let_answer_end_the_way_forth() -> None:
    session = Session(TOY, SETUP, "1", seats={"blue": "random", "red": "random"}, waits=True)
    session.seat("red", None)
    session.undo()
    assert session.undone == 1
    session.go()
    assert session.undone == 0


def test_a_fork_made_after_an_undo_goes_its_own_way_forth() -> None:
    session = undone_once()
    twin = session.fork()
    twin.redo()
    assert (session.undone, twin.undone) == (1, 0)


def test_what_is_drained_is_nobodys_but_whoever_drains_it() -> None:
    session = Session(TOY, SETUP, "1", seats={"red": "random", "blue": "random"})
    for record in session.drain():
        for faces in (record.get("faces"), record.get("answer")):
            if isinstance(faces, list):
                faces[:] = [99] * len(faces)
    lines = [line for beat in session.timeline.past for line in beat.script]
    assert all(99 not in line.faces for line in lines if isinstance(line, ThrowLine))
