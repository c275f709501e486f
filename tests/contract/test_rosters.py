"""Rosters: everybody once, in words, with figures that hold and rolls that the rulebook reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hantei.core.roster import Sheet
from hantei.core.rulebook import Rulebook
from hantei.library import shelf
from hantei.play import Session
from hantei.text import LANGS

from .games import GAMES, drawn_setup, likely


def check(book: str, sheets: list[Sheet], own: str) -> None:
    """The roster as one seat sees it."""
    ids, rulebook = [sheet.id for sheet in sheets], shelf(book).rulebook
    assert len(set(ids)) == len(ids)
    sides = [sheet.side for sheet in sheets]
    assert own not in sides or sides == sorted(sides, key=lambda side: side != own)
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
            sheets = list(rulebook.roster(session.state, seat))
            most = max(most, len(sheets))
            check(book, sheets, rulebook.side(session.state, seat) if seat else "")
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely(book, session.state, decision, rng))
    assert most > 1 or rulebook.roster is Rulebook.roster
