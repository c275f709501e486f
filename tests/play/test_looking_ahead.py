"""A player that looks ahead says so itself, whatever stands around it, and wherever it answers it is seated alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hantei.core.decision import Answer, Decision
from hantei.core.message import Message
from hantei.core.rulebook import OwnPlayer, Planner, Policy, looks_ahead
from hantei.core.temper import tempered
from hantei.play import Session, at_random, run
from tests.toy import SETUP, SIDES, TOY

from .test_session import MUSTER


class Looking(Planner):
    """Answers at random once it has seen where it is asked."""

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        assert decision.position is not None
        assert decision.position.start is not state
        return decision.sample(rng)


def bare(policy: Policy) -> Policy:
    return policy


def named(policy: Policy) -> Policy:
    return OwnPlayer(policy, Message("toy-label"), Message("toy-label"))


def bold(policy: Policy) -> Policy:
    return tempered(policy, "bold")


def named_and_bold(policy: Policy) -> Policy:
    return named(bold(policy))


@pytest.mark.parametrize("around", [bare, named, bold, named_and_bold])
def test_it_plays_whatever_stands_around_it(around: Callable[[Policy], Policy]) -> None:
    assert looks_ahead(around(Looking()))
    assert not looks_ahead(around(at_random))
    book = replace(TOY, policies={"deep": around(Looking())})
    run(book, SETUP, "1", dict.fromkeys(SIDES, around(Looking())))
    assert Session(book, SETUP, "1", dict.fromkeys(SIDES, "deep")).finished


def turns_alone(**more: Any) -> Session:
    """Red answers in its own turns alone, in a game that asks it outside of them at once."""
    book = replace(TOY, sparing=replace(TOY.sparing, between=lambda state, decision: decision.kind == "stance"), **more)
    session = Session(book, SETUP, "1")
    for who, answer in MUSTER:
        session.answer(who, answer)
    session.ask("red", "turns")
    session.answer("blue", "guard")
    assert "stance" not in {decision.kind for decision in session.decisions.values()}
    return session


def test_it_answers_for_people_outside_of_their_turns() -> None:
    turns_alone(policies={"deep": named(Looking())})


def test_where_a_rulebook_has_no_player_of_its_own_the_random_one_does() -> None:
    turns_alone(policies={})
