"""Which games there are: every rulebook of the library, with everything that it is played by."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.library import Heading, shelf, shelves

BOOKS = list(shelves())
"""The ids of all rulebooks."""

GAMES = [(book, heading.id) for book in BOOKS for heading in shelf(book).headings(shelf(book).kind)]
"""Every rulebook with every scenario or encounter that comes with it."""

SHORT = [next(game for game in GAMES if game[0] == book) for book in BOOKS]
"""Of every rulebook the first of them: the shortest."""


@cache
def heading(book: str, scenario: str) -> Heading:
    """What a list shows of a scenario or encounter."""
    return next(found for found in shelf(book).headings(shelf(book).kind) if found.id == scenario)


def setup(book: str, scenario: str, **more: Any) -> dict[str, Any]:
    """The plainest setup of a game, with the scenario's own text."""
    return {"scenario": scenario, "scenarios": {scenario: shelf(book).scenario_text(scenario)[1]}, **more}


def drawn_setup(book: str, scenario: str, seed: str) -> dict[str, Any]:
    """A setup in which all is drawn by lot: readings, leaders, difficulty, whether there is a game master."""
    rng, found = Random(f"{scenario}/{seed}"), heading(book, scenario)
    rulings = {ruling.id: rng.choice(ruling.values) for ruling in shelf(book).rulebook.rulings}
    more = {"rulings": rulings, "leaders": rng.randint(*found.leaders), "referee": rng.random() < 0.5}
    if found.difficulties:
        more["difficulty"] = rng.choice(list(found.difficulties))
    return setup(book, scenario, **more)


def bounds(book: str) -> Any:
    """A rulebook's own part of the contract."""
    return import_module(f"tests.{book}.bounds")


def likely(book: str, state: Any, decision: Decision, rng: Random) -> Answer:
    """An answer that keeps a game going: more often than not the machine player's, else any legal one."""
    machine = next(iter(shelf(book).rulebook.policies.values()))
    return machine(state, decision, rng) if rng.random() < 0.6 else decision.sample(rng)
