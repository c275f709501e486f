"""Setups of games for a rulebook, and answers that keep the games going."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.library import Heading, shelf
from hantei.play import usual_player


def scenes(book: str) -> list[str]:
    """The scenarios or encounters that come with a rulebook, the shortest first."""
    return [heading.id for heading in shelf(book).headings(shelf(book).kind)]


@cache
def heading(book: str, scenario: str) -> Heading:
    """The entry of a scenario or encounter in a list."""
    return next(found for found in shelf(book).headings(shelf(book).kind) if found.id == scenario)


def setup(book: str, scenario: str, **more: Any) -> dict[str, Any]:
    """The plainest setup of a game, with the scenario's own text."""
    return {"scenario": scenario, "scenarios": {scenario: shelf(book).scenario_text(scenario)[1]}, **more}


def drawn_setup(book: str, scenario: str, seed: str) -> dict[str, Any]:
    """Draw a setup by lot: readings, leaders, difficulty, with or without a game master."""
    rng, found = Random(f"{scenario}/{seed}"), heading(book, scenario)
    rulings = {ruling.id: rng.choice(ruling.values) for ruling in shelf(book).rulebook.rulings}
    more = {"rulings": rulings, "leaders": rng.randint(*found.leaders), "referee": rng.random() < 0.5}
    if found.difficulties:
        more["difficulty"] = rng.choice(list(found.difficulties))
    return setup(book, scenario, **more)


def likely(book: str, state: Any, decision: Decision, rng: Random) -> Answer:
    """Draw an answer that keeps a game going: more often than not the machine player's, else any legal one."""
    rulebook = shelf(book).rulebook
    machine = usual_player(rulebook)
    return machine(state, decision, rng) if rng.random() < 0.6 else decision.sample(rng)
