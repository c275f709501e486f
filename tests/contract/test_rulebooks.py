"""Every rulebook keeps the contract, whatever is played, by how many, under which readings."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hantei.ledger import Ledger
from hantei.library import shelf

from .checks import Contract
from .games import BOOKS, GAMES, SHORT, bounds, drawn_setup, setup
from .process import games_of
from .saves import WildGame

each_game = pytest.mark.parametrize(("book", "scenario"), GAMES)
one_game = pytest.mark.parametrize(("book", "scenario"), SHORT)


@cache
def contract(book: str, thorough: bool = False) -> Contract:
    return Contract(shelf(book).rulebook, Ledger.of(book), bounds(book).check_bounds, thorough)


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_carries_out_a_rule_names_its_clauses(book: str) -> None:
    contract(book).check_clauses()


@each_game
def test_a_random_game(book: str, scenario: str) -> None:
    contract(book).check_game(drawn_setup(book, scenario, "1"), "1")


@one_game
def test_a_game_among_machines(book: str, scenario: str) -> None:
    contract(book).check_machines(setup(book, scenario), "1")


@each_game
def test_a_game_with_real_dice(book: str, scenario: str) -> None:
    contract(book).check_physical_dice(setup(book, scenario), "1")


@each_game
def test_a_game_with_everything_that_people_do(book: str, scenario: str, tmp_path: Path) -> None:
    wild = WildGame(contract(book), tmp_path / "game.hantei", setup(book, scenario, referee=True), "1")
    wild.play()
    assert wild.amended


@one_game
def test_a_game_is_the_same_to_the_byte_in_every_process(book: str, scenario: str, tmp_path: Path) -> None:
    games = games_of(book, scenario, "1", str(tmp_path))
    assert games[0]
    assert games.count(games[0]) == len(games)


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_games(book: str, scenario: str, seed: int, tmp_path: Path) -> None:
    drawn = drawn_setup(book, scenario, str(seed))
    contract(book, thorough=True).check_game(drawn, str(seed))
    contract(book).check_machines(drawn, str(seed))
    WildGame(contract(book), tmp_path / "game.hantei", {**drawn, "referee": True}, str(seed)).play(400)
