"""Figures that are thought about further: they become precise, and never jump farther than they said they might."""

from __future__ import annotations

from random import Random

import pytest

from hantei.lab import odds
from hantei.library import shelf
from hantei.play import Session
from hantei.testing.games import setup


def raid(kind: str = "method") -> Session:
    """A raid, before something is chosen; before a movement method: what comes of it is sampled."""
    book = shelf("gundog")
    session = Session(book.rulebook, setup("gundog", "office_raid"), "4")
    plays = book.rulebook.policies["heuristic"]
    while next(iter(session.decisions.values())).kind != kind:
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, plays(session.state, decision, Random(1)))
    return session


def thought() -> odds.Pondered:
    """What is thought of two of its answers with little to think by."""
    return odds.pondered(raid(), answers=["cautious", "stay"], budget=60)


def test_figures_become_precise_and_stay_within_their_interval() -> None:
    found = thought()
    assert not found.precise
    down = next(key for key in found.ways[0].outcomes.counted if key.startswith("down/"))
    before = [way.outcomes for way in found.ways]
    samples = [list(way.runs) for way in found.ways]
    for _ in range(200):
        found.refine(1.0)
        if found.precise:
            break
    assert found.precise
    for way, old, runs in zip(found.ways, before, samples, strict=True):
        assert way.runs[: len(runs)] == runs  # the same samples, and more
        assert way.outcomes.samples > old.samples
        then = old.interval(down)
        assert then.low <= float(way.outcomes.chance(down)) <= then.high
        for starts in ((f"down/{found.side}/",), way.outcomes.of_others("down", found.side)):
            assert way.outcomes.interval(*starts).half_width < 0.02


def test_what_is_exact_needs_no_more_thought() -> None:
    found = thought()
    for way in found.ways:
        way.runs.clear()
    assert found.precise
    assert found.odds().options[0].outcomes.exact
    found.refine(60.0)  # comes back at once
    assert not any(way.runs for way in found.ways)


def test_one_answer_shares_what_is_thought_of_all() -> None:
    found = thought()
    one = found.of(["stay"])
    assert [way.answer for way in one.ways] == ["stay"]
    assert one.ways[0] is found.ways[1]
    assert one.odds().options[0].outcomes == found.odds().options[1].outcomes


def test_checks_for_which_there_was_no_time_are_found_when_it_is_thought_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = raid("target")
    unhurried = [option.check for option in odds.pondered(session, seconds=odds.AT_ONCE).odds().options]
    monkeypatch.setattr(odds, "CHECKED", 0.0)
    hurried = odds.pondered(session, seconds=1e-9)
    assert {option.check for option in hurried.odds().options} == {None}
    assert not hurried.precise
    hurried.refine(60.0)
    assert [option.check for option in hurried.odds().options] == unhurried
    assert all(unhurried)
