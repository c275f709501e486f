"""Commands of bots by the rules of the rulebooks: the same dice come to the same."""

from __future__ import annotations

from itertools import product

import pytest

from hantei.dicebot import BotAnswer, Fall, fallen_faces, system
from hantei.telling import booked, in_book

ABSOLUTE = 1
"""A face that succeeds whatever the rate; the bot calls that a critical, the book a success (GD-00.2)."""


def both(name: str, typed: str, faces: tuple[int, ...]) -> tuple[BotAnswer, str]:
    read = system(name).read(typed)
    answer = read.answer(Fall(fallen_faces(faces)))
    found = booked(system(name), read, answer.rands)
    assert found is not None, typed
    return answer, found.done.outcome.degree


@pytest.mark.parametrize("typed", ["2D6>=8", "2D6+3>=15", "2D6-2@10>=5", "MG+12>=10", "2D6+1>=9[11,1]"])
def test_checks_of_two_dice(typed: str) -> None:
    for faces in product(range(1, 7), repeat=2):
        answer, degree = both("MetallicGuardian", typed, faces)
        assert answer.degree == degree, (typed, faces)


@pytest.mark.parametrize("typed", ["RH>=5", "RH+2", "RH-1>=3", "RH+12>=15"])
def test_checks_of_one_die(typed: str) -> None:
    for face in range(1, 7):
        answer, degree = both("RogueLikeHalf", typed, (face,))
        assert answer.degree == degree, (typed, face)


@pytest.mark.parametrize("typed", ["1D100<=45", "1D100<=0", "1D100<=120"])
def test_checks_in_percent(typed: str) -> None:
    for face in range(1, 101):
        answer, degree = both("Gundog", typed, (face,))
        assert answer.degree == degree or (face == ABSOLUTE and answer.success and degree == "success"), (typed, face)


def test_pools() -> None:
    for faces in product(range(1, 7), repeat=3):
        read = system("ShadowRun4").read("3B6")
        answer = read.answer(Fall(fallen_faces(faces)))
        found = booked(system("ShadowRun4"), read, answer.rands)
        assert found is not None
        assert f"成功数{found.done.outcome.total}" in answer.text


def test_what_a_book_has_no_word_for_is_thrown_as_the_bot_does() -> None:
    assert in_book(system("SRS"), system("SRS").read("2D6#4>=8")) is None
    assert in_book(system("DiceBot"), system("DiceBot").read("2D6>=8")) is None
    assert booked(system("SRS"), system("SRS").read("2D6>=8"), ()) is None
