"""What is remembered of a moment changes nothing: games are the same, event by event, where nothing is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from hantei.core import glance, memory
from hantei.lab import Trial, play
from hantei.rulebooks.urban_assault.rules.battle import actions, squad_phase
from hantei.rulebooks.wild_arms.rules import actions as wild_arms_actions

from .trials import trial

Told = list[tuple[str, str, int]]

GAMES = {
    "urban_assault": "mute_bells",
    "senki": "ace_duel",
    "gundog": "silent_entry",
    "wild_arms": "canyon_duel",
    "shadowrun4": "mage_duel",
}
"""A short game of every rulebook."""


@contextmanager
def nothing_kept(state: Any) -> Iterator[None]:
    """A look at a state of which nothing is remembered."""
    yield


def told(of: Trial, number: int) -> tuple[Any, Told]:
    """A run, and every event of it with its facts and its number."""
    heard: Told = []
    played = play(
        of, number, lambda _, event: heard.append((event.name, repr((event.facts, event.steps)), event.value))
    )
    return played.run, heard


@pytest.mark.parametrize("rulebook", GAMES)
@pytest.mark.parametrize("player", ["heuristic", "random"])
def test_games_are_the_same_where_nothing_is_remembered(
    rulebook: str, player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every die, answer and event, by players who look at much and by those who look at nothing."""
    of = replace(trial(rulebook, GAMES[rulebook], seed="remembered"), policies={"": player})
    numbers = range(2)
    with_it = [told(of, number) for number in numbers]
    for module in (glance, actions, squad_phase, wild_arms_actions):
        monkeypatch.setattr(module, "glance", nothing_kept)
    monkeypatch.setattr(memory.OfObjects, "__call__", lambda self, *objects: self.make(*objects))
    assert [told(of, number) for number in numbers] == with_it
    assert all(heard for _, heard in with_it)
