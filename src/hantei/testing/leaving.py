"""Checks somebody whom a game master takes out of play: whatever is under way, they do and suffer nothing more."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hantei.core.decision import Choice, Decision
from hantei.library import shelf
from hantei.play import Session

from . import pointing
from .games import drawn_setup, likely
from .inspection import refusal

AFTERWARDS = 6
"""Questions that are answered after somebody was taken out."""


def taken_out(book: str, scenario: str, seed: str, verb: str, outlives: Container[str], tries: int) -> int:
    """Play a game in which somebody is taken out at each of the last questions, and is back for the next one.

    Parameters: the `verb` of the amendment, the events and questions that may name somebody who is out, how many
    `tries`. Return how many were taken out. Raises AssertionError if one of them is told, asked, or offered anything.
    """
    rulebook, rng = shelf(book).rulebook, Random(f"{scenario}/{seed}")
    session = Session(rulebook, {**drawn_setup(book, scenario, seed), "referee": True}, seed)
    answer_some(book, session, rng, rng.randint(5, 25))
    taken = 0
    for _ in range(4 * tries):
        if not session.decisions or taken == tries:
            break
        asked = session.decisions[next(iter(session.decisions))]
        words = sorted(pointing.offered(rulebook.referee, session.state))
        people = [form[1] for form in words if form[0] == verb and form[1:] and form[1] != pointing.ANY]
        concerned = [name for name in [*named(asked.about), *offered(asked)] if name in people]
        session.news()
        who = rng.choice(concerned or people or [""])
        if refusal(session.amend, verb, who) is None:
            taken += 1
            back = 1 + watch(book, session, who, outlives, rng)
            for _ in range(back):
                session.undo()
        answer_some(book, session, rng, 1)
    return taken


def answer_some(book: str, session: Session, rng: Random, number: int) -> int:
    """Answer a `number` of questions, or as many as there are. Return how many."""
    for given in range(number):
        if not session.decisions:
            return given
        who = next(iter(session.decisions))
        session.answer(who, likely(book, session.state, session.decisions[who], rng))
    return number


def watch(book: str, session: Session, who: str, outlives: Container[str], rng: Random) -> int:
    """Play on and check that somebody is named nowhere. Return how many answers were given."""
    answers = 0
    while True:
        for event in (event for news in session.news() for event in news.events):
            assert event.name in outlives or who not in named(event.facts), f"{who} is out: {event}"
        for asked in session.decisions.values():
            about = [*named(asked.about), *offered(asked)]
            assert asked.kind in outlives or who not in about, f"{who} is out: {asked!r}"
        if answers == AFTERWARDS or not answer_some(book, session, rng, 1):
            return answers
        answers += 1


def offered(asked: Decision) -> Sequence[str]:
    """The options of a question."""
    return asked.options if isinstance(asked, Choice) else ()


def named(facts: Mapping[str, Any]) -> Iterator[str]:
    """The words that stand in facts, alone or in lists."""
    for fact in facts.values():
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, list | tuple):
            yield from (word for word in fact if isinstance(word, str))
