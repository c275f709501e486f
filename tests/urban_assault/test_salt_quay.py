"""The operation that plays the words for battles, ways and laps: each stands in it, and each comes to pass in play."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

import pytest

from hantei.content import load_text, read
from hantei.core.decision import Amount, Answer, Choice, Decision
from hantei.core.event import Event
from hantei.library import catalogue, open_rulebook, scenario_text
from hantei.play import Session, run
from hantei.rulebooks.urban_assault.content import language as say
from hantei.rulebooks.urban_assault.content.enemies import FIRST_ENEMY, Modifier
from hantei.rulebooks.urban_assault.content.records import Role
from hantei.rulebooks.urban_assault.content.scenario import CompanionSpec, Lap, Progress, Scenario
from hantei.rulebooks.urban_assault.content.walk import nodes
from hantei.rulebooks.urban_assault.player.heuristic import heuristic
from hantei.rulebooks.urban_assault.state import Battle, Campaign, Operation, encounter
from hantei.rulebooks.urban_assault.views.effects import effect

WORDS = {
    say.Encounter: (
        "joined_felled", "joined_at", "reaction_modifier", "retreat_check", "attackers_held_back", "spoils",
    ),
    say.Wait: ("shift", "price", "laps", "reaction", "against", "lapses", "silent"),
    say.Ware: ("prices",),
    Modifier: ("attacks_min", "leader_defence"),
    CompanionSpec: ("reaction", "leader_defence"),
    Role: ("hire_from_lap", "attacks"),
    Lap: ("rewards",),
    Progress: ("between_laps",),
}  # fmt: skip
"""Fields that the operation gives."""

CURIOUS = ("shift_digit", "actor", "hire", "prepare")
"""Questions at which a curious player takes now one, now another answer."""

NEWCOMER = "quay_hand"
"""Whom a curious player hires as soon as it can be done: after the first night."""


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    """The operation."""
    return load_text(scenario_text("urban_assault", "salt_quay")[1], "salt_quay", Scenario).value


def test_every_word_stands_in_it(scenario: Scenario) -> None:
    given = {
        (type(spot.node), field.name)
        for spot in nodes(scenario)
        for field in fields(spot.node)
        if getattr(spot.node, field.name) != field.default and getattr(spot.node, field.name) != ()
    }
    assert [
        (model.__name__, name) for model, names in WORDS.items() for name in names if (model, name) not in given
    ] == []
    found = [spot.node for spot in nodes(scenario)]
    assert any(isinstance(node, say.Strike) and node.unit == FIRST_ENEMY for node in found)
    assert any(isinstance(node, say.Strike) and node.do == "damage_chosen" for node in found)
    assert any(isinstance(node, say.Hurt) and node.who == "rolled" for node in found)
    assert any(isinstance(node, say.Enlist) and node.who == "rolled" for node in found)
    assert any(isinstance(node, say.Check) and node.ability == "defence" for node in found)
    assert any(tile.space == "both" for tile in scenario.tiles.values())


def outwits(c: Campaign, decision: Decision) -> bool:
    """Whether a curious player tries to leave a fight from which a check leads out."""
    asked = isinstance(decision, Choice) and decision.kind == "actor" and "retreat" in decision.options
    return asked and encounter(c, c.fight).retreat_check is not None


def played(seed: int, text: str = "") -> tuple[list[Event], list[str]]:
    """What happens in a game of a curious player, and the kinds of questions asked. `text`: of a changed operation."""
    events: list[Event] = []
    asked: list[str] = []

    def curious(c: Campaign, decision: Decision, rng: Random) -> Answer:
        asked.append(decision.kind)
        if decision.kind == "hire" and isinstance(decision, Choice) and NEWCOMER in decision.options:
            return NEWCOMER
        if isinstance(decision, Amount) and decision.kind == "exchange":
            return decision.high  # more than the cap leaves room for
        if outwits(c, decision):
            return "retreat"
        if isinstance(decision, Choice) and decision.kind in CURIOUS and rng.random() < 0.3:
            return rng.choice(decision.options)
        return heuristic(c, decision, rng)

    setup = {"scenario": "salt_quay", "difficulty": "easy"} | ({"scenarios": {"salt_quay": text}} if text else {})
    run(open_rulebook("urban_assault"), setup, str(seed), {"leader": curious}, lambda _, event: events.append(event))
    return events, asked


def test_every_word_comes_to_pass_in_play() -> None:
    """Sooner or later everything happens that the operation can make happen: in a hundred games at least once."""
    events = {
        "silent", "digit_shifted", "reaction_moved", "retreat_failed", "level_shifted", "lap_begins", "lap_ends",
        "joined", "experience", "surplus", "issued", "dropped_out", "paid",
    }  # fmt: skip
    asked = {"damage_chosen", "shift_digit", "shop"}
    hired = False
    for seed in range(100):
        told, questions = played(seed)
        events -= {event.name for event in told}
        asked -= set(questions)
        hired = hired or any(event.name == "hired" and str(event.facts["who"]).startswith(NEWCOMER) for event in told)
        if not events and not asked and hired:
            return
    assert (events, asked, hired) == (set(), set(), True)


@cache
def told(seed: int, text: str = "") -> tuple[str, ...]:
    """What happens in a game, as texts that can be compared."""
    return tuple(f"{event.name} {dict(event.facts)}" for event in played(seed, text)[0])


def without(value: Any, word: str) -> Any:
    """Plain data in which nothing says a word."""
    if isinstance(value, dict):
        return {name: without(inner, word) for name, inner in value.items() if name != word}
    return [without(inner, word) for inner in value] if isinstance(value, list) else value


FURTHER = ("retreat_allowed", "guarded_by", "course", "battle_start")
"""Words of other operations, too."""


@pytest.mark.parametrize("word", [*(name for names in WORDS.values() for name in names), *FURTHER])
def test_every_word_changes_what_happens(word: str) -> None:
    """Taken out of the operation it leaves another game behind, for one of sixty seeds at the latest."""
    plain = read(scenario_text("urban_assault", "salt_quay")[1], "salt_quay").value
    text = json.dumps(without(plain, word), ensure_ascii=False)
    assert any(told(seed) != told(seed, text) for seed in range(60))


def test_a_retreat_that_takes_a_check_says_so() -> None:
    """The customs shed of the operation: 1d6 + skill + 1 against 4, told before anybody tries."""
    session = Session(open_rulebook("urban_assault"), {"scenario": "salt_quay", "difficulty": "easy"}, "1")
    c = session.state
    c.operation = Operation("salt_quay", "easy", tile="customs_shed")
    path = "tiles/customs_shed/events/0"
    c.battle = Battle(path, {})
    decision = Choice("leader", "actor", "UA-36.6", ["retreat", "done"])
    said = catalogue("urban_assault", "en").say(effect(c, decision, "retreat"))
    assert said.startswith("You make the skill roll against 4; without success you fight on in this round.")
    assert catalogue("urban_assault", "ja").say(effect(c, decision, "retreat")).startswith("技量ロール（目標値4）")
