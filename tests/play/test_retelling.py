"""What a game tells goes by moves: whatever is taken back and made again, its log is that of a game played straight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.core.event import Event
from hantei.core.record import dump
from hantei.play import Refused, Session
from tests.toy import SETUP, SIDES, TOY

Deed = Callable[[Session], None]
Log = list[tuple[int, Any, Event]]


def deed(session: Session, rng: Random) -> Deed:
    """Something that somebody does: an answer more often than not, else what only a game master does."""
    what = rng.choice(["answer"] * 6 + ["amend", "force", "seat", "delegate", "again", "order"])
    side = rng.choice(SIDES)
    if what == "amend":
        words = rng.choice(["hp", "ammo"]), side, str(rng.randint(1, 9))
        return lambda one: one.amend(*words)
    if what == "force":
        faces = [rng.randint(1, 6)]
        return lambda one: one.force(faces)
    if what == "seat":
        policy = rng.choice(["random", "bold", None])
        return lambda one: one.seat(side, policy)
    if what == "delegate":
        other = rng.choice(SIDES)
        return lambda one: one.delegate(side, other)
    if what == "order" and session.decisions:
        about = next(iter(session.decisions.values()))
        answer = about.sample(rng) if rng.random() < 0.7 else None
        return lambda one: one.order(about.who, TOY.roles.topic_of(about), answer)
    if what == "again" and (throws := session.throws()):
        throw, _ = rng.choice(throws)
        return lambda one: one.again(throw)
    who = rng.choice(list(session.decisions))
    value = session.decisions[who].sample(rng)
    return lambda one: one.answer(who, value)


def listen(session: Session, log: Log) -> None:
    """Add to a log what happened."""
    log += [(news.moves, dump(news.state), event) for news in session.news() for event in news.events]


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_a_log_is_that_of_a_game_played_straight(luck: int) -> None:
    rng, session = Random(luck), Session(TOY, SETUP, str(luck))
    log: Log = []
    done: list[Deed] = []
    undone: list[Deed] = []
    listen(session, log)
    for _ in range(40):
        what, count = rng.choice(["do", "do", "undo", "redo"]), rng.randint(1, 6)
        if what == "undo" and done:
            count = min(count, len(done))
            session.undo(count)
            log = [entry for entry in log if entry[0] <= session.moves]
            undone += [done.pop() for _ in range(count)]
        elif what == "redo" and undone:
            count = min(count, len(undone))
            session.redo(count)
            done += [undone.pop() for _ in range(count)]
        elif what == "do" and not session.finished:
            act = deed(session, rng)
            try:
                act(session)
            except Refused:
                continue
            done, undone = [*done, act], []
        listen(session, log)
    straight, wanted = Session(TOY, SETUP, str(luck)), Log()
    listen(straight, wanted)
    for act in done:
        act(straight)
        listen(straight, wanted)
    assert dump(straight.state) == dump(session.state)
    assert log == wanted


def test_moves_made_again_tell_by_their_own_numbers() -> None:
    session, rng = Session(TOY, SETUP, "s"), Random(1)
    for _ in range(12):
        who = next(iter(session.decisions))
        session.answer(who, session.decisions[who].sample(rng))
    told = [(news.moves, news.events) for news in session.news()]
    session.undo(8)
    session.redo(8)
    assert [(news.moves, news.events) for news in session.news()] == [one for one in told if one[0] > 4]


def test_news_that_nobody_has_read_stay_when_later_moves_are_taken_back() -> None:
    session = Session(TOY, SETUP, "s")
    for who, value in (("red", "Anvil"), ("red", 2), ("blue", "Birch"), ("blue", 2)):
        session.answer(who, value)
    session.undo(1)
    assert [(news.moves, event.name) for news in session.news() for event in news.events] == [(2, "mustered")]


def test_machines_that_answer_when_a_move_is_taken_back_are_told() -> None:
    """A machine that waited before the move does not wait any more: what it does then is news, nothing else is."""
    session = Session(TOY, SETUP, "s", {"blue": "bold"}, waits=True)
    session.answer("red", "Anvil")
    session.answer("red", 2)
    assert list(session.waiting) == ["blue"]
    session.force([6])
    session.pace(False)
    session.news()
    fresh = Session(TOY, SETUP, "s", {"blue": "bold"})
    fresh.answer("red", "Anvil")
    fresh.answer("red", 2)
    *_, last = fresh.news()
    session.undo()
    assert [event.name for event in last.events][:1] == ["mustered"]
    assert [(news.moves, news.events) for news in session.news()] == [(2, last.events[1:])]
