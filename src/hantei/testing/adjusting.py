"""Checks the adjustables of a rulebook: each can be set to its own value, said in both languages, and told as a
sentence."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from hantei.core.adjusting import (
    Adjustable,
    AdjustableValue,
    told_change,
)
from hantei.core.record import clone
from hantei.core.seats import REFEREE
from hantei.library import shelf
from hantei.play import Session
from hantei.text import LANGS

from .games import likely, setup
from .pointing import ANY, endings

ANSWERS = 60
EVERY = 12
"""Answers of a game, and the number of answers after which all adjustables are tried."""

MOST_VALUES = 4
"""Values that are tried of one adjustable."""


def tried(book: str, scenario: str, seed: str) -> int:
    """Play a game and try its adjustables now and then. Return how many there were."""
    rulebook, rng, count = shelf(book).rulebook, Random(seed), 0
    session = Session(rulebook, setup(book, scenario), seed)
    for n in range(ANSWERS):
        if session.finished:
            break
        if n % EVERY == 0:
            sheets = [sheet.id for sheet in rulebook.sight.roster(session.state, REFEREE)]
            for one in rulebook.referee.adjustable(session.state):
                assert one.who in sheets, f"{one.amendment}: no sheet {one.who!r}"
                check(book, session.state, one)
                count += 1
            for one in islice(rulebook.referee.ground(session.state), n, None, EVERY):
                assert one.who not in sheets, f"{one.amendment}: a place is called as the sheet {one.who!r}"
                check(book, session.state, one)
        who = rng.choice(list(session.decisions))
        session.answer(who, likely(book, session.state, session.decisions[who], rng))
    return count


def check(book: str, state: Any, one: Adjustable) -> None:
    """Check that the amendment is accepted with an offered value, keeps a figure at its stated value, and can be
    said."""
    rulebook = shelf(book).rulebook
    values = [rest for rest in endings(one) if ANY not in rest]
    for rest in values[:MOST_VALUES]:
        words = [*one.amendment, *filter(None, rest)]
        world = clone(state)
        rulebook.referee.amend(world, words[0], words[1:])
        said = told_change([one], words)
        assert said is not None
        for lang in LANGS:
            assert shelf(book).catalogue(lang).say(said)
        if isinstance(one, AdjustableValue):
            every = rulebook.referee.all_adjustable(world)
            now = {other.amendment: other.now for other in every if isinstance(other, AdjustableValue)}
            assert now.get(one.amendment, rest[0]) == rest[0], f"{words}: it is {now[one.amendment]!r} afterwards"
