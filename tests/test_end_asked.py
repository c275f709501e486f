"""A game master who is asked whether it is over reads what the conditions say, and finds the usual answer first."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from hantei.core.amending import BadAmendment
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.library import shelf
from hantei.play import Session, usual_player
from hantei.telling import Question
from hantei.testing.games import setup

FIGHTS = {
    "gundog": ("office_raid", "thieves", "leave", "fight_over", ("end", "go_on"), "The night response team would win"),
    "shadowrun4": ("alley_firefight", "gang", "leave", "fight_over", ("end", "go_on"), "The runners would win"),
    "wild_arms": (
        "saloon", "outlaws", "withdraw", "battle_over", ("victory", "go_on", "defeat", "neither"), "decide the battle",
    ),
}  # fmt: skip
"""An encounter of each book, who is taken out of it, by which ruling, what is asked, and what is said then."""


@pytest.mark.parametrize("book", FIGHTS)
def test_where_a_ruling_has_met_the_conditions_the_end_is_offered_first(book: str) -> None:
    scene, beaten, verb, kind, options, words = FIGHTS[book]
    rulebook = shelf(book).rulebook
    session, rng, player = Session(rulebook, setup(book, scene, referee=True), "1"), Random(1), usual_player(rulebook)
    taken = 0
    for _ in range(300):
        for sheet in rulebook.sight.roster(session.state, REFEREE):
            if sheet.side == beaten:
                with suppress(BadAmendment):  # gone already, or still to come
                    session.amend(verb, sheet.id)
                    taken += 1
        who, decision = next(iter(session.decisions.items()))
        if decision.kind == kind and decision.about["by"]:
            break
        session.answer(who, player(session.state, decision, rng))
    assert taken > 1
    assert isinstance(decision, Choice)
    assert decision.options == list(options)
    assert words in Question(shelf(book), shelf(book).catalogue("en"), session.state, decision).text
