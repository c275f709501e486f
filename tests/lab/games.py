"""Positions for tests of the lab: the states of cases, as sessions that stand at their first question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hantei.cases.bench import bench
from hantei.core.agenda import BeatCall
from hantei.core.record import clone
from hantei.core.rulebook import Rulebook
from hantei.library import open_rulebook
from hantei.play import Session


def rulebook_at(
    book: str, given: Mapping[str, Any], *agenda: BeatCall, rulings: Mapping[str, str] | None = None
) -> Rulebook[Any]:
    """A rulebook whose games begin with the state that a case gives, and with these beats, the first first."""
    state = bench(book).given(given, rulings or {})
    state.agenda = [*reversed(agenda)]
    finished = open_rulebook(book).finished
    return replace(
        open_rulebook(book),
        start=lambda setup: clone(state),
        finished=lambda now: not now.agenda or finished(now),
    )


def session_at(
    book: str, given: Mapping[str, Any], *agenda: BeatCall, rulings: Mapping[str, str] | None = None, **seats: str
) -> Session:
    """A session that stands at the first question of these beats; `seats` are played by the policies named."""
    return Session(rulebook_at(book, given, *agenda, rulings=rulings), {}, "1", seats)
