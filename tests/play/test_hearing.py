"""Who learns of events: the rulebook is asked, and dice go with what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from hantei.core.event import DICE, Event
from hantei.play import Session
from hantei.play.hearing import heard
from tests.toy import SETUP, TOY

SECRET = {"stances": ["red"], "hit": ["blue"], DICE: []}


def readers(state: Any, event: str, facts: Mapping[str, Any]) -> list[str] | None:
    return SECRET.get(event)


BOOK = replace(TOY, sight=replace(TOY.sight, readers=readers))

THROW = Event(DICE, {"dice": "1d6", "why": "attack", "faces": [4]})
HIT, ROUND, STANCES = Event("hit", {"side": "red"}), Event("round", {"round": 1}), Event("stances")


def test_dice_are_read_by_whoever_reads_what_is_told_next() -> None:
    found = heard(BOOK, None, [THROW, ROUND, THROW, THROW, HIT, STANCES, THROW])
    assert [event.readers for event in found] == [None, None, ["blue"], ["blue"], ["blue"], ["red"], []]


def test_a_rulebook_that_does_not_say_is_not_asked() -> None:
    events = [THROW, HIT]
    assert heard(TOY, None, events) is events


def test_what_is_told_is_the_same_whoever_reads_it() -> None:
    """Readers change nothing of the game, nor of what is taken back and made again."""
    played: list[list[Event]] = []
    for book in (TOY, BOOK):
        session, rng = Session(book, SETUP, "s"), Random(4)
        for _ in range(12):
            who = rng.choice(list(session.decisions))
            session.answer(who, session.decisions[who].sample(rng))
        told = session.look()
        session.undo(6)
        session.redo(6)
        played.append(told + session.look())
    plain, told = played
    assert plain == told
    assert {event.name: event.readers for event in told if event.name in SECRET if event.name != DICE} == {
        "stances": ["red"], "hit": ["blue"],
    }  # fmt: skip
    assert {event.readers for event in plain} == {None}
