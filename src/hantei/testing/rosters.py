"""Checks rosters and readers: everybody has one sheet, in words, with figures that hold and rolls that can be read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hantei.core.event import Event
from hantei.core.roster import Sheet
from hantei.core.seats import ONLOOKER, REFEREE
from hantei.library import shelf
from hantei.play import Session
from hantei.text import LANGS

from .games import likely


def check(book: str, sheets: Sequence[Sheet]) -> None:
    """Check the roster as one seat sees it."""
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


def moments(book: str, setup: dict[str, Any], seed: str, most: int) -> Iterator[tuple[Session, list[Event]]]:
    """Play a game, and yield it at each of its questions and at its end, with the events since the last one."""
    session, rng = Session(shelf(book).rulebook, setup, seed), Random(seed)
    for _ in range(most):
        yield session, session.look()
        if session.finished:
            return
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, likely(book, session.state, decision, rng))


def check_rosters(book: str, setup: dict[str, Any], seed: str, most: int = 100) -> int:
    """Play a game and check every roster. Return the largest number of sheets."""
    rulebook, found = shelf(book).rulebook, 0
    for session, _ in moments(book, setup, seed, most):
        for seat in (*rulebook.seats(session.state), ""):
            sheets = list(rulebook.sight.roster(session.state, seat))
            found = max(found, len(sheets))
            check(book, sheets)
            assert all(rulebook.sight.plays(session.state, one.id) == one.seat for one in sheets)
    return found


def check_insight(book: str, setup: dict[str, Any], seed: str, most: int = 60) -> int:
    """Check that seats of the same insight are shown the same, with a game master or without. Return the most insights
    at one moment.

    A description shared by several seats must be the one that each of them would get alone.
    """
    rulebook, found = shelf(book).rulebook, 0
    for session, _ in moments(book, setup, seed, most):
        state, shown = session.state, dict[Any, Any]()
        for seat in dict.fromkeys((*rulebook.seats(state), REFEREE, ONLOOKER)):
            seen = list(rulebook.sight.roster(state, seat)), list(rulebook.sight.boards(state, seat, None))
            insight = rulebook.sight.insight(state, seat)
            assert shown.setdefault(insight, seen) == seen, (seat, insight)
        found = max(found, len(shown))
    return found


def check_strangers(book: str, setup: dict[str, Any], seed: str, most: int = 60) -> int:
    """Check that nobody reads of people or machines that have never stood on a sheet of theirs, except of those who do
    something to their own people: somebody who is shot at reads of the sniper. People who look on read what everybody
    reads. Return how many events named somebody."""
    rulebook, found = shelf(book).rulebook, 0
    known, own = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for session, events in moments(book, setup, seed, most):
        seats = rulebook.seats(session.state)
        for seat in seats:
            sheets = list(rulebook.sight.roster(session.state, seat))
            known[seat] |= {one.id for one in sheets}
            own[seat] |= {one.id for one in sheets if one.seat == seat}
        everybody = set[str]().union(*known.values())
        for event in events:
            named = everybody & set(words(event.facts))
            found += bool(named)
            for seat in seats:
                if (event.readers is None or seat in event.readers) and not named & own[seat]:
                    assert not named - known[seat], (seat, sorted(named - known[seat]), event)
    return found


def words(facts: Mapping[str, Any]) -> Iterator[str]:
    """The words of an event, alone or in lists."""
    for value in facts.values():
        yield from (one for one in (value if isinstance(value, list | tuple) else [value]) if isinstance(one, str))


def check_readers(book: str, setup: dict[str, Any], seed: str, most: int = 60) -> int:
    """Check that the readers of an event are seats, or people who look on, and that a game master is among them.

    Return how many events were told to some seats alone.
    """
    rulebook, found = shelf(book).rulebook, 0
    for session, events in moments(book, setup, seed, most):
        seats = (*rulebook.seats(session.state), "")
        for event in events:
            if event.readers is not None:
                found += 1
                assert [seat for seat in event.readers if seat not in seats] == []
                assert REFEREE not in seats or REFEREE in event.readers, event
    return found
