"""A beat runs on the state itself where none like it has stopped before; games go as if each had a copy."""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import Any

import pytest

from hantei import library
from hantei.core.record import clone, dump
from hantei.core.rulebook import Rulebook
from hantei.play import Session

ANSWERS = 14


class Known(Container[object]):
    """Takes all beats for such as stop, or none, whatever it is told; `told` counts."""

    def __init__(self, answer: bool) -> None:
        self.answer, self.told = answer, 0

    def __contains__(self, beat: object) -> bool:
        return self.answer

    def add(self, beat: object) -> None:
        """Learn nothing."""
        self.told += 1


def looked_at(session: Session) -> tuple[Any, ...]:
    """All that can be seen of a game."""
    events = [(event.name, dict(event.facts)) for event in session.look()]
    return session.where, dump(session.beginning), dump(session.state), list(session.decisions), events


def played(rulebook: Rulebook[Any], setup: dict[str, Any], known: Known, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is seen of a game while some questions are answered, taken back and answered again."""
    monkeypatch.setattr(rulebook.beats, "stopping", known)
    session, rng = Session(rulebook, setup, "lent"), Random(3)
    seen = [looked_at(session)]
    for _ in range(ANSWERS):
        if session.finished:
            break
        before, beginning = session.beginning, clone(session.beginning)
        key, decision = next(iter(session.decisions.items()))
        session.answer(key, decision.sample(rng))
        assert before == beginning  # the state that an answer sets out from stays as it was
        seen.append(looked_at(session))
    made = session.moves
    while session.moves:
        session.undo()
        seen.append(looked_at(session))
    session.redo(made)
    return [*seen, looked_at(session)]


@pytest.mark.parametrize("book", ["senki", "urban_assault"])
def test_a_game_goes_the_same_way_whether_its_beats_get_copies(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = library.shelf(book)
    name, text = shelf.scenario_text(shelf.headings(shelf.kind)[0].id)
    setup = {"scenario": name, "scenarios": {name: text}, "leaders": 1, "referee": False, "rulings": {}}
    copied = played(shelf.rulebook, setup, Known(True), monkeypatch)
    surprised = Known(False)  # every beat that stops does so against expectation
    assert played(shelf.rulebook, setup, surprised, monkeypatch) == copied
    assert surprised.told > ANSWERS


def test_whoever_fails_in_a_beat_that_was_handed_on_has_changed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = library.shelf("senki")
    name, text = shelf.scenario_text("ace_duel")
    setup = {"scenario": name, "scenarios": {name: text}, "leaders": 1, "referee": False, "rulings": {}}
    rulebook = shelf.rulebook
    monkeypatch.setattr(rulebook.beats, "stopping", Known(False))
    session, rng, step, failed = Session(rulebook, setup, "fails"), Random(5), rulebook.beats.step, 0
    for _ in range(ANSWERS):
        start = session.timeline.cursor.beat

        def fails(state: Any, table: Any, start: int = start) -> None:
            step(state, table)
            if table.beat > start:
                raise RuntimeError

        key, decision = next(iter(session.decisions.items()))
        answer, before = decision.sample(rng), looked_at(session)[:4]
        monkeypatch.setattr(rulebook.beats, "step", fails)
        try:
            session.answer(key, answer)
        except RuntimeError:
            failed += 1
            assert looked_at(session)[:4] == before
            monkeypatch.setattr(rulebook.beats, "step", step)
            session.answer(key, answer)
        monkeypatch.setattr(rulebook.beats, "step", step)
    assert failed
