"""Everything in a game can be said, whatever is played."""

from __future__ import annotations

import pytest

from .games import GAMES, SHORT, drawn_setup, setup
from .saying import sayer

each_game = pytest.mark.parametrize(("book", "scenario"), GAMES)


@each_game
def test_everything_in_a_game_can_be_said(book: str, scenario: str) -> None:
    assert len(sayer(book).play(drawn_setup(book, scenario, "1"), "1", most=150)) > 10


@pytest.mark.parametrize(("book", "scenario"), SHORT)
def test_dice_thrown_by_hand_are_asked_for(book: str, scenario: str) -> None:
    assert sayer(book).play_by_hand(setup(book, scenario), "7") > 10


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("seed", range(2, 6))
def test_everything_in_many_games_can_be_said(book: str, scenario: str, seed: int) -> None:
    sayer(book).play(drawn_setup(book, scenario, str(seed)), str(seed))
