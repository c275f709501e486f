"""Games on save files: resume, verify, replay."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.core.decision import Answer, Decision
from hantei.core.event import Event
from hantei.core.message import BadSetup
from hantei.core.record import dump
from hantei.core.rulebook import Rulebook
from hantei.play import (
    FORMAT,
    HAND,
    UNDOABLE,
    Game,
    Refused,
    SaveError,
    Session,
    encoded,
    headed,
    read,
    replay,
    verify,
)
from tests.play.test_journal import rewritten
from tests.play.test_session import plain, sampled
from tests.toy import SETUP, TOY, Toy, find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def meddle(game: Game, rng: Random) -> None:
    """Anything that people may do at a table."""
    session = game.session
    dice = rng.random()
    if session.finished or dice < 0.12:
        if session.moves:
            game.undo(rng.randint(1, min(5, session.moves)))
    elif dice < 0.2:
        if session.undone:
            game.redo(rng.randint(1, session.undone))
    elif dice < 0.26:
        side = rng.choice(["red", "blue"])
        game.amend(rng.choice(["hp", "ammo"]), side, str(rng.randint(1, 9)))
    elif dice < 0.32:
        if HAND not in session.decisions:
            game.force([rng.randint(1, 6) for _ in range(rng.choice([1, 1, 2]))])
    elif dice < 0.36:
        game.seat("blue", rng.choice([None, "random", "bold"]))
    else:
        game.answer(*sampled(session, rng))


@given(st.integers(0, 10**9), st.sampled_from(["seeded", "physical"]), st.sampled_from([{}, {"red": "bold"}]))
@settings(max_examples=40, deadline=None)
def test_whatever_people_do_the_file_holds_the_game(luck: int, dice: Any, seats: dict[str, str]) -> None:
    with TemporaryDirectory() as folder:
        path, rng = Path(folder) / "game.jsonl", Random(luck)
        game = Game.new(path, TOY, SETUP, str(luck), dice, seats)
        for _ in range(60):
            meddle(game, rng)
            if rng.random() < 0.3:
                before = plain(game.session)
                game.close()
                game = Game.resume(path, find)
                assert plain(game.session) == before
        game.close()
        verdict = verify(path, find)
        assert verdict.sound, verdict
        *_, last = replay(path, find)
        assert plain(last.session) == plain(game.session)


def test_save_and_load_at_every_decision_is_the_identity(path: Path) -> None:
    game, rng = Game.new(path, TOY, SETUP, "s"), Random(1)
    while not game.finished:
        game.answer(*sampled(game.session, rng))
        before = plain(game.session), game.session.moves
        game.close()
        game = Game.resume(path, find)
        assert (plain(game.session), game.session.moves) == before
    game.undo(game.session.moves)
    assert game.where == (0, 0)
    game.close()
    game = Game.resume(path, find)
    game.redo(game.session.undone)
    assert game.finished
    game.close()
    assert verify(path, find).sound


def test_setup_is_what_a_resumed_game_sees(path: Path) -> None:
    with Game.new(path, TOY, {"hp": 20, "limit": 6, "note": ("a", "b")}, "s") as game:
        assert game.session.setup["note"] == ["a", "b"]


def test_a_bad_setup_leaves_no_file(path: Path) -> None:
    with pytest.raises(BadSetup):
        Game.new(path, TOY, {}, "s")
    with pytest.raises(Refused):
        Game.new(path, TOY, SETUP, "s", seats={"red": "wise"})
    assert not path.exists()


def test_a_refused_answer_is_not_saved(path: Path) -> None:
    with Game.new(path, TOY, SETUP, "s") as game:
        before = path.read_bytes()
        with pytest.raises(Refused):
            game.answer("red", 12)
        assert path.read_bytes() == before


def long_game(path: Path, answers: int) -> Game:
    game, rng = Game.new(path, TOY, {"hp": 10**6, "limit": 10**6}, "long"), Random(1)
    for _ in range(answers):
        game.answer(*sampled(game.session, rng))
    return game


def test_two_thousand_decisions_are_answered_and_resumed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # the disk is not what is measured
    game = long_game(path, 2000)
    before = plain(game.session)
    game.close()
    game = Game.resume(path, find)
    assert plain(game.session) == before
    assert len(game.session._history.states) < 20
    game.undo(1500)
    middle = plain(game.session)
    game.close()
    game = Game.resume(path, find)
    assert plain(game.session) == middle
    game.redo(1500)
    assert plain(game.session) == before
    game.close()
    assert sum(entry.record["do"] == "checkpoint" for entry in read(path).entries) >= 20
    assert verify(path, find).sound


def test_a_game_among_machines_is_resumed_from_its_checkpoint(path: Path) -> None:
    setup = {"hp": 10**6, "limit": 300}
    Game.new(path, TOY, setup, "s", seats={"red": "random", "blue": "bold"}).close()
    assert read(path).entries[-1].record["do"] == "checkpoint"
    with Game.resume(path, find) as game:
        assert game.finished
        assert len(game.session._history.states) == 2
    assert verify(path, find).sound


def test_a_checkpoint_that_was_undone_is_not_used(path: Path) -> None:
    game = long_game(path, 110)
    game.undo(60)
    rng = Random(77)
    for _ in range(30):
        game.answer(*sampled(game.session, rng))
    before = plain(game.session)
    game.close()
    game = Game.resume(path, find)
    assert plain(game.session) == before
    game.close()


def number_of(path: Path, do: str, nth: int = 0) -> int:
    return [entry.number for entry in read(path).entries if entry.record["do"] == do][nth]


def forged(path: Path, number: int, **change: Any) -> None:
    rewritten(path, {number: change})


def test_verify_names_a_false_face(path: Path) -> None:
    long_game(path, 60).close()
    number = number_of(path, "roll", 5)
    record = read(path).entries[number - 1].record
    face = record["faces"][0] % 6 + 1
    forged(path, number, faces=[face, *record["faces"][1:]])
    verdict = verify(path, find)
    assert (verdict.entry, verdict.message) == (number, "not-by-the-rules")
    assert json.loads(str(verdict.facts["recorded"]))["faces"] == [face, *record["faces"][1:]]
    assert json.loads(str(verdict.facts["rules"]))["faces"] == record["faces"]


@pytest.mark.parametrize(("kind", "answer"), [("ammo", 7), ("name", " padded")])
def test_verify_names_an_illegal_answer(path: Path, kind: str, answer: Any) -> None:
    long_game(path, 60).close()
    numbers = [e.number for e in read(path).entries if e.record["do"] == "answer" and e.record["kind"] == kind]
    forged(path, numbers[0], answer=answer)
    verdict = verify(path, find)
    assert (verdict.entry, verdict.message) == (numbers[0], "not-by-the-rules")
    assert "illegal-answer" in str(verdict.facts["rules"])


def test_verify_names_a_machine_that_broke_the_rules(path: Path) -> None:
    Game.new(path, TOY, SETUP, "s", seats={"red": "random", "blue": "random"}).close()
    assert verify(path, find).sound
    number = next(e.number for e in read(path).entries if e.record.get("kind") == "ammo")
    forged(path, number, answer=99)
    assert verify(path, find).entry == number


def test_verify_names_a_false_checkpoint(path: Path) -> None:
    long_game(path, 120).close()
    number = number_of(path, "checkpoint")
    state = read(path).entries[number - 1].record["state"]
    state["crews"]["red"]["hp"] += 1
    forged(path, number, state=state)
    verdict = verify(path, find)
    assert verdict.entry == number
    assert "state.crews.red.hp" in str(verdict.facts["rules"])


def test_verify_names_damage_and_strangers(path: Path) -> None:
    long_game(path, 5).close()
    assert verify(path, lambda name: None).message == "unknown-rulebook"
    data = path.read_bytes()
    path.write_bytes(data[:-5])
    assert verify(path, find).facts == {"torn": data.count(b"\n")}
    path.write_bytes(data.replace(b"Cinder", b"Tinder").replace(b"Anvil", b"Devil").replace(b"Birch", b"Bitch"))
    verdict = verify(path, find)
    assert verdict.message == "damaged"
    assert verdict.entry == number_after(data)
    assert verify(path.with_name("none"), find).message == "save-missing"


def number_after(data: bytes) -> int:
    """The first entry with somebody's name in it."""
    return next(n for n, line in enumerate(data.splitlines()) if b'"name"' in line and b'"answer"' in line)


def test_verify_asks_no_policy(path: Path) -> None:
    """A policy that has changed since does not make an old game unsound."""
    Game.new(path, TOY, SETUP, "s", seats={"red": "bold", "blue": "bold"}).close()

    def other(state: Toy, decision: Decision, rng: Random) -> Answer:
        raise AssertionError("asked")

    book = replace(TOY, policies={"bold": other})
    assert verify(path, lambda name: book).sound
    with Game.resume(path, lambda name: book) as game:
        assert game.finished


def test_replay_tells_the_game_with_its_entries(path: Path) -> None:
    game, rng = Game.new(path, TOY, SETUP, "s"), Random(1)
    told: list[Event] = []
    while not game.finished:
        game.answer(*sampled(game.session, rng))
        told += game.look()
    game.close()
    passages = list(replay(path, find))
    assert [event for passage in passages for event in passage.events] == told
    moves = [entry.number for entry in read(path).entries if entry.record["do"] in UNDOABLE]
    assert [passage.entry for passage in passages] == [0, *moves]
    halfway = moves[len(moves) // 2]
    *_, last = replay(path, find, to=halfway)
    assert last.entry == halfway
    assert last.session.moves == len(moves) // 2 + 1


def test_replay_of_a_file_that_breaks_the_rules(path: Path) -> None:
    long_game(path, 60).close()
    number = number_of(path, "answer", 1)
    forged(path, number, answer=7)
    with pytest.raises(SaveError, match="save-diverged") as error:
        list(replay(path, find))
    assert error.value.facts["entry"] == number


def test_resuming_a_file_that_breaks_the_rules(path: Path) -> None:
    long_game(path, 60).close()
    number = number_of(path, "answer", 1)
    forged(path, number, answer=7)
    with pytest.raises(SaveError, match="save-diverged") as error:
        Game.resume(path, find)
    assert error.value.facts["entry"] == number


def newer(**change: Any) -> Rulebook[Any]:
    return replace(TOY, version="1.1", **change)


def test_rules_that_have_changed_ask_the_current_beat_anew(path: Path) -> None:
    from hantei.core.agenda import Beats
    from hantei.core.decision import Choice
    from hantei.core.table import Table

    game, rng = Game.new(path, TOY, SETUP, "s"), Random(1)
    while all(decision.kind != "spend" for decision in game.decisions.values()):
        game.answer(*sampled(game.session, rng))
    beat, line = game.where
    assert line == 1
    game.close()
    beats = Beats()
    beats.functions = dict(TOY.beats.functions)

    @beats("attack 2")
    def attack(state: Toy, table: Table, side: str) -> None:
        table.choose(Choice(side, "posture", "toy-4", ["tall", "small"]))

    beats.functions["attack"] = beats.functions.pop("attack 2")
    with Game.resume(path, lambda name: newer(beats=beats)) as game:
        assert game.where == (beat, 0)
        assert [notice.message for notice in game.notices] == ["rules-changed", "asked-anew"]
        assert next(iter(game.decisions.values())).kind == "posture"
        game.answer(*sampled(game.session, rng))
        before = plain(game.session)
    with Game.resume(path, lambda name: newer(beats=beats)) as game:
        assert plain(game.session) == before
        with pytest.raises(Refused):
            game.answer("nobody", 1)


def test_a_state_that_the_rules_no_longer_read_is_named(path: Path) -> None:
    long_game(path, 120).close()
    number = number_of(path, "checkpoint")
    state = read(path).entries[number - 1].record["state"]
    del state["round"]
    forged(path, number, state=state)
    with pytest.raises(SaveError, match="damaged") as error:
        Game.resume(path, find)
    assert error.value.facts["entry"] == number
    assert error.value.facts["reason"] == "state"


def test_dropped_faces_are_told(path: Path) -> None:
    with Game.new(path, TOY, SETUP, "s") as game:
        game.force([6, 6])
        for who, value in [("red", "Anvil"), ("red", 2), ("blue", "Birch"), ("blue", 2)]:
            game.answer(who, value)  # type: ignore[arg-type]
        assert [notice.message for notice in game.notices] == ["faces-dropped"]
        why = TOY.speech.throw_name("first")
        assert game.notices[0].facts == {"faces": ["6", "6"], "dice": "1D6", "why": why}


def test_a_session_and_a_game_are_the_same_game(path: Path) -> None:
    session, rng = Session(TOY, SETUP, "s"), Random(9)
    with Game.new(path, TOY, SETUP, "s") as game:
        while not game.finished:
            who, answer = sampled(session, rng)
            session.answer(who, answer)
            game.answer(who, answer)
        assert dump(game.state) == dump(session.state)


def test_a_save_that_calls_changed_rules_by_the_word_of_before_opens(path: Path, tmp_path: Path) -> None:
    """Nothing of the current script held under the rules of then; both words say so."""
    game, rng = Game.new(path, TOY, SETUP, "s"), Random(1)
    while all(decision.kind != "spend" for decision in game.decisions.values()):
        game.answer(*sampled(game.session, rng))
    (beat, line), header = game.where, read(path).header
    game.close()
    records = [entry.record for entry in read(path).entries]
    stood = []
    for version, word in ((2, "rules-changed"), (1, "cut")):
        lines = [headed({**header, "version": version}), *records, {"do": word, "at": [beat, line], "kept": 0}]
        there = tmp_path / f"{word}.hantei"
        there.write_bytes(encoded(lines, 0, FORMAT)[0])
        with Game.resume(there, find) as again:
            assert [one.kind for one in again.decisions.values()] == ["aim"]
            stood.append(plain(again.session))
    assert stood[0] == stood[1]
