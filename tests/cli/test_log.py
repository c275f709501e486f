"""The log at the keyboard: what was taken back goes, what is made again comes back, nothing else moves."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hantei import library
from hantei.core.event import DICE
from hantei.play import Game, Refused, Session
from hantei.telling import Log, Teller
from hantei.testing.games import likely, setup

from .table import Hantei

SHELF = library.shelf("senki")
DUEL = {"scenario": "ace_duel", "scenarios": {"ace_duel": SHELF.scenario_text("ace_duel")[1]}}


def log_of(game: Game) -> Log:
    """A log of what a game tells."""
    return Log(Teller(SHELF, SHELF.catalogue("en"), dice=True))


@pytest.mark.parametrize("seed", range(4))
def test_a_log_is_that_of_a_game_played_straight(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    path = tmp_path / "game.hantei"
    answers: list[tuple[str, object]] = []
    undone: list[tuple[str, object]] = []
    with Game.new(path, SHELF.rulebook, DUEL, str(seed)) as game:
        log = log_of(game)
        for _ in range(80):
            what, count = rng.choice(["answer"] * 9 + ["undo", "redo", "redo"]), rng.randint(1, 8)
            try:
                if what == "undo":
                    game.undo(count)
                    log.forget_after(game.session.moves)
                    undone += [answers.pop() for _ in range(count)]
                elif what == "redo":
                    game.redo(count)
                    answers += [undone.pop() for _ in range(count)]
                else:
                    who, decision = next(iter(game.decisions.items()))
                    answers, undone = [*answers, (who, decision.sample(rng))], []
                    game.answer(who, answers[-1][1])  # type: ignore[arg-type]
            except Refused:
                continue
            for news in game.news():
                log.take(news)
    again = log_of(game)
    again.refill(path, library.find)
    with Game.new(tmp_path / "straight.hantei", SHELF.rulebook, DUEL, str(seed)) as straight:
        wanted = log_of(straight)
        for news in straight.news():
            wanted.take(news)
        for who, value in answers:
            straight.answer(who, value)  # type: ignore[arg-type]
            for news in straight.news():
                wanted.take(news)
    assert len(wanted.lines) > 8
    assert log.lines == wanted.lines
    assert again.lines == wanted.lines


def test_what_was_taken_back_and_made_again_stays_in_the_log(hantei: Hantei, data: Path) -> None:
    begin = ("play", "senki", "--scenario", "ace_duel", "--seat", "white=me", "--seed", "4")
    there = hantei(*begin, typed="1\n" * 12 + "undo 8\nredo 8\nundo 1\nlog 99\n")
    straight = hantei(*begin, typed="1\n" * 11 + "log 99\n")
    assert log_shown(there.lines) == log_shown(straight.lines)
    assert len(log_shown(there.lines)) > 6


def log_shown(lines: list[str]) -> list[str]:
    """What an order at the end of a run has shown: all between the last option and the farewell."""
    end = next(n for n, line in enumerate(lines) if line.startswith("The game is saved in"))
    start = max(n for n, line in enumerate(lines[:end]) if line.startswith("  "))
    return lines[start + 1 : end]


def test_a_row_of_a_table_keeps_the_dice_that_chose_it() -> None:
    """UA: the reaction table is read off one die, whose face is a fact of the event."""
    book = library.shelf("urban_assault")
    session, rng = Session(book.rulebook, setup("urban_assault", "quarry_town"), "1"), Random(1)
    log = Log(Teller(book, book.catalogue("en")))
    for _ in range(120):
        for news in session.news():
            log.take(news)
        if session.finished:
            break
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely("urban_assault", session.state, decision, rng))
    rows = [line for line in log.lines if line.row]
    assert rows
    assert [line for line in rows if line.dice]
    for line in log.lines:
        assert all(event.name == DICE for event in line.dice)
