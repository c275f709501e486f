"""Rosters: everybody once, in words, with figures that hold and rolls that the rulebook reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantei.core.roster import Sheet, own_first
from hantei.core.rulebook import no_sheets
from hantei.library import shelf
from hantei.play import Session
from hantei.text import LANGS

from .games import GAMES, drawn_setup, likely

HIDING = ("senki", "gundog", "shadowrun4")
"""Rulebooks in which one seat may see what another does not; in the others all is open, and described once."""

PEOPLE = (("red", "reds", "other"), ("white", "whites", "foe"), ("mine", "reds", "me"), ("wild", "", ""))
"""Sheets by id, side and seat; the last one belongs to nobody."""


def check(book: str, sheets: list[Sheet]) -> None:
    """The roster as one seat sees it."""
    ids, rulebook = [sheet.id for sheet in sheets], shelf(book).rulebook
    assert len(set(ids)) == len(ids)
    for lang in LANGS:
        names = [shelf(book).catalogue(lang).name(sheet.name) for sheet in sheets]
        assert len(set(names)) == len(names), names
    for sheet in sheets:
        said: list[Any] = [sheet.name, *sheet.conditions, *sheet.gear, *(gauge.label for gauge in sheet.gauges)]
        said += [part for figure in sheet.figures for part in (figure.label, figure.value)]
        for lang in LANGS:
            catalogue = shelf(book).catalogue(lang)
            assert [part for part in said if not catalogue.name(part).strip()] == []
        assert [gauge for gauge in sheet.gauges if gauge.most is not None and gauge.value > gauge.most] == []
        for roll in sheet.rolls:
            rulebook.command(roll.command)


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_rosters_can_be_read(book: str, scenario: str) -> None:
    rulebook = shelf(book).rulebook
    session, rng, most = Session(rulebook, drawn_setup(book, scenario, "2"), "2"), Random("2"), 0
    for _ in range(100):
        if session.finished:
            break
        for seat in (*rulebook.seats(session.state), ""):
            sheets = list(rulebook.sight.roster(session.state, seat))
            most = max(most, len(sheets))
            check(book, sheets)
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely(book, session.state, decision, rng))
    assert most > 1 or rulebook.sight.roster is no_sheets


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_seats_of_the_same_insight_are_shown_the_same(book: str, scenario: str) -> None:
    """What is described once for several must be what each of them would be shown: with a game master or without."""
    rulebook = shelf(book).rulebook
    session, rng = Session(rulebook, drawn_setup(book, scenario, "3"), "3"), Random("3")
    for _ in range(60):
        if session.finished:
            break
        state, shown = session.state, dict[Any, Any]()
        for seat in dict.fromkeys((*rulebook.seats(state), "referee", "")):
            seen = list(rulebook.sight.roster(state, seat)), list(rulebook.sight.boards(state, seat, None))
            insight = rulebook.sight.insight(state, seat)
            assert shown.setdefault(insight, seen) == seen, (seat, insight)
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely(book, state, decision, rng))
        assert len(shown) == 1 or book in HIDING


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_what_happens_is_told_to_seats(book: str, scenario: str) -> None:
    """Who learns of an event are seats, or those who look on; a game master, where there is one, is among them."""
    rulebook = shelf(book).rulebook
    session, rng = Session(rulebook, drawn_setup(book, scenario, "4"), "4"), Random("4")
    for _ in range(60):
        seats = (*rulebook.seats(session.state), "")
        told = [event for event in session.look() if event.readers is not None]
        assert not told or book in HIDING
        for event in told:
            assert [seat for seat in event.readers or () if seat not in seats] == []
            assert "referee" not in seats or "referee" in (event.readers or ()), event
        if session.finished:
            break
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely(book, session.state, decision, rng))


def test_ones_own_come_first() -> None:
    red, white, mine, wild = (Sheet(one, one, side, seat) for one, side, seat in PEOPLE)
    assert own_first([white, red, wild, mine], "me", "reds") == [mine, red, white, wild]
    assert own_first([white, red, wild, mine], "", "") == [wild, white, red, mine]
