"""What is remembered of a moment changes nothing: games are the same, event by event, where nothing is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from hantei.core import glance, memory
from hantei.core.record import hashable_without
from hantei.lab import Trial, play
from hantei.rulebooks.senki.rules import actions as senki_actions
from hantei.rulebooks.senki.rules import attack, goals, timings, using
from hantei.rulebooks.senki.rules.course import Course
from hantei.rulebooks.senki.state import Fight
from hantei.rulebooks.urban_assault.rules.battle import actions, squad_phase
from hantei.rulebooks.urban_assault.state import Campaign
from hantei.rulebooks.wild_arms.rules import actions as wild_arms_actions

from .trials import trial

Told = list[tuple[str, str, int]]

SENKI = (senki_actions, attack, goals, timings, using)
"""The chapters of Senki that look at what there is before they ask."""

GAMES = {
    "urban_assault": "mute_bells",
    "senki": "ace_duel",
    "gundog": "silent_entry",
    "wild_arms": "canyon_duel",
    "shadowrun4": "mage_duel",
}
"""A short game of every rulebook."""


class NothingKept:
    """A look at a state of which nothing is remembered, and nothing handed on."""

    def hand_on(self) -> None:
        """Let the next beat find everything anew."""


@contextmanager
def nothing_kept(state: Any, again: bool = False) -> Iterator[NothingKept]:
    """A look at a state of which nothing is remembered."""
    yield NothingKept()


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
    for module in (glance, actions, squad_phase, wild_arms_actions, *SENKI):
        monkeypatch.setattr(module, "glance", nothing_kept)
    monkeypatch.setattr(memory.OfObjects, "__call__", lambda self, *objects: self.make(*objects))
    monkeypatch.setattr(Course, "leads_to", lambda self, find, points: find(self, points))
    assert [told(of, number) for number in numbers] == with_it
    assert all(heard for _, heard in with_it)


READ = {
    "senki": hashable_without(Fight, "agenda", "spent"),
    "urban_assault": hashable_without(Campaign, "agenda"),
}
"""All of a state that a look reads, by the rulebooks whose beats hand on what they found."""


@pytest.mark.parametrize(("rulebook", "number"), [("senki", 0), ("senki", 1), ("senki", 2), ("urban_assault", 0)])
def test_what_is_handed_on_from_beat_to_beat_still_holds(
    rulebook: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes on with a look finds the state as it was at that look, but for actions spent and beats to come."""
    found: dict[int, Any] = {}
    resumed = 0
    enter, leave = glance.glance.__enter__, glance.glance.__exit__
    read = READ[rulebook]

    def entered(look: glance.glance) -> glance.glance:
        nonlocal resumed
        standing = getattr(look.state, "standing", None) if look.again else None
        if standing and look.state.known is None:  # type: ignore[union-attr]
            resumed += 1
            assert found[id(standing)] == read(look.state)
        return enter(look)

    def left(look: glance.glance, *error: object) -> None:
        if look.state is not None:
            found[id(look.found)] = read(look.state)
        leave(look, *error)

    monkeypatch.setattr(glance.glance, "__enter__", entered)
    monkeypatch.setattr(glance.glance, "__exit__", left)
    play(replace(trial(rulebook, GAMES[rulebook], seed="handed on"), policies={"": "heuristic"}), number)
    assert resumed > 10
